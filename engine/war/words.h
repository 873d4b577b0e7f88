// war/words.h — everything the game says to a person. The only place with English in it, beside the
// guide.
#pragma once
#include <string>
#include <vector>

#include "core/english.h"
#include "war/events.h"
#include "war/notation.h"

namespace wg::war {

inline constexpr std::string_view kTitle = "Two Arsenals";
inline constexpr std::string_view kSubtitle =
    "After The Game of War by Guy Debord and Alice Becker-Ho";

inline constexpr std::string_view kContactRelay = "Relays also send lines on by contact";
inline constexpr std::string_view kNetworkCollapse = "No relay and nobody linked: the game is lost";
inline constexpr std::string_view kPublished =
    "Alice Becker-Ho (North) against Guy Debord (South), from their book Le Jeu de la Guerre, "
    "1987. "
    "It prints the position after each turn; the order of the moves within a turn is "
    "reconstructed. "
    "Turns 1 to 8 and 42 to 48 are to be had.";

std::string_view side_name(Seat);              // "North"
std::string_view kind_name(Kind);              // "Infantry", "Mounted relay"
std::string unit_name(UnitId);                 // "infantry": within a sentence
std::string unit_at(const State&, UnitId);     // "infantry at G12"; "infantry" off the board
std::string_view player_name(Player);          // "Person", "Easy computer" …
std::string_view player_id(Player);            // "person", "easy": in addresses and commands
std::string_view deployment_name(Deployment);  // "Book opening"
std::string_view deployment_id(Deployment);    // "book"
std::string_view first_name(First);            // "North begins"
std::string_view terrain_name(Ground);         // "fort"; empty for plain ground

std::string turn_name(const State&);   // "Turn 42", "Deployment"
std::string whose_turn(const State&);  // "South to move", "South must retreat"
std::string moves_made(const Turn&);   // "3 of 5 moves made"
std::string attack_left(const Turn&);  // "1 attack left", "attack made"

std::string ratio(const Totals&);        // "23 : 18"
std::string result_name(const Totals&);  // "destroyed", "must retreat", "resists"
std::string verdict_on(const Totals&);   // "Destroys it"
std::string reason_of(const Totals&);    // "Ahead by 5; 2 are enough."
// "I J12 4", one a line: "Infantry H12: 4", "Cavalry H11 charges: 7", "Infantry G12, the target:
// 6".
std::string part_in_words(const State&, const Totals&, const Part&);
// Infantry, cut off, on an enemy line …: what a unit is worth where it stands.
std::string standing(const State&, const Board&, UnitId);
// "all 16 units linked", "2 of 14 units cut off: infantry at H7 and relay at K12".
std::string communication(const State&, const Board&, Seat);
// "From the arsenal at D8 to A5, A8 and M17", a line for each source.
std::vector<std::string> lines_in_words(const State&, const Board&, Seat);

// "9 infantry, 4 cavalry, 1 relay and 2 arsenals".
std::string strength(const State&, Seat);

std::vector<std::string> ground_in_words();  // "Forts: B8, H21, …", a line each
std::string where_to_place(Seat);            // "Anywhere in rows A to J, but not on a mountain."
std::string left_to_place(int);              // "3 units are still to be placed."
// Between two people at one screen.
std::string take_seat(Seat);  // "North, take your seat."
std::string look_away(Seat);  // "South, look away."
std::string seated(Seat);     // "I am North"

std::string sentence(Refusal);
std::string sentence(const State& after, const Event&);
// What a seat hears of a turn, moves in one line: "South moved infantry J12–I12, …".
std::vector<std::string> news(const State& after, std::span<const Notice<Event>>);
std::string headline(const Verdict&);  // "South wins", "A draw"
std::string sentence(const Verdict&);  // "Both arsenals of North are gone."

}  // namespace wg::war
