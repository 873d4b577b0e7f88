// clash/guide.cpp — our own wording of how the game is played, and whose it is.
#include "clash/guide.h"

#include "clash/constants.h"
#include "clash/movement.h"
#include "clash/setup.h"
#include "clash/words.h"

namespace wg::clash {
namespace {

std::string n(std::int32_t value) { return std::to_string(value); }

}  // namespace

std::vector<Fact> how_to_play() {
  return {
      {"The goal",
       "Towns and marks are worth points. Blue needs so many of them after the last round, or some "
       "of them together at any time. Else Red wins."},
      {"A turn",
       "Each of your units may once change its posture, move, and act: assault, bombard or "
       "support. "
       "Every order is played at once. A fight is never taken back, nor a move that showed you "
       "something new."},
      {"Strength and disorder",
       "Strength is how much of a unit is left, disorder how shaken it is. Both stay with it from "
       "round to round, and heal slowly: fastest at a depot, well in a town, hardly at all where "
       "the "
       "road is cut."},
      {"A fight",
       "One exchange, one draw. Power decides how losses are shared; the stronger side loses less. "
       "Losses, flankers and the assault itself are shock. Where shock reaches resolve, the "
       "defender breaks and gives ground."},
      {"The panel",
       "Before you attack it says what will come: the verdict first, then losses from most to "
       "least, then every number with its source. It is exact: the fight is worked out from the "
       "same numbers, with the one draw that nobody knows."},
      {"Support and flanks", "Up to two units beside the target add " + percent(kSupportFactor) +
                                 " of their power, and different arms together add more. Everybody "
                                 "beside the target is a "
                                 "flanker: " +
                                 n(kShockPerFlanker) + " shock each, up to " + n(kMostFlankers) +
                                 "."},
      {"Guns",
       "A battery bombards up to two tiles away. Shells kill few, move nobody, and shake whom they "
       "fall on. Bombard first, and an assault that never succeeds may be certain."},
      {"Falling back",
       "Broken units fall back to the tile the panel names. With every way closed they are cut off "
       "and perish; one enemy beside a tile closes it, unless a friend stands there. In their own "
       "town and in works they never leave."},
      {"Postures",
       "Assault hits harder and stands less. Entrenched stands most, and digs in round by round. "
       "Withdraw slips away before a fight. Hold is everything between."},
      {"Supply",
       "It comes from a depot over ground that no enemy closes. Cut off, a unit loses power and "
       "resolve, and does not recover. Cutting a road can do more than three battalions."},
      {"What you do not know",
       "From afar you see a type and about how strong it is; from beside it, posture as well; "
       "scouts "
       "beside it see all. Where something unseen decides, the panel says what, and who would "
       "tell."}};
}

std::vector<Fact> sources() {
  return {
      {"Whose game this is",
       "The rules of a fight follow a design text, “Combat Resolution: The Clash”, a proposal for "
       "a "
       "game called Every Last City. Its tables are lost; its worked examples survive, and every "
       "number in them comes out here."},
      {"What is ours",
       "The tables as rebuilt, movement, supply and sight, the battle of Belvoir Gap with its "
       "places, the words, the drawings and the computer's play."}};
}

std::vector<Fact> how_sure() {
  return {
      {"Forced by the text",
       "Attack of armour and guns, defence of rifles, toughness. Forest and its cover, foot and "
       "armour in towns. What the postures add. Green and Veteran troops, full supply. The numbers "
       "of resolve, flanks, support, arms, works and bombardment."},
      {"Solved from it",
       "Foot and armour in the open and in mountains, with the chaos there; Trained troops; "
       "strained "
       "supply; how disorder is split between losses and breaking. The text allows a few families "
       "of "
       "values, and the round one is taken."},
      {"Ours",
       "Hills and marsh, chaos in towns, all of scouts, the attack of rifles, the defence of "
       "armour "
       "and guns. Elite resolve, supply that is cut, the price of firing, experience. Movement, "
       "sight, which tiles are closed to those who fall back, and the whole of Belvoir Gap."}};
}

std::string_view what_it_does(Player p) {
  switch (p) {
    case Player::kPerson:
      return "Somebody at this screen, or whoever opens the link.";
    case Player::kEasy:
      return "Takes what lies before it, and leaves things open.";
    case Player::kMiddle:
      return "Shells first, brings flankers, rests what is worn.";
    case Player::kHard:
      return "Weighs what you could do in return.";
  }
  return {};
}

std::string_view what_it_means(Battle b) {
  switch (b) {
    case Battle::kBelvoirGap:
      return "Blue comes over one bridge and one ford; Red holds the wood, the mountain and the "
             "town behind. Ten rounds.";
    case Battle::kLessonPanel:
      return "One attack, and everything the panel says of it.";
    case Battle::kLessonGuns:
      return "An attack that never succeeds, until the guns have spoken.";
    case Battle::kLessonRoad:
      return "Rifles on a mountain whom no attack moves, and the track that feeds them.";
  }
  return {};
}

std::string_view what_fog_means(bool fog) {
  return fog ? "You see what your units see. Scouts beside the enemy see all of it."
             : "Everything is known to both sides.";
}

std::string game_in_words(const Setup& s) {
  const auto plays = [&](Seat side) {
    const Player p = s.player[index(side)];
    return " " + std::string(side_name(side)) + ": " +
           (p == Player::kPerson ? "a person" : "the computer, " + std::string(player_id(p))) + ".";
  };
  return scenario_of(s).title + "." + plays(Seat::kBlue) + plays(Seat::kRed) +
         (s.fog ? "" : " Everything is known.");
}

}  // namespace wg::clash
