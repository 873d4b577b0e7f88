// faces/tell_turns.h — what lies over the leaves of games in which a turn is ended by hand, and
// what ends them.
#pragma once
#include <vector>

#include "core/sheet.h"

#include "faces/tell.h"

namespace wg::face {

std::optional<CommonWish> tell_turn_settings(text::Leaf&, Desk&, std::string_view animation);
// Nothing was ordered: that may be meant, or a slip.
std::optional<CommonWish> tell_idle(text::Leaf&, Desk&, std::string_view words);
void tell_help(text::Leaf&, Desk&, const std::vector<Fact>&, std::span<const Key>,
               std::span<const Reading>);

void tell_news(text::Leaf&, const std::vector<std::string>&);
bool tell_more(text::Leaf&, Desk&, std::string_view print);  // what can be printed is asked for
std::optional<CommonWish> tell_leaving(text::Leaf&, const Desk&);

}  // namespace wg::face
