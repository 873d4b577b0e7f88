// text/leaf.h — a screen in words, rows and native controls, for the text view. In the immediate
// mode of ui/: a control answers at once with what the reader did to it.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet.h"

namespace wg::text {

// What the reader did: pressed the control of that name, or gave it a value.
struct Act {
  std::string name, value;
};

struct Option {
  std::string value, label;
};

// One thing on the leaf, in reading order. Parts between an opening one and its kEnd are inside it;
// those inside a row of a table are its cells.
struct Part {
  enum class Kind : std::uint8_t {
    kTitle,    // the leaf's heading; where the reader's place goes when another leaf is laid down
    kSection,  // opens, with a heading
    kTable,    // opens; the options are its columns
    kRow,      // opens; its first cell is its heading
    kEnd,
    kWords,
    kNotice,  // something to be read first
    kList,
    kButton,
    kLink,
    kSelect,
    kRadios,
    kRange,
    kCheck,
    kProgress
  };
  Kind kind = Kind::kWords;
  std::string name{};   // dotted, as in ui/: unit.3.to
  std::string label{};  // or the words
  std::string value{};  // of a control; in words, for a range; the address of a link
  std::string note{};   // why it cannot be used, or what it means
  std::vector<Option> options{};
  int at = 0, last = 0;  // of a range from 0 to last, and of progress
  bool enabled = true, on = false, primary = false;
};

struct Button {
  std::string_view name;
  std::string label;
  bool enabled = true;
  std::string_view why{};  // it is not
  bool primary = false;
  bool copies_link = false;
};

class Leaf {
 public:
  // `place`: which leaf this is. Where it is another than the last, reading begins at its title.
  explicit Leaf(std::string place, Act act = {}) : place_(std::move(place)), act_(std::move(act)) {}

  void title(std::string words, std::string side = {});  // "blue", "red": whose leaf it is
  void notice(std::string words);  // these three: nothing where there are no words
  void words(std::string words);
  void list(std::vector<std::string> items);
  void facts(std::span<const Fact>);
  void progress(std::string label, std::uint32_t at, std::uint32_t last);

  void open(std::string heading);
  void open_table(std::string caption, std::vector<std::string> columns);
  void open_row(std::string heading);
  void close();

  bool button(const Button&);  // pressed
  void link(std::string_view name, std::string label, std::string href);
  std::optional<std::string> select(std::string name, std::string label, std::vector<Option>,
                                    std::string_view value, bool enabled = true);
  std::optional<std::string> radios(std::string name, std::string label, std::vector<Option>,
                                    std::string_view value);
  std::optional<int> range(std::string_view name, std::string label, int at, int last,
                           std::string in_words);
  bool check(std::string_view name, std::string label, bool on);  // turned over

  const std::string& place() const { return place_; }
  const std::vector<Part>& parts() const { return parts_; }
  std::string json() const;

 private:
  Part& add(Part::Kind, std::string label, std::string_view name = {});
  std::optional<std::string> pick(Part::Kind, std::string name, std::string label,
                                  std::vector<Option>, std::string_view value, bool enabled);
  bool acted_on(std::string_view name) const { return !name.empty() && act_.name == name; }

  std::string place_;
  Act act_;
  std::vector<Part> parts_;
};

// Opens a section and closes it at the end of the scope.
class Section {
 public:
  Section(Leaf& leaf, std::string heading) : leaf_(leaf) { leaf.open(std::move(heading)); }
  ~Section() { leaf_.close(); }
  Section(const Section&) = delete;
  Section& operator=(const Section&) = delete;

 private:
  Leaf& leaf_;
};

}  // namespace wg::text
