// programs/clash/app_games.cpp — how a game begins, takes the table, goes on by an order.
#include "clash/guide.h"
#include "clash/words.h"

#include "faces/clash/start.h"
#include "programs/clash/app.h"

namespace wg {

using clash::Battle;
using clash_address::Mode;

std::uint32_t ClashApp::new_seed() const { return wanted_.seed ? *wanted_.seed : page::random(); }

void ClashApp::begin(clash::Setup setup, bool new_dice) {
  if (is_lesson(setup.battle))
    setup.seed = kLessonSeed;
  else if (new_dice)
    setup.seed = new_seed();
  house_.lay_out(ClashGame(Table<clash::Rules>({setup, 0, {}})));
}

void ClashApp::learn() {
  Battle battle = wanted_.battle.value_or(Battle::kLessonPanel);
  if (!clash::is_lesson(battle)) battle = Battle::kLessonPanel;
  begin(clash_face::setup_of({.battle = battle}), false);
}

void ClashApp::go_on_from_here() {
  if (house_.at_start()) return;
  const std::string from = game()->when(game()->table().cursor());
  house_.lay_out(ClashGame(Table<clash::Rules>(game()->until_here())));
  house_.stage().tell("The game goes on " + from +
                      ". The one before can be gone back to from the start screen.");
}

void ClashApp::taken() {
  desk_.popover = face::Popover::kNone;
  thought_.reset();
  next_at_ms_ = 0;
  turn_ = game()->known().turn;
  hurries_ = false;
  curtain_ = game()->hands_over() && !game()->over() && game()->table().length() > 0
                 ? std::optional(game()->seat())
                 : std::nullopt;
  ground_.reset();
  desk_.read = 0;
  desk_.panel_seen = false;
  desk_.playing = false;
  clash_face::turn_ended(desk_);
}

// An address without a game asks for one to begin, or was emptied under one.
void ClashApp::without_link() {
  const Mode mode = std::exchange(wanted_.mode, Mode::kStart);
  if (mode == Mode::kLearn) return learn();
  if (mode == Mode::kPlay) return begin(clash_face::setup_of(desk_.choice), true);
  wanted_.mode = mode;
  house_.changed();
}

// As the address asks for it, every link that is opened.
void ClashApp::opened(bool whole) {
  if (!whole) return;
  const bool watches = wanted_.mode == Mode::kWatch;
  if (wanted_.step || watches) game()->seek(wanted_.step.value_or(0));
  if (watches) house_.watch();
}

void ClashApp::give(const clash::Order& order) {
  if (house_.at_start() || curtain_ || game()->over() || game()->computer_to_play()) return;
  const clash::View before = game()->view_of(game()->seat());
  const Seat seat = game()->seat();
  if (const auto no = game()->give(order)) {
    house_.changed();
    return house_.stage().tell(clash::sentence(game()->battle(), before, order, *no));
  }
  hurries_ = false;
  if (game()->seat() != seat) curtain_ = game()->seat();
  stepped();
}

void ClashApp::stepped() {
  const clash::View& now = game()->known();
  const bool turn_began = now.turn != turn_;
  turn_ = now.turn;
  if (turn_began || curtain_) clash_face::turn_ended(desk_);
  if (!curtain_) {
    if (turn_began)
      page::announce(clash::round_name(game()->battle(), now) + ", " +
                     clash::whose_turn(game()->battle(), now) + ".");
    for (const std::string& line : game()->news()) page::announce(line);
  }
  house_.changed();
}

}  // namespace wg
