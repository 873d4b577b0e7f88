// web/app_guest.cpp — the game inside somebody's page: what it tells that page, and what it lets it
// do.
#include <charconv>

#include "tarn/words.h"

#include "app.h"

namespace wg {
namespace {

std::string_view id_of(Seat seat) { return seat == Seat::kBlue ? "blue" : "red"; }

std::string quoted(std::string_view words) {
  probe::Json j;
  return j.value(words).text();
}
page::Reply no(std::string_view why) { return {false, quoted(why)}; }

// Points as the screen shows them, with one decimal.
std::string in_points(tarn::Strength milli) {
  const auto tenths = (milli + 50) / 100;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace

void App::settle() {
  tell_all();
  probe::Json j;
  j.open().field("version", tarn::Rules::kVersion).field("game", tarn::Rules::kId).close();
  page::ready(j.text());
  settled_ = true;
  tell_parent();
}

std::string App::state() const {
  probe::Json j;
  j.open().field("token", game_->token()).field("hour", game_->table().length());
  j.field("shown", game_->table().cursor());
  return j.field("side", id_of(game_->seat())).field("over", game_->over()).close().text();
}

void App::tell_parent() {
  if (!game_ || !settled_) return;
  const Told now{games_, game_->table().length()};
  if (told_parent_ == now) return;
  told_parent_ = now;
  page::post("state", state(), true);
  if (!game_->over()) return;
  const tarn::Story& story = *game_->scene().story;
  probe::Json j;
  j.open().field("token", game_->token()).field("winner", id_of(story.winner));
  j.field("hours", game_->table().length()).open("score");
  for (const Seat side : kPlayers)
    j.open(id_of(side))
        .number("lost", in_points(story.lost[index(side)]))
        .number("had", in_points(story.had[index(side)]))
        .close();
  page::post("result", j.close().field("rules", tarn::Rules::kVersion).close().text(), true);
}

void App::tell_fault(const LinkFault& fault) {
  constexpr std::string_view kCodes[] = {"no-token",   "incomplete", "altered",
                                         "other-game", "newer",      "unreadable"};
  tell_fault(kCodes[static_cast<std::size_t>(fault.why)], {});
}
void App::tell_fault(std::string_view code, std::optional<Step> hour) {
  probe::Json j;
  j.open().field("code", code);
  if (hour) j.field("hour", *hour);
  page::post("error", j.close().text(), false);
}

page::Reply App::asked(std::string_view command, std::string_view what, std::string_view value) {
  screen::ask();
  if (command == "load") {
    if (const std::string why = open(what); !why.empty()) return no(why);
    if (!game_) return no("There is no game in it.");
    return {true, state()};
  }
  if (command == "setOption") {
    const std::string why = set_option(what, value);
    return why.empty() ? page::Reply{true, quoted(value)} : no(why);
  }
  if (command == "pause") {
    pause();
    return {true, "null"};
  }
  if (!game_ || at_start_) return no("No game is open.");
  if (command == "goto") {
    int hour = -1;
    std::from_chars(what.data(), what.data() + what.size(), hour);
    const int last = static_cast<int>(game_->table().length());
    if (hour < 0 || hour > last)
      return no("The game has hours 0 to " + std::to_string(last) + " so far.");
    pause();
    game_->seek(static_cast<Step>(hour));
  }
  return {true, state()};
}

// The names and values are those of the address. The player's own habits stay what they were.
std::string App::set_option(std::string_view name, std::string_view value) {
  const address::Wanted w = address::read(
      [&](std::string_view asked) { return asked == name ? std::string(value) : std::string(); });
  if (!w.complaints.empty()) return w.complaints[0];
  if (w.theme) {
    desk_.theme = *w.theme;
    screen::restyle();
  } else if (w.view) {
    look(*w.view);
  } else if (w.scale) {
    desk_.scale = *w.scale;
    screen::rescale();
  } else if (w.hints) {
    desk_.hints = desk_.choice.hints = *w.hints;
  } else if (w.summary) {
    desk_.sums_up = *w.summary;
  } else if (w.motion) {
    desk_.animates = *w.motion;
  } else {
    return "It can set theme, scale, view, hints, summary and motion.";
  }
  remembered_ = habits();
  return {};
}

// Whatever goes on by itself.
void App::pause() {
  watching_.reset();
  desk_.playing = desk_.review.playing = false;
  if (balance_) balance_->stop();
  if (reruns()) game_->review().run(false);
}

// As the address asks for it, every link that is opened.
void App::look_as_asked() {
  using address::Mode;
  const bool watches = wanted_.mode == Mode::kWatch;
  if (!watches && wanted_.mode != Mode::kReview) {
    if (wanted_.hour) game_->seek(static_cast<Step>(*wanted_.hour));
    return;
  }
  // What is not over yet keeps its secrets: it is watched as its seat saw it.
  if (!desk_.locks.review && (!watches || game_->over())) {
    asks_first_ = !game_->over();
    if (asks_first_) curtain_.reset();
    review(true);
  }
  desk_.playing = false;
  if (wanted_.hour || watches) game_->seek(static_cast<Step>(wanted_.hour.value_or(0)));
  if (watches) watching_ = 0;
}

// One hour follows the other until the player stirs or the present is reached. The review can do so
// by itself.
void App::watch(tarn_face::Answer& answer) {
  constexpr std::uint64_t kHour_ms = 2500;
  if (!watching_) return;
  if (screen::metrics().reduced_motion) return watching_.reset();
  if (reviewing_) {
    desk_.review.playing = true;
    desk_.review.step_began_ms = screen::now_ms();
    return watching_.reset();
  }
  const bool still = *watching_ == 0;  // the first is shown from here on
  if (!still && screen::now_ms() >= *watching_ && shows_play()) {
    game_->seek(game_->table().cursor() + 1);
    for (const std::string& line : game_->sheet().news) page::announce(line);
  }
  if (game_->table().live()) return watching_.reset();
  if (still || screen::now_ms() >= *watching_) watching_ = screen::now_ms() + kHour_ms;
  answer.wake_ms = answer.wake_ms ? std::min(answer.wake_ms, *watching_) : *watching_;
}

}  // namespace wg
