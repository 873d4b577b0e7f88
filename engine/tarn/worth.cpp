// tarn/worth.cpp — careful sentences about counts.
#include "tarn/worth.h"

#include "tarn/words.h"

namespace wg::tarn {
namespace {

// Tenths of a hundredth-figure, rounded half away from zero.
std::string tenths(std::int32_t hundredths) {
  const std::int32_t t = ((hundredths < 0 ? -hundredths : hundredths) + 5) / 10;
  return std::to_string(t / 10) + "." + std::to_string(t % 10);
}

std::string interval_words(const Interval& i) {
  return "95 % interval " + in_points(i.low) + " to " + in_points(i.high);
}

std::string rival_of(const Worth& w) { return std::string(side_name(other(w.seat))); }

}  // namespace

std::string percent(std::int32_t hundredths) { return tenths(hundredths) + " %"; }

std::string in_points(std::int32_t hundredths) {
  const std::string t = tenths(hundredths);
  return t == "0.0" ? t : (hundredths < 0 ? "\u2212" : "+") + t;
}

std::string verdict_on(const Worth& w) {
  const std::string who(side_name(w.seat)), rival = rival_of(w);
  const std::int32_t worth = difference_of(w.won);
  const Interval i = interval_of(w.won);
  if (w.won.n == 0) return "No rerun has been played yet.";
  if (i.low <= 0 && i.high >= 0)
    return with_commas(w.won.n) +
           " pairs of reruns cannot tell whether hiding was worth anything to " + who +
           ": the difference is " + in_points(worth) + " points, " + interval_words(i) + ".";
  if (worth > 0)
    return "What " + rival + " could not see was worth about " + tenths(worth) +
           " points of win probability to " + who + " (" + interval_words(i) + ").";
  return "Hiding did " + who + " no good: against a " + rival + " that sees everything it won " +
         tenths(worth) + " points more often (95 % interval " + tenths(i.high) + " to " +
         tenths(i.low) + ").";
}

std::string skipped_in(const Worth& w) {
  if (w.skipped == 0) return {};
  return percent(share_of({w.orders, w.skipped < w.orders ? w.skipped : w.orders})) +
         " of the orders could not be carried out there.";
}

std::string outlasted_in(const Worth& w) {
  if (w.outlasted == 0) return {};
  return percent(share_of({2 * w.won.n, w.outlasted})) +
         " of the reruns outlasted the orders; the units then did as last told.";
}

}  // namespace wg::tarn
