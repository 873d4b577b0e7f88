// faces/tarn/bar.cpp — tools stand at the right end, above the map's edge.
#include "faces/tarn/bar.h"

#include <cmath>

#include "tarn/guide.h"

namespace wg::tarn_face {
namespace {

using ui::Style;

struct Tools {
  const Sitting& s;
  float right, middle, side, tall;

  bool tool(std::string_view name, std::string_view label, Icon icon, bool enabled = true) {
    right -= side;
    return ui::button(s.frame, {right, std::round(middle - tall / 2), side, tall},
                      {.name = name,
                       .label = label,
                       .tone = ui::Tone::kQuiet,
                       .icon = icon,
                       .icon_only = true,
                       .enabled = enabled});
  }
  void gap(bool ruled) {
    right -= 2;
    if (!ruled) return;
    right -= 5;
    ui::upright(s.frame, right, middle - 9, middle + 9);
    right -= 6;
  }
};

}  // namespace

void reserve_copy(const Sitting& s, Rect r) {
  const ImVec2 low = s.frame.list().GetClipRectMin(), high = s.frame.list().GetClipRectMax();
  if (r.y < low.y || r.y + r.h > high.y) return;  // scrolled away: it would float
  const bool in_menu = s.desk.popover == Popover::kMenu;
  if (!s.scene.card && (in_menu || s.desk.popover == Popover::kNone))
    ui::slot("share.copy", r);
  else  // the real one would float above what covers it
    ui::button(s.frame, r, {.name = "share.covered", .label = kCopy});
}

void show_bar(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const bool wide = s.areas.shape == Shape::kWide;
  ui::surface(f, r, p.panel);
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
  Tools tools{s, r.x + r.w - (wide ? 12.0f : 10.0f), r.y + r.h / 2, f.coarse ? 44.0f : 36.0f,
              f.coarse ? 44.0f : 34.0f};
  const Locks& locks = s.desk.locks;
  if (!locks.help && tools.tool("help", "How to play", Icon::kHelp))
    s.desk.popover = Popover::kHelp;
  tools.gap(false);
  if (!locks.settings && tools.tool("settings", "Settings", Icon::kSettings))
    s.desk.popover = Popover::kSettings;
  if (!s.scene.over() && !locks.copy) {  // else the verdict has it
    tools.gap(wide);
    const float copy_w = std::ceil(type::width(Style::kLabel14, kCopy)) + (wide ? 32 : 20);
    tools.right -= copy_w;
    reserve_copy(s, {tools.right, std::round(tools.middle - tools.tall / 2), copy_w, tools.tall});
  }
  if (!s.scene.over() && !locks.undo) {
    tools.gap(wide);
    if (tools.tool("redo", "Redo", Icon::kRedo, s.scene.can_redo)) s.wish(wish::Redo{});
    tools.gap(false);
    if (tools.tool("undo", "Undo", Icon::kUndo, s.scene.can_undo)) s.wish(wish::Undo{});
  }
  const Style style = Style::kName;
  const float x = r.x + (wide ? 20 : 14), end = x + type::width(style, kTitle);
  if (s.desk.compact || end + 8 > tools.right) return;
  ui::text(f, style, {x, r.y + r.h / 2 + 6.5f}, p.ink, kTitle);
  const std::string& task = s.scene.sheet.task;
  if (end + 40 + type::width(Style::kBody14, task) > tools.right) return;
  ui::upright(f, end + 16, r.y + r.h / 2 - 9, r.y + r.h / 2 + 9);
  ui::text(f, Style::kBody14, {end + 32, r.y + r.h / 2 + 5}, p.ink2, task);
}

}  // namespace wg::tarn_face
