// clash/lesson.cpp — the first five minutes: what each step says, and when it has been done.
#include "clash/guide.h"
#include "clash/setup.h"

namespace wg::clash {

const std::array<LessonStep, kLessonSteps>& lesson() {
  static constexpr std::array<LessonStep, kLessonSteps> kSteps = {{
      {Battle::kLessonPanel, "1 of 4: read the panel",
       "The 3rd Rifles hold Belvoir Wood: green, worn and shaken, but dug in. The 2nd Armoured "
       "stand west of them, a battery north. Read from the top: they break, certain. Shock of 40 "
       "to "
       "55 meets a resolve of 29. They lose 26 to 41, you 14 to 25. Below, every number has its "
       "source.",
       "Choose the 2nd Armoured, then the 3rd Rifles. Read the panel, and assault.",
       "As predicted: it always is, within its bounds. What was open was only where in between."},
      {Battle::kLessonGuns, "2 of 4: the same, and never",
       "These rifles are fresh: full strength, no disorder. The odds are hardly worse. But their "
       "resolve is 55, and shock of 36 to 51 never reaches it. You would lose about 22 for "
       "nothing.",
       "Choose the 2nd Armoured, then the 3rd Rifles, and read the verdict. Do not assault yet.",
       "Never: odds did not change that, their condition did."},
      {Battle::kLessonGuns, "3 of 4: guns first",
       "Shells take little strength, and a lot of nerve: about 26 disorder, point for point off "
       "their resolve. The armour alone has worse odds afterwards, and they break all the same.",
       "Choose the 1st Battery and bombard the 3rd Rifles. Then look at the panel of the 2nd "
       "Armoured again, and assault once it is certain.",
       "Guns do not kill; guns unstick. That is what they are for."},
      {Battle::kLessonRoad, "4 of 4: cut the road",
       "Rifles dug in on a mountain: even with the battery and two flankers, never. They live by "
       "the track that runs down to the east. Cut off from it they lose power and resolve, and the "
       "same attack is certain.",
       "Move the 2nd Rifles from M5 to L2, on the flank of the track. Then look at the panel of "
       "the "
       "2nd Armoured against the mountain, and assault.",
       "A road cut did more than three battalions. That is all you need: Belvoir Gap is next."},
  }};
  return kSteps;
}

Tile lesson_target(const Scenario& s) {
  for (const Muster& m : s.units)
    if (m.side == Seat::kRed) return m.tile;
  return kNowhere;
}

namespace {

// Shells have been at the lesson's unit: what a battle opened in its midst is known by.
bool is_shelled(const Scenario& s, const Piece& target) {
  for (const Muster& m : s.units)
    if (m.side == Seat::kRed && m.tile == target.tile)
      return target.unit.strength < m.unit.strength || target.unit.disorder > m.unit.disorder;
  return false;
}

}  // namespace

bool is_done(std::size_t step, const Scenario& s, const View& v, bool panel_seen) {
  const Piece* target = top_on(v, lesson_target(s), Seat::kRed);
  return !target || (step == 1 && (panel_seen || is_shelled(s, *target)));
}

std::optional<std::size_t> lesson_step(const Setup& setup, const View& v, bool panel_seen) {
  if (setup.own || !is_lesson(setup.battle)) return std::nullopt;
  const auto& steps = lesson();
  std::optional<std::size_t> at;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].battle != setup.battle) continue;
    at = i;
    if (!is_done(i, scenario_of(setup), v, panel_seen)) break;
  }
  return at;
}

}  // namespace wg::clash
