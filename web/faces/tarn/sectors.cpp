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
  const bool rear = s == Sector::kR, inner = !rear && road_of(s) != Road::kWest;
  const float wide = n.code_w + (small ? 0 : type::width(n.name, name(s)) + 6);
  const float x = bounds(edge).x +
                  (rear    ? (small ? 8 : 20)
                   : small ? 6
                           : 9) +
                  (inner ? (small ? 4 : 8) : 0);
  const float top =
      std::max({top_at(edge, x + 0.5f), top_at(edge, x + wide / 2), top_at(edge, x + wide)});
  n.at = {x, top + (small ? 14 : 18) + (rear && !small ? 3 : 0)};
  return n;
}

}  // namespace

SectorSet in_sight(const View& v) {
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
  if (u.where == Where::kMap && (s == u.sector || march_h(u.sector, s) > kReach_h)) return {};
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
    if (shows_reach && offered(v, *picture.chosen, s))
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

void draw_margin(ImDrawList& d, const Layout& l, const Palette& p) {
  const Rect& f = l.frame;
  const ImU32 ink = paint(p.ink), ink2 = paint(p.ink2);
  if (l.has_neatline()) {
    box(d, f.grown(0.5f), ink, 1 * p.stroke);
    box(d, f.grown(4.5f), ink, 2.25f * p.stroke);
  }
  if (l.small()) return;
  constexpr std::pair<std::string_view, float> kRoadNames[] = {
      {"WEST ROAD", 0.168f}, {"CENTRE ROAD", 0.5f}, {"EAST ROAD", 0.832f}};
  for (const auto& [text, x] : kRoadNames)
    // Above the sheet, unless Red's tray is there.
    type::draw(d, Style::kCaps,
               l.tray ? on_sheet(f, x, 1) + ImVec2{0, 20} : on_sheet(f, x, 0) - ImVec2{0, 12}, ink2,
               text, {Align::kMiddle});
  constexpr std::pair<std::string_view, float> kZones[] = {{"ENTRY", 0.0725f},
                                                           {"FORWARD ZONE", 0.29f},
                                                           {"MAIN ZONE", 0.58f},
                                                           {"CROSSING", 0.795f},
                                                           {"REAR", 0.93f}};
  for (const auto& [text, y] : kZones)
    type::draw(d, Style::kCaps, on_sheet(f, 0, y) - ImVec2{13, 0}, ink2, text,
               {Align::kMiddle, 0, -90});
  for (const float y : {0.145f, 0.435f, 0.725f, 0.862f}) {
    const ImVec2 left = on_sheet(f, 0, y), right = on_sheet(f, 1, y);
    line(d, left - ImVec2{9, 0}, left - ImVec2{5, 0}, ink, 1.5f);
    line(d, right + ImVec2{5, 0}, right + ImVec2{9, 0}, ink, 1.5f);
  }
  for (const float x : {0.336f, 0.664f}) {
    const ImVec2 top = on_sheet(f, x, 0);
    line(d, top - ImVec2{0, 9}, top - ImVec2{0, 5}, ink, 1.5f);
  }
  // The scale, in the lower left corner where nobody stands.
  const ImVec2 c{f.x + 22, f.y + f.h - 24};
  const float hour = 0.145f * f.h;
  fill(d, Rect{c.x - 10, c.y - 20, 150, 34}, paint(p.halo, 0.82f));
  type::draw(d, Style::kCaption, c - ImVec2{0, 6}, paint(p.label), "One hour on a road");
  line(d, c + ImVec2{0, 5}, c + ImVec2{hour, 5}, ink, 2);
  for (const float t : {0.0f, 0.5f, 1.0f})
    line(d, c + ImVec2{hour * t, t == 0.5f ? 2.0f : 0.0f}, c + ImVec2{hour * t, 8}, ink, 1.5f);
  const ImVec2 north = c + ImVec2{122, -17};
  line(d, north + ImVec2{0, 5}, north + ImVec2{0, 26}, ink, 1.5f);
  triangle(d, north, north + ImVec2{4.5f, 11}, north + ImVec2{-4.5f, 11}, ink);
  type::draw(d, Style::kCaptionStrong, c + ImVec2{129, 8}, ink, "N");
}

}  // namespace wg::tarn_face
