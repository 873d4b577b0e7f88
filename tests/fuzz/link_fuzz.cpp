// tests/fuzz/link_fuzz.cpp — any text: it opens a game or names a fault, and what opens opens again
// from its own link as the same game.
#include "games.h"
#include "table/open.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wg;
  const std::string_view raw(reinterpret_cast<const char*>(data), size);
  const auto opened = open_link<AnyTable>(raw);
  if (const auto* fault = std::get_if<LinkFault>(&opened)) {
    WG_CHECK(!sentence(*fault).empty());
    return 0;
  }
  const auto& table = std::get<Opened<AnyTable>>(opened).table;
  const std::string token = std::visit([](const auto& t) { return t.token(); }, table);
  const auto again = open_link<AnyTable>(token);
  WG_CHECK(std::holds_alternative<Opened<AnyTable>>(again));
  WG_CHECK(std::get<Opened<AnyTable>>(again).agrees);
  WG_CHECK(std::visit([](const auto& t) { return t.token(); },
                      std::get<Opened<AnyTable>>(again).table) == token);
  return 0;
}
