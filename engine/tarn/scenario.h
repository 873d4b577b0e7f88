// tarn/scenario.h — an assignment as a text file: what a game begins with, to be kept and read.
//   # Comments begin with '#'.
//   title: The quiet morning
//   side: blue            who is a person: blue, red, both or none; blue if it is not said
//   balance: 5
//   seed: 7               without it every game gets dice of its own
//   red: feint-and-mass   who commands a side that is no person's: the names of opponents.h
//   hints: nudges
#pragma once
#include <string>
#include <string_view>
#include <variant>

#include "tarn/setup.h"

namespace wg::tarn {

inline constexpr std::size_t kLongestScenario = 16 * 1024, kLongestScenarioLine = 500;  // bytes
inline constexpr std::size_t kLongestTitle = 80;  // characters

struct Scenario {
  std::string title;  // stays in the file: no free text goes into a link
  Setup setup;
  bool names_seed = false;
  bool operator==(const Scenario&) const = default;
};

struct ScenarioFault {
  std::size_t line = 1, column = 1;  // of the characters, from 1
  std::string reason;                // what stands there and what was expected
  bool operator==(const ScenarioFault&) const = default;
};
std::string sentence(const ScenarioFault&);

// Total: any bytes give a scenario or a fault. White space, upper case in names and the marks that
// editors put before UTF-8 do not matter; the order of the lines does not either.
std::variant<Scenario, ScenarioFault> read_scenario(std::string_view text);
// Whether somebody meant it as one: the first line that says anything begins with one of its names.
bool looks_like_scenario(std::string_view text);
// Reads back as the same scenario, if that one was ever read.
std::string to_text(const Scenario&);

}  // namespace wg::tarn
