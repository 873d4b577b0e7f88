// faces/tarn/input.cpp — a click on a mark picks it, a click beside it sends the chosen unit there.
#include "faces/tarn/input.h"

#include <algorithm>

#include "tarn/words.h"

#include "faces/tarn/layout.h"

namespace wg::tarn_face {
namespace {

bool stands(const View& v, UnitId id) { return unit_in(v, id).where == Where::kMap; }

std::vector<UnitId> own_at(const View& v, Sector s) {
  std::vector<UnitId> all;
  for (std::size_t i = 0; i < count_of(v.seat); ++i)
    if (v.own[i].where == Where::kMap && v.own[i].sector == s) all.push_back(id_of(v, i));
  return all;
}

// The chosen one's neighbour in the stack, or its first unit.
void step_through(const Sitting& s, const std::vector<UnitId>& stack) {
  if (stack.empty()) return;
  const auto at = std::find(stack.begin(), stack.end(), s.desk.chosen.value_or(kUnits));
  choose(s, at == stack.end() || at + 1 == stack.end() ? stack.front() : at[1]);
}

bool can_be_sent(const Sitting& s) {
  return s.may_order() && s.desk.chosen && unit_in(s.view(), *s.desk.chosen).where != Where::kGone;
}

void send(const Sitting& s, Sector to) { s.wish(wish::Give{March{*s.desk.chosen, to}}); }

void fire(const Sitting& s, Sector at) {
  s.desk.aiming = false;
  const bool again = s.scene.plan.fire == at;
  s.wish(wish::Give{Fire{s.seat(), again ? std::nullopt : std::optional(at)}});
}

struct Clicker {
  const Sitting& s;
  Desk& desk = s.desk;

  void operator()(std::monostate) const { desk.opened.reset(); }
  void operator()(const OnBattery&) const { aim(s); }
  void operator()(const OnStaging& on) const { choose(s, on.id); }
  void operator()(const OnUnit& on) const {
    const Sector here = unit_in(s.view(), on.id).sector;
    if (desk.aiming) return fire(s, here);
    if (comes_in_at(here)) return send(s, here);
    if (desk.chosen == on.id && !desk.opened) return step_through(s, own_at(s.view(), here));
    choose(s, on.id);
  }
  void operator()(const OnStack& on) const {
    if (desk.aiming) return fire(s, on.sector);
    if (on.side != s.seat()) return enemy(on.sector, [&] { desk.opened = on; });
    if (comes_in_at(on.sector)) return send(s, on.sector);
    step_through(s, own_at(s.view(), on.sector));
    desk.opened = on;
  }
  void operator()(const OnContact& on) const {
    const Contact* c = contact_of(s.view(), on.number);
    if (!c) return;
    if (desk.aiming) return fire(s, c->sector);
    enemy(c->sector, [&] {
      desk.contact = desk.contact == on.number ? std::nullopt : std::optional(on.number);
    });
  }
  void operator()(const OnSector& on) const {
    desk.opened.reset();
    if (desk.aiming) return fire(s, on.sector);
    const auto own = own_at(s.view(), on.sector);
    if (!can_be_sent(s)) return step_through(s, own);
    const bool already_there =
        stands(s.view(), *desk.chosen) && unit_in(s.view(), *desk.chosen).sector == on.sector;
    if (!already_there) return send(s, on.sector);
    if (own.size() > 1) return step_through(s, own);
    // Alone in its own sector: told to stay, if it was to go.
    if (s.scene.plan.unit[place_in(s.view(), *desk.chosen)].to) send(s, on.sector);
  }

  // A unit in the tray is chosen: own marks on the entry edge are where it may come in.
  bool comes_in_at(Sector at) const {
    return can_be_sent(s) && is_entry(at) &&
           unit_in(s.view(), *desk.chosen).where == Where::kStaging;
  }
  template <class Look>
  void enemy(Sector at, Look look_at_it) const {
    if (can_be_sent(s)) return send(s, at);
    look_at_it();
  }
};

std::optional<ImGuiKey> key_for(std::string_view name) {
  if (name.size() != 1) return std::nullopt;
  const char c = name[0];
  if (c >= '0' && c <= '9') return static_cast<ImGuiKey>(ImGuiKey_0 + (c - '0'));
  if (c >= 'A' && c <= 'Z') return static_cast<ImGuiKey>(ImGuiKey_A + (c - 'A'));
  return std::nullopt;
}
bool take_digit_or_letter(ui::Frame& f, ImGuiKey key) {
  if (f.take(key)) return true;
  return key >= ImGuiKey_0 && key <= ImGuiKey_9 &&
         f.take(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + (key - ImGuiKey_0)));
}

// The neighbouring sector that lies most nearly that way.
Sector toward(const Layout& l, Sector from, ImVec2 way) {
  const ImVec2 start = node(l.frame, from);
  Sector best = from;
  float least = 1e9f;
  for (const Sector s : kEverySector) {
    const ImVec2 step = node(l.frame, s) - start;
    const float ahead = step.x * way.x + step.y * way.y;
    const float aside = std::abs(step.x * way.y) + std::abs(step.y * way.x);
    if (s == from || ahead <= 1 || ahead < aside * 0.7f) continue;
    if (ahead + 2 * aside < least) least = ahead + 2 * aside, best = s;
  }
  return best;
}

// The keyboard's own place on the map: M enters it, Esc leaves it.
void walk_the_map(const Sitting& s, const Layout& l) {
  Desk& d = s.desk;
  ui::Frame& f = s.frame;
  if (f.take(ImGuiKey_M)) {
    if (d.cursor)
      d.cursor.reset();
    else
      enter_the_map(s);
  }
  if (!d.cursor) return;
  constexpr std::pair<ImGuiKey, ImVec2> kWays[] = {{ImGuiKey_LeftArrow, {-1, 0}},
                                                   {ImGuiKey_RightArrow, {1, 0}},
                                                   {ImGuiKey_UpArrow, {0, -1}},
                                                   {ImGuiKey_DownArrow, {0, 1}}};
  for (const auto& way : kWays)
    if (f.take(way.first, true)) d.cursor = toward(l, *d.cursor, way.second);
  if (f.take(ImGuiKey_Enter) || f.take(ImGuiKey_Space)) click(s, OnSector{*d.cursor});
}

void let_go(const Sitting& s) {  // the innermost thing first
  Desk& d = s.desk;
  if (d.popover != Popover::kNone)
    d.popover = Popover::kNone;
  else if (d.cursor)
    d.cursor.reset();
  else if (d.aiming)
    d.aiming = false;
  else if (d.opened)
    d.opened.reset();
  else if (!s.scene.live && !d.chosen && !d.contact)
    s.wish(wish::BackToNow{});
  else
    d.chosen.reset(), d.contact.reset(), s.frame.let_go();
}

}  // namespace

