// clash/metric_rows.cpp — see metric_rows.h.
#include "clash/metric_rows.h"

namespace wg::clash {
namespace {

// Per mille as "57.3 %".
std::string percent(std::int32_t pm) {
  return std::to_string(pm / 10) + "." + std::to_string(pm % 10) + " %";
}
std::string percent(Share s) { return percent(per_mille(s)); }
std::string of(std::uint32_t n, std::uint32_t all) {
  return std::to_string(n) + " of " + std::to_string(all);
}
// A quotient with two decimals.
std::string ratio(std::uint32_t n, std::uint32_t by) {
  if (by == 0) return "none";
  const auto hundredths = static_cast<std::uint32_t>(std::uint64_t{n} * 100 / by);
  const std::string tail = std::to_string(hundredths % 100);
  return std::to_string(hundredths / 100) + (tail.size() < 2 ? ".0" : ".") + tail;
}
Met met(bool is) { return is ? Met::kMet : Met::kNotMet; }
Met between(Share s, std::int32_t low_pm, std::int32_t high_pm) {
  const std::int32_t pm = per_mille(s);
  return met(s.all > 0 && pm >= low_pm && pm <= high_pm);
}
bool between(std::uint32_t n, std::uint32_t by, std::uint32_t low, std::uint32_t high) {
  const std::uint64_t hundredths = std::uint64_t{n} * 100;
  return by > 0 && hundredths >= std::uint64_t{low} * by && hundredths <= std::uint64_t{high} * by;
}

constexpr const char* kPostureWords[] = {"assault", "hold", "entrenched", "withdraw"};
constexpr const char* kGround[] = {"open", "hills", "forest", "marsh", "mountain", "city"};
constexpr const char* kRoles[] = {"foot", "armour", "guns", "scouts"};
constexpr std::uint32_t kEnoughLeads = 30;  // on a ground, to speak of shares there. Ours

MetricRow calibration(const Measured& m) {
  MetricRow r{4, "calibration", "share that went down, beside the odds, by thirds of the odds",
              "within 3 standard errors"};
  bool all = true;
  for (const Measured::Bucket& b : m.calibration) {
    if (!r.measured.empty()) r.measured += ", ";
    if (b.down.all == 0) {
      r.measured += "none";
      continue;
    }
    r.measured += percent(static_cast<std::int32_t>(b.expected / b.down.all)) + " → " +
                  percent(b.down) + " of " + std::to_string(b.down.all);
    all = all && is_calibrated(b);
  }
  r.met = met(all);
  return r;
}

MetricRow postures(const Measured& m) {
  MetricRow r{10, "posture mix", "units standing so at the end of a round",
              "the first three 15–50 % each, withdraw over 3 %"};
  std::uint32_t all = 0;
  for (const std::uint32_t n : m.stood) all += n;
  bool good = all > 0;
  for (std::size_t p = 0; p < kPostures; ++p) {
    const Share s{m.stood[p], all};
    r.measured += (p == 0 ? "" : ", ") + std::string(kPostureWords[p]) + " " + percent(s);
    good = good && (p < 3 ? per_mille(s) >= 150 && per_mille(s) <= 500 : per_mille(s) > 30);
  }
  r.met = met(good);
  return r;
}

MetricRow roles(const Measured& m) {
  MetricRow r{11, "role by terrain",
              "largest share of one role among those who lead assaults on a terrain",
              "no role over 70 % on any"};
  bool good = true;
  for (std::size_t t = 0; t < kTerrains; ++t) {
    std::uint32_t all = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      all += m.leads[t][i];
      if (m.leads[t][i] > m.leads[t][most]) most = i;
    }
    if (all < kEnoughLeads) continue;
    const Share s{m.leads[t][most], all};
    r.measured += (r.measured.empty() ? "" : ", ") + std::string(kGround[t]) + " " + kRoles[most] +
                  " " + percent(s);
    good = good && per_mille(s) <= 700;
  }
  if (r.measured.empty()) r.measured = "too few assaults";
  r.met = met(good);
  return r;
}

}  // namespace

std::string met_in_words(Met m) {
  return m == Met::kMet ? "met" : m == Met::kNotMet ? "not met" : "ask people";
}

std::vector<MetricRow> metric_rows(const Measured& m) {
  std::vector<MetricRow> rows = {
      {1, "band breaches", "clashes with losses outside what was shown", "0",
       of(m.breaches, m.clashes), met(m.breaches == 0)},
      {2, "monotonicity", "clashes in which some higher draw is worse for the attacker", "0",
       of(m.not_monotone, m.clashes), met(m.not_monotone == 0)},
      {3, "clamp hits", "clashes whose modifiers meet −700 or +1800", "0", of(m.clamped, m.clashes),
       met(m.clamped == 0)},
      calibration(m),
      {5, "both alive", "assaults after which lead and defenders live", "55–80 %",
       percent(m.both_alive), between(m.both_alive, 550, 800)},
      {6, "pocket share", "units destroyed for want of a way back, of all destroyed", "25–50 %",
       percent(m.pockets), between(m.pockets, 250, 500)},
      {7, "foregone", "assaults whose true odds are never or certain", "under 85 %",
       percent(m.foregone), met(m.foregone.all > 0 && per_mille(m.foregone) < 850)},
      {8, "falter rate", "assaults in which the attacker falters", "3–12 %", percent(m.falters),
       between(m.falters, 30, 120)},
      {9, "siege length", "median of rounds from the first shot at a city of works 3 to its fall",
       "3–5",
       m.sieges == 0
           ? "no city fell"
           : std::to_string(m.siege_median) + " of " + std::to_string(m.sieges) + " sieges",
       met(m.sieges > 0 && m.siege_median >= 3 && m.siege_median <= 5)},
      postures(m),
      roles(m),
      {12, "rest", "unit-rounds in which strength is regained", "20–40 %", percent(m.resting),
       between(m.resting, 200, 400)},
      {13, "gun work", "bombardments for each assault", "0.4–0.9",
       ratio(m.bombardments, m.assaults), met(between(m.bombardments, m.assaults, 40, 90))},
      {14, "support use", "assaults with a supporter", "30–60 %", percent(m.supported),
       between(m.supported, 300, 600)},
      {15, "stack wipes", "clashes that destroy two units or more, a game", "under 1",
       ratio(m.wipes, m.games), met(m.wipes < m.games)},
      {16, "screen", "times a unit slips away, a game; longest run of rounds by one",
       "at most 6 in a row",
       ratio(m.slips, m.games) + "; " + std::to_string(m.longest_screen) + " in a row",
       met(m.longest_screen <= 6)},
      {17, "regret", "attacks by people whose verdict was not certain, and wishes to undo",
       "a survey", "only people can tell", Met::kAskPeople},
      {18, "reading time", "seconds from opening the panel to a click", "median under 6",
       "only people can tell", Met::kAskPeople},
      {19, "balance", "games that Blue wins", "45–55 %",
       percent(m.blue_wins) + " of " + std::to_string(m.games), between(m.blue_wins, 450, 550)},
      {20, "length", "rounds a game", "8–10", ratio(m.rounds, m.games),
       met(between(m.rounds, m.games, 800, 1000))},
  };
  return rows;
}

}  // namespace wg::clash
