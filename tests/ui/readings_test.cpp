// ui/readings_test.cpp — the places that screens keep for links to the pages to read.
#include "faces/tarn/readings.h"

#include "faces/tarn/start.h"
#include "games.h"

namespace wg::tarn_face {
namespace {

std::optional<Rect> kept(std::string_view name) {
  for (const ui::Slot& slot : ui::slots())
    if (slot.name == name) return slot.rect;
  return std::nullopt;
}
bool apart(const Rect& a, const Rect& b) {
  return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}
bool inside(const Rect& r, ImVec2 window) {
  return r.x >= 0 && r.y >= 0 && r.x + r.w <= window.x && r.y + r.h <= window.y;
}
Hand::Screen lobby(bool with_card = false) {
  return [=](ui::Frame& f, Desk& d) {
    Lobby l;
    if (with_card) l.card = Card{"A title", "A sentence.", "All right"};
    return show_start(f, d, l);
  };
}

TEST_CASE("S52 the help sheet has places for what stands behind the rules, on every screen") {
  for (const auto& [window, pointer] : {std::pair{kDesktop, Pointer::kMouse},
                                        {ImVec2{800, 600}, Pointer::kFinger},
                                        {kPhoneSize, Pointer::kFinger}}) {
    Hand hand(window, pointer, lobby());
    for (const Reading& page : kBehindTheRules) CHECK_FALSE(kept(page.slot));
    hand.click("help");
    const Rect close = hand.place("close");
    std::vector<Rect> all;
    for (const Reading& page : kBehindTheRules) {
      CAPTURE(page.slot);
      const auto place = kept(page.slot);
      REQUIRE(place);
      CHECK(inside(*place, window));
      CHECK(place->h >= (pointer == Pointer::kFinger ? 44 : 24));  // WCAG 2.5.8 asks for 24
      CHECK(apart(*place, close));
      for (const Rect& other : all) CHECK(apart(*place, other));
      all.push_back(*place);
    }
  }
}

TEST_CASE("S52 in a game the help sheet has them too") {
  Player p(new_game(Seat::kBlue));
  p.click("help");
  for (const Reading& page : kBehindTheRules) CHECK(kept(page.slot));
}

TEST_CASE("S52 the start screen has a place for the first page, where nothing covers it") {
  for (const ImVec2 window : {kDesktop, ImVec2{800, 600}, kPhoneSize}) {
    Hand hand(window, Pointer::kMouse, lobby());
    const auto place = kept(kLearn.slot);
    REQUIRE(place);
    CHECK(inside(*place, window));
    for (const char* other : {"help", "settings", "start.side.red"})
      CHECK(apart(*place, hand.place(other)));
    hand.click("help");
    CHECK_FALSE(kept(kLearn.slot));  // real HTML would float above the sheet
  }
  Hand under_a_card(kDesktop, Pointer::kMouse, lobby(true));
  CHECK_FALSE(kept(kLearn.slot));
}

}  // namespace
}  // namespace wg::tarn_face
