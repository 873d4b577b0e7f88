// faces/tarn/coach.h — a hint in the panel, the first game's card on the map, and the ring around
// what they speak of.
#pragma once
#include "tarn/hints.h"

#include "faces/tarn/layout.h"
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

// The best of what a coach would say now, as far as the desk wants to hear it.
std::optional<Hint> hint_now(const Sitting&);
std::size_t hint_lines_within(float height);
float hint_height(const Sitting&, const Hint&, float width, std::size_t most_lines = 99);
// A press chooses what it speaks of; its words then stand in full on the map.
void show_hint(const Sitting&, Rect, const Hint&, float pad);
void draw_hint(const Sitting&, Rect, const Hint&, float pad);  // nothing to touch

// The hint about the unit or the battery in hand: on the map until it is followed or pressed away.
std::optional<Hint> hint_in_hand(const Sitting&);
std::optional<Rect> hint_plate(const Sitting&, const Layout&, const Hint&);
void show_hint_plate(const Sitting&, Rect, const Hint&);

// The lesson goes on as soon as its step is done; a game that is over needs none.
void follow_lesson(const Sitting&);
// Where its card lies; nothing without a lesson. Its buttons go before the map's own touch.
std::optional<Rect> lesson_card(const Sitting&, const Layout&);
void show_lesson(const Sitting&, Rect);
// Above all else on the table; what it rings has been drawn.
void ring_pointed(const Sitting&, const Layout&);

}  // namespace wg::tarn_face
