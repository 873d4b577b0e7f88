// faces/clash/column_account.cpp — an attack as it is spoken of: verdict, losses, odds, every
// number with its source, what follows.
#include <algorithm>

#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/symbols.h"

namespace wg::clash_face {
// Solid: what is left for sure. Hatched: what may be. A tick at the median or at what came, a long
// one at what there was.
void Column::range(Rect where, const Strengths& l, Seat side) const {
  const auto at = [&](std::int32_t strength) {
    return where.x + where.w * static_cast<float>(std::clamp(strength, 0, 100)) / 100;
  };
  ImDrawList& d = f.list();
  const ImU32 ink = paint(s.ink(side));
  fill(d, where, paint(p.panel2));
  const float sure = at(l.before - l.most), maybe = at(l.before - l.least);
  fill(d, Rect{where.x, where.y, sure - where.x, where.h}, ink);
  const Rect band{sure, where.y, maybe - sure, where.h};
  if (band.w > 0.5f) {
    fill(d, band, paint(wash_of(p, drawn_as(side))));
    const ImVec2 corners[] = {
        band.min(), {band.x + band.w, band.y}, band.max(), {band.x, band.y + band.h}};
    hatch(d, corners, 5, ink, 1.5f);
    box(d, band, ink, 1.25f);
  }
  const float now = at(l.before);
  fill(d, Rect{now - 1, where.y - 3, 2, where.h + 6}, paint(p.ink));
  if (l.tick) {
    const float m = at(l.before - *l.tick);
    fill(d, Rect{m - 1.25f, where.y - 1, 2.5f, where.h + 2}, paint(p.ink));
  }
  box(d, where.grown(0.5f), paint(p.line2), 1);
}

namespace {

struct Telling {
  const Column& c;
  const Account& a;
  Seat attacker;

  const Palette& p() const { return c.p; }
  ImDrawList& list() const { return c.f.list(); }

  float losses(float y, const Losses& l, Seat side) const {
    const std::string figures = l.in_words();
    const Strengths strengths{l.before, l.least, l.most, l.median};
    text(c.f, Style::kBody14, {c.x, y}, p().ink, l.who);
    const float at = c.narrow() ? c.r : c.x + 92;
    text(c.f, Style::kLabel14, {at, y}, p().ink, figures,
         c.narrow() ? Align::kRight : Align::kLeft);
    if (c.narrow()) {
      c.range({c.x, y + 9, c.width(), 11}, strengths, side);
      text(c.f, Style::kNote, {c.r, y + 36}, p().ink2, l.leaves, Align::kRight);
      return y + 58;
    }
    const float room = c.r - at - type::width(Style::kLabel14, figures) - 10;
    text(c.f, Style::kBody14, {c.r, y}, p().ink2, type::fit(Style::kBody14, l.leaves, room),
         Align::kRight);
    c.range({c.x, y + 9, c.width(), 12}, strengths, side);
    return y + 46;
  }

  float verdict(float y) const {
    const Style style = type::width(Style::kResult, a.verdict) <= c.width()  ? Style::kResult
                        : type::width(Style::kTitle, a.verdict) <= c.width() ? Style::kTitle
                                                                             : Style::kName;
    const float first = y + (style == Style::kResult  ? 38.0f
                             : style == Style::kTitle ? 34.0f
                                                      : 28.0f);
    y = c.paragraph(style, first, p().ink, a.verdict) - type::line_height(style);
    if (!a.shock.empty())
      y = c.paragraph(Style::kBody14, y + (style == Style::kResult ? 24.0f : 22.0f), p().ink2,
                      a.shock) -
          20;
    for (const std::string& one : a.small_print)
      y = c.paragraph(Style::kNote, y + 20, p().ink2, one) - 18;
    y = losses(y + 30, a.they, other(attacker));
    return losses(y, a.you, attacker) - 12;
  }

