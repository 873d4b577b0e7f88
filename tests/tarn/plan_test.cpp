// tarn/plan_test.cpp — what the screen promises of an order is what the rules then do.
#include "tarn/plan.h"

#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {

View blue_view(const Setup& setup, const World& w) { return Rules::view(setup, w, kBlue); }

}  // namespace

TEST_CASE("plan: an order of this hour stands beside the view, with the hour it arrives") {
  const Situation s = Situation::start(seed_where([](std::uint32_t seed) {
    Setup setup;
    setup.seed = seed;
    return !slow_hour(setup, 0, kBlue);
  }));
  const View view = blue_view(s.setup, s.world);
  const Order order = March{kArmoured6, kW3};  // R–X–W4–W3: three hours
  const Plan p = plan(view, std::span(&order, 1));
  CHECK(p.unit[kArmoured6].to == kW3);
  CHECK(p.unit[kArmoured6].ordered_now);
  CHECK_FALSE(p.unit[kArmoured6].starts_next_hour);
  CHECK(p.unit[kArmoured6].there == 3);  // 09:00
  CHECK_FALSE(p.unit[kRifles1].to);
}

TEST_CASE("S08, S09 plan: in a slow hour the order waits, and arrives an hour later") {
  Situation s = Situation::start();
  s.world.hour = 1;
  s.setup.seed = seed_where([](std::uint32_t seed) {
    Setup setup;
    setup.seed = seed;
    return slow_hour(setup, 1, kBlue);
  });
  const View view = blue_view(s.setup, s.world);
  REQUIRE(view.slow);
  const Order order = March{kArmoured6, kX};
  const Plan p = plan(view, std::span(&order, 1));
  CHECK(p.unit[kArmoured6].starts_next_hour);
  CHECK(p.unit[kArmoured6].there == 3);
}

TEST_CASE("plan: every arrival promised for a march nobody disturbs is kept") {
  // Blue alone on the map: Red never comes. Every unit, every sector, from the start.
  for (UnitId id = 0; id < kBlueUnits; ++id)
    for (const Sector to : kEverySector) {
      Setup setup;
      setup.seed = 5;
      setup.red = RedCommander::kPerson;
      World w = Rules::start(setup);
      const View view = blue_view(setup, w);
      const auto promised = arrival(view, id, to);
      REQUIRE(promised);
      const Given<Order> given{0, kBlue, March{id, to}};
      for (Hour hour = 0; hour < *promised && hour < kHours; ++hour) {
        CHECK((w.units[id].sector != to || hour == 0));
        w = advance<Rules>(setup, w,
                           hour == 0 ? std::span(&given, 1) : std::span<const Given<Order>>())
                .state;
      }
      CHECK(w.units[id].sector == to);
    }
}

TEST_CASE("plan: a unit in staging is promised its echelon's hour, and only on the entry edge") {
  const Situation s = Situation::start();
  const View view = Rules::view(s.setup, s.world, kRed);
  CHECK(arrival(view, kTanks1, kC0) == 1);  // in at 06:00, there at 07:00
  CHECK(arrival(view, kTanks2, kC0) == 3);  // in at 08:00
  CHECK(arrival(view, kTanks5, kE0) == 7);  // in at 12:00
  CHECK_FALSE(arrival(view, kTanks1, kC1));
}

TEST_CASE("plan: the mission is the last one ordered, and can be taken back") {
  const Situation s = Situation::start();
  const View view = blue_view(s.setup, s.world);
  const Order orders[] = {Fire{kBlue, kC0}, Fire{kBlue, std::nullopt}};
  CHECK(plan(view, std::span(orders, 1)).fire == kC0);
  CHECK_FALSE(plan(view, orders).fire);
}
