// faces/tarn/pieces.cpp — from a view to symbols: how each is known, and where it finds room.
#include "faces/tarn/pieces.h"

#include <algorithm>
#include <utility>

namespace wg::tarn_face {
namespace {

// Layout pixels at scale 1.
constexpr float kGap = 12, kDiamondGap = 22, kLeastGap = 4;  // between neighbours in a row
constexpr float kApart = 62;                            // of two sides in contact, from the middle
constexpr float kBetween = 16;                          // half the room of their chevrons
constexpr float kInset = 9;                             // from the sector's edge
constexpr float kTag = 36;                              // how far an age's tag reaches right
constexpr float kStep_x = 5, kStep_y = 4, kCount = 24;  // a fan's steps, and its count's reach

Branch branch_of(Kind kind) {
  switch (kind) {
    case Kind::kMech:
      return Branch::kMech;
    case Kind::kInfantry:
      return Branch::kInfantry;
    case Kind::kRecon:
      return Branch::kRecon;
    case Kind::kTank:
    case Kind::kDecoy:
      break;  // a decoy found out is a tank battalion with a roof of dashes
  }
  return Branch::kTank;
}

int echelon_of(const Layout& l, Kind kind) {  // small symbols have no room for it
  return l.small() || l.scale < 0.9f ? 0 : kind == Kind::kRecon ? 1 : 2;
}

float in_points(tarn::Strength milli) { return static_cast<float>(milli) / kPoint; }

tarn::Strength full_of(Seat side, Kind kind) {
  for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id)
    if (roster(id).kind == kind) return roster(id).full;
  return 0;
}

Mark own_mark(const Layout& l, const View& v, UnitId id, const Unit& u, const Plan& plan) {
  const Roster& r = roster(id);
  Mark m{drawn_as(v.seat), branch_of(r.kind)};
  m.dug = static_cast<Dug>(posture(u, v.hour));
  m.echelon = echelon_of(l, r.kind);
  m.strength = {in_points(u.strength), in_points(r.full), in_points(u.lost_this_hour)};
  m.dummy = r.kind == Kind::kDecoy;
  m.waits = plan.waits && plan.to;
  m.gives_ground = plan.stance == Stance::kGiveGround;
  if (u.where == Where::kGone) {
    m.broken = true;
    m.fresh = 0.25f;
    m.waits = m.gives_ground = false;
  }
  return m;
}

// What an exact figure lost since the hour before, where that was exact too.
tarn::Strength lost_since(const View* before, const Contact& c) {
  if (!before || c.how != Certainty::kExact) return 0;
  for (const Contact& was : before->contacts)
    if (was.number == c.number && was.how == Certainty::kExact && age_h(*before, was) == 0)
      return std::max(was.strength - c.strength, 0);
  return 0;
}

Mark contact_mark(const Layout& l, const View& v, const View* before, const Contact& c) {
  constexpr Known kKnown[] = {Known::kHeard, Known::kSeen, Known::kExact};
  const Seat side = other(v.seat);
  const int age = age_h(v, c);
  Mark m{drawn_as(side), branch_of(c.kind)};
  m.known = kKnown[static_cast<std::size_t>(c.how)];
  m.echelon = echelon_of(l, c.kind);
  m.dummy = c.kind == Kind::kDecoy;
  m.broken = c.broken;
  m.fresh = age > 1 || c.broken ? 0.25f : age == 1 || m.known == Known::kHeard ? 0.5f : 1;
  if (age == 0)  // an old count says nothing of now
    m.strength = {in_points(c.strength), in_points(full_of(side, c.kind)),
                  in_points(lost_since(before, c))};
  return m;
}

bool on_the_map(const View& v, const Contact& c) {
  return c.placed && age_h(v, c) <= (c.broken ? 0 : kOldest_h);
}

bool explained(const View& v, const Movement& m) {  // somebody was found there since
  return std::any_of(v.contacts.begin(), v.contacts.end(), [&](const Contact& c) {
    return c.placed && c.sector == m.sector && c.seen >= m.heard_in;
  });
}

using Group = std::vector<Piece>;

Group own_in(const Layout& l, const Picture& p, Sector s) {
  const View& v = *p.now;
  Group group;
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    const Unit& u = v.own[i];
    const bool just_broke = u.where == Where::kGone && u.lost_this_hour > 0;
    if (u.sector != s || (u.where != Where::kMap && !just_broke)) continue;
    group.push_back({OnUnit{id_of(v, i)}, s, {}, own_mark(l, v, id_of(v, i), u, p.plans[i])});
  }
  return group;
}

