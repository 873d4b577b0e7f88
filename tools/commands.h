// tools/commands.h — commands of the command line that have a file of their own. Each takes what
// follows its name and returns the exit status.
#pragma once
#include <span>

namespace wg {

int balance(std::span<char*>);
int order_log(std::span<char*>);
int facts(std::span<char*>);
int review(std::span<char*>);
int war_match(std::span<char*>);

}  // namespace wg
