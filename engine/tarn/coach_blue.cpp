// tarn/coach_blue.cpp — what a defender overlooks.
#include <array>

#include "tarn/coach.h"

namespace wg::tarn {
namespace {

std::string text(std::string_view s) { return std::string(s); }

}  // namespace

// A battalion beside them, and they mean to hold.
void Coach::save_scouts() {
  for (std::size_t i = 0; i < count(); ++i) {
    if (eyes.kind(i) != Kind::kRecon || !stays(i) || !can_give_ground(i) ||
        plan.unit[i].stance == Stance::kGiveGround)
      continue;
    const Sector s = view.own[i].sector;
    const Contact* worst = nullptr;
    for (const Contact& c : view.contacts)
      if (is_fresh(view, c, 0) && c.how != Certainty::kHeard && is_battalion(c.kind) &&
          hops(c.sector, s) <= 1 && (!worst || c.strength > worst->strength))
        worst = &c;
    if (!worst) continue;
    const std::string enemy = counted(1, worst->kind);
    const std::string where = worst->sector == s ? "in their sector" : "next to them";
    found.push_back(
        {Advice::kSaveScouts, name(i) + " have " + enemy + " " + where + ": should they hold?",
         "Tell " + name(i) + " to give ground: they are " + points(view.own[i].strength) +
             ", and " + enemy + " of " + points(worst->strength) + " is " + where +
             ". Falling back they take half an hour of its fire; if they stay and are lost, "
             "you no longer see what comes.",
         id_of(view, i), s});
    return;
  }
}

void Coach::watch_fire() {
  std::optional<Sector> best;
  SectorSet tanks = 0;  // one of them may be the decoy
  for (const Contact& c : view.contacts) {
    if (!unchecked(c) || !has(eyes.watched, c.sector)) continue;
    if (plan.fire == c.sector) return;
    if (may_be_decoy(c)) tanks |= bit(c.sector);
    if (!best || eyes.known_fresh[index(c.sector)] > eyes.known_fresh[index(*best)])
      best = c.sector;
  }
  if (!best) return;
  std::size_t scouts = 0;
  for (std::size_t i = 0; i < count(); ++i)
    if (stands(i) && eyes.kind(i) == Kind::kRecon && has(next_to(*best), view.own[i].sector))
      scouts = i;
  found.push_back(
      {Advice::kWatchFire,
       name(scouts) + " stand next to " + sector_code(*best) + ": could they watch fire there?",
       "Fire on " + sector_code(*best) + ": " + name(scouts) +
           " watch it, so you learn exactly what is there" +
           (has(tanks, *best) ? ". A tank battalion that takes no damage is the decoy."
                              : " and how strong it is."),
       std::nullopt, best, true});
}

void Coach::reserve() {
  const Unit& u = view.own[kReserve];
  if (!stays(kReserve) || u.sector != roster(kReserve).post) return;
  Road best = Road::kWest;
  std::array<Strength, 3> known{}, heard{};
  for (const Contact& c : view.contacts) {
    if (!is_fresh(view, c, kLately_h) || !on_road(c.sector)) continue;
    known[index(road_of(c.sector))] += c.strength;
    if (c.how == Certainty::kHeard && may_be_decoy(c))
      heard[index(road_of(c.sector))] += c.strength;
  }
  for (const Road r : kRoads)
    if (known[index(r)] > known[index(best)]) best = r;
  if (known[index(best)] < kReserveCalledAt) return;
  const Sector to = sector_at(best, kLastRow);
  const int there = *arrival(view, kReserve, to);
  const std::string road = text(road_name(best));
  const Strength rumour = heard[index(best)];
  std::string full = "Red shows " + points(known[index(best)]) + " points on the " + road;
  if (rumour > 0) full += ", " + points(rumour) + " of them only heard: that may be the decoy";
  full += ". " + name(kReserve) + " needs " + hours(march_h(u.sector, to)) + " to " +
          sector_code(to) + ": ordered now it is there at " + clock(there) +
          (view.slow ? ", this hour's wait counted." : ", and the next hour may be a slow one.");
  found.push_back({Advice::kCommitReserve,
                   "Much of Red is on the " + road + ": is it time for the reserve?", full,
                   kReserve, to});
}

void Coach::outnumbered() {
  for (std::size_t i = 0; i < count(); ++i) {
    if (!battalion(i) || !stays(i) || !on_road(view.own[i].sector) || !can_give_ground(i) ||
        plan.unit[i].stance == Stance::kGiveGround)
      continue;
    const Sector s = view.own[i].sector;
    const Posture dug = posture(view.own[i], view.hour);
    const Strength own = eyes.own[index(s)], foe = pressing(s);
    if (odds(foe, own, dug) <= 0) continue;
    const std::string_view how = dug == Posture::kPrepared ? "prepared"
                                 : dug == Posture::kHasty  ? "hasty"
                                                           : "in the open";
    found.push_back({Advice::kOutnumbered,
                     name(i) + " may meet more than they can hold: should they give ground?",
                     "Tell " + name(i) + " to give ground: " + points(own) + " at " +
                         sector_code(s) + ", " + text(how) + ", hold out against " +
                         break_even(dug) + ", and " + points(foe) +
                         " stand against them. One row back they fight another hour.",
                     id_of(view, i), s});
    return;
  }
}

// A march throws away two hours of digging; with the enemy far off that may be right.
void Coach::leaves_position() {
  for (std::size_t i = 0; i < count(); ++i) {
    const tarn::Intent& intent = plan.unit[i];
    const Unit& u = view.own[i];
    if (!battalion(i) || !stands(i) || !intent.ordered_now || !intent.to || u.destination ||
        id_of(view, i) == kReserve || posture(u, view.hour) != Posture::kPrepared ||
        pressing(u.sector) == 0)
      continue;
    found.push_back({Advice::kLeavesPosition,
                     name(i) + " are dug in, with Red next to them: is the move worth it?",
                     name(i) + " leave a prepared position that holds against " +
                         break_even(Posture::kPrepared) +
                         ". On the move they count once, and they need two hours in one place "
                         "to be prepared again.",
                     id_of(view, i), u.sector});
    return;
  }
}

}  // namespace wg::tarn
