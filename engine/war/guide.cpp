// war/guide.cpp — our own wording of how the game is played.
#include "war/guide.h"

#include "war/words.h"

namespace wg::war {

std::vector<Fact> how_to_play() {
  return {
      {"The goal",
       "Take both enemy arsenals, or destroy every enemy fighting unit. To take an arsenal, end "
       "the "
       "move of a fighting unit on its empty square."},
      {"Lines",
       "From each of your arsenals lines run in eight directions to the edge. Mountains stop them, "
       "and "
       "so does an enemy fighting unit that stands on them. A relay on a line sends it on in all "
       "eight "
       "directions."},
      {"Linked or cut off",
       "A unit on one of your lines is linked, and so is every unit that touches a linked one. A "
       "fighting unit that is cut off cannot move, attack or defend. A relay may move all the "
       "same."},
      {"A turn",
       "Up to five units move, one or two squares each. Then one attack, if you like. Nothing "
       "moves "
       "after it."},
      {"The attack",
       "Choose one enemy unit. All your linked units that have it on a straight line and in range "
       "add "
       "their attack; the enemy's that cover it add their defence. You see both totals before you "
       "commit."},
      {"What comes of it",
       "Ahead by two or more, it is destroyed. Ahead by one, it must retreat at the beginning of "
       "its "
       "turn, and where it cannot, it is destroyed. Level or behind, nothing happens."},
      {"The charge",
       "Cavalry next to the target, and the cavalry behind it in one straight line up to four, "
       "count 7 "
       "instead of 4. Not against a fort or a pass, and not out of a fort."},
      {"Forts and passes",
       "Infantry and artillery defend with more in a fort or on a pass, whichever side they are "
       "of."},
      {"A draw",
       "By agreement, when a position stands for the third time, and after forty turns of each "
       "side "
       "without a loss."}};
}

std::vector<Fact> sources() {
  return {
      {"Whose game this is",
       "Guy Debord designed it in the 1950s and registered it in 1965 as Le Jeu de la Guerre. With "
       "Alice Becker-Ho he published it as a book: Le Jeu de la Guerre. Relevé des positions "
       "successives de toutes les forces au cours d'une partie, Éditions Gérard Lebovici, Paris "
       "1987; "
       "new edition Gallimard, 2006; in English A Game of War, Atlas Press, London 2007."},
      {"What is ours",
       "The words, the drawings and the computer's play. The rules, the board and the moves of the "
       "published game are theirs. Not connected with the authors, their estate or their "
       "publishers."},
      {"Where the rulebook leaves it open",
       "A charge needs no full column of four: the published game could not have been played "
       "otherwise. Relays linked only through neighbours do not send lines on, unless the option "
       "says so: turn 46 of the published game needs it."}};
}

std::string_view what_it_does(Player p) {
  switch (p) {
    case Player::kPerson:
      return "Somebody at this screen, or whoever opens the link.";
    case Player::kEasy:
      return "Sees attacks, and little of what they cost.";
    case Player::kMiddle:
      return "Weighs what you could do in return.";
    case Player::kHard:
      return "Looks further, and for longer.";
  }
  return {};
}

std::string_view what_it_means(Deployment d) {
  switch (d) {
    case Deployment::kFree:
      return "Each side places its units where it likes, unseen. A link taken meanwhile holds "
             "them.";
    case Deployment::kBook:
      return "As the published game began.";
    case Deployment::kPumpHouse:
      return "Centre and right, close to the frontier.";
    case Deployment::kRio:
      return "Two wings, far apart.";
  }
  return {};
}

std::string_view fragment_name(Fragment f) {
  return f == Fragment::kOpening ? "Becker-Ho against Debord, turns 1 to 8"
                                 : "Becker-Ho against Debord, turns 42 to 48";
}

std::string game_in_words(const Setup& s) {
  const auto plays = [&](Seat side) {
    const Player p = s.player[index(side)];
    const std::string who =
        p == Player::kPerson ? "a person" : "the computer, " + std::string(player_id(p));
    return std::string(side_name(side)) + ": " + who + ". ";
  };
  std::string words = plays(kNorth) + plays(kSouth);
  if (s.start) return words + "Begins at turn " + std::to_string(s.start->turn) + ".";
  const auto [south, north] = s.deployment;
  if (south == north)
    return words + std::string(deployment_name(south)) +
           (south == Deployment::kFree ? " deployment." : ".");
  return words + std::string(deployment_name(north)) + " against " +
         std::string(deployment_name(south)) + ".";
}

}  // namespace wg::war
