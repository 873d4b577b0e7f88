// programs/war/war_game.h — one game of Two Arsenals at the table: what its face draws, and what
// the face's wishes do.
#pragma once
#include "faces/war/scene.h"
#include "table/table.h"

namespace wg {

class WarGame {
 public:
  using Rules = war::Rules;
  explicit WarGame(Table<Rules>);

  const Table<Rules>& table() const { return table_; }
  Seat seat() const { return seat_; }  // who looks
  bool over() const { return table_.over(); }
  bool hands_over() const {
    return is_person(table_.setup(), Seat::kBlue) && is_person(table_.setup(), Seat::kRed);
  }
  war_face::Scene scene() const;

  std::optional<war::Refusal> give(const war::Order&);
  void undo();
  void redo();
  void reset();
  void seek(Step, std::size_t taken = 0);
  void now() { seek(table_.length()); }
  // Ends the turn; or, where two people place their units, hands over to the second. True: a turn
  // has ended.
  bool end_turn();
  void name(std::string title) { title_ = std::move(title); }  // of a replay

 private:
  void refresh();

  Table<Rules> table_;
  Seat seat_ = Seat::kBlue;
  std::size_t taken_ = 0;
  std::string title_;
  war::View now_;
  war::State began_;
  std::optional<war::Board> board_;
  std::vector<war::Order> orders_;
  std::vector<war_face::Told> turns_;
};

}  // namespace wg
