// tests/fuzz/war_record_fuzz.cpp — records of the Game of War.
#include "record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wg::read_and_play<wg::war::Rules>({data, size});
  return 0;
}
