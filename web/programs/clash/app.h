// programs/clash/app.h — The Clash in the house: its screens, its wishes, a computer that thinks
// between frames and plays one order after the other.
#pragma once
#include "clash/commanders/commander.h"

#include "faces/clash/desk.h"
#include "faces/clash/spoken.h"
#include "house/ground.h"
#include "house/house.h"
#include "programs/clash/address.h"
#include "programs/clash/clash_game.h"
#include "screen/slices.h"

namespace wg {

class ClashApp {
 public:
  using Game = ClashGame;
  using Wish = clash_face::Wish;

  ClashApp();
  void run() { house_.run(); }

  // What the house asks of it (house/house.h).
  std::string_view screen_name() const;
  clash_face::Answer show(ui::Frame&);
  clash_face::Answer tell(text::Leaf&);
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
  std::optional<ClashGame>& game() { return house_.game(); }
  const std::optional<ClashGame>& game() const { return house_.game(); }
  clash_face::Scene scene() const;
  std::function<void(ImDrawList&, const clash_face::Grid&)> ground();

  void begin(clash::Setup, bool new_dice);
  std::uint32_t new_seed() const;
  void learn();
  void go_on_from_here();
  void give(const clash::Order&);
  void stepped();
  void print();

  void probe_attack(probe::Json&, const clash_face::Scene&, const clash_face::Spoken&) const;

  bool may_think() const;
  bool plays_slowly() const;
  bool play_next();
  std::optional<int> thinking_pm() const;

  clash_address::Wanted wanted_;
  clash_face::Desk desk_;
  std::optional<Seat> curtain_;          // who sits down next, of two people at one screen
  std::optional<house::Ground> ground_;  // of the battle at hand
  screen::Slices slices_;                // of thinking
  struct Thought {                       // about the next orders of one turn of one game
    int game = 0;
    Step step = 0;
    Seat seat = Seat::kRed;
    clash::Thinker thinker;
  };
  std::optional<Thought> thought_;
  std::uint8_t turn_ = 0;         // that was told of last
  std::uint64_t next_at_ms_ = 0;  // the computer's next order is seen then, and not before
  bool hurries_ = false;          // nobody wants to watch this turn of it
  house::House<ClashApp> house_;
};

}  // namespace wg
