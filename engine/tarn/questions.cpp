// tarn/questions.cpp — what to talk about after a game: chosen from what happened in it.
#include "tarn/moments.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

std::string of(Sector s) { return std::string(code(s)); }
std::string of(Road r) { return "the " + std::string(road_name(r)); }

const KeyMoment* first(std::span<const KeyMoment> all, About about) {
  for (const KeyMoment& m : all)
    if (m.about == about) return &m;
  return nullptr;
}

}  // namespace

std::string headline(std::span<const KeyMoment> all, Hour reached) {
  const KeyMoment* end = first(all, About::kEnd);
  if (!end) return "the game so far, until " + clock(reached);
  if (end->side == Seat::kRed) return "Red took the crossing at " + clock(reached);
  return reached < kHours ? "Red was spent at " + clock(reached) : "Blue held the crossing";
}

std::vector<std::string> questions(std::span<const KeyMoment> all) {
  constexpr std::size_t kMost = 3;
  std::vector<std::string> asked;
  const auto ask = [&](std::string question) {
    if (asked.size() < kMost) asked.push_back(std::move(question));
  };
  const KeyMoment* heard = first(all, About::kDecoyHeard);
  const KeyMoment* exposed = first(all, About::kDecoyExposed);
  if (heard && !exposed)
    ask("What would have told Blue that the battalion in " + of(*heard->sector) +
        " was the decoy, and what would it have cost to find out?");
  if (exposed)
    ask("The decoy was found out at " + clock(exposed->hour) +
        ". What did Blue do differently from then on, and was there time for it?");
  if (const KeyMoment* m = first(all, About::kReserveSent))
    ask("Which reports spoke for sending the reserve at " + clock(m->hour) +
        ", and how sure was each of them?");
  else
    ask("What was the reserve waiting for, and what report would have been enough to send it?");
  if (const KeyMoment* m = first(all, About::kRoad); m && m->sector)
    ask("What did Red not know when it chose " + of(road_of(*m->sector)) +
        ", and which of its scouts could have told it?");
  ask("Which report was trusted most, and was it the best one?");
  return asked;
}

}  // namespace wg::tarn
