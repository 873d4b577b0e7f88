// faces/tarn/text_parts.h — what several leaves of the text view share.
#pragma once
#include "faces/tarn/text.h"
#include "faces/tell.h"

namespace wg::tarn_face {

struct Telling {
  text::Leaf& leaf;
  Desk& desk;
  Answer& answer;
  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }
};

inline std::string side_id(Seat side) { return side == Seat::kBlue ? "blue" : "red"; }

// A card or an opened sheet takes the leaf for itself. `in_play`: of the game at hand, or null.
bool tell_what_lies_over(const Telling&, const std::optional<Card>&, Seat help_for,
                         const Scene* in_play);
void tell_closing(const Telling&, const Scene&);  // before the hour ends
void tell_lesson(const Telling&, const Scene&);
void tell_hints(const Telling&, const Scene&);
void tell_end(const Telling&, const Scene&);  // the verdict and ways on
void tell_reruns(const Telling&, const Measure*, bool can_run);

}  // namespace wg::tarn_face
