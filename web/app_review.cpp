// web/app_review.cpp — the review opened and left, its reruns in slices, the game gone on with from
// an hour.
#include <emscripten.h>

#include "tarn/words.h"

#include "app.h"

namespace wg {

tarn_face::ReviewScene App::review_scene() {
  tarn_face::ReviewScene scene = game_->review_scene();
  scene.card = card_;
  scene.moves = desk_.animates && !screen::metrics().reduced_motion;
  scene.ground = [this](ImDrawList& list, const tarn_face::Layout& layout) {
    show_ground(list, layout);
  };
  return scene;
}

void App::review(bool open) {
  if (!game_ || at_start_) return;
  desk_.review.playing = false;
  desk_.focus = {};
  if (!open) {
    reviewing_ = asks_first_ = false;
    game_->seek(game_->table().length());
    if (game_->hands_over() && !game_->over()) curtain_ = game_->seat();
    return;
  }
  if (reviewing_) {  // the question was answered
    asks_first_ = false;
    return;
  }
  reviewing_ = true;
  desk_.review.side = desk_.review.map = desk_.review.measured = game_->seat();
  if (game_->table().live()) game_->seek(static_cast<Step>(game_->review().first_hour()));
}

// Another game, with all that was ordered before this hour.
void App::go_on_from_here() {
  if (!game_ || !reviewing_) return;
  const Step from = game_->table().cursor();
  keep();
  take(TarnGame(Table<tarn::Rules>(game_->until_here())));
  tell("The game goes on from " + tarn::clock(static_cast<int>(from)) + ".");
  changed();
}

bool App::looks_at_reruns() const {
  return game_ && !at_start_ && !curtain_ && !balance_ && !asks_first_ &&
         (reviewing_ || game_->over());
}
bool App::reruns() const {
  return looks_at_reruns() && game_->has_review() && game_->review().runs();
}

// Games are played between frames, a few milliseconds at a time, and a frame shows now and then how
// far they are: the page stays as quick as it was.
void App::rerun() {
  if (!looks_at_reruns() || slice_is_due_) return;
  if (!game_->review().began()) game_->review().run(true);
  if (!game_->review().runs()) return;
  slice_is_due_ = true;
  const auto slice = [](void*) { app().rerun_slice(); };
  emscripten_async_call(slice, nullptr, 0);
}

void App::rerun_slice() {
  constexpr std::uint64_t kSlice_ms = 7, kShown_ms = 160;
  slice_is_due_ = false;
  if (!reruns()) return;
  TarnReview& review = game_->review();
  const std::uint64_t from = screen::now_ms();
  while (review.runs() && screen::now_ms() - from < kSlice_ms) review.play_pair();
  if (!review.runs()) return screen::ask();
  if (from - reruns_shown_ms_ >= kShown_ms) {
    reruns_shown_ms_ = from;
    screen::ask(1);
  }
  rerun();
}

}  // namespace wg
