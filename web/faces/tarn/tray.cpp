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

// Down, along, and in at the gate: one line for all who go there, one arrow for each gate.
void draw_ways(const Pen& pen, const Layout& l, const Picture& p, const std::vector<Piece>& all) {
  const View& v = *p.now;
  std::array<std::optional<When>, std::size(kRoads)> gates{};
  for (const Piece& piece : all) {
    const UnitId id = std::get<OnStaging>(piece.subject).id;
    const Intent& intent = p.plan.unit[id - first_of(v.seat)];
    if (!intent.to) continue;
    const Road road = road_of(*intent.to);
    const float under = l.tray->y + l.tray->h,
                bus = under + 1 + 3 * static_cast<float>(index(road));
    const float x = gate_x(l, *intent.to);
    const bool in_sight = x >= l.in_sight().x && x <= l.in_sight().max().x;
    if (!in_sight) continue;
    const ImVec2 gate{x, l.in_sight().y - 4};
    const ImVec2 path[] = {{piece.at.x, under - 2}, {piece.at.x, bus}, {gate.x, bus}, gate};
    dashed(pen.list, path, 6, 4, paint(pen.palette.red), 1.5f * pen.palette.stroke);
    if (!intent.starts_next_hour && roster(id).arrives <= v.hour)
      gates[index(road)] = When::kNow;
    else if (!gates[index(road)])
      gates[index(road)] = When::kNext;
  }
  pen.list.PushClipRect({l.in_sight().x, l.tray->y}, l.in_sight().max(), true);
  for (const Road road : kRoads) {
    if (!gates[index(road)]) continue;
    const Points way = way_in(l.frame, sector_at(road, 0));
    const float from = nearest(way, {gate_x(l, sector_at(road, 0)), l.frame.y - 4});
    arrow(pen, part(way, from, length(way) * 0.6f), *gates[index(road)], Side::kRed);
  }
  pen.list.PopClipRect();
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
  draw_ways(pen, l, p, all);
  const float s = tray_scale(l, all.size());
  for (const Piece& piece : all) {
    const UnitId id = std::get<OnStaging>(piece.subject).id;
    const Rect cell = around({piece.at.x, l.tray->y + 25}, 26 * s, 25);
    if (p.chosen == id) chosen(pen, cell, pen.palette.ink);
    if (p.focus == piece.subject) focus(pen, cell);
    draw(pen.at(s), piece.at, piece.mark);
    const bool may_come = roster(id).arrives <= p.now->hour;
    const std::string clock = clock_text(kFirstClock + roster(id).arrives);
    const std::string_view text =
        may_come ? "now" : std::string_view(clock).substr(0, s < 0.7f ? 2 : 5);
    type::draw(pen.list, type::Style::kCaptionStrong, {piece.at.x, l.tray->y + 47},
               paint(may_come ? pen.palette.label : pen.palette.ink3), text,
               {type::Align::kMiddle});
  }
}

}  // namespace wg::tarn_face
