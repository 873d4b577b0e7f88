// faces/bar.cpp — tools stand at the right end, above the map's edge.
#include "faces/bar.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets.h"

namespace wg::face {
namespace {

using ui::Style;

struct Tools {
  ui::Frame& f;
  float right, middle, side, tall;

  bool tool(std::string_view name, std::string_view label, Icon icon, bool enabled = true) {
    right -= side;
    return ui::tool(f, {right, std::round(middle - tall / 2), side, tall}, name, label, icon,
                    enabled);
  }
  void gap(bool ruled) {
    right -= 2;
    if (!ruled) return;
    right -= 5;
    ui::upright(f, right, middle - 9, middle + 9);
    right -= 6;
  }
};

}  // namespace

void reserve_copy(ui::Frame& f, bool covered, Rect r) {
  const ImVec2 low = f.list().GetClipRectMin(), high = f.list().GetClipRectMax();
  if (r.y < low.y || r.y + r.h > high.y) return;  // scrolled away: it would float
  if (!covered && !f.is_beneath())
    ui::slot("share.copy", r);
  else  // the real one would float above what covers it
    ui::button(f, r, {.name = "share.covered", .label = kCopy});
}

std::optional<CommonWish> show_bar(ui::Frame& f, Desk& desk, Rect r, const Bar& bar) {
  std::optional<CommonWish> wish;
  const Palette& p = f.palette;
  const bool wide = bar.wide;
  ui::surface(f, r, p.panel);
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
  Tools tools{f, r.x + r.w - (wide ? 12.0f : 10.0f), r.y + r.h / 2, f.coarse ? 44.0f : 36.0f,
              f.coarse ? 44.0f : 34.0f};
  const Locks& locks = desk.locks;
  if (!locks.help && tools.tool("help", "How to play", Icon::kHelp)) desk.popover = Popover::kHelp;
  tools.gap(false);
  if (!locks.settings && tools.tool("settings", "Settings", Icon::kSettings))
    desk.popover = Popover::kSettings;
  if (!bar.over && !locks.copy) {  // else the verdict has it
    tools.gap(wide);
    const float copy_w = std::ceil(type::width(Style::kLabel14, kCopy)) + (wide ? 32 : 20);
    tools.right -= copy_w;
    reserve_copy(f, bar.covered,
                 {tools.right, std::round(tools.middle - tools.tall / 2), copy_w, tools.tall});
  }
  if (!bar.over && !locks.undo) {
    tools.gap(wide);
    if (tools.tool("redo", "Redo", Icon::kRedo, bar.can_redo)) wish = wish::Redo{};
    tools.gap(false);
    if (tools.tool("undo", "Undo", Icon::kUndo, bar.can_undo)) wish = wish::Undo{};
  }
  const Style style = Style::kName;
  const float x = r.x + (wide ? 20 : 14), end = x + type::width(style, bar.title);
  if (desk.compact || end + 8 > tools.right) return wish;
  ui::text(f, style, {x, r.y + r.h / 2 + 6.5f}, p.ink, bar.title);
  constexpr float kLeastNote = 110;
  const float room = tools.right - end - 40, whole = type::width(Style::kBody14, bar.note);
  if (room < (bar.cuts_note ? std::min(kLeastNote, whole) : whole)) return wish;
  ui::upright(f, end + 16, r.y + r.h / 2 - 9, r.y + r.h / 2 + 9);
  ui::text(f, Style::kBody14, {end + 32, r.y + r.h / 2 + 5}, p.ink2,
           type::fit(Style::kBody14, bar.note, room));
  return wish;
}

}  // namespace wg::face
