// war/guide.h — what is said before and beside a game: how it is played in short, where it comes
// from.
#pragma once
#include <string_view>
#include <vector>

#include "core/sheet.h"
#include "war/published.h"

namespace wg::war {

inline constexpr std::string_view kMotto =
    "An army lives by its lines. Cut the other's, keep your own.";
std::vector<Fact> how_to_play();  // a heading and a sentence or two, in order
std::vector<Fact> sources();      // whose game this is, and where it differs

std::string_view what_it_does(Player);     // of a level of the computer
std::string_view fragment_name(Fragment);  // "Becker-Ho against Debord, turns 42 to 48"
std::string_view what_it_means(Deployment);
std::string game_in_words(const Setup&);  // "North: a person. South: the computer, middle. …"

}  // namespace wg::war
