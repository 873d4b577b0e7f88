// faces/clash/column_unit.cpp — the unit that is chosen: its condition, its posture, what could be
// done to it; and whoever is looked at.
#include <algorithm>
#include <cmath>

#include "clash/words.h"

#include "board/marks.h"
#include "faces/clash/column.h"
#include "faces/clash/input.h"
#include "faces/clash/symbols.h"

namespace wg::clash_face {
namespace {

constexpr std::array<std::string_view, kPostures> kPostureNames = {
    "posture.assault", "posture.hold", "posture.entrenched", "posture.withdraw"};
constexpr std::array<ui::Part, 4> kFormations = {{{"formation.unit", "This unit"},
                                                  {"formation.kind", "Its kind"},
                                                  {"formation.contact", "In contact"},
                                                  {"formation.all", "All"}}};
constexpr std::array<ui::Part, 4> kFormationsShort = {{{"formation.unit", "This"},
                                                       {"formation.kind", "Kind"},
                                                       {"formation.contact", "Front"},
                                                       {"formation.all", "All"}}};

// Symbol, name, where; a bar of its condition, and all of it in words.
float portrait(const Column& c, float y, const Piece& u) {
  ui::Frame& f = c.f;
  const Scenario& map = c.s.map();
  draw_symbol(f.pen(), {c.x + 22, y + 31}, u.side, u.sight.type, u.side == Seat::kRed ? 38 : 28);
  const float from = c.x + 56;
  const std::string name = capital(name_of(map, u)), where = spot_in_full(map, u.tile);
  text(f, Style::kName, {from, y + 30}, c.p.ink, type::fit(Style::kName, name, c.r - from));
  const std::string kind(type_name(u.sight.type));
  text(f, Style::kNote, {from, y + 48}, c.p.ink2,
       type::fit(Style::kNote, kind + ", " + where, c.r - from));
  const Rect bar{c.x, y + 66, c.width(), 12};
  draw_condition(f.pen(), bar, u);
  y += 100;
  y = c.paragraph(Style::kBody14, y, c.p.ink, capital(condition(u)) + ".");
  if (const std::string no = unseen(u); !no.empty())
    y = c.paragraph(Style::kBody14, y, c.p.ink2, no);
  return y;
}

float supply_line(const Column& c, float y, const Piece& u) {
  const bool bad = u.supply == Supply::kCut || u.supply == Supply::kStrained;
  if (!bad && !u.encircled) return y;
  if (bad) draw_supply(c.f.pen(), {c.x + 7, y - 5}, 6.5f, u.supply);
  std::string words = bad ? "Supply: " + std::string(supply_name(u.supply)) + "." : std::string();
  if (u.encircled) words += std::string(bad ? " " : "") + "Nowhere to fall back to.";
  return c.paragraph(Style::kBody14, y, c.p.signal, words, bad ? 20.0f : 0.0f);
}

}  // namespace

float Column::unit(float y, const Piece& u) const {
  const float top = y;
  y = portrait(*this, y, u);
  y = supply_line(*this, y, u);
  if (s.may_order())
    if (const std::string words = doing(u); !words.empty())
      y = paragraph(Style::kBody14, y, p.ink2, capital(words) + ".");
  // Others on the tile: a click there goes through them.
  const auto all = pieces_on(s.view(), u.tile, u.side);
  if (all.size() > 1)
    y = paragraph(
        Style::kNote, y, p.ink2,
        capital(in_words(static_cast<int>(all.size()))) + " units here: click again for the next.");
  const Joining& j = s.desk.joining;
  const Piece* guest = j.host == u.id && s.may_order() ? piece(s.view(), j.guest) : nullptr;
  if (guest && !s.refuse(Move{guest->id, u.tile})) {
    const float tall = f.coarse ? 44 : 34;
    if (ui::button(f, {x, y - 8, width(), tall},
                   {.name = "unit.join",
                    .label = capital(name_of(s.map(), *guest)) + " moves here as well"})) {
      s.desk.chosen = guest->id;
      s.give(Move{guest->id, u.tile});
      s.desk.joining = {};
    }
    y += tall + 12;
  }
  return std::max(foot(y - 20), top);
}

float Column::postures(float y, const Piece& u) const {
  if (!s.may_order()) return y;
  const float tall = f.coarse ? 44 : 34;
  y = heading(y, "Posture") - 14;
  const float cell = std::floor((width() - 8) / 2);
  for (std::size_t i = 0; i < kPostures; ++i) {
    const auto posture = static_cast<Posture>(i);
    const Units who = formation(s, u, posture);
    const auto no = who == 0 ? s.refuse(Stand{Units{1} << u.id, posture}) : std::nullopt;
    const bool is_now = u.unit.posture == posture;
    const std::string why = no ? sentence(*no) : std::string();
    const Rect box_{x + static_cast<float>(i % 2) * (cell + 8),
                    y + static_cast<float>(i / 2) * (tall + 8), cell, tall};
    const ui::Touch t = f.touch(kPostureNames[i], box_, posture_name(posture),
                                {who != 0, is_now, who != 0 ? posture_means(posture) : why});
    if (t.pressed) take_posture(s, posture);
    fill(f.list(), box_, paint(is_now ? p.ink : t.hovered ? p.panel2 : p.panel), 3);
    box(f.list(), box_.grown(-0.5f), paint(who != 0 || is_now ? p.line2 : p.line), f.border(), 3);
    const bool tight = cell < 126;
    draw_posture(f.pen(tight ? 0.42f : 0.62f), {box_.x + (tight ? 17.0f : 22.0f), box_.middle().y},
                 u.side, posture);
    const float from = tight ? 31.0f : 42.0f;
    text(f, Style::kLabel14, {box_.x + from, box_.middle().y + 5},
         is_now     ? p.on_ink
         : who != 0 ? p.ink
                    : p.ink3,
         type::fit(Style::kLabel14, posture_name(posture), cell - from - 2));
    if (t.focused) focus(f.pen(), box_.grown(-3));
  }
  y += 2 * (tall + 8);
  const auto formation_now = static_cast<std::size_t>(s.desk.formation);
  if (const auto to = ui::segmented(f, {x, y, width(), tall},
                                    width() < 300 ? kFormationsShort : kFormations, formation_now))
    s.desk.formation = static_cast<Formation>(*to);
  y += tall + 20;
  return foot(paragraph(Style::kNote, y, p.ink2, posture_means(u.unit.posture)) - 18);
}

float Column::danger(float y, const Piece& u) const {
  y = heading(y, narrow() ? "Their next turn" : "What they could do to it next turn");
  if (!s.threat)
    return foot(paragraph(Style::kBody14, y, p.ink2, "Nobody in sight could attack it.") - 20);
  const Danger& d = *s.threat;
  const Piece& lead = d.view.pieces[d.attacker];
  std::string words = capital(name_of(s.map(), lead)) + " from " + spot(s.map(), d.at);
  if (d.bombards)
    words += " could bombard it.";
  else
    words += " could assault it. It breaks: " + verdict_in_short(d.forecast) + ".";
  const bool grave = !d.bombards && d.forecast.preview.down > 0;
  y = paragraph(Style::kBody14, y, grave ? p.bad : p.ink, words);
  const float tall = f.coarse ? 44 : 32;
  if (ui::button(f, {x, y - 8, std::min(width(), 220.0f), tall},
                 {.name = "danger.show",
                  .label = narrow() ? "Show it in full" : "Show that attack in full",
                  .key = "T"}))
    s.desk.reverse = true;
  (void)u;
  return y - 8 + tall + 14;
}

float Column::tile(float y, Tile t) const {
  const Scenario& map = s.map();
  bool any = false;
  for (const Seat side : kPlayers)
    for (const Piece* u : pieces_on(s.view(), t, side)) {
      if (any) ui::rule(f, left, right, y);
      y = portrait(*this, y, *u);
      if (u->sight.level != Level::kKnown)
        y = paragraph(Style::kNote, y, p.ink2,
                      capital(std::string(seen_how(u->sight.level))) + ".") +
            2;
      y = supply_line(*this, y, *u);
      y = foot(y - 20);
      any = true;
    }
  y = heading(y, spot_in_full(map, t), any);
  const auto place = place_at(map, t);
  std::string words = capital(ground_at(map, t)) + ".";
  if (place) {
    const auto holder = s.view().holders[*place];
    words += " " + capital(points(map.places[*place].points)) + ", " +
             (holder ? std::string(side_name(*holder)) + "’s" : std::string("nobody’s")) + ".";
  }
  return foot(paragraph(Style::kBody14, y, p.ink, words) - 20);
}

}  // namespace wg::clash_face
