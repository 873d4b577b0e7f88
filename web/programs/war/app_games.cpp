// programs/war/app_games.cpp — how a game begins, takes the table, ends a turn.
#include "war/published.h"
#include "war/words.h"

#include "faces/war/start.h"
#include "programs/war/app.h"

namespace wg {

using war_address::Mode;

std::uint32_t WarApp::new_seed() const { return wanted_.seed ? *wanted_.seed : page::random(); }

void WarApp::begin(war::Setup setup, bool new_dice) {
  if (new_dice) setup.seed = new_seed();
  house_.lay_out(WarGame(Table<war::Rules>({setup, 0, {}})));
}

// To be looked at from its beginning; whoever likes plays on from any turn.
void WarApp::show_published(war::Fragment fragment) {
  house_.lay_out(WarGame(Table<war::Rules>(published(fragment))));
  game()->seek(0);
}

void WarApp::go_on_from_here() {
  if (house_.at_start()) return;
  const std::string from = game()->when(game()->table().cursor());
  house_.lay_out(WarGame(Table<war::Rules>(game()->until_here())));
  house_.stage().tell("The game goes on " + from +
                      ". The one before can be gone back to from the start screen.");
}

void WarApp::taken() {
  desk_.popover = face::Popover::kNone;
  const bool places = game()->table().state().phase == war::Phase::kDeployment;
  curtain_ = game()->hands_over() && places ? std::optional(game()->seat()) : std::nullopt;
  war_face::turn_ended(desk_, screen::now_ms());
  desk_.playing = desk_.replay.playing = false;
}

// An address without a game asks for one to begin, or was emptied under one.
void WarApp::without_link() {
  if (wanted_.mode != Mode::kPlay) return house_.changed();
  wanted_.mode = Mode::kStart;
  begin(war_face::setup_of(desk_.choice), true);
}

// As the address asks for it, every link that is opened.
void WarApp::opened(bool whole) {
  if (!whole) return;
  const bool watches = wanted_.mode == Mode::kWatch;
  if (wanted_.step || watches) game()->seek(wanted_.step.value_or(0));
  if (watches) house_.watch();
}

void WarApp::end_turn() {
  if (house_.at_start() || game()->over() || game()->computer_to_play()) return;
  if (const auto no = game()->table().refuse_end()) return house_.stage().tell(war::sentence(*no));
  const bool ended = game()->end_turn();
  if (!ended) curtain_ = game()->seat();
  turn_ended();
}

// An order that ends the game ends its turn: a resignation, a draw accepted, the last arsenal.
void WarApp::give(const war::Order& order) {
  if (house_.at_start()) return;
  const auto no = game()->give(order);
  house_.changed();
  if (no) return house_.stage().tell(war::sentence(*no));
  if (game()->scene().now.state.verdict) end_turn();
}

void WarApp::turn_ended() {
  war_face::turn_ended(desk_, screen::now_ms());
  desk_.playing = desk_.playing && !curtain_ && !screen::metrics().reduced_motion;
  if (!curtain_) {
    const war::State& s = game()->table().state();
    page::announce(war::turn_name(s) + ", " + war::whose_turn(s) + ".");
    for (const std::string& line : game()->news()) page::announce(line);
  }
  house_.changed();
}

}  // namespace wg
