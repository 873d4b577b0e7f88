// tarn/review.cpp — pairs of reruns, counted.
#include "tarn/review.h"

#include "tarn/field.h"

namespace wg::tarn {

std::array<bool, 2> measured(const Setup& setup) {
  const bool blue = is_person(setup, Seat::kBlue), red = is_person(setup, Seat::kRed);
  return {blue || !red, red || !blue};
}

std::uint32_t rerun_seed(std::uint32_t seed, std::uint32_t n) {
  const auto purpose = static_cast<std::uint32_t>(Roll::kRerun);
  const std::uint32_t fresh = Dice{seed}.apart(purpose).below(~0u, n, purpose, 0);
  return fresh == seed ? ~0u : fresh;  // below(~0u) never gives ~0u, so no other rerun has it
}

Reruns::Reruns(const Record<Rules>& record, Seat seat) : played_seed_(record.setup.seed) {
  worth_.seat = seat;
  Setup setup = record.setup;
  const Seat rival = other(seat);
  if (is_person(setup, rival) || sees_everything(setup, rival)) {
    if (rival == Seat::kBlue)
      setup.blue = BlueCommander::kCommander;
    else
      setup.red = RedCommander::kCommander;
    setup.without.fog[index(rival)] = false;
  }
  setup_ = {setup, setup};
  setup_[1].without.fog[index(rival)] = true;
  for (const auto& g : record.given)
    if (g.seat == seat) orders_.push_back(g);
  if (is_person(setup, seat)) ordered_until_ = record.length;
}

bool Reruns::play_one(std::size_t rival, std::uint32_t seed) {
  setup_[rival].seed = seed;
  const auto played =
      play_what_fits<Rules>(setup_[rival], orders_, kHours, [&](const auto&, const auto& events) {
        for (const auto& n : events) {
          const auto* halted = std::get_if<Halted>(&n.event);
          if (halted && halted->why == Halt::kHeldInContact && !orders_.empty() &&
              side_of(halted->unit) == worth_.seat)
            ++worth_.skipped;  // a march out of contact that is not allowed
        }
      });
  worth_.orders += played.given;
  worth_.skipped += played.refused;
  if (ordered_until_ > 0 && played.reached > ordered_until_) ++worth_.outlasted;
  const Seat winner = played.state.verdict->winner;
  if (winner == Seat::kRed) ++worth_.fell[rival][played.reached - 1];
  return winner == worth_.seat;
}

void Reruns::play(std::uint32_t pairs) {
  for (; pairs > 0; --pairs) {
    const std::uint32_t seed = rerun_seed(played_seed_, worth_.won.n);
    const bool fair = play_one(0, seed), seen = play_one(1, seed);
    worth_.won.count(fair, seen);
  }
}

}  // namespace wg::tarn
