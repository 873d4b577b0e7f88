// ui/locks_test.cpp — what is locked is neither shown nor heard, on any screen.
#include "faces/tarn/locks.h"

#include <functional>
#include <set>

#include "faces/tarn/review.h"
#include "faces/tarn/start.h"
#include "faces/tarn/text.h"
#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr Locks kAll{true, true, true, true, true, true, true, true, true, true, true};

Hand::Screen lobby() {
  return [](ui::Frame& f, Desk& d) { return show_start(f, d, {}); };
}
bool kept(std::string_view name) {
  return std::any_of(ui::slots().begin(), ui::slots().end(),
                     [&](const ui::Slot& s) { return s.name == name; });
}
bool shown(const Hand& hand, std::string_view name) { return hand.control(name) || kept(name); }

const std::pair<ImVec2, Pointer> kScreens[] = {{kDesktop, Pointer::kMouse},
                                               {{800, 600}, Pointer::kMouse},
                                               {{800, 600}, Pointer::kFinger},
                                               {kPhoneSize, Pointer::kFinger}};

TEST_CASE("P21 start: what is locked is not shown, and can still be read") {
  for (const auto& [window, pointer] : kScreens) {
    CAPTURE(window.x);
    Hand hand(window, pointer, lobby());
    constexpr const char* kNames[] = {"start.side.red", "start.balance", "start.rival",
                                      "start.learn",    "start.open",    "settings",
                                      "help",           "learn.play"};
    if (window.x > 400)  // a phone has some of them further down
      for (const char* name : kNames) CHECK_MESSAGE(shown(hand, name), name);
    hand.desk.locks = kAll;
    hand.frames(2);
    for (const char* name : kNames) CHECK_MESSAGE(!shown(hand, name), name);
    CHECK(shown(hand, "start.side.blue"));  // the one side there is
    CHECK(only<wish::Begin>(hand.click("start.begin")).setup.blue == BlueCommander::kPerson);
  }
}

TEST_CASE("P21 play: locked tools are not shown, and the question mark opens nothing") {
  for (const auto& [window, pointer] : kScreens) {
    CAPTURE(window.x);
    Player p(new_game(Seat::kBlue), window, pointer);
    const bool phone = window.x < 400;
    if (phone) p.click("menu");
    for (const char* name : {"help", "settings", "share.copy"}) CHECK_MESSAGE(shown(p, name), name);
    p.desk.locks = kAll;
    p.desk.popover = Popover::kNone;
    p.frames(2);
    CHECK_FALSE(shown(p, "undo"));
    if (phone) p.click("menu");
    for (const char* name : {"help", "settings", "share.copy", "undo", "redo"})
      CHECK_MESSAGE(!shown(p, name), name);
    p.desk.popover = Popover::kNone;
    p.press(ImGuiKey_Slash);
    CHECK(p.desk.popover == Popover::kNone);
  }
}

TEST_CASE("P21 settings: the hint level, taking orders back and leaving can go one by one") {
  Player p(new_game(Seat::kBlue));
  const auto parts = [&](Locks locks) {
    p.desk.locks = locks;
    p.desk.popover = Popover::kSettings;
    p.frames(2);
    return std::array{shown(p, "hints.full"), shown(p, "orders.reset"), shown(p, "leave"),
                      shown(p, "print.log")};
  };
  CHECK(parts({}) == std::array{true, true, true, true});
  CHECK(parts({.hints = true}) == std::array{false, true, true, true});
  CHECK(parts({.undo = true}) == std::array{true, false, true, true});
  CHECK(parts({.another = true}) == std::array{true, true, false, true});
}

TEST_CASE("P21 finish: no review, no other game, no link where they are locked; the log stays") {
  for (const auto& [window, pointer] : kScreens) {
    CAPTURE(window.x);
    Player p(ended_game(Seat::kBlue), window, pointer);
    p.desk.locks = kAll;
    p.frames(2);
    for (const char* name :
         {"review", "again.same", "again.new", "again.sides", "share.copy", "print.review"})
      CHECK_MESSAGE(!shown(p, name), name);
    CHECK(std::get<wish::Print>(p.click("print.log").at(0)).what == wish::kLog);
    p.desk.locks = {.side = true};
    p.frames(2);
    CHECK(shown(p, "again.same"));
    CHECK_FALSE(shown(p, "again.sides"));
  }
}

