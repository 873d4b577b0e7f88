// tests/tarn/blue_commander_test.cpp — what Blue's commanders decide, on views made by hand.
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/decided.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

// ---------------------------------------------------------------- Blue

TEST_CASE("S49 Blue checks contacts with spotted fire first") {
  auto s = blue_at_posts();  // scouts at W2 and E2: they watch W1, W3, E1, E3
  s.know(kBlue, kTanks2, kC1, Certainty::kSeen);
  s.know(kBlue, kTanks3, kC1, Certainty::kSeen);
  CHECK(fire_of(blue(s)) == kC1);  // nothing to check: the strongest
  SUBCASE("even where less is known") {
    s.know(kBlue, kMech1, kE1, Certainty::kSeen);
    CHECK(fire_of(blue(s)) == kE1);
  }
  SUBCASE("not what was known exactly before") {
    s.know(kBlue, kMech1, kE1, Certainty::kSeen).exact = Hour{2};
    CHECK(fire_of(blue(s)) == kC1);
  }
  SUBCASE("not recon") {
    s.know(kBlue, kRedScouts2, kE1, Certainty::kSeen);
    CHECK(fire_of(blue(s)) == kC1);
  }
  SUBCASE("not the decoy once exposed") {
    s.know(kBlue, kDecoyGroup, kE1, Certainty::kSeen).kind = Kind::kDecoy;
    CHECK(fire_of(blue(s)) == kC1);
  }
  SUBCASE("of age 1 still, of age 2 no more") {
    s.know(kBlue, kMech1, kE1, Certainty::kSeen, 1);
    CHECK(fire_of(blue(s)) == kE1);
    s.know(kBlue, kMech1, kE1, Certainty::kSeen, 2);
    CHECK(fire_of(blue(s)) == kC1);
  }
  SUBCASE("not in the crossing") {
    s.put(kWestScouts, kW4);
    s.know(kBlue, kMech1, kX, Certainty::kSeen);
    CHECK(fire_of(blue(s)) == kC1);
  }
  SUBCASE("not where it was shown not to be") {
    s.know(kBlue, kMech1, kE1, Certainty::kSeen).placed = false;
    CHECK(fire_of(blue(s)) == kC1);
  }
}

TEST_CASE(
    "S49 which contact first: the strongest road's, then the strongest sector, then the lower") {
  auto s = blue_at_posts();
  s.know(kBlue, kMech1, kE1, Certainty::kSeen);
  SUBCASE("the strongest road's") {
    s.know(kBlue, kTanks1, kW1, Certainty::kSeen);  // 12 on the west road
    s.know(kBlue, kMech2, kE0, Certainty::kSeen);   // 10 + 10 on the east
    CHECK(fire_of(blue(s)) == kE1);
  }
  SUBCASE("the strongest sector") {
    s.know(kBlue, kTanks1, kE3, Certainty::kSeen);
    CHECK(fire_of(blue(s)) == kE3);
  }
  SUBCASE("the lower sector, whatever the contacts' numbers") {
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
      auto t = blue_at_posts();
      t.world.alias = Situation::start(seed).world.alias;
      t.know(kBlue, kMech1, kE3, Certainty::kSeen);
      t.know(kBlue, kMech2, kE1, Certainty::kSeen);
      CHECK(fire_of(blue(t)) == kE1);
    }
  }
}

TEST_CASE("S51 a decoy that can only be heard cannot be checked: nothing watches two sectors out") {
  auto s = blue_at_posts();
  s.know(kBlue, kDecoyGroup, kE0, Certainty::kHeard);
  s.know(kBlue, kTanks1, kC1, Certainty::kExact);
  s.know(kBlue, kTanks2, kC1, Certainty::kExact);
  CHECK(fire_of(blue(s)) == kC1);
}

