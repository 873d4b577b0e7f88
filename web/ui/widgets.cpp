// ui/widgets.cpp — how the controls are drawn: ink, hairlines, no shadows.
#include "ui/widgets.h"

#include <algorithm>
#include <cmath>

#include "board/marks.h"

namespace wg::ui {
namespace {

constexpr float kRadius = 3, kCap = 17;

struct Wear {  // a button's colours
  std::uint32_t ground, ink, edge;
  bool filled, bordered;
};

Wear wear(const Palette& p, const Button& b, const Touch& t) {
  if (!b.enabled) return {p.panel, p.ink3, p.line, false, b.tone != Tone::kQuiet};
  if (b.tone == Tone::kPrimary)
    return {t.held || t.hovered ? p.ink2 : p.ink, p.on_ink, t.held || t.hovered ? p.ink2 : p.ink,
            true, true};
  if (b.on) return {p.panel2, p.ink, p.ink, true, true};
  const std::uint32_t ground = t.held ? p.line : t.hovered ? p.panel2 : p.panel;
  if (b.tone == Tone::kQuiet) return {ground, p.ink, p.line2, t.held || t.hovered, false};
  return {ground, p.ink, p.line2, true, true};
}

void edge(Frame& f, Rect r, std::uint32_t colour, float width, float radius = kRadius) {
  box(f.list(), r.grown(-width / 2), paint(colour), width, radius);
}

void ring_if(Frame& f, Rect r, bool focused) {
  if (focused) focus(f.pen(), r);
}

float cap_height(Style s) {  // half the height of capitals: sets a line in the middle of a box
  return type::line_height(s) * 0.25f;
}

float cap_width(std::string_view key) {
  return key == "↵" ? kCap + 2
                    : std::max(kCap, std::ceil(type::width(Style::kCaptionStrong, key)) + 8);
}

void draw_cap(Frame& f, Rect r, std::string_view key, std::uint32_t ink, std::uint32_t line) {
  edge(f, r, line, 1, 2);
  const ImVec2 m = r.middle();
  if (key == "↵") {  // Lato has no such arrow
    const ImVec2 path[] = {m + ImVec2{4.5f, -4}, m + ImVec2{4.5f, 1.5f}, m + ImVec2{-4, 1.5f}};
    stroke(f.list(), path, paint(ink), 1.5f);
    f.list().AddTriangleFilled(m + ImVec2{-2, -1.5f}, m + ImVec2{-2, 4.5f}, m + ImVec2{-6, 1.5f},
                               paint(ink));
    return;
  }
  text(f, Style::kCaptionStrong, {m.x, m.y + 4.3f}, ink, key, Align::kMiddle);
}

}  // namespace

bool tool(Frame& f, Rect r, std::string_view name, std::string_view label, Icon icon,
          bool enabled) {
  return button(f, r,
                {.name = name,
                 .label = label,
                 .tone = Tone::kQuiet,
                 .icon = icon,
                 .icon_only = true,
                 .enabled = enabled});
}

float button_width(const Button& b) {
  float w = b.icon_only ? 0 : type::width(b.style, b.label);
  if (b.icon) w += b.icon_only ? 20 : 26;
  if (!b.key.empty()) w += cap_width(b.key) + 8;
  return std::ceil(w);
}

bool button(Frame& f, Rect r, const Button& b) {
  const bool says_more = b.icon_only && b.enabled;
  const Touch t = f.touch(b.name, r, b.label,
                          {b.enabled, b.on,
                           says_more   ? b.label
                           : b.enabled ? std::string_view()
                                       : b.why});
  const Palette& p = f.palette;
  const Wear w = wear(p, b, t);
  if (w.filled) fill(f.list(), r, paint(w.ground), kRadius);
  if (w.bordered) edge(f, r, w.edge, b.on ? 2.5f : f.border());
  ring_if(f, r, t.focused);
  const bool shows_key = !b.key.empty() && !f.coarse;
  Button drawn = b;
  if (!shows_key) drawn.key = {};
  constexpr float kLeast = 6;  // beside the words
  if (b.style == Style::kLabel16 && button_width(drawn) > r.w - 2 * kLeast)
    drawn.style = Style::kLabel14;
  float x = r.x + (r.w - button_width(drawn)) / 2;
  const float y = r.y + r.h / 2;
  if (b.icon) {
    draw(f.list(), *b.icon, {std::round(x + 10), std::round(y)}, paint(w.ink),
         b.icon_only ? 1 : 0.9f);
    x += 26;
  }
  if (b.icon_only) return t.pressed;
  text(f, drawn.style, {x, y + cap_height(drawn.style)}, w.ink, b.label);
  x += type::width(drawn.style, b.label) + 8;
  if (shows_key) {
    const bool dark = w.ink == p.on_ink;
    const Rect cap{std::round(x), std::round(y - kCap / 2), std::round(cap_width(b.key)), kCap};
    draw_cap(f, cap, b.key, dark ? p.on_ink : p.ink2, dark ? mix(p.on_ink, p.ink, 0.7f) : p.line2);
  }
  return t.pressed;
}

std::optional<std::size_t> segmented(Frame& f, Rect r, std::span<const Part> parts,
                                     std::size_t chosen, bool enabled) {
  std::optional<std::size_t> now;
  const Palette& p = f.palette;
  const float cell = r.w / static_cast<float>(parts.size());
  const auto part_rect = [&](std::size_t i) {
    const float left = std::round(r.x + cell * static_cast<float>(i)),
                right = std::round(r.x + cell * static_cast<float>(i + 1));
    return Rect{left, r.y, right - left, r.h};
  };
  fill(f.list(), r, paint(p.panel), kRadius);
  std::optional<std::size_t> focused;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Rect cut = part_rect(i);
    const Touch t = f.touch(parts[i].name, cut, parts[i].label, {enabled, i == chosen});
    if (t.pressed) now = i;
    if (t.focused) focused = i;
    const bool is_on = i == chosen;
    if (is_on || t.hovered)
      fill(f.list(), cut, paint(is_on ? enabled ? p.ink : p.panel2 : p.panel2), kRadius);
    const Style style = is_on ? Style::kLabel14 : Style::kBody14;
    text(f, style, {cut.middle().x, cut.middle().y + 5},
         !enabled ? p.ink3
         : is_on  ? p.on_ink
                  : p.ink,
         parts[i].label, Align::kMiddle);
    if (i > 0 && !is_on && i - 1 != chosen) upright(f, cut.x, r.y + 7, r.y + r.h - 7);
  }
  edge(f, r, enabled ? p.line2 : p.line, f.border());
  if (!enabled) return std::nullopt;
  if (chosen < parts.size()) edge(f, part_rect(chosen), p.ink, f.border());
  if (!focused) return now == chosen ? std::nullopt : now;
  focus(f.pen(), part_rect(*focused));
  if (*focused > 0 && f.take(ImGuiKey_LeftArrow)) now = *focused - 1;
  if (*focused + 1 < parts.size() && f.take(ImGuiKey_RightArrow)) now = *focused + 1;
  if (now) f.move_focus(parts[*now].name);
  return now == chosen ? std::nullopt : now;
}

