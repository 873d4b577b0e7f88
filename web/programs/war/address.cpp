// programs/war/address.cpp — the names of the query that are this game's alone, among those of all.
#include "programs/war/address.h"

namespace wg::war_address {
namespace {

constexpr std::string_view kModes[] = {"play", "watch"};
constexpr std::string_view kSides[] = {"south", "north"};                           // as seats
constexpr std::string_view kRivals[] = {"person", "easy", "middle", "hard"};        // as Player
constexpr std::string_view kDeployments[] = {"free", "book", "pump-house", "rio"};  // as Deployment
constexpr std::string_view kFirsts[] = {"lot", "north", "south"};                   // as First
constexpr Step kLastStep = 9999;

}  // namespace

Wanted read(const house::Lookup& lookup) {
  Wanted w;
  const house::Query query(lookup, w);
  query.look();
  query.choose("mode", kModes, [&](std::size_t i) { w.mode = static_cast<Mode>(i + 1); });
  query.number("h", "a number of turns", kLastStep, w.step);
  query.choose("side", kSides, [&](std::size_t i) { w.side = static_cast<Seat>(i); });
  query.seed();
  query.choose("opponent", kRivals, [&](std::size_t i) { w.rival = static_cast<war::Player>(i); });
  query.choose("deployment", kDeployments,
               [&](std::size_t i) { w.deployment = static_cast<war::Deployment>(i); });
  query.choose("first", kFirsts, [&](std::size_t i) { w.first = static_cast<war::First>(i); });
  query.guest();
  return w;
}

}  // namespace wg::war_address