void enter_the_map(const Sitting& s) {
  const bool placed = s.desk.chosen && stands(s.view(), *s.desk.chosen);
  s.desk.cursor = placed ? unit_in(s.view(), *s.desk.chosen).sector : Sector::kX;
  s.frame.let_go();
}

void choose(const Sitting& s, UnitId id) {
  s.desk.chosen = id;
  s.desk.contact.reset();
  s.desk.opened.reset();
  s.desk.aiming = false;
}

void choose_next(const Sitting& s) {
  const View& v = s.view();
  const std::size_t n = count_of(v.seat);
  const std::size_t from = s.desk.chosen ? place_in(v, *s.desk.chosen) : n - 1;
  for (std::size_t i = 1; i <= n; ++i)
    if (v.own[(from + i) % n].where != Where::kGone) return choose(s, id_of(v, (from + i) % n));
}

void aim(const Sitting& s) {
  if (!s.may_order()) return;
  s.desk.aiming = !s.desk.aiming;
  s.desk.opened.reset();
}

void look(const Sitting& s, int by_hours) {
  const int hour = s.view().hour + by_hours;
  if (hour < 0 || hour > s.scene.day.now) return;
  if (hour == s.scene.day.now) return s.wish(wish::BackToNow{});
  s.wish(seek_to(hour));
}

void take_stance(const Sitting& s, Stance stance) {
  if (s.may_order() && s.desk.chosen) s.wish(wish::Give{TakeStance{*s.desk.chosen, stance}});
}

void end_hour(const Sitting& s) {
  if (!s.scene.live) return s.wish(wish::BackToNow{});
  if (s.scene.over()) return;
  s.desk.sums_up_all = false;
  if (s.desk.sums_up)
    s.desk.popover = Popover::kSummary;
  else
    s.wish(wish::EndTurn{});
}

void click(const Sitting& s, const Hit& hit) { std::visit(Clicker{s}, hit); }

void take_keys(const Sitting& s, const Layout& sheet) {
  ui::Frame& f = s.frame;
  Desk& d = s.desk;
  if (s.scene.card) return;
  if (f.take(ImGuiKey_Escape)) let_go(s);
  if (!d.locks.help && f.take(ImGuiKey_Slash))
    d.popover = d.popover == Popover::kHelp ? Popover::kNone : Popover::kHelp;
  if (d.popover != Popover::kNone) return;
  if (f.take_with_ctrl(ImGuiKey_Z) && s.scene.can_undo) s.wish(wish::Undo{});
  if ((f.take_with_ctrl_shift(ImGuiKey_Z) || f.take_with_ctrl(ImGuiKey_Y)) && s.scene.can_redo)
    s.wish(wish::Redo{});
  walk_the_map(s, sheet);
  for (const UnitRow& row : s.scene.sheet.units)
    if (const auto key = key_for(row.key); key && take_digit_or_letter(f, *key))
      choose(s, row.subject);
  if (f.take(ImGuiKey_A)) aim(s);
  if (f.take(ImGuiKey_H)) take_stance(s, Stance::kHold);
  if (f.take(ImGuiKey_G)) take_stance(s, Stance::kGiveGround);
  if (f.take(ImGuiKey_LeftArrow, true)) look(s, -1);
  if (f.take(ImGuiKey_RightArrow, true)) look(s, 1);
  if ((f.take(ImGuiKey_Space) || f.take(ImGuiKey_Home)) && !s.scene.live) s.wish(wish::BackToNow{});
  if (f.take(ImGuiKey_Enter) || f.take(ImGuiKey_KeypadEnter)) end_hour(s);
}

}  // namespace wg::tarn_face
