// tarn/opponents_test.cpp — every scripted seat can be chosen, by name, and says what it does.
#include "tarn/opponents.h"

#include <doctest/doctest.h>

#include "tarn/guide.h"

namespace wg::tarn {
namespace {

constexpr Seat kBoth[] = {Seat::kBlue, Seat::kRed};

TEST_CASE("P31: every commander of setup.h can be chosen, once, and nobody else") {
  CHECK(opponents(Seat::kBlue).size() == 8);  // as many as BlueCommander has
  CHECK(opponents(Seat::kRed).size() == 7);
  for (const Seat rival : kBoth) {
    std::uint32_t seen = 0;
    for (const Opponent& o : opponents(rival)) {
      CAPTURE(o.id);
      CHECK(o.number < opponents(rival).size());
      CHECK((seen >> o.number & 1) == 0);
      seen |= 1u << o.number;
      CHECK(find_opponent(rival, o.id) == &o);
      CHECK(o.does.ends_with("."));
      Setup s;
      seat_opponent(s, rival, o);
      CHECK(&opponent(s, rival) == &o);
      CHECK(rival_sees(rival, s) == o.does);
    }
    CHECK(find_opponent(rival, "nobody at all") == nullptr);
  }
  CHECK(find_opponent(Seat::kBlue, "feint-and-mass") == nullptr);
}

TEST_CASE("P31: levels rise down the list; each has somebody; a person comes last") {
  for (const Seat rival : kBoth) {
    const auto all = opponents(rival);
    for (std::size_t i = 1; i < all.size(); ++i) CHECK(all[i - 1].level <= all[i].level);
    for (const Level level :
         {Level::kEasy, Level::kStandard, Level::kHard, Level::kSeesEverything, Level::kPerson}) {
      int n = 0;
      for (const Opponent& o : all) n += o.level == level;
      CHECK(n > 0);
    }
    CHECK(all.back().id == "person");
  }
}

TEST_CASE("only the opponent that sees everything is said to") {
  for (const Seat rival : kBoth)
    for (const Opponent& o : opponents(rival)) {
      Setup s;
      seat_opponent(s, other(rival), *find_opponent(other(rival), "person"));
      seat_opponent(s, rival, o);
      CHECK(sees_everything(s, rival) == (o.level == Level::kSeesEverything));
      CHECK((o.does.find("every unit on the map") != o.does.npos) == sees_everything(s, rival));
      CHECK(is_person(s, rival) == (o.level == Level::kPerson));
    }
}

TEST_CASE("with sides changed one meets somebody of the same level") {
  for (const Seat rival : kBoth)
    for (const Opponent& o : opponents(rival)) {
      if (o.level == Level::kPerson) continue;
      CAPTURE(o.id);
      Setup s;
      seat_opponent(s, other(rival), *find_opponent(other(rival), "person"));
      seat_opponent(s, rival, o);
      s.seed = 9;
      s.balance = 3;
      const Setup changed = with_sides_changed(s);
      CHECK(is_person(changed, rival));
      CHECK_FALSE(is_person(changed, other(rival)));
      CHECK(opponent(changed, other(rival)).level == o.level);
      CHECK(changed.seed == 9);
      CHECK(changed.balance == 3);
    }
  Setup commander;
  CHECK(with_sides_changed(commander).blue == BlueCommander::kCommander);
  Setup feint;
  feint.red = RedCommander::kFeintAndMass;
  CHECK(with_sides_changed(feint).blue == BlueCommander::kDoctrinal);
  CHECK(with_sides_changed(with_sides_changed(feint)) == feint);
  Setup two;
  two.red = RedCommander::kPerson;
  CHECK(with_sides_changed(two) == two);
}

TEST_CASE("a game in words names every opponent but the commander") {
  Setup s;
  CHECK(game_in_words(s, Seat::kBlue) == "Against the commander, standard balance");
  s.red = RedCommander::kFeintAndMass;
  s.balance = 7;
  CHECK(game_in_words(s, Seat::kBlue) == "Against feint and mass, balance 7");
  s.blue = BlueCommander::kIdle;
  s.red = RedCommander::kPerson;
  CHECK(game_in_words(s, Seat::kRed) == "Against nobody, balance 7");
}

}  // namespace
}  // namespace wg::tarn
