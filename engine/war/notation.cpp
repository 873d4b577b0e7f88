// war/notation.cpp — reading and writing it.
#include "war/notation.h"

namespace wg::war {
namespace {

using Fault = NotationFault;

// A text read from left to right.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n'))
      ++at_;
  }
  bool done() const { return at_ >= text_.size(); }
  std::size_t at() const { return at_; }
  char peek() const { return done() ? '\0' : text_[at_]; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  // A letter that stands alone is a kind; followed by a digit it begins a square.
  std::optional<Kind> kind() {
    const bool alone = at_ + 1 >= text_.size() || text_[at_ + 1] < '0' || text_[at_ + 1] > '9';
    for (std::size_t k = 0; alone && k < kKinds; ++k)
      if (peek() == kLetters[k]) {
        ++at_;
        return static_cast<Kind>(k);
      }
    return std::nullopt;
  }
  std::optional<Square> square() {
    std::size_t end = at_ + 1;
    while (end < text_.size() && end < at_ + 3 && text_[end] >= '0' && text_[end] <= '9') ++end;
    const auto square = square_named(text_.substr(at_, end - at_));
    if (square) at_ = end;
    return square;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

UnitId unit_on(const State& s, Square square) {
  for (UnitId id = 0; id < kUnits; ++id)
    if (s.at[id] == square) return id;
  return kNobody;
}

constexpr char kMarks[] = "=~#";  // in the order of Result
char mark(Result r) { return kMarks[static_cast<std::size_t>(r)]; }

}  // namespace

std::string name(Square s) {
  return std::string(1, static_cast<char>('A' + row_of(s))) + std::to_string(column_of(s) + 1);
}

std::optional<Square> square_named(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  int column = 0;
  for (const char c : text.substr(1)) {
    if (c < '0' || c > '9') return std::nullopt;
    column = column * 10 + (c - '0');
  }
  const int row = text[0] - 'A';
  if (text[1] == '0' || !on_board(row, column - 1)) return std::nullopt;
  return square_at(row, column - 1);
}

std::variant<std::array<Square, kPerSide>, Fault> read_units(std::string_view text) {
  std::array<Square, kPerSide> at{};
  at.fill(kNowhere);
  std::array<std::size_t, kKinds> next{}, end{};
  for (std::size_t k = 0, from = 0; k < kKinds; ++k) {
    next[k] = from;
    from = end[k] = from + kHowMany[k];
  }
  Reader in(text);
  std::optional<std::size_t> kind;
  for (in.skip(); !in.done(); in.skip()) {
    const std::size_t here = in.at();
    if (const auto k = in.kind()) {
      kind = static_cast<std::size_t>(*k);
      continue;
    }
    const auto square = in.square();
    if (!kind) return Fault{here, "a letter for the kind of unit comes first"};
    if (!square) return Fault{here, "this is no square"};
    if (next[*kind] == end[*kind]) return Fault{here, "there are not so many units of this kind"};
    at[next[*kind]++] = *square;
  }
  return at;
}

std::string write_units(const State& s, Seat side) {
  std::string text;
  std::optional<Kind> kind;
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id) {
    if (!is_there(s, id)) continue;
    if (kind != kind_of(id)) {
      kind = kind_of(id);
      text += text.empty() ? "" : " ";
      text += letter(*kind);
    }
    text += " " + name(s.at[id]);
  }
  return text;
}

namespace {

std::optional<Fault> read_order(Reader& in, const Setup& setup, View& view,
                                std::vector<Order>& orders) {
  const std::size_t here = in.at();
  const auto give = [&](const Order& order) -> std::optional<Fault> {
    if (Rules::refuse(setup, view, order)) return Fault{here, "the rules do not allow this"};
    view = Rules::ahead(setup, std::move(view), order);
    orders.push_back(order);
    return std::nullopt;
  };
  if (in.take('x')) {
    const auto square = in.square();
    if (!square) return Fault{here, "an attack names a square"};
    const UnitId target = unit_on(view.state, *square);
    if (target == kNobody) return Fault{here, "nobody stands there"};
    const Result result = totals(view.state, Board(view.state), target).result;
    if (auto no = give(Attack{target})) return no;
    for (const char m : {'=', '~', '#'})
      if (in.take(m) && m != mark(result)) return Fault{here, "the attack ends otherwise"};
    return std::nullopt;
  }
  const auto kind = in.kind();
  in.skip();
  const auto from = in.square();
  if (!from || !in.take('-')) return Fault{here, "a move is two squares with - between them"};
  const auto to = in.square();
  if (!to) return Fault{here, "a move is two squares with - between them"};
  const UnitId unit = unit_on(view.state, *from);
  if (unit == kNobody) return Fault{here, "nobody stands there"};
  if (kind && *kind != kind_of(unit)) return Fault{here, "the unit there is another"};
  const std::uint8_t arsenals = view.state.arsenals;
  if (auto no = give(Move{unit, *to})) return no;
  if (in.take('*') && arsenals == view.state.arsenals)
    return Fault{here, "no arsenal is eliminated there"};
  return std::nullopt;
}

}  // namespace

std::variant<std::vector<Order>, Fault> read_turn(const State& s, std::string_view text) {
  std::vector<Order> orders;
  const Setup setup{.options = s.options};
  View view{s.to_move, s};
  Reader in(text);
  in.skip();
  if (in.take('-') && in.take('-')) {
    in.skip();
    if (!in.done()) return Fault{in.at(), "nothing follows --"};
    return orders;
  }
  for (in.skip(); !in.done(); in.skip())
    if (auto fault = read_order(in, setup, view, orders)) return *fault;
  return orders;
}

std::string write_turn(const State& s, std::span<const Order> orders) {
  State now = s;
  std::string text = std::to_string(s.number) + (s.to_move == kNorth ? "N" : "S");
  for (const Order& order : orders) {
    text += " ";
    auto taken = take(now, order);
    if (const auto* m = std::get_if<Move>(&order)) {
      text += name(now.at[m->unit]) + "-" + name(m->to);
      if (taken.state.arsenals != now.arsenals) text += "*";
    } else if (const auto* a = std::get_if<Attack>(&order)) {
      text += "x" + name(now.at[a->target]) + mark(totals(now, Board(now), a->target).result);
    } else if (const auto* say = std::get_if<Say>(&order)) {
      constexpr std::string_view kSaid[] = {"draw?", "draw", "resign"};
      text += kSaid[static_cast<std::size_t>(say->what)];
    }
    now = std::move(taken.state);
  }
  return orders.empty() ? text + " --" : text;
}

}  // namespace wg::war
