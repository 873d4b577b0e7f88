// programs/tarn/app_review.cpp — the review opened and left, its reruns in slices, the game gone on
// with from an hour.
#include "tarn/words.h"

#include "programs/tarn/app.h"

namespace wg {

tarn_face::ReviewScene TarnApp::review_scene() {
  tarn_face::ReviewScene scene = game()->review_scene();
  scene.card = house_.stage().card();
  scene.moves = desk_.animates && !screen::metrics().reduced_motion;
  scene.ground = ground();
  return scene;
}

void TarnApp::review(bool open) {
  if (house_.at_start()) return;
  desk_.review.playing = false;
  desk_.focus = {};
  if (!open) {
    reviewing_ = asks_first_ = false;
    game()->seek(game()->table().length());
    if (game()->hands_over() && !game()->over()) curtain_ = game()->seat();
    return;
  }
  if (reviewing_) {  // the question was answered
    asks_first_ = false;
    return;
  }
  reviewing_ = true;
  desk_.review.side = desk_.review.map = desk_.review.measured = game()->seat();
  if (game()->table().live()) game()->seek(static_cast<Step>(game()->review().first_hour()));
}

// Another game, with all that was ordered before this hour.
void TarnApp::go_on_from_here() {
  if (!game() || !reviewing_) return;
  const Step from = game()->table().cursor();
  TarnGame branch(Table<tarn::Rules>(game()->until_here()));
  const tarn::Hints level = desk_.hints;  // the player's, which may be another than the game's
  house_.lay_out(std::move(branch));
  desk_.hints = level;
  house_.stage().tell("The game goes on from " + tarn::clock(static_cast<int>(from)) +
                      ". The one before can be gone back to from the start screen.");
}

bool TarnApp::looks_at_reruns() const {
  return !house_.at_start() && !curtain_ && !balance_ && !asks_first_ &&
         (reviewing_ || game()->over());
}
bool TarnApp::reruns() const {
  return looks_at_reruns() && game()->has_review() && game()->review().runs();
}

void TarnApp::rerun() {
  if (!looks_at_reruns()) return;
  TarnReview& review = game()->review();
  if (!review.began()) review.run(true);
  if (!review.runs() || slices_.running()) return;
  slices_.run([this] {
    if (reruns()) game()->review().play_pair();
    return reruns();
  });
}

}  // namespace wg
