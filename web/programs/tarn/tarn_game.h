// programs/tarn/tarn_game.h — one game of Tarn Crossing at the table: what its face draws, and what
// the face's wishes do.
#pragma once
#include "faces/tarn/desk.h"
#include "faces/tarn/scene.h"
#include "probe/json.h"
#include "programs/tarn/tarn_review.h"

namespace wg {

class TarnGame {
 public:
  using Rules = tarn::Rules;
  static constexpr std::string_view kTitle = "Tarn Crossing", kSteps = "hours";

  explicit TarnGame(Table<tarn::Rules>);

  const Table<tarn::Rules>& table() const { return table_; }
  Seat seat() const { return seat_; }
  bool over() const { return story_.has_value(); }
  bool hands_over() const {
    return is_person(table_.setup(), Seat::kBlue) && is_person(table_.setup(), Seat::kRed);
  }
  const tarn::View& view() const { return view_; }
  const Sheet& sheet() const { return sheet_; }
  tarn_face::Scene scene() const;
  std::string token() const { return table_.token(); }
  std::string title() const;     // "Blue, 10:00"
  std::string in_words() const;  // who against whom
  std::string_view side() const;
  std::string when(Step) const;  // "at 10:00"
  const std::vector<std::string>& news() const { return sheet_.news; }
  void tell_end(probe::Json&) const;  // who won, and by what

  std::optional<tarn::Refusal> give(const tarn::Order&);
  void undo();
  void redo();
  void reset();
  void seek(Step);
  // Plays the hour, or, where two people share the table and Red has not ordered yet, hands over.
  // True: an hour was played.
  bool end_hour();

  // What was hidden, and the orders again with fresh dice. Made when first asked for; gone when the
  // game goes on.
  TarnReview& review();
  const TarnReview& review() const { return *review_; }
  bool has_review() const { return review_.has_value(); }
  tarn_face::ReviewScene review_scene();
  // The game as it was at the hour looked at, to be played again from there.
  Record<tarn::Rules> until_here() const;

 private:
  void changed();  // the record is another
  void refresh();
  void tell();  // the story, once the game is over

  Table<tarn::Rules> table_;
  Seat seat_ = Seat::kBlue;
  tarn_face::Diary diary_;
  std::optional<tarn::Story> story_;
  std::optional<TarnReview> review_;
  tarn::View view_, before_;
  std::vector<tarn::Order> pending_;
  Sheet sheet_;
  tarn::Plan plan_;
};

}  // namespace wg
