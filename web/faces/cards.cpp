// faces/cards.cpp — a card stands in the middle of what it is about, a message at its foot.
#include "faces/cards.h"

#include <algorithm>
#include <cmath>

#include "faces/sheets.h"
#include "ui/widgets.h"

namespace wg::face {

using ui::Style;
using ui::text;

bool draw_card(ui::Frame& f, Rect on, const Card& card) {
  const ui::Over over(f);
  const ImVec2 window = window_rect().max();
  const float w = std::min(420.0f, window.x - 24);
  const auto lines = type::wrap(Style::kBody14, card.sentence, w - 48);
  const float h = 24 + 24 + static_cast<float>(lines.size()) * 20 + 16 + 44 + 20;
  const Rect r{
      std::floor(std::clamp(on.middle().x - w / 2, 12.0f, window.x - w - 12)),
      std::floor(std::clamp(on.middle().y - h / 2, 8.0f, std::max(window.y - h - 8, 8.0f))), w, h};
  ui::shade(f, window_rect());
  ui::plate(f, r);
  text(f, Style::kName, {r.x + 24, r.y + 40}, f.palette.ink, card.title);
  ui::paragraph(f, Style::kBody14, {r.x + 24, r.y + 66}, f.palette.ink, card.sentence, w - 48);
  ui::Button action{.name = "card.action", .label = card.action, .tone = ui::Tone::kPrimary};
  const float bw = std::max(110.0f, ui::button_width(action) + 36);
  const bool pressed = ui::button(f, {r.x + r.w - 24 - bw, r.y + r.h - 64, bw, 44}, action);
  return pressed || f.take(ImGuiKey_Enter) || f.take(ImGuiKey_Escape);
}

void draw_message(ui::Frame& f, Rect over, std::string_view words) {
  const float room = std::min(over.w - 24, 340.0f);
  const auto lines = type::wrap(Style::kBody14, words, room - 28);
  float w = 0;
  for (const auto line : lines) w = std::max(w, type::width(Style::kBody14, line));
  const float h = 20 * static_cast<float>(lines.size()) + 20;
  const Rect r{over.x + 12, over.y + over.h - 12 - h, std::ceil(w) + 28, h};
  // Above lists as well, which are drawn after all that lies beside them.
  ImDrawList& d = *ImGui::GetForegroundDrawList();
  const Crisp crisp(d, f.ratio);
  fill(d, r, paint(f.palette.panel), 3);
  box(d, r.grown(-0.5f), paint(f.palette.ink), f.border(), 3);
  float y = r.y + 25;
  for (const auto line : lines) {
    type::draw(d, Style::kBody14, {r.x + 14, y}, paint(f.palette.ink), line);
    y += 20;
  }
}

void show_toast(ui::Frame& f, Desk& desk, Rect over, std::uint64_t now_ms) {
  if (desk.toast.empty()) return;
  if (now_ms >= desk.toast_ends_ms) return desk.toast.clear();
  draw_message(f, over, desk.toast);
}

}  // namespace wg::face
