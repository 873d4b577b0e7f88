// faces/tarn/pieces.cpp — from a view to symbols: how each is known, and where it finds room.
#include "faces/tarn/pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

// Layout pixels at scale 1.
constexpr float kGap = 12, kDiamondGap = 22, kLeastGap = 4;  // between neighbours in a row
constexpr float kApart = 62;    // of two sides in contact, from the middle
constexpr float kBetween = 16;  // half the room of their chevrons
constexpr float kInset = 9;     // from the sector's edge
constexpr float kTag = 17;      // the width of an age's tag
constexpr float kCount = 24;    // how far a stack's count reaches

using Group = std::vector<Piece>;

Mark sized(const Layout& l, Mark m) {
  if (l.small() || l.scale < 0.9f) m.echelon = 0;  // small symbols have no room for it
  return m;
}

Group own_in(const Layout& l, const Picture& p, Sector s) {
  const View& v = *p.now;
  Group group;
  for (std::size_t i = 0; i < count_of(v.seat); ++i)
    if (const UnitId id = id_of(v, i); v.own[i].sector == s && is_on_map(v, id))
      group.push_back({OnUnit{id}, s, {}, sized(l, mark_of(v, id, p.plan.unit[i]))});
  return group;
}

Group enemy_in(const Layout& l, const Picture& p, Sector s) {
  const View& v = *p.now;
  Group group;
  for (const Contact& c : v.contacts)
    if (c.sector == s && is_on_map(v, c))
      group.push_back({OnContact{c.number}, s, {}, sized(l, mark_of(v, p.before, c)), age_h(v, c)});
  for (const Movement& m : v.movements)
    if (m.sector == s && is_on_map(v, m))
      group.push_back({OnSector{s}, s, {}, mark_of(m), v.hour - 1 - m.heard_in});
  return group;
}

Span reach(const Layout& l, const Piece& piece) {  // left and right of its middle
  const Rect b = bounds(piece.mark, l.scale);
  float right = b.x + b.w;
  if (piece.age_h) right = std::max(right, age_at(l, piece).x + kTag);
  if (piece.stacked) right = std::max(right, kCount + extent(piece.mark.side, l.scale).x);
  return {-b.x, right};
}

float widest_gap(const Layout& l, const Group& group) {
  const bool diamonds = group[0].mark.side == Side::kRed && group[0].mark.strength.full > 0;
  return (diamonds ? kDiamondGap : kGap) * l.scale;
}

float row_width(const Layout& l, const Group& group, float gap) {
  float sum = -gap;
  for (const Piece& piece : group)
    if (!piece.hidden) sum += reach(l, piece).left + reach(l, piece).right + gap;
  return sum;
}

// In front: the chosen one, else the strongest that has not broken.
std::size_t front_of(const Group& group, const Picture& p) {
  const auto weight = [](const Mark& m) { return m.broken ? -1 : m.strength.now; };
  std::size_t front = 0;
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (p.chosen && group[i].subject == Hit{OnUnit{*p.chosen}}) return i;
    if (weight(group[i].mark) > weight(group[front].mark)) front = i;
  }
  return front;
}

void fold(Group& group, const Picture& p) {
  const std::size_t front = front_of(group, p);
  for (std::size_t i = 0; i < group.size(); ++i) group[i].hidden = i != front;
  group[front].stacked = static_cast<int>(group.size());
}

// A broken unit has started toward its own edge.
float leaves(const Mark& m) { return !m.broken ? 0 : m.side == Side::kBlue ? kLeaves : -kLeaves; }

// A row while it fits, else a fan; about `middle` if the room allows.
void place(const Layout& l, const Picture& p, Group& group, Span room, ImVec2 middle) {
  if (group.empty()) return;
  const auto joints = static_cast<float>(std::max<std::size_t>(group.size() - 1, 1));
  float gap = std::min(widest_gap(l, group), (room.width() - row_width(l, group, 0)) / joints);
  if (group.size() > 1 && gap < kLeastGap * l.scale) {
    fold(group, p);
    gap = 0;
  }
  const float width = row_width(l, group, gap);
  // Frames stand about the middle; what hangs off the last one (an age, a clock) does not count.
  const auto last =
      std::find_if(group.rbegin(), group.rend(), [](const Piece& q) { return !q.hidden; });
  const float hangs = reach(l, *last).right - reach(l, *last).left;
  const float left =
      std::max(std::min(middle.x - (width - hangs) / 2, room.right - width), room.left);
  float x = left;
  for (Piece& piece : group) {
    if (piece.hidden) continue;
    const Span own = reach(l, piece);
    piece.at = {x + own.left, middle.y + leaves(piece.mark) * l.scale};
    x += own.left + own.right + gap;
  }
  for (Piece& piece : group)
    if (piece.hidden)
      for (const Piece& front : group)
        if (front.stacked) piece.at = front.at;
}

