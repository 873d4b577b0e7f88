// tests/tarn/commanders_test.cpp — what the scripted seats decide, on views made by hand.
#include "tarn/commanders/commanders.h"

#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/situation.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

namespace {

std::optional<Sector> sent(const Orders& orders, UnitId id) {
  std::optional<Sector> to;
  for (const Order& o : orders)
    if (const auto* m = std::get_if<March>(&o); m && m->unit == id) {
      CHECK_FALSE(to);  // one march for each unit
      to = m->to;
    }
  return to;
}
std::optional<Sector> fire_of(const Orders& orders) {
  std::optional<Sector> at;
  for (const Order& o : orders)
    if (const auto* f = std::get_if<Fire>(&o)) at = f->at;
  return at;
}
std::optional<Road> chosen(const Orders& orders) {
  std::optional<Road> road;
  for (const Order& o : orders)
    if (const auto* c = std::get_if<ChooseRoad>(&o)) road = c->road;
  return road;
}
std::optional<Stance> stance_of(const Orders& orders, UnitId id) {
  std::optional<Stance> stance;
  for (const Order& o : orders)
    if (const auto* s = std::get_if<TakeStance>(&o); s && s->unit == id) stance = s->stance;
  return stance;
}

constexpr std::size_t place(UnitId id) { return place_of(id); }

// Blue at its posts, as at the start, at a later hour.
Situation blue_at_posts(int hour = 6) {
  Situation s(hour);
  for (UnitId id = 0; id < kBlueUnits; ++id) s.put(id, roster(id).post);
  return s;
}
Orders blue(const Situation& s) { return blue_commander(s.view(kBlue)); }
// Red's commander at an hour, its main road chosen (if it is late enough).
Situation red_at(int hour, std::optional<Road> main = std::nullopt) {
  Situation s(hour);
  s.world.staff[index(kRed)].road = main;
  return s;
}
Orders red(const Situation& s) { return red_commander(s.view(kRed), Dice{s.setup.seed}); }

}  // namespace

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

// ---------------------------------------------------------------- Red

TEST_CASE("S04 Red's first echelon: tanks in the centre, a mechanised battalion on either flank") {
  bool west = false, east = false;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    Situation s = Situation::start(seed);
    const Orders o = red(s);
    CHECK(sent(o, kTanks1) == kC0);
    CHECK(sent(o, kMech1) == kW0);
    CHECK(sent(o, kMech2) == kE0);
    CHECK(sent(o, kRedScouts1) == kW0);
    CHECK(sent(o, kRedScouts2) == kE0);
    for (UnitId id = kTanks2; id < kUnits; ++id) CHECK_FALSE(sent(o, id));
    (sent(o, kDecoyGroup) == kW0 ? west : east) = true;
    CHECK((sent(o, kDecoyGroup) == kW0 || sent(o, kDecoyGroup) == kE0));
    CHECK(fire_of(o) == kX);  // else X: from 06:00, seen or not
  }
  CHECK(west);
  CHECK(east);
}

TEST_CASE("S46 at 08:00 Red sends its second echelon down the road that looks weakest") {
  auto s = red_at(2);
  s.know(kRed, kRifles1, kW2, Certainty::kSeen);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen).strength = 7'000;
  const auto all_by = [&](Sector entry) {
    const Orders o = red(s);
    for (const UnitId id : {kTanks2, kTanks3, kTanks4, kMech3}) CHECK(sent(o, id) == entry);
    CHECK_FALSE(sent(o, kTanks5));  // echelon 3 is not there yet
    CHECK(chosen(o) == road_of(entry));
  };
  all_by(kE0);
  s.know(kRed, kArmoured6, kE4, Certainty::kSeen);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen).strength = 6'000;
  all_by(kC0);
  s.know(kRed, kWestScouts, kC3, Certainty::kSeen);  // recon apart: 6 + 2 + 2 would be too many
  s.know(kRed, kEastScouts, kC3, Certainty::kSeen);
  all_by(kC0);
  s.know(kRed, kRifles4, kC3, Certainty::kSeen, 1);
  all_by(kW0);
}

