// programs/clash/app_think.cpp — the computer's turn: thought out in slices between frames, and
// played one order after the other, slowly enough to be watched.
#include "faces/themes.h"
#include "programs/clash/app.h"

namespace wg {

// Not behind the reader's back: who looks at the start screen or at an earlier turn finds the game
// as it was left.
bool ClashApp::may_think() const {
  return !house_.at_start() && !curtain_ && game()->table().live() && game()->computer_to_play();
}

// Where nothing is drawn nothing is waited for.
bool ClashApp::plays_slowly() const {
  return !hurries_ && desk_.animates && desk_.has_map && desk_.view != face::ViewChoice::kText &&
         !screen::metrics().reduced_motion;
}

void ClashApp::work() {
  if (!may_think() || slices_.running()) return;
  if (plays_slowly() && screen::now_ms() < next_at_ms_) return;
  const Step step = game()->table().length();
  if (!thought_ || thought_->game != house_.count() || thought_->step != step) {
    const Seat seat = *game()->computer_to_play();
    const clash::Setup& setup = game()->table().setup();
    thought_.emplace(Thought{house_.count(), step, seat,
                             clash::Thinker(setup, game()->view_of(seat), setup.player[index(seat)],
                                            setup.seed + step)});
  }
  slices_.run([this] {
    if (!may_think() || !thought_) return false;
    if (thought_->thinker.think()) return true;
    return play_next();
  });
}

// False: a pause, or the end of the turn.
bool ClashApp::play_next() {
  constexpr std::uint64_t kSeen_ms = 450;
  const Thought done = std::move(*thought_);
  thought_.reset();
  if (done.game != house_.count() || done.step != game()->table().length()) return false;
  const clash::View before = game()->known();
  // What the rules refuse would be thought of again and again.
  if (!game()->play(done.seat, done.thinker.order())) game()->play(done.seat, clash::EndTurn{});
  next_at_ms_ = 0;
  const clash::View& now = game()->known();
  const bool seen =
      now.pieces != before.pieces || now.ghosts != before.ghosts || !game()->news().empty();
  if (plays_slowly() && seen)
    next_at_ms_ =
        screen::now_ms() + kSeen_ms / static_cast<std::uint64_t>(face::kPaces[desk_.pace].times);
  stepped();
  screen::ask();
  return false;
}

std::optional<int> ClashApp::thinking_pm() const {
  if (!game() || !game()->table().live() || !game()->computer_to_play()) return std::nullopt;
  return thought_ ? thought_->thinker.done_pm() : 0;
}

}  // namespace wg
