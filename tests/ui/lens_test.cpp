// ui/lens_test.cpp — the map seen nearer: its limits, and that what is seen is what is touched.
#include "faces/lens.h"

#include <cmath>

#include "tarn/words.h"

#include "faces/tarn/play.h"
#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr Rect kRoom{10, 20, 400, 300};

Rect frame_of(const Camera& c) { return lay_out(kRoom, View{}, 1, c).frame; }
bool covers(const Rect& frame) {
  constexpr float kHair = 0.01f;
  return frame.x <= kRoom.x + kHair && frame.y <= kRoom.y + kHair &&
         frame.max().x >= kRoom.max().x - kHair && frame.max().y >= kRoom.max().y - kHair;
}

Hand::Screen playing(const TarnGame& game) {
  return [&game](ui::Frame& f, Desk& d) { return show_play(f, d, game.scene(), 0); };
}

TEST_CASE("P13: at 1x the map lies as if there were no camera") {
  const Rect plain = lay_out(kRoom, View{}, 1).frame;
  const Layout l = lay_out(kRoom, View{}, 1, Camera{1, {0.9f, 0.1f}});
  CHECK(l.frame.x == plain.x);
  CHECK(l.frame.w == plain.w);
  CHECK_FALSE(l.pane.has_value());
}

TEST_CASE("P13: nearer keeps what is under the pointer where it is") {
  // In the middle of the room no edge is near: the place on the sheet stays exactly.
  const ImVec2 pointer{kRoom.middle().x + 40, kRoom.middle().y - 30};
  Camera c{2, {0.5f, 0.5f}};
  const auto under = [&](const Camera& camera) {
    const Rect f = frame_of(camera);
    return ImVec2{(pointer.x - f.x) / f.w, (pointer.y - f.y) / f.h};
  };
  const ImVec2 before = under(c);
  for (const float factor : {1.2f, 1.1f, 0.9f}) {
    c = zoomed(c, kRoom, factor, pointer);
    CHECK(under(c).x == doctest::Approx(before.x));
    CHECK(under(c).y == doctest::Approx(before.y));
  }
}

TEST_CASE("P13: the camera goes from 1x to 4x, and no edge of the sheet comes into the room") {
  Camera c;
  for (int i = 0; i < 30; ++i) {
    c = zoomed(c, kRoom, 1.3f, kRoom.min());
    CHECK(c.zoom <= face::kNearest);
    CHECK(covers(frame_of(c)));
  }
  CHECK(c.zoom == face::kNearest);
  for (const ImVec2 far : {ImVec2{9999, 9999}, ImVec2{-9999, 9999}, ImVec2{0, -9999}}) {
    c = panned(c, kRoom, far);
    CHECK(covers(frame_of(c)));
  }
  for (int i = 0; i < 30; ++i) {
    c = zoomed(c, kRoom, 0.7f, kRoom.max());
    CHECK(covers(frame_of(c)));
  }
  CHECK(c.zoom == 1);
  CHECK(c.is_whole());
}

TEST_CASE("P13: what is panned follows the finger, pixel for pixel") {
  const Camera c{3, {0.5f, 0.5f}};
  const Rect before = frame_of(c), after = frame_of(panned(c, kRoom, {13, -7}));
  CHECK(after.x - before.x == doctest::Approx(13));
  CHECK(after.y - before.y == doctest::Approx(-7));
}

TEST_CASE("P13: what the keyboard's place walks to comes well into sight") {
  for (const Sector s : kEverySector) {
    const Camera c = face::showing({4, {0.5f, 0.5f}}, place_of(s));
    const Rect f = frame_of(c);
    CHECK(covers(f));
    CHECK(kRoom.grown(-6).has(node(f, s)));
  }
}

TEST_CASE("S05, P9: an order given on the map seen nearer goes where the pointer is") {
  const TarnGame game = new_game(Seat::kBlue);
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{320, 640}}) {
    CAPTURE(size.x);
    Hand hand(size, size.x < 500 ? Pointer::kFinger : Pointer::kMouse, playing(game));
    const Rect whole = hand.place("map");
    // Two fingers on W2, spread to three times: W2 stays under them.
    const ImVec2 w2 = hand.place("sector.W2").middle();
    CHECK(hand.pinch(w2, {0, 0}, 3).empty());  // and give no order
    CHECK(hand.desk.camera.zoom == doctest::Approx(3));
    const ImVec2 now = hand.place("sector.W2").middle();
    CHECK(whole.has(now));
    hand.desk.chosen = kReserve;
    const auto order = only_order<March>(hand.click(now + ImVec2{0, -18}));
    CHECK(order.to == Sector::kW2);
    CHECK(order.unit == kReserve);
    // What is out of sight has no place that could be touched.
    for (const ui::Slot& slot : ui::slots())
      if (slot.name.starts_with("sector.")) CHECK(whole.has(slot.rect.middle()));
  }
}

TEST_CASE("P9: a map that is dragged gives no order, and moves with the finger") {
  const TarnGame game = new_game(Seat::kBlue);
  Hand hand({320, 640}, Pointer::kFinger, playing(game));
  const ImVec2 middle = hand.place("map").middle();
  hand.pinch(middle, {0, 0}, 2);
  hand.desk.chosen = kReserve;
  hand.frame();
  const ImVec2 at = hand.desk.camera.at;
  CHECK(hand.drag(middle, middle + ImVec2{60, 30}).empty());
  CHECK(hand.desk.camera.at.x < at.x);
  CHECK(hand.desk.camera.at.y < at.y);
}

TEST_CASE("P9: wheel, keys and buttons look nearer and go back to the whole sheet") {
  const TarnGame game = new_game(Seat::kBlue);
  Hand hand({1280, 800}, Pointer::kMouse, playing(game));
  const ImVec2 middle = hand.place("map").middle();
  CHECK(hand.control("map.whole") == nullptr);
  hand.wheel(middle, 1);
  CHECK(hand.desk.camera.zoom > 1);
  CHECK(hand.click("map.whole").empty());
  CHECK(hand.desk.camera.is_whole());
  CHECK(hand.control("map.whole") == nullptr);
  hand.press(ImGuiKey_Equal);
  const float once = hand.desk.camera.zoom;
  CHECK(once > 1);
  hand.click("map.nearer");
  CHECK(hand.desk.camera.zoom > once);
  hand.press(ImGuiKey_Minus);
  CHECK(hand.desk.camera.zoom == doctest::Approx(once));
  hand.press(ImGuiKey_0);
  CHECK(hand.desk.camera.is_whole());
  // A wheel beside the map is its list's.
  hand.wheel(hand.place("hour.end").middle(), 1);
  CHECK(hand.desk.camera.is_whole());
}

TEST_CASE("P9: two fingers that began beside the map do not move it") {
  const TarnGame game = new_game(Seat::kBlue);
  Hand hand({1280, 800}, Pointer::kMouse, playing(game));
  hand.pinch(hand.place("hour.end").middle(), {0, 0}, 3);
  CHECK(hand.desk.camera.is_whole());
}

}  // namespace
}  // namespace wg::tarn_face
