// faces/clash/input.cpp — a click on a unit chooses it, on an enemy speaks of an attack, on a tile
// in its reach sends it there.
#include "faces/clash/input.h"

#include <algorithm>

#include "clash/words.h"

#include "faces/clash/picture.h"
#include "faces/clash/rounds.h"

namespace wg::clash_face {
namespace {

void choose(const Sitting& s, std::optional<UnitId> id) {
  Desk& d = s.desk;
  d.chosen = id;
  d.aim.reset();
  d.looked_at.reset();
  d.formation = Formation::kUnit;
}

// The chosen one's successor on its tile, or the first that can do something; in the end nobody.
void choose_on(const Sitting& s, const std::vector<const Piece*>& all) {
  const auto now =
      std::find_if(all.begin(), all.end(), [&](const Piece* p) { return p->id == s.desk.chosen; });
  if (now != all.end())
    return choose(s, now + 1 == all.end() ? std::nullopt : std::optional((*(now + 1))->id));
  choose(s, all.front()->id);
}

bool is_in_range(const Piece& lead, Tile t) {
  return are_beside(lead.tile, t) || distance(lead.tile, t) <= worth(lead.sight.type).range;
}

// How a unit would go about it: guns fire, all others assault.
Aim usual(const Piece& lead, Tile t) { return {t, worth(lead.sight.type).range > 0, {}}; }

void look_at(const Sitting& s, Tile t) {
  Desk& d = s.desk;
  const bool is_there =
      top_on(s.view(), t, Seat::kBlue) || top_on(s.view(), t, Seat::kRed) || place_at(s.map(), t);
  d.looked_at = d.looked_at == t || !is_there ? std::nullopt : std::optional(t);
}

// Drawn as reachable, and it is.
bool is_offered(const Sitting& s, const Piece& chosen, Tile t) {
  return !s.desk.aim && !s.desk.reverse && chosen.tile != t && !s.refuse(Move{chosen.id, t});
}

void click_in_turn(const Sitting& s, Tile t) {
  Desk& d = s.desk;
  const Piece* chosen = s.chosen();
  const auto own = pieces_on(s.view(), t, s.own());
  if (!own.empty()) {
    if (d.aim && chosen && chosen->tile == t) return d.aim.reset();
    // A friend who could be joined is chosen all the same: the panel offers to join him.
    const bool offered = chosen && is_offered(s, *chosen, t);
    const UnitId guest = offered ? chosen->id : kNobody;
    choose_on(s, own);
    d.joining = offered && d.chosen ? Joining{guest, *d.chosen} : Joining{};
    return;
  }
  if (top_on(s.view(), t, other(s.own()))) {
    if (chosen && is_in_range(*chosen, t)) {
      if (s.attack && s.attack->target == t) return attack(s);
      return aim_at(s, usual(*chosen, t));
    }
    d.aim.reset();
    return look_at(s, t);
  }
  if (d.aim) return d.aim.reset();
  d.looked_at.reset();
  if (chosen) {
    d.reverse = false;
    return s.give(Move{chosen->id, t});
  }
  look_at(s, t);
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
  constexpr std::pair<ImGuiKey, std::pair<int, int>> kSteps[] = {{ImGuiKey_LeftArrow, {-1, 0}},
                                                                 {ImGuiKey_RightArrow, {1, 0}},
                                                                 {ImGuiKey_UpArrow, {0, -1}},
                                                                 {ImGuiKey_DownArrow, {0, 1}}};
  for (const auto& step : kSteps)
    if (f.take(step.first, true)) {
      const int c = column(*d.cursor) + step.second.first, r = row(*d.cursor) + step.second.second;
      if (is_on_map(c, r)) d.cursor = tile_at(c, r);
    }
  if (f.take(ImGuiKey_Enter) || f.take(ImGuiKey_KeypadEnter) || f.take(ImGuiKey_Space)) {
    const Piece* chosen = s.chosen();  // by keys a unit is chosen otherwise: here it is sent
    if (s.may_order() && chosen && is_offered(s, *chosen, *d.cursor))
      s.give(Move{chosen->id, *d.cursor});
    else
      click(s, *d.cursor);
  }
}

void let_go(const Sitting& s) {  // the innermost thing first
  Desk& d = s.desk;
  if (d.popover != Popover::kNone)
    d.popover = Popover::kNone;
  else if (d.aim)
    d.aim.reset();
  else if (d.looked_at)
    d.looked_at.reset();
  else if (d.chosen)
    let_go_of_all(d);
  else if (d.cursor)
    d.cursor.reset();
  else if (!s.scene.live)
    s.wish(wish::BackToNow{});
  else if (result_of(s))
    d.read = s.scene.bouts.size();
  else
    s.frame.let_go();
}

// Of an order that stays: the first thing the rules hold against taking it back.
std::string why_it_stays(const Sitting& s) {
  const auto& all = s.scene.steps;
  if (all.empty() || all.back().ended_turn) return "Nothing was ordered in this turn.";
  return all.back().fought ? "A fight is never taken back." : "It showed something new.";
}

void undo(const Sitting& s) {
  if (s.scene.can_undo) return s.wish(wish::Undo{});
  if (s.may_order()) say(s.desk, why_it_stays(s), s.now_ms);
}

void take_posture_keys(const Sitting& s) {
  constexpr ImGuiKey kKeys_[] = {ImGuiKey_1, ImGuiKey_2, ImGuiKey_3, ImGuiKey_4};
  for (std::size_t i = 0; i < kPostures; ++i)
    if (s.frame.take(kKeys_[i])) take_posture(s, static_cast<Posture>(i));
}

}  // namespace

void click(const Sitting& s, Tile t) {
  if (s.may_order()) return click_in_turn(s, t);
  const auto own = pieces_on(s.view(), t, s.own());
  if (own.empty()) {
    s.desk.chosen.reset();
    return look_at(s, t);
  }
  choose_on(s, own);
}

void choose_at(const Sitting& s, Tile t) {
  if (const auto own = pieces_on(s.view(), t, s.own()); !own.empty()) choose_on(s, own);
}

void enter_the_board(const Sitting& s) {
  const Piece* near = s.chosen();
  if (!near)
    for (const Piece& p : s.view().pieces)
      if (!near && p.side == s.own()) near = &p;
  s.desk.cursor = near ? near->tile : tile_at(kWidth / 2, kHeight / 2);
  s.frame.let_go();
}

void choose_next(const Sitting& s) {
  if (!s.may_order()) return;
  std::vector<const Piece*> all;
  for (const Piece& p : s.view().pieces)
    if (p.side == s.own() && is_ready(p)) all.push_back(&p);
  if (all.empty()) {
    choose(s, std::nullopt);
    return say(s.desk, "No unit can do anything more in this turn.", s.now_ms);
  }
  const auto after = std::find_if(all.begin(), all.end(), [&](const Piece* p) {
    return s.desk.chosen && p->id > *s.desk.chosen;
  });
  const Piece* next = after == all.end() ? all.front() : *after;
  choose(s, next->id);
  if (s.desk.cursor) s.desk.cursor = next->tile;
}

void aim_at(const Sitting& s, const Aim& aim) {
  s.desk.aim = aim;
  s.desk.looked_at.reset();
  s.desk.reverse = false;
  s.desk.read = s.scene.bouts.size();
}

void aim_at_next(const Sitting& s) {
  const Piece* lead = s.chosen();
  if (!s.may_order()) return;
  if (!lead) return say(s.desk, "Choose one of your units first.", s.now_ms);
  std::vector<Tile> all;
  for (Tile t = 0; t < kTiles; ++t)
    if (top_on(s.view(), t, other(s.own())) && is_in_range(*lead, t)) all.push_back(t);
  if (all.empty()) return say(s.desk, "No enemy is beside this unit, or in its range.", s.now_ms);
  const auto now = s.desk.aim ? std::find(all.begin(), all.end(), s.desk.aim->target) : all.end();
  aim_at(s, usual(*lead, now == all.end() || now + 1 == all.end() ? all.front() : now[1]));
}

void attack(const Sitting& s) {
  if (!s.may_order() || !s.attack) return;
  s.give(s.attack->order);
  if (!s.attack->refused) s.desk.aim.reset();
}

void take_posture(const Sitting& s, Posture posture) {
  const Piece* chosen = s.chosen();
  if (!chosen || !s.may_order()) return;
  const Units units = formation(s, *chosen, posture);
  // Nobody can: the rules say why, of the unit itself.
  s.give(Stand{units != 0 ? units : Units{1} << chosen->id, posture});
}

void end_turn(const Sitting& s) {
  if (!s.scene.live) return s.wish(wish::BackToNow{});
  if (!s.may_order()) return;
  // Nothing was ordered: that may be meant, or a slip.
  const bool idle = s.scene.step == 0 || (s.scene.step <= s.scene.steps.size() &&
                                          s.scene.steps[s.scene.step - 1].ended_turn);
  if (idle && s.desk.sums_up && s.desk.popover == Popover::kNone) {
    s.desk.popover = Popover::kSummary;
    return;
  }
  s.desk.popover = Popover::kNone;
  s.wish(wish::EndTurn{});
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
    if (f.take_with_ctrl(ImGuiKey_Z)) undo(s);
    if ((f.take_with_ctrl_shift(ImGuiKey_Z) || f.take_with_ctrl(ImGuiKey_Y)) && s.scene.can_redo)
      s.wish(wish::Redo{});
  }
  walk_the_board(s);
  if (s.may_order()) {
    if (f.take(ImGuiKey_N)) choose_next(s);
    if (f.take(ImGuiKey_A)) aim_at_next(s);
    if (const auto aim = other_kind(s); aim && f.take(ImGuiKey_B)) aim_at(s, *aim);
    take_posture_keys(s);
  }
  if (s.chosen() && !d.aim && f.take(ImGuiKey_T)) d.reverse = !d.reverse;
  if (f.take(ImGuiKey_Comma, true)) step_by(s, -1);
  if (f.take(ImGuiKey_Period, true)) step_by(s, 1);
  if (!s.scene.live) take_replay_keys(s);
  if (f.take(ImGuiKey_E)) end_turn(s);
  const bool enter = f.take(ImGuiKey_Enter) || f.take(ImGuiKey_KeypadEnter);
  if (enter && s.attack) attack(s);
}

}  // namespace wg::clash_face
