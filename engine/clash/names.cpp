// clash/names.cpp — what things are called, and numbers as they are read.
#include "clash/constants.h"
#include "clash/movement.h"
#include "clash/words.h"

namespace wg::clash {

std::string_view side_name(Seat seat) {
  return seat == Seat::kBlue ? "Blue" : seat == Seat::kRed ? "Red" : "the umpire";
}
std::string_view player_name(Player p) {
  constexpr std::string_view kNames[] = {"Person", "Computer, easy", "Computer, middle",
                                         "Computer, hard"};
  return kNames[at(p)];
}
std::string_view player_id(Player p) {
  constexpr std::string_view kIds[] = {"person", "easy", "middle", "hard"};
  return kIds[at(p)];
}
std::string_view battle_name(Battle b) {
  constexpr std::string_view kNames[] = {"Belvoir Gap", "First lesson: the panel",
                                         "First lesson: the guns", "First lesson: the road"};
  return kNames[at(b)];
}
std::string_view battle_id(Battle b) {
  constexpr std::string_view kIds[] = {"belvoir-gap", "lesson-panel", "lesson-guns", "lesson-road"};
  return kIds[at(b)];
}
std::string_view type_name(Type t) {
  constexpr std::string_view kNames[] = {"Rifle company", "Armoured battalion", "Field battery",
                                         "Scout troop"};
  return kNames[at(t)];
}
std::string_view type_in_short(Type t) {
  constexpr std::string_view kNames[] = {"rifles", "armour", "a battery", "scouts"};
  return kNames[at(t)];
}
std::string_view role_name(Role r) {
  constexpr std::string_view kNames[] = {"foot", "armour", "guns", "scouts"};
  return kNames[at(r)];
}
std::string_view grade_name(Grade g) {
  constexpr std::string_view kNames[] = {"Green", "Trained", "Veteran", "Elite"};
  return kNames[at(g)];
}
std::string_view supply_name(Supply s) {
  constexpr std::string_view kNames[] = {"Cut", "Strained", "Adequate", "Full"};
  return kNames[at(s)];
}
std::string_view posture_name(Posture p) {
  constexpr std::string_view kNames[] = {"Assault", "Hold", "Entrenched", "Withdraw"};
  return kNames[at(p)];
}
std::string_view posture_id(Posture p) {
  constexpr std::string_view kIds[] = {"assault", "hold", "entrenched", "withdraw"};
  return kIds[at(p)];
}
std::string posture_means(Posture p) {
  const PostureWorth& w = kPostureWorth[at(p)];
  const auto n = [](std::int32_t value) { return std::to_string(value); };
  switch (p) {
    case Posture::kAssault:
      return "Attack " + plus(w.attack) + ", resolve " + plus(w.resolve) + ", and " +
             n(kShockOfAssault) +
             " shock to whom it assaults. Once it has attacked in Assault it stays so until its "
             "next turn.";
    case Posture::kHold:
      return "Nothing added, nothing taken away.";
    case Posture::kEntrenched:
      return "Defence " + plus(w.defence) + ", and " + plus(kPerDug) +
             " more for each full round dug in, up to " + n(kMostDug) + ". Resolve " +
             plus(w.resolve) + ", and " + n(kShockOfEntrenched) +
             " shock to whoever assaults it. Attack " + plus(w.attack) + ".";
    case Posture::kWithdraw:
      return "Slips away before it comes to a fight, for a small loss and " + n(kDisorderWithdraw) +
             " disorder. May not attack. Caught with no way out: defence " + plus(w.defence) + ".";
  }
  return {};
}
std::string_view terrain_name(Terrain t) {
  constexpr std::string_view kNames[] = {"open ground", "hills",    "forest",
                                         "marsh",       "mountain", "city"};
  return kNames[at(t)];
}
std::string_view in_terrain(Terrain t) {
  constexpr std::string_view kNames[] = {"in the open", "in hills",     "in forest",
                                         "in marsh",    "in mountains", "in a city"};
  return kNames[at(t)];
}
std::string_view seen_how(Level l) {
  constexpr std::string_view kNames[] = {"not seen", "seen from afar", "seen from near",
                                         "known in full"};
  return kNames[at(l)];
}

std::string percent(std::int32_t per_mille) {
  std::string s = std::to_string(per_mille / 10);
  if (per_mille % 10 != 0) s += "." + std::to_string(per_mille % 10);
  return s + "%";
}
std::string chance(std::int32_t draws) {
  return draws <= 0 ? "never" : draws >= kDraws ? "certain" : percent(draws);
}
std::string chances(Range draws) {
  return draws.least == draws.most ? chance(draws.least)
                                   : chance(draws.least) + " to " + chance(draws.most);
}
std::string ratio(std::int32_t a, std::int32_t d) {
  const std::int64_t hundredths = fdiv(std::int64_t{a} * 100, d);
  const std::string cents = std::to_string(hundredths % 100);
  return std::to_string(hundredths / 100) + "." + (cents.size() < 2 ? "0" : "") + cents + " : 1";
}
std::string plus(std::int32_t n) {
  return n == 0 ? "0" : n > 0 ? "+" + std::to_string(n) : "−" + std::to_string(-n);
}
std::string times(std::int32_t per_mille) {
  std::string places = std::to_string(1000 + per_mille % 1000).substr(1);
  if (places[2] == '0') places.pop_back();
  return std::to_string(per_mille / 1000) + "." + places;
}
std::string from_to(std::int32_t a, std::int32_t b) {
  return a == b ? std::to_string(a) : std::to_string(a) + "–" + std::to_string(b);
}
std::string points_of_move(std::int32_t half) {
  if (half == 1) return "½";
  return std::to_string(half / 2) + (half % 2 != 0 ? "½" : "");
}
std::string counted(int n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string spot(const Scenario& s, Tile t) {
  const auto place = place_at(s, t);
  return place ? s.places[*place].name : name(t);
}
std::string spot_in_full(const Scenario& s, Tile t) {
  const auto place = place_at(s, t);
  return place ? s.places[*place].name + " (" + name(t) + ")" : name(t);
}
std::string ground_at(const Scenario& s, Tile t) {
  std::string words(terrain_name(s.ground[t]));
  if (const auto i = place_at(s, t)) {
    const Place& p = s.places[*i];
    if (p.city && s.ground[t] != Terrain::kUrban) words += ", city";
    if (p.works > 0) words += ", works " + std::to_string(p.works);
    if (p.depot) words += ", depot";
  }
  if (s.roads[t] != 0) words += ", road";
  return words;
}
std::string name_of(const Scenario& s, UnitId id) {
  return id < s.units.size() ? s.units[id].name : "nobody";
}
std::string of_side(Seat side, const std::string& unit) {
  return std::string(side_name(side)) + "'s " + unit;
}
std::string name_of(const Scenario& s, const Piece& p) {
  return p.id != kNobody ? name_of(s, p.id) : std::string(type_in_short(p.sight.type));
}
std::string unit_at(const Scenario& s, const Piece& p) {
  return name_of(s, p) + " at " + name(p.tile);
}
std::string strength_of(const Piece& p) {
  return from_to(p.sight.least_strength, p.sight.most_strength);
}

namespace {

std::string small(std::string_view name) {
  std::string s(name);
  if (s[0] >= 'A' && s[0] <= 'Z') s[0] = static_cast<char>(s[0] - 'A' + 'a');
  return s;
}

}  // namespace

std::string condition(const Piece& p) {
  std::string words = strength_of(p) + " strength";
  if (p.sight.disorder) words += ", " + std::to_string(*p.sight.disorder) + " disorder";
  if (p.sight.grade) words += ", " + small(grade_name(*p.sight.grade));
  if (p.sight.posture) words += ", " + small(posture_name(*p.sight.posture));
  if (p.sight.dug.value_or(0) > 0) words += ", dug in " + std::to_string(*p.sight.dug);
  words += ", supply " + small(supply_name(p.supply));
  if (p.encircled) words += ", cut off from every way back";
  return words;
}
std::string unseen(const Piece& p) {
  std::vector<std::string> what;
  if (!p.sight.grade) what.push_back("grade");
  if (!p.sight.disorder) what.push_back("disorder");
  if (!p.sight.posture) what.push_back("posture");
  return what.empty() ? "" : capital(listed(what)) + " unseen.";
}
std::string doing(const Piece& p) {
  const Doing& d = p.doing;
  if (d.spent) return "does nothing until its next turn";
  std::string words = d.assaulted ? "has attacked, " : d.supported ? "has supported, " : "";
  if (d.halted) return words + "halted beside an enemy";
  return words + points_of_move(d.half_points) +
         (d.half_points > 0 && d.half_points <= 2 ? " point" : " points") + " of movement left";
}

namespace {

// All tiles of a row that lie side by side as one.
std::vector<std::string> runs(const Scenario& s, Terrain t) {
  std::vector<std::string> all;
  for (int r = 0; r < kHeight; ++r)
    for (int c = 0; c < kWidth; ++c) {
      if (s.ground[tile_at(c, r)] != t) continue;
      const int from = c;
      while (c + 1 < kWidth && s.ground[tile_at(c + 1, r)] == t) ++c;
      all.push_back(from == c ? name(tile_at(c, r))
                              : name(tile_at(from, r)) + "–" + name(tile_at(c, r)));
    }
  return all;
}

}  // namespace

std::vector<std::string> ground_in_words(const Scenario& s) {
  std::vector<std::string> lines{
      "Columns run from A in the west to P in the east, rows from 1 in the north to 12 in the "
      "south. Where nothing is said the ground is open."};
  for (const Terrain t :
       {Terrain::kHills, Terrain::kForest, Terrain::kMarsh, Terrain::kMountain, Terrain::kUrban})
    if (const auto all = runs(s, t); !all.empty())
      lines.push_back(capital(std::string(terrain_name(t))) + ": " + listed(all) + ".");
  if (s.river) {
    std::string words = "A river runs between columns " + name(tile_at(*s.river, 0)).substr(0, 1) +
                        " and " + name(tile_at(*s.river + 1, 0)).substr(0, 1);
    for (const Scenario::Crossing& c : s.crossings)
      words += std::string(", with a ") + (c.bridge ? "bridge" : "ford") + " in row " +
               std::to_string(row(c.west) + 1);
    lines.push_back(words + ".");
  }
  std::vector<std::string> roads;
  for (int t = 0; t < kTiles; ++t)
    if (s.roads[static_cast<std::size_t>(t)] != 0) roads.push_back(name(static_cast<Tile>(t)));
  if (!roads.empty()) lines.push_back("Roads lead through " + listed(roads) + ".");
  return lines;
}

}  // namespace wg::clash
