// war/pack_test.cpp — a record in bits: what it costs, what comes back, what is refused.
#include "war/pack.h"

#include "core/link.h"
#include "war/published.h"

#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

Record<Rules> back(const Record<Rules>& r) {
  WireOut out;
  write_record(out, r);
  const auto bytes = out.bytes();
  WireIn in(bytes);
  Record<Rules> read;
  read_record(in, read);
  REQUIRE(in.done());
  return read;
}
bool refused(const std::vector<std::uint8_t>& bytes) {
  WireIn in(bytes);
  Record<Rules> read;
  read_record(in, read);
  return in.fault();
}

}  // namespace

TEST_CASE("both parts of the published game come back from their bits, and are short") {
  for (const Fragment part : {Fragment::kOpening, Fragment::kBattle}) {
    const Record<Rules> r = published(part);
    CHECK(back(r) == r);
    const std::string link = to_link<Rules>(r);
    MESSAGE(link.size() << " characters: " << link);
    // A turn costs 4 bits, a move 10, an attack 5; the battle has its position before it.
    std::size_t bits = 40 + 13 + 4 + 61 + (part == Fragment::kBattle ? 34 * 9 + 21 : 0);
    for (const auto& g : r.given) bits += std::holds_alternative<Move>(g.order) ? 10 : 5;
    bits += r.length * 4;
    CHECK(link.size() <= bits / 6 + 5 + 7 + 2);
  }
}

TEST_CASE("offers, resignation and what is ordered but not played yet are kept") {
  Record<Rules> r;
  r.setup.first = First::kNorthBegins;
  const State s = Rules::start(r.setup);
  r.given = {{0, kNorth, move(s, "F10", "F11")},
             {0, kNorth, Say{Parley::kOfferDraw}},
             {1, kSouth, Say{Parley::kAcceptDraw}}};
  r.length = 2;
  CHECK(back(r) == r);
  r.length = 0;
  r.given.resize(1);
  CHECK(back(r) == r);
}

TEST_CASE("every setup comes back") {
  for (std::uint8_t p = 0; p < 4; ++p)
    for (std::uint8_t d = 0; d < 4; ++d)
      for (std::uint8_t f = 0; f < 3; ++f) {
        Record<Rules> r;
        r.setup = {.seed = 0xFFFFFFFFu - p,
                   .deployment = {static_cast<Deployment>(d), static_cast<Deployment>(3 - d)},
                   .first = static_cast<First>(f),
                   .player = {static_cast<Player>(p), static_cast<Player>(3 - p)},
                   .options = {p % 2 == 1, d % 2 == 1}};
        CHECK(back(r) == r);
      }
}

TEST_CASE("what each side has placed, and a unit that must retreat, come back") {
  Record<Rules> r;
  r.setup.deployment = {Deployment::kFree, Deployment::kFree};
  auto north = preset(Deployment::kRio, kNorth);
  north[4] = kNowhere;  // not placed yet
  r.given = {{0, kSouth, Deploy{kSouth, preset(Deployment::kPumpHouse, kSouth)}},
             {0, kNorth, Deploy{kNorth, north}}};
  CHECK(back(r) == r);
  r.given.erase(r.given.begin());
  CHECK(back(r) == r);
  State s = position("I J14", "I J13 K15", kSouth);
  s.dislodged = unit_at(s, "J13");
  r = {.setup = {.start = start_from(s)}};
  CHECK(back(r) == r);
  r.setup.start->dislodged = kNobody;
  CHECK(back(r) == r);
}

TEST_CASE("bits that no game wrote are refused") {
  const Record<Rules> r = published(Fragment::kBattle);
  WireOut out;
  write_record(out, r);
  const auto bytes = out.bytes();
  for (std::size_t n = 0; n < bytes.size(); ++n)
    CHECK(refused({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(n)}));
  // 32 bits of seed, 4 of players, 2 of options, 1 that says "a position", then squares of nine
  // bits: the first two are made the same.
  auto twice = bytes;
  WireIn in(bytes);
  WireOut forged;
  forged.bits(in.bits(32), 32);
  forged.bits(in.bits(7), 7);
  const std::uint32_t first = in.bits(9);
  in.bits(9);
  forged.bits(first, 9);
  forged.bits(first, 9);
  while (in.left() > 0) forged.bits(in.bits(1), 1);
  CHECK(refused(forged.bytes()));
}

TEST_CASE("a plain turn has one way of being written") {
  // The opening, one turn; as a list of one move it would be the same game under another link.
  Record<Rules> r;
  r.setup.first = First::kNorthBegins;
  r.length = 0;
  WireOut out;
  write_record(out, r);
  // Its last four bits are the empty turn under way: 000 and 0. In their place a list of nothing.
  const auto bytes = out.bytes();
  WireIn in(bytes);
  WireOut forged;
  for (std::size_t bit = 0; bit < 32 + 7 + 6 + 13; ++bit) forged.bits(in.bits(1), 1);
  forged.bits(6, 3);
  forged.bits(0, 4);
  CHECK(refused(forged.bytes()));
}
