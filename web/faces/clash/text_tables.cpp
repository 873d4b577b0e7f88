// faces/clash/text_tables.cpp — how things stand, row by row: units, enemies, places, fights.
#include "faces/clash/picture.h"
#include "faces/clash/text_parts.h"

namespace wg::clash_face {
namespace {

std::string dash(const std::string& words) { return words.empty() ? "–" : words; }

}  // namespace

void tell_units(const Page& p) {
  const text::Section section(p.leaf, p.us() + "’s units");
  const bool orders = p.may_order();
  if (orders) p.leaf.words(capital(p.sheet.count) + ".");
  std::vector<std::string> columns{"Unit", "Kind", "Where", "Condition", "Posture and supply"};
  if (orders) columns.push_back("This turn");
  p.leaf.open_table("Your units, where and how they are", std::move(columns));
  std::vector<std::string> absent;
  for (const UnitRow& row : p.sheet.units) {
    if (row.strength.empty()) {
      absent.push_back(row.name + ": " + row.at + ".");
      continue;
    }
    p.leaf.open_row(row.name);
    p.leaf.words(row.kind);
    p.leaf.words(row.at);
    p.leaf.words(row.strength);
    p.leaf.words(row.posture);
    if (orders) p.leaf.words(dash(row.order));
    p.leaf.close();
  }
  p.leaf.close();
  p.leaf.list(std::move(absent));
}

void tell_enemy(const Page& p) {
  const text::Section section(p.leaf, p.them() + "’s units");
  if (p.sheet.reports.empty()) return p.leaf.words("None is seen.");
  p.leaf.open_table("What is seen of them", {"Unit", "Where", "What is known"});
  for (const ReportRow& row : p.sheet.reports) {
    p.leaf.open_row(row.what);
    p.leaf.words(row.place);
    p.leaf.words(row.how);
    p.leaf.close();
  }
  p.leaf.close();
}

void tell_places(const Page& p) {
  const text::Section section(p.leaf, "Points");
  p.leaf.words(p.sheet.orders + ".");
  p.leaf.open_table("Places, and who holds them",
                    {"Place", "Held by", "Worth", "Yours there", "Theirs there"});
  for (const PlaceRow& row : p.sheet.ground) {
    p.leaf.open_row(row.place);
    p.leaf.words(row.held);
    p.leaf.words(row.ways);
    p.leaf.words(dash(row.own));
    p.leaf.words(dash(row.reported));
    p.leaf.close();
  }
  p.leaf.close();
}

void tell_fights(const Page& p) {
  const text::Section section(p.leaf, "Fights lately");
  std::vector<std::string> lines;
  for (const Bout* b : lately(p.scene)) {
    lines.push_back(sentence(p.map, p.now.seat, b->event));
    const auto* fought = std::get_if<Fought>(&b->event);
    if (fought && b->by == p.own()) lines.back() += " " + predicted(*fought);
  }
  if (lines.empty()) p.leaf.words("None in this turn, or in the one before.");
  p.leaf.list(std::move(lines));
}

}  // namespace wg::clash_face
