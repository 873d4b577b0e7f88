// house/stage.cpp — frames, and what is told beside them.
#include "house/stage.h"

#include <emscripten.h>
#include <imgui.h>

#include "board/style.h"
#include "board/type.h"
#include "faces/sizes.h"
#include "page/page.h"
#include "ui/frame.h"

namespace wg::house {
namespace {

board::Theme theme_for(face::ThemeChoice choice, const screen::Metrics& m) {
  using face::ThemeChoice;
  switch (choice) {
    case ThemeChoice::kLight:
      return board::Theme::kLight;
    case ThemeChoice::kDark:
      return board::Theme::kDark;
    case ThemeChoice::kContrast:
      return board::Theme::kContrast;
    case ThemeChoice::kProjector:
      return board::Theme::kProjector;
    case ThemeChoice::kAuto:
      break;
  }
  return m.more_contrast ? board::Theme::kContrast
         : m.dark        ? board::Theme::kDark
                         : board::Theme::kLight;
}

void ask_again(void*) { screen::ask(); }

board::Pointer pointer(const screen::Metrics& m) {
  return m.coarse ? board::Pointer::kFinger : board::Pointer::kMouse;
}

}  // namespace

screen::Client Stage::client() {
  return {.restyle = [this](const auto& m) { restyle(m); },
          .draw = [this](const auto& m) { draw(m); },
          .after = [this] { tell_all(); },
          .undo = screens_.undo,
          .redo = screens_.redo,
          .scale =
              [this](screen::Size css) {
                return face::natural_scale(css.width) * face::kTextScales[desk_.scale];
              },
          .least = screens_.least,
          .lost = [this] { without_map(); },
          .found = [this] { with_map(); }};
}

// Also where nothing is drawn: the words have the same colours.
void Stage::take_theme(const screen::Metrics& m) {
  theme_ = theme_for(desk_.theme, m);
  page::theme(board::name(theme_));
  page::scale(face::kTextScales[desk_.scale]);
}

void Stage::restyle(const screen::Metrics& m) {
  take_theme(m);
  const board::Palette& palette = board::palette(theme_);
  board::dress(palette, pointer(m));
  if (apart_)
    type::load(apart_->ratio, false);
  else
    type::load(m.ratio, palette.night);
}

void Stage::draw(const screen::Metrics& m) {
  if (apart_) {
    const auto paint = std::move(apart_->paint);
    apart_.reset();
    screen::restyle();
    return paint();
  }
  work();
  const Answer answer = show(m);
  follow_focus();
  place_html();
  if (answer.fulfil) answer.fulfil();
  habits_.remember();
  screen::animate(answer.restless);
  if (answer.wake_ms > screen::now_ms())
    emscripten_async_call(ask_again, nullptr,
                          static_cast<int>(answer.wake_ms - screen::now_ms()) + 1);
}

Answer Stage::show(const screen::Metrics& m) {
  const screen::Grip& grip = screen::grip();
  ui::Frame frame(desk_.focus, board::palette(theme_), pointer(m), m.ratio,
                  {grip.held, {grip.x, grip.y}, {grip.dx, grip.dy}, grip.zoom});
  Answer answer = screens_.show(frame);
  if (frame.drag_taken()) screen::take_drag();
  return answer;
}

void Stage::paint_apart(float ratio, std::function<void()> paint) {
  apart_ = {ratio, std::move(paint)};
  screen::restyle();
}

void Stage::tell(std::string sentence) {
  page::announce(sentence);
  face::say(desk_, std::move(sentence), screen::now_ms());
  screen::ask();
}

void Stage::show_card(face::Card card) {
  page::announce(card.title + ". " + card.sentence);
  card_ = std::move(card);
}

}  // namespace wg::house
