// faces/scrubber.h — a game looked at step by step: back, play, on; a track with a handle; keys.
#pragma once
#include <optional>
#include <span>

#include "faces/desk.h"

namespace wg::face {

// Where in it, of 0 … last; and by which names and words it is touched.
struct Scrubber {
  Playback& playback;
  int at = 0, last = 0;
  std::uint64_t now_ms = 0;
  std::string_view previous, play, next, track;  // names
  std::string_view back_words, play_words, stop_words, on_words, track_words;
};

// All of these answer with the step to look at, if it is another.
std::optional<Step> step_buttons(ui::Frame&, Rect, const Scrubber&);
std::optional<Step> take_step_keys(ui::Frame&, const Scrubber&);  // arrows, Home, End, Space

// What happened on the way, above the track: told by shape as well as by colour.
enum class Sign : std::uint8_t { kDot, kCross, kTriangle };
struct Mark {
  int step = 0;
  Sign sign = Sign::kDot;
  std::uint32_t colour = 0;
};
// With a longer tick and its number at every `tens`-th step, where there is room below it.
std::optional<Step> step_track(ui::Frame&, Rect, const Scrubber&, std::span<const Mark>,
                               int tens = 10);

// How far the step that led here has been played; and the next one, once it is time. A step takes
// `lasts_ms`, of which nothing moves in the last `pause_ms`.
struct Played {
  float progress = 1;
  std::optional<Step> next;
  std::uint64_t wake_ms = 0;
};
Played play_on(const Scrubber&, std::uint64_t lasts_ms, std::uint64_t pause_ms);

}  // namespace wg::face
