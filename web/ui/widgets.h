// ui/widgets.h — the sheet's own controls. Each has a name, a place and a label, and says in the
// frame in which it is used that it was.
#pragma once
#include <optional>
#include <span>

#include "board/icons.h"
#include "ui/frame.h"

namespace wg::ui {

using type::Align;
using type::Style;

enum class Tone : std::uint8_t { kPlain, kPrimary, kQuiet };  // quiet: a tool, without a border

struct Button {
  std::string_view name, label;
  Tone tone = Tone::kPlain;
  std::optional<Icon> icon{};
  bool icon_only = false;
  std::string_view key{};  // in a cap, where a mouse makes keys likely
  Style style = Style::kLabel14;
  bool on = false;  // it stays pressed: a mode
  bool enabled = true;
  std::string_view why{};  // it is not
};
bool button(Frame&, Rect, const Button&);
float button_width(const Button&);
// A quiet icon; its label is told beside it.
bool tool(Frame&, Rect, std::string_view name, std::string_view label, Icon, bool enabled = true);

struct Part {
  std::string_view name, label;
};
// One of several; returns the one just chosen.
std::optional<std::size_t> segmented(Frame&, Rect, std::span<const Part>, std::size_t chosen,
                                     bool enabled = true);

// 0 … last, with a tick at every step; returns the value just moved to.
std::optional<int> slider(Frame&, Rect, std::string_view name, std::string_view label, int value,
                          int last);

// Yes or no; and one of several below each other.
bool check(Frame&, Rect, std::string_view name, std::string_view label, bool checked);
bool radio(Frame&, Rect, std::string_view name, std::string_view label, bool chosen);

// The ground of a list's row: what is on it is drawn by the caller.
Touch row(Frame&, Rect, std::string_view name, std::string_view label, State = {});
// A large thing to choose, with a tick in its corner.
Touch card(Frame&, Rect, std::string_view name, std::string_view label, bool chosen);

// Nothing to touch.
void text(Frame&, Style, ImVec2 baseline, std::uint32_t colour, std::string_view,
          Align = Align::kLeft);
float paragraph(Frame&, Style, ImVec2 baseline, std::uint32_t colour, std::string_view,
                float width);
void caps(Frame&, ImVec2 baseline, std::string_view, Align = Align::kLeft);
void keycap(Frame&, ImVec2 middle, std::string_view key);
void rule(Frame&, float x1, float x2, float y);     // a hairline above y
void upright(Frame&, float x, float y1, float y2);  // and one left of x
void surface(Frame&, Rect, std::uint32_t colour);
void plate(Frame&, Rect);  // a dialog: panel, ink border, rounded
void shade(Frame&, Rect);  // dims what lies beneath it

}  // namespace wg::ui
