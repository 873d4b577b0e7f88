// faces/scrubber.cpp — whoever takes a step by hand stops what plays by itself.
#include "faces/scrubber.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets.h"

namespace wg::face {
namespace {

std::optional<Step> seek(const Scrubber& s, int to) {
  if (to == s.at || to < 0 || to > s.last) return std::nullopt;
  return static_cast<Step>(to);
}
std::optional<Step> look_at(const Scrubber& s, int to) {
  s.playback.playing = false;
  return seek(s, to);
}
std::optional<Step> play(const Scrubber& s) {
  s.playback.playing = !s.playback.playing;
  if (!s.playback.playing) return std::nullopt;
  s.playback.step_began_ms = s.now_ms;
  return seek(s, s.at < s.last ? s.at + 1 : 0);
}

void draw_mark(ImDrawList& d, ImVec2 c, const Mark& m) {
  const ImU32 ink = paint(m.colour);
  switch (m.sign) {
    case Sign::kDot:
      return disc(d, c, 2, ink);
    case Sign::kCross:
      line(d, c + ImVec2{-3, -3}, c + ImVec2{3, 3}, ink, 1.6f);
      return line(d, c + ImVec2{3, -3}, c + ImVec2{-3, 3}, ink, 1.6f);
    case Sign::kTriangle:
      return triangle(d, c + ImVec2{-4.5f, -4}, c + ImVec2{4.5f, -4}, c + ImVec2{0, 4.5f}, ink);
  }
}

}  // namespace

std::optional<Step> step_buttons(ui::Frame& f, Rect r, const Scrubber& s) {
  const float side = r.h, gap = (r.w - 3 * side) / 2;
  const auto pressed = [&](float i, std::string_view name, std::string_view label, Icon icon,
                           bool able) {
    return ui::button(
        f, {r.x + i * (side + gap), r.y, side, side},
        {.name = name, .label = label, .icon = icon, .icon_only = true, .enabled = able});
  };
  std::optional<Step> to;
  if (pressed(0, s.previous, s.back_words, Icon::kPrevious, s.at > 0)) to = look_at(s, s.at - 1);
  const bool playing = s.playback.playing;
  if (pressed(1, s.play, playing ? s.stop_words : s.play_words,
              playing ? Icon::kPause : Icon::kPlay, s.last > 0))
    to = play(s);
  if (pressed(2, s.next, s.on_words, Icon::kNext, s.at < s.last)) to = look_at(s, s.at + 1);
  return to;
}

std::optional<Step> take_step_keys(ui::Frame& f, const Scrubber& s) {
  if (f.take(ImGuiKey_LeftArrow, true)) return look_at(s, s.at - 1);
  if (f.take(ImGuiKey_RightArrow, true)) return look_at(s, s.at + 1);
  if (f.take(ImGuiKey_Home)) return look_at(s, 0);
  if (f.take(ImGuiKey_End)) return look_at(s, s.last);
  if (f.take(ImGuiKey_Space)) return play(s);
  return std::nullopt;
}

std::optional<Step> step_track(ui::Frame& f, Rect r, const Scrubber& s, std::span<const Mark> marks,
                               int tens) {
  constexpr float kKnob = 8, kNumbers = 40;
  const float tall = std::max(r.h, f.coarse ? 44.0f : 28.0f);
  const Rect target{r.x, r.middle().y - tall / 2, r.w, tall};
  const ui::Touch t = f.touch(s.track, target, s.track_words);
  const Palette& p = f.palette;
  ImDrawList& d = f.list();
  const float x = r.x + kKnob, w = r.w - 2 * kKnob, y = std::round(r.middle().y);
  const auto last = static_cast<float>(std::max(s.last, 1));
  const auto x_of = [&](int step) { return std::round(x + w * static_cast<float>(step) / last); };
  int to = s.at;
  if (t.held && !t.focused) {
    f.take_drag();
    to = static_cast<int>(std::lround((ImGui::GetIO().MousePos.x - x) / w * last));
    to = std::clamp(to, 0, s.last);
  }
  fill(d, Rect{x, y - 2, w, 4}, paint(p.line2), 2);
  fill(d, Rect{x, y - 2, x_of(to) - x, 4}, paint(p.ink2), 2);
  // Numbers only as close together as they can be read.
  const float apart = w * static_cast<float>(tens) / last;
  const int every = tens * std::max(1, static_cast<int>(std::ceil(kNumbers / apart)));
  for (int i = 0; i <= s.last; i += tens) {
    fill(d, Rect{x_of(i), y + 3, 1, 5}, paint(p.line2));
    if (i % every == 0 && r.h >= 34)
      type::draw(d, type::Style::kCaption, {x_of(i), y + 20}, paint(p.ink2), std::to_string(i),
                 {type::Align::kMiddle});
  }
  for (const Mark& m : marks) draw_mark(d, {x_of(m.step), y - 12}, m);
  const ImVec2 knob{x_of(to), y};
  disc(d, knob, kKnob, paint(t.hovered || t.held ? p.panel2 : p.panel));
  ring(d, knob, kKnob - 1, paint(p.ink), 2);
  if (t.focused) ring(d, knob, kKnob + 4, paint(p.focus), 2);
  return to == s.at ? std::nullopt : look_at(s, to);
}

Played play_on(const Scrubber& s, std::uint64_t lasts_ms, std::uint64_t pause_ms) {
  Playback& p = s.playback;
  if (!p.playing) return {};
  const std::uint64_t since = s.now_ms - p.step_began_ms;
  if (since >= lasts_ms) {
    p.playing = s.at < s.last;
    p.step_began_ms = s.now_ms;
    return {.next = p.playing ? seek(s, s.at + 1) : std::nullopt};
  }
  Played played{.wake_ms = p.step_began_ms + lasts_ms};
  if (lasts_ms > pause_ms)
    played.progress =
        std::min(static_cast<float>(since) / static_cast<float>(lasts_ms - pause_ms), 1.0f);
  return played;
}

}  // namespace wg::face
