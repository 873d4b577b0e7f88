// tarn/commanders/eyes.h — the picture a commander makes of its view before it decides.
#pragma once
#include <array>

#include "tarn/orders.h"
#include "tarn/view.h"

namespace wg::tarn {

constexpr bool is_battalion(Kind k) { return k != Kind::kRecon && k != Kind::kDecoy; }
constexpr bool is_fresh(const View& v, const Contact& c, int hours) {
  return c.placed && !c.broken && age_h(v, c) <= hours;
}
// Neither going anywhere nor about to.
constexpr bool is_idle(const Unit& u) { return !u.destination && !u.waiting; }
constexpr bool on_map(const Unit& u) { return u.where == Where::kMap; }

struct Eyes {
  explicit Eyes(const View& v);

  const View& view;
  // Sum of the strengths of enemy contacts in a sector not older than kFresh_h, kRecent_h,
  // kLately_h; broken ones and exposed decoys apart (an exposed decoy has no strength).
  std::array<Strength, kSectors> known_fresh{}, known_recent{}, known_lately{};
  std::array<Strength, kSectors> own{};  // own strength, scouts included
  SectorSet watched = 0;                 // next to an own recon troop: fire there shows exactly
  SectorSet busy = 0;                    // own units in contact with an enemy that fights

  Kind kind(std::size_t place) const { return roster(id_of(view, place)).kind; }
  // Never seen exactly, so it may be a decoy.
  bool is_unchecked(const Contact& c) const { return is_battalion(c.kind) && !c.exact; }
  // The sector where most is known of the last two hours, if anything is.
  std::optional<Sector> strongest() const;
};

}  // namespace wg::tarn
