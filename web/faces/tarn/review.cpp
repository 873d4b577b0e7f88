// faces/tarn/review.cpp — the maps of one hour beside each other, the hours below them, the words
// around them.
#include "faces/tarn/review.h"

#include <algorithm>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/bar.h"
#include "faces/cards.h"
#include "faces/scrubber.h"
#include "faces/tarn/cards.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/map.h"
#include "faces/tarn/motion.h"
#include "faces/tarn/review_maps.h"
#include "faces/tarn/review_parts.h"
#include "faces/themes.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

constexpr std::uint64_t kPause_ms = 900, kStill_ms = 1800;  // between hours that are played

face::Scrubber scrubber(const Reviewing& s) {
  return {.playback = s.desk.review,
          .at = s.scene.hour,
          .last = s.scene.last,
          .now_ms = s.now_ms,
          .previous = "review.previous",
          .play = "review.play",
          .next = "review.next",
          .track = "review.hours",
          .back_words = "An hour back",
          .play_words = "Play hour by hour",
          .stop_words = "Stop here",
          .on_words = "An hour on",
          .track_words = "The hours of the day"};
}
void seek(const Reviewing& s, std::optional<Step> to) {
  if (to) s.wish(wish::Seek{*to});
}

std::uint64_t times(const Reviewing& s) {
  return static_cast<std::uint64_t>(face::kPaces[s.desk.pace].times);
}
std::uint64_t pause_ms(const Reviewing& s) { return kPause_ms / times(s); }
std::uint64_t hour_lasts(const Reviewing& s) {
  const Seen& truth = s.scene.seen[wg::index(Seat::kUmpire)];
  if (!s.scene.moves || !truth.before) return kStill_ms / times(s);
  return (kPause_ms + static_cast<std::uint64_t>(play_ms(*truth.before, truth.now))) / times(s);
}

// How far the hour that led here has been played.
float keep_playing(const Reviewing& s) {
  // Where nothing moves, all of an hour is the pause.
  const std::uint64_t lasts = hour_lasts(s), pause = s.scene.moves ? pause_ms(s) : lasts;
  const face::Played played = face::play_on(scrubber(s), lasts, pause);
  seek(s, played.next);
  if (played.wake_ms) s.answer.wake_ms = played.wake_ms;
  if (played.progress < 1) s.answer.restless = true;
  return played.progress;
}

void next_pace(Desk& d) { d.pace = (d.pace + 1) % face::kPaces.size(); }

void show_bar(const Reviewing& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  ui::surface(f, r, p.panel);
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
  const bool wide = r.w >= 700;
  const float side = f.coarse ? 44 : 34, middle = r.y + r.h / 2, y = std::round(middle - side / 2);
  float x = r.x + r.w - (wide ? 12.0f : 2.0f);
  const auto tool = [&](std::string_view name, std::string_view label, Icon icon) {
    x -= side;
    const bool pressed = ui::tool(f, {x, y, side, side}, name, label, icon);
    x -= 2;
    return pressed;
  };
  const Locks& locks = s.desk.locks;
  if (!locks.help && tool("help", "How to play", Icon::kHelp)) s.desk.popover = Popover::kHelp;
  if (!locks.settings && tool("settings", "Settings", Icon::kSettings))
    s.desk.popover = Popover::kSettings;
  constexpr float kPace_w = 44;
  x -= kPace_w + 2;
  const std::string pace(face::kPaces[s.desk.pace].label);
  if (ui::button(f, {x, y, kPace_w, side},
                 {.name = "review.pace", .label = pace, .tone = ui::Tone::kQuiet}))
    next_pace(s.desk);
  if (wide && !locks.copy) {
    const float copy_w = std::ceil(type::width(Style::kLabel14, face::kCopy)) + 28;
    x -= copy_w + 4;
    const Rect slot{x, y, copy_w, side};
    face::reserve_copy(f, s.scene.card.has_value(), slot);
  }
  const ui::Button back{.name = "review.back",
                        .label = "Back",
                        .tone = ui::Tone::kQuiet,
                        .icon = Icon::kLeft,
                        .icon_only = !wide};
  const float back_w = wide ? ui::button_width(back) + 20 : side;
  if (ui::button(f, {r.x + (wide ? 8.0f : 2.0f), y, back_w, side}, back))
    s.wish(wish::Review{false});
  float at = r.x + back_w + (wide ? 18 : 8);
  const std::string title = "Review: " + s.scene.title;
  if (wide && !s.desk.compact && at + type::width(Style::kName, tarn::kTitle) + 40 < x) {
    ui::upright(f, at - 6, middle - 9, middle + 9);
    text(f, Style::kName, {at + 8, middle + 6.5f}, p.ink, tarn::kTitle);
    at += type::width(Style::kName, tarn::kTitle) + 24;
    ui::upright(f, at, middle - 9, middle + 9);
    at += 16;
  }
  text(f, Style::kBody14, {at, middle + 5}, p.ink2,
       type::fit(Style::kBody14, wide ? title : "Review", x - at - 6));
}

