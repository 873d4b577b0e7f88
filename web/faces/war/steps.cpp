// faces/war/steps.cpp — every order has a place in one row, and so has the beginning of every turn.
#include "faces/war/steps.h"

#include <algorithm>

#include "war/words.h"

#include "faces/scrubber.h"
#include "faces/themes.h"

namespace wg::war_face {
namespace {

constexpr std::uint64_t kOrder_ms = 900;

// Of the beginning of a turn. The turn under way is one place, the last.
int place_of(const Scene& s, Step step) {
  int place = 0;
  for (Step i = 0; i < step && i < s.turns.size(); ++i) place += s.turns[i].orders + 1;
  return place;
}
int place_now(const Scene& s) {
  return s.live ? place_of(s, s.length) : place_of(s, s.step) + static_cast<int>(s.taken);
}

void look(const Sitting& s, std::optional<Step> to) {
  if (!to) return;
  int rest = static_cast<int>(*to);
  for (Step step = 0; step < s.scene.turns.size(); ++step) {
    const int places = s.scene.turns[step].orders + 1;
    if (rest < places) return s.wish(wish::SeekOrder{step, static_cast<std::size_t>(rest)});
    rest -= places;
  }
  s.wish(wish::BackToNow{});
}

face::Scrubber by_orders(const Sitting& s) {
  return {s.desk.replay,
          place_now(s.scene),
          place_of(s.scene, s.scene.length),
          s.now_ms,
          "order.previous",
          "replay.play",
          "order.next",
          "orders",
          "Back by one order",
          "Play on, order by order",
          "Stop",
          "On by one order",
          "The orders"};
}
face::Scrubber by_turns(const Sitting& s) {
  face::Scrubber all = by_orders(s);
  all.at = static_cast<int>(s.scene.step);
  all.last = static_cast<int>(s.scene.length);
  all.track = "turns";
  all.track_words = "The turns so far";
  return all;
}

}  // namespace

void show_track(const Sitting& s, Rect r) {
  if (s.scene.length == 0 || r.w < 60) return;
  std::vector<face::Mark> marks;
  int step = 0;
  for (const Told& t : s.scene.turns) {
    const std::uint32_t colour = s.ink(t.side);
    // Shown where it led to: the step after.
    if (t.arsenal) marks.push_back({step + 1, face::Sign::kTriangle, colour});
    if (!t.arsenal && t.destroyed) marks.push_back({step + 1, face::Sign::kCross, colour});
    if (!t.arsenal && !t.destroyed && t.dislodged)
      marks.push_back({step + 1, face::Sign::kDot, colour});
    ++step;
  }
  const auto to = face::step_track(s.frame, r, by_turns(s), marks);
  if (!to) return;
  if (*to >= s.scene.length)
    s.wish(wish::BackToNow{});
  else
    s.wish(wish::Seek{*to});
}

void show_step_buttons(const Sitting& s, Rect r) {
  look(s, face::step_buttons(s.frame, r, by_orders(s)));
}

void step_by(const Sitting& s, int orders) {
  s.desk.replay.playing = false;
  const int now = place_now(s.scene), last = place_of(s.scene, s.scene.length),
            to = std::clamp(now + orders, 0, last);
  if (to != now) look(s, static_cast<Step>(to));
}

void take_replay_keys(const Sitting& s) {
  if (s.desk.cursor) return;  // the arrows are the board's
  look(s, face::take_step_keys(s.frame, by_orders(s)));
}

void replay(const Sitting& s) {
  const auto times = static_cast<std::uint64_t>(face::kPaces[s.desk.pace].times);
  const face::Played played = face::play_on(by_orders(s), kOrder_ms / times, 0);
  look(s, played.next);
  if (played.wake_ms > 0) s.answer.wake_ms = played.wake_ms;
}

}  // namespace wg::war_face
