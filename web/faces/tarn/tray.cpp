// faces/tarn/tray.cpp — who waits, from when it may come, and where it will.
#include "faces/tarn/tray.h"

#include <algorithm>

#include "faces/tarn/ways.h"

namespace wg::tarn_face {
namespace {

constexpr float kWidest = 72;  // between neighbours

float spacing(const Layout& l, std::size_t units) {
  return std::min(kWidest, l.tray->w / static_cast<float>(std::max<std::size_t>(units, 1)));
}

// Where the entry's road meets the sheet's upper edge.
float gate_x(const Layout& l, Sector entry) {
  const Points road = way_in(l.frame, entry);
  return along(road, nearest(road, {road.front().x, l.frame.y})).x;
}

}  // namespace

float tray_scale(const Layout& l, std::size_t units) {
  return std::min(0.8f, spacing(l, units) / 42);
}

std::vector<Piece> waiting(const Layout& l, const Picture& p) {
  std::vector<Piece> all;
  const View& v = *p.now;
  if (!l.tray || v.seat != Seat::kRed) return all;
  for (std::size_t i = 0; i < count_of(v.seat); ++i)
    if (v.own[i].where == Where::kStaging) {
      const UnitId id = id_of(v, i);
      Mark m = symbol_of(v.seat, roster(id).kind);
      m.rim = false;
      m.echelon = 0;
      m.waits = p.plan.unit[i].starts_next_hour && p.plan.unit[i].to;
      all.push_back({OnStaging{id}, p.plan.unit[i].to.value_or(Sector::kX), {}, m});
    }
  const float step = spacing(l, all.size()), n = static_cast<float>(all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i].at = {l.tray->middle().x + (static_cast<float>(i) - (n - 1) / 2) * step, l.tray->y + 19};
  return all;
}

void draw_tray(const Pen& pen, const Layout& l, const Picture& p) {
  const auto all = waiting(l, p);
  if (all.empty()) return;
  const View& v = *p.now;
  ImDrawList& d = pen.list;
  const float s = tray_scale(l, all.size());
  const ImU32 red = paint(pen.palette.red);
  std::array<std::optional<When>, kSectors> entered{};
  for (const Piece& piece : all) {
    const UnitId id = std::get<OnStaging>(piece.subject).id;
    const Intent& intent = p.plan.unit[id - first_of(v.seat)];
    if (!intent.to) continue;
    const bool now = !intent.starts_next_hour && roster(id).arrives <= v.hour;
    const ImVec2 line[] = {{piece.at.x, l.tray->y + l.tray->h},
                           {gate_x(l, *intent.to), l.frame.y - 6}};
    dashed(d, line, 6, 4, red, 1.5f * pen.palette.stroke);
    auto& when = entered[index(*intent.to)];
    if (!when || now) when = now ? When::kNow : When::kNext;
  }
  for (const Sector s_in : kEverySector)
    if (entered[index(s_in)]) {
      const Points road = way_in(l.frame, s_in);
      const float from = nearest(road, {gate_x(l, s_in), l.frame.y - 4});
      arrow(pen, part(road, from, length(road) * 0.6f), *entered[index(s_in)], Side::kRed);
    }
  for (const Piece& piece : all) {
    const UnitId id = std::get<OnStaging>(piece.subject).id;
    const bool is_chosen = p.chosen == id;
    const Rect cell = around({piece.at.x, l.tray->y + 25}, 21 * s / 0.8f, 25);
    if (is_chosen) chosen(pen, cell, pen.palette.ink);
    if (p.focus == piece.subject) focus(pen, cell);
    draw(pen.at(s), piece.at, piece.mark);
    const Hour from = roster(id).arrives;
    const std::string clock = clock_text(kFirstClock + from);
    type::draw(d, type::Style::kCaptionStrong, {piece.at.x, l.tray->y + 47},
               paint(from <= v.hour ? pen.palette.label : pen.palette.ink3),
               from <= v.hour ? "now"
               : s < 0.7f     ? clock.substr(0, 2)
                              : clock,
               {type::Align::kMiddle});
  }
}

}  // namespace wg::tarn_face