TEST_CASE("S46 S45 the road that looks weakest is not the one that is: it goes by what it sees") {
  auto s = red_at(2);
  s.put(kRifles1, kW2);  // unseen
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen);
  CHECK(chosen(red(s)) == Road::kWest);
}

TEST_CASE("S46 roads that look equally weak are drawn, each as often; it chooses at 08:00 only") {
  std::array<int, 3> times{};
  constexpr std::uint32_t kN = 3000;
  for (std::uint32_t seed = 1; seed <= kN; ++seed) {
    auto s = red_at(2);
    s.setup.seed = seed;
    ++times[index(*chosen(red(s)))];
  }
  // 1,000 each, standard error 25.8; tolerance 4.5 of them.
  for (const int n : times) CHECK(std::abs(n - 1000) < 117);
  auto s = red_at(2);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  for (std::uint32_t seed = 1; seed <= 50; ++seed) {
    s.setup.seed = seed;
    CHECK(chosen(red(s)) != Road::kCentre);
  }
  for (const int hour : {0, 1, 3, 8}) CHECK_FALSE(chosen(red(red_at(hour, Road::kEast))));
}

TEST_CASE("S46 the third echelon follows the second down the same road") {
  const Orders o = red(red_at(6, Road::kWest));
  CHECK(sent(o, kTanks5) == kW0);
  CHECK(sent(o, kMech4) == kW0);
  CHECK(sent(o, kTanks2) == kW0);
}

TEST_CASE(
    "Red's fixing groups advance to row 1, then wait for 2 : 1 or, from 09:00, for open ground") {
  auto s = red_at(4, Road::kEast);
  s.put(kMech1, kW0);
  CHECK(sent(red(s), kMech1) == kW1);
  s.put(kMech1, kW1);
  SUBCASE("2 : 1 over what is known ahead") {
    s.know(kRed, kRifles1, kW2, Certainty::kSeen).strength = 5'000;
    CHECK(sent(red(s), kMech1) == kW2);
    s.know(kRed, kRifles1, kW2, Certainty::kSeen).strength = 5'001;
    CHECK_FALSE(sent(red(s), kMech1));
    s.know(kRed, kRifles1, kW2, Certainty::kSeen, 2);
    CHECK_FALSE(sent(red(s), kMech1));
    s.know(kRed, kRifles1, kW2, Certainty::kSeen, 3);  // too old to be known
    CHECK(sent(red(s), kMech1) == kW4);
  }
  SUBCASE("nothing known ahead: row 4, if it has halted an hour") {
    CHECK(sent(red(s), kMech1) == kW4);
    s.put(kMech1, kW1, 2);  // came two hours ago: one hour halted
    CHECK(sent(red(s), kMech1) == kW4);
    s.put(kMech1, kW1, 1);
    CHECK_FALSE(sent(red(s), kMech1));
  }
  SUBCASE("but not before 09:00") {
    s = red_at(2, Road::kEast);
    s.put(kMech1, kW1);
    s.know(kRed, kRifles3, kE2, Certainty::kSeen);
    s.know(kRed, kRifles1, kW4, Certainty::kSeen);
    s.know(kRed, kRifles2, kC1, Certainty::kSeen).strength = 1;
    CHECK(chosen(red(s)) == Road::kCentre);
    CHECK_FALSE(sent(red(s), kMech1));
  }
  SUBCASE("not in contact") {
    s.know(kRed, kRifles1, kW1, Certainty::kExact);
    CHECK_FALSE(sent(red(s), kMech1));
  }
  SUBCASE("not while it is going somewhere or about to") {
    s.unit(kMech1).waiting = kW2;
    CHECK_FALSE(sent(red(s), kMech1));
  }
}

