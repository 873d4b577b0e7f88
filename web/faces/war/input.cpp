// faces/war/input.cpp — a click on a unit chooses it or aims at it, a click beside it sends it.
#include "faces/war/input.h"

#include <algorithm>

#include "war/words.h"

#include "faces/war/reach.h"
#include "faces/war/steps.h"

namespace wg::war_face {
namespace {

void let_go_of_all(Desk& d) {
  d.chosen.reset();
  d.aimed.reset();
  d.in_hand.reset();
}

// ---- placing ----
Deploy as_placed(const Sitting& s) {
  Deploy d{s.seat(), {}};
  std::copy_n(s.state().at.begin() + first_of(s.seat()), kPerSide, d.at.begin());
  return d;
}

void place(const Sitting& s, UnitId unit, Square to) {
  Deploy d = as_placed(s);
  const Square from = d.at[place_in_side(unit)];
  if (const UnitId there = s.board().on(to); there != kNobody)
    d.at[place_in_side(there)] = from;  // they change places
  d.at[place_in_side(unit)] = to;
  s.wish(wish::Give{d});
  if (Rules::refuse(s.scene.setup, s.scene.now, d)) return;
  s.desk.in_hand.reset();
  if (from != kNowhere) return;
  // The next of its kind is taken up, so that nine of infantry are nine clicks.
  for (auto next = static_cast<UnitId>(unit + 1); next < first_of(s.seat()) + kPerSide; ++next)
    if (kind_of(next) == kind_of(unit) && !is_there(s.state(), next)) {
      s.desk.in_hand = next;
      return;
    }
}

void click_to_place(const Sitting& s, Square at) {
  Desk& d = s.desk;
  const UnitId there = s.board().on(at);
  if (there == kNobody || side_of(there) != s.seat()) {
    if (d.in_hand) place(s, *d.in_hand, at);
    return;
  }
  if (d.in_hand == there)
    d.in_hand.reset();
  else if (d.in_hand && is_there(s.state(), *d.in_hand))
    place(s, *d.in_hand, at);
  else
    d.in_hand = there;
}

// ---- playing ----
void click_to_play(const Sitting& s, Square at) {
  Desk& d = s.desk;
  const UnitId there = s.board().on(at);
  if (there != kNobody && side_of(there) == s.seat()) {
    d.aimed.reset();
    d.chosen = d.chosen == there ? std::nullopt : std::optional(there);
    return;
  }
  if (there != kNobody) {
    if (d.aimed == there) return attack(s);
    d.chosen.reset();
    d.aimed = there;
    return;
  }
  if (!d.chosen || side_of(*d.chosen) != s.seat()) return let_go_of_all(d);
  const Move move{*d.chosen, at};
  s.wish(wish::Give{move});
  if (!Rules::refuse(s.scene.setup, s.scene.now, move)) d.chosen.reset();
}

void look_at(const Sitting& s, Square at) {
  const UnitId there = s.board().on(at);
  s.desk.aimed.reset();
  s.desk.chosen = there == kNobody || s.desk.chosen == there ? std::nullopt : std::optional(there);
}

bool can_move(const Sitting& s, UnitId id) {
  return is_there(s.state(), id) && !prospects(s.state(), s.board(), id).empty();
}

// Enemy units by how much an attack on them would bring, best first.
std::vector<UnitId> targets(const Sitting& s) {
  std::vector<std::pair<int, UnitId>> all;
  for (std::size_t i = 0; i < kPerSide; ++i) {
    const auto id = static_cast<UnitId>(first_of(other(s.seat())) + i);
    if (!is_there(s.state(), id)) continue;
    const Totals t = totals(s.state(), s.board(), id);
    if (t.offence > 0) all.push_back({-t.margin(), id});
  }
  std::stable_sort(all.begin(), all.end());
  std::vector<UnitId> ids;
  for (const auto& [margin, id] : all) ids.push_back(id);
  return ids;
}

void aim_at_next(const Sitting& s) {
  const auto all = targets(s);
  if (all.empty()) return say(s.desk, "No enemy unit can be attacked now.", s.now_ms);
  const auto at = std::find(all.begin(), all.end(), s.desk.aimed.value_or(kNobody));
  s.desk.chosen.reset();
  s.desk.aimed = at == all.end() || at + 1 == all.end() ? all.front() : at[1];
}

void walk_the_board(const Sitting& s) {
  Desk& d = s.desk;
  ui::Frame& f = s.frame;
  if (f.take(ImGuiKey_M)) {
    if (d.cursor)
      d.cursor.reset();
    else
      enter_the_board(s);
  }
  if (!d.cursor) return;
  constexpr std::pair<ImGuiKey, Way> kSteps[] = {{ImGuiKey_LeftArrow, {0, -1}},
                                                 {ImGuiKey_RightArrow, {0, 1}},
                                                 {ImGuiKey_UpArrow, {-1, 0}},
                                                 {ImGuiKey_DownArrow, {1, 0}}};
  for (const auto& step : kSteps)
    if (f.take(step.first, true))
      if (const Square to = next(*d.cursor, step.second); to != kNowhere) d.cursor = to;
  if (f.take(ImGuiKey_Enter) || f.take(ImGuiKey_KeypadEnter) || f.take(ImGuiKey_Space))
    click(s, *d.cursor);
}

void let_go(const Sitting& s) {  // the innermost thing first
  Desk& d = s.desk;
  if (d.popover != Popover::kNone)
    d.popover = Popover::kNone;
  else if (d.aimed || d.chosen || d.in_hand)
    let_go_of_all(d);
  else if (d.cursor)
    d.cursor.reset();
  else if (!s.scene.live)
    s.wish(wish::BackToNow{});
  else
    s.frame.let_go();
}

void take_layer_keys(const Sitting& s) {
  Layers& l = s.desk.layers;
  if (s.frame.take(ImGuiKey_L)) l.own = !l.own;
  if (s.frame.take(ImGuiKey_K)) l.enemy = !l.enemy;
  if (s.frame.take(ImGuiKey_T)) l.threats = !l.threats;
}

}  // namespace

void click(const Sitting& s, Square at) {
  if (s.may_place()) return click_to_place(s, at);
  if (s.may_move()) return click_to_play(s, at);
  look_at(s, at);
}

void enter_the_board(const Sitting& s) {
  Desk& d = s.desk;
  const auto near = d.aimed ? d.aimed : d.chosen ? d.chosen : d.in_hand;
  const Square middle = square_at(s.seat() == kNorth ? 7 : 12, 12);
  d.cursor = near && is_there(s.state(), *near) ? s.state().at[*near] : middle;
  s.frame.let_go();
}

void choose_next(const Sitting& s) {
  Desk& d = s.desk;
  if (!s.may_move()) return;
  d.aimed.reset();
  const std::size_t from =
      d.chosen && side_of(*d.chosen) == s.seat() ? place_in_side(*d.chosen) : kPerSide - 1;
  for (std::size_t i = 1; i <= kPerSide; ++i) {
    const auto id = static_cast<UnitId>(first_of(s.seat()) + (from + i) % kPerSide);
    if (!can_move(s, id)) continue;
    d.chosen = id;
    if (d.cursor) d.cursor = s.state().at[id];
    return;
  }
  d.chosen.reset();
  say(d, "No unit can move any more in this turn.", s.now_ms);
}

void attack(const Sitting& s) {
  if (!s.may_move()) return;
  if (!s.desk.aimed) return aim_at_next(s);
  const Attack order{*s.desk.aimed};
  s.wish(wish::Give{order});
  if (!Rules::refuse(s.scene.setup, s.scene.now, order)) s.desk.aimed.reset();
}

void end_turn(const Sitting& s) {
  if (!s.scene.live) return s.wish(wish::BackToNow{});
  if (s.scene.over() || !s.may_order()) return;
  if (const auto why = why_not_end(s); !why.empty()) return say(s.desk, why, s.now_ms);
  const bool idle = !s.scene.deploying() && s.scene.orders.empty();
  if (idle && s.desk.sums_up && s.desk.popover == Popover::kNone) {
    s.desk.popover = Popover::kSummary;
    return;
  }
  s.desk.popover = Popover::kNone;
  s.desk.in_hand.reset();  // the other person may sit down now
  s.wish(wish::EndTurn{});
}

void take_off(const Sitting& s) {
  if (!s.may_place() || !s.desk.in_hand || !is_there(s.state(), *s.desk.in_hand)) return;
  Deploy d = as_placed(s);
  d.at[place_in_side(*s.desk.in_hand)] = kNowhere;
  s.wish(wish::Give{d});
}

void take_keys(const Sitting& s) {
  ui::Frame& f = s.frame;
  Desk& d = s.desk;
  if (s.scene.card) return;
  if (f.take(ImGuiKey_Escape)) let_go(s);
  if (!d.locks.help && f.take(ImGuiKey_Slash))
    d.popover = d.popover == Popover::kHelp ? Popover::kNone : Popover::kHelp;
  if (d.popover != Popover::kNone) return;
  if (!d.locks.undo) {
    if (f.take_with_ctrl(ImGuiKey_Z) && s.scene.can_undo) s.wish(wish::Undo{});
    if ((f.take_with_ctrl_shift(ImGuiKey_Z) || f.take_with_ctrl(ImGuiKey_Y)) && s.scene.can_redo)
      s.wish(wish::Redo{});
  }
  walk_the_board(s);
  take_layer_keys(s);
  if (s.may_place() && (f.take(ImGuiKey_Delete) || f.take(ImGuiKey_Backspace))) take_off(s);
  if (s.may_move() && f.take(ImGuiKey_N)) choose_next(s);
  if (s.may_move() && f.take(ImGuiKey_A)) aim_at_next(s);
  if (f.take(ImGuiKey_Comma, true)) step_by(s, -1);
  if (f.take(ImGuiKey_Period, true)) step_by(s, 1);
  if (!s.scene.live) take_replay_keys(s);
  if (f.take(ImGuiKey_E)) end_turn(s);
  const bool enter = f.take(ImGuiKey_Enter) || f.take(ImGuiKey_KeypadEnter);
  if (enter && d.aimed) attack(s);
}

}  // namespace wg::war_face
