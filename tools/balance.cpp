// tools/balance.cpp — `wargames balance`: the balance tables from simulation, on all cores, in
// shards that merge exactly.
#include "tarn/balance.h"

#include <fstream>
#include <set>
#include <sstream>
#ifndef __EMSCRIPTEN__
#include <thread>
#endif

#include "core/csv.h"
#include "tarn/tarn.h"
#include "tarn/worth.h"

#include "commands.h"
#include "options.h"

namespace wg {
namespace {

using namespace tarn;

enum class Format { kMarkdown, kJson, kCsv, kCounts };
const std::vector<std::string_view> kFormats = {"markdown", "json", "csv", "counts"};

struct Run {
  std::uint32_t games = kPublishedGames, seed = kPublishedSeed;
  std::uint32_t shard = 1, shards = 1;
  std::string ids;  // of the tables, "strategies,feint"
  bool operator==(const Run&) const = default;
};

std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::stringstream rest(text);
  for (std::string part; std::getline(rest, part, by);) parts.push_back(part);
  return parts;
}

std::string every_id() {
  std::string ids;
  for (const BalanceTable& t : balance_tables().tables)
    ids += (ids.empty() ? "" : ",") + std::string(t.id);
  return ids;
}

// The named tables, in their own order; nothing if one of the names is none.
std::optional<BalanceTables> chosen(const std::string& ids) {
  BalanceTables all = balance_tables();
  const auto wanted = split(ids, ',');
  std::set<std::string> known;
  for (const BalanceTable& t : all.tables) known.insert(std::string(t.id));
  for (const std::string& id : wanted)
    if (!known.count(id)) return std::nullopt;
  std::erase_if(all.tables, [&](const BalanceTable& t) {
    return std::find(wanted.begin(), wanted.end(), t.id) == wanted.end();
  });
  return trimmed(all);
}

// Game number g of a run belongs to shard 1 + g % shards.
Counts play_shard(const Series& series, const Run& run) {
#ifdef __EMSCRIPTEN__
  const std::uint32_t threads = 1;
#else
  const std::uint32_t threads = std::max(1u, std::thread::hardware_concurrency());
#endif
  std::vector<Counts> part(threads, none_of(series));
  const auto work = [&](std::uint32_t thread) {
    const std::uint32_t step = run.shards * threads;
    for (std::uint64_t g = run.shard - 1 + run.shards * thread; g < run.games; g += step)
      play_game(series, run.seed + static_cast<std::uint32_t>(g), part[thread]);
  };
#ifdef __EMSCRIPTEN__
  work(0);
#else
  std::vector<std::thread> crew;
  for (std::uint32_t i = 0; i < threads; ++i) crew.emplace_back(work, i);
  for (std::thread& t : crew) t.join();
#endif
  Counts all = none_of(series);
  for (const Counts& c : part) all.add(c);
  return all;
}

// --- Counts as text
// -------------------------------------------------------------------------------

std::string rules_id() { return std::string(Rules::kId) + std::to_string(Rules::kVersion); }

// Every line but its number: what a shard's file must say, in this order.
std::vector<std::string> names(const Series& s) {
  std::vector<std::string> all = {"played"};
  for (const Setup& play : s.plays) all.push_back("held " + name_of(play));
  for (const auto& p : s.pairs)
    all.push_back("both " + name_of(s.plays[p.first]) + " " + name_of(s.plays[p.second]));
  return all;
}
std::vector<std::uint32_t> numbers(const Counts& c) {
  std::vector<std::uint32_t> all = {c.games};
  all.insert(all.end(), c.held.begin(), c.held.end());
  all.insert(all.end(), c.both.begin(), c.both.end());
  return all;
}

void print_counts(const Run& run, const Series& series, const Counts& counts) {
  std::printf("rules,%s\ntables,%s\nseed,%u\ngames,%u\nshard,%u/%u\n", rules_id().c_str(),
              split(run.ids, ',').empty() ? "" : run.ids.c_str(), run.seed, run.games, run.shard,
              run.shards);
  const auto name = names(series);
  const auto number = numbers(counts);
  for (std::size_t i = 0; i < name.size(); ++i) std::printf("%s,%u\n", name[i].c_str(), number[i]);
}

std::optional<std::uint32_t> whole(const std::string& text) {
  std::uint32_t v = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, v);
  return text.empty() || read.ec != std::errc{} || read.ptr != end ? std::nullopt
                                                                   : std::optional(v);
}

