// programs/tarn/address.cpp — the names of the query that are this game's alone, among those of
// all.
#include "programs/tarn/address.h"

#include "faces/tarn/opponents.h"

namespace wg::tarn_address {
namespace {

constexpr std::string_view kSides[] = {"blue", "red"};
constexpr std::string_view kModes[] = {"play", "learn", "watch", "review", "balance"};

}  // namespace

Wanted read(const house::Lookup& lookup) {
  Wanted wanted;
  const house::Query query(lookup, wanted);
  query.look();
  query.choose("mode", kModes, [&](std::size_t i) { wanted.mode = static_cast<Mode>(i + 1); });
  query.number("h", "an hour from 0 to 14", tarn::kHours, wanted.step);
  query.choose("side", kSides, [&](std::size_t i) { wanted.side = static_cast<Seat>(i); });
  query.number("balance", "a whole number from 0 to 10", tarn::kLastBalance, wanted.balance);
  query.seed();
  query.choose("hints", kHintLevels,
               [&](std::size_t i) { wanted.hints = static_cast<tarn::Hints>(i); });
  const Seat rival = other(wanted.side.value_or(tarn_face::Choice{}.side));
  query.each("opponent", tarn::opponent_ids(rival), [&](std::string_view value) {
    wanted.opponent = tarn::find_opponent(rival, value);
    return wanted.opponent != nullptr;
  });
  query.guest();
  return wanted;
}

}  // namespace wg::tarn_address
