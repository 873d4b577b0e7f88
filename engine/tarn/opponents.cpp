// tarn/opponents.cpp — levels go by how the scripted seats fare against each other in the balance
// tables.
#include "tarn/opponents.h"

namespace wg::tarn {
namespace {

constexpr std::uint8_t n(BlueCommander c) { return static_cast<std::uint8_t>(c); }
constexpr std::uint8_t n(RedCommander c) { return static_cast<std::uint8_t>(c); }

constexpr Opponent kPerson = {"person", "A person", "You share this screen and take turns at it.",
                              Level::kPerson, 0};

constexpr Opponent kBlue[] = {
    {"idle", "Nobody", "Blue gives no orders at all: to try things out.", Level::kEasy,
     n(BlueCommander::kIdle)},
    {"turtle", "Turtle", "Blue pulls everybody back to the crossing at 06:00.", Level::kEasy,
     n(BlueCommander::kTurtle)},
    {"static", "Static defender", "Blue never moves a unit, and fires where it knows most.",
     Level::kEasy, n(BlueCommander::kStatic)},
    {"guess", "Guesser", "Blue sends its reserve to C3 at 06:00, before anything is known.",
     Level::kEasy, n(BlueCommander::kGuess)},
    {"commander", "The commander", "Blue acts only on its own reports, as you do.",
     Level::kStandard, n(BlueCommander::kCommander)},
    {"doctrinal", "The doctrinal defender",
     "Blue acts on its own reports, and gives up quiet roads to hold the crossing.", Level::kHard,
     n(BlueCommander::kDoctrinal)},
    {"all-seeing", "The all-seeing commander", "Blue knows every unit on the map, as you do not.",
     Level::kSeesEverything, n(BlueCommander::kAllSeeing)},
    kPerson,
};
constexpr Opponent kRed[] = {
    {"spread", "Spread over roads", "Red deals its battalions over the three roads, straight on.",
     Level::kEasy, n(RedCommander::kSpread)},
    {"all-in", "All in one road", "Red sends everything down the Centre road, straight on.",
     Level::kEasy, n(RedCommander::kAllIn)},
    {"commander", "The commander", "Red acts only on its own reports, as you do.", Level::kStandard,
     n(RedCommander::kCommander)},
    {"mass", "Mass, no feint",
     "Red masses on the West or the East road and leaves its decoy at home.", Level::kHard,
     n(RedCommander::kMassOnly)},
    {"feint-and-mass", "Feint and mass", "Red shows its decoy on one road and masses on the other.",
     Level::kHard, n(RedCommander::kFeintAndMass)},
    {"all-seeing", "The all-seeing commander", "Red knows every unit on the map, as you do not.",
     Level::kSeesEverything, n(RedCommander::kAllSeeing)},
    kPerson,
};

}  // namespace

std::span<const Opponent> opponents(Seat rival) {
  return rival == Seat::kBlue ? std::span<const Opponent>(kBlue) : std::span<const Opponent>(kRed);
}

const Opponent& opponent(const Setup& setup, Seat rival) {
  const std::uint8_t number = rival == Seat::kBlue ? n(setup.blue) : n(setup.red);
  for (const Opponent& o : opponents(rival))
    if (o.number == number) return o;
  WG_CHECK(false);
  return kPerson;
}

const Opponent* find_opponent(Seat rival, std::string_view id) {
  for (const Opponent& o : opponents(rival))
    if (o.id == id) return &o;
  return nullptr;
}

std::string opponent_ids(Seat rival) {
  std::string all;
  for (const Opponent& o : opponents(rival)) all += (all.empty() ? "" : ", ") + std::string(o.id);
  return all;
}

std::string_view level_name(Level level) {
  constexpr std::string_view kNames[] = {"Easy", "Standard", "Hard", "Sees everything",
                                         "At this screen"};
  return kNames[static_cast<std::size_t>(level)];
}

void seat_opponent(Setup& setup, Seat rival, const Opponent& o) {
  if (rival == Seat::kBlue)
    setup.blue = static_cast<BlueCommander>(o.number);
  else
    setup.red = static_cast<RedCommander>(o.number);
}

const Opponent& counterpart(Seat rival, const Opponent& o) {
  const auto all = opponents(rival);
  for (const Opponent& each : all)
    if (each.id == o.id) return each;
  // The last of a level is the one that plays it best.
  for (std::size_t i = all.size(); i-- > 0;)
    if (all[i].level == o.level) return all[i];
  WG_CHECK(false);
  return kPerson;
}

Setup with_sides_changed(Setup s) {
  const bool blue = is_person(s, Seat::kBlue);
  if (blue == is_person(s, Seat::kRed)) return s;
  const Seat rival = blue ? Seat::kRed : Seat::kBlue;
  const Opponent& now = counterpart(other(rival), opponent(s, rival));
  seat_opponent(s, other(rival), now);
  seat_opponent(s, rival, kPerson);
  return s;
}

}  // namespace wg::tarn
