// tarn/coach.h — one hour's picture, and what a coach would find in it. Behind hints.h.
#pragma once
#include <string>
#include <vector>

#include "tarn/commanders/eyes.h"
#include "tarn/hints.h"
#include "tarn/plan.h"
#include "tarn/words.h"

namespace wg::tarn {

struct Found {  // both wordings; the level picks one
  Advice about;
  std::string nudge, full;
  std::optional<UnitId> unit{};
  std::optional<Sector> sector{};
  bool fires = false;
};

class Coach {
 public:
  Coach(const View& v, std::span<const Order> pending, std::uint8_t balance)
      : view(v), plan(tarn::plan(v, pending)), eyes(v), balance_(balance) {}

  std::vector<Found> found;  // the most urgent first
  void coach_blue();
  void coach_red();

 private:
  const View& view;
  const Plan plan;
  const Eyes eyes;
  const std::uint8_t balance_;

  // What it looks for, one hint at most each.
  void save_scouts();
  void watch_fire();
  void reserve();
  void outnumbered();
  void leaves_position();
  void idle_battery();
  void come_in();
  void second_wave();
  void save_decoy();
  void mass();
  void flank();
  void time_left();

  std::string name(std::size_t place) const { return std::string(roster(id_of(view, place)).name); }
  std::size_t count() const { return count_of(view.seat); }
  bool stands(std::size_t place) const { return on_map(view.own[place]); }
  bool battalion(std::size_t place) const { return is_battalion(eyes.kind(place)); }
  bool stays(std::size_t place) const { return stands(place) && !plan.unit[place].to; }
  bool busy(std::size_t place) const { return has(eyes.busy, view.own[place].sector); }
  bool can_give_ground(std::size_t place) const;
  // The odds at which a defence dug in like that breaks even: "3 to 1".
  std::string break_even(Posture) const;
  // Above 0: more than breaks even against that many, dug in like that; 0: just as much.
  int odds(Strength attackers, Strength defenders, Posture) const;
  bool unchecked(const Contact&) const;
  bool may_be_decoy(const Contact&) const;  // as long as it was not found out elsewhere
  // Seen or exact in the hour just ended, in the sector or next to it.
  Strength pressing(Sector) const;
  // In staging without an entry, and its wave may come in within so many hours.
  bool could_come(std::size_t place, int in_h) const;
  bool flank_is_coming(const Unit& fighting) const;
};

// For sentences.
inline std::string sector_code(Sector s) { return std::string(code(s)); }
inline std::string hours(int n) { return std::to_string(n) + (n == 1 ? " hour" : " hours"); }

}  // namespace wg::tarn
