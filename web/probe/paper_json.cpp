// probe/paper_json.cpp — field by field; web/page/paper.js reads it.
#include "probe/paper_json.h"

namespace wg::probe {
namespace {

void strings(Json& j, std::string_view key, const std::vector<std::string>& all) {
  j.list(key);
  for (const std::string& s : all) j.value(s);
  j.end_list();
}

void table(Json& j, const PaperTable& t) {
  j.open("table").field("caption", t.caption).list("columns");
  for (const PaperColumn& c : t.columns)
    j.open().field("name", c.name).field("number", c.is_number).close();
  j.end_list().list("rows");
  for (const auto& row : t.rows) strings(j, {}, row);
  j.end_list().close();
}

}  // namespace

std::string paper_json(const Paper& paper) {
  Json j;
  j.open().field("title", paper.title).field("lead", paper.lead).list("sections");
  for (const PaperSection& s : paper.sections) {
    j.open().field("heading", s.heading);
    strings(j, "paragraphs", s.paragraphs);
    strings(j, "list", s.list);
    j.list("pictures");
    for (const PaperPicture& p : s.pictures)
      j.open().field("name", p.name).field("caption", p.caption).field("words", p.words).close();
    j.end_list();
    if (s.table) table(j, *s.table);
    j.close();
  }
  j.end_list().close();
  return j.text();
}

}  // namespace wg::probe
