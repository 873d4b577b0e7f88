// tarn/hints.cpp — looks for what is easily overlooked, the most urgent first.
#include "tarn/hints.h"

#include <utility>

#include "tarn/coach.h"
#include "tarn/guide.h"

namespace wg::tarn {
namespace {

constexpr std::size_t kMost = 3;

}  // namespace

void Coach::coach_blue() {
  save_scouts();
  watch_fire();
  reserve();
  outnumbered();
  leaves_position();
  idle_battery();
}
void Coach::coach_red() {
  second_wave();
  come_in();
  save_decoy();
  mass();
  flank();
  time_left();
  idle_battery();
}

bool Coach::can_give_ground(std::size_t place) const {
  const Sector s = view.own[place].sector, back = behind(view.seat, s);
  return back != s && view.holder[index(back)] == view.seat;
}
std::string Coach::break_even(Posture p) const {
  const std::int32_t tenths = break_even_tenths(posture_k(p, balance_));
  return std::to_string(tenths / 10) +
         (tenths % 10 ? "." + std::to_string(tenths % 10) : std::string()) + " to 1";
}
int Coach::odds(Strength attackers, Strength defenders, Posture p) const {
  const std::int64_t attack = std::int64_t{attackers} * attackers * 1000,
                     defence = std::int64_t{posture_k(p, balance_)} * defenders * defenders;
  return attack > defence ? 1 : attack < defence ? -1 : 0;
}
bool Coach::unchecked(const Contact& c) const {
  return is_fresh(view, c, kFresh_h) && eyes.is_unchecked(c) && c.sector != Sector::kX;
}
bool Coach::may_be_decoy(const Contact& c) const {
  if (c.kind != Kind::kTank || !eyes.is_unchecked(c)) return false;
  for (const Contact& other : view.contacts)
    if (other.kind == Kind::kDecoy) return false;
  return true;
}
Strength Coach::pressing(Sector s) const {
  Strength sum = 0;
  for (const Contact& c : view.contacts)
    if (is_fresh(view, c, 0) && c.how != Certainty::kHeard && is_battalion(c.kind) &&
        hops(c.sector, s) <= 1)
      sum += c.strength;
  return sum;
}

void Coach::idle_battery() {
  if (plan.fire) return;
  const auto at = eyes.strongest();
  if (!at) return;
  for (const Found& f : found)
    if (f.fires) return;
  const bool watched = has(eyes.watched, *at);
  const std::string known = points(eyes.known_fresh[index(*at)]);
  std::string full = "Fire on " + sector_code(*at) + ": " + known +
                     " points are known there, and every unit in it loses " +
                     std::to_string(kShellLoss_pc) + " percent";
  full += view.seat == Seat::kRed ? ", dug in or not." : ".";
  full += watched ? " Your scouts watch." : " Nobody watches, so one report in ten is wrong.";
  found.push_back({Advice::kIdleBattery, "The battery has no target: what is worth shelling?", full,
                   std::nullopt, at, true});
}

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
