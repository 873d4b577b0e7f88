// programs/clash/app_probe.cpp — what of this game's table tests read: no more than its seat knows.
#include "clash/words.h"

#include "programs/clash/app.h"

namespace wg {

void ClashApp::probe(probe::Json& j) const { j.field("thinking", thinking_pm().value_or(-1)); }

void ClashApp::probe_game(probe::Json& j) const {
  const clash_face::Scene s = game()->scene();
  const clash::Scenario& battle = s.scenario();
  const clash::View& v = s.now;
  j.field("seat", clash::side_name(game()->seat()));
  j.field("battle", clash::battle_id(s.setup.battle));
  j.field("round", int{v.round}).field("turn", int{v.turn});
  j.field("to_move", clash::side_name(v.to_move)).field("task", clash::whose_turn(v));
  j.field("can_undo", s.can_undo);
  j.open("points");
  for (const Seat side : kPlayers)
    j.field(clash::side_name(side), points_of(battle, v.holders, side));
  j.close();
  j.field("verdict", s.verdict ? clash::sentence(battle, *s.verdict) : std::string());
  j.list("units");
  for (const clash::Piece& p : v.pieces)
    j.open()
        .field("id", p.id == clash::kNobody ? -1 : int{p.id})
        .field("side", clash::side_name(p.side))
        .field("name", clash::name_of(battle, p))
        .field("place", clash::name(p.tile))
        .field("level", static_cast<int>(p.sight.level))
        .field("strength", clash::strength_of(p))
        .field("disorder", p.sight.disorder ? int{*p.sight.disorder} : -1)
        .field("posture", p.sight.posture ? clash::posture_id(*p.sight.posture) : "")
        .close();
  j.end_list().list("fights");
  for (const clash_face::Bout& bout : s.bouts)
    if (const auto* fought = std::get_if<clash::Fought>(&bout.event))
      j.value(clash::predicted(*fought));
  j.end_list();
}

}  // namespace wg
