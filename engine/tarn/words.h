// tarn/words.h — everything the game says to a person. One sentence a thing; the only place with
// English in it.
#pragma once
#include <string>
#include <vector>

#include "core/english.h"
#include "tarn/events.h"
#include "tarn/orders.h"
#include "tarn/plan.h"
#include "tarn/setup.h"
#include "tarn/view.h"

namespace wg::tarn {

using wg::capital;
using wg::in_words;
using wg::listed;
using wg::with_commas;

std::string clock(int hour);         // the beginning of an hour: 4 → "10:00"
std::string points(Strength);        // "5.2"
std::string whole_points(Strength);  // "12": what a unit starts with
std::string at(Sector);              // "W2 Thornhay"
std::string_view side_name(Seat);    // "Blue"
std::string_view road_name(Road);    // "West road"
std::string counted(int, Kind);      // "three tank battalions", "scouts"
std::string_view kind_name(Kind);    // "Tank battalion"
std::string posture_words(const View&, std::size_t place);  // "Prepared since 08:00"
// "to W3 Millbeck, 14:00"; "to W3, 14:00".
enum class Brevity : std::uint8_t { kNamed, kCoded };
std::string order_in_short(const View&, std::size_t place, const Intent&, Brevity);
std::string key_of(UnitId);                           // "1" … ; the battery's is "A"
std::string old_report(const View&, const Contact&);  // what its age means
std::string sentence(Refusal);
std::string halt_warning(Sector enemy);  // to somebody who orders a march through it
// What the seat hears of an event; empty where there is nothing to say to it.
std::string sentence(const View&, const Event&);
// One line for the truth, for replays read by an umpire.
std::string truth(const Event&);
std::string commander_name(Seat, const Setup&);  // in a sentence: "the commander"

}  // namespace wg::tarn