// "2/7": the second of seven; of none where it is no such thing.
struct Fraction {
  std::uint32_t part = 0, of = 0;
};
Fraction fraction(const std::string& text) {
  const auto parts = split(text, '/');
  if (parts.size() != 2) return {};
  const Fraction f{whole(parts[0]).value_or(0), whole(parts[1]).value_or(0)};
  return f.part >= 1 && f.part <= f.of ? f : Fraction{};
}

// Reads one shard's file; what is wrong with it, where, as a sentence.
class CountsFile {
 public:
  CountsFile(const std::string& path) : path_(path), in_(path) {
    if (!in_) blame("cannot be read");
  }
  Run run;
  std::optional<BalanceTables> tables;
  Counts counts;

  const std::optional<std::string>& fault() const { return fault_; }
  void read() {
    if (fault_) return;
    if (const std::string rules = field("rules"); rules != rules_id())
      blame("its rules are " + (rules.empty() ? "not named" : rules) + ", these are " + rules_id());
    run.ids = field("tables");
    run.seed = number("seed");
    run.games = number("games");
    const Fraction shard = fraction(field("shard"));
    if (shard.of == 0) blame("\"shard\" takes a fraction such as 2/7");
    if (fault_) return;
    run.shard = shard.part;
    run.shards = shard.of;
    tables = chosen(run.ids);
    if (!tables) return blame("names tables that there are not: " + run.ids);
    counts = none_of(tables->series);
    const std::uint64_t share = (std::uint64_t{run.games} + run.shards - run.shard) / run.shards;
    counts.games = number("played");
    if (counts.games != share)
      blame("a shard of this size has " + std::to_string(share) + " games");
    std::size_t line = 1;
    const auto name = names(tables->series);
    for (auto& held : counts.held) held = below(name[line++], counts.games);
    for (std::size_t p = 0; p < counts.both.size(); ++p) {
      const auto& pair = tables->series.pairs[p];
      counts.both[p] =
          below(name[line++], std::min(counts.held[pair.first], counts.held[pair.second]));
    }
    std::string rest;
    if (!fault_ && std::getline(in_, rest)) ++line_, blame("nothing is expected after the counts");
  }

 private:
  void blame(const std::string& why) {
    if (!fault_) fault_ = path_ + (line_ ? ", line " + std::to_string(line_) : "") + ": " + why;
  }
  std::string field(const std::string& name) {
    std::string line;
    if (fault_) return {};
    ++line_;
    if (!std::getline(in_, line) || line.substr(0, name.size() + 1) != name + ",") {
      blame("\"" + name + ",\" is expected here");
      return {};
    }
    return line.substr(name.size() + 1);
  }
  std::uint32_t number(const std::string& name) {
    const std::string text = field(name);
    const auto v = whole(text);
    if (!v) blame("\"" + name + "\" takes a whole number, not \"" + text + "\"");
    return v.value_or(0);
  }
  std::uint32_t below(const std::string& name, std::uint32_t last) {
    const std::uint32_t v = number(name);
    if (v > last) blame("there cannot be more than " + std::to_string(last));
    return v;
  }

  std::string path_;
  std::ifstream in_;
  std::size_t line_ = 0;
  std::optional<std::string> fault_;
};

// --- Tables as text
// -------------------------------------------------------------------------------

