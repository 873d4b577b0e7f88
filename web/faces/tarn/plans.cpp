// faces/tarn/plans.cpp — filled arrow: moves this hour; dashed and open: starts next hour; dashes
// and stations: the hours after that.
#include "faces/tarn/plans.h"

#include <algorithm>

#include "faces/tarn/sectors.h"
#include "faces/tarn/ways.h"

namespace wg::tarn_face {
namespace {

constexpr float kShortest = 20;  // an arrow: its head and a little of its shaft

const Piece* find(const std::vector<Piece>& all, UnitId id) {
  const auto it = std::find_if(all.begin(), all.end(),
                               [&](const Piece& q) { return q.subject == Hit{OnUnit{id}}; });
  return it == all.end() ? nullptr : &*it;
}

// How far along the path it leaves its own symbol.
float start_of(const Layout& l, Path path, const Piece& own) {
  const Rect frame = footprint(l, own).grown(2);
  const float end = length(path);
  float at = 0;
  while (at < end && frame.has(along(path, at))) at += 1;
  return at;
}

// How far along the path it may go before it touches somebody who stands where the leg ends.
float tip_of(const Layout& l, Path path, float from, const Leg& leg, const std::vector<Piece>& all,
             const Piece& own) {
  float tip = leg.end;
  for (const Piece& piece : all) {
    if (piece.hidden || piece.sector != leg.at || &piece == &own) continue;
    if (piece.subject == Hit{OnBattery{}}) continue;
    const Rect box = footprint(l, piece).grown(4);
    for (float at = from; at < tip; at += 1)
      if (box.has(along(path, at))) tip = at;
  }
  return tip;
}

// The upper right corner of a sector, where times stand: right end of a baseline.
ImVec2 corner_of(const Layout& l, Sector s) {
  if (s == Sector::kX) return on_sheet(l.frame, 0.70f, 0.806f);
  const Points edge = outline(l.frame, s);
  const float y = bounds(edge).y + 16, x = span_at(edge, y).right - 9;
  return {x, std::max(top_at(edge, x - 20), bounds(edge).y) + (l.small() ? 14 : 18)};
}

bool is_occupied(const std::vector<Piece>& all, Sector s) {
  return std::any_of(all.begin(), all.end(), [&](const Piece& q) {
    return q.sector == s && q.subject != Hit{OnBattery{}};
  });
}

std::vector<Leg>::const_iterator first_later(const Route& r) {
  return std::find_if(r.legs.begin(), r.legs.end(),
                      [](const Leg& leg) { return leg.when == When::kLater; });
}

template <class Visit>
void each_route(const Layout& l, const Picture& p, const std::vector<Piece>& all, Visit visit) {
  const View& v = *p.now;
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    const Piece* own = find(all, id_of(v, i));
    if (!own) continue;
    const Route r = route_of(l.frame, v.own[i], p.plan.unit[i], own->at);
    if (!r.legs.empty()) visit(*own, r);
  }
}

}  // namespace

bool is_watched(const View& v, Sector s) {
  for (std::size_t i = 0; i < count_of(v.seat); ++i)
    if (v.own[i].where == Where::kMap && roster(id_of(v, i)).kind == Kind::kRecon &&
        has(next_to(s), v.own[i].sector))
      return true;
  return false;
}

void draw_choices(const Pen& pen, const Layout& l, const Picture& p,
                  const std::vector<Piece>& all) {
  const View& v = *p.now;
  if (!p.shows_reach || !p.chosen || v.over) return;
  const Intent& intent = p.plan.unit[*p.chosen - first_of(v.seat)];
  const bool on_map = v.own[*p.chosen - first_of(v.seat)].where == Where::kMap;
  for (const Sector s : kEverySector) {
    const auto there = offered(v, *p.chosen, s);
    if (!there || (intent.to == s && on_map)) continue;  // its arrival says it
    const std::string text = clock_text(kFirstClock + *there);
    const ImVec2 at = corner_of(l, s);
    const Rect box{at.x - 36, at.y - 10, 36, 12};
    if (std::none_of(all.begin(), all.end(),
                     [&](const Piece& q) { return overlap(footprint(l, q), box); }))
      type::draw(pen.list, type::Style::kCaptionStrong, at,
                 paint(line_of(pen.palette, drawn_as(v.seat))), text,
                 {type::Align::kRight, paint(pen.palette.halo)});
  }
}

