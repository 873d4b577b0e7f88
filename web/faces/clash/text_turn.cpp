// faces/clash/text_turn.cpp — the end of a turn, taking back, giving up; looking back order by
// order; and how it ended.
#include "faces/clash/text_parts.h"

namespace wg::clash_face {
namespace {

void end(const Page& p) {
  const Scene& scene = p.scene;
  const bool idle = scene.step == 0 ||
                    (scene.step <= scene.steps.size() && scene.steps[scene.step - 1].ended_turn);
  if (idle && p.desk.sums_up)
    p.desk.popover = Popover::kSummary;
  else
    p.wish(wish::EndTurn{});
}

void tell_resigning(const Page& p) {
  if (!p.desk.asks_to_resign) {
    if (p.leaf.button({.name = "resign", .label = "Resign"})) p.desk.asks_to_resign = true;
    return;
  }
  p.leaf.words("Resigning ends the game: " + p.them() + " wins.");
  if (p.leaf.button({.name = "resign.yes", .label = "Resign the game"})) {
    p.desk.asks_to_resign = false;
    p.give(Resign{});
  }
  if (p.leaf.button({.name = "resign.no", .label = "Play on"})) p.desk.asks_to_resign = false;
}

// Of a side, as the seat heard it.
int lost(const Scene& scene, Seat side) {
  int n = 0;
  for (const Bout& b : scene.bouts) {
    const auto* f = std::get_if<Fought>(&b.event);
    if (!f) continue;
    if (b.by == side) {
      n += f->result.destroyed_attacker ? 1 : 0;
      continue;
    }
    n += f->result.destroyed_defender ? 1 : 0;
    for (const FellBack& back : f->back) n += back.to == kNowhere ? 1 : 0;
  }
  return n;
}

std::string order_in_words(const Scene& scene) {
  if (scene.step >= scene.length) return scene.over() ? "The end" : "Now";
  const Told& t = scene.steps[scene.step];
  return "Round " + std::to_string(t.round) + ", " + std::string(side_name(t.side)) + ", order " +
         std::to_string(scene.step + 1);
}

}  // namespace

void tell_turn(const Page& p) {
  if (!p.may_order()) return;
  const text::Section section(p.leaf, "This turn");
  if (p.leaf.button({.name = "turn.end", .label = "End turn", .primary = true})) end(p);
  p.answer.take(face::tell_take_back(
      p.leaf, p.desk,
      {.can_undo = p.scene.can_undo,
       .can_redo = p.scene.can_redo,
       .can_reset = p.scene.can_undo,
       .reset = "Take back all that can be",
       .no_undo = "Nothing can be taken back: a fight, or what a move has shown, stands.",
       .no_reset = "Nothing can be taken back."}));
  tell_resigning(p);
}

void tell_look_back(const Page& p) {
  const Scene& scene = p.scene;
  if (scene.length == 0) return;
  const text::Section section(p.leaf, "Order by order");
  const auto to = face::tell_steps(p.leaf, {.range = "orders",
                                            .previous = "order.previous",
                                            .next = "order.next",
                                            .label = "Order looked at",
                                            .back = "An order back",
                                            .on = "An order on",
                                            .at = static_cast<int>(scene.step),
                                            .last = static_cast<int>(scene.length),
                                            .in_words = order_in_words(scene),
                                            .no_back = "This is where it began.",
                                            .no_on = "There is no later order."});
  if (to == scene.length)
    p.wish(wish::BackToNow{});
  else if (to)
    p.wish(wish::Seek{*to});
  if (scene.live) return;
  if (p.leaf.button({.name = "turn.now", .label = scene.over() ? "To the end" : "Back to now"}))
    p.wish(wish::BackToNow{});
  if (!p.desk.locks.another && p.leaf.button({.name = "play.here", .label = "Play on from here"}))
    p.wish(wish::PlayFromHere{});
}

void tell_end(const Page& p) {
  const Verdict& v = *p.scene.verdict;
  p.leaf.title(headline(v), side_id(v.winner));
  p.leaf.notice(p.desk.toast);
  p.leaf.words(sentence(p.map, v));
  p.leaf.words("It ended in round " + std::to_string(p.now.round) + ". Units lost: Blue " +
               std::to_string(lost(p.scene, Seat::kBlue)) + ", Red " +
               std::to_string(lost(p.scene, Seat::kRed)) + ".");
  if (p.leaf.button({.name = "replay",
                     .label = "Look back from the beginning",
                     .enabled = p.scene.length > 0,
                     .why = "It was over as it began."}))
    p.wish(wish::Seek{0});
  if (p.desk.locks.another) return;
  const text::Section section(p.leaf, "Play again");
  if (p.leaf.button({.name = "again.new", .label = "Play again", .primary = true}))
    p.wish(wish::SameAgain{true});
  const Setup& setup = p.scene.setup;
  if (!p.desk.locks.side &&
      p.leaf.button({.name = "again.sides",
                     .label = "Swap sides",
                     .enabled = is_person(setup, Seat::kBlue) != is_person(setup, Seat::kRed),
                     .why = "Both sides are played at this screen."}))
    p.wish(wish::ChangeSides{});
}

}  // namespace wg::clash_face
