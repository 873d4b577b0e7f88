// clash/pack.cpp — writing and reading the bits of a record.
#include "clash/pack.h"

namespace wg::clash {
namespace {

constexpr unsigned kUnitBits = 5, kTileBits = 8;
constexpr std::uint32_t kLongestGame = 4095;  // steps: 30 rounds of 2 turns are well within
constexpr unsigned kStepBits = 12;
enum class Kind : std::uint8_t { kMove, kStand, kStrike, kOther };

struct Writer {
  WireOut& out;
  void kind(Kind k) { put_bits<2>(out, k); }
  void unit(UnitId id) { out.bits(id, kUnitBits); }
  void operator()(const Move& o) {
    kind(Kind::kMove);
    unit(o.unit);
    out.bits(o.to, kTileBits);
  }
  void operator()(const Stand& o) {
    kind(Kind::kStand);
    put_bits<2>(out, o.posture);
    const bool one = (o.units & (o.units - 1)) == 0;
    put_bits<1>(out, one);
    if (!one) return out.bits(o.units, kMostUnits);
    UnitId id = 0;
    while ((o.units >> id & 1u) == 0) ++id;
    unit(id);
  }
  void operator()(const Assault& o) {
    kind(Kind::kStrike);
    put_bits<1>(out, 0);
    unit(o.unit);
    out.bits(o.target, kTileBits);
    std::uint32_t n = 0;
    for (UnitId id = 0; id < kMostUnits; ++id) n += o.supporters >> id & 1u;
    put_bits<2>(out, n);
    for (UnitId id = 0; id < kMostUnits; ++id)
      if ((o.supporters >> id & 1u) != 0) unit(id);
  }
  void operator()(const Bombard& o) {
    kind(Kind::kStrike);
    put_bits<1>(out, 1);
    unit(o.unit);
    out.bits(o.target, kTileBits);
  }
  void operator()(const EndTurn&) { other(0); }
  void operator()(const Resign&) { other(1); }
  void other(unsigned which) {
    kind(Kind::kOther);
    put_bits<1>(out, which);
  }
};

class Reader {
 public:
  Reader(WireIn& in, std::size_t units) : in_(in), units_(units) {}
  Order order() {
    Kind kind{};
    get_bits<2>(in_, kind, 3);
    switch (kind) {
      case Kind::kMove: {
        const UnitId id = unit();
        return Move{id, tile()};
      }
      case Kind::kStand:
        return stand();
      case Kind::kStrike: {
        const bool bombards = in_.bits(1) != 0;
        const UnitId id = unit();
        const Tile target = tile();
        if (bombards) return Bombard{id, target};
        return Assault{id, target, supporters()};
      }
      case Kind::kOther:
        break;
    }
    if (in_.bits(1) != 0) return Resign{};
    return EndTurn{};
  }

 private:
  UnitId unit() {
    const std::uint32_t id = in_.bits(kUnitBits);
    if (id >= units_) in_.fail();
    return static_cast<UnitId>(in_.fault() ? 0 : id);
  }
  Tile tile() {
    Tile t = 0;
    get_bits<kTileBits>(in_, t, kTiles - 1);
    return t;
  }
  Stand stand() {
    Stand o;
    get_bits<2>(in_, o.posture, 3);
    if (in_.bits(1) != 0) {
      o.units = Units{1} << unit();
      return o;
    }
    o.units = in_.bits(kMostUnits);
    const bool one_or_none = (o.units & (o.units - 1)) == 0;
    if (one_or_none || (units_ < kMostUnits && o.units >> units_ != 0)) in_.fail();
    return o;
  }
  Units supporters() {
    Units all = 0;
    const std::uint32_t n = in_.bits(2);
    if (n > 2) in_.fail();
    for (std::uint32_t i = 0; i < n && !in_.fault(); ++i) {
      const Units one = Units{1} << unit();
      if (one <= all) in_.fail();  // in the order of their ids
      all |= one;
    }
    return all;
  }

  WireIn& in_;
  std::size_t units_;
};

}  // namespace

void write_record(WireOut& out, const Record<Rules>& record) {
  const Setup& s = record.setup;
  WG_CHECK(!s.own && record.length <= kLongestGame);
  out.bits(s.seed, 32);
  put_bits<2>(out, s.battle);
  for (const Player p : s.player) put_bits<2>(out, p);
  put_bits<1>(out, s.fog);
  out.bits(record.length, kStepBits);
  // One order a step, and perhaps one for the step under way.
  WG_CHECK(record.given.size() == record.length || record.given.size() == record.length + 1);
  put_bits<1>(out, record.given.size() > record.length);
  for (const auto& g : record.given) std::visit(Writer{out}, g.order);
}

void read_record(WireIn& in, Record<Rules>& record) {
  record = {};
  Setup& s = record.setup;
  s.seed = in.bits(32);
  get_bits<2>(in, s.battle, kBattles - 1);
  for (Player& p : s.player) get_bits<2>(in, p, 3);
  get_bits<1>(in, s.fog, 1);
  record.length = in.bits(kStepBits);
  const Step orders = record.length + in.bits(1);
  if (in.fault()) return;
  Reader reader(in, scenario(s.battle).units.size());
  Seat to_move = Seat::kBlue;
  for (Step step = 0; step < orders && !in.fault(); ++step) {
    record.given.push_back({step, to_move, reader.order()});
    if (std::holds_alternative<EndTurn>(record.given.back().order)) to_move = other(to_move);
  }
}

}  // namespace wg::clash
