// tarn/scenario.cpp — line by line; the first that cannot be is the fault.
#include "tarn/scenario.h"

#include <array>
#include <optional>

#include "core/text.h"
#include "core/typed.h"
#include "tarn/opponents.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

enum Name : std::uint8_t { kTitle, kSide, kBalance, kSeed, kBlue, kRed, kHints, kNames };
constexpr std::array<std::string_view, kNames> kName = {"title", "side", "balance", "seed",
                                                        "blue",  "red",  "hints"};
constexpr std::string_view kAllNames = "title, side, balance, seed, blue, red or hints";
constexpr std::array<std::string_view, 4> kSides = {"blue", "red", "both", "none"};
constexpr std::array<std::string_view, 3> kHintLevels = {"off", "nudges", "full"};
constexpr std::string_view kMark = "\uFEFF";  // what some editors put before UTF-8

struct Part {  // of a line
  std::string_view text;
  std::size_t from = 0;  // byte of the line
};
Part trimmed(Part p) {
  while (!p.text.empty() && is_blank(p.text.front())) p.text.remove_prefix(1), ++p.from;
  while (!p.text.empty() && is_blank(p.text.back())) p.text.remove_suffix(1);
  return p;
}

template <std::size_t n>
std::optional<std::size_t> find(const std::array<std::string_view, n>& words,
                                std::string_view word) {
  for (std::size_t i = 0; i < n; ++i)
    if (words[i] == word) return i;
  return std::nullopt;
}

std::string wanted(Name name) {
  switch (name) {
    case kTitle:
      return "some text of at most " + std::to_string(kLongestTitle) + " characters";
    case kSide:
      return "one of blue, red, both, none";
    case kBalance:
      return "a whole number from 0 to " + std::to_string(kLastBalance);
    case kSeed:
      return "a whole number from 0 to 4294967295";
    case kBlue:
    case kRed:
      return "one of " + opponent_ids(name == kBlue ? Seat::kBlue : Seat::kRed);
    case kHints:
      return "one of off, nudges, full";
    case kNames:
      break;
  }
  return "";
}

class Reader {
 public:
  std::variant<Scenario, ScenarioFault> read(std::string_view text) {
    if (text.size() > kLongestScenario)
      return ScenarioFault{1, 1,
                           "a scenario has at most " + std::to_string(kLongestScenario) + " bytes"};
    if (text.substr(0, kMark.size()) == kMark) text.remove_prefix(kMark.size());
    while (!text.empty() && !fault_) {
      const std::size_t end = text.find('\n');
      std::string_view whole = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (!whole.empty() && whole.back() == '\r') whole.remove_suffix(1);
      ++line_no_;
      line_ = whole;
      line();
    }
    if (!fault_) seat_everybody();
    if (fault_) return *fault_;
    return out_;
  }

 private:
  struct Place {
    std::size_t line = 0, column = 0;
  };

  void blame(std::size_t byte, std::string reason) {
    if (!fault_) fault_ = {line_no_, 1 + characters(line_.substr(0, byte)), std::move(reason)};
  }

  void line() {
    if (line_.size() > kLongestScenarioLine)
      return blame(0, "a line has at most " + std::to_string(kLongestScenarioLine) + " bytes");
    if (const auto at = broken_utf8(line_)) return blame(*at, "what stands here is not UTF-8 text");
    for (std::size_t i = 0; i < line_.size(); ++i) {
      const auto c = static_cast<unsigned char>(line_[i]);
      if ((c < 0x20 && c != '\t') || c == 0x7F)
        return blame(i, "a control character stands here, where text was expected");
    }
    const Part all = trimmed({line_});
    if (all.text.empty() || all.text.front() == '#') return;
    const std::size_t colon = all.text.find(':');
    if (colon == std::string_view::npos)
      return blame(all.from,
                   "expected \"name: value\" or a comment after '#', not " + quoted(all.text));
    const Part name = trimmed({all.text.substr(0, colon), all.from});
    const auto found = find(kName, lower(name.text));
    if (!found)
      return blame(all.from, "expected " + std::string(kAllNames) + ", not " + quoted(name.text));
    const auto which = static_cast<Name>(*found);
    if (said_[which].line > 0)
      return blame(all.from, std::string(kName[which]) + " was said already, on line " +
                                 std::to_string(said_[which].line));
    const Part value = trimmed({all.text.substr(colon + 1), all.from + colon + 1});
    said_[which] = {line_no_, 1 + characters(line_.substr(0, value.from))};
    if (!take(which, value.text))
      blame(value.from,
            std::string(kName[which]) + " takes " + wanted(which) +
                (value.text.empty() ? ", and nothing stands here" : ", not " + quoted(value.text)));
  }

