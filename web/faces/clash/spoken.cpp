// faces/clash/spoken.cpp — every number comes from the rules, never from here.
#include "faces/clash/spoken.h"

#include "clash/threats.h"

namespace wg::clash_face {
namespace {

bool is_within(const Piece& lead, Tile target, bool bombards) {
  return bombards ? distance(lead.tile, target) <= worth(lead.sight.type).range
                  : are_beside(lead.tile, target);
}

}  // namespace

std::optional<Spoken> spoken(const Scene& scene, const Piece& lead, const Aim& aim) {
  const View& v = scene.now;
  const Scenario& s = scene.scenario();
  Spoken a;
  a.lead = &lead;
  a.target = aim.target;
  a.bombards = aim.bombards;
  a.defender = top_on(v, aim.target, other(lead.side));
  if (!a.defender || !is_within(lead, aim.target, aim.bombards)) return std::nullopt;
  if (!aim.bombards) {
    a.may = may_support(v, lead, aim.target);
    a.supporters =
        aim.supporters ? supporters_of(v, *aim.supporters) : best_support(s, v, lead, aim.target);
  }
  const auto f = forecast(s, v, lead, aim.target, a.supporters, aim.bombards);
  if (!f) return std::nullopt;
  a.forecast = *f;
  if (aim.bombards)
    a.order = Bombard{lead.id, aim.target};
  else
    a.order = Assault{lead.id, aim.target, ids_of(a.supporters)};
  a.refused = Rules::refuse(scene.setup, v, a.order);
  return a;
}

std::optional<Spoken> spoken(const Desk& desk, const Scene& scene) {
  if (!desk.chosen || !desk.aim || !scene.live || scene.over()) return std::nullopt;
  const Piece* lead = piece(scene.now, *desk.chosen);
  if (!lead || lead->side != scene.now.seat) return std::nullopt;
  return spoken(scene, *lead, *desk.aim);
}

std::vector<Hostile> hostiles(const Scene& scene, const Piece& lead) {
  std::vector<Hostile> all;
  const View& v = scene.now;
  const Scenario& s = scene.scenario();
  for (const Tile t : beside(lead.tile)) {
    const Piece* top = top_on(v, t, other(lead.side));
    if (!top) continue;
    const auto o = outlook(s, v, lead, t, best_support(s, v, lead, t));
    if (o) all.push_back({t, *o, *o == Outlook::kOpen && top->sight.level != Level::kKnown});
  }
  return all;
}

namespace {

// Where nobody could assault: the gun in range that would hurt most.
std::optional<Danger> shells(const Scene& scene, const Piece& own) {
  const View& v = scene.now;
  std::optional<Danger> worst;
  for (std::size_t i = 0; i < v.pieces.size(); ++i) {
    const Piece& gun = v.pieces[i];
    if (gun.side == own.side || distance(gun.tile, own.tile) > worth(gun.sight.type).range)
      continue;
    const auto f = forecast(scene.scenario(), v, gun, own.tile, {}, true);
    if (!f || (worst && f->preview.lost_defender[1] <= worst->forecast.preview.lost_defender[1]))
      continue;
    worst = Danger{v, i, gun.tile, gun.tile, true, {}, *f};
  }
  return worst;
}

}  // namespace

std::optional<Danger> danger(const Scene& scene, const Piece& own) {
  auto t = threat_to(scene.scenario(), scene.now, own.tile);
  if (!t) return shells(scene, own);
  Danger d{std::move(t->then), t->leader, t->lead, t->from, false, {}, std::move(t->forecast)};
  d.supporters = best_support(scene.scenario(), d.view, d.view.pieces[d.attacker], own.tile);
  return d;
}

Units formation(const Scene& scene, Formation who, const Piece& chosen, Posture posture) {
  const View& v = scene.now;
  const auto is_in = [&](const Piece& p) {
    switch (who) {
      case Formation::kUnit:
        return p.id == chosen.id;
      case Formation::kKind:
        return p.unit.type == chosen.unit.type;
      case Formation::kBesideEnemy:
        for (const Piece& q : v.pieces)
          if (q.side != p.side && distance(p.tile, q.tile) <= 1) return true;
        return false;
      case Formation::kAll:
        return true;
    }
    return false;
  };
  Units all = 0;
  for (const Piece& p : v.pieces) {
    if (p.side != chosen.side || !is_in(p)) continue;
    const Units one = Units{1} << p.id;
    if (!Rules::refuse(scene.setup, v, Stand{one, posture})) all |= one;
  }
  return all;
}

}  // namespace wg::clash_face
