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
  WarApp();
  void run() { house_.run(); }

 private:
  house::Screens screens();
  house::Customs customs();
  void read_address();
  std::string_view screen_name() const;
  war_face::Answer show(ui::Frame&);
  war_face::Answer tell(text::Leaf&);
  house::Answer answered(war_face::Answer);
  std::optional<WarGame>& game() { return house_.game(); }
  const std::optional<WarGame>& game() const { return house_.game(); }
  war_face::Scene scene() const;
  void fulfil(const war_face::Wish&);

  void begin(war::Setup, bool new_dice);
  std::uint32_t new_seed() const;
  void show_published(war::Fragment);
  void go_on_from_here();
  void end_turn();
  void turn_ended();
  void taken();  // another game lies on the table
  void without_link();
  void opened(bool whole);
  std::string set_option(std::string_view name, std::string_view value);
  void print();

  bool may_think() const;
  void think();  // in slices, after this frame
  void play_what_was_thought();
  std::optional<int> thinking_pm() const;

  void probe(probe::Json&) const;
  void probe_game(probe::Json&) const;

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
  house::House<WarGame> house_;
};

}  // namespace wg
