// tarn/pack_test.cpp — the bits of a record: what can be written, and what cannot be read.
#include "tarn/pack.h"

#include <doctest/doctest.h>

#include "core/link.h"

using namespace wg;
using namespace wg::tarn;

namespace {

Record<Rules> written_and_read(const Record<Rules>& r, bool& good) {
  WireOut out;
  write_record(out, r);
  const auto bytes = out.bytes();
  WireIn in(bytes);
  Record<Rules> back;
  read_record(in, back);
  good = in.done();
  return back;
}

}  // namespace

TEST_CASE("S38 pack: the balance is in the record, every setting of it, and every commander") {
  for (std::uint8_t balance = 0; balance <= kLastBalance; ++balance)
    for (std::uint8_t blue = 0; blue < 8; ++blue)
      for (std::uint8_t red = 0; red < 7; ++red) {
        Record<Rules> r;
        r.setup = {0xFFFFFFFF, balance, static_cast<BlueCommander>(blue),
                   static_cast<RedCommander>(red), Hints::kFull};
        bool good = false;
        CHECK(written_and_read(r, good).setup == r.setup);
        CHECK(good);
      }
}

TEST_CASE("pack: every order a person can give survives, the unfinished hour's too") {
  Record<Rules> r;
  r.setup.red = RedCommander::kPerson;
  r.length = 1;
  r.given = {{0, Seat::kBlue, March{0, Sector::kR}},
             {0, Seat::kBlue, TakeStance{0, Stance::kGiveGround}},
             {0, Seat::kBlue, Fire{Seat::kBlue, Sector::kW0}},
             {0, Seat::kRed, March{8, Sector::kE0}},
             {1, Seat::kBlue, TakeStance{7, Stance::kHold}},
             {1, Seat::kRed, Fire{Seat::kRed, std::nullopt}}};
  bool good = false;
  CHECK(written_and_read(r, good) == r);
  CHECK(good);
}

TEST_CASE("pack: a scripted side's orders have no place in a link") {
  Record<Rules> r;  // Red is the commander's
  r.given = {{0, Seat::kRed, March{8, Sector::kE0}}};
  bool good = false;
  CHECK(written_and_read(r, good).given.empty());
  CHECK(good);
}

TEST_CASE("pack: numbers that name nothing are faults") {
  // Scenario 4 bits, balance 4, Blue 3, Red 3, hints 2, seed 32, hours 4: one field wrong at a
  // time.
  struct Header {
    std::uint32_t scenario = 0, balance = 5, blue = 1, red = 1, hints = 0, hours = 0;
  };
  const auto reads = [](const Header& h) {
    WireOut out;
    out.bits(h.scenario, 4);
    out.bits(h.balance, 4);
    out.bits(h.blue, 3);
    out.bits(h.red, 3);
    out.bits(h.hints, 2);
    out.bits(1, 32);
    out.bits(h.hours, 4);
    const auto bytes = out.bytes();
    WireIn in(bytes);
    Record<Rules> r;
    read_record(in, r);
    return !in.fault();
  };
  CHECK(reads({}));
  CHECK_FALSE(reads({.scenario = 1}));
  CHECK_FALSE(reads({.balance = 11}));
  CHECK_FALSE(reads({.red = 7}));
  CHECK_FALSE(reads({.hints = 3}));
  CHECK_FALSE(reads({.hours = 15}));
}
