// tarn/facts.cpp — constants into words for readers. A number is never written down here twice.
#include "tarn/facts.h"

#include "core/stats.h"
#include "tarn/duel.h"
#include "tarn/guide.h"
#include "tarn/setup.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

using enum Origin;

// With so many decimals, those at the end left out where they are noughts.
std::string decimal(std::int64_t n, int decimals) {
  std::string digits = std::to_string(n);
  const auto room = static_cast<std::size_t>(decimals);
  if (digits.size() <= room) digits.insert(0, room + 1 - digits.size(), '0');
  digits.insert(digits.size() - room, ".");
  while (digits.back() == '0') digits.pop_back();
  if (digits.back() == '.') digits.pop_back();
  return digits;
}
std::string exactly(std::int64_t n, int decimals) {
  const std::int64_t one = decimals == 3 ? 1000 : decimals == 2 ? 100 : 10;
  std::string rest = std::to_string(n % one);
  rest.insert(0, static_cast<std::size_t>(decimals) - rest.size(), '0');
  return std::to_string(n / one) + "." + rest;
}
std::string percent(std::int64_t n) { return std::to_string(n) + "%"; }
std::string hours(int n) { return std::to_string(n) + (n == 1 ? " hour" : " hours"); }
std::string so_many_points(Strength s) { return decimal(s, 3) + " points"; }
std::string n_in(std::uint32_t n, std::uint32_t of) {
  return std::to_string(n) + " in " + std::to_string(of);
}
std::string to_one(int percent_of_other) { return decimal(percent_of_other, 2) + ":1"; }

struct Collector {
  std::vector<Quantity> all;
  void operator()(std::string id, std::string value, std::string what, Origin origin) {
    all.push_back({std::move(id), std::move(value), std::move(what), origin});
  }
};

void the_day(Collector& add) {
  add("hours", std::to_string(kHours), "Turns of one hour", kBrief);
  add("begins", clock(0), "The game begins", kBrief);
  add("ends", clock(kHours), "The game ends", kBrief);
  for (int wave = 1; wave <= 3; ++wave)
    add("echelon_" + std::to_string(wave), clock(kEchelonArrives[wave]),
        "Red's echelon " + std::to_string(wave) + " may come in from", kOurs);
  add("tank_points", std::to_string(kTankPoints), "Points of a tank battalion", kBrief);
  add("mech_points", std::to_string(kMechPoints), "Points of a mechanised battalion", kOurs);
  add("rifle_points", std::to_string(kRiflePoints), "Points of an infantry battalion", kOurs);
  add("recon_points", std::to_string(kReconPoints), "Points of a recon troop", kOurs);
  add("decoy_looks", so_many_points(kDecoyLooks), "What the decoy looks like from next door",
      kBrief);
  add("road_time", hours(kRoad_h), "A march to the next sector along a road", kOurs);
  add("track_time", hours(kTrack_h), "A march along a track between two roads", kOurs);
  add("slow_hours", n_in(1, kSlowBlock_h), "Hours in which new destinations wait", kOurs);
  add("slow_from", clock(kFirstSlowHour), "Slow hours are drawn from", kOurs);
  add("slow_until", clock(kLastSlowHour + 1), "Slow hours are drawn until", kOurs);
}

void combat(Collector& add) {
  add("k_prepared", decimal(kPreparedK, 3), "k of a prepared defence", kFm50);
  add("k_hasty", decimal(kHastyK, 3), "k of a hasty defence", kFm50);
  add("k_open", decimal(kOpenK, 3), "k in a meeting engagement, on the move, or flanked", kFm50);
  add("hasty_after", hours(kHastyAfter_h), "Time in place until a defence is hasty", kOurs);
  add("prepared_after", hours(kPreparedAfter_h), "Time in place until a defence is prepared",
      kBrief);
  add("breaks_at", percent(kBreaksAt_pc), "Losses at which a unit breaks", kBrief);
  add("loss_rate", percent(kLossRate / 100), "Loss an hour for each point of enemy fire", kOurs);
  add("largest_die", percent(kLargestDie_pc), "Each of the two dice that are multiplied: 0 to",
      kOurs);
  add("quality_low", percent(kLowestQuality_pc), "Hidden quality, lowest", kOurs);
  add("quality_high", percent(kHighestQuality_pc), "Hidden quality, highest", kOurs);
  add("leaving_fire", percent(kLeavingFire_pc),
      "Of an hour of enemy fire, the price of leaving contact", kNotional);
  add("balance_standard", std::to_string(kStandardBalance), "Standard balance setting", kBrief);
  add("balance_last", std::to_string(kLastBalance), "Last balance setting", kBrief);
  add("balance_step", decimal(kBalanceStep_tenths, 1), "k changes with each step of the balance by",
      kNotional);
}

void fire_and_sight(Collector& add) {
  add("shell_loss", percent(kShellLoss_pc), "Loss of each enemy unit in a sector fired on",
      kNotional);
  add("own_recon_hit", n_in(1, kOwnReconHitIn), "Own recon troop in the target sector is hit",
      kBrief);
  add("report_right", n_in(kReportsRight, kReportsIn), "Damage reports that are right", kBrief);
  add("exaggeration", std::to_string(kExaggeration) + " times",
      "What an exaggerated report adds up to", kOurs);
  add("report_grain", so_many_points(kReportGrain), "Damage reports are rounded to", kOurs);
  add("miss", n_in(1, kMissOneIn), "Enemy units next door that are missed", kBrief);
}

