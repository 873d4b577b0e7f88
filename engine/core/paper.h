// core/paper.h — a document to read, print or keep, in plain values: whoever shows it decides how.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace wg {

struct PaperColumn {
  std::string name;
  bool is_number = false;  // set to the right
};
struct PaperTable {
  std::string caption;
  std::vector<PaperColumn> columns;
  std::vector<std::vector<std::string>> rows;  // as many cells as there are columns
};
// Drawn by whoever shows the paper, and found by its name.
struct PaperPicture {
  std::string name, caption;
  std::string words;  // instead of it, for those who do not see it
};
struct PaperSection {
  std::string heading;
  std::vector<std::string> paragraphs;
  std::vector<std::string> list;
  std::vector<PaperPicture> pictures;
  std::optional<PaperTable> table;
};
struct Paper {
  std::string title, lead;
  std::vector<PaperSection> sections;
};

// With pictures in words; a table as one.
std::string to_markdown(const Paper&);

}  // namespace wg
