// tarn/story.cpp — looks through the hours for what decided the game.
#include "tarn/story.h"

#include "tarn/words.h"
#include "tarn/world.h"

namespace wg::tarn {
namespace {

template <class E, class F>
void each_event(const std::vector<HourEvents>& hours, F&& f) {
  for (std::size_t h = 0; h < hours.size(); ++h)
    for (const auto& n : hours[h])
      if (const E* e = std::get_if<E>(&n.event)) f(static_cast<int>(h), *e);
}

std::string name_of(UnitId id) { return std::string(roster(id).name); }

std::string between(int hour) { return "Between " + clock(hour) + " and " + clock(hour + 1); }

std::string why_red_won(const World& end, const std::vector<HourEvents>& hours) {
  std::vector<std::string> there;
  for (UnitId id = first_of(Seat::kRed); id < kUnits; ++id)
    if (fights(id) && end.units[id].where == Where::kMap && end.units[id].sector == Sector::kX)
      there.push_back(name_of(id));
  if (there.size() > 3) there = {in_words(static_cast<int>(there.size())) + " Red units"};
  std::string last_stand = "No Blue unit stood in their way.";
  each_event<Broke>(hours, [&](int hour, const Broke& e) {
    if (side_of(e.unit) == Seat::kBlue && e.at == Sector::kX)
      last_stand = name_of(e.unit) + " had been the last to defend it, and broke " +
                   (hour == end.hour - 1 ? "in that hour." : "before " + clock(hour + 1) + ".");
  });
  return between(end.hour - 1) + " " + listed(there) + " stood alone at the crossing. " +
         last_stand;
}

std::string why_blue_won(const World& end) {
  if (end.verdict->red_spent)
    return "Every Red battalion that came has broken, and none is left to come.";
  std::optional<UnitId> nearest;
  for (UnitId id = first_of(Seat::kRed); id < kUnits; ++id) {
    const Unit& u = end.units[id];
    if (!fights(id) || u.where != Where::kMap) continue;
    if (!nearest || row_of(u.sector) > row_of(end.units[*nearest].sector)) nearest = id;
  }
  if (!nearest) return "At 20:00 Blue held the crossing, and no Red unit was left on the map.";
  return "At 20:00 Blue held the crossing. The nearest Red unit, " + name_of(*nearest) +
         ", was at " + at(end.units[*nearest].sector) + ".";
}

Fact reserve(const World& end, const std::vector<HourEvents>& hours) {
  std::string told = "It never left R Low Camp.";
  bool left = false;
  each_event<Marched>(hours, [&](int hour, const Marched& e) {
    if (e.unit != kReserve || left) return;
    left = true;
    told = name_of(kReserve) + " left " + std::string(code(e.from)) + " at " + clock(hour) + "; ";
    told += end.units[kReserve].where == Where::kGone
                ? "it broke in " + at(end.units[kReserve].sector) + "."
                : "it ended in " + at(end.units[kReserve].sector) + ".";
  });
  return {"The reserve", told};
}

Fact main_road(const std::vector<HourEvents>& hours) {
  std::array<int, 3> came{};
  each_event<Entered>(hours, [&](int, const Entered& e) {
    if (roster(e.unit).echelon > 1) ++came[index(road_of(e.at))];
  });
  std::vector<std::string> roads;
  for (const Road road : kRoads)
    if (came[index(road)] > 0)
      roads.push_back(in_words(came[index(road)]) + " by the " + std::string(road_name(road)));
  return {"Red's later waves", roads.empty() ? "None of their six battalions came onto the map."
                                             : "Of six battalions, " + listed(roads) + "."};
}

Fact decoy(const World& end, const std::vector<HourEvents>& hours) {
  std::string told =
      end.units[kDecoyGroup].where == Where::kMap ? "It was never found out." : "It was not used.";
  each_event<DecoyExposed>(hours, [&](int hour, const DecoyExposed& e) {
    told = "Found out in " + at(e.at) + " between " + clock(hour) + " and " + clock(hour + 1) + ".";
  });
  return {"The decoy", told};
}

}  // namespace

Story story(const World& end, const std::vector<HourEvents>& hours) {
  WG_CHECK(end.verdict.has_value());
  Story s;
  s.winner = end.verdict->winner;
  s.title = s.winner == Seat::kBlue ? "Blue holds the crossing" : "Red takes the crossing";
  s.cause = s.winner == Seat::kBlue ? why_blue_won(end) : why_red_won(end, hours);
  for (UnitId id = 0; id < kUnits; ++id) {
    const Unit& u = end.units[id];
    if (u.where == Where::kStaging) continue;
    s.had[index(side_of(id))] += roster(id).full;
    s.lost[index(side_of(id))] += roster(id).full - (u.where == Where::kGone ? 0 : u.strength);
  }
  s.facts = {reserve(end, hours), main_road(hours), decoy(end, hours)};
  return s;
}

}  // namespace wg::tarn
