// text/leaf.cpp — parts in the order they are said.
#include "text/leaf.h"

#include <algorithm>
#include <charconv>

#include "probe/json.h"

namespace wg::text {

using Kind = Part::Kind;

Part& Leaf::add(Kind kind, std::string label, std::string_view name) {
  Part part;
  part.kind = kind;
  part.label = std::move(label);
  part.name = name;
  parts_.push_back(std::move(part));
  return parts_.back();
}

void Leaf::title(std::string words, std::string side) {
  add(Kind::kTitle, std::move(words)).value = std::move(side);
}
void Leaf::notice(std::string words) {
  if (!words.empty()) add(Kind::kNotice, std::move(words));
}
void Leaf::words(std::string words) {
  if (!words.empty()) add(Kind::kWords, std::move(words));
}

void Leaf::list(std::vector<std::string> items) {
  if (items.empty()) return;
  Part& part = add(Kind::kList, {});
  for (std::string& item : items) part.options.push_back({{}, std::move(item)});
}

void Leaf::facts(std::span<const Fact> facts) {
  std::vector<std::string> lines;
  for (const Fact& f : facts) lines.push_back(f.name + ": " + f.value);
  list(std::move(lines));
}

void Leaf::progress(std::string label, std::uint32_t at, std::uint32_t last) {
  Part& part = add(Kind::kProgress, std::move(label));
  part.at = static_cast<int>(at);
  part.last = static_cast<int>(last);
}

void Leaf::open(std::string heading) { add(Kind::kSection, std::move(heading)); }
void Leaf::open_table(std::string caption, std::vector<std::string> columns) {
  Part& part = add(Kind::kTable, std::move(caption));
  for (std::string& column : columns) part.options.push_back({{}, std::move(column)});
}
void Leaf::open_row(std::string heading) { add(Kind::kRow, std::move(heading)); }
void Leaf::close() { add(Kind::kEnd, {}); }

bool Leaf::button(const Button& b) {
  Part& part = add(Kind::kButton, b.label, b.name);
  part.enabled = b.enabled;
  part.primary = b.primary;
  part.on = b.copies_link;
  if (!b.enabled) part.note = b.why;
  return b.enabled && acted_on(b.name);
}

void Leaf::link(std::string_view name, std::string label, std::string href) {
  add(Kind::kLink, std::move(label), name).value = std::move(href);
}

std::optional<std::string> Leaf::pick(Kind kind, std::string name, std::string label,
                                      std::vector<Option> options, std::string_view value,
                                      bool enabled) {
  Part& part = add(kind, std::move(label), name);
  part.value = value;
  part.enabled = enabled;
  part.options = std::move(options);
  if (!enabled || !acted_on(name) || act_.value == value) return std::nullopt;
  const bool offered = std::any_of(part.options.begin(), part.options.end(),
                                   [&](const Option& o) { return o.value == act_.value; });
  return offered ? std::optional(act_.value) : std::nullopt;
}

std::optional<std::string> Leaf::select(std::string name, std::string label,
                                        std::vector<Option> options, std::string_view value,
                                        bool enabled) {
  return pick(Kind::kSelect, std::move(name), std::move(label), std::move(options), value, enabled);
}
std::optional<std::string> Leaf::radios(std::string name, std::string label,
                                        std::vector<Option> options, std::string_view value) {
  return pick(Kind::kRadios, std::move(name), std::move(label), std::move(options), value, true);
}

std::optional<int> Leaf::range(std::string_view name, std::string label, int at, int last,
                               std::string in_words) {
  Part& part = add(Kind::kRange, std::move(label), name);
  part.at = at;
  part.last = last;
  part.value = std::move(in_words);
  if (!acted_on(name)) return std::nullopt;
  int to = 0;
  const char* end = act_.value.data() + act_.value.size();
  const auto read = std::from_chars(act_.value.data(), end, to);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  return whole && to >= 0 && to <= last && to != at ? std::optional(to) : std::nullopt;
}

bool Leaf::check(std::string_view name, std::string label, bool on) {
  add(Kind::kCheck, std::move(label), name).on = on;
  return acted_on(name) && act_.value == (on ? "0" : "1");
}

std::string Leaf::json() const {
  constexpr std::string_view kKinds[] = {"title",  "section", "table", "row",    "end",
                                         "words",  "notice",  "list",  "button", "link",
                                         "select", "radios",  "range", "check",  "progress"};
  probe::Json j;
  j.open().field("place", place_).list("parts");
  for (const Part& p : parts_) {
    j.open().field("kind", kKinds[static_cast<std::size_t>(p.kind)]);
    const auto tell = [&](std::string_view key, const std::string& words) {
      if (!words.empty()) j.field(key, words);
    };
    tell("name", p.name);
    tell("label", p.label);
    tell("value", p.value);
    tell("note", p.note);
    if (p.last > 0) j.field("at", p.at).field("last", p.last);
    if (!p.enabled) j.field("disabled", true);
    if (p.on) j.field("on", true);
    if (p.primary) j.field("primary", true);
    if (!p.options.empty()) {
      j.list("options");
      for (const Option& o : p.options)
        j.open().field("value", o.value).field("label", o.label).close();
      j.end_list();
    }
    j.close();
  }
  j.end_list().close();
  return j.text();
}

}  // namespace wg::text
