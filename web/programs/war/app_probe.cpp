// programs/war/app_probe.cpp — what of this game's table tests read.
#include "war/notation.h"
#include "war/words.h"

#include "programs/war/app.h"

namespace wg {

void WarApp::probe(probe::Json& j) const {
  const auto pm = thinking_pm();
  j.field("thinking", pm.value_or(-1));
}

void WarApp::probe_game(probe::Json& j) const {
  const war_face::Scene s = game()->scene();
  const war::State& state = s.now.state;
  j.field("seat", war::side_name(game()->seat()));
  j.field("turn", war::turn_name(state)).field("task", war::whose_turn(state));
  j.field("to_move", war::side_name(state.to_move)).field("moves", int{state.turn.moves});
  j.list("arsenals");  // that stand
  for (std::size_t i = 0; i < war::kArsenals.size(); ++i)
    if (war::stands(state.arsenals, i)) j.value(war::name(war::kArsenals[i]));
  j.end_list().field("verdict", s.verdict ? war::sentence(*s.verdict) : std::string());
  j.list("units");
  for (war::UnitId id = 0; id < war::kUnits; ++id)
    j.open()
        .field("id", int{id})
        .field("side", war::side_name(war::side_of(id)))
        .field("kind", war::kind_name(war::kind_of(id)))
        .field("place", war::is_there(state, id) ? war::name(state.at[id]) : std::string())
        .field("linked", war::is_there(state, id) && s.board.is_linked(id))
        .close();
  j.end_list().list("turns");
  for (Step step = 0; step < game()->table().length(); ++step) {
    std::vector<war::Order> orders;
    for (const auto& g : orders_of(game()->table().record(), step)) orders.push_back(g.order);
    j.value(war::write_turn(game()->table().state(step), orders));
  }
  j.end_list();
}

}  // namespace wg
