// tests/fuzz/tarn_record_fuzz.cpp — records of Tarn Crossing.
#include "record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wg::read_and_play<wg::tarn::Rules>({data, size});
  return 0;
}
