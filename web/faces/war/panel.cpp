// faces/war/panel.cpp — the fixed parts of the panel, and the order of those that scroll.
#include "faces/war/panel.h"

#include <algorithm>
#include <cmath>

#include "war/words.h"

#include "board/marks.h"
#include "faces/war/captions.h"
#include "faces/war/column.h"
#include "faces/war/input.h"
#include "faces/war/steps.h"
#include "ui/charts.h"

namespace wg::war_face {
namespace {

// ---- this turn ----
struct Boxes {
  const Sitting& s;
  float side;

  void box_at(float x, float y, bool made, bool attack, std::uint32_t colour) const {
    const Palette& p = s.frame.palette;
    const Rect r{x, y, side, side};
    ImDrawList& d = s.frame.list();
    if (!made) return box(d, r.grown(-1), paint(p.ink), 2, 2);
    fill(d, r, paint(colour), 2);
    if (!attack) return draw(d, Icon::kCheck, r.middle(), paint(p.panel), side / 32);
    const float k = side * 0.26f;
    const ImVec2 c = r.middle();
    line(d, c + ImVec2{-k, -k}, c + ImVec2{k, k}, paint(p.panel), 2);
    line(d, c + ImVec2{k, -k}, c + ImVec2{-k, k}, paint(p.panel), 2);
  }
  float moves(float x, float y) const {
    const int made = s.state().turn.moves;
    for (int i = 0; i < kMovesATurn; ++i, x += side + side / 4)
      box_at(x, y, i < made, false, s.ink(s.state().to_move));
    return x;
  }
  void attack(float x, float y) const {
    box_at(x, y, s.state().turn.attack_spent, true, s.ink(s.state().to_move));
  }
};

void show_placed(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const float x = r.x + s.areas.pad, w = r.w - 2 * s.areas.pad;
  const int left = to_place(s.state(), s.seat()), all = static_cast<int>(kPerSide);
  const std::string stand = std::to_string(all - left) + " of " + std::to_string(all) + " placed";
  const std::string rest = why_not_end(s);
  const float share = static_cast<float>(all - left) / static_cast<float>(all);
  if (r.h < 60) {
    const float base = r.y + r.h / 2 + 5, from = type::width(Style::kBody14, stand) + 14;
    text(f, Style::kBody14, {x, base}, f.palette.ink, stand);
    if (w - from > 40) ui::progress(f, {x + from, r.y + r.h / 2 - 3, w - from, 6}, share);
    return;
  }
  const float top = r.h >= 100 ? r.y + 36 : r.y + 24;
  text(f, Style::kLabel14, {x, top}, f.palette.ink, stand);
  ui::progress(f, {x, top + 10, w, 6}, share);
  text(f, Style::kNote, {x, top + (r.h >= 100 ? 40.0f : 34.0f)}, f.palette.ink2,
       rest.empty() ? "All units stand. Done ends the placing." : rest);
}

// One of what can be shown: the sign itself, and whether it is.
void layer(const Sitting& s, Rect r, std::string_view name, std::string_view label, bool& on,
           std::optional<Seat> lines, bool small) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const ui::Touch t = f.touch(name, r, label, {true, on, small ? label : std::string_view()});
  if (t.pressed) on = !on;
  if (t.hovered) fill(f.list(), r, paint(p.panel2), 3);
  const std::string_view word = !lines ? "Threats" : side_name(*lines);
  const bool captioned = small && r.h >= 40 && type::width(Style::kCaption, word) <= r.w;
  const float middle = std::round(r.y + r.h / 2) - (captioned ? 7.0f : 0.0f), box_side = 16;
  if (captioned)
    text(f, Style::kCaption, {r.middle().x, r.y + r.h - 6}, p.ink2, word, Align::kMiddle);
  const Rect square{r.x + 6, middle - box_side / 2, box_side, box_side};
  fill(f.list(), square, paint(p.panel), 2);
  box(f.list(), square.grown(-0.5f), paint(on ? p.ink : p.line2), on ? 1.5f : 1, 2);
  if (on) draw(f.list(), Icon::kCheck, square.middle(), paint(p.ink), 0.65f);
  const float from = square.max().x + 6;
  const float sign = small ? r.max().x - 4 - from : 22;
  if (lines == kSouth) {
    line(f.list(), {from, middle}, {from + sign, middle}, paint(p.blue), 2);
  } else if (lines == kNorth) {
    const ImVec2 path[] = {{from, middle}, {from + sign, middle}};
    dashed(f.list(), path, 2, 4, paint(p.red), 2);
  } else {
    const Rect sign_box{from, middle - 6, std::min(sign, 14.0f), 12};
    box(f.list(), sign_box, paint(s.ink(other(s.seat() == kNorth ? kNorth : kSouth))), 2, 1);
  }
  if (!small) text(f, Style::kNote, {from + (lines ? 28.0f : 20.0f), middle + 4.5f}, p.ink2, label);

