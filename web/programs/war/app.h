// programs/war/app.h — Two Arsenals in the house: its screens, its wishes, a computer that thinks
// between frames.
#pragma once
#include "war/commanders/commander.h"

#include "faces/war/desk.h"
#include "house/house.h"
#include "programs/war/address.h"
#include "programs/war/war_game.h"
#include "screen/slices.h"

namespace wg {

class WarApp {
 public:
  using Game = WarGame;
  using Wish = war_face::Wish;

  WarApp();
  void run() { house_.run(); }

  // What the house asks of it (house/house.h).
  std::string_view screen_name() const;
  war_face::Answer show(ui::Frame&);
  war_face::Answer tell(text::Leaf&);
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
  std::optional<WarGame>& game() { return house_.game(); }
  const std::optional<WarGame>& game() const { return house_.game(); }
  war_face::Scene scene() const;

  void begin(war::Setup, bool new_dice);
  std::uint32_t new_seed() const;
  void show_published(war::Fragment);
  void go_on_from_here();
  void give(const war::Order&);
  void end_turn();
  void turn_ended();
  void print();

  bool may_think() const;
  void play_what_was_thought();
  std::optional<int> thinking_pm() const;

  war_address::Wanted wanted_;
  war_face::Desk desk_;
  std::optional<Seat> curtain_;  // who sits down next, while two people place their units
  screen::Slices slices_;        // of thinking
  struct Thought {               // about one turn of one game
    int game = 0;
    Step step = 0;
    Seat seat = Seat::kRed;
    war::Thinker thinker;
  };
  std::optional<Thought> thought_;
  house::House<WarApp> house_;
};

}  // namespace wg
