// tests/fuzz/clash_record_fuzz.cpp — records of The Clash.
#include "record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wg::read_and_play<wg::clash::Rules>({data, size});
  return 0;
}
