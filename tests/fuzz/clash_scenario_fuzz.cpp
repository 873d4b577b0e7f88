// tests/fuzz/clash_scenario_fuzz.cpp — any text: a battle or a fault with its line, and what is
// accepted begins a game in which both sides see something and can end a turn.
#include "clash/clash.h"
#include "core/text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wg;
  using namespace wg::clash;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = read_scenario(text);
  if (const auto* fault = std::get_if<ScenarioFault>(&read)) {
    WG_CHECK(fault->line >= 1 && !fault->reason.empty());
    WG_CHECK(!broken_utf8(sentence(*fault)));  // whatever it quotes can be shown
    return 0;
  }
  Setup setup;
  setup.own = std::get<Scenario>(read);
  const Scenario& s = *setup.own;
  WG_CHECK(!s.units.empty() && s.units.size() <= kMostUnits && s.places.size() <= kMostPlaces);
  for (std::size_t t = 0; t < kTiles; ++t)  // a road leads both ways
    for (const Tile n : beside(static_cast<Tile>(t)))
      WG_CHECK(is_road(s, static_cast<Tile>(t), n) == is_road(s, n, static_cast<Tile>(t)));
  State state = Rules::start(setup);
  for (int turn = 0; turn < 4 && !state.verdict; ++turn) {
    const View v = Rules::view(setup, state, state.to_move);
    const Order end = EndTurn{};
    WG_CHECK(!Rules::refuse(setup, v, end));
    state = Rules::step(setup, std::move(state), {&end, 1}, Dice{}).state;
  }
  return 0;
}