TEST_CASE("Blue fires at the strongest sector of the last two hours, or at nothing") {
  auto s = blue_at_posts();
  CHECK_FALSE(fire_of(blue(s)));
  s.know(kBlue, kTanks1, kC1, Certainty::kExact, 2);
  CHECK_FALSE(fire_of(blue(s)));  // too old
  s.know(kBlue, kTanks1, kC1, Certainty::kExact, 1);
  s.know(kBlue, kMech1, kW1, Certainty::kExact);
  CHECK(fire_of(blue(s)) == kC1);
  s.know(kBlue, kTanks2, kW1, Certainty::kExact);
  CHECK(fire_of(blue(s)) == kW1);
}

TEST_CASE(
    "S48 the reserve goes to row 4 of the strongest road: 22 points, enemy in the forward zone") {
  auto s = blue_at_posts();
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);    // nobody watches the centre
  s.know(kBlue, kMech1, kC0, Certainty::kSeen, 3);  // 12 + 10 = 22
  const auto committed = [&] {
    const Orders o = blue(s);
    CHECK(sent(o, kReserve).has_value() == chosen(o).has_value());
    return sent(o, kReserve);
  };
  SUBCASE("so it is committed, and given a post there") {
    CHECK(committed() == kC4);
    CHECK(chosen(blue(s)) == Road::kCentre);
    bool posted = false;
    for (const Order& o : blue(s)) posted = posted || o == Order(AssignPost{kReserve, kC4});
    CHECK(posted);
  }
  SUBCASE("21.999 is not enough") {
    s.know(kBlue, kMech1, kC0, Certainty::kSeen, 3).strength = 9'999;
    CHECK_FALSE(committed());
  }
  SUBCASE("older than age 3 does not count") {
    s.know(kBlue, kMech1, kC0, Certainty::kSeen, 4);
    CHECK_FALSE(committed());
  }
  SUBCASE("all of it in row 0 has not reached the forward zone") {
    s.know(kBlue, kTanks1, kC0, Certainty::kSeen);
    CHECK_FALSE(committed());
  }
  SUBCASE("in the forward zone three hours ago is too old") {
    s.know(kBlue, kTanks1, kC1, Certainty::kSeen, 3);
    CHECK_FALSE(committed());
  }
  SUBCASE("two hours ago is not") {
    s.know(kBlue, kTanks1, kC1, Certainty::kSeen, 2);
    CHECK(committed() == kC4);
  }
  SUBCASE("recon in the forward zone is not the enemy that counts") {
    s.know(kBlue, kTanks1, kC0, Certainty::kSeen);
    s.know(kBlue, kRedScouts1, kC1, Certainty::kSeen);
    CHECK_FALSE(committed());
  }
  SUBCASE("a contact on it that watched fire can check now is checked first") {
    s.put(kWestScouts, kC2);
    CHECK_FALSE(committed());
    CHECK(fire_of(blue(s)) == kC1);
  }
  SUBCASE("a contact elsewhere that can be checked is no reason to wait") {
    s.know(kBlue, kMech2, kE1, Certainty::kSeen);
    CHECK(committed() == kC4);
  }
  SUBCASE("once") {
    s.world.staff[index(kBlue)].road = Road::kWest;
    CHECK_FALSE(committed());
  }
  SUBCASE("a broken reserve goes nowhere") {
    s.unit(kReserve).where = Where::kGone;
    CHECK_FALSE(committed());
  }
  SUBCASE("an exposed decoy counts nothing") {
    Contact& c = s.know(kBlue, kMech1, kC0, Certainty::kSeen, 3);
    c.kind = Kind::kDecoy;
    c.strength = 0;
    CHECK_FALSE(committed());
  }
  SUBCASE("a heard decoy counts 12: Blue can be deceived") {
    s.know(kBlue, kTanks1, kC1, Certainty::kSeen).placed = false;
    s.know(kBlue, kMech1, kE0, Certainty::kSeen, 3);
    s.know(kBlue, kDecoyGroup, kE1, Certainty::kHeard);
    s.put(kEastScouts, kE4);  // only rifles look at E1
    CHECK(committed() == kE4);
  }
}