  float odds(float y) const {
    y = c.heading(y, "Odds");
    if (c.narrow()) {
      text(c.f, Style::kFigure24, {c.x, y + 6}, p().ink, a.odds);
      y = c.paragraph(Style::kNote, y + 28, p().ink, a.reliability) - 18;
    } else {
      text(c.f, Style::kFigure28, {c.x, y + 12}, p().ink, a.odds);
      const float from = std::max(132.0f, type::width(Style::kFigure28, a.odds) + 20);
      const float top = y + 2;
      y = top +
          ui::paragraph(c.f, Style::kBody14, {c.x + from, top}, p().ink, a.reliability,
                        c.width() - from) -
          20;
      y = y + 18 +
          ui::paragraph(c.f, Style::kNote, {c.x + from, y + 18}, p().ink2, a.causes,
                        c.width() - from) -
          18;
      return c.foot(std::max(y, top + 10));
    }
    return c.foot(c.paragraph(Style::kNote, y + 18, p().ink2, a.causes) - 18);
  }

  float units(float y, const SideLines& side) const {
    for (const UnitLine& u : side.units) {
      const std::string sum = u.sum(), who = capital(u.name),
                        value = std::to_string(u.contribution);
      const float name_w = type::width(Style::kBody14, who),
                  sum_w = type::width(Style::kBody14, sum),
                  room = c.width() - type::width(Style::kBody14, value) - 12;
      text(c.f, Style::kBody14, {c.x, y}, p().ink, type::fit(Style::kBody14, who, room));
      text(c.f, Style::kBody14, {c.r, y}, p().ink, value, Align::kRight);
      if (name_w + 10 + sum_w <= room) {
        text(c.f, Style::kBody14, {c.x + name_w + 10, y}, p().ink2, sum);
      } else {
        y += 18;
        text(c.f, Style::kNote, {c.x, y}, p().ink2, sum);
      }
      const std::string sources = u.sources();
      if (!sources.empty()) y = c.paragraph(Style::kNote, y + 18, p().ink2, sources) - 18;
      y += c.row();
    }
    return y;
  }
  float lines(float y, std::string_view who, const SideLines& side, Seat seat,
              std::string_view what, std::string_view note) const {
    text(c.f, Style::kLabel14, {c.x, y}, c.s.ink(seat), who);
    y += c.row();
    if (!note.empty()) y = c.paragraph(Style::kNote, y, p().ink2, note) + 2;
    y = units(y, side);
    if (!side.mods.empty()) {
      const std::string mods = capital(in_words(side.mods)), times_ = "× " + times(side.multiplier);
      const float room = c.width() - type::width(Style::kBody14, times_) - 12;
      text(c.f, Style::kBody14, {c.r, y}, p().ink, times_, Align::kRight);
      y += ui::paragraph(c.f, Style::kBody14, {c.x, y}, p().ink, mods, room) - 20 + c.row();
    }
    text(c.f, Style::kLabel14, {c.x, y}, p().ink, what);
    text(c.f, Style::kLabel14, {c.r, y}, p().ink, std::to_string(side.power), Align::kRight);
    return y;
  }
  // What resolve and shock are made of.
  float terms(float y, std::string_view what, const std::vector<Term>& all) const {
    if (all.empty() || a.shock.empty()) return y;  // shells move nobody
    return c.paragraph(Style::kNote, y + 20, p().ink2,
                       std::string(what) + ": " + in_words(all) + ".") -
           18;
  }
  float powers(float y) const {
    ui::rule(c.f, c.left, c.right, y);
    const bool ours = attacker == c.s.own();
    y = lines(y + 28, ours ? "You" : "They", a.attack, attacker, "Attack", {});
    y = terms(y, "Their shock", ours ? a.shock_they : a.shock_you);
    ui::rule(c.f, c.x, c.r, y + 14);
    y = lines(y + 38, ours ? "They" : "You", a.defence, other(attacker), "Defence", a.as_estimated);
    y = terms(y, "Resolve", a.resolve_they);
    return c.foot(y);
  }
  float follows(float y) const {
    if (a.follows.empty()) return y;
    y = c.heading(y, "What follows");
    for (const std::string& one : a.follows) y = c.paragraph(Style::kBody14, y, p().ink, one) + 3;
    return c.foot(y - 23);
  }
};

}  // namespace

float Column::account(float y, const Account& a, Seat attacker) const {
  const Telling t{*this, a, attacker};
  y = t.verdict(y);
  if (s.attack) y = choices(y);
  return t.follows(t.powers(t.odds(y)));
}

}  // namespace wg::clash_face
