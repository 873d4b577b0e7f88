// tarn/hints.cpp — looks for what is easily overlooked, the most urgent first.
#include "tarn/hints.h"

#include <algorithm>
#include <array>

#include "tarn/commanders/eyes.h"
#include "tarn/plan.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

constexpr std::size_t kMost = 3;
constexpr Strength kReserveAt = 22 * kPoint;  // known on one road: Blue's commander commits at that
constexpr int kNoTimeToLose_h = 1;

std::string text(std::string_view s) { return std::string(s); }
std::string sector_code(Sector s) { return text(code(s)); }
std::string hours(int n) { return std::to_string(n) + (n == 1 ? " hour" : " hours"); }

struct Found {  // both wordings; the level picks one
  Advice about;
  std::string nudge, full;
  std::optional<UnitId> unit{};
  std::optional<Sector> sector{};
  bool fires = false;
};

class Coach {
 public:
  Coach(const View& v, std::span<const Order> pending, std::uint8_t balance)
      : view(v), plan(tarn::plan(v, pending)), eyes(v), balance_(balance) {}

  std::vector<Found> found;

  void coach_blue() {
    save_scouts();
    watch_fire();
    reserve();
    outnumbered();
    leaves_position();
    idle_battery();
  }
  void coach_red() {
    second_wave();
    come_in();
    save_decoy();
    mass();
    flank();
    time_left();
    idle_battery();
  }

 private:
  const View& view;
  const Plan plan;
  const Eyes eyes;
  const std::uint8_t balance_;

  std::string name(std::size_t place) const { return text(roster(id_of(view, place)).name); }
  std::size_t count() const { return count_of(view.seat); }
  bool stands(std::size_t place) const { return on_map(view.own[place]); }
  bool battalion(std::size_t place) const { return is_battalion(eyes.kind(place)); }
  bool stays(std::size_t place) const { return stands(place) && !plan.unit[place].to; }
  bool busy(std::size_t place) const { return has(eyes.busy, view.own[place].sector); }
  bool can_give_ground(std::size_t place) const {
    const Sector s = view.own[place].sector, back = behind(view.seat, s);
    return back != s && view.holder[index(back)] == view.seat;
  }
  // √k in tenths: the odds at which a defence dug in like that breaks even.
  std::string break_even(Posture p) const {
    const std::int32_t k = posture_k(p, balance_);
    std::int32_t tenths = 10;
    while ((2 * tenths + 1) * (2 * tenths + 1) * 10 <= 4 * k) ++tenths;
    return std::to_string(tenths / 10) +
           (tenths % 10 ? "." + std::to_string(tenths % 10) : std::string()) + " to 1";
  }
  // Above 0: more than breaks even against that many, dug in like that; 0: just as much.
  int odds(Strength attackers, Strength defenders, Posture p) const {
    const std::int64_t attack = std::int64_t{attackers} * attackers * 1000,
                       defence = std::int64_t{posture_k(p, balance_)} * defenders * defenders;
    return attack > defence ? 1 : attack < defence ? -1 : 0;
  }
  bool unchecked(const Contact& c) const {
    return is_fresh(view, c, 1) && eyes.is_unchecked(c) && c.sector != Sector::kX;
  }
  // Seen or exact in the hour just ended, in the sector or next to it.
  Strength pressing(Sector s) const {
    Strength sum = 0;
    for (const Contact& c : view.contacts)
      if (is_fresh(view, c, 0) && c.how != Certainty::kHeard && is_battalion(c.kind) &&
          hops(c.sector, s) <= 1)
        sum += c.strength;
    return sum;
  }

