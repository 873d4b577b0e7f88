// tools/war_shots.cpp — every screen of Two Arsenals without a browser, at many sizes, as PNG files
// to look at.  war_shots FOLDER [PART OF A NAME]
#include <cstdio>
#include <functional>
#include <string>

#include "war/notation.h"
#include "war/published.h"
#include "war/words.h"

#include "board/style.h"
#include "faces/war/curtain.h"
#include "faces/war/play.h"
#include "faces/war/start.h"
#include "programs/war/war_game.h"
#include "shoot.h"
#include "ui/widgets.h"

using namespace wg;
using namespace wg::board;
using namespace wg::war_face;

namespace {

using war::Fragment;

void give(WarGame& game, std::string_view turn) {
  const auto read = read_turn(game.scene().now.state, turn);
  if (const auto* fault = std::get_if<NotationFault>(&read)) {
    std::printf("%s: %s\n", std::string(turn).c_str(), std::string(fault->why).c_str());
    return;
  }
  for (const Order& order : std::get<std::vector<Order>>(read)) game.give(order);
}

// The published battle so far; its turn under way as an argument says.
WarGame battle(Step steps, std::string_view under_way = "") {
  const Record<Rules> whole = published(Fragment::kBattle);
  Record<Rules> part{whole.setup, steps, {}};
  for (const auto& g : whole.given)
    if (g.step < steps) part.given.push_back(g);
  WarGame game{Table<Rules>(part)};
  if (!under_way.empty()) give(game, under_way);
  return game;
}

WarGame opening(Step steps) {
  const Record<Rules> whole = published(Fragment::kOpening);
  Record<Rules> part{whole.setup, steps, {}};
  for (const auto& g : whole.given)
    if (g.step < steps) part.given.push_back(g);
  return WarGame{Table<Rules>(part)};
}

// South's unit has just been dislodged there, or has already retreated.
WarGame retreating(bool has_retreated) {
  const State now = battle(2).scene().now.state;
  Setup setup;
  setup.player = {Player::kPerson, Player::kPerson};
  setup.start = start_from(now);
  setup.start->to_move = Seat::kBlue;
  for (UnitId id = 0; id < kPerSide; ++id)
    if (setup.start->at[id] == *square_named("H13")) setup.start->dislodged = id;
  WarGame game{Table<Rules>({setup, 0, {}})};
  if (has_retreated) give(game, "H13-H14");
  return game;
}

UnitId on(const WarGame& game, std::string_view square) {
  return game.scene().board.on(*square_named(square));
}

WarGame placing(int placed) {
  Setup setup;
  setup.deployment = {Deployment::kFree, Deployment::kFree};
  setup.player = {Player::kPerson, Player::kPerson};
  WarGame game{Table<Rules>({setup, 0, {}})};
  Deploy d{Seat::kBlue, preset(Deployment::kBook, Seat::kBlue)};
  for (std::size_t i = static_cast<std::size_t>(placed); i < kPerSide; ++i) d.at[i] = kNowhere;
  game.give(d);
  return game;
}

}  // namespace

int main(int argc, char** argv) {
  const WarGame moved = battle(1, "J13-H11 J12-I12 I13-H12 H14-H13 I15-I14");
  const WarGame attacked = battle(1, "J13-H11 J12-I12 I13-H12 H14-H13 I15-I14 xG12");
  const WarGame fresh = battle(1);
  WarGame begun{Table<Rules>({Setup{}, 0, {}})};
  const WarGame cut_off = opening(9), must = retreating(false), has = retreating(true);
  WarGame late = battle(9);
  WarGame back = battle(12);
  back.seek(3, 4);
  WarGame placing_9 = placing(9), placed = placing(17);
  WarGame won = battle(6);
  won.give(Say{Parley::kResign});
  won.end_turn();
  WarGame offered = battle(4);
  offered.give(Say{Parley::kOfferDraw});
  offered.end_turn();
  const auto play = [](const WarGame& game, std::function<void(Desk&)> set,
                       std::function<void(Scene&)> change = {}) {
    return played(game, std::move(set), std::move(change));
  };
  const auto start = [](Choice choice, bool unfinished) {
    return [=](ui::Frame& f, Desk& d) {
      d.choice = choice;
      Lobby lobby;
      if (unfinished)
        lobby.unfinished = {"Your game: South, turn 12", "Against the computer, middle"};
      show_start(f, d, lobby);
    };
  };
  const UnitId target = on(moved, "G12"), runner = on(fresh, "J13"), fighter = on(fresh, "H14");
  const Shot<Desk> shots[] = {
      {"attack", play(moved, [&](Desk& d) { d.aimed = target; }), true},
      {"attacked", play(attacked, {})},
      {"fresh", play(fresh, {})},
      {"begun", play(begun, {})},
      {"chosen", play(fresh, [&](Desk& d) { d.chosen = runner; }), true},
      {"fort", play(fresh,
                    [&](Desk& d) {
                      d.chosen = fighter;
                      d.cursor = square_named("I13");
                    })},
      {"late", play(late, {})},
      {"cutoff", play(cut_off, [&](Desk& d) { d.chosen = on(cut_off, "F16"); }), true},
      {"raid", play(cut_off, [&](Desk& d) { d.chosen = on(cut_off, "H15"); })},
      {"mustretreat", play(must, {})},
      {"retreated", play(has, [&](Desk& d) { d.aimed = on(has, "G13"); })},
      {"threats", play(late, [&](Desk& d) { d.layers.threats = true; }), true},
      {"thinking", play(fresh, {}, [](Scene& s) { s.thinking = 420; })},
      {"back",
       play(back, {}, [](Scene& s) { s.title = "Becker-Ho against Debord, turns 42 to 48"; }),
       true},
      {"placing", play(placing_9, [](Desk& d) { d.in_hand = UnitId{9}; }), true},
      {"placed", play(placed, [](Desk& d) { d.in_hand = UnitId{3}; })},
      {"won", play(won, {}), true},
      {"offered", play(offered, {})},
      {"menu", play(moved, [](Desk& d) { d.popover = Popover::kMenu; })},
      {"help", play(moved, [](Desk& d) { d.popover = Popover::kHelp; })},
      {"settings", play(moved, [](Desk& d) { d.popover = Popover::kSettings; })},
      {"idle", play(fresh, [](Desk& d) { d.popover = Popover::kSummary; })},
      {"nearer", play(moved,
                      [&](Desk& d) {
                        d.aimed = target;
                        d.camera = {2.4f, {0.5f, 0.42f}};
                      })},
      {"toast", play(moved,
                     [&](Desk& d) {
                       say(d, sentence(Refusal::kTooFar), 0);
                       d.focus.name = "turn.end";
                     })},
      {"playing",
       [&](ui::Frame& f, Desk& d) {
         d.playing = true;
         d.play_began_ms = 0;
         show_play(f, d, late.scene(), 320 * 2 + 90);
       }},
      {"start", start({}, true), true},
      {"startfree", start({kNorth, Player::kPerson, Deployment::kFree, First::kByLot, {}}, false)},
      {"curtain", [](ui::Frame& f, Desk&) { show_curtain(f, kNorth); }},
  };
  shoot_all(argc, argv, shots);
}
