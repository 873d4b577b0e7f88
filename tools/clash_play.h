// tools/clash_play.h — a game of the Clash between two levels of the computer, and what its
// commands have in common.
#pragma once
#include <functional>

#include "clash/clash.h"

#include "options.h"

namespace wg {

struct Played {
  clash::Verdict verdict;
  std::uint32_t rounds = 0, orders = 0, refused = 0;
  std::array<double, 2> ms{}, worst_ms{};  // by seat, a turn
  std::array<std::uint32_t, 2> turns{};
};
using Watch = std::function<void(const clash::State& before, const clash::Order&,
                                 const Outcome<clash::State, clash::Event>&)>;
// The seats of the setup that are a person's are played by nobody: there must be none.
Played play_clash(const clash::Setup&, const Watch&);

const char* level_name(clash::Player);
clash::Player level_option(Options&, const std::string& name);
// `--scenario FILE`: the battle in it.
void scenario_option(Options&, clash::Setup&);

}  // namespace wg