TEST_CASE("S47 Red follows units that give ground") {
  // Scouts on W2 gave ground and Red stands on W1: what it sees now is W2 empty and scouts on W3.
  auto s = red_at(4, Road::kEast);
  s.put(kMech1, kW1);
  s.put(kWestScouts, kW3);
  s.know(kRed, kWestScouts, kW3, Certainty::kSeen);
  CHECK(sent(red(s), kMech1) == kW4);  // known(W2) = 0: on, until it sees somebody
  // Played: it takes the ground that was given up.
  s.world.units[kMech1].arrived = 2;
  s.setup.red = RedCommander::kCommander;
  s.setup.seed = seed_where([](std::uint32_t n) { return brisk(n, 4, 4); });
  for (const auto& o : Rules::command(s.setup, s.view(kRed), Dice{s.setup.seed}))
    s.orders.push_back(o);
  s.hour();
  CHECK(s.unit(kMech1).sector == kW2);
}

TEST_CASE("Red's main road starts from 09:00, once nothing of it is behind or in staging") {
  auto s = red_at(3, Road::kCentre);
  s.unit(kTanks1).where = Where::kGone;  // its road is the centre too
  for (UnitId id = kTanks2; id <= kMech3; ++id) s.put(id, kC0);
  SUBCASE("nothing known ahead: straight for row 4") { CHECK(sent(red(s), kTanks2) == kC4); }
  SUBCASE("2 : 1 over what is known ahead: 46 points against 23") {
    s.know(kRed, kArmoured6, kC1, Certainty::kSeen).strength = 23'000;
    CHECK(sent(red(s), kTanks2) == kC1);
    s.know(kRed, kArmoured6, kC1, Certainty::kSeen).strength = 23'001;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("not before 09:00") {
    auto early = red_at(2, Road::kCentre);
    for (UnitId id = kTanks2; id <= kMech3; ++id) early.put(id, kC0);
    early.know(kRed, kRifles1, kW2, Certainty::kSeen);
    early.know(kRed, kRifles3, kE2, Certainty::kSeen);
    CHECK(chosen(red(early)) == Road::kCentre);
    CHECK_FALSE(sent(red(early), kTanks2));
  }
  SUBCASE("one of echelon 2 still in staging holds them back") {
    s.unit(kTanks4).where = Where::kStaging;  // 34 points are not more than three times 12
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("unless there is more than three times as much here: 36 against 12 and a little less") {
    s.unit(kMech3).where = Where::kStaging;
    s.unit(kMech3).strength = 11'999;
    CHECK(sent(red(s), kTanks2) == kC4);
    s.unit(kMech3).strength = 12'000;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("echelon 3 is not waited for") {
    CHECK(s.unit(kTanks5).where == Where::kStaging);
    CHECK(sent(red(s), kTanks2) == kC4);
  }
  SUBCASE("one in a lower row of the road holds those ahead back, but not in row 2 or later") {
    s.put(kTanks1, kC1);
    CHECK_FALSE(sent(red(s), kTanks1));
    s.put(kTanks1, kC2);
    CHECK(sent(red(s), kTanks1) == kC4);
    s.know(kRed, kRifles2, kC3, Certainty::kSeen).strength = 6'000;  // 2 : 1, but not ready
    CHECK_FALSE(sent(red(s), kTanks1));
    s.put(kTanks1, kC3);
    s.know(kRed, kRifles2, kC4, Certainty::kSeen).strength = 6'000;  // row 3: ready
    CHECK(sent(red(s), kTanks1) == kC4);
  }
}

TEST_CASE("from 16:00 Red's main road goes with whatever there is") {
  for (const int hour : {9, 10}) {
    auto s = red_at(hour, Road::kCentre);
    s.put(kTanks2, kC0);  // three battalions still in staging
    CHECK(sent(red(s), kTanks2) == (hour >= 10 ? std::optional(kC4) : std::nullopt));
    s.know(kRed, kArmoured6, kC1, Certainty::kSeen);
    CHECK(sent(red(s), kTanks2) == (hour >= 10 ? std::optional(kC1) : std::nullopt));
  }
}

TEST_CASE("Red assaults the crossing with 3.5 : 1 from one road, 2.5 : 1 from two") {
  auto s = red_at(6, Road::kCentre);
  s.put(kTanks2, kC4).strength = 7'000;
  s.put(kMech3, kC4).strength = 7'000;  // 14 points
  SUBCASE("unknown or empty: at once") { CHECK(sent(red(s), kTanks2) == kX); }
  SUBCASE("one road: 14 against 4") {
    s.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 4'000;
    CHECK(sent(red(s), kTanks2) == kX);
    s.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 4'001;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("two roads: 20 against 8") {
    s.put(kMech1, kW4).strength = 6'000;
    s.know(kRed, kRifles4, kX, Certainty::kSeen);
    CHECK(sent(red(s), kTanks2) == kX);
    CHECK(sent(red(s), kMech1) == kX);
    s.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 8'001;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("a battalion in contact in row 4 does not count") {
    s.put(kMech1, kW4).strength = 6'000;
    s.know(kRed, kRifles1, kW4, Certainty::kExact);
    s.know(kRed, kRifles4, kX, Certainty::kSeen);
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("already fighting there: join") {
    s.put(kTanks3, kX);
    s.know(kRed, kRifles4, kX, Certainty::kExact).strength = 30'000;
    CHECK(sent(red(s), kTanks2) == kX);
  }
  SUBCASE("from 16:00 whatever the odds") {
    auto late = red_at(10, Road::kCentre);
    late.put(kTanks2, kC4);
    late.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 30'000;
    CHECK(sent(red(late), kTanks2) == kX);
  }
}

TEST_CASE("Red's scouts go to row 1, then join own battalions ahead where nothing is known") {
  auto s = red_at(4, Road::kCentre);
  s.put(kRedScouts1, kW0);
  Orders o = red(s);
  CHECK(sent(o, kRedScouts1) == kW1);
  CHECK(stance_of(o, kRedScouts1) == Stance::kGiveGround);
  s.put(kRedScouts1, kW1);
  CHECK_FALSE(sent(red(s), kRedScouts1));  // nobody ahead
  s.put(kMech1, kW2);
  CHECK(sent(red(s), kRedScouts1) == kW2);
  s.know(kRed, kWestScouts, kW2, Certainty::kSeen, 1);
  CHECK_FALSE(sent(red(s), kRedScouts1));
}

TEST_CASE("S19 Red's decoy moves forward while it stays two rows short of the nearest known Blue") {
  auto s = red_at(4, Road::kCentre);
  s.put(kDecoyGroup, kE0);
  CHECK_FALSE(sent(red(s), kDecoyGroup));  // nobody known: it reckons with row 2
  s.put(kDecoyGroup, kE1);
  CHECK(sent(red(s), kDecoyGroup) == kE0);
  s.know(kRed, kEastScouts, kE3, Certainty::kSeen, 4);
  CHECK_FALSE(sent(red(s), kDecoyGroup));
  s.put(kDecoyGroup, kE0);
  CHECK(sent(red(s), kDecoyGroup) == kE1);
  s.know(kRed, kEastScouts, kE3, Certainty::kSeen, 5);  // too old
  CHECK_FALSE(sent(red(s), kDecoyGroup));
  s.know(kRed, kRifles3, kE4, Certainty::kSeen);
  s.put(kDecoyGroup, kE1);
  CHECK(sent(red(s), kDecoyGroup) == kE2);
  s.know(kRed, kRifles1, kW1, Certainty::kSeen);  // another road
  CHECK(sent(red(s), kDecoyGroup) == kE2);
}

TEST_CASE(
    "Red fires where it knows most, its main road and the crossing before others, else at X") {
  auto s = red_at(4, Road::kEast);
  CHECK(fire_of(red(s)) == kX);
  s.know(kRed, kWestScouts, kW2, Certainty::kSeen);  // 2 points are not above 2
  CHECK(fire_of(red(s)) == kX);
  s.know(kRed, kRifles1, kW2, Certainty::kSeen, 1);
  CHECK(fire_of(red(s)) == kW2);
  s.know(kRed, kArmoured6, kC2, Certainty::kSeen);
  CHECK(fire_of(red(s)) == kC2);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen).strength = 2'001;
  CHECK(fire_of(red(s)) == kE2);  // + 50
  s.know(kRed, kRifles4, kX, Certainty::kSeen);
  CHECK(fire_of(red(s)) == kX);  // + 60
  s.know(kRed, kRifles4, kX, Certainty::kSeen, 2);
  CHECK(fire_of(red(s)) == kE2);  // too old
}

TEST_CASE(
    "S55 feint and mass: the mechanised battalions and the decoy on one flank, all else on the "
    "other") {
  bool west = false, east = false;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    Situation s = Situation::start(seed);
    const Orders feint = feint_and_mass(s.view(kRed), Dice{seed});
    const Orders plain = mass_without_feint(s.view(kRed), Dice{seed});
    const auto main = sent(feint, kTanks1);
    CHECK((main == kW0 || main == kE0));
    (main == kW0 ? west : east) = true;
    const Sector other_flank = main == kW0 ? kE0 : kW0;
    CHECK(sent(feint, kMech1) == other_flank);
    CHECK(sent(feint, kMech2) == other_flank);
    CHECK(sent(feint, kDecoyGroup) == other_flank);
    CHECK_FALSE(sent(plain, kDecoyGroup));  // the same without the decoy
    for (const UnitId id : {kTanks1, kMech1, kMech2, kRedScouts1, kRedScouts2})
      CHECK(sent(plain, id) == sent(feint, id));
    s.world.hour = 6;
    for (UnitId id = kTanks2; id < kUnits; ++id)
      CHECK(sent(feint_and_mass(s.view(kRed), Dice{seed}), id) == main);
  }
  CHECK(west);
  CHECK(east);
}

