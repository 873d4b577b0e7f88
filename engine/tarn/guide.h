// tarn/guide.h — what is said before and beside a game: the two sides, the slider, the other
// commander, how to play in short.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet.h"
#include "tarn/setup.h"

namespace wg::tarn {

inline constexpr std::string_view kTitle = "Tarn Crossing";
inline constexpr std::string_view kMotto =
    "One bridge, fourteen hours, and two commanders who act on what they can see.";

struct Brief {
  std::string role;   // "defends"
  std::string goal;   // "Hold until 20:00."
  std::string force;  // "Six battalions, dug in."
};
Brief brief(Seat);
std::string battery_name(Seat);
std::string game_in_words(const Setup&, Seat);    // "Against feint and mass, balance 7"
std::string balance_value(std::uint8_t balance);  // "5, the standard game"
// √k in tenths: the odds at which a defender that counts k times breaks even.
std::int32_t break_even_tenths(std::int32_t k_thousandths);
std::string balance_meaning(std::uint8_t balance);  // what a prepared defence is worth there
std::string rival_sees(Seat rival, const Setup&);   // how the side across the table decides
std::string first_step(Seat);                       // to somebody who has not given an order yet
std::vector<Fact> how_to_play(Seat);                // a heading and a sentence or two, in order

}  // namespace wg::tarn
