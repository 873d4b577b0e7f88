// core/english.h — what every game's sentences are put together with.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace wg {

std::string in_words(int);                            // "three"; 0 … 12
std::string capital(std::string);                     // with its first letter so
std::string listed(const std::vector<std::string>&);  // "a, b and c"
std::string with_commas(std::uint32_t);               // "10,000"

}  // namespace wg
