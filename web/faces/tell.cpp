// faces/tell.cpp — the same names in every game, so that a reader finds them again.
#include "faces/tell.h"

#include "faces/themes.h"

namespace wg::face {
namespace {

template <class Choices>
std::optional<std::size_t> one_of(text::Leaf& leaf, const char* name, const char* label,
                                  const Choices& choices, std::size_t now) {
  std::vector<text::Option> options;
  for (const auto& choice : choices)
    options.push_back({std::string(choice.first), std::string(choice.second)});
  const auto to = leaf.radios(name, label, std::move(options), choices[now].first);
  for (std::size_t i = 0; to && i < choices.size(); ++i)
    if (*to == choices[i].first) return i;
  return std::nullopt;
}

}  // namespace

std::string place_of(std::string_view screen, const Desk& desk, const std::optional<Card>& card) {
  std::string place(screen);
  if (card) return place + "/card";
  switch (desk.popover) {
    case Popover::kSettings:
      return place + "/settings";
    case Popover::kHelp:
      return place + "/help";
    case Popover::kSummary:
      return place + "/summary";
    case Popover::kNone:
    case Popover::kMenu:  // these three are ways to what a leaf has anyway
    case Popover::kNews:
    case Popover::kOpponents:
      break;
  }
  return place;
}

bool tell_card(text::Leaf& leaf, const Card& card) {
  leaf.title(card.title);
  leaf.words(card.sentence);
  return leaf.button({.name = "card.action", .label = card.action, .primary = true});
}

void tell_back(text::Leaf& leaf, Desk& desk) {
  if (leaf.button({.name = "sheet.close", .label = "Go back", .primary = true}))
    desk.popover = Popover::kNone;
}

void tell_tools(text::Leaf& leaf, Desk& desk) {
  if (!desk.locks.settings && leaf.button({.name = "settings", .label = "Settings"}))
    desk.popover = Popover::kSettings;
  if (!desk.locks.help && leaf.button({.name = "help", .label = "How to play"}))
    desk.popover = Popover::kHelp;
}

std::optional<CommonWish> tell_looks(text::Leaf& leaf, Desk& d) {
  std::optional<CommonWish> wish;
  if (const auto to = one_of(leaf, "scale", "Size", kSizes, d.scale)) {
    d.scale = *to;
    wish = wish::TextScale{*to};
  }
  if (const auto to = one_of(leaf, "theme", "Look", kThemes, static_cast<std::size_t>(d.theme))) {
    d.theme = static_cast<ThemeChoice>(*to);
    wish = wish::Theme{d.theme};
  }
  return wish;
}

void tell_keys(text::Leaf& leaf, const Desk& desk, std::span<const Key> keys) {
  const text::Section s(leaf, "Keys on the map");
  leaf.words("They work while the map has the focus. In this view Tab and the arrow keys do.");
  leaf.open_table("Keys", {"Key", "What it does"});
  for (const Key& k : keys) {
    if (desk.locks.undo && k.what == "undo") continue;
    leaf.open_row(std::string(k.key));
    leaf.words(std::string(k.what));
    leaf.close();
  }
  leaf.close();
}

void tell_readings(text::Leaf& leaf, std::span<const Reading> pages) {
  for (const Reading& page : pages)
    leaf.link(page.slot, std::string(page.label), std::string(page.href));
}

bool tell_curtain(text::Leaf& leaf, const Curtain& c, std::string side) {
  leaf.title(c.title, std::move(side));
  leaf.words(c.words);
  return leaf.button({.name = "curtain.open", .label = c.seated, .primary = true});
}

std::optional<CommonWish> tell_unfinished(text::Leaf& leaf, const Lobby& lobby) {
  std::optional<CommonWish> wish;
  const auto go_on = [&](const std::optional<Unfinished>& game, const text::Button& button,
                         wish::Continue to) {
    if (!game) return;
    const text::Section s(leaf, game->title);
    leaf.words(game->note + ".");
    if (leaf.button(button)) wish = to;
  };
  go_on(lobby.unfinished, {.name = "start.continue", .label = "Continue this game"}, {});
  go_on(lobby.kept, {.name = "start.kept", .label = "Go back to this game"}, {.kept = true});
  return wish;
}

std::optional<CommonWish> tell_take_back(text::Leaf& leaf, const Desk& desk, const TakeBack& t) {
  if (desk.locks.undo) return std::nullopt;
  std::optional<CommonWish> wish;
  if (leaf.button({.name = "undo", .label = "Undo", .enabled = t.can_undo, .why = t.no_undo}))
    wish = wish::Undo{};
  if (leaf.button({.name = "redo",
                   .label = "Redo",
                   .enabled = t.can_redo,
                   .why = "Nothing was taken back."}))
    wish = wish::Redo{};
  if (leaf.button(
          {.name = "orders.reset", .label = t.reset, .enabled = t.can_reset, .why = t.no_reset}))
    wish = wish::Reset{};
  return wish;
}

std::optional<Step> tell_steps(text::Leaf& leaf, const Steps& s) {
  std::optional<int> to = leaf.range(s.range, s.label, s.at, s.last, s.in_words);
  if (leaf.button({.name = s.previous, .label = s.back, .enabled = s.at > 0, .why = s.no_back}))
    to = s.at - 1;
  if (leaf.button({.name = s.next, .label = s.on, .enabled = s.at < s.last, .why = s.no_on}))
    to = s.at + 1;
  return to ? std::optional(static_cast<Step>(*to)) : std::nullopt;
}

}  // namespace wg::face
