// clash/metric_rows.h — the playtest's twenty metrics in words: what is counted, what it should be,
// and what it is.
#pragma once
#include <string>
#include <vector>

#include "clash/metrics.h"

namespace wg::clash {

enum class Met : std::uint8_t { kMet, kNotMet, kAskPeople };
struct MetricRow {
  int number = 0;
  std::string metric, formula, target, measured;
  Met met = Met::kMet;
  bool operator==(const MetricRow&) const = default;
};
std::vector<MetricRow> metric_rows(const Measured&);
std::string met_in_words(Met);

}  // namespace wg::clash