std::optional<int> slider(Frame& f, Rect r, std::string_view name, std::string_view label,
                          int value, int last) {
  const Touch t = f.touch(name, r, label);
  const Palette& p = f.palette;
  const float x = r.x + 11, w = r.w - 22, y = std::round(r.y + r.h / 2);
  const auto at = [&](int step) {
    return std::round(x + w * static_cast<float>(step) / static_cast<float>(last));
  };
  int now = value;
  if (t.held) {
    f.take_drag();
    const float share = (ImGui::GetIO().MousePos.x - x) / w;
    now = std::clamp(static_cast<int>(std::lround(share * static_cast<float>(last))), 0, last);
  }
  if (t.focused && f.take(ImGuiKey_LeftArrow, true)) now = std::max(now - 1, 0);
  if (t.focused && f.take(ImGuiKey_RightArrow, true)) now = std::min(now + 1, last);
  if (t.focused && f.take(ImGuiKey_Home)) now = 0;
  if (t.focused && f.take(ImGuiKey_End)) now = last;
  fill(f.list(), Rect{x, y - 2, w, 4}, paint(p.line2), 2);
  for (int i = 0; i <= last; ++i)
    fill(f.list(), Rect{at(i) - (i == last ? 1.0f : 0.0f), y - 6, 1, 12}, paint(p.line2));
  const ImVec2 knob{at(now), y};
  disc(f.list(), knob, 11, paint(t.hovered || t.held ? p.panel2 : p.panel));
  ring(f.list(), knob, 11, paint(p.ink), 3);
  disc(f.list(), knob, 3, paint(p.ink));
  if (t.focused) ring(f.list(), knob, 16, paint(p.focus), 2);
  return now == value ? std::nullopt : std::optional(now);
}

