// programs/tarn/address.cpp — the names of the query that are this game's alone, among those of
// all.
#include "programs/tarn/address.h"

#include "faces/tarn/opponents.h"
#include "known.h"

namespace wg::tarn_address {
namespace {

constexpr std::string_view kSides[] = {"blue", "red"};
constexpr std::string_view kModes[] = {"play", "learn", "watch", "review", "balance"};

}  // namespace

Wanted read(const house::Lookup& lookup) {
  Wanted wanted;
  const house::Query query(lookup, wanted);
  query.game(kKnown);
  query.look();
  if (const auto i = query.choice("mode", kModes)) wanted.mode = static_cast<Mode>(*i + 1);
  query.count("h", "an hour from 0 to 14", tarn::kHours, wanted.step);
  query.choose("side", kSides, wanted.side);
  query.count("balance", "a whole number from 0 to 10", tarn::kLastBalance, wanted.balance);
  query.seed();
  query.choose("hints", kHintLevels, wanted.hints);
  const Seat rival = other(wanted.side.value_or(tarn_face::Choice{}.side));
  if (const std::string asked = query.value("opponent"); !asked.empty()) {
    wanted.opponent = tarn::find_opponent(rival, asked);
    if (!wanted.opponent) query.complain("opponent", asked, tarn::opponent_ids(rival));
  }
  query.guest();
  return wanted;
}

}  // namespace wg::tarn_address
