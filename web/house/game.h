// house/game.h — what a game at the table must offer to live in the house.
#pragma once
#include <span>
#include <string>

#include "probe/json.h"
#include "table/table.h"

namespace wg::house {

template <class G>
concept Game = RuleSystem<typename G::Rules> &&
    requires(G game, const G& seen, Step step, probe::Json& json) {
  { G::kTitle } -> std::convertible_to<std::string_view>;  // of the game: in the page's title
  { G::kSteps } -> std::convertible_to<std::string_view>;  // "hours": what it counts
  G(Table<typename G::Rules>({typename G::Rules::Setup{}, 0, {}}));
  { seen.table() } -> std::same_as<const Table<typename G::Rules>&>;
  { seen.over() } -> std::same_as<bool>;
  { seen.token() } -> std::convertible_to<std::string>;
  { seen.title() } -> std::convertible_to<std::string>;      // "Blue, 10:00"
  { seen.in_words() } -> std::convertible_to<std::string>;   // who against whom
  { seen.side() } -> std::convertible_to<std::string_view>;  // who looks at it, for messages
  { seen.when(step) } -> std::convertible_to<std::string>;   // "at 10:00"
  { seen.news() } -> std::convertible_to<std::span<const std::string>>;  // of the step shown
  seen.tell_end(json);  // fields of the message that tells how it ended
  game.undo();
  game.redo();
  game.reset();
  game.seek(step);
};

template <class G>
bool is_begun(const G& game) {
  const auto& record = game.table().record();
  return record.length > 0 || !record.given.empty();
}

}  // namespace wg::house