void draw_later(const Pen& pen, const Layout& l, const Picture& p, const std::vector<Piece>& all) {
  const Side side = drawn_as(p.now->seat);
  each_route(l, p, all, [&](const Piece&, const Route& r) {
    const auto later = first_later(r);
    if (later == r.legs.end()) return;
    const float from = later == r.legs.begin() ? 0 : (later - 1)->end;
    arrow(pen, part(r.path, from, r.legs.back().end), When::kLater, side);
    for (auto leg = later; leg + 1 != r.legs.end(); ++leg)
      station(pen, along(r.path, leg->end), side);
  });
}

void draw_arrows(const Pen& pen, const Layout& l, const Picture& p, const std::vector<Piece>& all) {
  const Side side = drawn_as(p.now->seat);
  each_route(l, p, all, [&](const Piece& own, const Route& r) {
    float from = start_of(l, r.path, own);
    for (auto leg = r.legs.begin(); leg != first_later(r); ++leg) {
      const float tip = tip_of(l, r.path, from, *leg, all, own);
      // Where two stand close together, the tail lies upon the one that marches.
      from = std::max(0.0f, std::min(from, tip - kShortest * l.scale));
      arrow(pen, part(r.path, from, tip), leg->when, side);
      from = leg->end;
    }
  });
}

void draw_arrivals(const Pen& pen, const Layout& l, const Picture& p,
                   const std::vector<Piece>& all) {
  const View& v = *p.now;
  const bool ample = l.scale > 0.9f;
  const auto style = ample ? type::Style::kNoteStrong : type::Style::kCaptionStrong;
  const float tall = ample ? 20 : 18;
  struct Sign {
    Sector at;
    int clock;
  };
  std::vector<Sign> signs;
  each_route(l, p, all, [&](const Piece&, const Route& r) {
    if (r.arrives_h < 2) return;  // a filled arrow says it
    const Sign sign{r.legs.back().at, kFirstClock + v.hour + r.arrives_h};
    int before = 0;  // signs in the same sector
    for (const Sign& other : signs) {
      if (other.at == sign.at && other.clock == sign.clock) return;
      before += other.at == sign.at;
    }
    signs.push_back(sign);
    const std::string text = clock_text(sign.clock);
    const float step = static_cast<float>(before) * (type::width(style, text) + 14);
    const ImVec2 end = r.path.back();
    ImVec2 middle = end + ImVec2{step, 8 * l.scale};
    if (r.legs.back().when == When::kNext)  // beyond the arrow's head
      middle = end + unit(end - r.path[r.path.size() - 2]) * 18 + ImVec2{step, 0};
    if (is_occupied(all, sign.at)) middle = corner_of(l, sign.at) - ImVec2{22 + step, 4};
    // Within the sheet: at its right edge they stand the other way.
    const Rect& room = l.in_sight();
    const float half = type::width(style, text) / 2 + 8;
    const bool in_sight = room.has(end);
    if (in_sight && middle.x + half > room.x + room.w) middle.x -= 2 * step;
    if (in_sight) middle.x = std::clamp(middle.x, room.x + half, room.x + room.w - half);
    pill(pen, middle, text, style, line_of(pen.palette, drawn_as(v.seat)), tall);
  });
}

void draw_fire(const Pen& pen, const Layout& l, const View& v, Sector s, float radius) {
  constexpr float kReach = 46;  // dashes from gun and target toward each other; between them labels
  const Side side = drawn_as(v.seat);
  const ImVec2 gun = battery_at(l), at = target_at(l, s), u = unit(at - gun);
  const float free = length(at - gun) - 26 * l.scale - radius - 8;
  const auto ray = [&](ImVec2 from, ImVec2 by) {
    const ImVec2 path[] = {from, from + by * std::min(kReach, free / 2)};
    stroke(pen.list, path, paint(pen.palette.halo, 0.85f), 4);
    dashed(pen.list, path, 5, 4, paint(line_of(pen.palette, side)), 1.75f * pen.palette.stroke);
  };
  ray(gun + u * (26 * l.scale), u);
  ray(at - u * (radius + 8), u * -1);
  target(pen, at, radius, side);
  if (is_watched(v, s) && l.scale > 0.8f) eye(pen, at + ImVec2{26, -15} * pen.scale, side);
}

}  // namespace wg::tarn_face
