// faces/clash/cards.cpp — sheets of paper laid on the table.
#include "faces/clash/cards.h"

#include "clash/guide.h"
#include "clash/words.h"

#include "faces/clash/input.h"
#include "faces/clash/keys.h"
#include "faces/clash/readings.h"
#include "faces/help.h"
#include "faces/turn_sheets.h"

namespace wg::clash_face {
namespace {

void menu_sheet(const Sitting& s) {
  face::MenuSheet sheet(s.frame, s.desk, s.areas.shape == Shape::kPhone, 3);
  s.answer.take(sheet.tools(s.scene.card.has_value(), s.scene.can_redo));
  if (sheet.print("All fights as text")) s.wish(wish::Print{});
  if (sheet.resigning(s.desk.asks_to_resign, s.may_order(),
                      sentence(s.scene.over() ? Refusal::kGameOver : Refusal::kNotYourTurn)))
    s.give(Resign{});
  s.answer.take(sheet.leaving());
  sheet.end();
}

}  // namespace

void settings_sheet(ui::Frame& f, Desk& desk, Answer& answer, bool in_play) {
  answer.take(face::turn_settings(f, desk, "Show the computer’s orders one by one", in_play));
}

void help_sheet(ui::Frame& f, Desk& desk) {
  face::HelpSheet sheet(f, desk, kReadings);
  sheet.facts(how_to_play());
  sheet.keys(kKeys);
  sheet.facts(sources());
}

void show_popover(const Sitting& s) {
  switch (s.desk.popover) {
    case Popover::kSettings:
      return settings_sheet(s.frame, s.desk, s.answer, true);
    case Popover::kHelp:
      return help_sheet(s.frame, s.desk);
    case Popover::kMenu:
      return menu_sheet(s);
    case Popover::kSummary:
      if (face::idle_sheet(
              s.frame, s.desk,
              "Nothing was ordered in it. Units that stay and do not fight dig in and recover."))
        end_turn(s);
      return;
    case Popover::kNone:
    case Popover::kNews:
    case Popover::kOpponents:
      return;
  }
}

}  // namespace wg::clash_face
