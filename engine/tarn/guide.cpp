// tarn/guide.cpp — our own wording of how the game is played.
#include "tarn/guide.h"

#include "tarn/opponents.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

// The hours from which Red's echelons may come in, as the order of battle has them.
std::string waves() {
  std::vector<std::string> hours;
  for (UnitId id = first_of(Seat::kRed); id < kUnits; ++id)
    if (const std::string from = clock(roster(id).arrives); hours.empty() || hours.back() < from)
      hours.push_back(from);
  std::string listed = hours[0];
  for (std::size_t i = 1; i < hours.size(); ++i)
    listed += (i + 1 < hours.size() ? ", " : " and ") + hours[i];
  return "Red comes in waves, each over row 0 of any road: from " + listed + ".";
}

}  // namespace

std::int32_t break_even_tenths(std::int32_t k_thousandths) {
  std::int32_t tenths = 10;
  while ((2 * tenths + 1) * (2 * tenths + 1) * 10 <= 4 * k_thousandths) ++tenths;
  return tenths;
}

Brief brief(Seat seat) {
  if (seat == Seat::kBlue) return {"defends", "Hold until 20:00.", "Six battalions, dug in."};
  return {"attacks", "Take the crossing.", "Three waves and a decoy."};
}

std::string battery_name(Seat seat) { return seat == Seat::kBlue ? "Tarn Battery" : "Red Battery"; }

std::string game_in_words(const Setup& setup, Seat seat) {
  return "Against " + commander_name(other(seat), setup) + ", " +
         (setup.balance == kStandardBalance ? "standard balance"
                                            : "balance " + std::to_string(setup.balance));
}

std::string balance_value(std::uint8_t balance) {
  return std::to_string(balance) + (balance == kStandardBalance  ? ", the standard game"
                                    : balance < kStandardBalance ? ", easier to defend"
                                                                 : ", easier to attack");
}

std::string balance_meaning(std::uint8_t balance) {
  const std::int32_t tenths = break_even_tenths(posture_k(Posture::kPrepared, balance));
  std::string odds = std::to_string(tenths / 10);
  if (tenths % 10) odds += "." + std::to_string(tenths % 10);
  return "At " + std::to_string(balance) + " a prepared defence breaks even against " + odds +
         "\u00a0to\u00a01.";
}

std::string rival_sees(Seat rival, const Setup& setup) {
  return std::string(opponent(setup, rival).does);
}

std::string first_step(Seat seat) {
  return seat == Seat::kBlue
             ? "Choose a unit, then the sector where it should go. Units without orders stay and "
               "dig in."
             : "Choose a unit in the tray at your edge, then W0, C0 or E0, where it should come "
               "in.";
}

std::vector<Fact> how_to_play(Seat seat) {
  std::vector<Fact> all = {
      {"The goal", seat == Seat::kBlue
                       ? "Hold the crossing until 20:00. Red wins as soon as it stands there alone."
                       : "Stand alone at the crossing before 20:00, and you win at once."},
      {"Waves", waves()},
      {"Move",
       "Choose a unit on the map, in the list or by its key, then the sector where it "
       "should go. Choosing an enemy sends your unit to its sector. Choosing the same sector "
       "again steps through the units in it."},
      {"Halt",
       "On the march a unit halts before a sector where an enemy was seen, unless that is where "
       "it was sent. From contact the only way is to ground your side holds."},
      {"Wait",
       "The bar says whether new orders start now or in an hour: about one hour in three is slow. "
       "A clock marks a unit whose order waits. Fire and stance never wait."},
      {"Fire",
       "Choose the battery in the lower right corner (key A), then a sector. Fire that "
       "scouts next to the target watch shows exactly what is there."},
      {"See",
       "Enemies in your sectors are known exactly, those next door by type, and one in ten is "
       "missed. An empty bar is a strength nobody has "
       "counted. Scouts hear "
       "movement two sectors out, an hour late."},
      {"Doubt",
       seat == Seat::kBlue
           ? "One Red tank battalion is a decoy. Watched fire does it no damage."
           : "Your decoy passes for a tank battalion, heard from two sectors away and seen "
             "from next door. In a sector with a Blue unit, or under watched fire, it is "
             "found out."},
      {"Fight",
       "A unit two hours in its sector defends as if it were three times as strong. Hit "
       "from a second sector while it fights, that counts for nothing. At half strength "
       "a unit breaks."},
      {"Give ground", "A unit told to give ground falls back one sector before a stronger enemy."},
      {"Marks",
       "A second frame: dug in for two hours; only its corners: for one. A clock: the order "
       "waits. A down arrow: gives ground. The bar is strength, amber what was lost this hour, "
       "the notch at half where the unit breaks. Dashed: heard only. Pale: an old report. Tinted "
       "sectors: within four hours' march of the chosen unit, with the hour it would be there."},
      {"The day",
       "Below the map: a diamond for a first contact, a dot for fire, a cross for a fight, ! for "
       "ground lost. Choose an hour to look back at it."},
  };
  if (seat == Seat::kRed)
    all.insert(all.begin() + 1,
               {"Come in",
                "Units still to come wait in the tray above your edge, with the hour "
                "they arrive. Choose one, then W0, C0 or E0."});
  return all;
}

}  // namespace wg::tarn
