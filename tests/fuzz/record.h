// tests/fuzz/record.h — any bits behind a good check: a record that reads plays without breaking a
// promise, as far as its orders are legal, and is written and read again as the same.
#pragma once
#include "games.h"
#include "table/open.h"

namespace wg {

template <RuleSystem G>
void read_and_play(std::span<const std::uint8_t> bytes) {
  WireIn in(bytes);
  Record<G> record;
  read_record(in, record);
  if (in.fault()) return;
  WireOut out;
  write_record(out, record);
  const auto written = out.bytes();
  WireIn back(written);
  Record<G> same;
  read_record(back, same);
  WG_CHECK(back.done() && same == record);
  const Table<G> table(std::move(record));
  const auto opened = open_link<AnyTable>(table.token());
  WG_CHECK(std::holds_alternative<Opened<AnyTable>>(opened));
  const auto& again = std::get<Table<G>>(std::get<Opened<AnyTable>>(opened).table);
  WG_CHECK(again.state() == table.state());
}

}  // namespace wg
