// tools/commands.h — commands of the command line that have a file of their own. Each takes what
// follows its name and returns the exit status.
#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "core/rules.h"

namespace wg {

int balance(std::span<char*>);
int order_log(std::span<char*>);
int facts(std::span<char*>);
int review(std::span<char*>);
int war_match(std::span<char*>);
int war_new(std::span<char*>);
int war_published(std::span<char*>);
void clash_signature();  // for bench
void clash_times();
// Nothing, if the text is no link of the Game of War.
std::optional<int> replay_war(std::string_view text);
int clash_match(std::span<char*>);
int clash_metrics(std::span<char*>);
int clash_new(std::span<char*>);
// Nothing, if the text is no link of The Clash. As that seat would have heard it.
std::optional<int> replay_clash(std::string_view text, Seat reader);

}  // namespace wg
