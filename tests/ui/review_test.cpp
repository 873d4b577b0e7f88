// ui/review_test.cpp — the review: every control reached by hand and by key, the maps drawn from
// what each side knew, the numbers from what was counted.
#include "faces/tarn/review.h"

#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr ImVec2 kSizes[] = {{1280, 800}, {800, 600}, {320, 640}};

TarnGame reviewed(Step hour, std::uint32_t pairs = 20) {
  TarnGame game = ended_game(Seat::kBlue);
  game.seek(hour);
  game.review().run(true);
  for (std::uint32_t i = 0; i < pairs; ++i) game.review().play_pair();
  return game;
}

struct Laid {
  TarnGame game_;
  std::uint64_t now_ms = 0;
  bool moves = true;
};
// A review whose wishes come true, as the application makes them.
class Reviewer : private Laid, public Hand {
 public:
  using Laid::moves;
  using Laid::now_ms;

  explicit Reviewer(TarnGame game, ImVec2 window = kDesktop, Pointer pointer = Pointer::kMouse)
      : Laid{std::move(game)}, Hand(window, pointer, [this](ui::Frame& f, Desk& d) {
          ReviewScene scene = game_.review_scene();
          scene.moves = moves;
          return show_review(f, d, scene, now_ms);
        }) {}
  TarnGame& game() { return game_; }
  ReviewScene scene() { return game_.review_scene(); }
  int hour() { return game_.review_scene().hour; }
  Wishes grant(Wishes wishes) {
    for (const Wish& w : wishes) {
      if (const auto* s = std::get_if<wish::Seek>(&w)) game_.seek(s->step);
      if (const auto* r = std::get_if<wish::Rerun>(&w)) game_.review().run(r->on);
    }
    frames(2);
    return wishes;
  }
};

bool has(const Hand& hand, std::string_view name) { return hand.control(name) != nullptr; }

// Walks down until the control has the ring; false: it is never reached.
bool walk_to(Hand& hand, std::string_view name) {
  for (int i = 0; i < 60 && hand.desk.focus.name != name; ++i) hand.press(ImGuiKey_DownArrow);
  return hand.desk.focus.name == name;
}

bool shown(const Hand& hand, std::string_view name) {
  const auto& all = ui::slots();
  (void)hand;
  return std::any_of(all.begin(), all.end(), [&](const ui::Slot& s) { return s.name == name; });
}

TEST_CASE("P19 three pictures at once where there is room: both beliefs, and the truth") {
  Reviewer wide(reviewed(4));
  for (const char* map : {"review.map.blue", "review.map.red", "review.map.truth"})
    CHECK(shown(wide, map));
  const Rect blue = wide.place("review.map.blue"), red = wide.place("review.map.red"),
             truth = wide.place("review.map.truth");
  CHECK(blue.w == red.w);
  CHECK(blue.w == truth.w);
  CHECK(blue.h == truth.h);
  Reviewer middle(reviewed(4), {800, 600});
  CHECK(shown(middle, "review.map.blue"));
  CHECK_FALSE(shown(middle, "review.map.red"));
  CHECK(shown(middle, "review.map.truth"));
  middle.grant(middle.click("review.red"));
  CHECK(shown(middle, "review.map.red"));
  CHECK_FALSE(shown(middle, "review.map.blue"));
  Reviewer phone(reviewed(4), kPhoneSize, Pointer::kFinger);
  for (const char* which : {"red", "truth", "blue"}) {
    phone.grant(phone.click(std::string("review.") + which));
    for (const char* map : {"blue", "red", "truth"})
      CHECK(shown(phone, std::string("review.map.") + map) == (std::string(map) == which));
  }
}

TEST_CASE("P19 a side's map is drawn from its own view: every mark on it is one of its contacts") {
  Reviewer hand(reviewed(4));
  for (Step hour = 0; hour <= hand.game().table().length(); ++hour) {
    CAPTURE(hour);
    hand.game().seek(hour);
    hand.frames(2);
    const ReviewScene scene = hand.scene();
    for (const Seat seat : {Seat::kBlue, Seat::kRed, Seat::kUmpire}) {
      const View view =
          Rules::view(hand.game().table().setup(), hand.game().table().state(hour), seat);
      CHECK(scene.seen[wg::index(seat)].now == view);
      const std::string map = seat == Seat::kBlue  ? "review.map.blue."
                              : seat == Seat::kRed ? "review.map.red."
                                                   : "review.map.truth.";
      std::size_t drawn = 0;
      for (const ui::Slot& slot : ui::slots()) drawn += slot.name.rfind(map, 0) == 0 ? 1 : 0;
      std::size_t known = 0;
      for (const Contact& c : view.contacts) {
        const bool gone = c.broken && age_h(view, c) > 0;
        known += c.placed && !gone && age_h(view, c) <= kOldestShown_h ? 1 : 0;
      }
      CHECK(drawn == known);
    }
  }
}

