// tarn/tables.h — the balance tables: which games are played, and how their counts are laid out.
// The games themselves are balance.h.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/stats.h"
#include "tarn/setup.h"

namespace wg::tarn {

inline constexpr std::uint32_t kPublishedGames =
    10'000;                                         // a pairing; a standard error of 0.5 points
inline constexpr std::uint32_t kPublishedSeed = 1;  // of the first game; the others follow it

// What is counted: how often Blue held in each play, and in which pairs of plays it held with the
// same seed in both. A play is a setup; its seed is the game's.
struct Series {
  struct Pair {
    std::size_t first = 0, second = 0;
  };
  std::vector<Setup> plays;
  std::vector<Pair> pairs;
};
struct Counts {
  std::uint32_t games = 0;          // of each play
  std::vector<std::uint32_t> held;  // by play
  std::vector<std::uint32_t> both;  // by pair: held in both
  bool operator==(const Counts&) const = default;
  void add(const Counts&);  // of the same series
};
Counts none_of(const Series&);

// A figure in a table: of one play, or the difference of a pair.
struct Cell {
  enum class Of : std::uint8_t { kBlueHolds, kRedTakes, kBlueGains, kRedGains };
  Of of = Of::kBlueHolds;
  std::size_t at = 0;  // play or pair
};
constexpr bool is_difference(const Cell& f) { return f.of >= Cell::Of::kBlueGains; }
struct Value {  // in hundredths of a percent, or of a point
  std::int32_t value = 0;
  std::int32_t error = 0;  // standard error; of shares only
  Interval interval{};
};
Value value_of(const Cell&, const Series&, const Counts&);

struct BalanceTable {
  struct Line {
    std::string label;
    std::vector<std::optional<Cell>> cells;  // one for each column
  };
  std::string_view id;
  std::string title, note, measure;  // "Blue holds"
  std::vector<std::string> columns;
  std::vector<Line> lines;
};
struct BalanceTables {
  Series series;
  std::vector<BalanceTable> tables;
};
BalanceTables balance_tables();
BalanceTables pairing(const Setup&);  // one of one's own choice
// The same tables with a series of only the plays they need, after some were taken out.
BalanceTables trimmed(const BalanceTables&);

// A play by its name, as counts are filed under: "commander:commander:5", "…:5:no-red-fire".
std::string name_of(const Setup&);

}  // namespace wg::tarn
