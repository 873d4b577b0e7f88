// clash/log.h — the fights of a game, each with what was predicted and what came: as a paper to
// read and print, and as a table.
#pragma once
#include "clash/clash.h"
#include "core/paper.h"
#include "core/play.h"

namespace wg::clash {

// A game under way tells what the seat knows of it; the umpire is told all.
Paper fights_paper(const Record<Rules>&, Seat);
std::string fights_csv(const Record<Rules>&, Seat);
std::string fights_name(const Record<Rules>&);  // of a file: "the-clash-round-4.csv"

}  // namespace wg::clash
