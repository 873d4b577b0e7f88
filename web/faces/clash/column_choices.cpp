// faces/clash/column_choices.cpp — what can be changed about an attack before it is made: its kind,
// what else could be done.
#include <algorithm>

#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/input.h"
#include "faces/clash/symbols.h"

namespace wg::clash_face {

float Column::choices(float y) const {
  const auto kind = other_kind(s);
  if (!kind) return y;
  const std::array<ui::Part, 2> kinds = {
      {{"attack.assault", "Assault"}, {"attack.bombard", "Bombard"}}};
  const float tall = f.coarse ? 44 : 32;
  ui::rule(f, left, right, y);
  if (ui::segmented(f, {x, y + 12, width(), tall}, kinds, s.attack->bombards ? 1 : 0))
    aim_at(s, *kind);
  return y + 24 + tall;
}

float Column::instead(float y, const Account& a) const {
  if (a.instead.empty()) return y;
  y = heading(y, "Instead") - 16;
  int i = 0;
  for (const Instead& one : a.instead) {
    const float what_w = type::width(Style::kBody14, one.what),
                verdict_w = type::width(Style::kNote, one.verdict);
    const bool beside_it = what_w + verdict_w + 14 <= width();
    const auto lines =
        beside_it ? 0.0f
                  : static_cast<float>(type::wrap(Style::kNote, one.verdict, width() - 12).size());
    const float h = std::max(22 + lines * 18, f.coarse ? 44.0f : 0.0f);
    const Piece* gun = one.bombards ? piece(s.view(), one.gun) : nullptr;
    if (ui::row(f, {left, y, right - left, h}, "instead." + std::to_string(++i),
                one.what + ": " + one.verdict)
            .pressed) {
      if (gun) s.desk.chosen = gun->id;
      aim_at(s, {s.attack->target, one.bombards,
                 one.bombards ? std::nullopt : std::optional(one.supporters)});
    }
    const float base = y + (h - lines * 18) / 2 + 5;
    text(f, Style::kBody14, {x, base}, p.ink, type::fit(Style::kBody14, one.what, width()));
    if (beside_it)
      text(f, Style::kNote, {r, base}, p.ink2, one.verdict, Align::kRight);
    else
      ui::paragraph(f, Style::kNote, {x + 12, base + 18}, p.ink2, one.verdict, width() - 12);
    y += h;
  }
  return y;
}

}  // namespace wg::clash_face
