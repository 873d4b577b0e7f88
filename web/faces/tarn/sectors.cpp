// faces/tarn/sectors.cpp — what the eye reads first: whose ground, what is hidden, what can be
// reached.
#include "faces/tarn/sectors.h"

#include <algorithm>

namespace wg::tarn_face {
namespace {

using type::Align;
using type::Style;

constexpr int kReach_h =
    4;  // farther marches are possible, but colouring the whole map says nothing

// Where the enemy of an old report can be by now; nothing for a fresh one.
SectorSet may_be(const Picture& p) {
  SectorSet set = 0;
  for (const Contact& c : p.now->contacts)
    if (p.chosen_contact == c.number && c.placed && !c.broken && age_h(*p.now, c) > 0)
      for (const Sector s : kEverySector)
        if (march_h(c.sector, s) <= age_h(*p.now, c)) set |= bit(s);
  return set;
}

SectorSet changed(const Picture& p) {
  SectorSet set = 0;
  if (!p.marks_changes || !p.before) return set;
  for (const Sector s : kEverySector)
    if (p.before->holder[index(s)] != p.now->holder[index(s)]) set |= bit(s);
  for (const Unit& u : p.now->own)
    if (u.where != Where::kStaging && (u.fought || u.lost_this_hour > 0)) set |= bit(u.sector);
  return set;
}

struct Name {
  Style code, name;
  ImVec2 at;  // baseline of the code
  float code_w;
};
Name name_at(const Layout& l, Sector s) {
  const bool small = l.small(), crossing = s == Sector::kX;
  Name n{small ? Style::kCaptionStrong : Style::kNoteStrong,
         crossing ? Style::kNoteStrong : Style::kNote,
         {},
         0};
  n.code_w = type::width(n.code, code(s));
  if (crossing) {
    n.at = on_sheet(l.frame, small ? 0.29f : 0.287f, small ? 0.80f : 0.803f) + ImVec2{0, 4};
    return n;
  }
  const Points edge = outline(l.frame, s);
  const bool rear = s == Sector::kR, at_frame = !rear && road_of(s) == Road::kWest;
  const float wide = n.code_w + (small ? 0 : type::width(n.name, name(s)) + 6);
  // Inset from the edge where the letters stand: edges lean.
  const float inset = rear ? (small ? 8 : 20) : small ? (at_frame ? 6 : 8) : at_frame ? 9 : 13;
  const float x = span_at(edge, bounds(edge).y + 16).left + inset;
  const float top = std::max({top_at(edge, x), top_at(edge, x + wide / 2), top_at(edge, x + wide)});
  n.at = {x, top + (small ? 14 : 18) + (rear && !small ? 3 : 0)};
  if (l.pane) {  // seen nearer: kept in sight as far as its sector is
    const ImVec2 kept{std::max(n.at.x, l.pane->x + 10), std::max(n.at.y, l.pane->y + 20)};
    if (inside(edge, kept - ImVec2{4, 14}) && inside(edge, kept + ImVec2{wide + 4, 6})) n.at = kept;
  }
  return n;
}

// Near enough to be washed. What is farther has its arrival time and no wash: else all would be
// blue.
bool is_near(const View& v, UnitId id, Sector s) {
  const Unit& u = v.own[id - first_of(v.seat)];
  return u.where != Where::kMap || march_h(u.sector, s) <= kReach_h;
}

}  // namespace

SectorSet in_sight(const View& v) {
  if (v.sees_all) return (SectorSet{1} << kSectors) - 1;
  SectorSet set = 0;
  for (std::size_t i = 0; i < count_of(v.seat); ++i)
    if (v.own[i].where == Where::kMap && roster(id_of(v, i)).kind != Kind::kDecoy)
      set |= bit(v.own[i].sector) | next_to(v.own[i].sector);
  return set;
}

Rect name_box(const Layout& l, Sector s) {
  const Name n = name_at(l, s);
  const float wide = n.code_w + (l.small() ? 0 : 6 + type::width(n.name, name(s)));
  return {n.at.x, n.at.y - 10, wide, l.small() ? 9.0f : 12.0f};
}

std::optional<Hour> offered(const View& v, UnitId id, Sector s) {
  const Unit& u = v.own[id - first_of(v.seat)];
  if (u.where == Where::kMap && s == u.sector) return {};
  const auto there = arrival(v, id, s);
  return there && *there < kHours ? there : std::nullopt;
}

void draw_sectors(ImDrawList& d, const Layout& l, const Picture& picture, const Palette& p) {
  const View& v = *picture.now;
  const SectorSet seen = in_sight(v), may = may_be(picture);
  const bool shows_reach = picture.shows_reach && picture.chosen && !v.over;
  std::array<Points, kSectors> edges;
  for (const Sector s : kEverySector) edges[index(s)] = outline(l.frame, s);
  for (const Sector s : kEverySector) {
    const Points& edge = edges[index(s)];
    if (!has(seen, s)) {
      fill(d, edge, paint(p.veil, 0.78f));
      hatch(d, edge, l.small() ? 6.0f : 8.0f, paint(p.veil_ink, p.flat ? 1 : 0.55f), 0.7f);
    }
    if (shows_reach && is_near(v, *picture.chosen, s) && offered(v, *picture.chosen, s))
      fill(d, edge, paint(wash_of(p, drawn_as(v.seat)), 0.62f));
    if (has(may, s)) hatch(d, edge, 12, paint(line_of(p, drawn_as(other(v.seat))), 0.25f), 1);
  }
  for (const Points& edge : edges)
    stroke(d, edge, paint(p.halo, p.night ? 0.35f : 0.7f), 3 * p.stroke, ImDrawFlags_Closed);
  for (const Points& edge : edges)
    stroke(d, edge, paint(p.sector, 0.8f), p.stroke, ImDrawFlags_Closed);
  for (const Sector s : kEverySector)
    if (has(changed(picture), s))
      stroke(d, edges[index(s)], paint(p.disc), 2 * p.stroke, ImDrawFlags_Closed);
  if (picture.hovered)
    stroke(d, edges[index(*picture.hovered)], paint(p.ink, 0.8f), 2 * p.stroke, ImDrawFlags_Closed);
}

void draw_names(ImDrawList& d, const Layout& l, const Picture& picture, const Palette& p) {
  const View& v = *picture.now;
  const SectorSet may = may_be(picture);
  for (const Sector s : kEverySector) {
    const Name n = name_at(l, s);
    const type::Setting how{Align::kLeft, paint(p.halo)};
    type::draw(d, n.code, n.at, paint(p.label), code(s), how);
    if (l.small()) continue;
    type::draw(d, n.name, n.at + ImVec2{n.code_w + 6, 0}, paint(p.label), name(s), how);
    if (has(may, s))
      type::draw(d, Style::kCaption, n.at + ImVec2{0, 16},
                 paint(line_of(p, drawn_as(other(v.seat)))), "may be here", how);
  }
}

}  // namespace wg::tarn_face
