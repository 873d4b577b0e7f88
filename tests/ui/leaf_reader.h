// ui/leaf_reader.h — what a reader of any game's text view looks for on a leaf.
#pragma once
#include <algorithm>
#include <doctest/doctest.h>
#include <set>

#include "text/leaf.h"

namespace wg::reading {

using text::Act;
using text::Leaf;
using Kind = text::Part::Kind;

inline const text::Part* find(const Leaf& leaf, std::string_view name) {
  for (const text::Part& p : leaf.parts())
    if (p.name == name) return &p;
  return nullptr;
}
inline const text::Part& part(const Leaf& leaf, std::string_view name) {
  const text::Part* p = find(leaf, name);
  REQUIRE_MESSAGE(p, name);
  return *p;
}
inline bool offers(const text::Part& p, std::string_view value) {
  return std::any_of(p.options.begin(), p.options.end(),
                     [&](const text::Option& o) { return o.value == value; });
}
inline std::string label_of(const text::Part& p, std::string_view value) {
  for (const text::Option& o : p.options)
    if (o.value == value) return o.label;
  return {};
}
inline bool says(const Leaf& leaf, std::string_view words) {
  return std::any_of(leaf.parts().begin(), leaf.parts().end(), [&](const text::Part& p) {
    if (p.label.find(words) != std::string::npos) return true;
    return std::any_of(p.options.begin(), p.options.end(), [&](const text::Option& o) {
      return o.label.find(words) != std::string::npos;
    });
  });
}
// The cells of the row of that heading.
inline std::vector<std::string> row(const Leaf& leaf, std::string_view heading) {
  std::vector<std::string> cells;
  bool inside = false;
  for (const text::Part& p : leaf.parts()) {
    if (inside && p.kind == Kind::kEnd) return cells;
    if (inside) cells.push_back(p.label);
    if (p.kind == Kind::kRow && p.label == heading) inside = true;
  }
  return cells;
}
inline std::set<std::string> controls(const Leaf& leaf) {
  std::set<std::string> names;
  for (const text::Part& p : leaf.parts())
    if (!p.name.empty() && p.enabled) names.insert(p.name);
  return names;
}

inline void check_in_order(const Leaf& leaf) {
  int open = 0, titles = 0;
  std::set<std::string> names;
  for (const text::Part& p : leaf.parts()) {
    open += p.kind == Kind::kSection || p.kind == Kind::kTable || p.kind == Kind::kRow;
    open -= p.kind == Kind::kEnd;
    CHECK(open >= 0);
    titles += p.kind == Kind::kTitle;
    CAPTURE(p.name);
    if (!p.name.empty()) CHECK(names.insert(p.name).second);
    if (p.kind == Kind::kRow || p.kind == Kind::kSection) CHECK_FALSE(p.label.empty());
    if (p.kind == Kind::kButton && !p.enabled) CHECK_FALSE(p.note.empty());
  }
  CHECK(open == 0);
  CHECK(titles == 1);
}

// One more step of that table is as many cells as it has columns.
inline void check_tables(const Leaf& leaf) {
  std::size_t columns = 0, cells = 0;
  bool in_row = false;
  for (const text::Part& p : leaf.parts()) {
    if (p.kind == Kind::kTable) columns = p.options.size();
    if (in_row && p.kind == Kind::kEnd) {
      CHECK(cells + 1 == columns);
      in_row = false;
    } else if (in_row) {
      ++cells;
    }
    if (p.kind == Kind::kRow) in_row = true, cells = 0;
  }
}

}  // namespace wg::reading
