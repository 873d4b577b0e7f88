// tarn/chronicle.h — a game read hour by hour with the truth beside it, for the moments that
// decided it. Private to the room.
#pragma once
#include <array>
#include <utility>

#include "tarn/constants.h"
#include "tarn/moments.h"
#include "tarn/tarn.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace telling {

inline std::string of(Sector s) { return std::string(code(s)); }
inline std::string of(UnitId id) { return std::string(roster(id).name); }
inline std::string of(Road r) { return "the " + std::string(road_name(r)); }
inline std::string of(Seat s) { return std::string(side_name(s)); }

inline bool is_battalion_id(UnitId id) {
  return roster(id).kind != Kind::kRecon && roster(id).kind != Kind::kDecoy;
}
// The road with the most of something; nothing if two have as many.
inline std::optional<Road> most_on(const std::array<int, 3>& n) {
  std::optional<Road> best;
  for (const Road r : kRoads) {
    if (n[index(r)] == 0) continue;
    if (!best || n[index(r)] > n[index(*best)]) best = r;
  }
  for (const Road r : kRoads)
    if (best && r != *best && n[index(r)] == n[index(*best)]) return std::nullopt;
  return best;
}
inline int sum(const std::array<int, 3>& n) { return n[0] + n[1] + n[2]; }

// As its commander reckons: contacts of the last hours, not shown to be gone.
inline bool counts(const View& v, const Contact& c) {
  return c.placed && !c.broken && age_h(v, c) <= kLately_h && on_road(c.sector);
}

}  // namespace telling

class Chronicle {
 public:
  Chronicle(std::span<const World> states, std::span<const std::vector<Notice<Event>>> hours)
      : states_(states), hours_(hours) {}

  std::vector<KeyMoment> all() {
    came_by();
    for (hour_ = 0; hour_ < hours_.size(); ++hour_) {
      road();
      reserve();
      decoy();
      watched();
      prepared();
      ground();
      crossing();
      broke();
      end();
    }
    return shortened();
  }

 private:
  const World& before() const { return states_[hour_]; }
  const World& after() const { return states_[hour_ + 1]; }
  // What the side had reported to it; whether its orders wait this hour is not asked here.
  View view(Seat seat) const { return Rules::view(Setup{}, before(), seat); }

  template <class E, class F>
  void each_event(std::size_t hour, F&& f) const {
    for (const auto& n : hours_[hour])
      if (const E* e = std::get_if<E>(&n.event)) f(*e, n.audience);
  }
  template <class E, class F>
  void each_event(F&& f) const {
    each_event<E>(hour_, f);
  }
  void tell(About about, std::optional<Seat> side, std::optional<Sector> sector, std::string title,
            std::string note = {}) {
    const bool decided =
        about == About::kRoad || about == About::kReserveSent || about == About::kDecoyFired;
    const auto hour = static_cast<Hour>(hour_), at = static_cast<Hour>(hour + (decided ? 0 : 1));
    told_.push_back({hour, at, about, side, sector, std::move(title), std::move(note)});
  }

  // choices.cpp
  void came_by();
  Strength truly_on(Seat side, Road road) const;
  void road();
  std::string why_that_road(Road chosen) const;
  std::string weighed(Road chosen) const;
  void reserve();
  std::string why_the_reserve(Road road) const;
  std::optional<Road> headed_for() const;
  std::string right_road(Road road) const;
  // moments.cpp
  void decoy();
  void watched();
  void prepared();
  std::string outcome(Sector s, Seat side) const;
  void ground();
  void crossing();
  void broke();
  bool could_fall_back(const Broke& e) const;
  std::pair<Strength, Strength> in_the_fight(Sector s, Seat side) const;
  void end();
  std::vector<KeyMoment> shortened();

  std::span<const World> states_;
  std::span<const std::vector<Notice<Event>>> hours_;
  std::size_t hour_ = 0;
  std::vector<KeyMoment> told_;
  std::array<int, 3> second_{}, later_{};  // by road
  bool road_told_ = false, reserve_told_ = false, decoy_heard_ = false, decoy_fired_ = false,
       crossing_reached_ = false;
  std::array<bool, 2> watched_{};
  SectorSet prepared_ = 0;
};

}  // namespace wg::tarn
