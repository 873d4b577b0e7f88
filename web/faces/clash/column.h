// faces/clash/column.h — the panel's parts, one below the other. Each says where it ends.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

using ui::Align;
using ui::Style;
using ui::text;

// Of a unit before a fight, what may be lost of it, and the likeliest or what was.
struct Strengths {
  std::int32_t before = 0, least = 0, most = 0;
  std::optional<std::int32_t> tick{};
};

struct Column {
  const Sitting& s;
  float left, right;  // of the panel, edge to edge
  float pad;
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  float x = left + pad, r = right - pad;  // of what is written

  bool narrow() const { return r - x < 270; }
  float width() const { return r - x; }
  float row() const { return narrow() ? 20.0f : 22.0f; }
  // A rule, unless it is the first part, and a heading; the baseline of the first row.
  float heading(float y, std::string_view words, bool ruled = true) const;
  float foot(float baseline) const { return baseline + (narrow() ? 14.0f : 18.0f); }
  float paragraph(Style style, float y, std::uint32_t ink, std::string_view words,
                  float indent = 0) const {
    return y + ui::paragraph(f, style, {x + indent, y}, ink, words, width() - indent);
  }
  // Words at the left and at the right of a row; below each other where they do not fit.
  float pair(float y, std::string_view words, std::string_view value, Style style,
             Style value_style, std::uint32_t ink, std::uint32_t value_ink) const;

  void range(Rect, const Strengths&, Seat) const;

  float notices(float y) const;  // what comes before all else
  float result(float y, const Bout&) const;
  float account(float y, const Account&, Seat attacker) const;  // the attack in full
  float choices(float y) const;                                 // its kind
  float instead(float y, const Account&) const;
  float unit(float y, const Piece&) const;
  float postures(float y, const Piece&) const;
  float danger(float y, const Piece&) const;
  float tile(float y, Tile) const;  // a place or an enemy that is looked at
  float places(float y) const;
  float fights(float y, bool ruled = true) const;
  float ready_units(float y) const;
  float signs(float y) const;  // what the badges mean
  float lesson(float y) const;
  float looking_back(float y) const;
};

}  // namespace wg::clash_face
