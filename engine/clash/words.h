// clash/words.h — everything the game says to a person: names, numbers, sentences. The only place
// with English in it, beside the guide and the account.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "clash/events.h"
#include "core/english.h"

namespace wg::clash {

inline constexpr std::string_view kTitle = "The Clash";
inline constexpr std::string_view kSubtitle =
    "After the design text “Combat Resolution: The Clash”";

std::string_view side_name(Seat);        // "Blue"
std::string_view player_name(Player);    // "Person", "Computer, easy" …
std::string_view player_id(Player);      // "person", "easy": in addresses and commands
std::string_view battle_name(Battle);    // "Belvoir Gap", "First lesson, 1: read the panel"
std::string_view battle_id(Battle);      // "belvoir-gap", "lesson-panel": in addresses
std::string_view type_name(Type);        // "Rifle company"
std::string_view type_in_short(Type);    // "rifles": of somebody whose name is not known
std::string_view role_name(Role);        // "foot", "armour", "guns", "scouts"
std::string_view grade_name(Grade);      // "Green"
std::string_view supply_name(Supply);    // "Full"
std::string_view posture_name(Posture);  // "Entrenched"
std::string_view posture_id(Posture);    // "entrenched"
std::string posture_means(Posture);      // in a line, with its numbers
std::string_view terrain_name(Terrain);  // "open ground", "city"
std::string_view in_terrain(Terrain);    // "in the open", "in forest"
std::string_view seen_how(Level);        // "seen from afar"

// Numbers. Draws of 1,000 as percent to one decimal; none and all of them are words, and nothing is
// ever rounded into one of these.
std::string percent(std::int32_t per_mille);           // "59.7%", "40%"
std::string chance(std::int32_t draws);                // "59.7%", "never", "certain"
std::string chances(Range draws);                      // "never to certain"
std::string ratio(std::int32_t a, std::int32_t d);     // "1.31 : 1", rounded down
std::string plus(std::int32_t);                        // "+250", "−300", "0"
std::string times(std::int32_t per_mille);             // "1.37", "0.93"; exact
std::string from_to(std::int32_t a, std::int32_t b);   // "26–41"; "41" where they are the same
std::string points_of_move(std::int32_t half_points);  // "2½"
std::string counted(int, std::string_view one, std::string_view many);  // "1 point", "3 points"

// Places and units, as far as the seat knows them.
std::string spot(const Scenario&, Tile);          // "Belvoir Wood"; "L5" where nothing has a name
std::string spot_in_full(const Scenario&, Tile);  // "Belvoir Wood (K5)"
std::string ground_at(const Scenario&, Tile);     // "forest", "city, works 3", "open ground, road"
std::string name_of(const Scenario&, UnitId);
std::string of_side(Seat, const std::string&);       // "Red's 3rd Rifles"
std::string name_of(const Scenario&, const Piece&);  // "3rd Rifles", "rifles"
std::string unit_at(const Scenario&, const Piece&);  // "3rd Rifles at K5"
std::string strength_of(const Piece&);               // "78", "60–100"
std::string condition(const Piece&);  // "78 strength, 15 disorder, green, entrenched, dug in 2"
std::string unseen(const Piece&);     // "Grade and disorder unseen."; empty: all is known
// What it has done and may still do: "2½ points of movement left", "halted", "has acted". Of one's
// own.
std::string doing(const Piece&);

// "Mountain: F1–I1, G2–I2 …", a line for each kind of ground, then river, crossings and roads.
std::vector<std::string> ground_in_words(const Scenario&);

// Of the whole game.
std::string aim_of(const Scenario&, Seat);  // "hold 10 of 13 points after round 10"
std::string task(const Scenario&, Seat);    // "Blue: hold 10 of 13 points after round 10"
std::string at_once(const Scenario&);       // "Or Carrow and East Halt, at once."; or empty
std::string round_name(const Scenario&, const View&);  // "Round 4 of 10"
std::string whose_turn(const Scenario&, const View&);  // "Blue to move"; or how it ended
std::string points(int);                               // "3 points"
// Between two people at one screen.
std::string take_seat(Seat);  // "Blue, take your seat."
std::string look_away(Seat);  // "Red, look away."
std::string seated(Seat);     // "I am Blue"

std::string sentence(Refusal);
// The same naming who and where: "2nd Armoured at J5 cannot assault K5: …".
std::string sentence(const Scenario&, const View&, const Order&, Refusal);
// An order in words: "2nd Armoured assaults K5 with 1st Battery".
std::string sentence(const Scenario&, const View&, const Order&);
// As that seat hears it; the umpire hears every name.
std::string sentence(const Scenario&, Seat, const Event&);
std::vector<std::string> news(const Scenario&, Seat, std::span<const Notice<Event>>);
std::string predicted(const Fought&);                   // "Predicted 26–41, lost 35."
std::string headline(const Verdict&);                   // "Blue wins"
std::string sentence(const Scenario&, const Verdict&);  // "Blue holds 10 of 13 points."

}  // namespace wg::clash