std::string map_title(Seat seat) {
  return seat == Seat::kUmpire ? "What was there"
                               : "What " + std::string(tarn::side_name(seat)) + " believed";
}

void show_maps(const Reviewing& s, float progress) {
  const ReviewAreas& a = s.areas;
  ReviewDesk& d = s.desk.review;
  ui::Frame& f = s.frame;
  const Seat seats[] = {a.maps == 3   ? Seat::kBlue
                        : a.maps == 2 ? d.side
                                      : d.map,
                        a.maps == 3 ? Seat::kRed : Seat::kUmpire, Seat::kUmpire};
  for (std::size_t i = 0; i < static_cast<std::size_t>(a.maps); ++i) {
    const Rect& r = a.map[i];
    show_seen(s, r, seats[i], progress);
    if (a.maps == 1) continue;
    text(f, Style::kLabel16, {r.x, r.y - 13}, f.palette.ink,
         type::fit(Style::kLabel16, map_title(seats[i]),
                   r.w - (a.maps == 2 && i == 0 ? 116.0f : 70.0f)));
    if (a.maps == 2 && i == 0) continue;  // the switch stands there
    text(f, Style::kNote, {r.x + r.w, r.y - 13}, f.palette.ink2,
         "at " + clock_text(kFirstClock + s.scene.hour), Align::kRight);
  }
  if (a.choice.h <= 0) return;
  if (a.maps == 2) return choose_side(s, a.choice, "review", d.side);
  const ui::Part parts[] = {
      {"review.blue", "Blue"}, {"review.red", "Red"}, {"review.truth", "Truth"}};
  if (const auto now = ui::segmented(f, a.choice, parts, wg::index(d.map))) {
    d.map = static_cast<Seat>(*now);
    if (d.map != Seat::kUmpire) d.side = d.map;
  }
}

void show_hours(const Reviewing& s, Rect r) {
  ui::Frame& f = s.frame;
  const float tall = std::max(r.h + 10, f.coarse ? 44.0f : 0.0f);
  const Rect target{r.x, r.y + r.h / 2 - tall / 2, r.w, tall};
  const ui::Touch t = f.touch("review.hours", target, "The hours of the day");
  if ((t.pressed || t.held) && !t.focused) {
    const int at = static_cast<int>((ImGui::GetIO().MousePos.x - r.x) / r.w * kHours);
    const int to = std::clamp(at, 0, static_cast<int>(s.scene.last));
    s.desk.review.playing = false;
    if (to != s.scene.hour) s.wish(seek_to(to));
  }
  draw_hours(f.list(), r, f.ratio, s.scene.day, f.palette);
  if (t.focused) focus(f.pen(), r);
}

void show_panel(const Reviewing& s) {
  const ReviewAreas& a = s.areas;
  ui::Frame& f = s.frame;
  const bool upright = a.panel.x > 0;
  if (upright) {
    ui::surface(f, {a.panel.x, a.bar.h, a.panel.w, a.window.h - a.bar.h}, f.palette.panel);
    ui::upright(f, a.panel.x, a.bar.h, a.window.h);
  }
  Tab tab = Tab::kMoments;
  if (a.tabs.h > 0) {
    std::vector<ui::Part> parts;
    std::vector<Tab> which;
    const auto offer = [&](Tab t, std::string_view name, std::string_view label) {
      parts.push_back({name, label});
      which.push_back(t);
    };
    if (a.wrong.h <= 0)
      offer(Tab::kWrong, "review.tab.wrong", a.tabs.w < 240 ? "Wrong" : "Wrong beliefs");
    offer(Tab::kMoments, "review.tab.moments", "Moments");
    if (a.worth.h <= 0) offer(Tab::kWorth, "review.tab.worth", "Reruns");
    auto chosen = static_cast<std::size_t>(
        std::find(which.begin(), which.end(), s.desk.review.tab) - which.begin());
    if (chosen == which.size()) chosen = a.wrong.h <= 0 ? 1 : 0;
    if (const auto now = ui::segmented(f, a.tabs, parts, chosen)) {
      s.desk.review.tab = which[*now];
      chosen = *now;
    }
    tab = which[chosen];
  }
  if (tab == Tab::kWrong)
    show_wrong(s, a.panel);
  else if (tab == Tab::kWorth)
    show_worth_tab(s, a.panel);
  else
    show_moments(s, a.panel);
  if (a.actions.h > 0) show_actions(s, a.actions);
}

