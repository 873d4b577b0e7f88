// clash/guide.h — what is said before and beside a game: how it is played in short, where it comes
// from, and the first lesson.
#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "clash/view.h"
#include "core/sheet.h"

namespace wg::clash {

inline constexpr std::string_view kMotto =
    "What decides is how shaken they are. Shell them, surround them, cut their road.";
std::vector<Fact> how_to_play();  // a heading and a sentence or two, in order
std::vector<Fact> sources();      // whose design this is, and what we added
std::vector<Fact> how_sure();     // each family of numbers: from the design text, or ours

std::string_view what_it_does(Player);   // of a level of the computer
std::string_view what_it_means(Battle);  // in a sentence, for the start screen
std::string_view what_fog_means(bool fog);
std::string game_in_words(const Setup&);  // "Belvoir Gap. Blue: a person. Red: the computer …"

// Five minutes in four steps, over three battles.
struct LessonStep {
  Battle battle = Battle::kLessonPanel;
  std::string_view heading;  // "1 of 4: read the panel"
  std::string_view text;     // what there is to see
  std::string_view task;     // what to do now
  std::string_view done;     // said once it has been done
};
inline constexpr std::size_t kLessonSteps = 4;
const std::array<LessonStep, kLessonSteps>& lesson();
constexpr bool is_lesson(Battle b) { return b != Battle::kBelvoirGap; }
// The unit that the lesson is about stands there as the battle begins.
Tile lesson_target(const Scenario&);
// `panel_seen`: the account of an assault on the target has been open in this battle.
bool is_done(std::size_t step, const Scenario&, const View&, bool panel_seen);
// The step at hand in a lesson's battle; none in any other. A step that has been done and is the
// last of its battle stays the one at hand.
std::optional<std::size_t> lesson_step(const Setup&, const View&, bool panel_seen);

}  // namespace wg::clash
