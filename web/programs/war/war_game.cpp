// programs/war/war_game.cpp — the table's record as a scene.
#include "programs/war/war_game.h"

#include <algorithm>

#include "war/commanders/commander.h"
#include "war/guide.h"
#include "war/published.h"
#include "war/threats.h"
#include "war/words.h"

namespace wg {
namespace {

std::string_view id_of(Seat seat) { return seat == war::kNorth ? "north" : "south"; }

std::string_view id_of(war::How how) {
  constexpr std::string_view kIds[] = {"arsenals", "fighters",   "network",     "resignation",
                                       "agreed",   "repetition", "nothing-done"};
  return kIds[static_cast<std::size_t>(how)];
}

// Whoever plays on from the published game, after all its turns or before, plays a game of their
// own.
std::string source_of(const Record<war::Rules>& record) {
  for (const auto part : {war::Fragment::kOpening, war::Fragment::kBattle}) {
    const auto whole = published(part);
    if (record.setup == whole.setup && record.length == whole.length &&
        std::equal(record.given.begin(), record.given.end(), whole.given.begin(),
                   whole.given.end()))
      return std::string(war::fragment_name(part));
  }
  return {};
}

}  // namespace

WarGame::WarGame(Table<Rules> table)
    : table_(std::move(table)), source_(source_of(table_.record())) {
  const war::Setup& setup = table_.setup();
  // Two who place their units: whoever opens a link after the first has is the second.
  const bool second = hands_over() && has_placed_all(Seat::kBlue);
  if ((!is_person(setup, Seat::kBlue) && is_person(setup, Seat::kRed)) || second)
    seat_ = Seat::kRed;
  refresh();
}

bool WarGame::has_placed_all(Seat seat) const {
  const auto& at = table_.view_ahead(seat).state.at;
  const auto from = at.begin() + war::first_of(seat);
  return std::find(from, from + war::kPerSide, war::kNowhere) == from + war::kPerSide;
}

std::string WarGame::title() const {
  const war::State& s = table_.state(table_.length());
  const std::string who(war::side_name(seat_));
  return s.phase == war::Phase::kDeployment ? who + ", placing units"
                                            : who + ", turn " + std::to_string(s.number);
}
std::string WarGame::in_words() const { return war::game_in_words(table_.setup()); }
std::string_view WarGame::side() const { return id_of(seat_); }

std::string WarGame::when(Step step) const {
  const war::State& s = table_.state(step);
  return s.phase == war::Phase::kDeployment ? "while units are placed"
                                            : "in turn " + std::to_string(s.number) + " of " +
                                                  std::string(war::side_name(s.to_move));
}

void WarGame::tell_end(probe::Json& j) const {
  const war::State& s = table_.state(table_.length());
  const auto verdict = Rules::verdict(table_.setup(), s);
  j.field("winner", verdict && verdict->winner ? id_of(*verdict->winner) : "draw");
  if (verdict) j.field("how", id_of(verdict->how));
  j.field("hours", table_.length()).open("score");
  for (const Seat side : kPlayers)
    j.open(id_of(side))
        .field("units", war::fighters(s, side))
        .field("arsenals", war::arsenals_of(s, side))
        .close();
  j.close();
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
  threats_ = deploying ? war::Threats{} : war::threats(now_.state, seat_);
  news_ = war::news(began_, table_.events());
}

war_face::Scene WarGame::scene() const {
  return {.setup = table_.setup(),
          .now = now_,
          .board = *board_,
          .began = began_,
          .orders = orders_,
          .taken = taken_,
          .last = table_.events(),
          .threats = &threats_,
          .turns = turns_,
          .step = table_.cursor(),
          .length = table_.length(),
          .live = table_.live(),
          .can_undo = table_.can_undo(),
          .can_redo = table_.can_redo(),
          .thinking = {},
          .verdict = Rules::verdict(table_.setup(), table_.state(table_.length())),
          .card = {},
          .title = source_};
}

std::optional<war::Refusal> WarGame::give(const war::Order& order) {
  const auto no = table_.give(seat_, order);
  if (!no) source_ = source_of(table_.record());
  refresh();
  return no;
}
void WarGame::undo() {
  table_.undo();
  source_ = source_of(table_.record());
  refresh();
}
void WarGame::redo() {
  table_.redo();
  source_ = source_of(table_.record());
  refresh();
}
void WarGame::reset() {
  table_.reset();
  source_ = source_of(table_.record());
  refresh();
}
void WarGame::seek(Step step, std::size_t taken) {
  table_.seek(step);
  taken_ = taken;
  refresh();
}

bool WarGame::end_turn() {
  table_.seek(table_.length());
  const war::Setup& setup = table_.setup();
  if (table_.state().phase == war::Phase::kDeployment) {
    if (hands_over() && !has_placed_all(other(seat_))) {
      seat_ = other(seat_);
      table_.hand_over();
      refresh();
      return false;
    }
    for (const Seat side : kPlayers)
      if (!is_person(setup, side)) table_.give(side, war::deploy(setup, side, setup.seed));
  }
  const Step before = table_.length();
  table_.advance();
  source_ = source_of(table_.record());
  refresh();
  return table_.length() > before;
}

std::optional<Seat> WarGame::computer_to_play() const {
  const war::State& s = table_.state(table_.length());
  if (over() || s.phase == war::Phase::kDeployment || is_person(table_.setup(), s.to_move))
    return std::nullopt;
  return s.to_move;
}

void WarGame::play(Seat seat, std::span<const war::Order> orders) {
  for (const war::Order& order : orders) table_.give(seat, order);
  table_.advance();
  refresh();
}

Record<war::Rules> WarGame::until_here() const {
  Record<Rules> record = table_.record();
  record.length = table_.cursor();
  std::erase_if(record.given, [&](const auto& g) { return g.step >= record.length; });
  return record;
}

}  // namespace wg