void the_commanders(Collector& add) {
  add("fresh", hours(kFresh_h), "Oldest report a commander fires or strikes at", kOurs);
  add("recent", hours(kRecent_h), "Oldest report it advances on, or commits a reserve for", kOurs);
  add("lately", hours(kLately_h), "Oldest report it weighs a road by", kOurs);
  add("decoy_fears", hours(kDecoyFears_h), "Oldest report of Blue that Red's decoy keeps away from",
      kOurs);
  add("blue_reserve", so_many_points(kReserveCalledAt),
      "Known on one road before Blue's commander commits its reserve", kOurs);
  add("blue_movement", so_many_points(kMovementCounts),
      "What “movement” in a sector counts for Blue's commander", kOurs);
  add("blue_movement_lasts", hours(kMovementLasts_h), "So many hours it counts for", kOurs);
  add("blue_best_road", so_many_points(kBestRoadBonus),
      "Added to a check by fire on the strongest road", kOurs);
  add("blue_quiet_road", so_many_points(kQuietRoad),
      "The doctrinal defender gives up a road with no more than", kOurs);
  add("red_chooses", clock(kChooses), "Red's commander chooses the road for its second echelon at",
      kBrief);
  add("red_starts", clock(kMainStarts), "Its main force sets out at the earliest at", kOurs);
  add("red_late", clock(kWhateverTheOdds), "From here on it attacks whatever the odds", kOurs);
  add("red_advance", to_one(kAdvanceOdds_pc), "Its odds for an advance", kOurs);
  add("red_assault_one", to_one(kAssaultOneRoad_pc), "Its odds for the crossing, from one road",
      kOurs);
  add("red_assault_two", to_one(kAssaultTwoRoads_pc), "Its odds for the crossing, from two roads",
      kOurs);
  add("red_ready", std::to_string(kReadyTimes) + " times",
      "It waits unless it has more than this of what is still behind", kOurs);
  add("red_decoy_keeps", std::to_string(kDecoyKeeps) + " sectors",
      "Its decoy keeps from the nearest Blue it knows", kOurs);
  add("red_worth_fire", so_many_points(kWorthFire), "It fires only at more than", kOurs);
  add("red_main_fire", so_many_points(kMainRoadFire), "Added to a target on its main road", kOurs);
  add("red_crossing_fire", so_many_points(kCrossingFire), "Added to the crossing as a target",
      kOurs);
}

void what_follows(Collector& add) {
  const auto even = [](Posture p, std::uint8_t at) {
    return decimal(break_even_tenths(posture_k(p, at)), 1) + ":1";
  };
  add("even_prepared", even(Posture::kPrepared, kStandardBalance),
      "A prepared defence breaks even against", kFollows);
  add("even_hasty", even(Posture::kHasty, kStandardBalance), "A hasty defence breaks even against",
      kFollows);
  for (std::uint8_t at = 0; at <= kLastBalance; ++at) {
    const std::string setting = std::to_string(at), there = " at balance " + setting;
    add("k_prepared_" + setting, exactly(posture_k(Posture::kPrepared, at), 3),
        "k of a prepared defence" + there, kFollows);
    add("k_hasty_" + setting, exactly(posture_k(Posture::kHasty, at), 3),
        "k of a hasty defence" + there, kFollows);
    add("even_" + setting, even(Posture::kPrepared, at), "A prepared defence breaks even" + there,
        kFollows);
  }
}

// Held, in tenths of a percent.
std::string held_of(const DuelSetup& setup, std::uint32_t trials) {
  const auto held = static_cast<std::uint32_t>(duel(setup, kTrialSeed, trials).held);
  return exactly((share_of({trials, held}) + 5) / 10, 1) + "%";
}

void the_trials(Collector& add) {
  constexpr DuelSetup kAgainstThree{300, Posture::kPrepared};
  add("trials", with_commas(kTrials), "Trials of one unit against one", kBrief);
  add("trials_many", with_commas(kManyTrials), "Trials in the longer run", kOurs);
  add("trial_seed", std::to_string(kTrialSeed), "Their seed", kOurs);
  add("trial_prepared", held_of(kAgainstThree, kTrials), "A prepared defender against 3:1 holds",
      kFollows);
  add("trial_error", exactly((standard_error({kTrials, kTrials / 2}) + 5) / 10, 1) + " points",
      "Standard error of such a share", kFollows);
  add("many_prepared", held_of(kAgainstThree, kManyTrials),
      "A prepared defender against 3:1 holds, in the longer run", kFollows);
  add("many_hasty", held_of({250, Posture::kHasty}, kManyTrials),
      "A hasty defender against 2.5:1 holds, in the longer run", kFollows);
  add("many_open", held_of({100, Posture::kOpen}, kManyTrials),
      "Two equal units in the open: the first holds, in the longer run", kFollows);
}

}  // namespace

std::string_view origin_name(Origin origin) {
  switch (origin) {
    case kFm50:
      return "FM 5-0, Table B-1";
    case kBrief:
      return "Brief";
    case kNotional:
      return "Brief, notional";
    case kOurs:
      return "Our choice";
    case kFollows:
      break;
  }
  return "Follows";
}

std::vector<Quantity> quantities() {
  Collector add;
  the_day(add);
  combat(add);
  fire_and_sight(add);
  the_commanders(add);
  what_follows(add);
  the_trials(add);
  return add.all;
}

std::vector<UnitLine> order_of_battle() {
  std::vector<UnitLine> lines;
  for (const Roster& r : kRoster)
    lines.push_back({r.side, std::string(r.name), std::string(kind_name(r.kind)),
                     whole_points(r.full),
                     r.side == Seat::kBlue
                         ? at(r.post)
                         : "Echelon " + std::to_string(r.echelon) + ", from " + clock(r.arrives)});
  return lines;
}

}  // namespace wg::tarn
