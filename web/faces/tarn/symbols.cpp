// faces/tarn/symbols.cpp — certainty is drawn, not written: solid, empty bar, dashed, pale.
#include "faces/tarn/symbols.h"

#include <algorithm>

namespace wg::tarn_face {
namespace {

float in_points(tarn::Strength milli) { return static_cast<float>(milli) / kPoint; }

tarn::Strength full_of(Seat side, Kind kind) {
  for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id)
    if (roster(id).kind == kind) return roster(id).full;
  return 0;
}

const Unit& own(const View& v, UnitId id) { return v.own[id - first_of(v.seat)]; }
int age_h(const View& v, const Movement& m) { return v.hour - 1 - m.heard_in; }

// What an exact figure lost since the hour before, where that was exact too.
tarn::Strength lost_since(const View* before, const Contact& c) {
  if (!before || !is_exact(c)) return 0;
  for (const Contact& was : before->contacts)
    if (was.number == c.number && is_exact(was) && age_h(*before, was) == 0)
      return std::max(was.strength - c.strength, 0);
  return 0;
}

}  // namespace

Mark symbol_of(Seat side, Kind kind) {
  Mark m;
  m.side = drawn_as(side);
  m.branch = kind == Kind::kMech       ? Branch::kMech
             : kind == Kind::kInfantry ? Branch::kInfantry
             : kind == Kind::kRecon    ? Branch::kRecon
                                       : Branch::kTank;
  m.dummy = kind == Kind::kDecoy;
  m.echelon = m.dummy ? 0 : kind == Kind::kRecon ? 1 : 2;
  return m;
}

Mark battery_symbol(Seat side) {
  Mark m;
  m.side = drawn_as(side);
  m.branch = Branch::kGuns;
  m.echelon = 1;
  return m;
}

Mark mark_of(const View& v, UnitId id, const Intent& intent) {
  const Roster& r = roster(id);
  const Unit& u = own(v, id);
  Mark m = symbol_of(v.seat, r.kind);
  m.strength = {in_points(u.strength), in_points(r.full), in_points(u.lost_this_hour)};
  if (u.where == Where::kGone) {
    m.broken = true;
    m.fresh = 0.25f;
    return m;
  }
  m.dug = static_cast<Dug>(posture(u, v.hour));  // the same three, in the same order
  m.waits = intent.starts_next_hour && intent.to;
  m.gives_ground = intent.stance == Stance::kGiveGround;
  return m;
}

Mark mark_of(const View& now, const View* before, const Contact& c) {
  constexpr Known kKnown[] = {Known::kHeard, Known::kSeen, Known::kExact};
  const Seat side = other(now.seat);
  const int age = age_h(now, c);
  Mark m = symbol_of(side, c.kind);
  m.known = is_exact(c) ? Known::kExact : kKnown[static_cast<std::size_t>(c.how)];
  m.broken = c.broken;
  m.fresh = age > 1 || c.broken ? 0.25f : age == 1 || m.known == Known::kHeard ? 0.5f : 1;
  if (age == 0)  // an old count says nothing of now
    m.strength = {in_points(c.strength), in_points(full_of(side, c.kind)),
                  in_points(lost_since(before, c))};
  return m;
}

Mark mark_of(const Movement&) {
  Mark m;
  m.side = Side::kUnknown;
  m.branch = Branch::kMovement;
  m.known = Known::kHeard;
  m.fresh = 0.55f;
  return m;
}

bool is_on_map(const View& v, UnitId id) {
  const Unit& u = own(v, id);
  return u.where == Where::kMap || (u.where == Where::kGone && u.lost_this_hour > 0);
}

bool is_on_map(const View& v, const Contact& c) {
  return c.placed && age_h(v, c) <= (c.broken ? 0 : kOldest_h);
}

bool is_on_map(const View& v, const Movement& m) {
  if (age_h(v, m) > kOldest_h) return false;
  return std::none_of(v.contacts.begin(), v.contacts.end(), [&](const Contact& c) {
    return c.placed && c.sector == m.sector &&
           c.seen >= m.heard_in;  // somebody was found there since
  });
}

}  // namespace wg::tarn_face
