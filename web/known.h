// known.h — the games of this site, one a line: the one list of them. tools/bundle.mjs reads it
// too.
#pragma once
#include "table/known.h"

namespace wg {

inline constexpr Known kKnown[] = {
    {"tarn", "Tarn Crossing", "tarn-crossing"},
    {"war", "Two Arsenals", "two-arsenals"},
    {"clash", "The Clash", "the-clash"},
};

}  // namespace wg
