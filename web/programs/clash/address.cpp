// programs/clash/address.cpp — the names of the query that are this game's alone, among those of
// all.
#include "programs/clash/address.h"

#include "known.h"

namespace wg::clash_address {
namespace {

constexpr std::string_view kModes[] = {"play", "learn", "watch"};
constexpr std::string_view kSides[] = {"blue", "red"};                        // as seats
constexpr std::string_view kRivals[] = {"person", "easy", "middle", "hard"};  // as Player
constexpr std::string_view kBattles[] = {"belvoir-gap", "lesson-panel", "lesson-guns",
                                         "lesson-road"};  // as Battle
constexpr Step kLastStep = 9999;

}  // namespace

Wanted read(const house::Lookup& lookup) {
  Wanted w;
  const house::Query query(lookup, w);
  query.game(kKnown);
  query.look();
  if (const auto i = query.choice("mode", kModes)) w.mode = static_cast<Mode>(*i + 1);
  query.count("h", "a number of orders", kLastStep, w.step);
  query.choose("side", kSides, w.side);
  query.seed();
  query.choose("opponent", kRivals, w.rival);
  query.choose("fog", house::kNoYes, w.fog);
  query.choose("battle", kBattles, w.battle);
  query.guest();
  return w;
}

}  // namespace wg::clash_address
