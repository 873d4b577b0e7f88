// programs/tarn/app.h — Tarn Crossing in the house: its screens, its wishes, its review, its
// balance check, its first lesson.
#pragma once
#include "board/palette.h"
#include "faces/tarn/desk.h"
#include "faces/tarn/review.h"
#include "house/ground.h"
#include "house/house.h"
#include "programs/tarn/address.h"
#include "programs/tarn/balance_check.h"
#include "programs/tarn/tarn_game.h"
#include "screen/slices.h"

namespace wg {

class TarnApp {
 public:
  TarnApp();
  void run() { house_.run(); }

 private:
  house::Screens screens();
  house::Customs customs();
  void read_address();
  std::string_view screen_name() const;
  tarn_face::Answer show(ui::Frame&);
  tarn_face::Answer tell(text::Leaf&);
  house::Answer answered(tarn_face::Answer);
  std::optional<TarnGame>& game() { return house_.game(); }
  const std::optional<TarnGame>& game() const { return house_.game(); }
  tarn_face::Scene scene();
  tarn_face::ReviewScene review_scene();
  std::function<void(ImDrawList&, const tarn_face::Layout&)> ground();
  void fulfil(const tarn_face::Wish&);

  void begin(tarn::Setup, bool new_dice);
  void learn();
  std::uint32_t new_seed() const;
  void end_hour();
  bool open_scenario(std::string_view text);
  void taken();  // another game lies on the table
  void without_link();
  void opened(bool whole);
  void look_as_asked();
  std::string set_option(std::string_view name, std::string_view value);
  void pause();
  bool review_watches();

  void review(bool open);
  void go_on_from_here();
  bool looks_at_reruns() const;
  bool reruns() const;  // more are to come
  void rerun();         // a slice of them, after this frame
  void print(tarn_face::wish::Paper);
  void paint_review();
  void lay_out_review();

  void probe(probe::Json&) const;
  void probe_game(probe::Json&) const;
  void probe_review(probe::Json&) const;

  tarn_address::Wanted wanted_;
  tarn_face::Desk desk_;
  bool reviewing_ = false, asks_first_ = false;  // whether to lay an unfinished game open
  screen::Slices slices_;                        // of reruns, or of a balance check
  std::optional<BalanceCheck> balance_;          // open, over whatever else is
  std::optional<Seat> curtain_;  // who sits down next, where two people share the screen
  house::Ground ground_;
  house::House<TarnGame> house_;
};

}  // namespace wg