TEST_CASE("S55 naive attackers: dealt over three roads, or all down the centre, straight on") {
  Situation s = Situation::start(1);
  Orders o = spread_attacker(s.view(kRed));
  CHECK(sent(o, kTanks1) == kC0);
  CHECK(sent(o, kMech1) == kW0);
  CHECK(sent(o, kMech2) == kE0);
  CHECK_FALSE(sent(o, kDecoyGroup));
  CHECK_FALSE(fire_of(o));  // no "else X"
  o = all_in_attacker(s.view(kRed));
  for (const UnitId id : {kTanks1, kMech1, kMech2}) CHECK(sent(o, id) == kC0);
  s.world.hour = 6;
  o = spread_attacker(s.view(kRed));
  CHECK(sent(o, kTanks2) == kW0);
  CHECK(sent(o, kTanks3) == kC0);
  CHECK(sent(o, kTanks4) == kE0);
  CHECK(sent(o, kMech3) == kW0);
  CHECK(sent(o, kTanks5) == kC0);
  CHECK(sent(o, kMech4) == kE0);
  s.put(kTanks1, kC0);
  CHECK(sent(all_in_attacker(s.view(kRed)), kTanks1) == kC1);
  s.put(kTanks1, kC1);
  CHECK(sent(all_in_attacker(s.view(kRed)), kTanks1) == kX);
  s.know(kRed, kArmoured6, kC2, Certainty::kSeen);
  CHECK(sent(all_in_attacker(s.view(kRed)), kTanks1) == kC2);  // whatever the odds
}