bool radio(Frame& f, Rect r, std::string_view name, std::string_view label, bool chosen) {
  const Touch t = f.touch(name, r, label, {true, chosen});
  const Palette& p = f.palette;
  const ImVec2 c{r.x + 9, std::round(r.y + r.h / 2)};
  disc(f.list(), c, 9, paint(t.hovered ? p.panel2 : p.panel));
  ring(f.list(), c, 9 - f.border() / 2, paint(chosen ? p.ink : p.line2), chosen ? 2 : f.border());
  if (chosen) disc(f.list(), c, 4.5f, paint(p.ink));
  text(f, Style::kBody14, {r.x + 28, c.y + 5}, p.ink, label);
  ring_if(f, r, t.focused);
  return t.pressed;
}

bool check(Frame& f, Rect r, std::string_view name, std::string_view label, bool checked) {
  const Touch t = f.touch(name, r, label, {true, checked});
  const Palette& p = f.palette;
  const Rect square{r.x, std::round(r.y + r.h / 2 - 9), 18, 18};
  fill(f.list(), square, paint(t.hovered ? p.panel2 : p.panel), 2);
  edge(f, square, p.line2, f.border(), 2);
  if (checked) draw(f.list(), Icon::kCheck, square.middle(), paint(p.ink), 0.75f);
  text(f, Style::kBody14, {r.x + 28, square.middle().y + 5}, p.ink, label);
  ring_if(f, r, t.focused);
  return t.pressed;
}

Touch row(Frame& f, Rect r, std::string_view name, std::string_view label, State state) {
  const Touch t = f.touch(name, r, label, state);
  const Palette& p = f.palette;
  if (state.chosen || t.hovered) fill(f.list(), r, paint(p.panel2));
  if (state.chosen) fill(f.list(), Rect{r.x, r.y, 3, r.h}, paint(p.ink));
  if (t.focused) focus(f.pen(), r.grown(-6));
  return t;
}

Touch card(Frame& f, Rect r, std::string_view name, std::string_view label, bool chosen) {
  const Touch t = f.touch(name, r, label, {true, chosen});
  const Palette& p = f.palette;
  fill(f.list(), r, paint(chosen || t.hovered ? p.panel2 : p.panel), kRadius);
  edge(f, r, chosen ? p.ink : p.line2, chosen ? 2.5f : f.border());
  if (chosen) {
    const ImVec2 corner{r.x + r.w - 22, r.y + 22};
    disc(f.list(), corner, 10, paint(p.ink));
    draw(f.list(), Icon::kCheck, corner, paint(p.on_ink), 0.7f);
  }
  ring_if(f, r, t.focused);
  return t;
}

void text(Frame& f, Style style, ImVec2 at, std::uint32_t colour, std::string_view words,
          Align align) {
  type::draw(f.list(), style, at, paint(colour), words, {align});
}
float paragraph(Frame& f, Style style, ImVec2 at, std::uint32_t colour, std::string_view words,
                float width) {
  return type::paragraph(f.list(), style, at, paint(colour), words, width);
}

void caps(Frame& f, ImVec2 at, std::string_view words, Align align) {
  std::string capitals(words);
  for (char& c : capitals)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  text(f, Style::kCaps, at, f.palette.ink2, capitals, align);
}

void keycap(Frame& f, ImVec2 middle, std::string_view key) {
  const float w = cap_width(key);
  draw_cap(f, {std::round(middle.x - w / 2), std::round(middle.y - kCap / 2), w, kCap}, key,
           f.palette.ink2, f.palette.line2);
}

void rule(Frame& f, float x1, float x2, float y) {
  fill(f.list(), Rect{x1, y, x2 - x1, 1}, paint(f.palette.line));
}
void upright(Frame& f, float x, float y1, float y2) {
  fill(f.list(), Rect{x, y1, 1, y2 - y1}, paint(f.palette.line));
}
void surface(Frame& f, Rect r, std::uint32_t colour) { fill(f.list(), r, paint(colour)); }
void plate(Frame& f, Rect r) {
  fill(f.list(), r, paint(f.palette.panel), 4);
  edge(f, r, f.palette.ink, f.border(), 4);
}
void shade(Frame& f, Rect r) {
  fill(f.list(), r, paint(f.palette.night ? 0 : f.palette.ink, f.palette.shade));
}

}  // namespace wg::ui
