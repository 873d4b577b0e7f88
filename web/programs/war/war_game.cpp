// programs/war/war_game.cpp — the table's record as a scene.
#include "programs/war/war_game.h"

namespace wg {

WarGame::WarGame(Table<Rules> table) : table_(std::move(table)) {
  const war::Setup& setup = table_.setup();
  if (!is_person(setup, Seat::kBlue) && is_person(setup, Seat::kRed)) seat_ = Seat::kRed;
  refresh();
}

void WarGame::refresh() {
  while (turns_.size() < table_.length()) {
    const auto step = static_cast<Step>(turns_.size());
    turns_.push_back(war_face::told(table_.state(step), table_.events(step + 1),
                                    orders_of(table_.record(), step).size()));
  }
  began_ = table_.state();
  const bool deploying = began_.phase == war::Phase::kDeployment;
  if (hands_over() && !deploying) seat_ = began_.to_move;
  orders_.clear();
  for (const auto& g : orders_of(table_.record(), table_.cursor()))
    if (!deploying || g.seat == seat_) orders_.push_back(g.order);
  if (table_.live()) {
    taken_ = orders_.size();
    now_ = table_.view_ahead(seat_);
  } else {
    taken_ = std::min(taken_, orders_.size());
    war::State s = began_;
    for (std::size_t i = 0; i < taken_; ++i) s = war::take(std::move(s), orders_[i]).state;
    now_ = Rules::view(table_.setup(), s, seat_);
  }
  board_.emplace(now_.state);
}

war_face::Scene WarGame::scene() const {
  return {.setup = table_.setup(),
          .now = now_,
          .board = *board_,
          .began = began_,
          .orders = orders_,
          .taken = taken_,
          .last = table_.events(),
          .threats = {},
          .turns = turns_,
          .step = table_.cursor(),
          .length = table_.length(),
          .live = table_.live(),
          .can_undo = table_.can_undo(),
          .can_redo = table_.can_redo(),
          .thinking = {},
          .verdict = Rules::verdict(table_.setup(), table_.state(table_.length())),
          .card = {},
          .title = title_};
}

std::optional<war::Refusal> WarGame::give(const war::Order& order) {
  const auto no = table_.give(seat_, order);
  refresh();
  return no;
}
void WarGame::undo() {
  table_.undo();
  refresh();
}
void WarGame::redo() {
  table_.redo();
  refresh();
}
void WarGame::reset() {
  table_.reset();
  refresh();
}
void WarGame::seek(Step step, std::size_t taken) {
  table_.seek(step);
  taken_ = taken;
  refresh();
}

bool WarGame::end_turn() {
  table_.seek(table_.length());
  const bool deploying = table_.state().phase == war::Phase::kDeployment;
  if (deploying && hands_over() && seat_ == Seat::kBlue) {
    seat_ = Seat::kRed;
    refresh();
    return false;
  }
  const Step before = table_.length();
  table_.advance();
  refresh();
  return table_.length() > before;
}

}  // namespace wg
