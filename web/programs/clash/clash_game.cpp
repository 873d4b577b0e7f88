// programs/clash/clash_game.cpp — the table's record as a scene.
#include "programs/clash/clash_game.h"

#include <algorithm>

#include "clash/guide.h"
#include "clash/words.h"

namespace wg {
namespace {

std::string_view id_of(Seat seat) { return seat == Seat::kBlue ? "blue" : "red"; }

std::string_view id_of(clash::How how) {
  constexpr std::string_view kIds[] = {"points", "at-once", "no-units", "resignation"};
  return kIds[static_cast<std::size_t>(how)];
}

}  // namespace

ClashGame::ClashGame(Table<Rules> table) : table_(std::move(table)) {
  const clash::Setup& setup = table_.setup();
  if (!is_person(setup, Seat::kBlue) && is_person(setup, Seat::kRed)) seat_ = Seat::kRed;
  sit_down();
}

// Of two people whoever is to move sits at the screen; nobody else's turn moves a seat.
void ClashGame::sit_down() {
  const Seat before = seat_;
  if (hands_over() && !over()) seat_ = table_.state(table_.length()).to_move;
  if (seat_ != before) steps_.clear();
  refresh();
}

void ClashGame::refresh() {
  // What was taken back, or heard by the one who sat there before, is told anew.
  if (steps_.empty() || steps_.size() > table_.length()) {
    steps_.clear();
    bouts_.clear();
  }
  while (steps_.size() < table_.length()) {
    const auto step = static_cast<Step>(steps_.size());
    const clash::State& began = table_.state(step);
    steps_.push_back(clash_face::told(began.round, began.to_move, table_.events(step + 1), seat_));
    clash_face::note(bouts_, step, began.round, began.to_move, table_.events(step + 1), seat_);
  }
  // What is over has no secrets any more, looked back at neither.
  now_ = Rules::view(table_.setup(), table_.state(), over() ? Seat::kUmpire : seat_);
  now_.seat = seat_;
  news_ = clash::news(battle(), seat_, table_.events());
  last_.clear();
  for (Step step = since_own_order(); step <= table_.cursor(); ++step)
    for (const auto& notice : table_.events(step))
      if (may_hear(notice.audience, seat_)) last_.push_back(notice);
}

// What it led to is to be told, and all that the other side did after it.
Step ClashGame::since_own_order() const {
  Step step = table_.cursor();
  while (step > 1 && steps_[step - 1].side != seat_) --step;
  return std::max<Step>(step, 1);
}

clash_face::Scene ClashGame::scene() const {
  const auto before = [](const clash_face::Bout& b, Step step) { return b.step < step; };
  const auto seen = std::lower_bound(bouts_.begin(), bouts_.end(), table_.cursor(), before);
  return {.setup = table_.setup(),
          .now = now_,
          .last = last_,
          .steps = steps_,
          .bouts = {bouts_.data(), static_cast<std::size_t>(seen - bouts_.begin())},
          .step = table_.cursor(),
          .length = table_.length(),
          .live = table_.live(),
          .can_undo = may_undo(),
          .can_redo = table_.can_redo(),
          .thinking = {},
          .may_skip = false,
          .verdict = Rules::verdict(table_.setup(), table_.state(table_.length())),
          .card = {},
          .ground = {}};
}

std::string ClashGame::title() const {
  return std::string(clash::side_name(seat_)) + ", round " +
         std::to_string(table_.state(table_.length()).round);
}
std::string ClashGame::in_words() const { return clash::game_in_words(table_.setup()); }
std::string_view ClashGame::side() const { return id_of(seat_); }

std::string ClashGame::when(Step step) const {
  const clash::State& s = table_.state(step);
  return "in round " + std::to_string(s.round) + ", " + std::string(clash::side_name(s.to_move)) +
         "'s turn";
}

void ClashGame::tell_end(probe::Json& j) const {
  const auto verdict = Rules::verdict(table_.setup(), table_.state(table_.length()));
  if (verdict) j.field("winner", id_of(verdict->winner)).field("how", id_of(verdict->how));
  j.field("hours", table_.length()).open("score");
  for (const Seat side : kPlayers)
    j.open(id_of(side))
        .field("points", points_of(battle(), table_.state(table_.length()).holders, side))
        .close();
  j.close();
}

std::optional<clash::Refusal> ClashGame::take(Seat seat, const clash::Order& order) {
  if (const auto no = table_.give(seat, order)) return no;
  table_.advance();
  return std::nullopt;
}

std::optional<clash::Refusal> ClashGame::give(const clash::Order& order) {
  const auto no = take(seat_, order);
  sit_down();
  return no;
}
bool ClashGame::play(Seat seat, const clash::Order& order) {
  const auto no = take(seat, order);
  refresh();
  return !no;
}
// The other side's orders are not the seat's to take back.
bool ClashGame::may_undo() const {
  const auto& given = table_.record().given;
  return table_.can_undo() && given.back().seat == seat_;
}
void ClashGame::undo() {
  if (may_undo()) table_.undo();
  refresh();
}
void ClashGame::redo() {
  table_.redo();
  refresh();
}
void ClashGame::reset() {
  while (may_undo()) table_.undo();
  refresh();
}
void ClashGame::seek(Step step) {
  table_.seek(step);
  refresh();
}

std::optional<Seat> ClashGame::computer_to_play() const {
  const Seat seat = table_.state(table_.length()).to_move;
  if (over() || is_person(table_.setup(), seat)) return std::nullopt;
  return seat;
}

Record<clash::Rules> ClashGame::until_here() const {
  Record<Rules> record = table_.record();
  record.length = table_.cursor();
  std::erase_if(record.given, [&](const auto& g) { return g.step >= record.length; });
  return record;
}

}  // namespace wg
