// clash/scenario_read.cpp — a battle's file line by line; the first line that cannot be is the
// fault. What only all lines together say is asked at the end.
#include <algorithm>

#include "clash/constants.h"
#include "clash/movement.h"
#include "clash/scenario_parts.h"
#include "clash/state.h"
#include "core/text.h"
#include "core/typed.h"

namespace wg::clash {
namespace {

constexpr std::size_t kLongestLine = 200;  // bytes
constexpr int kMostRounds = 30, kMostPoints = 99, kMostWorth = 9, kMostWorks = 3;
constexpr std::string_view kGround = ".hfwMU";

const Choices kNames = {"title",    "rounds", "points", "at once", "map", "river",
                        "crossing", "road",   "city",   "mark",    "unit"};
enum Name : std::size_t {
  kTitle,
  kRounds,
  kPoints,
  kAtOnce,
  kMap,
  kRiver,
  kCrossing,
  kRoad,
  kCity,
  kMark,
  kUnit,
  kEnd
};
const Choices kSides = {"blue", "red"};
const Choices kTypeNames = {"rifles", "armour", "battery", "scouts"};
const Choices kGradeNames = {"green", "trained", "veteran", "elite"};
const Choices kPostureNames = {"assault", "hold", "entrenched", "withdraw"};

// Two things of one file have the same name, whatever their capitals.
bool same_name(std::string_view a, std::string_view b) { return lower(a) == lower(b); }

class Reader : ScenarioParts {
 public:
  std::variant<Scenario, ScenarioFault> read(std::string_view text) {
    if (text.size() > kLongestScenario)
      return ScenarioFault{1, "",
                           "the file has " + std::to_string(text.size()) + " bytes; at most " +
                               std::to_string(kLongestScenario) + " were expected"};
    LinesOf lines(text);
    for (auto l = lines.next(); l && !fault_; l = lines.next()) {
      line_no_ = lines.number();
      field_.clear();
      line(*l);
    }
    if (!fault_) finish();
    if (fault_) return *fault_;
    return std::move(out_);
  }

 private:
  void line(std::string_view whole) {
    if (whole.size() > kLongestLine)
      return blame("the line has " + std::to_string(whole.size()) + " bytes; at most " +
                   std::to_string(kLongestLine) + " were expected");
    if (const auto bad = unprintable(whole)) return blame(bad->why);
    const std::string_view text = trimmed(whole);
    if (rows_left_ > 0) return map_row(text);
    if (text.empty() || text.front() == '#') return;
    const std::size_t colon = text.find(':');
    const std::string_view word = trimmed(text.substr(0, colon));
    const auto found = find(kNames, word);
    if (colon == std::string_view::npos || !found)
      return blame(quoted(word) + " begins no line; " + either(kNames) +
                   " was expected, and a colon");
    const auto which = static_cast<Name>(*found);
    field_ = kNames[which];
    const bool many = which == kCrossing || which >= kRoad;
    if (!many && said_[which] > 0)
      return blame("there is such a line already, line " + std::to_string(said_[which]) +
                   "; one was expected");
    said_[which] = line_no_;
    const std::string_view value = trimmed(text.substr(colon + 1));
    switch (which) {
      case kTitle:
        if (is_name(value)) out_.title = value;
        return;
      case kRounds:
        return number(value, "number of rounds", 1, kMostRounds, out_.rounds);
      case kPoints:
        return number(value, "number of points", 1, kMostPoints, out_.points);
      case kAtOnce:
        for (const std::string_view part : split(value, ',')) at_once_.push_back(std::string(part));
        return;
      case kMap:
        rows_left_ = kHeight;
        if (!value.empty())
          blame(quoted(value) +
                " stands behind the colon; nothing was expected, and twelve rows "
                "below");
        return;
      case kRiver:
        return river(value);
      case kCrossing:
        return crossing(value);
      case kRoad:
        return road(value);
      case kCity:
      case kMark:
        return place(value, which == kCity);
      case kUnit:
        return unit(value);
      case kEnd:
        return;
    }
  }