TEST_CASE("S55 naive defenders hold, run to the crossing, or guess; idle does nothing at all") {
  Situation s = Situation::start(1);
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);
  s.know(kBlue, kMech1, kE1, Certainty::kSeen);
  CHECK(static_defender(s.view(kBlue)) == Orders{Fire{kBlue, kC1}});
  Orders o = turtle(s.view(kBlue));
  for (const UnitId id : {kRifles1, kRifles2, kRifles3, kReserve, kWestScouts, kEastScouts})
    CHECK(sent(o, id) == kX);
  CHECK_FALSE(sent(o, kRifles4));
  CHECK(fire_of(o) == kC1);
  o = guesser(s.view(kBlue));
  CHECK(sent(o, kReserve) == kC3);
  CHECK(o.size() == 2);
  s.world.hour = 1;
  CHECK(guesser(s.view(kBlue)).size() == 1);
  CHECK(turtle(s.view(kBlue)).size() == 1);
  s.setup.blue = BlueCommander::kIdle;
  CHECK(Rules::command(s.setup, s.view(kBlue), Dice{1}).empty());
  s.setup.blue = BlueCommander::kPerson;
  CHECK(Rules::command(s.setup, s.view(kBlue), Dice{1}).empty());
}

TEST_CASE("S37 the slider does not change what a commander decides") {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = BlueCommander::kCommander;
    record.length = seed % 12;
    const World w = play<Rules>(record).state;
    for (const Seat seat : kPlayers) {
      Setup other = record.setup;
      other.balance = static_cast<std::uint8_t>(seed % 11);
      const Dice dice{seed};
      CHECK(Rules::view(other, w, seat) == Rules::view(record.setup, w, seat));
      CHECK(Rules::command(other, Rules::view(other, w, seat), dice) ==
            Rules::command(record.setup, Rules::view(record.setup, w, seat), dice));
    }
  }
}