void take_keys(const Reviewing& s) {
  ui::Frame& f = s.frame;
  Desk& d = s.desk;
  if (s.scene.card) return;
  if (f.take(ImGuiKey_Escape)) {
    if (d.popover != Popover::kNone)
      d.popover = Popover::kNone;
    else
      s.wish(wish::Review{false});
  }
  if (!d.locks.help && f.take(ImGuiKey_Slash))
    d.popover = d.popover == Popover::kHelp ? Popover::kNone : Popover::kHelp;
  if (d.popover != Popover::kNone) return;
  seek(s, face::take_step_keys(f, scrubber(s)));
  if (f.take(ImGuiKey_S)) {
    next_pace(d);
    say(d, "Hours are played at " + std::string(face::kPaces[d.pace].label) + ".", s.now_ms);
  }
}

// A message at the foot of the maps, as at the table.
void show_message(const Reviewing& s) {
  Desk& d = s.desk;
  if (d.toast.empty()) return;
  if (s.now_ms >= d.toast_ends_ms) return d.toast.clear();
  face::draw_message(s.frame, s.areas.map[0], d.toast);
  s.answer.wake_ms =
      s.answer.wake_ms ? std::min(s.answer.wake_ms, d.toast_ends_ms) : d.toast_ends_ms;
}

}  // namespace

Answer show_review(ui::Frame& frame, Desk& desk, const ReviewScene& scene, std::uint64_t now_ms) {
  Answer answer;
  const ReviewAreas a = review_areas(ImGui::GetIO().DisplaySize, frame.coarse);
  const Reviewing s{frame, desk, scene, a, answer, now_ms};
  desk.focus.away = false;
  const float progress = keep_playing(s);
  ui::surface(frame, a.window, a.panel.x > 0 ? frame.palette.paper : frame.palette.panel);
  {
    const ui::Beneath beneath(frame, scene.card || desk.popover != Popover::kNone);
    show_bar(s, a.bar);
    show_maps(s, progress);
    seek(s, face::step_buttons(frame, a.steps, scrubber(s)));
    show_hours(s, a.hours);
    if (a.wrong.h > 0) show_wrong(s, a.wrong);
    if (a.worth.h > 0) show_worth_below(s, a.worth);
    show_panel(s);
  }
  if (desk.popover == Popover::kHelp)
    help_sheet(frame, desk, Seat::kBlue, answer);
  else if (desk.popover == Popover::kSettings)
    settings_sheet(frame, desk, answer, nullptr);
  else
    desk.popover = Popover::kNone;
  if (scene.card && face::draw_card(frame, a.window, *scene.card))
    answer.wishes.push_back(wish::Dismiss{});
  show_message(s);
  take_keys(s);
  return answer;
}

Answer show_review_warning(ui::Frame& f) {
  Answer answer;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float w = std::min(460.0f, window.x - 24), pad = 24;
  const auto lines =
      static_cast<float>(type::wrap(Style::kBody14, kReviewWarning, w - 2 * pad).size());
  const float h = 62 + lines * 20 + 12 + 44 + pad;
  const Rect plate{std::round((window.x - w) / 2), std::max(std::round((window.y - h) / 2), 0.0f),
                   w, h};
  ui::surface(f, {0, 0, window.x, window.y}, f.palette.paper);
  ui::plate(f, plate);
  text(f, Style::kName, {plate.x + pad, plate.y + 38}, f.palette.ink, "Show what was hidden?");
  ui::paragraph(f, Style::kBody14, {plate.x + pad, plate.y + 64}, f.palette.ink, kReviewWarning,
                w - 2 * pad);
  const float half = std::floor((w - 2 * pad - 12) / 2), y = plate.y + h - pad - 44;
  if (ui::button(f, {plate.x + pad, y, half, 44}, {.name = "review.show", .label = "Show it"}))
    answer.wishes.push_back(wish::Review{true});
  const bool play_on =
      ui::button(f, {plate.x + pad + half + 12, y, half, 44},
                 {.name = "review.play_on", .label = "Play on", .tone = ui::Tone::kPrimary});
  if (play_on || f.take(ImGuiKey_Escape)) answer.wishes.push_back(wish::Review{false});
  return answer;
}

}  // namespace wg::tarn_face