  void map_row(std::string_view text) {
    const int r = kHeight - rows_left_;
    --rows_left_;
    field_ = "map row " + std::to_string(r + 1);
    if (characters(text) != kWidth)
      return blame(quoted(text) + " has " + std::to_string(characters(text)) +
                   " letters; sixteen were expected");
    for (int c = 0; c < kWidth; ++c) {
      const std::size_t kind = kGround.find(text[static_cast<std::size_t>(c)]);
      if (kind == std::string_view::npos)
        return blame("letter " + std::to_string(c + 1) + " of " + quoted(text) +
                     " is no ground; ., h, f, w, M or U was expected");
      out_.ground[tile_at(c, r)] = static_cast<Terrain>(kind);
    }
  }

  void river(std::string_view value) {
    const int c = value.size() == 1 ? lower(value)[0] - 'a' : -1;
    if (c < 0 || c >= kWidth - 1) return blame(expected(value, "column", "one letter from A to O"));
    out_.river = static_cast<std::uint8_t>(c);
  }

  void crossing(std::string_view value) {
    const auto words = words_of(value);
    const auto t = tile(words.empty() ? "" : words[0]);
    if (!t) return;
    const auto kind =
        one_of({"bridge", "ford"}, words.size() > 1 ? words[1] : "", "kind of crossing");
    if (!kind) return;
    if (words.size() > 2) return blame(quoted(words[2]) + " follows; nothing more was expected");
    for (const auto& c : out_.crossings)
      if (c.west == *t) return blame("there is a crossing at " + name(*t) + " already");
    out_.crossings.push_back({*t, *kind == 0});
    crossing_lines_.push_back(line_no_);
  }

  void road(std::string_view value) {
    const auto words = words_of(value);
    if (words.size() < 2)
      return blame("a road has two tiles at least; " + quoted(value) + " stands here");
    std::optional<Tile> at;
    for (const std::string_view word : words) {
      const auto t = tile(word);
      if (!t) return;
      if (at && !stretch(*at, *t))
        return blame("from " + name(*at) + " to " + name(*t) +
                     " leads no straight or diagonal line; one was expected");
      at = t;
    }
  }
  bool stretch(Tile from, Tile to) {
    const int dc = column(to) - column(from), dr = row(to) - row(from);
    if (from == to || (dc != 0 && dr != 0 && dc != dr && dc != -dr)) return false;
    const int sc = (dc > 0) - (dc < 0), sr = (dr > 0) - (dr < 0);
    while (from != to) {
      const Tile next = tile_at(column(from) + sc, row(from) + sr);
      out_.roads[from] = static_cast<Ways>(out_.roads[from] | 1u << *way_to(from, next));
      out_.roads[next] = static_cast<Ways>(out_.roads[next] | 1u << *way_to(next, from));
      from = next;
    }
    return true;
  }

  void place(std::string_view value, bool city) {
    if (out_.places.size() == kMostPlaces)
      return blame("there are " + std::to_string(kMostPlaces) +
                   " places already; no more were expected");
    const auto parts = split(value, ',');
    const auto head = words_of(parts[0]);
    Place p;
    p.city = city;
    const auto t = tile(head.empty() ? "" : head[0]);
    if (!t) return;
    p.tile = *t;
    if (head.size() > 1) {
      const auto side = one_of(kSides, head[1], "side");
      if (!side) return;
      p.side = static_cast<Seat>(*side);
    }
    if (head.size() > 2) return blame(quoted(head[2]) + " follows; a comma was expected");
    for (std::size_t i = 1; i + 1 < parts.size() && !fault_; ++i) {
      const auto words = words_of(parts[i]);
      const std::string word = words.empty() ? "" : lower(words[0]);
      if (word == "points" && words.size() == 2)
        number(words[1], "number of points", 0, kMostWorth, p.points);
      else if (city && word == "works" && words.size() == 2)
        number(words[1], "level of works", 0, kMostWorks, p.works);
      else if (city && word == "depot" && words.size() == 1)
        p.depot = true;
      else
        blame(expected(parts[i], city ? "trait of a city" : "trait of a mark",
                       city ? "works, depot or points" : "points"));
    }
    if (fault_ || !is_name(parts.size() > 1 ? parts.back() : "")) return;
    if (p.depot && !p.side)
      return blame("a depot is some side's; blue or red was expected behind " + name(p.tile));
    p.name = parts.back();
    for (const Place& q : out_.places) {
      if (q.tile == p.tile) return blame("on " + name(p.tile) + " is " + q.name + " already");
      if (same_name(q.name, p.name))
        return blame("there is another place called " + quoted(p.name));
    }
    out_.places.push_back(std::move(p));
  }

