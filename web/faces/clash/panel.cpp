// faces/clash/panel.cpp — the fixed parts of the panel, and the order of those that scroll.
#include "faces/clash/panel.h"

#include <algorithm>
#include <cmath>

#include "clash/guide.h"
#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/input.h"
#include "faces/clash/rounds.h"
#include "faces/clash/symbols.h"

namespace wg::clash_face {
namespace {

// The attack that fills the panel: the player's own, or the one they ask to be shown.
struct Told_ {
  std::optional<Account> account{};
  const Piece *lead = nullptr, *defender = nullptr;
  bool bombards = false;
};
Told_ told_of(const Sitting& s) {
  if (s.attack)
    return {account(s.map(), s.view(), *s.attack->lead, s.attack->target, s.attack->supporters,
                    s.attack->bombards),
            s.attack->lead, s.attack->defender, s.attack->bombards};
  if (s.desk.reverse && s.threat && s.chosen()) {
    const Danger& d = *s.threat;
    const Piece& lead = d.view.pieces[d.attacker];
    return {account(s.map(), d.view, lead, s.chosen()->tile, d.supporters, d.bombards), &lead,
            top_on(s.view(), s.chosen()->tile, s.own()), d.bombards};
  }
  return {};
}

void open_menu(const Sitting& s, Rect r) {
  if (ui::button(
          s.frame, r,
          {.name = "menu", .label = "Resign and more", .icon = Icon::kMenu, .icon_only = true}))
    s.desk.popover = Popover::kMenu;
}

void actions_looking_back(const Sitting& s, Rect r) {
  const float least = s.frame.coarse ? 3 * 44.0f + 4 : 3 * 32.0f + 12;
  const float steps = std::max(std::min(3 * r.h + 12, r.w * 0.5f), least);
  const float side = std::min(r.h, (steps - 4) / 3);
  show_step_buttons(s, {r.x, r.y + (r.h - side) / 2, steps, side});
  const float rest = r.w - steps - 8;
  const std::string_view now = s.scene.over() ? "To the end" : "Back to now";
  const bool whole = type::width(Style::kLabel14, now) + 8 < rest;
  if (ui::button(s.frame, {r.x + steps + 8, r.y, rest, r.h},
                 {.name = "turn.now",
                  .label = whole            ? now
                           : s.scene.over() ? std::string_view("End")
                                            : std::string_view("Now"),
                  .tone = ui::Tone::kPrimary}))
    s.wish(wish::BackToNow{});
}

void actions_of_attack(const Sitting& s, Rect r) {
  const Spoken& a = *s.attack;
  const float cancel = r.w < 300 ? 76.0f : 110.0f;
  const std::string verb = a.bombards ? "Bombard " : "Assault ",
                    whole = verb + spot(s.map(), a.target), in_short = verb + name(a.target);
  const float room = r.w - cancel - 12;
  const std::string no = a.refused ? sentence(*a.refused) : std::string();
  // What never succeeds may be tried, but is not what the screen proposes.
  const bool invites = a.bombards || a.forecast.slips_away || a.forecast.envelope.down.most > 0;
  const bool fits = type::width(Style::kLabel16, whole) + 24 <= room;
  if (ui::button(s.frame, {r.x, r.y, room, r.h},
                 {.name = "attack",
                  .label = fits ? whole : in_short,
                  .tone = no.empty() && invites ? ui::Tone::kPrimary : ui::Tone::kPlain,
                  .style = Style::kLabel16,
                  .enabled = no.empty() && s.may_order(),
                  .why = no}))
    attack(s);
  if (ui::button(s.frame, {r.x + r.w - cancel, r.y, cancel, r.h},
                 {.name = "attack.cancel", .label = "Cancel"}))
    s.desk.aim.reset();
}

void actions_of_play(const Sitting& s, Rect r) {
  const bool phone = s.areas.shape == Shape::kPhone;  // its menu is at the top
  const float menu = phone ? 0.0f : std::min(r.h, 48.0f), rest = r.w - (phone ? 0 : menu + 10);
  const std::string no = s.scene.thinking ? "The computer is thinking."
                         : !s.may_order() ? "It is the other side’s turn."
                                          : "";
  if (s.desk.reverse && s.threat && s.chosen()) {
    if (ui::button(s.frame, {r.x, r.y, rest, r.h},
                   {.name = "danger.hide", .label = "Back to the unit", .style = Style::kLabel16}))
      s.desk.reverse = false;
  } else {
    const bool chosen = s.chosen() && s.may_order() && ready(s) > 0;
    const float first = chosen ? std::round(rest * 0.42f) : 0;
    if (chosen && ui::button(s.frame, {r.x, r.y, first, r.h},
                             {.name = "unit.next.below", .label = "Next unit"}))
      choose_next(s);
    const float from = chosen ? first + 10 : 0;
    if (ui::button(s.frame, {r.x + from, r.y, rest - from, r.h},
                   {.name = "turn.end",
                    .label = "End turn",
                    .tone = no.empty() && !chosen ? ui::Tone::kPrimary : ui::Tone::kPlain,
                    .style = Style::kLabel16,
                    .enabled = no.empty(),
                    .why = no}))
      end_turn(s);
  }
  if (!phone) open_menu(s, {r.x + r.w - menu, r.y, menu, r.h});
}

void show_opponents(const Sitting& s, Rect r, const Told_& t) {
  ui::Frame& f = s.frame;
  const float y = r.y + r.h / 2, x = r.x + s.areas.pad, right = r.x + r.w - s.areas.pad;
  const bool tight = r.w < 330;
  const Style style = tight ? Style::kLabel14 : Style::kLabel16;
  const float tall = tight ? 17.0f : 21.0f;
  const std::string_view verb = t.bombards ? "bombards" : "assaults";
  const float verb_w = tight ? 14 : type::width(Style::kBody14, verb) + 10;
  const std::string lead = capital(name_of(s.map(), *t.lead)),
                    defender = t.defender ? capital(name_of(s.map(), *t.defender)) : std::string();
  const float symbol_w = tall * 1.5f + 8, defender_w = type::width(style, defender);
  const float room = right - x - verb_w - 2 * symbol_w - 14;
  const bool phone = s.areas.shape == Shape::kPhone,
             known = t.lead->side == s.own() || t.lead->sight.level == Level::kKnown;
  std::string strength = known ? " " + std::to_string(t.lead->unit.strength) + "%" : "";
  float lead_w = type::width(style, lead + strength);
  if (!phone && lead_w + defender_w > room) {  // names matter more; the sums have it as well
    strength.clear();
    lead_w = type::width(style, lead);
  }
  // Each has what it needs, if there is enough; else whoever needs more gives way. On a telephone
  // the attacker is named nowhere else in sight.
  const float least = phone ? std::min(lead_w, room) : room / 2,
              lead_room = std::max(least, room - std::min(defender_w, room / 2)),
              defender_room = room - std::min(lead_w, lead_room);
  float at_x = x;
  const auto who = [&](const Piece& u, std::string_view name, float most,
                       std::string_view after = {}) {
    const float symbol = u.side == Seat::kRed ? tall * 1.35f : tall;
    draw_symbol(f.pen(), {at_x + tall * 0.75f, y}, u.side, u.sight.type, symbol);
    at_x += symbol_w;
    const std::string words =
        type::fit(style, name, most - type::width(style, after)) + std::string(after);
    text(f, style, {at_x, y + 5.5f}, f.palette.ink, words);
    at_x += type::width(style, words) + 7;
  };
  ui::slot("opponents", r);
  who(*t.lead, lead, lead_room, strength);
  if (tight)
    draw(f.list(), Icon::kRight, {at_x + 4, y}, paint(f.palette.ink2), 0.8f);
  else
    text(f, Style::kBody14, {at_x, y + 5}, f.palette.ink2, verb);
  at_x += verb_w;
  if (t.defender) who(*t.defender, defender, defender_room);
}

// A telephone's head keeps the round: who attacks whom stands above what scrolls, or, where that is
// little, in it.
constexpr float kOpponents = 34, kOpponentsInList = 26;
constexpr float kRoomForBoth = 120;

std::string subject(const Sitting& s, const Told_& t) {
  const auto with = [](std::string_view what, std::size_t n) {
    return std::string(what) + std::to_string(n);
  };
  const Piece* chosen = s.chosen();
  if (t.account)
    return with("attack ", s.attack ? s.attack->lead->id : kNobody) +
           with(" on ", s.attack ? s.attack->target : s.chosen()->tile);
  const std::string after = result_of(s) ? with(" after ", s.scene.bouts.size()) : std::string();
  if (s.desk.looked_at) return with("tile ", *s.desk.looked_at) + after;
  if (chosen) return with("unit ", chosen->id) + after;
  return with(s.scene.live ? "turn " : "back in ", s.view().turn) + after;
}

}  // namespace

std::string round_now(const Sitting& s) { return round_name(s.map(), s.view()); }

void show_head(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
  if (const Told_ t = told_of(s); t.account && t.lead) return show_opponents(s, r, t);
  const bool wide = s.areas.shape == Shape::kWide;
  const Style style = wide ? Style::kTitle : Style::kName;
  const float x = r.x + s.areas.pad, right = r.x + r.w - s.areas.pad, y = r.y + r.h / 2;
  text(f, style, {x, y + 7.5f}, f.palette.ink, round_now(s));
  if (!(s.scene.over() && s.scene.live))
    text(f, Style::kLabel16, {right, y + 6.5f}, s.ink(s.view().to_move),
         side_name(s.view().to_move), Align::kRight);
}

void show_body(const Sitting& s, Rect r) {
  const Told_ t = told_of(s);
  const Piece* chosen = s.chosen();
  const std::string id = std::string("body") + (t.account ? ".attack" : chosen ? ".unit" : "");
  const bool opponents = s.areas.shape == Shape::kPhone && t.account && t.lead,
             pinned = opponents && r.h >= kRoomForBoth;
  if (pinned) {
    show_opponents(s, {r.x, r.y, r.w, kOpponents}, t);
    ui::rule(s.frame, r.x, r.x + r.w, r.y + kOpponents);
    r.y += kOpponents;
    r.h -= kOpponents;
  }
  if (std::string now = subject(s, t); now != s.desk.panel) {
    s.desk.panel = std::move(now);
    ImGui::SetNextWindowScroll({-1, 0});
  }
  ui::Scroll scroll(s.frame, id.c_str(), {r.x + 1, r.y, r.w - 1, r.h});
  const Column c{s, r.x, r.x + r.w, s.areas.pad};
  float from = scroll.top();
  if (opponents && !pinned) {
    show_opponents(s, {r.x, from, r.w, kOpponentsInList}, t);
    from += kOpponentsInList;
  }
  float y = c.notices(from);
  if (!t.account) y = c.lesson(y);
  if (t.account) {
    const Seat attacker = t.lead->side;
    if (s.attack && s.attack->refused)
      y = c.paragraph(Style::kBody14, y + 24, c.p.signal, sentence(*s.attack->refused)) - 20;
    y = c.account(y, *t.account, attacker);
    if (s.attack) y = c.instead(y, *t.account);
    return scroll.ends_at(y);
  }
  if (const Bout* b = result_of(s)) y = c.result(y, *b);
  if (s.desk.looked_at) {
    y = c.tile(y, *s.desk.looked_at);
  } else if (chosen) {
    y = c.unit(y, *chosen);
    y = c.postures(y, *chosen);
    if (s.scene.live) y = c.danger(y, *chosen);
    return scroll.ends_at(y);
  } else {
    y = c.ready_units(y);
    if (!s.scene.live) y = c.looking_back(y);
    y = c.fights(y, y > from + 1);
  }
  y = c.signs(c.places(y));
  scroll.ends_at(y);
}

void show_actions(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::surface(f, r, f.palette.panel);
  ui::rule(f, r.x, r.x + r.w, r.y);
  const float h = r.h >= 66 ? 48 : 46;
  const Rect in{r.x + s.areas.pad, std::floor(r.y + (r.h - h) / 2 + 0.5f), r.w - 2 * s.areas.pad,
                h};
  if (!s.scene.live) return actions_looking_back(s, in);
  if (s.attack) return actions_of_attack(s, in);
  actions_of_play(s, in);
}

}  // namespace wg::clash_face
