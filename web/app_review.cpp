// web/app_review.cpp — the review opened and left, its reruns in slices, the game gone on with from
// an hour.
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
  TarnGame branch(Table<tarn::Rules>(game_->until_here()));
  keep();
  const tarn::Hints level = desk_.hints;  // the player's, which may be another than the game's
  take(std::move(branch));
  desk_.hints = level;
  tell("The game goes on from " + tarn::clock(static_cast<int>(from)) +
       ". The one before can be gone back to from the start screen.");
  changed();
}

bool App::looks_at_reruns() const {
  return game_ && !at_start_ && !curtain_ && !balance_ && !asks_first_ &&
         (reviewing_ || game_->over());
}
bool App::reruns() const {
  return looks_at_reruns() && game_->has_review() && game_->review().runs();
}

void App::rerun() {
  if (!looks_at_reruns()) return;
  TarnReview& review = game_->review();
  if (!review.began()) review.run(true);
  if (!review.runs() || slices_.running()) return;
  slices_.run([this] {
    if (reruns()) game_->review().play_pair();
    return reruns();
  });
}

}  // namespace wg
