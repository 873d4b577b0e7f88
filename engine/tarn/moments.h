// tarn/moments.h — the hours that decided a game, told with the truth: what was done, and what
// could have been known. For the review, never for eyes during play.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tarn/events.h"
#include "tarn/setup.h"

namespace wg::tarn {

struct World;

enum class About : std::uint8_t {
  kRoad,  // of Red's second echelon
  kReserveSent,
  kDecoyHeard,    // Blue's first report of it
  kDecoyFired,    // a mission spent on it, unwatched
  kDecoyExposed,  // found out
  kWatched,       // a side's first watched mission
  kPrepared,      // a prepared defender attacked
  kGround,        // given
  kCrossing,      // reached
  kBroke,         // units lost
  kEnd
};

struct KeyMoment {
  Hour hour = 0;  // the hour in which it happened
  Hour at = 0;    // the hour whose map shows it: a decision's own; what came of orders, the next
  About about = About::kEnd;
  std::optional<Seat> side;      // whose it was, where it was one side's
  std::optional<Sector> sector;  // where, if at one place
  std::string title;             // a sentence
  std::string note;              // what could have been known; may be empty
};
inline constexpr std::size_t kMostMoments = 14;  // unless more hours than that cost a unit

// `states[h]`: the game at the beginning of hour h, one more than there are `hours`; `hours[h]`:
// all events of hour h. In the order of the hours. Every hour that broke a unit is told.
std::vector<KeyMoment> moments(std::span<const World> states,
                               std::span<const std::vector<Notice<Event>>> hours);

// How it ended, in half a sentence: "Red took the crossing at 17:00".
std::string headline(std::span<const KeyMoment>, Hour reached);
// Two or three, chosen from what happened.
std::vector<std::string> questions(std::span<const KeyMoment>);

}  // namespace wg::tarn
