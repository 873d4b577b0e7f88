// ui/start_test.cpp — the screens before and after a game.
#include "faces/tarn/start.h"

#include "tarn/guide.h"
#include "tarn/opponents.h"

#include "games.h"

namespace wg::tarn_face {
namespace {

Hand::Screen lobby(bool unfinished = false) {
  return [=](ui::Frame& f, Desk& d) {
    Lobby l;
    if (unfinished) l.unfinished = {"Your game: Blue, 10:00", "Blue, standard balance"};
    return show_start(f, d, l);
  };
}

TEST_CASE("start: Blue, the standard game, against a commander who sees what it can") {
  Hand hand(kDesktop, Pointer::kMouse, lobby());
  const tarn::Setup s = only<wish::Begin>(hand.click("start.begin")).setup;
  CHECK(s.blue == BlueCommander::kPerson);
  CHECK(s.red == RedCommander::kCommander);
  CHECK(s.balance == kStandardBalance);
  only<wish::Begin>(hand.press(ImGuiKey_Enter));
}

TEST_CASE("start: side, rival and balance go into the setup") {
  Hand hand(kDesktop, Pointer::kMouse, lobby());
  hand.click("start.side.red");
  hand.click("start.rival");
  hand.click("rival.all-seeing");
  const Rect slider = hand.place("start.balance");
  hand.click(ImVec2{slider.x + 11 + (slider.w - 22) * 0.8f, slider.middle().y});
  CHECK(hand.desk.choice.balance == 8);
  tarn::Setup s = only<wish::Begin>(hand.click("start.begin")).setup;
  CHECK(s.red == RedCommander::kPerson);
  CHECK(s.blue == BlueCommander::kAllSeeing);
  CHECK(s.balance == 8);
  hand.click("start.rival");
  hand.click("rival.person");
  s = only<wish::Begin>(hand.click("start.begin")).setup;
  CHECK(is_person(s, Seat::kBlue));
  CHECK(is_person(s, Seat::kRed));
}

TEST_CASE("start: the keyboard reaches the slider and moves it") {
  Hand hand(kDesktop, Pointer::kMouse, lobby());
  for (int i = 0; i < 20 && hand.desk.focus.name != "start.balance"; ++i)
    hand.press(ImGuiKey_DownArrow);
  CHECK(hand.desk.focus.name == "start.balance");
  hand.press(ImGuiKey_RightArrow);
  CHECK(hand.desk.choice.balance == 6);
  hand.press(ImGuiKey_End);
  CHECK(hand.desk.choice.balance == 10);
  hand.press(ImGuiKey_Home);
  CHECK(hand.desk.choice.balance == 0);
}

TEST_CASE("P31: the keyboard opens the opponents, walks to one, and chooses it") {
  Hand hand(kDesktop, Pointer::kMouse, lobby());
  const auto walk_to = [&](std::string_view name) {
    for (int i = 0; i < 30 && hand.desk.focus.name != name; ++i) hand.press(ImGuiKey_DownArrow);
    REQUIRE(hand.desk.focus.name == name);
  };
  walk_to("start.rival");
  hand.press(ImGuiKey_Enter);
  CHECK(hand.desk.popover == Popover::kOpponents);
  walk_to("rival.feint-and-mass");
  hand.press(ImGuiKey_Enter);
  CHECK(hand.desk.popover == Popover::kNone);
  CHECK(only<wish::Begin>(hand.click("start.begin")).setup.red == RedCommander::kFeintAndMass);
}

TEST_CASE("P31: every opponent of either side goes into the setup; the other side keeps a like") {
  for (const Seat side : kPlayers) {
    Hand hand({1280, 1000}, Pointer::kMouse, lobby());
    hand.click(side == Seat::kBlue ? "start.side.blue" : "start.side.red");
    for (const Opponent& o : opponents(other(side))) {
      CAPTURE(o.id);
      hand.click("start.rival");
      CHECK(hand.control("rival." + std::string(o.id)));
      hand.click("rival." + std::string(o.id));
      tarn::Setup s = only<wish::Begin>(hand.click("start.begin")).setup;
      CHECK(is_person(s, side));
      CHECK(&opponent(s, other(side)) == &o);
      hand.click(side == Seat::kBlue ? "start.side.red" : "start.side.blue");
      s = only<wish::Begin>(hand.click("start.begin")).setup;
      CHECK(opponent(s, side).level == o.level);
      hand.click(side == Seat::kBlue ? "start.side.blue" : "start.side.red");
    }
  }
}

TEST_CASE("P29: the hint level of the next game is chosen before it; the first game has a button") {
  Hand hand(kDesktop, Pointer::kMouse, lobby());
  CHECK(only<wish::Begin>(hand.click("start.begin")).setup.hints == Hints::kNudges);
  hand.click("settings");
  hand.click("hints.full");
  hand.click("close");
  CHECK(only<wish::Begin>(hand.click("start.begin")).setup.hints == Hints::kFull);
  only<wish::Learn>(hand.click("start.learn"));
}

TEST_CASE("S36: what a prepared defence is worth is said for every setting of the slider") {
  CHECK(balance_meaning(0).find("3.8") != std::string::npos);
  CHECK(balance_meaning(5).find("against 3\u00a0to\u00a01") != std::string::npos);
  CHECK(balance_meaning(10).find("2.4") != std::string::npos);
  for (std::uint8_t b = 0; b <= kLastBalance; ++b)
    CHECK(balance_meaning(b).starts_with("At " + std::to_string(b) + " "));
}

TEST_CASE("start: a link to open, a game to go on with") {
  Hand hand(kDesktop, Pointer::kMouse, lobby(true));
  only<wish::OpenText>(hand.click("start.open"));
  CHECK_FALSE(only<wish::Continue>(hand.click("start.continue")).kept);
  CHECK_FALSE(hand.control("start.kept"));
  Hand two(kDesktop, Pointer::kMouse, [](ui::Frame& f, Desk& d) {
    Lobby l;
    l.unfinished = {"Your game: Blue, 10:00", "Blue, standard balance"};
    l.kept = {"The one before: Red, 08:00", "Red, standard balance"};
    return show_start(f, d, l);
  });
  CHECK_FALSE(only<wish::Continue>(two.click("start.continue")).kept);
  CHECK(only<wish::Continue>(two.click("start.kept")).kept);
  Hand without(kDesktop, Pointer::kMouse, lobby(false));
  CHECK_FALSE(without.control("start.continue"));
}

TEST_CASE("finish: every way on from the end of a game") {
  Player p(ended_game(Seat::kBlue));
  CHECK_FALSE(only<wish::SameAgain>(p.click("again.same")).new_dice);
  CHECK(only<wish::SameAgain>(p.click("again.new")).new_dice);
  only<wish::ChangeSides>(p.click("again.sides"));
  CHECK(p.press(ImGuiKey_Enter).empty());  // no hour is left to end
  CHECK(only<wish::Review>(p.click("review")).open);
  // Looking back from there leads to the review as well, and to the end again.
  p.grant(p.press(ImGuiKey_LeftArrow));
  CHECK(only<wish::Review>(p.click("review")).open);
  only<wish::BackToNow>(p.grant(p.click("hour.now")));
  CHECK(p.control("again.new"));
}

TEST_CASE("P29: the first game is in sight on the smallest screens, without scrolling") {
  for (const ImVec2 size : {ImVec2{320, 480}, ImVec2{320, 640}, ImVec2{600, 400}, ImVec2{1280, 300},
                            ImVec2{800, 600}, ImVec2{1280, 800}})
    for (const Pointer pointer : {Pointer::kMouse, Pointer::kFinger}) {
      CAPTURE(size.x);
      CAPTURE(size.y);
      Hand hand(size, pointer, lobby());
      REQUIRE(hand.control("start.learn"));
      CHECK_FALSE(hand.control("start.learn")->cut);
      REQUIRE(hand.control("start.begin"));
      CHECK_FALSE(hand.control("start.begin")->cut);
      only<wish::Learn>(hand.click("start.learn"));
    }
}

TEST_CASE("P26: the settings offer four sizes of text") {
  Hand hand(kPhoneSize, Pointer::kFinger, lobby());
  hand.click("settings");
  for (const auto& [name, choice] :
       {std::pair{"scale.2", 3u}, std::pair{"scale.1.25", 1u}, std::pair{"scale.1", 0u}}) {
    CHECK(only<wish::TextScale>(hand.click(name)).choice == choice);
    CHECK(hand.desk.scale == choice);
  }
}

}  // namespace
}  // namespace wg::tarn_face
