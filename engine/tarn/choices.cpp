// tarn/choices.cpp — Red's road and Blue's reserve: what was known of the roads, and what was
// there.
#include "tarn/chronicle.h"

namespace wg::tarn {

using namespace telling;

void Chronicle::came_by() {  // Red's second echelon alone, and all of its later battalions
  for (std::size_t h = 0; h < hours_.size(); ++h)
    each_event<Entered>(h, [&](const Entered& e, Audience) {
      if (roster(e.unit).echelon == 2) ++second_[index(road_of(e.at))];
      if (roster(e.unit).echelon > 1) ++later_[index(road_of(e.at))];
    });
}

Strength Chronicle::truly_on(Seat side, Road road) const {
  Strength sum = 0;
  for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id) {
    const Unit& u = before().units[id];
    if (is_battalion_id(id) && u.where == Where::kMap && on_road(u.sector) &&
        road_of(u.sector) == road)
      sum += u.strength;
  }
  return sum;
}

void Chronicle::road() {
  bool by_commander = false;
  each_event<RoadChosen>([&](const RoadChosen& e, Audience) {
    if (e.side != Seat::kRed) return;
    by_commander = true;
    tell(About::kRoad, Seat::kRed, sector_at(e.road, 0),
         "Red sends its second echelon down " + of(e.road) + ".", why_that_road(e.road));
  });
  if (by_commander) road_told_ = true;
  const auto main = most_on(second_);
  if (road_told_ || !main) return;
  bool now = false;
  each_event<Entered>([&](const Entered& e, Audience) {
    now |= roster(e.unit).echelon == 2 && road_of(e.at) == *main;
  });
  if (!now) return;
  road_told_ = true;
  const int n = second_[index(*main)];
  tell(About::kRoad, Seat::kRed, sector_at(*main, 0),
       "Red's second echelon comes down " + of(*main) + ".",
       "Of its battalions that came, " + in_words(n) + " of " + in_words(sum(second_)) +
           " took it. " + weighed(*main));
}
std::string Chronicle::why_that_road(Road chosen) const {
  const View v = view(Seat::kRed);
  std::array<Strength, 3> known{};
  for (const Contact& c : v.contacts)
    if (counts(v, c) && c.kind != Kind::kRecon) known[index(road_of(c.sector))] += c.strength;
  std::string told;
  if (known[0] == known[1] && known[1] == known[2])
    told = known[0] == 0
               ? "It knew of no Blue battalion on any road, and drew one. "
               : "It knew of " + points(known[0]) + " points of Blue on each road, and drew one. ";
  else
    told = "It knew of " + points(known[0]) + " points of Blue in the west, " + points(known[1]) +
           " in the centre, " + points(known[2]) + " in the east. ";
  return told + weighed(chosen);
}
// What truly stood on a road, against the others.
std::string Chronicle::weighed(Road chosen) const {
  Strength least = truly_on(Seat::kBlue, chosen);
  Road weakest = chosen;
  for (const Road r : kRoads)
    if (const Strength s = truly_on(Seat::kBlue, r); s < least) least = s, weakest = r;
  const std::string there = points(truly_on(Seat::kBlue, chosen)) + " points stood there";
  return weakest == chosen
             ? "In truth " + there + ", on no other road fewer."
             : "In truth " + there + ", and only " + points(least) + " on " + of(weakest) + ".";
}

// Why a commander committed it; when a person's first left, and toward what.
void Chronicle::reserve() {
  if (reserve_told_) return;
  each_event<RoadChosen>([&](const RoadChosen& e, Audience) {
    if (e.side != Seat::kBlue) return;
    reserve_told_ = true;
    tell(About::kReserveSent, Seat::kBlue, sector_at(e.road, kLastRow),
         "Blue commits the reserve to " + of(e.road) + ".",
         why_the_reserve(e.road) + " " + right_road(e.road));
  });
  if (reserve_told_) return;
  bool leaves = false;
  each_event<Marched>(
      [&](const Marched& e, Audience) { leaves |= e.unit == kReserve && e.from == Sector::kR; });
  if (!leaves) return;
  reserve_told_ = true;
  const auto toward = headed_for();
  const std::string waited =
      before().units[kReserve].waiting ? " Its order had waited an hour." : "";
  if (toward)
    tell(About::kReserveSent, Seat::kBlue, sector_at(*toward, kLastRow),
         "Blue's reserve leaves for " + of(*toward) + ".", right_road(*toward) + waited);
  else
    tell(About::kReserveSent, Seat::kBlue, Sector::kX, "Blue's reserve leaves for the crossing.",
         waited.empty() ? "" : waited.substr(1));
}
std::string Chronicle::why_the_reserve(Road road) const {
  const View v = view(Seat::kBlue);
  Strength known = 0, decoy = 0;
  bool heard = false;
  for (const Contact& c : v.contacts) {
    if (!counts(v, c) || road_of(c.sector) != road) continue;
    known += c.strength;
    if (c.number != before().alias[kDecoyGroup]) continue;
    decoy = c.strength;
    heard = c.how == Certainty::kHeard;
  }
  int moved = 0;
  for (const Movement& m : v.movements)
    moved +=
        on_road(m.sector) && road_of(m.sector) == road && v.hour - m.heard_in <= kMovementLasts_h
            ? 1
            : 0;
  std::string told = "It knew of " + points(known) + " points there";
  if (moved > 0)
    told += " and of movement in " + in_words(moved) + (moved > 1 ? " sectors" : " sector");
  if (decoy > 0)
    told += "; " + points(decoy) + (heard ? " of them, only heard, were" : " of them were") +
            " the decoy";
  return told + ". In truth there were " + points(truly_on(Seat::kRed, road)) + ".";
}
// Where the reserve is bound when it leaves R.
std::optional<Road> Chronicle::headed_for() const {
  for (std::size_t h = hour_; h + 1 < states_.size(); ++h) {
    const Unit& u = states_[h + 1].units[kReserve];
    if (u.where != Where::kMap) return std::nullopt;
    if (on_road(u.sector)) return road_of(u.sector);
    for (const auto& goal : {u.destination, u.waiting})
      if (goal && on_road(*goal)) return road_of(*goal);
    if (!u.destination && h > hour_ + 1) return std::nullopt;
  }
  return std::nullopt;
}
std::string Chronicle::right_road(Road road) const {
  const int all = sum(later_);
  if (all == 0) return "None of Red's later battalions has come yet.";
  const int here = later_[index(road)];
  const auto main = most_on(later_);
  if (!main) return "Red's later battalions divided over the roads.";
  if (*main == road)
    return "The right road: " + in_words(here) + " of Red's " + in_words(all) +
           " later battalions came that way.";
  return "The wrong road: " + in_words(later_[index(*main)]) + " of Red's " + in_words(all) +
         " later battalions came by " + of(*main) + ".";
}

}  // namespace wg::tarn
