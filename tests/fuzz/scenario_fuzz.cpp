// tests/fuzz/scenario_fuzz.cpp — any text: an assignment or a fault with its place, and what is
// accepted is written and read again as the same, and begins a game whose link opens.
#include "tarn/scenario.h"

#include "games.h"
#include "table/open.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wg;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = tarn::read_scenario(text);
  if (const auto* fault = std::get_if<tarn::ScenarioFault>(&read)) {
    WG_CHECK(fault->line >= 1 && fault->column >= 1 && !fault->reason.empty());
    WG_CHECK(!broken_utf8(sentence(*fault)));  // whatever it quotes can be shown
    return 0;
  }
  const auto& scenario = std::get<tarn::Scenario>(read);
  WG_CHECK(tarn::looks_like_scenario(text));
  const auto again = tarn::read_scenario(tarn::to_text(scenario));
  WG_CHECK(std::holds_alternative<tarn::Scenario>(again));
  WG_CHECK(std::get<tarn::Scenario>(again) == scenario);
  const Table<tarn::Rules> table({scenario.setup, 0, {}});
  const auto opened = open_link<AnyTable>(table.token());
  WG_CHECK(std::holds_alternative<Opened<AnyTable>>(opened));
  const auto& same = std::get<Table<tarn::Rules>>(std::get<Opened<AnyTable>>(opened).table);
  WG_CHECK(same.setup() == scenario.setup);
  return 0;
}
