// war/pack.cpp — writing and reading the bits of a record.
#include "war/pack.h"

#include <algorithm>

namespace wg::war {
namespace {

constexpr unsigned kSquareBits = 9, kHalfBits = 8, kUnitBits = 5, kTurnBits = 10, kStepBits = 13;
constexpr std::uint32_t kHalf = kSquares / 2;  // squares; as a number: not placed
constexpr std::uint32_t kNoUnit = 63;
// A turn begins with the number of its moves, which an attack may follow; or it is a list.
constexpr std::uint32_t kAsList = 6;
enum class Item : std::uint8_t { kMove, kAttack, kSay };
constexpr unsigned kItemBits = 2, kCountBits = 4;

// The squares within two steps of one, row by row: 0 … 23.
std::uint32_t step_to(Square from, Square to) {
  WG_CHECK(from < kSquares && to < kSquares && from != to && distance(from, to) <= 2);
  const int i = (row_of(to) - row_of(from) + 2) * 5 + column_of(to) - column_of(from) + 2;
  return static_cast<std::uint32_t>(i > 12 ? i - 1 : i);
}
Square stepped(Square from, std::uint32_t step) {  // kNowhere: off the board
  const int i = static_cast<int>(step) + (step >= 12 ? 1 : 0);
  const int row = row_of(from) + i / 5 - 2, column = column_of(from) + i % 5 - 2;
  return on_board(row, column) ? square_at(row, column) : kNowhere;
}

// What the bits of a turn depend on: whose it is, and where its units were last. Follows the orders
// whether they are legal or not; a unit that was destroyed lies where it was.
class Course {
 public:
  explicit Course(const Setup& setup) : setup_(setup) {
    const State s = Rules::start(setup);
    at_ = s.at;
    to_move_ = s.to_move;
    deploys_ = s.phase == Phase::kDeployment;
  }
  bool deploys() const { return deploys_; }
  Seat to_move() const { return to_move_; }
  Square at(UnitId id) const { return at_[id]; }
  void note(const Order& order) {
    if (const auto* m = std::get_if<Move>(&order)) at_[m->unit] = m->to;
    if (const auto* d = std::get_if<Deploy>(&order))
      std::copy(d->at.begin(), d->at.end(), at_.begin() + first_of(d->side));
  }
  void end_step() {
    if (!deploys_) {
      to_move_ = other(to_move_);
    } else if (std::find(at_.begin(), at_.end(), kNowhere) == at_.end()) {
      put_kinds_in_order(at_);
      to_move_ = who_begins(setup_);
      deploys_ = false;
    }
  }

