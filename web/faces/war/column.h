// faces/war/column.h — the panel's parts, one below the other. Each says where it ends.
#pragma once
#include "faces/war/sitting.h"

namespace wg::war_face {

using ui::Align;
using ui::Style;
using ui::text;

struct Column {
  const Sitting& s;
  float left, right;  // of the panel, edge to edge
  float pad;
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  float x = left + pad, r = right - pad;  // of what is written

  bool narrow() const { return r - x < 250; }
  float width() const { return r - x; }
  float row() const { return narrow() ? 22.0f : 24.0f; }
  // A rule, unless it is the first part, and a heading; the baseline of the first row.
  float heading(float y, std::string_view words, bool ruled = true) const;
  float foot(float baseline) const { return baseline + (narrow() ? 14.0f : 20.0f); }
  float paragraph(Style style, float y, std::uint32_t ink, std::string_view words,
                  float indent = 0) const {
    return y + ui::paragraph(f, style, {x + indent, y}, ink, words, width() - indent);
  }

  float notices(float y) const;  // what comes before all else
  float attack(float y, const Assault&) const;
  float unit(float y, UnitId) const;
  float news(float y) const;
  float waiting(float y) const;       // while the other side's turn is played
  float orders(float y) const;        // of the turn looked back at
  float looking_back(float y) const;  // what its buttons do
  float source(float y) const;        // of a published game
  float communication(float y) const;
  float strength(float y) const;
  float threats(float y) const;
  float signs(float y) const;  // what is drawn beside units, in words
  float signs_h() const;
  float placing(float y) const;  // units beside the board, and positions ready made
};

}  // namespace wg::war_face