std::string decimal(std::int32_t hundredths) {  // "50.94"
  const std::int32_t v = hundredths < 0 ? -hundredths : hundredths;
  char text[16];
  std::snprintf(text, sizeof text, "%s%d.%02d", hundredths < 0 ? "-" : "", v / 100, v % 100);
  return text;
}

std::string in_markdown(const Cell& f, const Value& v) {
  if (is_difference(f))
    return in_points(v.value) + " (" + in_points(v.interval.low) + " to " +
           in_points(v.interval.high) + ")";
  return decimal(v.value) + " \u00b1 " + decimal(v.error);
}

void print_markdown(const Run& run, const BalanceTables& all, const Counts& counts) {
  std::printf("# Tarn Crossing: balance\n\nRules %s, %u games a pairing, seeds from %u.\n",
              rules_id().c_str(), counts.games, run.seed);
  for (const BalanceTable& t : all.tables) {
    std::printf(
        "\n## %s\n\n%s\n\n| %s, %% \u00b1 standard error; changes in points (95 %% interval) |",
        t.title.c_str(), t.note.c_str(), t.measure.c_str());
    for (const std::string& c : t.columns) std::printf(" %s |", c.c_str());
    std::printf("\n|---|");
    for (std::size_t i = 0; i < t.columns.size(); ++i) std::printf("---:|");
    for (const auto& line : t.lines) {
      std::printf("\n| %s |", line.label.c_str());
      for (const auto& f : line.cells)
        std::printf(" %s |", f ? in_markdown(*f, value_of(*f, all.series, counts)).c_str() : "");
    }
    std::printf("\n");
  }
}

void print_csv(const Run&, const BalanceTables& all, const Counts& counts) {
  std::vector<std::vector<std::string>> rows = {
      {"table", "row", "column", "measure", "value", "standard error", "low", "high", "games"}};
  for (const BalanceTable& t : all.tables)
    for (const auto& line : t.lines)
      for (std::size_t i = 0; i < line.cells.size(); ++i) {
        if (!line.cells[i]) continue;
        const Value v = value_of(*line.cells[i], all.series, counts);
        const bool difference = is_difference(*line.cells[i]);
        rows.push_back({std::string(t.id), line.label, t.columns[i],
                        difference ? "points" : t.measure + ", %", decimal(v.value),
                        difference ? "" : decimal(v.error), decimal(v.interval.low),
                        decimal(v.interval.high), std::to_string(counts.games)});
      }
  std::fputs(to_csv(rows).c_str(), stdout);
}

void print_json(const Run& run, const BalanceTables& all, const Counts& counts) {
  // Our own words only: nothing in them needs escaping.
  std::printf("{\"game\":\"%s\",\"version\":%u,\"seed\":%u,\"games\":%u,\"tables\":[",
              std::string(Rules::kId).c_str(), Rules::kVersion, run.seed, counts.games);
  const char* next_table = "\n";
  for (const BalanceTable& t : all.tables) {
    std::printf(
        "%s{\"id\":\"%s\",\"title\":\"%s\",\n \"note\":\"%s\",\n \"measure\":\"%s\",\"columns\":[",
        next_table, std::string(t.id).c_str(), t.title.c_str(), t.note.c_str(), t.measure.c_str());
    for (std::size_t i = 0; i < t.columns.size(); ++i)
      std::printf("%s\"%s\"", i ? "," : "", t.columns[i].c_str());
    std::printf("],\n \"rows\":[");
    const char* next_line = "\n";
    for (const auto& line : t.lines) {
      std::printf("%s  {\"label\":\"%s\",\"cells\":[", next_line, line.label.c_str());
      for (std::size_t i = 0; i < line.cells.size(); ++i) {
        if (i) std::printf(",");
        if (!line.cells[i]) {
          std::printf("null");
          continue;
        }
        const Value v = value_of(*line.cells[i], all.series, counts);
        if (is_difference(*line.cells[i]))
          std::printf("{\"difference\":%d,\"low\":%d,\"high\":%d}", v.value, v.interval.low,
                      v.interval.high);
        else
          std::printf("{\"share\":%d,\"error\":%d,\"low\":%d,\"high\":%d}", v.value, v.error,
                      v.interval.low, v.interval.high);
      }
      std::printf("]}");
      next_line = ",\n";
    }
    std::printf("]}");
    next_table = ",\n";
  }
  std::printf("]}\n");
}