 private:
  const Setup& setup_;
  Squares at_{};
  Seat to_move_ = kNorth;
  bool deploys_ = false;
};

void write(WireOut& out, const Start& start) {
  for (const Square s : start.at) out.bits(s, kSquareBits);
  put_bits<4>(out, start.arsenals);
  put_bits<1>(out, start.to_move);
  out.bits(start.turn, kTurnBits);
  put_bits<6>(out, start.dislodged == kNobody ? kNoUnit : start.dislodged);
}
void read(WireIn& in, Start& start, const Options& options) {
  for (Square& s : start.at) get_bits<kSquareBits>(in, s, kNowhere);
  get_bits<4>(in, start.arsenals, 0b1111);
  get_bits<1>(in, start.to_move, 1);
  get_bits<kTurnBits>(in, start.turn, (1u << kTurnBits) - 1);
  get_bits<6>(in, start.dislodged, kNoUnit);
  if (start.dislodged == kNoUnit) start.dislodged = kNobody;
  if (in.fault() || !is_possible(start, options)) in.fail();
}

void write(WireOut& out, const Setup& s) {
  put_bits<32>(out, s.seed);
  for (const Player p : s.player) put_bits<2>(out, p);
  put_bits<1>(out, s.options.contact_relay);
  put_bits<1>(out, s.options.network_collapse);
  put_bits<1>(out, s.start.has_value());
  if (s.start) return write(out, *s.start);
  put_bits<2>(out, s.first);
  for (const Deployment d : s.deployment) put_bits<2>(out, d);
}
void read(WireIn& in, Setup& s) {
  get_bits<32>(in, s.seed, ~0u);
  for (Player& p : s.player) get_bits<2>(in, p, 3);
  get_bits<1>(in, s.options.contact_relay, 1);
  get_bits<1>(in, s.options.network_collapse, 1);
  if (in.bits(1)) return read(in, s.start.emplace(), s.options);
  get_bits<2>(in, s.first, static_cast<std::uint32_t>(First::kSouthBegins));
  for (Deployment& d : s.deployment) get_bits<2>(in, d, 3);
}

void write(WireOut& out, const Course& course, const Move& m) {
  out.bits(static_cast<std::uint32_t>(place_in_side(m.unit)), kUnitBits);
  out.bits(step_to(course.at(m.unit), m.to), 5);
}
Move read_move(WireIn& in, const Course& course) {
  Move m;
  std::uint32_t place = 0, step = 0;
  get_bits<kUnitBits>(in, place, kPerSide - 1);
  get_bits<5>(in, step, 23);
  m.unit = static_cast<UnitId>(first_of(course.to_move()) + place);
  if (!in.fault() && course.at(m.unit) != kNowhere)
    m.to = stepped(course.at(m.unit), step);
  else
    in.fail();
  if (m.to >= kSquares) in.fail();
  return m;
}
void write(WireOut& out, const Course&, const Attack& a) {
  out.bits(static_cast<std::uint32_t>(place_in_side(a.target)), kUnitBits);
}
Attack read_attack(WireIn& in, const Course& course) {
  std::uint32_t place = 0;
  get_bits<kUnitBits>(in, place, kPerSide - 1);
  return {static_cast<UnitId>(first_of(other(course.to_move())) + place)};
}

// Moves, and at most one attack after them: all but the turns with an offer or an answer.
bool is_plain(const std::vector<Order>& orders) {
  if (orders.size() > kMovesATurn + 1) return false;
  for (std::size_t i = 0; i < orders.size(); ++i)
    if (!std::holds_alternative<Move>(orders[i]) &&
        !(std::holds_alternative<Attack>(orders[i]) && i + 1 == orders.size()))
      return false;
  return orders.size() <= kMovesATurn || std::holds_alternative<Attack>(orders.back());
}

struct WriteItem {
  WireOut& out;
  const Course& course;
  void operator()(const Deploy&) const { WG_CHECK(false); }
  void operator()(const Move& m) const {
    out.bits(static_cast<std::uint32_t>(Item::kMove), kItemBits);
    write(out, course, m);
  }
  void operator()(const Attack& a) const {
    out.bits(static_cast<std::uint32_t>(Item::kAttack), kItemBits);
    write(out, course, a);
  }
  void operator()(const Say& s) const {
    out.bits(static_cast<std::uint32_t>(Item::kSay), kItemBits);
    put_bits<2>(out, s.what);
  }
};

void write_turn(WireOut& out, Course& course, const std::vector<Order>& orders) {
  if (!is_plain(orders)) {
    out.bits(kAsList, 3);
    WG_CHECK(orders.size() < 1u << kCountBits);
    out.bits(static_cast<std::uint32_t>(orders.size()), kCountBits);
    for (const Order& order : orders) {
      std::visit(WriteItem{out, course}, order);
      course.note(order);
    }
    return;
  }
  const bool attacks = !orders.empty() && std::holds_alternative<Attack>(orders.back());
  out.bits(static_cast<std::uint32_t>(orders.size() - (attacks ? 1 : 0)), 3);
  for (const Order& order : orders) {
    if (const auto* m = std::get_if<Move>(&order)) write(out, course, *m);
    course.note(order);
  }
  put_bits<1>(out, attacks);
  if (attacks) write(out, course, std::get<Attack>(orders.back()));
}

Order read_item(WireIn& in, const Course& course) {
  std::uint32_t item = 0;
  get_bits<kItemBits>(in, item, static_cast<std::uint32_t>(Item::kSay));
  if (item == static_cast<std::uint32_t>(Item::kMove)) return read_move(in, course);
  if (item == static_cast<std::uint32_t>(Item::kAttack)) return read_attack(in, course);
  Say say;
  get_bits<2>(in, say.what, static_cast<std::uint32_t>(Parley::kResign));
  return say;
}

std::vector<Order> read_turn(WireIn& in, Course& course) {
  std::vector<Order> orders;
  const auto take = [&](const Order& order) {
    if (in.fault()) return;
    course.note(order);
    orders.push_back(order);
  };
  std::uint32_t moves = 0;
  get_bits<3>(in, moves, kAsList);
  if (moves == kAsList) {
    for (std::uint32_t n = in.bits(kCountBits); n > 0 && !in.fault(); --n)
      take(read_item(in, course));
    if (is_plain(orders)) in.fail();  // one game, one link
    return orders;
  }
  for (; moves > 0 && !in.fault(); --moves) take(read_move(in, course));
  if (in.bits(1)) take(read_attack(in, course));
  return orders;
}

void write_deployment(WireOut& out, Course& course, std::span<const Given<Order>> given) {
  for (const Seat side : kPlayers) {
    const Deploy* last = nullptr;
    for (const auto& g : given)
      if (const auto* d = std::get_if<Deploy>(&g.order); d && d->side == side) last = d;
    put_bits<1>(out, last != nullptr);
    if (!last) continue;
    for (const Square s : last->at) out.bits(s == kNowhere ? kHalf : s % kHalf, kHalfBits);
    course.note(*last);
  }
}
void read_deployment(WireIn& in, Course& course, Step step, Record<Rules>& r) {
  for (const Seat side : kPlayers) {
    if (!in.bits(1)) continue;
    Deploy d{side, {}};
    for (Square& s : d.at) {
      std::uint32_t i = 0;
      get_bits<kHalfBits>(in, i, kHalf);
      s = static_cast<Square>(i == kHalf ? kNowhere : side == kNorth ? i : i + kHalf);
    }
    if (in.fault()) return;
    course.note(d);
    r.given.push_back({step, side, d});
  }
}

}  // namespace

void write_record(WireOut& out, const Record<Rules>& r) {
  write(out, r.setup);
  WG_CHECK(r.length < 1u << kStepBits);
  out.bits(r.length, kStepBits);
  Course course(r.setup);
  for (Step step = 0; step <= r.length; ++step) {
    const auto given = orders_of(r, step);
    if (course.deploys()) {
      write_deployment(out, course, given);
    } else {
      std::vector<Order> orders;
      for (const auto& g : given) orders.push_back(g.order);
      write_turn(out, course, orders);
    }
    course.end_step();
  }
}

void read_record(WireIn& in, Record<Rules>& r) {
  read(in, r.setup);
  get_bits<kStepBits>(in, r.length, (1u << kStepBits) - 1);
  if (in.fault()) return;
  Course course(r.setup);
  for (Step step = 0; step <= r.length && !in.fault(); ++step) {
    if (course.deploys()) {
      read_deployment(in, course, step, r);
    } else {
      const Seat seat = course.to_move();
      for (const Order& order : read_turn(in, course)) r.given.push_back({step, seat, order});
    }
    course.end_step();
  }
}

}  // namespace wg::war