  bool take(Name which, std::string_view value) {
    const std::string word = lower(value);
    switch (which) {
      case kTitle:
        out_.title = std::string(value);
        return !value.empty() && characters(value) <= kLongestTitle;
      case kSide: {
        const auto n = find(kSides, word);
        side_ = n.value_or(0);
        return n.has_value();
      }
      case kBalance: {
        const auto n = whole_number(value, kLastBalance);
        out_.setup.balance = static_cast<std::uint8_t>(n.value_or(0));
        return n.has_value();
      }
      case kSeed: {
        const auto n = whole_number(value, ~std::uint32_t{0});
        out_.setup.seed = n.value_or(0);
        out_.names_seed = true;
        return n.has_value();
      }
      case kBlue:
      case kRed: {
        const Seat seat = which == kBlue ? Seat::kBlue : Seat::kRed;
        const Opponent* o = find_opponent(seat, word);
        commander_[index(seat)] = o;
        return o != nullptr;
      }
      case kHints: {
        const auto n = find(kHintLevels, word);
        out_.setup.hints = static_cast<Hints>(n.value_or(0));
        return n.has_value();
      }
      case kNames:
        break;
    }
    return false;
  }

  // People where `side` says so, and nowhere else.
  void seat_everybody() {
    std::size_t lines_said = 0;
    for (const Place& place : said_) lines_said += place.line > 0;
    if (lines_said == 0) {
      fault_ = {1, 1, "expected a line such as \"side: blue\", and there is none"};
      return;
    }
    for (const Seat seat : kPlayers) {
      const bool blue = seat == Seat::kBlue;
      const bool person = side_ == 2 || side_ == (blue ? 0u : 1u);
      const Opponent* o = commander_[index(seat)];
      if (o && (o->level == Level::kPerson) != person) {
        const Place at = said_[blue ? kBlue : kRed];
        if (!fault_ || at.line < fault_->line)
          fault_ = {at.line, at.column,
                    std::string(side_name(seat)) + (person ? " is a person" : " is no person") +
                        "'s seat where side is " + std::string(kSides[side_]) + ", so not " +
                        quoted(o->id)};
        continue;
      }
      if (!o) o = find_opponent(seat, person ? "person" : "commander");
      seat_opponent(out_.setup, seat, *o);
    }
  }

  Scenario out_;
  std::optional<ScenarioFault> fault_;
  std::string_view line_;
  std::size_t line_no_ = 0;
  std::array<Place, kNames> said_{};
  std::size_t side_ = 0;  // of kSides
  std::array<const Opponent*, 2> commander_{};
};

}  // namespace

std::string sentence(const ScenarioFault& f) {
  return "Line " + std::to_string(f.line) + ", column " + std::to_string(f.column) + ": " +
         f.reason + ".";
}

std::variant<Scenario, ScenarioFault> read_scenario(std::string_view text) {
  return Reader{}.read(text);
}

bool looks_like_scenario(std::string_view text) {
  text = text.substr(0, kLongestScenario);
  if (text.substr(0, kMark.size()) == kMark) text.remove_prefix(kMark.size());
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed({text.substr(0, end)}).text;
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.front() == '#' || line == "\r") continue;
    const std::size_t colon = line.find(':');
    return colon != std::string_view::npos &&
           find(kName, lower(trimmed({line.substr(0, colon)}).text)).has_value();
  }
  return false;
}

std::string to_text(const Scenario& s) {
  std::string out;
  const auto say = [&](Name name, std::string_view value) {
    out += std::string(kName[name]) + ": " + std::string(value) + "\n";
  };
  const bool blue = is_person(s.setup, Seat::kBlue), red = is_person(s.setup, Seat::kRed);
  if (!s.title.empty()) say(kTitle, s.title);
  say(kSide, kSides[blue && red ? 2 : blue ? 0 : red ? 1 : 3]);
  say(kBalance, std::to_string(s.setup.balance));
  if (s.names_seed) say(kSeed, std::to_string(s.setup.seed));
  if (!blue) say(kBlue, opponent(s.setup, Seat::kBlue).id);
  if (!red) say(kRed, opponent(s.setup, Seat::kRed).id);
  say(kHints, kHintLevels[static_cast<std::size_t>(s.setup.hints)]);
  return out;
}

}  // namespace wg::tarn
