// core/paper.cpp — a paper as Markdown.
#include "core/paper.h"

#include <string_view>

namespace wg {
namespace {

// What Markdown would take for a sign of its own stands for itself. A line stays one line.
std::string plain(std::string_view words) {
  constexpr std::string_view kSigns = "\\`*_{}[]<>#|";
  std::string out;
  for (const char c : words) {
    if (kSigns.find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
  return out;
}

void row(std::string& out, const std::vector<std::string>& cells) {
  for (const std::string& cell : cells) out += "| " + plain(cell) + " ";
  out += "|\n";
}

void table(std::string& out, const PaperTable& t) {
  if (!t.caption.empty()) out += "\n" + plain(t.caption) + "\n";
  out += "\n";
  std::vector<std::string> heads;
  std::string rule;
  for (const PaperColumn& c : t.columns) {
    heads.push_back(c.name);
    rule += c.is_number ? "| ---: " : "| --- ";
  }
  row(out, heads);
  out += rule + "|\n";
  for (const auto& cells : t.rows) row(out, cells);
}

}  // namespace

std::string to_markdown(const Paper& paper) {
  std::string out = "# " + plain(paper.title) + "\n";
  if (!paper.lead.empty()) out += "\n" + plain(paper.lead) + "\n";
  for (const PaperSection& s : paper.sections) {
    if (!s.heading.empty()) out += "\n## " + plain(s.heading) + "\n";
    for (const std::string& p : s.paragraphs) out += "\n" + plain(p) + "\n";
    if (!s.list.empty()) out += "\n";
    for (const std::string& item : s.list) out += "- " + plain(item) + "\n";
    for (const PaperPicture& p : s.pictures)
      out += "\n" + plain(p.caption) + ": " + plain(p.words) + "\n";
    if (s.table) table(out, *s.table);
  }
  return out;
}

}  // namespace wg
