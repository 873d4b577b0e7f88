// programs/war/app_think.cpp — the computer's turn, thought out in slices between frames, so that
// the page stays as quick as it was.
#include "programs/war/app.h"

namespace wg {

// Not behind the reader's back: who looks at the start screen or at an earlier turn finds the game
// as it was left.
bool WarApp::may_think() const {
  return !house_.at_start() && !curtain_ && game()->table().live() && game()->computer_to_play();
}

void WarApp::work() {
  if (!may_think() || slices_.running()) return;
  const Step step = game()->table().length();
  if (!thought_ || thought_->game != house_.count() || thought_->step != step) {
    const Seat seat = *game()->computer_to_play();
    const war::Setup& setup = game()->table().setup();
    thought_.emplace(Thought{
        house_.count(), step, seat,
        war::Thinker(setup, game()->view_of(seat), setup.player[index(seat)], setup.seed + step)});
  }
  slices_.run([this] {
    if (!may_think() || !thought_) return false;
    if (thought_->thinker.think()) return true;
    play_what_was_thought();
    return false;
  });
}

void WarApp::play_what_was_thought() {
  const Thought done = std::move(*thought_);
  thought_.reset();
  if (done.game != house_.count() || done.step != game()->table().length()) return;
  game()->play(done.seat, done.thinker.orders());
  turn_ended();
  screen::ask();
}

std::optional<int> WarApp::thinking_pm() const {
  if (!game() || !game()->table().live() || !game()->computer_to_play()) return std::nullopt;
  return thought_ ? thought_->thinker.done_pm() : 0;
}

}  // namespace wg
