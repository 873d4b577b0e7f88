// faces/war/text_turn.cpp — the state of communication and strength, and what else a turn has: its
// end, draws, giving up.
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

void end(const Page& p) {
  if (p.desk.sums_up && p.scene.orders.empty())
    p.desk.popover = Popover::kSummary;
  else
    p.wish(wish::EndTurn{});
}

void tell_parley(const Page& p) {
  const auto say = [&](std::string_view control, const char* label, Parley what) {
    const auto no = p.refuse(Say{what});
    const std::string why = no ? sentence(*no) : "";
    if (p.leaf.button({.name = control, .label = label, .enabled = !no, .why = why}))
      p.give(Say{what});
  };
  if (p.s.offer == other(p.seat())) {
    say("draw.accept", "Accept the draw", Parley::kAcceptDraw);
  } else if (p.s.offer == p.seat()) {
    p.leaf.words("You have offered a draw.");
  } else {
    say("draw.offer", "Offer a draw", Parley::kOfferDraw);
  }
  if (!p.desk.asks_to_resign) {
    if (p.leaf.button({.name = "resign", .label = "Resign"})) p.desk.asks_to_resign = true;
    return;
  }
  p.leaf.words("Resigning ends the game: " + p.them() + " wins.");
  if (p.leaf.button({.name = "resign.yes", .label = "Resign the game"})) {
    p.desk.asks_to_resign = false;
    p.give(Say{Parley::kResign});
  }
  if (p.leaf.button({.name = "resign.no", .label = "Play on"})) p.desk.asks_to_resign = false;
}

}  // namespace

void tell_lines(const Page& p) {
  {
    const text::Section section(p.leaf, "Communication");
    std::vector<std::string> lines;
    for (const Seat side : {kNorth, kSouth})
      lines.push_back(std::string(side_name(side)) + ": " + communication(p.s, p.board, side) +
                      ".");
    for (const PlaceRow& row : p.sheet.ground)
      lines.push_back(
          row.place + ", " + row.held + "'s: " + row.ways +
          (row.own.empty() ? "" : ", " + row.own + " of its own on it") +
          (row.reported.empty() ? "" : ", the other side's " + row.reported + " on it") + ".");
    p.leaf.list(std::move(lines));
    for (const Seat side : {kNorth, kSouth}) {
      if (p.scene.deploying() && side != p.seat()) continue;
      const text::Section of(p.leaf, std::string(side_name(side)) + "'s lines");
      p.leaf.list(lines_in_words(p.s, p.board, side));
    }
  }
  const text::Section section(p.leaf, "Strength left");
  p.leaf.list({std::string(side_name(kNorth)) + ": " + strength(p.s, kNorth) + ".",
               std::string(side_name(kSouth)) + ": " + strength(p.s, kSouth) + "."});
}

void tell_ground(const Page& p) {
  const text::Section section(p.leaf, "The ground");
  p.leaf.list(ground_in_words());
}

void tell_turn(const Page& p) {
  if (!p.may_order()) return;
  const text::Section section(p.leaf, "This turn");
  p.leaf.words(capital(moves_made(p.s.turn)) + ", " + attack_left(p.s.turn) + ".");
  tell_orders(p);
  const auto no = Rules::refuse_end(p.scene.setup, p.scene.now);
  const std::string why = no ? sentence(*no) : "";
  if (p.leaf.button(
          {.name = "turn.end", .label = "End turn", .enabled = !no, .why = why, .primary = true}))
    end(p);
  p.answer.take(face::tell_take_back(p.leaf, p.desk,
                                     {.can_undo = p.scene.can_undo,
                                      .can_redo = p.scene.can_redo,
                                      .can_reset = !p.scene.orders.empty(),
                                      .reset = "Take this turn back",
                                      .no_undo = "There is no order of this turn to take back.",
                                      .no_reset = "No order was given in this turn."}));
  tell_parley(p);
}

}  // namespace wg::war_face