Group enemy_in(const Layout& l, const Picture& p, Sector s) {
  const View& v = *p.now;
  Group group;
  for (const Contact& c : v.contacts)
    if (c.sector == s && on_the_map(v, c))
      group.push_back({OnContact{c.number}, s, {}, contact_mark(l, v, p.before, c), age_h(v, c)});
  for (const Movement& m : v.movements) {
    const int age = v.hour - 1 - m.heard_in;
    if (m.sector != s || age > kOldest_h || explained(v, m)) continue;
    Mark mark{Side::kUnknown, Branch::kMovement};
    mark.known = Known::kHeard;
    mark.fresh = 0.55f;
    group.push_back({OnSector{s}, s, {}, mark, age});
  }
  return group;
}

Span reach(const Layout& l, const Piece& piece) {  // left and right of its middle
  const Rect b = bounds(piece.mark, l.scale);
  float right = b.x + b.w;
  if (piece.age_h) right = std::max(right, kTag * std::max(l.scale, 0.85f));
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

// In front: the chosen one, else the strongest.
std::size_t front_of(const Group& group, const Picture& p) {
  std::size_t front = 0;
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (p.chosen && group[i].subject == Hit{OnUnit{*p.chosen}}) return i;
    if (group[i].mark.strength.now > group[front].mark.strength.now) front = i;
  }
  return front;
}

void fold(Group& group, const Picture& p) {
  const std::size_t front = front_of(group, p);
  for (std::size_t i = 0; i < group.size(); ++i) group[i].hidden = i != front;
  group[front].stacked = static_cast<int>(group.size());
}

// A row while it fits, else a fan; about `middle` if the room allows. Returns what it took.
float place(const Layout& l, const Picture& p, Group& group, Span room, ImVec2 middle) {
  if (group.empty()) return 0;
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
    piece.at = {x + own.left, middle.y};
    x += own.left + own.right + gap;
  }
  for (Piece& piece : group)
    if (piece.hidden)
      for (const Piece& front : group)
        if (front.stacked) piece.at = front.at;
  return width;
}

// How large the sheet is: 0 on a phone, 1 where symbols have their full size.
float ampleness(const Layout& l) { return std::clamp((l.scale - 0.74f) / 0.26f, 0.0f, 1.0f); }

float lowest_reach(const Layout& l, const Group& group) {
  float lowest = 0;
  for (const Piece& piece : group) {
    const Rect b = bounds(piece.mark, l.scale);
    lowest = std::max(lowest, b.y + b.h);
  }
  return lowest;
}

// The line on which a sector's symbols stand, and how far they may spread along it.
struct Shelf {
  float y;
  Span room;
};
Shelf shelf(const Layout& l, const Picture& p, Sector s, float lowest) {
  const float t = ampleness(l);
  const Points edge = outline(l.frame, s);
  // On small sheets the symbols fill the sector; on large ones they stand below its name.
  const float drop = s == Sector::kX   ? lerp(-8, -14, t)
                     : s == Sector::kR ? lerp(-2, 3, t)
                                       : lerp(1, 6, t);
  const float floor =
      bounds(edge).y + bounds(edge).h - lerp(6, 10, t) - lowest;  // clear of a front line
  Shelf shelf{node(l.frame, s).y + drop, {}};
  if (on_road(s)) shelf.y = std::min(shelf.y, floor);
  shelf.room = span_at(edge, shelf.y);
  shelf.room.left += kInset * l.scale;
  shelf.room.right -= kInset * l.scale;
  if (s == Sector::kX && !l.small())
    shelf.room.left = on_sheet(l.frame, 0.355f, 0).x;  // past its name
  if (p.fire_at == s) shelf.room.right = target_at(l, s).x - target_radius(l) - 12 * l.scale;
  return shelf;
}