  if (t.focused) focus(f.pen(), r.grown(-3));
}

std::string short_attack(const Sitting& s) {
  return s.desk.aimed && is_there(s.state(), *s.desk.aimed)
             ? "Attack " + name(s.state().at[*s.desk.aimed])
             : "Attack";
}

void open_menu(const Sitting& s, Rect r) {
  if (ui::button(s.frame, r,
                 {.name = "menu",
                  .label = "Draw, resign and more",
                  .icon = Icon::kMenu,
                  .icon_only = true}))
    s.desk.popover = Popover::kMenu;
}

void actions_looking_back(const Sitting& s, float x, float y, float w, float h) {
  const float least = s.frame.coarse ? 3 * 44.0f + 4 : 3 * 32.0f + 12;
  const float steps = std::max(std::min(3 * h + 12, w * 0.5f), least);
  const float side = std::min(h, (steps - 4) / 3);
  show_step_buttons(s, {x, y + (h - side) / 2, steps, side});
  const float rest = w - steps - 4;
  const std::string_view now = to_now(s.scene);
  if (ui::button(s.frame, {x + steps + 4, y, rest, h},
                 {.name = "turn.now",
                  .label = type::width(Style::kLabel14, now) + 8 < rest ? now
                           : now == "To the end"                        ? "End"
                                                                        : "Now",
                  .tone = ui::Tone::kPrimary}))
    s.wish(wish::BackToNow{});
}

void actions_of_placing(const Sitting& s, float x, float y, float w, float h) {
  const bool able = s.desk.in_hand && is_there(s.state(), *s.desk.in_hand);
  const float first = std::round(w * 0.42f);
  const std::string no = why_not_end(s);
  if (ui::button(s.frame, {x, y, first, h},
                 {.name = "place.off",
                  .label = "Take off",
                  .enabled = able && s.may_place(),
                  .why = "Choose a unit on the board first."}))
    take_off(s);
  if (ui::button(s.frame, {x + first + 10, y, w - first - 10, h},
                 {.name = "deploy.done",
                  .label = "Done",
                  .tone = ui::Tone::kPrimary,
                  .style = Style::kLabel16,
                  .enabled = no.empty() && s.may_place(),
                  .why = no}))
    end_turn(s);
}

void actions_of_play(const Sitting& s, float x, float y, float w, float h) {
  const bool phone = s.areas.shape == Shape::kPhone;  // its menu is at the top
  const float menu = phone ? 0.0f : std::min(h, 48.0f), rest = w - menu - (phone ? 10.0f : 20.0f);
  const float first = std::round(rest * 0.54f);
  const bool aimed = s.assault && !s.assault->made;
  const bool spent = s.state().turn.attack_spent;
  const std::string no_attack = aimed   ? why_not(*s.assault)
                                : spent ? sentence(Refusal::kAttackSpent)
                                        : "Choose an enemy unit first.";
  const std::string no_end = s.may_move() && !s.plays ? why_not_end(s)
                             : s.plays                ? "The other side moves."
                             : s.scene.thinking       ? "The computer is thinking."
                                                      : "It is the other side's turn.";
  const bool can = aimed && no_attack.empty() && s.may_move();
  // An attack that nothing comes of may be made, but is not what the screen proposes.
  const bool invites = can && s.assault->totals.result != Result::kResists;
  const bool small = first < 116;
  if (ui::button(s.frame, {x, y, first, h},
                 {.name = "attack",
                  .label = short_attack(s),
                  .tone = invites ? ui::Tone::kPrimary : ui::Tone::kPlain,
                  .style = small ? Style::kLabel14 : Style::kLabel16,
                  .enabled = can,
                  .why = no_attack}))
    attack(s);
  if (ui::button(s.frame, {x + first + 10, y, rest - first, h},
                 {.name = "turn.end",
                  .label = "End turn",
                  .tone = invites || !no_end.empty() ? ui::Tone::kPlain : ui::Tone::kPrimary,
                  .style = small ? Style::kLabel14 : Style::kLabel16,
                  .enabled = no_end.empty(),
                  .why = no_end}))
    end_turn(s);
  if (!phone) open_menu(s, {x + w - menu, y, menu, h});
}

}  // namespace

void show_head(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const bool wide = s.areas.shape == Shape::kWide;
  const Style style = wide ? Style::kTitle : Style::kName;
  const float x = r.x + s.areas.pad, right = r.x + r.w - s.areas.pad, y = r.y + r.h / 2;
  const Seat side = s.mover();
  text(f, style, {x, y + 7.5f}, f.palette.ink, s.turn());
  if (side != Seat::kUmpire)
    text(f, Style::kLabel16, {right, y + 6.5f}, s.ink(side), side_name(side), Align::kRight);
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
}

