// programs/war/war_game.h — one game of Two Arsenals at the table: what its face draws, and what
// the face's wishes do.
#pragma once
#include "war/pack.h"

#include "faces/war/scene.h"
#include "probe/json.h"
#include "table/table.h"

namespace wg {

class WarGame {
 public:
  using Rules = war::Rules;
  static constexpr std::string_view kTitle = "Two Arsenals", kSteps = "turns";

  explicit WarGame(Table<Rules>);

  const Table<Rules>& table() const { return table_; }
  Seat seat() const { return seat_; }  // who looks
  bool over() const { return table_.over(); }
  bool hands_over() const {
    return is_person(table_.setup(), Seat::kBlue) && is_person(table_.setup(), Seat::kRed);
  }
  war_face::Scene scene() const;
  std::string token() const { return table_.token(); }
  std::string title() const;     // "South, turn 12"
  std::string in_words() const;  // who against whom
  std::string_view side() const;
  std::string when(Step) const;                                   // "in South's turn 12"
  const std::vector<std::string>& news() const { return news_; }  // of what led to the step shown
  void tell_end(probe::Json&) const;  // who won, how, and what each side has left

  std::optional<war::Refusal> give(const war::Order&);
  void undo();
  void redo();
  void reset();
  void seek(Step, std::size_t taken = 0);
  void now() { seek(table_.length()); }
  // Ends the turn; or, where two people place their units, hands over to the second. True: a turn
  // has ended.
  bool end_turn();

  // The computer that is to play now, if the game is not over; its orders end the turn.
  std::optional<Seat> computer_to_play() const;
  war::View view_of(Seat seat) const { return table_.view_ahead(seat); }
  void play(Seat, std::span<const war::Order>);

  // The game as it was at the step looked at, to be played again from there.
  Record<Rules> until_here() const;

 private:
  void refresh();

  Table<Rules> table_;
  Seat seat_ = Seat::kBlue;
  std::size_t taken_ = 0;
  std::string source_;  // of a replay
  war::View now_;
  war::State began_;
  std::optional<war::Board> board_;
  std::vector<war::Order> orders_;
  std::vector<war_face::Told> turns_;
  war::Threats threats_;
  std::vector<std::string> news_;
};

}  // namespace wg