TEST_CASE("P18 the hours: by step, by bar, by key, by moment") {
  for (const ImVec2 size : kSizes) {
    CAPTURE(size.x);
    Reviewer hand(reviewed(4), size);
    hand.grant(hand.click("review.next"));
    CHECK(hand.hour() == 5);
    hand.grant(hand.click("review.previous"));
    CHECK(hand.hour() == 4);
    const Rect bar = hand.place("review.hours");
    hand.grant(hand.click({bar.x + bar.w * 7.5f / 14, bar.middle().y}));
    CHECK(hand.hour() == 7);
    hand.grant(hand.press(ImGuiKey_LeftArrow));
    CHECK(hand.hour() == 6);
    hand.grant(hand.press(ImGuiKey_RightArrow));
    CHECK(hand.hour() == 7);
    hand.grant(hand.press(ImGuiKey_Home));
    CHECK(hand.hour() == 0);
    CHECK_FALSE(hand.control("review.previous")->enabled);
    hand.grant(hand.press(ImGuiKey_End));
    CHECK(hand.hour() == hand.scene().last);
    CHECK_FALSE(hand.control("review.next")->enabled);
    const auto wanted = hand.scene().moments[0];
    hand.grant(hand.click("moment.0"));
    CHECK(hand.hour() == wanted.at);
    CHECK(hand.control("moment.0")->chosen);
  }
}

TEST_CASE("P18 dragging along the bar scrubs, and does not leave the day") {
  Reviewer hand(reviewed(4));
  const Rect bar = hand.place("review.hours");
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(bar.x + bar.w * 0.5f / 14, bar.middle().y);
  hand.grant(hand.frame());
  io.AddMouseButtonEvent(0, true);
  hand.grant(hand.frames(2));
  CHECK(hand.hour() == 0);
  for (const int hour : {3, 6, 2}) {
    io.AddMousePosEvent(bar.x + bar.w * (static_cast<float>(hour) + 0.5f) / 14, bar.middle().y);
    hand.grant(hand.frames(2));
    CHECK(hand.hour() == hour);
  }
  io.AddMousePosEvent(bar.x + bar.w + 300, bar.middle().y);
  hand.grant(hand.frames(2));
  CHECK(hand.hour() == std::min<int>(hand.scene().last, 13));
  io.AddMouseButtonEvent(0, false);
  hand.grant(hand.frames(2));
}

TEST_CASE("P18 playing goes on by itself to the last hour, and stops when asked or touched") {
  for (const bool moves : {true, false}) {
    CAPTURE(moves);
    Reviewer hand(reviewed(4));
    hand.moves = moves;
    hand.grant(hand.press(ImGuiKey_Space));
    CHECK(hand.hour() == 5);
    hand.now_ms += 50;
    hand.grant(hand.frame());
    CHECK(hand.restless == moves);  // with reduced motion nothing moves between the hours
    for (int i = 0; i < 200 && hand.desk.review.playing; ++i) {
      hand.now_ms += 500;
      hand.grant(hand.frame());
    }
    CHECK_FALSE(hand.desk.review.playing);
    CHECK(hand.hour() == hand.scene().last);
    hand.grant(hand.click("review.play"));  // from the beginning
    CHECK(hand.hour() == 0);
    hand.grant(hand.press(ImGuiKey_RightArrow));
    CHECK_FALSE(hand.desk.review.playing);
    CHECK(hand.hour() == 1);
  }
}

TEST_CASE(
    "P18 hours are played at several paces: the same hours, in a half and a quarter of the time") {
  const auto until_the_end = [](std::size_t pace) {
    Reviewer r(reviewed(4));
    r.moves = true;
    r.desk.pace = pace;
    r.grant(r.press(ImGuiKey_Home));
    r.grant(r.press(ImGuiKey_Space));
    std::uint64_t ms = 0;
    for (; r.desk.review.playing && ms < 200'000; ms += 20) {
      r.now_ms += 20;
      r.grant(r.frame());
    }
    CHECK(r.hour() == r.scene().last);
    return ms;
  };
  const auto once = until_the_end(0), twice = until_the_end(1), four = until_the_end(2);
  // Each hour's end is noticed in the frame after it: up to 20 ms an hour.
  const std::uint64_t slack = 20 * (kHours + 1);
  CHECK(twice <= once / 2 + slack);
  CHECK(twice + slack >= once / 2);
  CHECK(four <= once / 4 + slack);
  CHECK(four + slack >= once / 4);
}

