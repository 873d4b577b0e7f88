// ui/balance_test.cpp — the balance check by hand: choosing, playing, stopping, leaving.
#include "faces/tarn/balance.h"

#include "tarn/balance.h"

#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr ImVec2 kDesktop{1280, 800}, kPhone{320, 640};

struct Check {  // what the screen looks at
  const BalanceTables all = balance_tables();
  BalanceTables shown = pairing(Setup{.blue = BlueCommander::kCommander});
  Counts counts = none_of(shown.series);
  std::uint32_t wanted = 0;
  bool running = false;

  Hand::Screen screen() {
    return [this](ui::Frame& f, Desk& d) {
      return show_balance(f, d, {all, shown, counts, wanted, running, 0});
    };
  }
};

TEST_CASE("balance: every table can be chosen, and it says what is asked for") {
  Check check;
  Hand hand(kDesktop, Pointer::kMouse, check.screen());
  for (std::size_t i = 0; i < check.all.tables.size(); ++i) {
    hand.click("balance.table." + std::string(check.all.tables[i].id));
    CHECK(hand.desk.balance.table == i);
  }
  CHECK_FALSE(hand.control("balance.blue.next"));
  hand.click("balance.table.pairing");
  CHECK(hand.desk.balance.table == check.all.tables.size());
  only<wish::RunBalance>(hand.click("balance.run"));
  hand.click("balance.games.few");
  CHECK_FALSE(hand.desk.balance.many);
  hand.click("balance.fresh");
  CHECK(hand.desk.balance.fresh_dice);
}

TEST_CASE("balance: a pairing of one's own goes round all commanders, never to a person") {
  Check check;
  Hand hand(kDesktop, Pointer::kMouse, check.screen());
  hand.click("balance.table.pairing");
  const Setup first = hand.desk.balance.pairing;
  int blues = 0, reds = 0;
  do {
    hand.click("balance.blue.next");
    CHECK(hand.desk.balance.pairing.blue != BlueCommander::kPerson);
  } while (++blues < 20 && hand.desk.balance.pairing.blue != first.blue);
  do {
    hand.click("balance.red.previous");
    CHECK(hand.desk.balance.pairing.red != RedCommander::kPerson);
  } while (++reds < 20 && hand.desk.balance.pairing.red != first.red);
  CHECK(blues == 7);
  CHECK(reds == 6);
}

TEST_CASE("balance: while it runs it can be stopped, and goes on; Escape leaves") {
  Check check;
  Hand hand(kDesktop, Pointer::kMouse, check.screen());
  check.wanted = 1'000;
  check.running = true;
  for (std::uint32_t seed = 1; seed <= 250; ++seed)
    play_game(check.shown.series, seed, check.counts);
  hand.frames(2);
  only<wish::StopBalance>(hand.click("balance.stop"));
  const Rect quarter = hand.place("balance.progress");
  check.running = false;
  hand.frames(2);
  CHECK(hand.control("balance.run")->label == "Go on");
  for (std::uint32_t seed = 251; seed <= 1'000; ++seed)
    play_game(check.shown.series, seed, check.counts);
  hand.frames(2);
  CHECK(hand.place("balance.progress").w == doctest::Approx(4 * quarter.w));
  CHECK(hand.control("balance.run")->label == "Play the games");
  only<wish::Back>(hand.press(ImGuiKey_Escape));
  only<wish::Back>(hand.click("balance.back"));
}

TEST_CASE("balance: the keyboard reaches everything, on a desktop and on a phone") {
  for (const ImVec2 window : {kDesktop, kPhone}) {
    Check check;
    Hand hand(window, window.x < 600 ? Pointer::kFinger : Pointer::kMouse, check.screen());
    std::vector<std::string> wanted = {"balance.back", "balance.games.few", "balance.fresh",
                                       "balance.run"};
    wanted.push_back(window.x < 600 ? "balance.table.next" : "balance.table.slider");
    for (const std::string& name : wanted) {
      bool reached = false;
      for (int i = 0; i < 30 && !reached; ++i) {
        hand.press(ImGuiKey_DownArrow);
        reached = hand.desk.focus.name == name;
      }
      CAPTURE(name);
      CHECK(reached);
    }
  }
}

TEST_CASE("balance: on a phone the tables are turned through in a line") {
  Check check;
  Hand hand(kPhone, Pointer::kFinger, check.screen());
  hand.click("balance.table.previous");
  CHECK(hand.desk.balance.table == check.all.tables.size());
  hand.click("balance.table.next");
  CHECK(hand.desk.balance.table == 0);
  hand.click("balance.table.next");
  CHECK(hand.desk.balance.table == 1);
}

}  // namespace
}  // namespace wg::tarn_face
