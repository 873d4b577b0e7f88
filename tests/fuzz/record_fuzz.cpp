// tests/fuzz/record_fuzz.cpp — any bits behind a good check: a record that reads plays without
// breaking a promise, as far as its orders are legal, and is written and read again as the same.
#include "games.h"
#include "table/open.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wg;
  using G = tarn::Rules;
  WireIn in({data, size});
  Record<G> record;
  read_record(in, record);
  if (in.fault()) return 0;
  WireOut out;
  write_record(out, record);
  const auto bytes = out.bytes();
  WireIn back(bytes);
  Record<G> same;
  read_record(back, same);
  WG_CHECK(back.done() && same == record);
  const Table<G> table(std::move(record));
  const auto opened = open_link<AnyTable>(table.token());
  WG_CHECK(std::holds_alternative<Opened<AnyTable>>(opened));
  const auto& again = std::get<Table<G>>(std::get<Opened<AnyTable>>(opened).table);
  WG_CHECK(again.state() == table.state());
  return 0;
}
