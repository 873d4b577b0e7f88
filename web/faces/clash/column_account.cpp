// faces/clash/column_account.cpp — an attack as it is spoken of: verdict, losses, odds, every
// number with its source, what follows.
#include <algorithm>

#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/input.h"
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

constexpr float kRow = 20;

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
    return y + 43;
  }

  // What is shocked, against which resolve; and, asked for, what both are made of.
  float shock(float y, Style verdict) const {
    if (a.shock.empty()) return y;  // shells move nobody
    const std::string_view how = c.s.desk.shows_how ? "Hide how" : "How?";
    const float tall = c.f.coarse ? 44 : 24, how_w = type::width(Style::kNoteStrong, how) + 16;
    const float base = y + (verdict == Style::kResult ? 23.0f : 21.0f);
    const Rect button{c.r - how_w + 8, base - 5 - tall / 2, how_w, tall};
    const ui::Touch t = c.f.touch("attack.how", button, how, {true, c.s.desk.shows_how});
    if (t.pressed) c.s.desk.shows_how = !c.s.desk.shows_how;
    if (t.focused) focus(c.f.pen(), button);
    text(c.f, Style::kNoteStrong, {c.r, base}, t.hovered ? p().ink : p().ink2, how, Align::kRight);
    y = base - 20 +
        ui::paragraph(c.f, Style::kBody14, {c.x, base}, p().ink2, a.shock, c.width() - how_w);
    if (!c.s.desk.shows_how) return y;
    const std::string whose = attacker == c.s.own() ? "Their" : "Your";
    y = terms(y + 2, whose + " shock", a.shock_they);
    return terms(y, whose + " resolve", a.resolve_they);
  }
  float terms(float y, std::string_view what, const std::vector<Term>& all) const {
    if (all.empty()) return y;
    return c.paragraph(Style::kNote, y + 18, p().ink2,
                       std::string(what) + ": " + in_words(all) + ".") -
           18;
  }

  float verdict(float y) const {
    const Style style = type::width(Style::kResult, a.verdict) <= c.width()  ? Style::kResult
                        : type::width(Style::kTitle, a.verdict) <= c.width() ? Style::kTitle
                                                                             : Style::kName;
    const float first = y + (style == Style::kResult  ? 35.0f
                             : style == Style::kTitle ? 34.0f
                                                      : 28.0f);
    y = c.paragraph(style, first, p().ink, a.verdict) - type::line_height(style);
    y = shock(y, style);
    for (const std::string& one : a.small_print)
      y = c.paragraph(Style::kNote, y + 20, p().ink2, one) - 18;
    y = losses(y + 28, a.they, other(attacker));
    return losses(y, a.you, attacker) - 11;
  }

  // The figure under its heading, and beside both how much it is to be relied on.
  float odds(float y) const {
    if (c.narrow()) {
      y = c.heading(y, "Odds");
      text(c.f, Style::kFigure24, {c.x, y + 6}, p().ink, a.odds);
      y = c.paragraph(Style::kNote, y + 28, p().ink, a.reliability) - 18;
      return c.foot(c.paragraph(Style::kNote, y + 18, p().ink2, a.causes) - 18);
    }
    const float figure = c.heading(y, "Odds") + 8;
    text(c.f, Style::kFigure28, {c.x, figure}, p().ink, a.odds);
    const float from = c.x + std::max(132.0f, type::width(Style::kFigure28, a.odds) + 20),
                room = c.r - from;
    y = y + 9 + ui::paragraph(c.f, Style::kBody14, {from, y + 29}, p().ink, a.reliability, room);
    y += ui::paragraph(c.f, Style::kNote, {from, y + 18}, p().ink2, a.causes, room);
    return std::max(y, figure) + 12;
  }

  // A supporter can be left at home, and one left at home asked for.
  void support(float y, const Piece& who, bool on) const {
    const Spoken& spoken = *c.s.attack;
    const float tall = c.f.coarse ? 44 : kRow;
    if (!ui::check(c.f, {c.x, y - 5 - tall / 2, c.width(), tall},
                   "support." + std::to_string(who.id), capital(name_of(c.s.map(), who)), on))
      return;
    const Units now = ids_of(spoken.supporters), bit = Units{1} << who.id;
    if (!on && spoken.supporters.size() == Supporters::capacity())
      say(c.s.desk, sentence(Refusal::kTooManySupporters), c.s.now_ms);
    else
      aim_at(c.s, {spoken.target, false, on ? now & ~bit : now | bit});
  }
  float unit(float y, const UnitLine& u, const Piece* supporter) const {
    const std::string sum = u.sum(), who = capital(u.name), value = std::to_string(u.contribution);
    const float x = c.x + (supporter ? 28 : 0), name_w = type::width(Style::kBody14, who),
                sum_w = type::width(Style::kBody14, sum),
                room = c.r - x - type::width(Style::kBody14, value) - 12;
    if (supporter && c.f.coarse) y += 12;
    if (supporter)
      support(y, *supporter, true);
    else
      text(c.f, Style::kBody14, {x, y}, p().ink, type::fit(Style::kBody14, who, room));
    text(c.f, Style::kBody14, {c.r, y}, p().ink, value, Align::kRight);
    if (supporter && c.f.coarse) y += 6;  // a finger's width is the box's
    if (name_w + 10 + sum_w <= room) {
      text(c.f, Style::kBody14, {x + name_w + 10, y - (supporter && c.f.coarse ? 6 : 0)}, p().ink2,
           sum);
    } else {
      y += 18;
      text(c.f, Style::kNote, {x, y}, p().ink2, sum);
    }
    const std::string sources = u.sources();
    if (!sources.empty())
      y = y + ui::paragraph(c.f, Style::kNote, {x, y + 17}, p().ink2, sources, c.r - x) - 1;
    return y + kRow;
  }
  float units(float y, const SideLines& side, bool attacks) const {
    const Spoken* spoken = attacks && c.s.attack ? &*c.s.attack : nullptr;
    std::size_t i = 0;
    for (const UnitLine& u : side.units) {
      y = unit(y, u, spoken && i > 0 ? spoken->supporters[i - 1] : nullptr);
      ++i;
    }
    if (!spoken) return y;
    for (const Piece* one : spoken->may) {
      if ((ids_of(spoken->supporters) >> one->id & 1) != 0) continue;
      if (c.f.coarse) y += 12;
      support(y, *one, false);
      text(c.f, Style::kNote, {c.r, y}, p().ink2, "could support", Align::kRight);
      y += kRow + (c.f.coarse ? 12 : 0);
    }
    return y;
  }
  float lines(float y, std::string_view who, const SideLines& side, Seat seat,
              std::string_view what, std::string_view note, bool attacks) const {
    text(c.f, Style::kLabel14, {c.x, y}, c.s.ink(seat), who);
    y += kRow;
    if (!note.empty()) y = c.paragraph(Style::kNote, y, p().ink2, note) + 2;
    y = units(y, side, attacks);
    if (!side.mods.empty()) {
      const std::string mods = capital(in_words(side.mods)), times_ = "× " + times(side.multiplier);
      const float room = c.width() - type::width(Style::kBody14, times_) - 12;
      text(c.f, Style::kBody14, {c.r, y}, p().ink, times_, Align::kRight);
      y += ui::paragraph(c.f, Style::kBody14, {c.x, y}, p().ink, mods, room) - 20 + kRow;
    }
    text(c.f, Style::kLabel14, {c.x, y}, p().ink, what);
    text(c.f, Style::kLabel14, {c.r, y}, p().ink, std::to_string(side.power), Align::kRight);
    return y;
  }
  float powers(float y) const {
    ui::rule(c.f, c.left, c.right, y);
    const bool ours = attacker == c.s.own();
    y = lines(y + 22, ours ? "You" : "They", a.attack, attacker, "Attack", {}, true);
    ui::rule(c.f, c.x, c.r, y + 10);
    y = lines(y + 30, ours ? "They" : "You", a.defence, other(attacker), "Defence", a.as_estimated,
              false);
    return y + 12;
  }
  float follows(float y) const {
    if (a.follows.empty()) return y;
    std::string all;
    for (const std::string& one : a.follows) all += (all.empty() ? "" : " ") + one;
    return c.paragraph(Style::kBody14, c.heading(y, "What follows") - 2, p().ink, all) - 7;
  }
};

}  // namespace

float Column::account(float y, const Account& a, Seat attacker) const {
  const Telling t{*this, a, attacker};
  y = t.verdict(y);
  if (s.attack) y = choices(y);
  if (!a.fights) return t.follows(y);
  return t.follows(t.powers(t.odds(y)));
}

}  // namespace wg::clash_face