// How large the sheet is: 0 on a phone, 1 where symbols have their full size.
float ampleness(const Layout& l) { return std::clamp((l.scale - 0.74f) / 0.26f, 0.0f, 1.0f); }

struct Heights {
  float up = 0, down = 0;
};
Heights heights(const Layout& l, const Group& blue, const Group& red) {
  Heights h;
  for (const Group* group : {&blue, &red})
    for (const Piece& piece : *group) {
      const Rect b = bounds(piece.mark, l.scale);
      h = {std::max(h.up, -b.y), std::max(h.down, b.y + b.h)};
    }
  return h;
}

// The line on which a sector's symbols stand, and how far they may spread along it.
struct Shelf {
  float y;
  Span room;
};
Shelf shelf(const Layout& l, const Picture& p, Sector s, Heights h) {
  const float t = ampleness(l);
  const Points edge = outline(l.frame, s);
  // On small sheets the symbols fill the sector; on large ones they stand below its name.
  const float drop = s == Sector::kX   ? lerp(-8, -14, t)
                     : s == Sector::kR ? lerp(-2, 3, t)
                                       : lerp(1, 6, t);
  const Rect box = bounds(edge);
  // Clear of a front; but where rows are lower than symbols, still in the sector.
  const float floor = std::max(box.y + box.h - lerp(6, 10, t) - h.down, box.y + 0.45f * box.h);
  Shelf shelf{node(l.frame, s).y + drop, {}};
  if (on_road(s)) shelf.y = std::min(shelf.y, floor);
  shelf.room = span_at(edge, shelf.y);
  shelf.room.left += kInset * l.scale;
  shelf.room.right -= kInset * l.scale;
  if (p.plan.fire == s) shelf.room.right = target_at(l, s).x - target_radius(l) - 12 * l.scale;
  return shelf;
}

void stand(const Layout& l, const Picture& p, ImVec2 road, Span room, Group& blue, Group& red) {
  if (blue.empty() || red.empty()) {
    place(l, p, blue, room, road);
    place(l, p, red, room, road);
    return;
  }
  const float between = kBetween * l.scale, apart = kApart * l.scale;
  // Each side may take half, or what the other leaves of it.
  const float most = room.width() - 2 * between;
  const float for_blue = row_width(l, blue, widest_gap(l, blue));
  const float for_red = row_width(l, red, widest_gap(l, red));
  const float blue_takes = std::min(for_blue, std::max(most / 2, most - for_red));
  const float red_takes = std::min(for_red, std::max(most / 2, most - for_blue));
  const float least = room.left + blue_takes + between;
  const float middle = std::clamp(road.x, least, std::max(room.right - red_takes - between, least));
  place(l, p, blue, {room.left, middle - between}, {middle - apart, road.y});
  place(l, p, red, {middle + between, room.right}, {middle + apart, road.y});
}

// A frame upon the name. The box about a diamond is empty in its corners.
bool frame_covers(const Rect& name, const Layout& l, const Piece& piece) {
  const float half = -bounds(piece.mark, l.scale).x - 1;
  const ImVec2 nearest{std::clamp(piece.at.x, name.x, name.x + name.w),
                       std::clamp(piece.at.y, name.y, name.y + name.h)};
  const float x = std::abs(piece.at.x - nearest.x), y = std::abs(piece.at.y - nearest.y);
  if (piece.mark.side == Side::kRed) return x + y < half;
  return x < half && y < half - (kFrame_w - kFrame_h) / 2 * l.scale;
}
bool bar_covers(const Rect& name, const Layout& l, const Piece& piece) {
  const Rect foot = footprint(l, piece);
  const float half = 16 * l.scale, tall = 8 * l.scale;
  return overlap({piece.at.x - half, foot.y + foot.h - tall, 2 * half, tall}, name);
}
bool echelon_covers(const Rect& name, const Layout& l, const Piece& piece) {
  return piece.mark.echelon && overlap({piece.at.x - 6, footprint(l, piece).y, 12, 8}, name);
}

struct Both {
  Group blue, red;

  template <class Is>
  bool any(Is is) const {
    const auto shown = [&](const Piece& piece) { return !piece.hidden && is(piece); };
    return std::any_of(blue.begin(), blue.end(), shown) ||
           std::any_of(red.begin(), red.end(), shown);
  }
  bool is_folded() const {
    return any([](const Piece& piece) { return piece.stacked > 0; });
  }
};

