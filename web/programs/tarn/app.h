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
  using Game = TarnGame;
  using Wish = tarn_face::Wish;

  TarnApp();
  void run() { house_.run(); }

  // What the house asks of it (house/house.h).
  std::string_view screen_name() const;
  tarn_face::Answer show(ui::Frame&);
  tarn_face::Answer tell(text::Leaf&);
  void fulfil(const Wish&);
  static screen::Size least(screen::Size);
  static std::vector<face::Reading> readings();
  void work();
  bool works() const { return slices_.running(); }
  void taken();
  void uncover();
  void without_link();
  void opened(bool whole);
  bool paste(std::string_view text);
  void pause();
  bool watches_otherwise();
  std::string set_option(std::string_view name, std::string_view value);
  void probe(probe::Json&) const;
  void probe_game(probe::Json&) const;

 private:
  void read_address();
  std::optional<TarnGame>& game() { return house_.game(); }
  const std::optional<TarnGame>& game() const { return house_.game(); }
  tarn_face::Scene scene();
  tarn_face::ReviewScene review_scene();
  std::function<void(ImDrawList&, const tarn_face::Layout&)> ground();

  void begin(tarn::Setup, bool new_dice);
  void learn();
  std::uint32_t new_seed() const;
  void end_hour();
  void look_as_asked();

  void review(bool open);
  void go_on_from_here();
  bool looks_at_reruns() const;
  bool reruns() const;  // more are to come
  void print(tarn_face::wish::Paper);
  void paint_review();
  void lay_out_review();

  void probe_review(probe::Json&) const;

  tarn_address::Wanted wanted_;
  tarn_face::Desk desk_;
  bool reviewing_ = false, asks_first_ = false;  // whether to lay an unfinished game open
  screen::Slices slices_;                        // of reruns, or of a balance check
  std::optional<BalanceCheck> balance_;          // open, over whatever else is
  std::optional<Seat> curtain_;  // who sits down next, where two people share the screen
  house::Ground ground_;
  house::House<TarnApp> house_;
};

}  // namespace wg
