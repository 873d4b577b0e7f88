// tarn/coach_red.cpp — what an attacker overlooks.
#include <algorithm>
#include <array>

#include "tarn/coach.h"

namespace wg::tarn {
namespace {

constexpr int kNoTimeToLose_h = 1;

std::string text(std::string_view s) { return std::string(s); }
std::string and_more(const std::string& first, int n) {
  return n == 1 ? first : first + " and " + std::to_string(n - 1) + " more";
}

}  // namespace

bool Coach::could_come(std::size_t place, int in_h) const {
  return view.own[place].where == Where::kStaging && !plan.unit[place].to &&
         roster(id_of(view, place)).arrives <= view.hour + in_h;
}
void Coach::come_in() {
  int n = 0;
  std::size_t first = 0;
  for (std::size_t i = count(); i-- > 0;)
    if (could_come(i, 0)) ++n, first = i;
  if (n == 0) return;
  for (const Found& f : found)
    if (f.about == Advice::kSecondWave) return;
  const int way = march_h(Sector::kC0, Sector::kX);
  found.push_back(
      {Advice::kComeIn,
       n == 1 ? name(first) + " waits in staging: where should it come in?"
              : capital(in_words(n)) + " units wait in staging: where should they come in?",
       "Choose W0, C0 or E0 for " + and_more(name(first), n) +
           ": coming in takes the hour, the crossing is " + hours(way) + " further, and " +
           hours(kHours - view.hour) + " are left.",
       id_of(view, first), std::nullopt});
}

// The road of the second echelon: the one where least of Blue is known.
void Coach::second_wave() {
  int n = 0;
  std::size_t first = 0;
  for (std::size_t i = count(); i-- > 0;)
    if (roster(id_of(view, i)).echelon == 2 && could_come(i, 0)) ++n, first = i;
  if (n == 0) return;
  std::array<Strength, 3> known{};
  for (const Contact& c : view.contacts)
    if (is_fresh(view, c, kLately_h) && c.kind != Kind::kRecon && on_road(c.sector))
      known[index(road_of(c.sector))] += c.strength;
  const Strength least = *std::min_element(known.begin(), known.end());
  const Strength most = *std::max_element(known.begin(), known.end());
  std::vector<Road> weakest;
  for (const Road r : kRoads)
    if (known[index(r)] == least) weakest.push_back(r);
  std::string nudge = "The second wave is here: which road looks weakest?", full;
  if (most == 0) {
    nudge = "The second wave is here: which road should it take?";
    full =
        "Choose W0, C0 or E0 for the second wave. You know of no Blue battalion on any road, so "
        "none looks weaker than another.";
  } else if (least == most) {
    full = "Choose W0, C0 or E0 for the second wave. Of Blue you know " + points(most) +
           " points on each of the three roads: as far as you know they are equal.";
  } else {
    full = "Of Blue you know " + points(known[0]) + " points on the West road, " +
           points(known[1]) + " on the Centre and " + points(known[2]) +
           " on the East road. The second wave meets least on the " + text(road_name(weakest[0])) +
           (weakest.size() > 1 ? " or the " + text(road_name(weakest[1])) : "") +
           ", as far as you know.";
  }
  found.push_back({Advice::kSecondWave, nudge, full, id_of(view, first),
                   weakest.size() == 1 ? std::optional(sector_at(weakest[0], 0)) : std::nullopt});
}

void Coach::save_decoy() {
  const std::size_t place = place_of(kDecoyGroup);
  if (!stays(place)) return;
  const Sector s = view.own[place].sector;
  if (behind(view.seat, s) == s) return;  // there is nowhere to go
  for (const Contact& c : view.contacts) {
    if (c.kind != Kind::kRecon || !is_fresh(view, c, kFresh_h) || hops(c.sector, s) > 1) continue;
    found.push_back({Advice::kDecoy, "Blue's scouts are close to the decoy: will it stay a secret?",
                     "Move the decoy: Blue's scouts at " + sector_code(c.sector) +
                         " can watch fire on " + sector_code(s) +
                         ", and then it is found out for good. Two sectors away from them it is "
                         "only heard, and counts as a tank battalion of 12 points.",
                     kDecoyGroup, s});
    return;
  }
}

// What goes into a sector this hour or is there, against what is known to defend it.
void Coach::mass() {
  for (const Sector target : kEverySector) {
    Strength known = 0, group = 0;
    for (const Contact& c : view.contacts)
      if (c.sector == target && is_fresh(view, c, kRecent_h) && is_battalion(c.kind))
        known += c.strength;
    if (known == 0 || view.holder[index(target)] == view.seat) continue;
    std::optional<UnitId> first;
    for (std::size_t i = 0; i < count(); ++i) {
      const Unit& u = view.own[i];
      if (!battalion(i) || !on_map(u)) continue;
      const bool goes = plan.unit[i].to && plan.unit[i].to == target &&
                        next_step(u.sector, target) == target && u.sector != target;
      if (!goes && u.sector != target) continue;
      group += u.strength;
      if (goes && plan.unit[i].ordered_now && !first) first = id_of(view, i);
    }
    if (!first || odds(group, known, Posture::kPrepared) >= 0) continue;
    found.push_back(
        {Advice::kMass,
         "Is " + points(group) + " enough against what is dug in at " + sector_code(target) + "?",
         sector_code(target) + ": you bring " + points(group) + " against " + points(known) +
             " known. Prepared, that holds against " + break_even(Posture::kPrepared) +
             ", hasty against " + break_even(Posture::kHasty) + ": bring more together first.",
         first, target});
    return;
  }
}

// Hit from a second sector while it fights, a defender's digging in counts for nothing.
void Coach::flank() {
  for (std::size_t i = 0; i < count(); ++i) {
    const Unit& fighting = view.own[i];
    if (!battalion(i) || !stands(i) || !busy(i)) continue;
    if (view.holder[index(fighting.sector)] == view.seat) continue;
    if (flank_is_coming(fighting)) return;
    for (std::size_t j = 0; j < count(); ++j) {
      const Unit& u = view.own[j];
      if (!battalion(j) || !stays(j) || busy(j) || u.sector == fighting.came_from ||
          !has(next_to(fighting.sector), u.sector))
        continue;
      const std::string at_code = sector_code(fighting.sector);
      found.push_back(
          {Advice::kFlank,
           "There is a fight at " + at_code + ": could " + name(j) + " come in from another side?",
           "Send " + name(j) + " from " + sector_code(u.sector) + " into " + at_code +
               ": a defender that already fights and is hit from a second sector "
               "counts once, dug in or not.",
           id_of(view, j), fighting.sector});
      return;
    }
  }
}
bool Coach::flank_is_coming(const Unit& fighting) const {
  for (std::size_t j = 0; j < count(); ++j) {
    const Unit& u = view.own[j];
    if (on_map(u) && u.sector != fighting.sector && u.sector != fighting.came_from &&
        plan.unit[j].to == fighting.sector)
      return true;
  }
  return false;
}

void Coach::time_left() {
  std::optional<std::size_t> nearest;
  int least = kHours;
  for (std::size_t i = 0; i < count(); ++i) {
    if (!stands(i) || !battalion(i)) continue;
    if (plan.unit[i].to == Sector::kX || view.own[i].sector == Sector::kX) return;
    const int way = march_h(view.own[i].sector, Sector::kX);
    if (way < least) least = way, nearest = i;
  }
  if (!nearest || busy(*nearest)) return;
  const int left = kHours - view.hour, spare = left - least - (view.slow ? 1 : 0);
  if (spare < 0 || spare > kNoTimeToLose_h) return;
  found.push_back({Advice::kTime, "How far is it to the crossing, and how many hours are left?",
                   name(*nearest) + ": " + hours(least) + " to X, and " + hours(left) +
                       (left == 1 ? " is" : " are") +
                       " left. Red wins only if it stands there alone by 20:00: go now.",
                   id_of(view, *nearest), Sector::kX});
}

}  // namespace wg::tarn