void stand(const Layout& l, const Picture& p, Sector s, Both& both) {
  const auto [y, room] = shelf(l, p, s, heights(l, both.blue, both.red));
  const ImVec2 road{node(l.frame, s).x, y};
  const Rect name = name_box(l, s);
  const auto covered = [&](const Both& them, auto how) {
    return them.any([&](const Piece& piece) { return how(name, l, piece); });
  };
  Both beside = both;
  stand(l, p, road, room, both.blue, both.red);
  const bool bars = covered(both, bar_covers);
  if (bars || covered(both, frame_covers)) {  // make way to the right
    const Span rest{name.x + name.w + kInset * l.scale, room.right};
    stand(l, p, road, rest, beside.blue, beside.red);
    // A frame's tip may touch the name if the row would otherwise not stay one.
    if (bars || both.is_folded() || !beside.is_folded()) both = beside;
  }
  if (covered(both, echelon_covers))
    for (Group* group : {&both.blue, &both.red})
      for (Piece& piece : *group) piece.mark.echelon = 0;
}

}  // namespace

std::vector<Piece> arrange(const Layout& l, const Picture& p) {
  std::vector<Piece> all;
  for (const Sector s : kEverySector) {
    Both both{own_in(l, p, s), enemy_in(l, p, s)};
    if (p.now->seat == Seat::kRed) std::swap(both.blue, both.red);
    stand(l, p, s, both);
    all.insert(all.end(), both.blue.begin(), both.blue.end());
    all.insert(all.end(), both.red.begin(), both.red.end());
  }
  all.push_back({OnBattery{}, Sector::kX, battery_at(l), sized(l, battery_symbol(p.now->seat))});
  return all;
}

std::vector<Piece> chips(const Layout& l, const Picture& p, const std::vector<Piece>& all) {
  std::vector<Piece> row;
  if (!p.opened) return row;
  const Side side = drawn_as(p.opened->side);
  for (const Piece& piece : all)
    if (piece.sector == p.opened->sector && piece.mark.side == side &&
        piece.subject != Hit{OnBattery{}})
      row.push_back(piece);
  if (row.empty()) return row;
  const Rect f = l.in_sight();
  const auto fit = static_cast<std::size_t>(std::max(1.0f, (f.w - 8) / kChip));
  const std::size_t columns = std::min(row.size(), fit),
                    rows = (row.size() + columns - 1) / columns;
  const float wide = static_cast<float>(columns) * kChip, tall = static_cast<float>(rows) * kChip;
  const ImVec2 stack = row[0].at;
  const float x = std::clamp(stack.x - wide / 2, f.x + 4, std::max(f.x + f.w - wide - 4, f.x + 4));
  const float clear = kChip / 2 + 8 * l.scale;  // of the stack itself
  const float above = stack.y - clear - tall;
  const float y = above > f.y + 4 ? above : stack.y + clear;
  for (std::size_t i = 0; i < row.size(); ++i) {
    row[i].at = {x + (static_cast<float>(i % columns) + 0.5f) * kChip,
                 y + (static_cast<float>(i / columns) + 0.5f) * kChip};
    row[i].hidden = false;
    row[i].stacked = 0;
    row[i].mark.rim = false;
    row[i].mark.echelon = 0;
  }
  return row;
}

ImVec2 age_at(const Layout& l, const Piece& piece) {
  const ImVec2 e = extent(piece.mark.side, l.scale);
  return piece.mark.side == Side::kBlue ? ImVec2{e.x + 5, 4}
                                        : ImVec2{e.x * 0.62f + 8, e.y * 0.62f + 7};
}

ImVec2 battery_at(const Layout& l) {
  const float t = ampleness(l);
  return l.frame.max() - ImVec2{lerp(24, 46, t), lerp(20, 44, t)};
}

Rect footprint(const Layout& l, const Piece& piece) {
  const Rect b = bounds(piece.mark, l.scale);
  return {piece.at.x + b.x, piece.at.y + b.y, b.w, b.h};
}

std::vector<Fight> fights(const std::vector<Piece>& all) {
  std::vector<Fight> out;
  for (const Sector s : kEverySector) {
    const Piece *blue = nullptr, *red = nullptr;  // the two that face each other
    for (const Piece& piece : all) {
      if (piece.sector != s || piece.hidden || piece.mark.dummy || piece.mark.broken) continue;
      if (piece.age_h > 0 || piece.subject == Hit{OnBattery{}}) continue;
      if (piece.mark.side == Side::kBlue) blue = &piece;
      if (piece.mark.side == Side::kRed && !red) red = &piece;
    }
    if (!blue || !red) continue;
    out.push_back({s, {(blue->at.x + red->at.x) / 2, blue->at.y}});
  }
  return out;
}

ImVec2 target_at(const Layout& l, Sector s) {
  const ImVec2 n = node(l.frame, s);
  const Span room = span_at(outline(l.frame, s), n.y);
  return {std::min(room.right - lerp(23, 50, ampleness(l)), n.x + 150 * l.scale),
          n.y + 6 * l.scale};
}
float target_radius(const Layout& l) { return 15 - (1 - l.scale) * 23; }

}  // namespace wg::tarn_face
