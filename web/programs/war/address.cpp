// programs/war/address.cpp — the names of the query that are this game's alone, among those of all.
#include "programs/war/address.h"

#include "known.h"

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
  query.game(kKnown);
  query.look();
  if (const auto i = query.choice("mode", kModes)) w.mode = static_cast<Mode>(*i + 1);
  query.count("h", "a number of turns", kLastStep, w.step);
  query.choose("side", kSides, w.side);
  query.seed();
  query.choose("opponent", kRivals, w.rival);
  query.choose("deployment", kDeployments, w.deployment);
  query.choose("first", kFirsts, w.first);
  query.guest();
  return w;
}

}  // namespace wg::war_address
