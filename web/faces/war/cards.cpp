// faces/war/cards.cpp — sheets of paper laid on the table.
#include "faces/war/cards.h"

#include "war/guide.h"
#include "war/words.h"

#include "faces/help.h"
#include "faces/turn_sheets.h"
#include "faces/war/input.h"
#include "faces/war/keys.h"
#include "faces/war/readings.h"

namespace wg::war_face {
namespace {

void parley(const Sitting& s, face::MenuSheet& sheet) {
  const State& now = s.state();
  const bool may = s.may_move();
  const bool accepts = may && now.offer == other(s.seat());
  const std::string not_now = s.scene.over()        ? sentence(Refusal::kGameOver)
                              : s.scene.deploying() ? sentence(Refusal::kStillDeploying)
                                                    : sentence(Refusal::kNotYourTurn);
  const auto close = [&] { s.desk.popover = Popover::kNone; };
  if (accepts) {
    if (sheet.row({.name = "menu.accept", .label = "Accept the draw"})) {
      s.wish(wish::Give{Say{Parley::kAcceptDraw}});
      close();
    }
  } else if (sheet.row({.name = "draw.offer",
                        .label = now.offer == s.seat() ? "A draw is offered" : "Offer a draw",
                        .enabled = may && !now.offer,
                        .why = may ? std::string_view("It is offered already.")
                                   : std::string_view(not_now)})) {
    s.wish(wish::Give{Say{Parley::kOfferDraw}});
    close();
  }
  if (sheet.resigning(s.desk.asks_to_resign, may, not_now))
    s.wish(wish::Give{Say{Parley::kResign}});
}

void menu_sheet(const Sitting& s) {
  face::MenuSheet sheet(s.frame, s.desk, s.areas.shape == Shape::kPhone, 5);
  s.answer.take(sheet.tools(s.scene.card.has_value(), s.scene.can_redo));
  if (!s.desk.locks.undo && sheet.row({.name = "orders.reset",
                                       .label = "Take this turn back",
                                       .enabled = s.may_order() && !s.scene.orders.empty(),
                                       .why = "Nothing was ordered in this turn."})) {
    s.wish(wish::Reset{});
    s.desk.popover = Popover::kNone;
  }
  parley(s, sheet);
  if (sheet.print("All turns as text")) s.wish(wish::Print{});
  s.answer.take(sheet.leaving());
  sheet.end();
}

}  // namespace

void settings_sheet(ui::Frame& f, Desk& desk, Answer& answer, bool in_play) {
  answer.take(face::turn_settings(f, desk, "Play the other side's turns on the board", in_play));
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
      if (face::idle_sheet(s.frame, s.desk, "Nothing was ordered in it: no move, no attack."))
        end_turn(s);
      return;
    case Popover::kNone:
    case Popover::kNews:
    case Popover::kOpponents:
      return;
  }
}

}  // namespace wg::war_face