void stand(const Layout& l, const Picture& p, Sector s, Group& blue, Group& red) {
  const auto [y, room] = shelf(l, p, s, std::max(lowest_reach(l, blue), lowest_reach(l, red)));
  const ImVec2 road{node(l.frame, s).x, y};
  if (blue.empty() || red.empty()) {
    place(l, p, blue, room, road);
    place(l, p, red, room, road);
    return;
  }
  const float between = kBetween * l.scale, apart = kApart * l.scale;
  // Each side may take half, or what the other leaves of it.
  const float most = room.width() - 2 * between;
  const float for_blue = row_width(l, blue, widest_gap(l, blue)),
              for_red = row_width(l, red, widest_gap(l, red));
  const float blue_room = std::max(most / 2, most - for_red),
              red_room = std::max(most / 2, most - for_blue);
  const float blue_takes = std::min(for_blue, blue_room), red_takes = std::min(for_red, red_room);
  const float middle =
      std::clamp(road.x, room.left + blue_takes + between,
                 std::max(room.right - red_takes - between, room.left + blue_takes + between));
  place(l, p, blue, {room.left, middle - between}, {middle - apart, y});
  place(l, p, red, {middle + between, room.right}, {middle + apart, y});
}

}  // namespace

Plans standing_plans(const View& v) {
  Plans plans;
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    const Unit& u = v.own[i];
    // What waited in a slow hour starts now.
    plans[i] = {u.waiting ? u.waiting : u.destination, false, u.stance};
  }
  return plans;
}

std::vector<Piece> arrange(const Layout& l, const Picture& p) {
  std::vector<Piece> all;
  for (const Sector s : kEverySector) {
    Group blue = own_in(l, p, s), red = enemy_in(l, p, s);
    if (p.now->seat == Seat::kRed) std::swap(blue, red);
    stand(l, p, s, blue, red);
    all.insert(all.end(), blue.begin(), blue.end());
    all.insert(all.end(), red.begin(), red.end());
  }
  Mark guns{drawn_as(p.now->seat), Branch::kGuns};
  guns.echelon = echelon_of(l, Kind::kRecon);
  all.push_back({OnBattery{}, Sector::kX, battery_at(l), guns});
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
  const auto n = static_cast<float>(row.size());
  const Rect& f = l.frame;
  const float half = n * kChip / 2;
  const float x =
      std::clamp(row[0].at.x, f.x + half + 4, std::max(f.x + f.w - half - 4, f.x + half + 4)) -
      half;
  const float above = row[0].at.y - kChip - 8 * l.scale;
  const float y = above > f.y + kChip / 2 + 4 ? above : row[0].at.y + kChip + 8 * l.scale;
  for (std::size_t i = 0; i < row.size(); ++i) {
    row[i].at = {x + (static_cast<float>(i) + 0.5f) * kChip, y};
    row[i].hidden = false;
    row[i].stacked = 0;
    row[i].mark.rim = false;
    row[i].mark.echelon = 0;
  }
  return row;
}

ImVec2 battery_at(const Layout& l) {
  const float t = ampleness(l);
  return l.frame.max() - ImVec2{lerp(24, 46, t), lerp(20, 44, t)};
}

Rect footprint(const Layout& l, const Piece& piece) {
  Rect b = bounds(piece.mark, l.scale);
  return {piece.at.x + b.x, piece.at.y + b.y, b.w, b.h};
}

std::vector<std::pair<Sector, ImVec2>> fights(const std::vector<Piece>& all) {
  std::vector<std::pair<Sector, ImVec2>> out;
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
  return {std::min(room.right - 46 * l.scale, n.x + 150 * l.scale), n.y + 6 * l.scale};
}
float target_radius(const Layout& l) { return 15 - (1 - l.scale) * 23; }

}  // namespace wg::tarn_face