TEST_CASE(
    "S37 nor sight, delay and artillery: an hour without a fight is the same at every setting") {
  for (std::uint8_t balance = 0; balance <= 10; ++balance) {
    Situation s = Situation::start(5), t = Situation::start(5);
    t.setup.balance = balance;
    for (Situation* one : {&s, &t}) {
      one->put(kTanks1, kE1);
      one->put(kDecoyGroup, kC0);
      one->march(kRifles4, kC2).fire(kBlue, kE1).fire(kRed, kX).hour().hour().hour();
    }
    CHECK(s.world == t.world);
  }
}

TEST_CASE("S45 a commander's orders are its own, legal, and one for each subject") {
  constexpr BlueCommander blues[] = {BlueCommander::kCommander, BlueCommander::kAllSeeing,
                                     BlueCommander::kDoctrinal, BlueCommander::kStatic,
                                     BlueCommander::kTurtle,    BlueCommander::kGuess};
  constexpr RedCommander reds[] = {RedCommander::kCommander,    RedCommander::kAllSeeing,
                                   RedCommander::kFeintAndMass, RedCommander::kMassOnly,
                                   RedCommander::kSpread,       RedCommander::kAllIn};
  for (std::uint32_t seed = 1; seed <= (kSlowBuild ? 36u : 180u); ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = blues[seed % 6];
    record.setup.red = reds[seed / 6 % 6];
    World w = Rules::start(record.setup);
    while (!w.verdict) {
      std::vector<Order> orders;
      for (const Seat seat : kPlayers) {
        const View view = Rules::view(record.setup, w, seat);
        const Orders given = Rules::command(record.setup, view, Dice{seed});
        for (std::size_t i = 0; i < given.size(); ++i) {
          CHECK_FALSE(Rules::refuse(record.setup, view, given[i]));
          for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(Rules::supersedes(given[i], given[j]));
          orders.push_back(given[i]);
        }
      }
      w = Rules::step(record.setup, w, orders, Dice{seed}).state;
    }
  }
}
