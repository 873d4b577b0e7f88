// war/turns.h — a game turn by turn in the book's notation: as a paper to read and print, and as a
// table.
#pragma once
#include "core/paper.h"
#include "core/play.h"
#include "war/war.h"

namespace wg::war {

// `source`: of a published game; else empty. A deployment that is not revealed yet stays out.
Paper turns_paper(const Record<Rules>&, std::string_view source);
std::string turns_csv(const Record<Rules>&);
std::string turns_name(const Record<Rules>&);  // of a file: "two-arsenals-turn-12.csv"

}  // namespace wg::war
