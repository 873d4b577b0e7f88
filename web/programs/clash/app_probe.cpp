// programs/clash/app_probe.cpp — what of this game's table tests read: no more than its seat knows.
#include "clash/account.h"
#include "clash/words.h"

#include "programs/clash/app.h"

namespace wg {

namespace {

void tell_losses(probe::Json& j, std::string_view name, const clash::Losses& l) {
  j.open(name).field("before", l.before).field("least", l.least).field("most", l.most);
  j.field("words", l.in_words()).field("leaves", l.leaves).close();
}

void tell_side(probe::Json& j, std::string_view name, const clash::SideLines& side) {
  j.open(name).list("units");
  for (const clash::UnitLine& u : side.units)
    j.open()
        .field("name", u.name)
        .field("sum", u.sum())
        .field("sources", u.sources())
        .field("contribution", u.contribution)
        .close();
  j.end_list().field("mods", clash::in_words(side.mods));
  j.field("multiplier", side.multiplier).field("power", side.power).close();
}

}  // namespace

void ClashApp::probe(probe::Json& j) const {
  j.field("thinking", thinking_pm().value_or(-1));
  if (house_.at_start() || curtain_) return;
  const clash_face::Scene s = game()->scene();
  const auto attack = clash_face::spoken(desk_, s);
  if (attack) probe_attack(j, s, *attack);
}

// The panel as it stands on the screen: the same account.
void ClashApp::probe_attack(probe::Json& j, const clash_face::Scene& s,
                            const clash_face::Spoken& attack) const {
  const auto a = clash::account(s.scenario(), s.now, *attack.lead, attack.target, attack.supporters,
                                attack.bombards);
  if (!a) return;
  j.open("account").field("heading", a->heading).field("verdict", a->verdict);
  j.field("shock", a->shock).field("odds", a->odds).field("reliability", a->reliability);
  j.field("causes", a->causes);
  tell_losses(j, "they", a->they);
  tell_losses(j, "you", a->you);
  tell_side(j, "attack", a->attack);
  tell_side(j, "defence", a->defence);
  j.list("follows");
  for (const std::string& one : a->follows) j.value(one);
  j.end_list().list("instead");
  for (const clash::Instead& one : a->instead) j.value(one.what + ": " + one.verdict);
  j.end_list().close();
}

void ClashApp::probe_game(probe::Json& j) const {
  const clash_face::Scene s = game()->scene();
  const clash::Scenario& battle = s.scenario();
  const clash::View& v = s.now;
  j.field("seat", clash::side_name(game()->seat()));
  j.field("battle", clash::battle_id(s.setup.battle));
  j.field("round", int{v.round}).field("turn", int{v.turn});
  j.field("to_move", clash::side_name(v.to_move)).field("task", clash::whose_turn(battle, v));
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
