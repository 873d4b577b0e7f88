// tarn/summary.h — what will happen if the hour ends now, in plain words. Made from what the seat
// knows, never from World.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "tarn/orders.h"
#include "tarn/view.h"

namespace wg::tarn {

enum class Doing : std::uint8_t {
  kMoves,
  kWaits,
  kFires,
  kFights,
  kGivesGround,
  kStays,
  kInStaging
};
struct SummaryLine {
  static constexpr std::uint8_t kBattery = 0xFF;
  std::uint8_t subject = kBattery;  // a unit, or the battery
  Doing doing = Doing::kStays;
  std::string name;  // "East Scouts"
  std::string what;  // "E2 to E1, there 11:00"
};
struct SummaryGroup {
  std::string title;  // "Waits until 11:00"
  std::string count;  // "1 order"
  std::vector<SummaryLine> lines;
  bool idle = false;   // without orders: the first to be left out
  std::string more{};  // "and 2 more"; empty where all are named
};
struct Summary {
  std::string title;  // "End the hour, 10:00 to 11:00"
  std::vector<SummaryGroup> groups;
};
Summary summary(const View&, std::span<const Order> pending);
inline constexpr std::size_t kLeastNamed = 3;
Summary in_short(Summary, std::size_t named = kLeastNamed);  // so many at most without orders

}  // namespace wg::tarn