TEST_CASE("P10 P19 the review by keyboard alone, at every size") {
  for (const ImVec2 size : kSizes) {
    CAPTURE(size.x);
    Reviewer hand(reviewed(4), size);
    for (const char* name : {"review.back", "settings", "help", "review.blue", "review.previous",
                             "review.play", "review.next", "review.hours", "moment.0",
                             "review.branch", "review.print", "review.log"}) {
      CAPTURE(name);
      CHECK(walk_to(hand, name));
    }
    if (!has(hand, "reruns.more") && !has(hand, "reruns.stop")) {
      REQUIRE(walk_to(hand, "review.tab.moments"));
      hand.grant(hand.press(ImGuiKey_RightArrow));
      CHECK(hand.desk.review.tab == Tab::kWorth);
    }
    CHECK(walk_to(hand, "reruns.stop"));
    only<wish::Rerun>(hand.press(ImGuiKey_Enter));
    const auto left = only<wish::Review>(hand.press(ImGuiKey_Escape));
    CHECK_FALSE(left.open);
  }
}

TEST_CASE("S54 reruns can be stopped and run on, and nothing is counted while they stand") {
  Reviewer hand(reviewed(4, 20));
  CHECK(hand.scene().measures[0]->runs());
  const auto stopped = only<wish::Rerun>(hand.grant(hand.click("reruns.stop")));
  CHECK_FALSE(stopped.on);
  CHECK_FALSE(hand.scene().measures[0]->runs());
  hand.game().review().play_pair();
  CHECK(hand.scene().measures[0]->worth.won.n == 20);
  hand.grant(hand.click("reruns.more"));
  CHECK(hand.scene().measures[0]->wanted == 20 + kPairs);
  hand.game().review().play_pair();
  CHECK(hand.scene().measures[0]->worth.won.n == 21);
  // Played one by one they are the same reruns as all at once.
  Reruns all(hand.game().table().record(), Seat::kBlue);
  all.play(21);
  CHECK(hand.scene().measures[0]->worth == all.worth());
}

TEST_CASE("S54 where nobody or everybody plays, both sides are measured and either can be shown") {
  Setup setup;
  setup.blue = BlueCommander::kCommander;
  TarnGame game = after_hours(TarnGame(Table<Rules>({setup, 0, {}})), kHours);
  game.review().run(true);
  for (int i = 0; i < 10; ++i) game.review().play_pair();
  Reviewer hand(std::move(game));
  CHECK(hand.scene().measures[0]->worth.won.n == 5);
  CHECK(hand.scene().measures[1]->worth.won.n == 5);
  hand.grant(hand.click("reruns.side.red"));
  CHECK(hand.control("reruns.side.red")->chosen);
  // And there is nothing to play from here.
  CHECK_FALSE(hand.control("review.branch")->enabled);
  Reviewer alone(reviewed(4));
  CHECK_FALSE(has(alone, "reruns.side.red"));
}

TEST_CASE("P18 play from here: the first hours stay what they were, the rest is open") {
  TarnGame game = new_game(Seat::kBlue);
  for (int hour = 0; !game.over(); ++hour) {
    game.give(TakeStance{static_cast<UnitId>(hour % 5), Stance::kGiveGround});
    game.end_hour();
  }
  game.seek(3);
  const Table<Rules> again(game.until_here());
  CHECK(again.length() == 3);
  CHECK_FALSE(again.over());
  CHECK(again.orders(Seat::kBlue).empty());
  for (Step h = 0; h <= 3; ++h) CHECK(again.state(h) == game.table().state(h));
  only<wish::PlayFromHere>([&] {
    Reviewer hand(std::move(game));
    return hand.click("review.branch");
  }());
}

TEST_CASE("the papers are asked for by name") {
  Reviewer hand(reviewed(4));
  CHECK(only<wish::Print>(hand.click("review.print")).what == wish::kReview);
  CHECK(only<wish::Print>(hand.click("review.log")).what == wish::kLog);
}

TEST_CASE("an unfinished game is laid open only when asked") {
  Hand hand(kDesktop, Pointer::kMouse, [](ui::Frame& f, Desk&) { return show_review_warning(f); });
  CHECK(ui::controls().size() == 2);
  CHECK(only<wish::Review>(hand.click("review.show")).open);
  CHECK_FALSE(only<wish::Review>(hand.click("review.play_on")).open);
  CHECK_FALSE(only<wish::Review>(hand.press(ImGuiKey_Escape)).open);
}

}  // namespace
}  // namespace wg::tarn_face
