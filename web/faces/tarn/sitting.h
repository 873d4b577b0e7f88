// faces/tarn/sitting.h — what every part of a screen works with in one frame.
#pragma once
#include <utility>

#include "faces/tarn/areas.h"
#include "faces/tarn/desk.h"
#include "faces/tarn/scene.h"
#include "ui/widgets.h"

namespace wg::tarn_face {

struct Sitting {
  ui::Frame& frame;
  Desk& desk;
  const Scene& scene;
  const Areas& areas;
  Answer& answer;
  std::uint64_t now_ms;

  const View& view() const { return scene.view; }
  Seat seat() const { return scene.view.seat; }
  bool may_order() const { return scene.live && !scene.over(); }
  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }
};

constexpr std::size_t place_in(const View& v, UnitId id) { return id - first_of(v.seat); }
inline const Unit& unit_in(const View& v, UnitId id) { return v.own[place_in(v, id)]; }
inline const UnitRow& row_of(const Scene& s, UnitId id) {
  return s.sheet.units[place_in(s.view, id)];
}

inline const Contact* contact_of(const View& v, std::uint8_t number) {
  for (const Contact& c : v.contacts)
    if (c.number == number) return &c;
  return nullptr;
}

// The contact the player looks at, and its line in the list.
struct LookedAt {
  const Contact& contact;
  const ReportRow& row;
};
inline std::optional<LookedAt> looked_at(const Sitting& s) {
  if (!s.desk.contact || s.desk.chosen) return std::nullopt;
  const Contact* contact = contact_of(s.view(), *s.desk.contact);
  for (const ReportRow& row : s.scene.sheet.reports)
    if (contact && row.subject == contact->number) return LookedAt{*contact, row};
  return std::nullopt;
}

}  // namespace wg::tarn_face