// The names of a leaf's controls and links.
std::set<std::string> on_leaf(const std::function<void(text::Leaf&)>& tell) {
  text::Leaf leaf("");
  tell(leaf);
  std::set<std::string> all;
  for (const text::Part& p : leaf.parts())
    if (!p.name.empty()) all.insert(p.name);
  return all;
}

TEST_CASE("P21 in the text view what is locked is not there either, and can still be read") {
  const TarnGame live = new_game(Seat::kBlue), over = ended_game(Seat::kBlue);
  TarnGame reviewed = ended_game(Seat::kBlue);
  const std::pair<std::function<void(text::Leaf&, Desk&)>, std::set<std::string>> kLeaves[] = {
      {[](text::Leaf& l, Desk& d) { tell_start(l, d, {}); },
       {"start.side", "start.balance", "start.rival", "start.learn", "start.open", "settings",
        "help", "learn.play", "learn.model", "learn.balance", "learn.sources", "learn.about"}},
      {[&](text::Leaf& l, Desk& d) { tell_play(l, d, live.scene()); },
       {"undo", "redo", "orders.reset", "share.copy", "settings", "help", "leave"}},
      {[&](text::Leaf& l, Desk& d) { tell_play(l, d, over.scene()); },
       {"review", "again.same", "again.new", "again.sides", "print.review", "share.copy",
        "settings", "help", "leave"}},
      {[&](text::Leaf& l, Desk& d) { tell_review(l, d, reviewed.review_scene()); },
       {"review.branch", "share.copy", "settings", "help"}},
      {[&](text::Leaf& l, Desk& d) {
         d.popover = Popover::kSettings;
         tell_play(l, d, live.scene());
       },
       {"hints"}}};
  for (const auto& [tell, names] : kLeaves) {
    Desk free, locked;
    locked.locks = kAll;
    const auto before = on_leaf([&](text::Leaf& l) { tell(l, free); });
    const auto after = on_leaf([&](text::Leaf& l) { tell(l, locked); });
    for (const std::string& name : names) {
      CAPTURE(name);
      CHECK(before.count(name) == 1);
      CHECK(after.count(name) == 0);
    }
    for (const std::string& name : before)
      if (!names.count(name)) CHECK_MESSAGE(after.count(name) == 1, name);
  }
}

TEST_CASE("P21 every way round a lock is refused by name, and nothing else is") {
  const auto by = [](Locks locks, const Wish& w) { return locked_by(locks, w); };
  const Wish undoing[] = {wish::Undo{}, wish::Redo{}, wish::Reset{}};
  for (const Wish& w : undoing) {
    CHECK(by({.undo = true}, w) == "undo");
    Locks others = kAll;
    others.undo = false;
    CHECK(by(others, w).empty());
  }
  const Wish leaving[] = {wish::ToStart{}, wish::SameAgain{}, wish::Learn{}, wish::PlayFromHere{},
                          wish::ChangeSides{}};
  for (const Wish& w : leaving) {
    CHECK(by({.another = true}, w) == "new");
    CHECK(by({}, w).empty());
  }
  CHECK(by({.side = true}, wish::ChangeSides{}) == "side");
  CHECK(by({.paste = true}, wish::OpenText{}) == "paste");
  CHECK(by({.review = true}, wish::Review{true}) == "review");
  CHECK(by({.review = true}, wish::Review{false}).empty());  // who is in there may leave
  CHECK(by({.review = true}, wish::Print{wish::kReview}) == "review");
  const Wish playing[] = {wish::EndTurn{},   wish::Begin{},   wish::Seek{},
                          wish::BackToNow{}, wish::Dismiss{}, wish::Print{wish::kLog}};
  for (const Wish& w : playing) CHECK(by(kAll, w).empty());
}

TEST_CASE("P7 inside somebody's page the bar has no title of its own") {
  // The tools stand where they stood: only words are left out, so nothing else moves.
  Player p(new_game(Seat::kBlue));
  const Rect before = p.place("help");
  p.desk.compact = true;
  p.frames(2);
  CHECK(p.place("help").x == before.x);
  Hand upright(kPhoneSize, Pointer::kFinger, lobby());
  const float below_picture = upright.place("start.side.blue").y;
  upright.desk.compact = true;
  upright.frames(2);
  CHECK(upright.place("start.side.blue").y < below_picture);
}

}  // namespace
}  // namespace wg::tarn_face