void show_turn(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
  if (s.scene.deploying()) return show_placed(s, r);
  const float x = r.x + s.areas.pad;
  if (s.scene.over() && s.scene.live)
    return text(f, Style::kNote, {x, r.y + r.h / 2 + 4.5f}, p.ink2,
                type::fit(Style::kNote, sentence(*s.scene.verdict), r.w - 2 * s.areas.pad));
  if (s.plays)
    return text(f, Style::kLabel16, {x, r.y + r.h / 2 + 5.5f}, s.ink(s.mover()),
                moves_now(s.mover()));
  const Turn& turn = s.state().turn;
  if (r.h >= 100) {
    const Boxes boxes{s, 20};
    ui::caps(f, {x, r.y + 28}, "This turn");
    boxes.moves(x, r.y + 40);
    text(f, Style::kBody14, {x + 136, r.y + 55}, p.ink, moves_made(turn));
    boxes.attack(x, r.y + 68);
    text(f, Style::kBody14, {x + 136, r.y + 83}, p.ink, attack_left(turn));
    return;
  }
  const bool low = r.h < 60;
  const Boxes boxes{s, low ? 16.0f : 18.0f};
  const float y = low ? r.y + (r.h - 16) / 2 : r.y + 12;
  const float after = boxes.moves(x, y) + 8;
  boxes.attack(after, y);
  const std::string words = moves_made(turn) + ", " + attack_left(turn);
  if (!low)
    return text(f, Style::kNote, {x, r.y + 52}, p.ink2,
                type::fit(Style::kNote, words, r.w - 2 * s.areas.pad));
  const float from = after + boxes.side + 10, room = r.x + r.w - s.areas.pad - from;
  for (const std::string& one :
       {words, std::to_string(int{turn.moves}) + " of 5, " + attack_left(turn), moves_made(turn)})
    if (type::width(Style::kNote, one) <= room)
      return text(f, Style::kNote, {from, y + 12.5f}, p.ink2, one);
}

void show_body(const Sitting& s, Rect r, bool second) {
  const bool two = s.areas.more.h > 0;
  const std::string id = std::string(second ? "more" : "body") + (s.scene.deploying() ? ".placing"
                                                                  : s.assault         ? ".attack"
                                                                                      : "");
  ui::Scroll scroll(s.frame, id.c_str(), {r.x + 1, r.y, r.w - 1, r.h});
  const Column c{s, r.x, r.x + r.w, s.areas.pad};
  float y = scroll.top();
  if (s.plays) return scroll.ends_at(second ? y : c.waiting(y));
  if (!second) {
    y = c.notices(y);
    if (s.may_place()) {
      y = c.placing(y);
    } else if (!s.scene.deploying()) {
      if (s.assault && !(s.assault->made && s.desk.chosen))
        y = c.attack(y, *s.assault);
      else if (s.desk.chosen)
        y = c.unit(y, *s.desk.chosen);
      else
        y = s.scene.live ? c.news(y) : c.looking_back(c.orders(y));
    }
  }
  if (second || !two) {
    if (!s.scene.title.empty() && !s.scene.live) y = c.source(y);
    if (s.desk.layers.threats && s.scene.live && !s.scene.deploying()) y = c.threats(y);
    y = c.communication(y);
    if (!s.scene.deploying()) {
      y = c.strength(y);
      // Where it fills a gap; or at the end of a list that scrolls anyway.
      const bool idle = !s.assault && !s.desk.chosen;
      if (y - scroll.top() + c.signs_h() <= r.h || idle) y = c.signs(y);
    }
  }
  scroll.ends_at(y);
}

void show_actions(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::surface(f, r, f.palette.panel);
  ui::rule(f, r.x, r.x + r.w, r.y);
  const float h = r.h >= 70 ? 48 : 46;
  const float x = r.x + s.areas.pad, w = r.w - 2 * s.areas.pad, y = r.y + (r.h - h) / 2 + 0.5f;
  if (!s.scene.live) return actions_looking_back(s, x, std::floor(y), w, h);
  if (s.scene.deploying()) return actions_of_placing(s, x, std::floor(y), w, h);
  actions_of_play(s, x, std::floor(y), w, h);
}

void show_layers(const Sitting& s, Rect r) {
  Layers& l = s.desk.layers;
  const Seat own = s.seat() == kNorth ? kNorth : kSouth;
  const std::string mine = lines_of(own), theirs = lines_of(other(own));
  const auto wide = [](std::string_view label, float sign) {
    return std::ceil(type::width(Style::kNote, label)) + 28 + sign + 12;
  };
  const bool small = wide(mine, 28) + wide(theirs, 28) + wide("Threats", 20) + 8 > r.w;
  float x = r.x;
  const auto place = [&](std::string_view label, float sign) {
    const float w =
        small ? std::floor(r.w / 3) : std::ceil(type::width(Style::kNote, label)) + 28 + sign + 12;
    const Rect cell{x, r.y, w, r.h};
    x += w + (small ? 0.0f : 4.0f);
    return cell;
  };
  layer(s, place(mine, 28), "layer.own", mine, l.own, own, small);
  layer(s, place(theirs, 28), "layer.enemy", theirs, l.enemy, other(own), small);
  if (s.scene.deploying()) return;
  layer(s, place("Threats", 20), "layer.threats", "Threats", l.threats, std::nullopt, small);
}

}  // namespace wg::war_face
