// tarn/outcome.h — an order in words, and what came of it, from what its side knew and was told.
#pragma once
#include <span>
#include <string>

#include "tarn/events.h"
#include "tarn/orders.h"

namespace wg::tarn {

// An hour as its side lived it.
struct Lived {
  const View &before, &after;
  std::span<const Event> told;  // to the reader: the own side, or somebody who knows everything
  bool truth = false;           // the reader knows everything
};

std::string subject_of(const Order&);  // "1st Rifles", "Battery", "Staff"
std::string order_in_words(const View& before, const Order&);
std::string starts_in_words(const View& before, const Order&);
std::string outcome_of(const Lived&, const Order&);

}  // namespace wg::tarn
