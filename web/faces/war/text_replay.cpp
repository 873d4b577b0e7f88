// faces/war/text_replay.cpp — looking back, turn by turn and order by order; and how it ended.
#include "faces/war/captions.h"
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

std::string turn_in_words(const Told& t) {
  return t.deployment ? "Deployment"
                      : "Turn " + std::to_string(t.number) + ", " + std::string(side_name(t.side));
}

void tell_order_by_order(const Page& p) {
  const Scene& scene = p.scene;
  if (scene.step >= scene.length) return;
  tell_orders(p);
  const bool first = scene.taken == 0 && scene.step == 0;
  if (p.leaf.button({.name = "order.previous",
                     .label = "An order back",
                     .enabled = !first,
                     .why = "This is where it began."})) {
    if (scene.taken > 0)
      p.wish(wish::SeekOrder{scene.step, scene.taken - 1});
    else
      p.wish(wish::SeekOrder{scene.step - 1, scene.turns[scene.step - 1].orders});
  }
  if (p.leaf.button({.name = "order.next", .label = "An order on"})) {
    if (scene.taken < scene.orders.size())
      p.wish(wish::SeekOrder{scene.step, scene.taken + 1});
    else
      p.wish(wish::Seek{scene.step + 1});
  }
}

// What came of each order of the step looked at; empty: nothing to be told.
std::vector<std::string> orders_in_words(const Page& p) {
  std::vector<std::string> lines;
  State s = p.scene.began;
  for (const Order& order : p.scene.orders) {
    const auto outcome = take(s, order);
    s = outcome.state;
    std::string line;
    for (const std::string& words : news(s, outcome.events))
      line += (line.empty() ? "" : " ") + words;
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

void tell_orders(const Page& p) {
  std::vector<std::string> lines = orders_in_words(p), taken, to_come;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (!lines[i].empty()) (i < p.scene.taken ? taken : to_come).push_back(std::move(lines[i]));
  if (!taken.empty()) p.leaf.words("In this turn so far:");
  p.leaf.list(std::move(taken));
  if (!to_come.empty()) p.leaf.words("Then:");
  p.leaf.list(std::move(to_come));
}

std::string last_order(const Page& p) {
  const auto lines = orders_in_words(p);
  return p.scene.taken > 0 && p.scene.taken <= lines.size() ? lines[p.scene.taken - 1] : "";
}

void tell_look_back(const Page& p) {
  const Scene& scene = p.scene;
  if (scene.length == 0) return;
  const text::Section section(p.leaf, "Turn by turn");
  const std::string at = scene.step < scene.turns.size() ? turn_in_words(scene.turns[scene.step])
                         : scene.over()                  ? "The end"
                                                         : "Now";
  const auto to = face::tell_steps(p.leaf, {.range = "turns",
                                            .previous = "turns.previous",
                                            .next = "turns.next",
                                            .label = "Turn looked at",
                                            .back = "A turn back",
                                            .on = "A turn on",
                                            .at = static_cast<int>(scene.step),
                                            .last = static_cast<int>(scene.length),
                                            .in_words = at,
                                            .no_back = "This is where it began.",
                                            .no_on = "There is no later turn."});
  if (to == scene.length)
    p.wish(wish::BackToNow{});
  else if (to)
    p.wish(wish::Seek{*to});
  tell_order_by_order(p);
  if (scene.live) return;
  if (p.leaf.button({.name = "turn.now", .label = std::string(to_now(scene))}))
    p.wish(wish::BackToNow{});
  if (!p.desk.locks.another && p.leaf.button({.name = "play.here", .label = "Play on from here"}))
    p.wish(wish::PlayFromHere{});
}

void tell_end(const Page& p) {
  const Verdict& v = *p.scene.verdict;
  p.leaf.title(headline(v), v.winner ? side_id(*v.winner) : "");
  p.leaf.notice(p.desk.toast);
  p.leaf.words(p.scene.title);
  p.leaf.words(sentence(v));
  if (p.leaf.button({.name = "replay",
                     .label = "Look back from the beginning",
                     .enabled = p.scene.length > 0,
                     .why = "It was over as it began."}))
    p.wish(wish::Seek{0});
  if (p.desk.locks.another) return;
  const text::Section section(p.leaf, "Play again");
  if (p.leaf.button({.name = "again.new", .label = "Play again", .primary = true}))
    p.wish(wish::SameAgain{true});
  const bool one_person = is_person(p.scene.setup, kNorth) != is_person(p.scene.setup, kSouth);
  if (!p.desk.locks.side && p.leaf.button({.name = "again.sides",
                                           .label = "Swap sides",
                                           .enabled = one_person,
                                           .why = "Both sides are played at this screen."}))
    p.wish(wish::ChangeSides{});
}

}  // namespace wg::war_face
