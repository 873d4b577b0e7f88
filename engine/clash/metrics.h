// clash/metrics.h — what played games say about the rules: taken down order by order, then counted.
// Of the playtest's twenty numbers the two that only people can tell are not here.
#pragma once
#include <span>
#include <vector>

#include "clash/clash.h"

namespace wg::clash {

// A clash as it was, and what it came to.
struct Struck {
  Type lead = Type::kRifles;
  Terrain terrain = Terrain::kOpen;
  bool bombards = false, supported = false;
  Prepared prepared{};  // of the truth
  std::int32_t down = 0,
               sure_of = 0;  // of 1,000 draws, in truth; and in the middle of what was shown
  Predicted predicted{};
  Result result{};
  std::uint8_t destroyed = 0, in_pockets = 0;  // units of the defender's tile, the latter cut off
  bool operator==(const Struck&) const = default;
};

struct GameLog {
  std::vector<Struck> clashes;
  std::array<std::uint32_t, kPostures> posture_rounds{};  // units standing so as a round ends
  std::uint32_t unit_rounds = 0, resting = 0;             // resting: they regained strength
  std::uint32_t slips = 0, longest_screen = 0;  // rounds in a row in which one unit slipped away
  std::uint32_t lost_slipping = 0;
  std::vector<std::uint8_t> sieges;  // rounds from the first shot at a city of works 3 to its fall
  std::uint8_t rounds = 0;
  std::optional<Verdict> verdict{};
  bool operator==(const GameLog&) const = default;
};

// Watches a game: every step, in order.
class Recorder {
 public:
  explicit Recorder(const Setup& s) : setup_(s) {}
  void step(const State& before, const Order&, const Outcome<State, Event>&);
  const GameLog& log() const { return log_; }

 private:
  void strike(const State& before, const Order&, const Fought&);
  void round_ends(const State& before, const State& after);

  const Setup& setup_;
  GameLog log_;
  std::array<std::uint8_t, kMostUnits> slipped_in_{}, run_{};
  std::array<std::uint8_t, kMostPlaces> besieged_{};
};

// A share of so many; nothing is shared where there is none.
struct Share {
  std::uint32_t of = 0, all = 0;
  bool operator==(const Share&) const = default;
};
constexpr std::int32_t per_mille(Share s) {
  return s.all == 0 ? 0 : static_cast<std::int32_t>(std::uint64_t{s.of} * 1000 / s.all);
}

struct Measured {
  std::uint32_t games = 0, clashes = 0, assaults = 0;
  std::uint32_t breaches = 0;      // 1: losses outside what was shown
  std::uint32_t not_monotone = 0;  // 2: clashes that a higher draw would have made worse
  std::uint32_t clamped = 0;       // 3: whose modifiers met a limit
  struct Bucket {
    Share down{};
    std::uint32_t expected = 0;  // sum of per mille
    bool operator==(const Bucket&) const = default;
  };
  std::array<Bucket, 3> calibration{};  // 4: true odds of 1 … 333, … 666, … 999 per mille
  Share both_alive{};                   // 5
  Share pockets{};                      // 6
  Share foregone{};                     // 7
  Share falters{};                      // 8
  std::uint32_t sieges = 0, siege_median = 0;                   // 9
  std::array<std::uint32_t, kPostures> stood{};                 // 10
  std::array<std::array<std::uint32_t, 4>, kTerrains> leads{};  // 11: by terrain and role
  Share resting{};                                              // 12
  std::uint32_t bombardments = 0;                               // 13
  Share supported{};                                            // 14
  std::uint32_t wipes = 0;                                      // 15
  std::uint32_t slips = 0, longest_screen = 0;                  // 16
  Share blue_wins{};                                            // 19
  std::uint32_t rounds = 0;                                     // 20: of all games
  bool operator==(const Measured&) const = default;
};
Measured measure(std::span<const GameLog>);
// Whether what was seen is within three standard errors of what was to be expected.
bool is_calibrated(const Measured::Bucket&);

}  // namespace wg::clash