void print(Format format, const Run& run, const BalanceTables& all, const Counts& counts) {
  switch (format) {
    case Format::kMarkdown:
      return print_markdown(run, all, counts);
    case Format::kJson:
      return print_json(run, all, counts);
    case Format::kCsv:
      return print_csv(run, all, counts);
    case Format::kCounts:
      return print_counts(run, all.series, counts);
  }
}

int merge(std::span<const std::string_view> paths, Format format) {
  if (paths.empty()) return fail("balance merge takes the files of all shards");
  std::optional<Run> whole_run;
  BalanceTables tables;
  Counts sum;
  std::map<std::uint32_t, std::string> from;  // by shard
  for (const std::string_view p : paths) {
    const std::string path(p);
    CountsFile file(path);
    file.read();
    if (file.fault()) return fail(*file.fault());
    Run run = file.run;
    run.shard = 1;
    if (!whole_run) {
      whole_run = run;
      tables = *file.tables;
      sum = none_of(tables.series);
    }
    if (run != *whole_run)
      return fail(path + " belongs to another run than " + std::string(paths[0]) +
                  ": seed, games, tables and number of shards must agree");
    if (!from.emplace(file.run.shard, path).second)
      return fail(path + " is shard " + std::to_string(file.run.shard) + ", and so is " +
                  from[file.run.shard]);
    sum.add(file.counts);
  }
  for (std::uint32_t i = 1; i <= whole_run->shards; ++i)
    if (!from.count(i))
      return fail("shard " + std::to_string(i) + " of " + std::to_string(whole_run->shards) +
                  " is missing");
  whole_run->shards = 1;
  print(format, *whole_run, tables, sum);
  return 0;
}

}  // namespace

int balance(std::span<char*> args) {
  Options options(args, {"games", "seed", "shard", "tables", "format"});
  const bool merges = !options.words().empty() && options.words()[0] == "merge";
  Run run;
  run.games = options.number("games", kPublishedGames, 1, 10'000'000);
  run.seed = options.number("seed", kPublishedSeed, 0, ~0u);
  run.ids = options.text("tables", every_id());
  const auto tables = chosen(run.ids);
  if (!tables || tables->tables.empty())
    options.blame("--tables takes some of " + every_id() + ", not \"" + run.ids + "\"");
  const std::string shard = options.text("shard", "");
  if (!shard.empty()) {
    const Fraction f = fraction(shard);
    if (f.of == 0 || f.of > run.games)
      options.blame("--shard takes a fraction from 1/N to N/N, N not above the games, not \"" +
                    shard + "\"");
    run.shard = f.part;
    run.shards = f.of;
  }
  auto format = static_cast<Format>(options.choice("format", kFormats));
  if (!shard.empty() && options.text("format", "counts") != "counts")
    options.blame("a shard has counts only: merge all shards, then choose a format");
  if (!shard.empty()) format = Format::kCounts;
  if (merges && (options.has("games") || options.has("seed") || options.has("shard") ||
                 options.has("tables")))
    options.blame("balance merge takes files and --format; the rest stands in the files");
  if (!merges && !options.words().empty())
    options.blame("balance takes options or merge, not \"" + std::string(options.words()[0]) +
                  "\"");
  if (options.fault()) return fail(*options.fault());
  if (merges) return merge(std::span(options.words()).subspan(1), format);
  print(format, run, *tables, play_shard(tables->series, run));
  return 0;
}

}  // namespace wg
