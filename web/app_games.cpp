// web/app_games.cpp — games that left the table, and how they come back to it.
#include "tarn/guide.h"

#include "app.h"

namespace wg {
namespace {

bool is_begun(const TarnGame& game) {
  const auto& record = game.table().record();
  return record.length > 0 || !record.given.empty();
}

}  // namespace

// What is still open, or was before another took the table, comes before what is over.
bool App::kept_goes_first() const {
  return !kept_.empty() && (!game_ || !is_begun(*game_) || game_->over());
}

tarn_face::Lobby App::lobby() const {
  tarn_face::Lobby lobby{.card = card_};
  const auto offered = [](const char* which, const TarnGame& game) {
    return tarn_face::Unfinished{which + game.title(),
                                 tarn::game_in_words(game.table().setup(), game.seat())};
  };
  const TarnGame* mine = game_ && is_begun(*game_) ? &*game_ : nullptr;
  const TarnGame* before = kept_.empty() ? nullptr : &kept_.front();
  if (kept_goes_first()) std::swap(mine, before);
  if (mine) lobby.unfinished = offered("Your game: ", *mine);
  if (before) lobby.kept = offered("The one before: ", *before);
  return lobby;
}

// Another game takes the table: this one can be gone back to from the start screen.
void App::keep() {
  constexpr std::size_t kMost = 4;
  if (!game_ || !is_begun(*game_)) return;
  kept_.insert(kept_.begin(), std::move(*game_));
  if (kept_.size() > kMost) kept_.pop_back();
}

void App::go_back(bool to_the_one_before) {
  if (!kept_.empty() && to_the_one_before != kept_goes_first()) {
    TarnGame back = std::move(kept_.front());
    kept_.erase(kept_.begin());
    // Behind the others, so that one after the other can be gone back to.
    if (game_ && is_begun(*game_)) kept_.push_back(std::move(*game_));
    take(std::move(back));
  }
  at_start_ = !game_;
  changed();
}

}  // namespace wg
