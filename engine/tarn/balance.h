// tarn/balance.h — plays the games of a series and counts them.
#pragma once
#include "tarn/tables.h"

namespace wg::tarn {

// Every play of the series once with this seed. Counts of any split of the seeds add up to the
// same.
void play_game(const Series&, std::uint32_t seed, Counts&);

}  // namespace wg::tarn
