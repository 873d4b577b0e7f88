// tarn/commanders/eyes.cpp — sums over contacts, and where own units stand.
#include "tarn/commanders/eyes.h"

namespace wg::tarn {

Eyes::Eyes(const View& v) : view(v) {
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    const Unit& u = v.own[i];
    if (!on_map(u)) continue;
    if (kind(i) != Kind::kDecoy) own[index(u.sector)] += u.strength;
    if (kind(i) == Kind::kRecon) watched |= next_to(u.sector);
  }
  for (const Contact& c : v.contacts) {
    if (!c.placed || c.broken) continue;
    const std::size_t s = index(c.sector);
    const int age = age_h(v, c);
    if (age <= 1) known_1h[s] += c.strength;
    if (age <= 2) known_2h[s] += c.strength;
    if (age <= 3) known_3h[s] += c.strength;
    if (c.how == Certainty::kExact && age == 0 && c.kind != Kind::kDecoy && own[s] > 0)
      busy |= bit(c.sector);
  }
}

std::optional<Sector> Eyes::strongest() const {
  std::optional<Sector> best;
  Strength most = 0;
  for (const Sector s : kEverySector)
    if (known_1h[index(s)] > most) {
      most = known_1h[index(s)];
      best = s;
    }
  return best;
}

}  // namespace wg::tarn
