// faces/tarn/hours.cpp — fourteen cells; small bars name every second hour.
#include "faces/tarn/hours.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace wg::tarn_face {
namespace {

using type::Align;
using type::Style;

std::string two_digits(int hour) {
  return {static_cast<char>('0' + hour / 10), static_cast<char>('0' + hour % 10)};
}

void draw_told(ImDrawList& d, Told told, ImVec2 c, ImU32 ink, ImU32 enemy, bool in_running) {
  const ImU32 theirs = in_running ? ink : enemy;
  switch (told) {
    case Told::kFirstContact: {
      const ImVec2 path[] = {c + ImVec2{0, -5}, c + ImVec2{5, 0}, c + ImVec2{0, 5},
                             c + ImVec2{-5, 0}};
      return stroke(d, path, theirs, 1.6f, ImDrawFlags_Closed);
    }
    case Told::kFire:
      return disc(d, c, 3.2f, ink);
    case Told::kFight:
      line(d, c + ImVec2{-4, -4}, c + ImVec2{4, 4}, ink, 2);
      return line(d, c + ImVec2{4, -4}, c + ImVec2{-4, 4}, ink, 2);
    case Told::kDecision:
      triangle(d, c + ImVec2{-4.5f, -4}, c + ImVec2{4.5f, -4}, c + ImVec2{0, 4.5f}, ink);
      return;
    case Told::kGroundLost:
      line(d, c + ImVec2{0, -5}, c + ImVec2{0, 1}, theirs, 2.2f);
      return disc(d, c + ImVec2{0, 4.2f}, 1.4f, theirs);
  }
}

}  // namespace

void draw_hours(ImDrawList& d, const Rect& r, float ratio, const Day& day, const Palette& p) {
  const Crisp crisp(d, ratio);
  const bool small = r.w < 400;
  const float cell = r.w / kHours;
  const auto x_of = [&](int hour) { return r.x + cell * static_cast<float>(hour); };
  const auto span = [&](int from, int to) {
    return Rect{x_of(from), r.y, x_of(to) - x_of(from), r.h};
  };
  fill(d, r, paint(p.panel));
  fill(d, span(0, day.now), paint(p.panel2));
  if (day.ended) {
    const Rect rest = span(*day.ended, kHours);
    const ImVec2 corners[] = {
        rest.min(), {rest.x + rest.w, rest.y}, rest.max(), {rest.x, rest.y + rest.h}};
    hatch(d, corners, 7, paint(p.line2, 0.7f), 1);
  }
  for (int hour = 0; hour <= kHours; ++hour) {
    const float x = std::floor(x_of(hour)) + 0.5f;
    line(d, {x, r.y}, {x, r.y + r.h + (small ? 3 : 5)}, paint(hour <= day.now ? p.ink2 : p.line2),
         1);
    if (small && hour % 2) continue;
    const bool running = hour == day.now;
    type::draw(d, running ? Style::kCaptionStrong : Style::kCaption,
               {x, r.y + r.h + (small ? 16 : 19)}, paint(running ? p.ink : p.ink2),
               two_digits(kFirstClock + hour), {Align::kMiddle});
  }
  box(d, r, paint(p.line2), 1);
  const std::string running_name =
      two_digits(kFirstClock + day.now) + "–" + two_digits(kFirstClock + day.now + 1);
  const auto running_style = cell < 48 ? Style::kCaptionStrong : Style::kNoteStrong;
  const bool names_running = type::width(running_style, running_name) + 6 <= cell;
  const bool has_running = day.now < kHours && (!day.ended || day.now < *day.ended);
  if (has_running) {
    Rect cell_now = span(day.now, day.now + 1);
    fill(d, Rect{cell_now.x, r.y - 3, cell_now.w, r.h + 6}, paint(p.ink));
    if (names_running)
      type::draw(d, running_style, {cell_now.middle().x, r.y + r.h / 2 + 4.5f}, paint(p.on_ink),
                 running_name, {Align::kMiddle});
  }
  for (int hour = 0; hour < kHours; ++hour) {
    auto told = day.told[static_cast<std::size_t>(hour)];
    if (cell < 30 && told.size() > 1) told = {*std::max_element(told.begin(), told.end())};
    const bool running = has_running && hour == day.now;
    if (running && names_running) continue;  // its name stands there
    const float step = std::min(20.0f, cell / static_cast<float>(told.size() + 1));
    for (std::size_t i = 0; i < told.size(); ++i) {
      const float off = (static_cast<float>(i) - static_cast<float>(told.size() - 1) / 2) * step;
      draw_told(d, told[i], {x_of(hour) + cell / 2 + off, r.y + r.h / 2},
                paint(running ? p.on_ink : p.ink),
                paint(line_of(p, day.seat == Seat::kRed ? Side::kBlue : Side::kRed)), running);
    }
  }
  if (day.looking) box(d, span(*day.looking, *day.looking + 1), paint(p.ink), 2.5f * p.stroke);
}

std::optional<Hour> hour_under(const Rect& r, ImVec2 at) {
  if (!r.grown(6).has(at)) return std::nullopt;
  const int hour = static_cast<int>((at.x - r.x) / r.w * kHours);
  return static_cast<Hour>(std::clamp(hour, 0, kHours - 1));
}

}  // namespace wg::tarn_face