TEST_CASE("S48 movement counts 6 points a sector where nothing has been seen near it") {
  auto s = blue_at_posts();
  s.know(kBlue, kTanks1, kC2, Certainty::kExact);
  s.world.book[index(kBlue)].heard[index(kC0)] = 4;  // two hours before now
  SUBCASE("12 + 6 = 18 is short of 22") { CHECK_FALSE(chosen(blue(s))); }
  SUBCASE("two sectors: one near the contact does not count") {
    s.world.book[index(kBlue)].heard[index(kC1)] = 4;
    CHECK_FALSE(chosen(blue(s)));
  }
  SUBCASE("two sectors far from it: 24") {
    s.world.book[index(kBlue)].heard[index(kC4)] = 4;
    CHECK(chosen(blue(s)) == Road::kCentre);
  }
  SUBCASE("three hours before now still, four no more") {
    s.world.book[index(kBlue)].heard[index(kC4)] = 3;
    CHECK(chosen(blue(s)) == Road::kCentre);
    s.world.book[index(kBlue)].heard[index(kC4)] = 2;
    CHECK_FALSE(chosen(blue(s)));
  }
  SUBCASE("recon near it does not cancel it, an old contact neither") {
    s.world.book[index(kBlue)].heard[index(kC4)] = 4;
    s.know(kBlue, kRedScouts1, kC4, Certainty::kSeen, 0).strength = 0;
    CHECK(chosen(blue(s)) == Road::kCentre);
    s.know(kBlue, kMech1, kC4, Certainty::kSeen, 3).strength = 0;
    CHECK(chosen(blue(s)) == Road::kCentre);
    s.know(kBlue, kMech1, kC4, Certainty::kSeen, 2).strength = 0;
    CHECK_FALSE(chosen(blue(s)));
  }
}