  void unit(std::string_view value) {
    if (units_.size() == kMostUnits)
      return blame("there are " + std::to_string(kMostUnits) +
                   " units already; no more were expected");
    const auto parts = split(value, ',');
    const auto head = words_of(parts[0]);
    const auto word = [&](std::size_t i) { return i < head.size() ? head[i] : std::string_view{}; };
    Muster m;
    const auto t = tile(word(0));
    if (!t) return;
    const auto side = one_of(kSides, word(1), "side");
    if (!side) return;
    const auto type = one_of(kTypeNames, word(2), "type");
    if (!type) return;
    const auto grade = one_of(kGradeNames, word(3), "grade");
    if (!grade) return;
    if (head.size() > 4) return blame(quoted(head[4]) + " follows; a comma was expected");
    m.tile = *t, m.side = static_cast<Seat>(*side);
    m.unit.type = static_cast<Type>(*type), m.unit.grade = static_cast<Grade>(*grade);
    for (std::size_t i = 1; i + 1 < parts.size() && !fault_; ++i) trait(m, parts[i]);
    if (fault_ || !is_name(parts.size() > 1 ? parts.back() : "")) return;
    if (is_trait(parts.back()))
      return blame("the last part is " + quoted(parts.back()) + "; a name was expected");
    m.name = parts.back();
    for (const Entry& e : units_)
      if (e.muster.side == m.side && same_name(e.muster.name, m.name))
        return blame("the side has another unit called " + quoted(m.name));
    units_.push_back({std::move(m), line_no_});
  }
  static bool is_trait(std::string_view part) {
    const auto words = words_of(part);
    if (words.size() == 1) return find(kPostureNames, words[0]).has_value();
    return words.size() == 2 && whole_number(words[1], 999) &&
           find({"entrenched", "strength", "disorder", "round"}, words[0]);
  }
  void trait(Muster& m, std::string_view part) {
    const auto words = words_of(part);
    const std::string word = words.empty() ? "" : lower(words[0]);
    const std::string_view n = words.size() == 2 ? words[1] : "";
    const auto posture = find(kPostureNames, word);
    if (posture && (words.size() == 1 || (word == "entrenched" && words.size() == 2))) {
      m.unit.posture = static_cast<Posture>(*posture);
      if (words.size() == 2) number(n, "number of rounds", 0, kMostDug, m.unit.dug);
    } else if (word == "strength" && words.size() == 2) {
      number(n, "strength", 1, 100, m.unit.strength);
    } else if (word == "disorder" && words.size() == 2) {
      number(n, "disorder", 0, 100, m.unit.disorder);
    } else if (word == "round" && words.size() == 2) {
      number(n, "round", 1, kMostRounds, m.round);
    } else {
      blame(expected(part, "trait of a unit", "a posture, strength, disorder or round"));
    }
  }

  // --- What all lines together say --------------------------------------------------------------

  void finish() {
    if (rows_left_ > 0)
      return blame_line(
          line_no_, kNames[kMap],
          std::to_string(kHeight - rows_left_) + " rows stand here; twelve were expected");
    for (const Name must : {kTitle, kRounds, kPoints, kMap, kUnit})
      if (said_[must] == 0)
        return blame_line(line_no_, kNames[must], "there is no such line; one was expected");
    crossings();
    places();
    units();
  }

