// programs/clash/clash_game.h — one game of The Clash at the table: what its face draws, and what
// the face's wishes do. A step is one order.
#pragma once
#include "clash/pack.h"

#include "faces/clash/scene.h"
#include "probe/json.h"
#include "table/table.h"

namespace wg {

// With it the first fight of the lesson draws what the design text's example does, 617: predicted
// 26–41, lost 35.
inline constexpr std::uint32_t kLessonSeed = 2944;

class ClashGame {
 public:
  using Rules = clash::Rules;
  static constexpr std::string_view kTitle = "The Clash", kSteps = "orders";

  explicit ClashGame(Table<Rules>);

  const Table<Rules>& table() const { return table_; }
  Seat seat() const { return seat_; }  // who looks
  bool over() const { return table_.over(); }
  bool hands_over() const {
    return is_person(table_.setup(), Seat::kBlue) && is_person(table_.setup(), Seat::kRed);
  }
  const clash::Scenario& battle() const { return scenario_of(table_.setup()); }
  const clash::View& known() const { return now_; }  // of the step looked at, by the seat
  clash_face::Scene scene() const;
  std::string token() const { return table_.token(); }
  std::string title() const;     // "Blue, round 4"
  std::string in_words() const;  // who against whom
  std::string_view side() const;
  std::string when(Step) const;                                   // "in round 4, Blue's turn"
  const std::vector<std::string>& news() const { return news_; }  // of what led to the step shown
  void tell_end(probe::Json&) const;                              // who won, how, by what points

  // Played at once, where the seat may.
  std::optional<clash::Refusal> give(const clash::Order&);
  void undo();
  void redo();
  void reset();  // as far as this turn may be taken back
  void seek(Step);

  // The computer that is to play now, if the game is not over.
  std::optional<Seat> computer_to_play() const;
  clash::View view_of(Seat seat) const { return table_.view_ahead(seat); }
  // Its order, played. False: the rules refuse it.
  bool play(Seat, const clash::Order&);

  // The game as it was at the step looked at, to be played again from there.
  Record<Rules> until_here() const;

 private:
  std::optional<clash::Refusal> take(Seat, const clash::Order&);
  bool may_undo() const;
  void sit_down();
  void refresh();
  Step since_own_order() const;

  Table<Rules> table_;
  Seat seat_ = Seat::kBlue;
  clash::View now_;
  std::vector<clash_face::Told> steps_;
  std::vector<clash_face::Bout> bouts_;     // of all steps
  std::vector<Notice<clash::Event>> last_;  // since the seat ordered last
  std::vector<std::string> news_;
};

}  // namespace wg
