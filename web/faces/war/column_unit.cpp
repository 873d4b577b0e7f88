// faces/war/column_unit.cpp — the unit that is looked at: what it is worth where it stands.
#include <algorithm>

#include "war/words.h"

#include "faces/war/captions.h"
#include "faces/war/column.h"
#include "faces/war/reach.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

struct Value {
  std::string figure, caption;
};

std::array<Value, 4> values(const State& s, const Board& board, UnitId id) {
  const Worth& w = worth(id);
  const bool cut = fights(id) && board.is_isolated(id);
  const int defence = is_there(s, id) ? defence_on(id, s.at[id]) : w.defence;
  const auto shown = [&](int v) { return cut ? std::string("0") : std::to_string(v); };
  return {{{w.attack > 0 ? shown(w.attack) : "–", "attack"},
           {shown(defence), "defence"},
           {std::to_string(w.speed), w.speed == 1 ? "square" : "squares"},
           {std::to_string(w.range), "range"}}};
}

// Why it cannot move now, though it is its side's turn; empty if it can.
std::string why_it_stays(const Sitting& s, UnitId id) {
  const auto no = Rules::refuse(s.scene.setup, s.scene.now, Move{id, s.state().at[id]});
  if (no && *no != Refusal::kSameSquare) return sentence(*no);
  return prospects(s.state(), s.board(), id).empty() ? "No square in its reach is free." : "";
}

}  // namespace

float Column::unit(float y, UnitId id) const {
  const State& now = s.state();
  const Seat side = side_of(id);
  const bool there = is_there(now, id);
  y = heading(y, std::string(side_name(side)) + ": " + unit_at(now, id));
  draw_symbol(f.pen(), {x + 23, y + 8}, side, kind_of(id), side == kNorth ? 40 : 30);
  const float from = x + 62, step = (r - from) / 4;
  float at = from;
  for (const Value& v : values(now, s.board(), id)) {
    text(f, narrow() ? Style::kFigure24 : Style::kFigure28, {at, y + 10}, p.ink, v.figure);
    text(f, Style::kCaption, {at, y + 28}, p.ink2, type::fit(Style::kCaption, v.caption, step - 2));
    at += step;
  }
  y += 56;
  std::string words = standing(now, s.board(), id);
  if (!words.empty())
    words[0] = static_cast<char>(words[0] >= 'a' && words[0] <= 'z' ? words[0] - 32 : words[0]);
  const bool cut = s.board().is_isolated(id);
  if (cut) draw_cut_off(f.list(), p, {x + 7, y - 5}, 6.5f);
  y = paragraph(Style::kBody14, y, p.ink, words + ".", cut ? 20.0f : 0.0f);
  if (there && is_strong(now.at[id]) && fights(id) && worth(id).in_fort != worth(id).defence)
    y = paragraph(Style::kBody14, y, p.ink2,
                  "Stronger here: " + std::string(terrain_name(ground(now.at[id]))) + ".");
  if (kind_of(id) == Kind::kCavalry)
    y = paragraph(Style::kBody14, y, p.ink2, "Counts 7 in a charge.");
  if (s.may_move() && side == s.seat() && there && !cut)
    if (const std::string why = why_it_stays(s, id); !why.empty())
      y = paragraph(Style::kBody14, y, p.signal, why);
  const bool has_threats = s.scene.threats && s.scene.live && there;
  for (const Threat& t : has_threats ? s.scene.threats->on : decltype(Threats::on){})
    if (t.unit == id)
      y = paragraph(Style::kBody14, y, t.destroys || t.dislodges ? p.bad : p.ink2,
                    threat_in_words(other(side), t));
  if (has_threats && side == s.seat() && fights(id) &&
      (s.scene.threats->cut >> place_in_side(id) & 1u) != 0)
    y = paragraph(Style::kBody14, y, p.bad,
                  std::string(side_name(other(side))) + " could cut it off with one move.");
  return foot(y - 20);
}

}  // namespace wg::war_face