  void crossings() {
    for (std::size_t i = 0; i < out_.crossings.size(); ++i) {
      const Tile t = out_.crossings[i].west;
      if (!out_.river)
        return blame_line(crossing_lines_[i], kNames[kCrossing],
                          "there is no river; a line for it was expected");
      if (column(t) != *out_.river)
        return blame_line(crossing_lines_[i], kNames[kCrossing],
                          name(t) + " is not beside the river; a tile in column " +
                              static_cast<char>('A' + *out_.river) + " was expected");
    }
  }

  void places() {
    if (fault_) return;
    int worth = 0;
    for (const Place& p : out_.places) worth += p.points;
    if (out_.points > worth)
      return blame_line(said_[kPoints], kNames[kPoints],
                        std::to_string(out_.points) +
                            " are more than all places are worth; at most " +
                            std::to_string(worth) + " were expected");
    for (const std::string& wanted : at_once_) {
      const auto is_it = [&](const Place& p) { return same_name(p.name, wanted); };
      const auto found = std::find_if(out_.places.begin(), out_.places.end(), is_it);
      if (found == out_.places.end())
        return blame_line(said_[kAtOnce], kNames[kAtOnce],
                          expected(wanted, "place", "the name of a city or mark"));
      const auto i = static_cast<std::uint8_t>(found - out_.places.begin());
      if (std::find(out_.at_once.begin(), out_.at_once.end(), i) != out_.at_once.end())
        return blame_line(said_[kAtOnce], kNames[kAtOnce],
                          quoted(wanted) + " stands here twice; once was expected");
      out_.at_once.push_back(i);
    }
  }

  void units() {
    for (std::size_t i = 0; i < units_.size() && !fault_; ++i) {
      const Muster& m = units_[i].muster;
      const std::size_t at = units_[i].line;
      if (!is_passable(m.unit.type, out_.ground[m.tile]))
        return blame_line(at, kNames[kUnit],
                          name(m.tile) + " is ground where " +
                              std::string(kTypeNames[clash::at(m.unit.type)]) +
                              " cannot go; other ground was expected");
      if (m.round > out_.rounds)
        return blame_line(at, kNames[kUnit],
                          "round " + std::to_string(m.round) + " never comes; at most round " +
                              std::to_string(out_.rounds) + " was expected");
      int there = 0;
      for (std::size_t k = 0; k < i; ++k) {
        const Muster& o = units_[k].muster;
        if (o.tile != m.tile || o.round != m.round) continue;
        if (o.side != m.side)
          return blame_line(
              at, kNames[kUnit],
              "on " + name(m.tile) + " stands an enemy, " + o.name + "; another tile was expected");
        if (++there == kStackMoving)
          return blame_line(
              at, kNames[kUnit],
              "on " + name(m.tile) + " stand two units already; another tile was expected");
      }
    }
    for (const Seat side : kPlayers) {
      for (const Entry& e : units_)
        if (e.muster.side == side) out_.units.push_back(e.muster);
      if (out_.units.empty() || out_.units.back().side != side)
        return blame_line(line_no_, kNames[kUnit],
                          "no unit is " + std::string(kSides[index(side)]) + "; one was expected");
    }
    for (Muster& m : out_.units)
      m.unit.experience = static_cast<std::uint8_t>(kExperienceOf[clash::at(m.unit.grade)]);
  }

  struct Entry {
    Muster muster;
    std::size_t line = 0;
  };
  Scenario out_;
  int rows_left_ = 0;
  std::array<std::size_t, kEnd> said_{};  // on which line
  std::vector<std::string> at_once_;
  std::vector<std::size_t> crossing_lines_;
  std::vector<Entry> units_;
};

}  // namespace

std::variant<Scenario, ScenarioFault> read_scenario(std::string_view text) {
  return Reader{}.read(text);
}

}  // namespace wg::clash
