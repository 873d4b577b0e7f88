// faces/war/column_attack.cpp — both totals, and everybody who adds to them.
#include <algorithm>

#include "war/words.h"

#include "faces/war/column.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

struct List {
  const Column& c;
  const Assault& a;
  float x, r;  // of this side's list

  float symbol_x() const { return x + 12; }
  void part(float y, const Part& part) const {
    const Palette& p = c.p;
    const Seat side = side_of(part.unit);
    draw_symbol(c.f.pen(), {symbol_x(), y - 4.5f}, side, kind_of(part.unit),
                side == kNorth ? 17 : 14.5f);
    const std::string square = name(a.where[part.unit]);
    const bool nothing = part.factor == 0;
    text(c.f, Style::kBody14, {x + 32, y}, nothing ? p.ink3 : p.ink, square);
    const bool target = part.unit == a.target;
    const std::string note = nothing && !target ? "cut off"
                             : target           ? nothing ? "cut off" : "target"
                             : part.charges     ? "charges"
                                                : "";
    const float from = x + 32 + type::width(Style::kBody14, square) + 7;
    const float room = r - 16 - from;
    if (!note.empty() && type::width(Style::kNote, note) <= room)
      text(c.f, Style::kNote, {from, y}, p.ink2, note);
    else if (part.charges)
      chevrons({from + 6, y - 4.5f}, p.ink2);
    else if (target)
      box(c.f.list(), around({from + 5, y - 4.5f}, 5, 5), paint(p.ink2), 1.5f);
    text(c.f, Style::kLabel14, {r, y}, nothing ? p.ink3 : p.ink, std::to_string(part.factor),
         Align::kRight);
  }
  void chevrons(ImVec2 at, std::uint32_t ink) const {
    for (const float by : {-4.0f, 1.0f}) {
      const ImVec2 path[] = {at + ImVec2{by, -4}, at + ImVec2{by + 4, 0}, at + ImVec2{by, 4}};
      stroke(c.f.list(), path, paint(ink), 1.6f);
    }
  }
  float show(float y, Seat side, std::string_view verb, std::span<const Part> parts) const {
    text(c.f, Style::kLabel14, {x, y}, c.s.ink(side),
         std::string(side_name(side)) + std::string(verb));
    ui::rule(c.f, x, r, y + 9);
    y += 30;
    if (parts.empty()) {
      text(c.f, Style::kBody14, {x, y}, c.p.ink2, "nobody");
      y += 26;
    }
    for (const Part& q : parts) {
      part(y, q);
      y += c.narrow() ? 24.0f : 26.0f;
    }
    return y - 26;  // the last baseline
  }
};

}  // namespace

float Column::attack(float y, const Assault& a) const {
  const Totals& t = a.totals;
  const Seat by = other(side_of(a.target));
  y = heading(y,
              (a.made ? "Attacked: " : "Attack on ") + unit_name(a.target) + " at " + name(a.at));
  const bool wide = !narrow();
  const Style figure = wide ? Style::kFigure34 : Style::kFigure28;
  const float base = y + (wide ? 22.0f : 12.0f);
  const std::string mine = std::to_string(t.offence), theirs = std::to_string(t.against);
  float at = x;
  text(f, figure, {at, base}, s.ink(by), mine);
  at += type::width(figure, mine) + 8;
  text(f, figure, {at, base - 2}, p.ink2, ":");
  at += type::width(figure, ":") + 8;
  text(f, figure, {at, base}, s.ink(other(by)), theirs);
  at += type::width(figure, theirs) + 20;
  const std::string verdict = a.made ? result_name(t) : verdict_on(t), reason = reason_of(t);
  float end = base;
  const auto capital = [](std::string w) {
    if (!w.empty() && w[0] >= 'a' && w[0] <= 'z') w[0] = static_cast<char>(w[0] - 'a' + 'A');
    return w;
  };
  const bool beside =
      wide && at + std::max(type::width(Style::kName, capital(verdict)), 150.0f) <= r + 8;
  if (beside) {
    text(f, Style::kName, {at, base - 16}, p.ink,
         type::fit(Style::kName, capital(verdict), r - at));
    ui::paragraph(f, Style::kNote, {at, base + 3}, p.ink2, reason, r - at);
    const auto lines = type::wrap(Style::kNote, reason, r - at).size();
    end = base + 3 + 18 * static_cast<float>(lines - 1);
  } else {
    text(f, Style::kLabel16, {x, base + 26}, p.ink, capital(verdict));
    end = paragraph(Style::kNote, base + 46, p.ink2, reason) - 18;
  }
  if (const std::string no = why_not(a); !no.empty() && !a.made)
    end = paragraph(Style::kBody14, end + 24, p.signal, no) - 20;
  const float top = end + 32;
  if (width() < 230) {
    const List attackers{*this, a, x, r};
    const float between = attackers.show(top, by, " attacks", {t.attack.begin(), t.attack.size()});
    return foot(
        attackers.show(between + 30, other(by), " defends", {t.defence.begin(), t.defence.size()}));
  }
  const float middle = x + width() / 2;
  const List attackers{*this, a, x, middle - 12}, defenders{*this, a, middle + 12, r};
  const float one = attackers.show(top, by, " attacks", {t.attack.begin(), t.attack.size()}),
              two =
                  defenders.show(top, other(by), " defends", {t.defence.begin(), t.defence.size()});
  ui::upright(f, middle, top + 14, std::max(one, two) + 8);
  return foot(std::max(one, two));
}

}  // namespace wg::war_face
