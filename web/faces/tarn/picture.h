// faces/tarn/picture.h — what the map is a picture of: one seat's view, and what the player is
// doing.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <variant>

#include "tarn/plan.h"

#include "board/lines.h"

namespace wg::tarn_face {

using namespace tarn;
using namespace board;

inline std::string clock_text(int hour) {
  std::string text = "00:00";
  text[0] = static_cast<char>('0' + hour / 10);
  text[1] = static_cast<char>('0' + hour % 10);
  return text;
}
constexpr Side drawn_as(Seat seat) { return seat == Seat::kRed ? Side::kRed : Side::kBlue; }

struct OnSector {
  Sector sector = Sector::kX;
  bool operator==(const OnSector&) const = default;
};
struct OnUnit {
  UnitId id = 0;
  bool operator==(const OnUnit&) const = default;
};
struct OnContact {
  std::uint8_t number = 0;
  bool operator==(const OnContact&) const = default;
};
struct OnStack {  // several in one place: a click opens them in a row
  Sector sector = Sector::kX;
  Seat side = Seat::kBlue;
  bool operator==(const OnStack&) const = default;
};
struct OnStaging {
  UnitId id = 0;
  bool operator==(const OnStaging&) const = default;
};
struct OnBattery {
  bool operator==(const OnBattery&) const = default;
};
using Hit =
    std::variant<std::monostate, OnSector, OnUnit, OnContact, OnStack, OnStaging, OnBattery>;

struct Picture {
  const View* now = nullptr;
  const View* before = nullptr;  // an hour earlier: what was lost, and where the play starts
  float progress = 1;            // of the play from before to now
  Plan plan;                     // orders of this hour are not in the view yet
  std::optional<UnitId> chosen;
  std::optional<std::uint8_t> chosen_contact;
  std::optional<Sector> hovered;
  std::optional<OnStack> opened;
  Hit focus;                   // the keyboard's ring
  bool shows_reach = true;     // of the chosen unit
  bool marks_changes = false;  // with reduced motion: an amber edge instead of the play
  bool is_coarse = false;      // the pointer is a finger
};

}  // namespace wg::tarn_face
