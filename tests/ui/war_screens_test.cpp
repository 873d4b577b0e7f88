// ui/war_screens_test.cpp — on every screen of Two Arsenals at every size: in the window, apart,
// named, large enough for a finger; the whole board in sight.
#include "faces/sizes.h"
#include "faces/war/areas.h"
#include "faces/war/curtain.h"
#include "faces/war/grid.h"
#include "faces/war/start.h"
#include "war_player.h"

namespace wg::war_face {
namespace {

constexpr ImVec2 kSizes[] = {{1280, 800}, {800, 600},   {320, 640},  {600, 400},   {1280, 300},
                             {390, 844},  {1024, 768},  {768, 1024}, {1920, 1080}, {640, 360},
                             {900, 430},  {2560, 1440}, {320, 480}};

bool meet(const Rect& a, const Rect& b) {
  constexpr float kHair = 0.5f;
  return a.x + a.w > b.x + kHair && b.x + b.w > a.x + kHair && a.y + a.h > b.y + kHair &&
         b.y + b.h > a.y + kHair;
}

void check_everywhere(const char* screen, const Hand::Screen& show,
                      const std::function<void(Desk&)>& set = {}) {
  for (const ImVec2 window : kSizes)
    for (const Pointer pointer : {Pointer::kMouse, Pointer::kFinger}) {
      Hand hand(window, pointer, [&](ui::Frame& f, Desk& d) {
        if (set) set(d);
        return show(f, d);
      });
      CAPTURE(screen);
      CAPTURE(window.x);
      CAPTURE(window.y);
      CAPTURE(static_cast<int>(pointer));
      const auto& all = ui::controls();
      CHECK_FALSE(all.empty());
      for (std::size_t i = 0; i < all.size(); ++i) {
        const ui::Control& c = all[i];
        CAPTURE(c.name);
        CHECK_FALSE(c.label.empty());
        CHECK(c.rect.x >= 0);
        CHECK(c.rect.y >= 0);
        CHECK(c.rect.x + c.rect.w <= window.x);
        CHECK(c.rect.y + c.rect.h <= window.y);
        if (pointer == Pointer::kFinger && !c.cut) {
          CHECK(c.rect.w >= 44);
          CHECK(c.rect.h >= 44);
        }
        for (std::size_t j = 0; j < i; ++j) {
          CHECK(all[j].name != c.name);
          CAPTURE(all[j].name);
          // Nearer and farther lie on the board, and are touched first.
          const bool on_the_board = c.name == "board" && all[j].name.starts_with("map.");
          if (c.enabled && all[j].enabled && !on_the_board) CHECK_FALSE(meet(c.rect, all[j].rect));
        }
      }
    }
}

Hand::Screen playing(const Shown& shown) {
  return [&shown](ui::Frame& f, Desk& d) { return show_play(f, d, shown.scene, 0); };
}

TEST_CASE("P13 war: controls lie inside the window, apart, large enough") {
  const Game fresh = battle(1), five = battle(1, kFive);
  Game back = battle(12);
  back.seek(5);
  const Shown nothing(fresh, kSouth), attack(five, kSouth), looking(back, kSouth, 2);
  check_everywhere("nothing chosen", playing(nothing));
  check_everywhere("a unit chosen", playing(nothing), [](Desk& d) { d.chosen = UnitId{9}; });
  check_everywhere("aimed", playing(attack), [&](Desk& d) {
    d.aimed = attack.board.on(at("G12"));
    d.layers.threats = true;
  });
  check_everywhere("nearer", playing(attack), [](Desk& d) { d.camera = {2, {0.5f, 0.5f}}; });
  check_everywhere("looking back", playing(looking));
}

TEST_CASE("P13 war: placing, a game that is over, an offer, the computer's turn") {
  const Game placing = new_game(between_people(Deployment::kFree));
  Game over = battle(3), offer = battle(3);
  REQUIRE_FALSE(over.give(kSouth, Say{Parley::kResign}));
  over.advance();
  REQUIRE_FALSE(offer.give(kSouth, Say{Parley::kOfferDraw}));
  offer.advance();
  const Shown place(placing, kSouth), end(over, kNorth), offered(offer, kNorth);
  Shown thinking(offer, kNorth);
  thinking.scene.thinking = 500;
  check_everywhere("placing", playing(place));
  check_everywhere("over", playing(end));
  check_everywhere("offered", playing(offered));
  check_everywhere("thinking", playing(thinking));
}

TEST_CASE("P13 war: a popover keeps everything beneath it out of reach") {
  const Game game = battle(1, kFive);
  const Shown shown(game, kSouth);
  for (const Popover which :
       {Popover::kHelp, Popover::kSettings, Popover::kMenu, Popover::kSummary}) {
    check_everywhere("popover", playing(shown), [which](Desk& d) { d.popover = which; });
    Hand hand(kDesktop, Pointer::kMouse, playing(shown));
    hand.desk.popover = which;
    hand.frames(2);
    CHECK(hand.control("close"));
    CHECK_FALSE(hand.control("turn.end"));
    CHECK_FALSE(hand.control("board"));
    hand.press(ImGuiKey_Escape);
    CHECK(hand.desk.popover == Popover::kNone);
  }
}

TEST_CASE("P13 war: the start, with a game to go on with, and the curtain") {
  Lobby lobby;
  lobby.unfinished = Unfinished{"Your game: South, turn 12", "Against the computer"};
  check_everywhere("start", [](ui::Frame& f, Desk& d) { return show_start(f, d, {}); });
  check_everywhere("start, unfinished",
                   [&](ui::Frame& f, Desk& d) { return show_start(f, d, lobby); });
  check_everywhere("curtain", [](ui::Frame& f, Desk&) { return show_curtain(f, kNorth); });
}

TEST_CASE("P13 war: the whole board is in sight, and every square of it can be clicked") {
  const Game game = battle(1);
  const Shown shown(game, kSouth);
  for (const ImVec2 window : kSizes) {
    CAPTURE(window.x);
    CAPTURE(window.y);
    Hand hand(window, Pointer::kMouse, playing(shown));
    int squares = 0;
    for (const ui::Slot& slot : ui::slots()) {
      if (!slot.name.starts_with("square.")) continue;
      ++squares;
      CHECK(slot.rect.x >= 0);
      CHECK(slot.rect.y >= 0);
      CHECK(slot.rect.max().x <= window.x);
      CHECK(slot.rect.max().y <= window.y);
    }
    CHECK(squares == kSquares);
    const Grid g = lay_out(areas(window, false).map, 1);
    for (Square q = 0; q < kSquares; ++q) CHECK(square_under(g, middle_of(g, q)) == q);
  }
}

TEST_CASE("P13 war: the board takes what the window leaves it") {
  // By hand: 1280 by 800 leaves 680 pixels of height, 34 a square, as designed; 800 by 600 leaves
  // 526 of width, 21 a square; a telephone of 320 leaves 300, 12 a square.
  CHECK(lay_out(areas({1280, 800}, false).map, 1).cell == 34);
  CHECK(lay_out(areas({800, 600}, false).map, 1).cell == 21);
  CHECK(lay_out(areas({320, 640}, true).map, 2).cell == 12);
  for (const ImVec2 css : {ImVec2{320, 480}, ImVec2{320, 640}, ImVec2{600, 300}, ImVec2{1280, 800}})
    for (const float text : face::kTextScales) {
      const float scale = face::natural_scale(css.x) * text;
      const ImVec2 window{css.x / scale, css.y / scale}, least = least_layout(window);
      const Areas a = areas({std::max(window.x, least.x), std::max(window.y, least.y)}, false);
      CHECK(a.map.h >= 120);
      CHECK(a.body.h >= 60);
    }
}

TEST_CASE("P9 war: on a telephone the board is seen nearer by buttons and by two fingers") {
  const Game game = battle(1);
  const Shown shown(game, kSouth);
  Hand hand(kPhoneSize, Pointer::kFinger, playing(shown));
  CHECK_FALSE(hand.control("map.farther")->enabled);
  hand.click("map.nearer");
  CHECK(hand.desk.camera.zoom > 1);
  hand.click("map.farther");
  CHECK(hand.desk.camera.is_whole());
  hand.pinch(hand.place("board").middle(), {0, 0}, 2);
  CHECK(hand.desk.camera.zoom == doctest::Approx(2));
  // A square nearer than it was is still the square under the finger.
  const Rect there = hand.place("square.K15");
  hand.click(there.middle());
  CHECK(hand.desk.chosen == shown.board.on(at("K15")));
}

TEST_CASE(
    "P9 war: a finger on a small board looks nearer and chooses; it gives no order from afar") {
  Commander p(battle(1), kSouth, kPhoneSize, Pointer::kFinger);
  CHECK(p.square("J13").empty());
  CHECK(p.desk.camera.zoom > 1);
  CHECK(p.desk.chosen == Board(p.state()).on(at("J13")));
  CHECK(p.place("square.J13").w >= 24);
  p.grant(p.square("H11"));
  CHECK(p.game.orders(kSouth).size() == 1);
  Commander far(battle(1), kSouth, kPhoneSize, Pointer::kFinger);
  far.desk.chosen = Board(far.state()).on(at("J13"));
  CHECK(far.square("H11").empty());  // which of the small squares was meant?
  CHECK(far.game.orders(kSouth).empty());
  Commander mouse(battle(1), kSouth, kPhoneSize, Pointer::kMouse);
  mouse.square("J13");
  CHECK(mouse.desk.camera.is_whole());
}

TEST_CASE("war: the start screen's choices become a setup") {
  std::optional<Setup> setup;
  Hand hand(kDesktop, Pointer::kMouse,
            [](ui::Frame& f, Desk& d) { return show_start(f, d, Lobby{}); });
  const auto begun = [&] { return only<wish::Begin>(hand.click("start.begin")).setup; };
  CHECK(begun().player == std::array{Player::kPerson, Player::kMiddle});
  hand.click("start.side.north");
  hand.click("start.rival.hard");
  hand.click("preset.rio");
  hand.click("start.first.south");
  hand.click("start.contact");
  hand.click("start.collapse");
  const Setup s = begun();
  CHECK(s.player == std::array{Player::kHard, Player::kPerson});  // South, then North
  CHECK(s.deployment == std::array{Deployment::kRio, Deployment::kRio});
  CHECK(s.first == First::kSouthBegins);
  CHECK(s.options == Options{true, true});
  hand.click("start.rival.person");
  hand.click("preset.free");
  CHECK(begun().player == std::array{Player::kPerson, Player::kPerson});
  CHECK(begun().deployment == std::array{Deployment::kFree, Deployment::kFree});
  CHECK(only<wish::ShowPublished>(hand.click("start.published.battle")).fragment ==
        Fragment::kBattle);
  CHECK(only<wish::ShowPublished>(hand.click("start.published.opening")).fragment ==
        Fragment::kOpening);
  only<wish::OpenText>(hand.click("start.open"));
}

bool keeps(std::string_view slot) {
  for (const ui::Slot& s : ui::slots())
    if (s.name == slot) return true;
  return false;
}

TEST_CASE("P13 war: the real button that copies the link is not under anything that lies over it") {
  Commander p(battle(1), kSouth);
  CHECK(keeps("share.copy"));
  for (const Popover over :
       {Popover::kMenu, Popover::kHelp, Popover::kSettings, Popover::kSummary}) {
    CAPTURE(static_cast<int>(over));
    p.desk.popover = over;
    p.frames(2);
    CHECK_FALSE(keeps("share.copy"));
  }
  Commander phone(battle(1), kSouth, kPhoneSize, Pointer::kFinger);
  CHECK_FALSE(keeps("share.copy"));
  phone.click("menu");
  CHECK(keeps("share.copy"));  // the menu's own
}

TEST_CASE("P13 war: the start keeps a place for the rules, where nothing covers it") {
  for (const ImVec2 window : {kDesktop, ImVec2{800, 600}, kPhoneSize}) {
    Hand hand(window, Pointer::kMouse,
              [](ui::Frame& f, Desk& d) { return show_start(f, d, Lobby{}); });
    CHECK(keeps("learn.war"));
    hand.desk.popover = Popover::kSettings;
    hand.frames(2);
    CHECK_FALSE(keeps("learn.war"));
  }
}

}  // namespace
}  // namespace wg::war_face
