// faces/tell_turns.cpp — the sheets of such games, in words.
#include "faces/tell_turns.h"

#include "faces/bar.h"

namespace wg::face {

std::optional<CommonWish> tell_turn_settings(text::Leaf& leaf, Desk& desk,
                                             std::string_view animation) {
  leaf.title("Settings");
  const auto wish = tell_looks(leaf, desk);
  if (leaf.check("animation", std::string(animation), desk.animates))
    desk.animates = !desk.animates;
  if (leaf.check("summary.every", "Ask before an empty turn ends", desk.sums_up))
    desk.sums_up = !desk.sums_up;
  tell_back(leaf, desk);
  return wish;
}

std::optional<CommonWish> tell_idle(text::Leaf& leaf, Desk& desk, std::string_view words) {
  leaf.title("End the turn?");
  leaf.words(std::string(words));
  const bool ends = leaf.button({.name = "summary.end", .label = "End turn", .primary = true});
  if (leaf.button({.name = "summary.back", .label = "Go back"}) || ends)
    desk.popover = Popover::kNone;
  return ends ? std::optional<CommonWish>(wish::EndTurn{}) : std::nullopt;
}

void tell_help(text::Leaf& leaf, Desk& desk, const std::vector<Fact>& facts,
               std::span<const Key> keys, std::span<const Reading> readings) {
  leaf.title("How to play");
  tell_back(leaf, desk);
  for (const Fact& fact : facts) {
    const text::Section s(leaf, fact.name);
    leaf.words(fact.value);
  }
  tell_keys(leaf, desk, keys);
  const text::Section s(leaf, "To read");
  tell_readings(leaf, readings);
}

void tell_news(text::Leaf& leaf, const std::vector<std::string>& news) {
  if (news.empty()) return;
  const text::Section section(leaf, "What happened");
  leaf.list(news);
}

bool tell_more(text::Leaf& leaf, Desk& desk, std::string_view print) {
  if (!desk.locks.copy) leaf.button({.name = "share.copy", .label = kCopy, .copies_link = true});
  const bool prints = leaf.button({.name = "print.log", .label = std::string(print)});
  tell_tools(leaf, desk);
  return prints;
}

std::optional<CommonWish> tell_leaving(text::Leaf& leaf, const Desk& desk) {
  if (desk.locks.another || !leaf.button({.name = "leave", .label = "Leave this game"})) return {};
  return wish::ToStart{};
}

}  // namespace wg::face