  // A battalion beside them, and they mean to hold.
  void save_scouts() {
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
               ". Falling back costs half an hour of fire; holding costs your eyes.",
           id_of(view, i), s});
      return;
    }
  }

  void watch_fire() {
    std::optional<Sector> best;
    for (const Contact& c : view.contacts) {
      if (!unchecked(c) || !has(eyes.watched, c.sector)) continue;
      if (plan.fire == c.sector) return;
      if (!best || eyes.known_1h[index(c.sector)] > eyes.known_1h[index(*best)]) best = c.sector;
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
             " watch it, so you learn exactly what is there. A tank battalion that "
             "takes no damage is the decoy.",
         std::nullopt, best, true});
  }

  void reserve() {
    const Unit& u = view.own[kReserve];
    if (!stays(kReserve) || u.sector != roster(kReserve).post) return;
    Road best = Road::kWest;
    std::array<Strength, 3> known{}, heard{};
    for (const Contact& c : view.contacts) {
      if (!is_fresh(view, c, 3) || !on_road(c.sector)) continue;
      known[index(road_of(c.sector))] += c.strength;
      if (c.how == Certainty::kHeard) heard[index(road_of(c.sector))] += c.strength;
    }
    for (const Road r : kRoads)
      if (known[index(r)] > known[index(best)]) best = r;
    if (known[index(best)] < kReserveAt) return;
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

  void outnumbered() {
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
  void leaves_position() {
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

  void idle_battery() {
    if (plan.fire) return;
    const auto at = eyes.strongest();
    if (!at) return;
    for (const Found& f : found)
      if (f.fires) return;
    const bool watched = has(eyes.watched, *at);
    const std::string known = points(eyes.known_1h[index(*at)]);
    std::string full = "Fire on " + sector_code(*at) + ": " + known +
                       " points are known there, and every unit in it loses 8 percent";
    full += view.seat == Seat::kRed ? ", dug in or not." : ".";
    full += watched ? " Your scouts watch." : " Nobody watches, so one report in ten is wrong.";
    found.push_back({Advice::kIdleBattery, "The battery has no target: what is worth shelling?",
                     full, std::nullopt, at, true});
  }

  bool could_come(std::size_t place, int in_h) const {
    return view.own[place].where == Where::kStaging && !plan.unit[place].to &&
           roster(id_of(view, place)).arrives <= view.hour + in_h;
  }
  std::string first_of_many(std::size_t first, int n) const {
    return n == 1 ? name(first) : name(first) + " and " + std::to_string(n - 1) + " more";
  }

  void come_in() {
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
         "Choose W0, C0 or E0 for " + first_of_many(first, n) +
             ": coming in takes the hour, the crossing is " + hours(way) + " further, and " +
             hours(kHours - view.hour) + " are left.",
         id_of(view, first), std::nullopt});
  }

  // The road of the second echelon: the one where least of Blue is known.
  void second_wave() {
    int n = 0;
    std::size_t first = 0;
    for (std::size_t i = count(); i-- > 0;)
      if (roster(id_of(view, i)).echelon == 2 && could_come(i, 0)) ++n, first = i;
    if (n == 0) return;
    std::array<Strength, 3> known{};
    for (const Contact& c : view.contacts)
      if (is_fresh(view, c, 3) && c.kind != Kind::kRecon && on_road(c.sector))
        known[index(road_of(c.sector))] += c.strength;
    Road least = Road::kWest;
    for (const Road r : kRoads)
      if (known[index(r)] < known[index(least)]) least = r;
    found.push_back({Advice::kSecondWave, "The second wave is here: which road looks weakest?",
                     "Of Blue you know " + points(known[0]) + " points on the West road, " +
                         points(known[1]) + " on the Centre and " + points(known[2]) +
                         " on the East road. The second wave meets least on the " +
                         text(road_name(least)) + ", as far as you know.",
                     id_of(view, first), sector_at(least, 0)});
  }

  void save_decoy() {
    const std::size_t place = place_of(kDecoyGroup);
    if (!stays(place)) return;
    const Sector s = view.own[place].sector;
    if (behind(view.seat, s) == s) return;  // there is nowhere to go
    for (const Contact& c : view.contacts) {
      if (c.kind != Kind::kRecon || !is_fresh(view, c, 1) || hops(c.sector, s) > 1) continue;
      found.push_back({Advice::kDecoy,
                       "Blue's scouts are close to the decoy: will it stay a secret?",
                       "Move the decoy: Blue's scouts at " + sector_code(c.sector) +
                           " can watch fire on " + sector_code(s) +
                           ", and then it is found out for good. Two sectors away they only hear "
                           "a tank battalion of 12.",
                       kDecoyGroup, s});
      return;
    }
  }

  // What goes into a sector this hour or is there, against what is known to defend it.
  void mass() {
    for (const Sector target : kEverySector) {
      Strength known = 0, group = 0;
      for (const Contact& c : view.contacts)
        if (c.sector == target && is_fresh(view, c, 2) && is_battalion(c.kind)) known += c.strength;
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
  void flank() {
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
        found.push_back({Advice::kFlank,
                         "There is a fight at " + at_code + ": could " + name(j) +
                             " come in from another side?",
                         "Send " + name(j) + " from " + sector_code(u.sector) + " into " + at_code +
                             ": a defender that already fights and is hit from a second sector "
                             "counts once, dug in or not.",
                         id_of(view, j), fighting.sector});
        return;
      }
    }
  }
  bool flank_is_coming(const Unit& fighting) const {
    for (std::size_t j = 0; j < count(); ++j) {
      const Unit& u = view.own[j];
      if (on_map(u) && u.sector != fighting.sector && u.sector != fighting.came_from &&
          plan.unit[j].to == fighting.sector)
        return true;
    }
    return false;
  }

  void time_left() {
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
    found.push_back({Advice::kTime, "How far is it to the crossing, and how long is the day?",
                     name(*nearest) + ": " + hours(least) + " to X, and " + hours(left) +
                         (left == 1 ? " is" : " are") +
                         " left. Red wins only if it stands there alone by 20:00: go now.",
                     id_of(view, *nearest), Sector::kX});
  }

  static std::string capital(std::string s) {
    s[0] = static_cast<char>(s[0] - 'a' + 'A');
    return s;
  }
};

}  // namespace

std::vector<Hint> hints(const View& view, std::span<const Order> pending, Hints level,
                        std::uint8_t balance) {
  if (level == Hints::kOff || view.over || view.hour >= kHours) return {};
  Coach coach(view, pending, balance);
  view.seat == Seat::kBlue ? coach.coach_blue() : coach.coach_red();
  std::vector<Hint> all;
  for (Found& f : coach.found) {
    if (all.size() == kMost) break;
    all.push_back(
        {f.about, std::move(level == Hints::kFull ? f.full : f.nudge), f.unit, f.sector, f.fires});
  }
  return all;
}

}  // namespace wg::tarn
