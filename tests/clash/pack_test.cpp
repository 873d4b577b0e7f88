// clash/pack_test.cpp — a record in bits, and what is refused on reading.
#include "clash/pack.h"

#include "clash/battle.h"

namespace wg::clash {
namespace {

std::vector<std::uint8_t> packed(const Record<Rules>& r) {
  WireOut out;
  write_record(out, r);
  return out.bytes();
}
std::optional<Record<Rules>> unpacked(const std::vector<std::uint8_t>& bytes) {
  WireIn in(bytes);
  Record<Rules> r;
  read_record(in, r);
  if (!in.done()) return std::nullopt;
  return r;
}

}  // namespace

TEST_CASE("pack: every kind of order comes back, of both sides and of the step under way") {
  Record<Rules> r;
  r.setup.seed = 0xFFFFFFFF;
  r.setup.battle = Battle::kBelvoirGap;
  r.setup.player = {Player::kHard, Player::kPerson};
  r.setup.fog = false;
  const Order orders[] = {Stand{units({0, 1, 25}), Posture::kWithdraw},
                          Stand{units({7}), Posture::kAssault},
                          Move{3, 191},
                          Assault{2, 0, units({1, 25})},
                          Assault{2, 100, 0},
                          EndTurn{},
                          Bombard{20, 77},
                          Resign{}};
  Seat seat = Seat::kBlue;
  for (const Order& o : orders) {
    r.given.push_back({r.length++, seat, o});
    if (std::holds_alternative<EndTurn>(o)) seat = Seat::kRed;
    CHECK(unpacked(packed(r)) == r);
  }
  r.given.push_back({r.length, seat, EndTurn{}});  // given and not played yet
  CHECK(unpacked(packed(r)) == r);
}

TEST_CASE("pack: a move takes 15 bits, an assault with two supporters 28, the end of a turn 3") {
  const auto bits = [](const Order& o) {
    Record<Rules> r;
    const std::size_t before = packed(r).size() * 8;
    for (int i = 0; i < 8; ++i) r.given.push_back({r.length++, Seat::kBlue, o});
    return packed(r).size() * 8 - before;
  };
  CHECK(bits(Move{0, 0}) == 8 * 15);
  CHECK(bits(Assault{0, 0, units({1, 2})}) == 8 * (2 + 1 + 5 + 8 + 2 + 10));
  CHECK(bits(EndTurn{}) == 8 * 3);
}

TEST_CASE("pack: units and tiles that do not exist, and a second way to write one, are refused") {
  const auto bytes = [](auto&& write) {
    WireOut out;
    out.bits(1, 32);
    out.bits(0, 2 + 4 + 1);
    out.bits(1, 12);
    out.bits(0, 1);
    write(out);
    return out.bytes();
  };
  const auto move = [&](std::uint32_t unit, std::uint32_t to) {
    return bytes([&](WireOut& o) { o.bits(0, 2), o.bits(unit, 5), o.bits(to, 8); });
  };
  CHECK(unpacked(move(25, 191)));
  CHECK_FALSE(unpacked(move(26, 191)));  // Belvoir Gap has 26 units
  CHECK_FALSE(unpacked(move(25, 192)));
  const auto stand = [&](Units all) {
    return bytes([&](WireOut& o) { o.bits(1, 2), o.bits(0, 2), o.bits(0, 1), o.bits(all, 32); });
  };
  CHECK(unpacked(stand(units({0, 25}))));
  CHECK_FALSE(unpacked(stand(units({3}))));  // one unit is written by its number
  CHECK_FALSE(unpacked(stand(0)));
  CHECK_FALSE(unpacked(stand(units({3, 26}))));
  const auto support = [&](std::uint32_t a, std::uint32_t b) {
    return bytes([&](WireOut& o) {
      o.bits(2, 2), o.bits(0, 1), o.bits(0, 5), o.bits(9, 8), o.bits(2, 2), o.bits(a, 5),
          o.bits(b, 5);
    });
  };
  CHECK(unpacked(support(1, 2)));
  CHECK_FALSE(unpacked(support(2, 1)));
  CHECK_FALSE(unpacked(support(2, 2)));
}

}  // namespace wg::clash
