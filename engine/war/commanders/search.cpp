// war/commanders/search.cpp — a beam over the moves of one turn.
#include "war/commanders/search.h"

#include <algorithm>

namespace wg::war {
namespace {

enum class Roll : std::uint32_t { kNoise = 1 };

constexpr int kMoveCosts = 2;  // points: what gains nothing is not worth a move

}  // namespace

namespace {

// All but the links.
Draft put(const Draft& before, Seat me, const Move& m) {
  Draft d = before;
  d.field.put(m.unit, m.to);
  ++d.moves;
  d.moved |= 1u << place_in_side(m.unit);
  const auto arsenal = arsenal_on(m.to);
  if (arsenal && fights(m.unit) && owner_of(*arsenal) != me &&
      stands(d.field.arsenals(), *arsenal)) {
    d.field.lose_arsenal(*arsenal);
    d.spent = true;
  }
  return d;
}

}  // namespace

Draft moved(const Draft& before, Seat me, const Move& m) {
  Draft d = put(before, me, m);
  d.field.link();
  return d;
}

Search::Search(const Draft& start, Seat me, UnitId retreats, const Temper& temper,
               const Effort& effort, Dice dice)
    : me_(me),
      retreats_(retreats),
      temper_(temper),
      effort_(effort),
      dice_(dice),
      roads_(roads(start.field)),
      tried_(kTried) {
  sprouts_.push_back({start, {}});
  longest_ = kMovesATurn - start.moves;
  if (retreats_ == kNobody) {
    const Verge v = judge(start, me_, temper_, roads_);
    lines_.push_back({{}, v.target, v.value, start.field.key(), 0});
  }
}

int Search::done_pm() const {
  if (length_ >= longest_) return 1000;
  const auto of_level = 1000 * (parent_ * kPerSide + place_) / (sprouts_.size() * kPerSide);
  return (length_ * 1000 + static_cast<int>(of_level)) / longest_;
}

bool Search::work() {
  if (length_ >= longest_) return false;
  const Draft& d = sprouts_[parent_].draft;
  const auto id = static_cast<UnitId>(first_of(me_) + place_);
  const bool must_wait = retreats_ != kNobody && length_ == 0 && id != retreats_;
  if (!must_wait && (d.moved >> place_ & 1u) == 0)
    d.field.each_way(id, [&](Square to) { try_move(parent_, id, to); });
  if (++place_ == kPerSide) {
    place_ = 0;
    if (++parent_ == sprouts_.size()) grow();
  }
  return length_ < longest_;
}

void Search::try_move(std::size_t parent, UnitId id, Square to) {
  const Sprout& from = sprouts_[parent];
  if (from.draft.spent) {
    const auto arsenal = arsenal_on(to);
    if (arsenal && fights(id) && owner_of(*arsenal) != me_ &&
        stands(from.draft.field.arsenals(), *arsenal))
      return;
  }
  Draft d = put(from.draft, me_, {id, to});
  if (id == retreats_) d.barred = id;
  if (!is_new(d.field.key())) return;
  d.field.link();
  Verge v = judge(d, me_, temper_, roads_);
  const std::uint64_t key = d.field.key();
  int extra = -kMoveCosts * d.moves;
  if (effort_.noise > 0)
    extra += static_cast<int>(dice_.below(
                 static_cast<std::uint32_t>(2 * effort_.noise + 1), static_cast<std::uint32_t>(key),
                 static_cast<std::uint32_t>(Roll::kNoise), static_cast<std::uint32_t>(key >> 32))) -
             effort_.noise;
  hopes_ = hopes_ || v.promise > v.value;
  v.value += extra;
  v.promise += extra;
  keep_line(from, {id, to}, v, key);
  keep_bud({v.promise, key, parent, {id, to}});
}

// The same moves in another order lead to the same field: once is enough.
bool Search::is_new(std::uint64_t key) {
  auto i = static_cast<std::size_t>(key % kTried);
  for (int n = 0; n < 8; ++n, i = (i + 1) % kTried) {
    if (tried_[i] == key) return false;
    if (tried_[i] == 0) {
      tried_[i] = key;
      return true;
    }
  }
  return true;
}

void Search::keep_line(const Sprout& from, const Move& m, const Verge& v, std::uint64_t key) {
  const bool full = lines_.size() == effort_.keep;
  if (full && v.value <= lines_.back().value) return;
  const std::uint64_t parent = from.draft.field.key();
  std::size_t alike = 0, worst = 0;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Line& l = lines_[i];
    if (l.key == key && l.value >= v.value) return;
    if (l.parent != parent) continue;
    ++alike;
    worst = i;
  }
  if (alike >= effort_.alike) {
    if (lines_[worst].value >= v.value) return;
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(worst));
  } else if (full) {
    lines_.pop_back();
  }
  Line line{from.moves, v.target, v.value, key, parent};
  line.moves.push_back(m);
  auto at = lines_.begin();
  while (at != lines_.end() && at->value >= v.value) ++at;
  lines_.insert(at, line);
}

void Search::keep_bud(const Bud& bud) {
  if (buds_.size() == effort_.width && bud.promise <= buds_.back().promise) return;
  for (const Bud& b : buds_)
    if (b.key == bud.key) return;
  if (buds_.size() == effort_.width) buds_.pop_back();
  auto at = buds_.begin();
  while (at != buds_.end() && at->promise >= bud.promise) ++at;
  buds_.insert(at, bud);
}

void Search::grow() {
  std::vector<Sprout> next;
  for (const Bud& b : buds_) {
    const Sprout& from = sprouts_[b.parent];
    Sprout s{moved(from.draft, me_, b.move), from.moves};
    if (b.move.unit == retreats_) s.draft.barred = retreats_;
    s.moves.push_back(b.move);
    next.push_back(s);
  }
  buds_.clear();
  std::fill(tried_.begin(), tried_.end(), 0);
  sprouts_ = std::move(next);
  parent_ = 0;
  ++length_;
  if (sprouts_.empty() || (effort_.calm && !hopes_)) length_ = longest_;
  hopes_ = false;
}

}  // namespace wg::war
