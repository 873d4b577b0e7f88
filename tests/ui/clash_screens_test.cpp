// ui/clash_screens_test.cpp — on every screen of The Clash at every size: in the window, apart,
// named, large enough for a finger; the whole board in sight.
#include "clash/sighting.h"

#include "clash_player.h"
#include "faces/clash/areas.h"
#include "faces/clash/curtain.h"
#include "faces/clash/grid.h"
#include "faces/clash/plates.h"
#include "faces/sizes.h"

namespace wg::clash_face {
namespace {

constexpr ImVec2 kSizes[] = {{1280, 800}, {800, 600},   {320, 640},  {600, 400},   {1280, 300},
                             {390, 844},  {1024, 768},  {768, 1024}, {1920, 1080}, {640, 360},
                             {900, 430},  {2560, 1440}, {320, 480}};

bool meet(const Rect& a, const Rect& b) {
  constexpr float kHair = 0.5f;
  return a.x + a.w > b.x + kHair && b.x + b.w > a.x + kHair && a.y + a.h > b.y + kHair &&
         b.y + b.h > a.y + kHair;
}

// Ten cells share a row; buttons of their own lead to the same places.
float least_width(std::string_view name) { return name.starts_with("round.") ? 24 : 44; }

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
          CHECK(c.rect.w >= least_width(c.name));
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

Hand::Screen playing(const ClashGame& game) {
  return [&game](ui::Frame& f, Desk& d) { return show_play(f, d, game.scene(), 0); };
}

TEST_CASE("P13 clash: controls lie inside the window, apart, large enough") {
  const ClashGame fresh = new_game(), attack = lesson();
  ClashGame back = new_game();
  for (int i = 0; i < 4; ++i) back.give(EndTurn{});
  back.seek(1);
  check_everywhere("nothing chosen", playing(fresh));
  check_everywhere("a unit chosen", playing(fresh), [](Desk& d) { d.chosen = UnitId{0}; });
  check_everywhere("an enemy looked at", playing(fresh), [](Desk& d) { d.looked_at = at("K5"); });
  check_everywhere("spoken of", playing(attack), [](Desk& d) {
    d.chosen = UnitId{0};
    d.aim = Aim{at("K5"), false, {}};
  });
  check_everywhere("nearer", playing(attack), [](Desk& d) { d.camera = {2, {0.5f, 0.5f}}; });
  check_everywhere("looking back", playing(back));
}

TEST_CASE("P13 clash: a game that is over, a fight just fought, the computer's turn") {
  ClashGame over = new_game(), fought = lesson();
  REQUIRE_FALSE(over.give(Resign{}));
  const Units gun = Units{1} << 1;
  REQUIRE_FALSE(fought.give(Assault{0, at("K5"), gun}));
  ClashGame shelled = lesson(Battle::kLessonGuns);
  const Piece* battery = top_on(shelled.known(), at("K4"), Seat::kBlue);
  REQUIRE(battery);
  REQUIRE_FALSE(shelled.give(Bombard{battery->id, at("K5")}));
  check_everywhere("over", playing(over));
  check_everywhere("the lesson's end", playing(fought));
  check_everywhere("result", playing(shelled));
  const ClashGame fresh = new_game();
  check_everywhere("thinking", [&](ui::Frame& f, Desk& d) {
    Scene scene = fresh.scene();
    scene.thinking = 500;
    return show_play(f, d, scene, 0);
  });
  check_everywhere("its orders watched", [&](ui::Frame& f, Desk& d) {
    Scene scene = fresh.scene();
    scene.thinking = 0;
    scene.may_skip = true;
    return show_play(f, d, scene, 0);
  });
}

TEST_CASE("P13 clash: a popover keeps everything beneath it out of reach") {
  const ClashGame game = lesson();
  for (const Popover which :
       {Popover::kHelp, Popover::kSettings, Popover::kMenu, Popover::kSummary}) {
    check_everywhere("popover", playing(game), [which](Desk& d) { d.popover = which; });
    Hand hand(kDesktop, Pointer::kMouse, playing(game));
    hand.desk.popover = which;
    hand.frames(2);
    CHECK(hand.control("close"));
    CHECK_FALSE(hand.control("turn.end"));
    CHECK_FALSE(hand.control("board"));
    hand.press(ImGuiKey_Escape);
    CHECK(hand.desk.popover == Popover::kNone);
  }
}

TEST_CASE("P13 clash: the start, with a game to go on with, and the curtain") {
  Lobby lobby;
  lobby.unfinished = Unfinished{"Your game: Blue, round 4", "Against the computer"};
  check_everywhere("start", [](ui::Frame& f, Desk& d) { return show_start(f, d, {}); });
  check_everywhere("start, unfinished",
                   [&](ui::Frame& f, Desk& d) { return show_start(f, d, lobby); });
  check_everywhere("curtain", [](ui::Frame& f, Desk&) { return show_curtain(f, Seat::kRed); });
}

TEST_CASE("P13 clash: the whole board is in sight, and every tile of it can be clicked") {
  const ClashGame game = new_game();
  for (const ImVec2 window : kSizes) {
    CAPTURE(window.x);
    CAPTURE(window.y);
    Hand hand(window, Pointer::kMouse, playing(game));
    int tiles = 0;
    for (const ui::Slot& slot : ui::slots()) {
      if (!slot.name.starts_with("tile.")) continue;
      ++tiles;
      CHECK(slot.rect.x >= 0);
      CHECK(slot.rect.y >= 0);
      CHECK(slot.rect.max().x <= window.x);
      CHECK(slot.rect.max().y <= window.y);
    }
    CHECK(tiles == kTiles);
    const Grid g = lay_out(areas(window, false).map, 1);
    for (Tile t = 0; t < kTiles; ++t) CHECK(tile_under(g, middle_of(g, t)) == t);
  }
}

TEST_CASE("P13 clash: the board takes what the window leaves it") {
  // By hand: 1280 by 800 leaves 832 pixels of width, 52 a tile, as designed; 800 by 600 leaves 514,
  // 32 a tile; a telephone of 320 leaves 296, 18.5 a tile where a pixel is two.
  CHECK(lay_out(areas({1280, 800}, false).map, 1).cell == 52);
  CHECK(lay_out(areas({800, 600}, false).map, 1).cell == 32);
  CHECK(lay_out(areas({320, 640}, true).map, 2).cell == 18.5f);
  for (const ImVec2 css : {ImVec2{320, 480}, ImVec2{320, 640}, ImVec2{600, 300}, ImVec2{1280, 800}})
    for (const float text : face::kTextScales) {
      const float scale = face::natural_scale(css.x) * text;
      const ImVec2 window{css.x / scale, css.y / scale}, least = least_layout(window);
      const Areas a = areas({std::max(window.x, least.x), std::max(window.y, least.y)}, false);
      CHECK(a.map.h >= 120);
      CHECK(a.body.h >= 60);
    }
}

TEST_CASE("P9 clash: on a telephone the board is seen nearer by buttons and by two fingers") {
  const ClashGame game = new_game();
  Hand hand(kPhoneSize, Pointer::kFinger, playing(game));
  CHECK_FALSE(hand.control("map.farther")->enabled);
  hand.click("map.nearer");
  CHECK(hand.desk.camera.zoom > 1);
  hand.click("map.farther");
  CHECK(hand.desk.camera.is_whole());
  hand.pinch(hand.place("tile.E5").middle(), {0, 0}, 2);
  CHECK(hand.desk.camera.zoom == doctest::Approx(2));
  // A tile nearer than it was is still the tile under the finger.
  hand.click(hand.place("tile.E5").middle());
  CHECK(hand.desk.chosen == top_on(game.known(), at("E5"), Seat::kBlue)->id);
}

TEST_CASE("P9 clash: a finger on a small board looks nearer and chooses; it gives no order") {
  Commander p(new_game(), kPhoneSize, Pointer::kFinger);
  CHECK(p.tile("G8").empty());
  CHECK(p.desk.camera.zoom > 1);
  CHECK(p.desk.chosen == p.on("G8"));
  CHECK(p.place("tile.G8").w >= 38);
  p.grant(p.tile("G7"));
  CHECK(p.game.table().length() == 1);
  Commander far(new_game(), kPhoneSize, Pointer::kFinger);
  far.desk.chosen = far.on("G8");
  CHECK(far.tile("G7").empty());  // which of the small tiles was meant?
  CHECK(far.game.table().length() == 0);
  Commander mouse(new_game(), kPhoneSize, Pointer::kMouse);
  mouse.tile("G8");
  CHECK(mouse.desk.camera.is_whole());
}

TEST_CASE("clash: the start screen's choices become a setup") {
  Hand hand({1280, 1000}, Pointer::kMouse,
            [](ui::Frame& f, Desk& d) { return show_start(f, d, Lobby{}); });
  const auto begun = [&] { return only<wish::Begin>(hand.click("start.begin")).setup; };
  CHECK(begun().player == std::array{Player::kPerson, Player::kMiddle});
  CHECK(begun().fog);
  hand.click("start.side.red");
  hand.click("start.rival.hard");
  hand.click("start.fog.off");
  CHECK(begun().player == std::array{Player::kHard, Player::kPerson});
  CHECK_FALSE(begun().fog);
  hand.click("start.rival.person");
  CHECK(begun().player == std::array{Player::kPerson, Player::kPerson});
  hand.click("start.battle.lesson");
  CHECK(begun().battle == Battle::kLessonPanel);
  CHECK(begun().player[0] == Player::kPerson);
  CHECK_FALSE(hand.control("start.side.red"));  // the lesson settles that
  hand.click("start.battle.gap");
  CHECK(begun().battle == Battle::kBelvoirGap);
  only<wish::OpenText>(hand.click("start.open"));
}

// By the scenario alone: in fog one's own, and
// whoever is within sight of one of them.
TEST_CASE("clash: the start's picture shows no more than will be known") {
  for (const Seat side : kPlayers) {
    const View all = opening({.side = side, .fog = false}), fog = opening({.side = side});
    CHECK(all.seat == side);
    CHECK(fog.pieces.size() < all.pieces.size());
    for (const Piece& p : all.pieces) {
      bool seen = p.side == side;
      for (const Piece& q : all.pieces)
        seen = seen || (q.side == side && distance(p.tile, q.tile) <= kSeesFar);
      bool shown = false;
      for (const Piece& q : fog.pieces) shown = shown || (q.side == p.side && q.tile == p.tile);
      CHECK(shown == seen);
    }
  }
}

// One unit in turn on each tile round Carrow and Ford Seven: both have four sides, so that one is
// free of it.
TEST_CASE("clash: no name lies on the bar of a unit that stands alone beside its place") {
  const Hand hand(kDesktop, Pointer::kMouse,
                  [](ui::Frame& f, Desk& d) { return show_start(f, d, Lobby{}); });
  const View all = opening({.fog = false});
  const Scenario& s = scenario(Battle::kBelvoirGap);
  for (const float cell : {52.0f, 76.0f})
    for (std::size_t i = 0; i < s.places.size(); ++i) {
      if (s.places[i].name != "Carrow" && s.places[i].name != "Ford Seven") continue;
      for (const Tile t : beside(s.places[i].tile)) {
        CAPTURE(s.places[i].name);
        CAPTURE(name(t));
        View one = all;
        one.pieces.resize(1);
        one.pieces[0].tile = t;
        CHECK_FALSE(overlap(lay_plates(cell, s, one)[i], bars_of(one)[0]));
      }
    }
}

bool keeps(std::string_view slot) {
  for (const ui::Slot& s : ui::slots())
    if (s.name == slot) return true;
  return false;
}

TEST_CASE("P13 clash: real buttons and links are not under anything that lies over them") {
  Commander p(new_game());
  CHECK(keeps("share.copy"));
  for (const Popover over :
       {Popover::kMenu, Popover::kHelp, Popover::kSettings, Popover::kSummary}) {
    CAPTURE(static_cast<int>(over));
    p.desk.popover = over;
    p.frames(2);
    CHECK_FALSE(keeps("share.copy"));
  }
  for (const ImVec2 window : {kDesktop, ImVec2{800, 600}, kPhoneSize}) {
    Hand hand(window, Pointer::kMouse,
              [](ui::Frame& f, Desk& d) { return show_start(f, d, Lobby{}); });
    CHECK(keeps("learn.clash"));
    hand.desk.popover = Popover::kSettings;
    hand.frames(2);
    CHECK_FALSE(keeps("learn.clash"));
  }
}

}  // namespace
}  // namespace wg::clash_face