TEST_CASE("S50 Blue counterattacks enemy units that look weak") {
  auto s = blue_at_posts();
  s.know(kBlue, kMech1, kC1, Certainty::kExact).strength = 8'000;  // as strong as 2nd Rifles
  SUBCASE("known exactly and no stronger: attack") { CHECK(sent(blue(s), kRifles2) == kC1); }
  SUBCASE("exact an hour before, seen now") {
    s.know(kBlue, kMech1, kC1, Certainty::kSeen).exact = Hour{4};
    s.world.book[index(kBlue)].contact[place(kMech1)]->strength = 8'000;
    CHECK(sent(blue(s), kRifles2) == kC1);
  }
  SUBCASE("stronger: stay") {
    s.know(kBlue, kMech1, kC1, Certainty::kExact).strength = 8'001;
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("all there together: stay") {
    s.know(kBlue, kRedScouts1, kC1, Certainty::kExact);
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("one of them only seen: stay") {
    s.know(kBlue, kMech1, kC1, Certainty::kExact).strength = 5'000;
    s.know(kBlue, kRedScouts1, kC1, Certainty::kSeen);
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("exact too long ago: stay") {
    s.know(kBlue, kMech1, kC1, Certainty::kSeen).exact = Hour{3};
    s.world.book[index(kBlue)].contact[place(kMech1)]->strength = 8'000;
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("observed too long ago: stay") {
    s.know(kBlue, kMech1, kC1, Certainty::kExact, 2).strength = 8'000;
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("an exposed decoy is not attacked") {
    s.know(kBlue, kMech1, kC1, Certainty::kExact).placed = false;
    Contact& c = s.know(kBlue, kDecoyGroup, kC1, Certainty::kExact);
    c.kind = Kind::kDecoy;
    c.strength = 0;
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("the stronger of two weak neighbours") {
    s.know(kBlue, kMech2, kC3, Certainty::kExact).strength = 7'000;
    CHECK(sent(blue(s), kRifles2) == kC1);
    s.know(kBlue, kMech1, kC1, Certainty::kExact).strength = 6'999;
    CHECK(sent(blue(s), kRifles2) == kC3);
  }
  SUBCASE("one in contact itself stays") {
    s.know(kBlue, kTanks1, kC2, Certainty::kExact);
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
  SUBCASE("one with a destination, or one waiting, is not ordered again") {
    s.unit(kRifles2).destination = kC3;
    CHECK_FALSE(sent(blue(s), kRifles2));
    s.unit(kRifles2).destination = std::nullopt;
    s.unit(kRifles2).waiting = kC3;
    CHECK_FALSE(sent(blue(s), kRifles2));
  }
}

TEST_CASE("S50 who does not counterattack: posts at X and R, scouts, and nobody over a track") {
  auto s = blue_at_posts();
  s.know(kBlue, kMech1, kC4, Certainty::kExact).strength = 5'000;
  const Orders o = blue(s);
  CHECK_FALSE(sent(o, kRifles4));
  CHECK_FALSE(sent(o, kRifles5));
  CHECK_FALSE(sent(o, kReserve));
  s = blue_at_posts();
  s.put(kRifles2, kC1);
  s.know(kBlue, kMech1, kW1, Certainty::kExact).strength = 5'000;  // two hours from C1, next to W2
  CHECK(sent(blue(s), kRifles1) == kW1);
  CHECK(sent(blue(s), kRifles2) == kC2);  // back to its post
  CHECK_FALSE(sent(blue(s), kWestScouts));
}

TEST_CASE("S50 a committed reserve counterattacks and returns to its new post") {
  auto s = blue_at_posts();
  s.world.staff[index(kBlue)].road = Road::kCentre;
  s.world.staff[index(kBlue)].post[kReserve] = kC4;
  s.put(kReserve, kC4);
  CHECK_FALSE(sent(blue(s), kReserve));
  s.know(kBlue, kMech1, kC3, Certainty::kExact);
  CHECK(sent(blue(s), kReserve) == kC3);
  s = blue_at_posts();
  s.world.staff[index(kBlue)].post[kReserve] = kC4;
  s.put(kReserve, kC3);
  CHECK(sent(blue(s), kReserve) == kC4);
}

TEST_CASE("S33 Blue's scouts give ground, rifles hold") {
  auto s = blue_at_posts();
  const Orders o = blue(s);
  CHECK(stance_of(o, kWestScouts) == Stance::kGiveGround);
  CHECK(stance_of(o, kEastScouts) == Stance::kGiveGround);
  for (UnitId id = 0; id <= kReserve; ++id) CHECK_FALSE(stance_of(o, id));
  s.unit(kWestScouts).stance = Stance::kGiveGround;
  CHECK_FALSE(stance_of(blue(s), kWestScouts));  // once is enough
}

TEST_CASE("S55 the doctrinal defender gives up a quiet road after the reserve is committed") {
  auto s = blue_at_posts();
  const auto decide = [&] { return doctrinal_defender(s.view(kBlue)); };
  CHECK_FALSE(sent(decide(), kRifles1));  // not before
  s.world.staff[index(kBlue)].road = Road::kCentre;
  CHECK(sent(decide(), kRifles1) == kX);
  CHECK(sent(decide(), kRifles3) == kX);
  CHECK_FALSE(sent(decide(), kRifles2));  // the road of the reserve
  CHECK_FALSE(sent(blue(s), kRifles1));   // the commander does not
  s.know(kBlue, kTanks1, kW0, Certainty::kSeen);
  CHECK(sent(decide(), kRifles1) == kX);  // 12 known on it: still quiet
  s.know(kBlue, kRedScouts1, kW0, Certainty::kSeen);
  CHECK_FALSE(sent(decide(), kRifles1));  // 14 are not
  s.know(kBlue, kMech1, kE2, Certainty::kExact);
  CHECK_FALSE(sent(decide(), kRifles3));  // in contact
}
