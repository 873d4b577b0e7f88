// The scrubber of any game: every step can be reached by track, button and key, and it plays by
// itself at the time it says.
#include "faces/scrubber.h"

#include "hand.h"

namespace wg::face {
namespace {

using Hand = HandOf<Desk, CommonWish>;
constexpr ImVec2 kWindow{640, 200};
constexpr Rect kTrack{20, 40, 600, 40}, kButtons{20, 100, 140, 44};

// A game of so many steps, looked at where the scrubber says.
struct Film {
  int at = 0, last = 120;
  Playback playback{};
  std::uint64_t now_ms = 1'000;

  Scrubber scrubber() {
    return {.playback = playback,
            .at = at,
            .last = last,
            .now_ms = now_ms,
            .previous = "film.previous",
            .play = "film.play",
            .next = "film.next",
            .track = "film.steps",
            .back_words = "A step back",
            .play_words = "Play",
            .stop_words = "Stop here",
            .on_words = "A step on",
            .track_words = "The steps"};
  }
  Hand::Screen screen() {
    return [this](ui::Frame& f, Desk&) {
      Hand::Answer answer;
      const auto look = [&](std::optional<Step> to) {
        if (!to) return;
        at = static_cast<int>(*to);
        answer.wishes.push_back(wish::Seek{*to});
      };
      look(step_track(f, kTrack, scrubber(), {}));
      look(step_buttons(f, kButtons, scrubber()));
      look(take_step_keys(f, scrubber()));
      return answer;
    };
  }
};

}  // namespace

TEST_CASE("P18 the track leads to every step of a game of 120") {
  Film film;
  Hand hand(kWindow, Pointer::kMouse, film.screen());
  // The handle's ends lie 8 pixels inside, so 584 pixels are 120 steps.
  for (int step = 1; step <= film.last; ++step) {
    hand.click({28 + 584 * static_cast<float>(step) / 120, 60});
    CHECK(film.at == step);
  }
  hand.drag({600, 60}, {5, 60});
  CHECK(film.at == 0);
  hand.drag({28, 60}, {700, 60});
  CHECK(film.at == 120);
}

TEST_CASE("P18 buttons and keys go a step back and on, and no further than there are steps") {
  Film film{.at = 119};
  Hand hand(kWindow, Pointer::kFinger, film.screen());
  CHECK(only<wish::Seek>(hand.click("film.next")).step == 120);
  CHECK(hand.click("film.next").empty());
  CHECK(hand.press(ImGuiKey_RightArrow).empty());
  CHECK(only<wish::Seek>(hand.press(ImGuiKey_Home)).step == 0);
  CHECK(hand.click("film.previous").empty());
  CHECK(hand.press(ImGuiKey_LeftArrow).empty());
  CHECK(only<wish::Seek>(hand.press(ImGuiKey_End)).step == 120);
  CHECK(only<wish::Seek>(hand.click("film.previous")).step == 119);
}

TEST_CASE(
    "P18 played by itself, a game goes on a step as often as it should, and stops at its end") {
  Film film{.at = 118};
  Hand hand(kWindow, Pointer::kMouse, film.screen());
  CHECK(only<wish::Seek>(hand.press(ImGuiKey_Space)).step == 119);
  CHECK(film.playback.playing);
  // A step of 1000 ms, of which the last 400 are still.
  const auto later = [&](std::uint64_t ms) {
    film.now_ms += ms;
    return play_on(film.scrubber(), 1'000, 400);
  };
  CHECK(later(300).progress == doctest::Approx(0.5f));
  CHECK(later(0).wake_ms == 2'000);
  CHECK(later(300).progress == 1);
  CHECK_FALSE(later(399).next);
  CHECK(later(1).next == Step{120});
  film.at = 120;
  CHECK_FALSE(later(999).next);
  CHECK(film.playback.playing);
  CHECK_FALSE(later(1).next);
  CHECK_FALSE(film.playback.playing);
  // From the end it begins again; a step by hand stops it.
  CHECK(only<wish::Seek>(hand.click("film.play")).step == 0);
  hand.press(ImGuiKey_RightArrow);
  CHECK_FALSE(film.playback.playing);
}

}  // namespace wg::face
