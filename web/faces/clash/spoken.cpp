// faces/clash/spoken.cpp — every number comes from the rules, never from here.
#include "faces/clash/spoken.h"

#include "clash/movement.h"

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

struct Search {
  const Scene& scene;
  const Piece& own;
  std::optional<Danger> worst{};
  std::int32_t most = 0;

  void consider(std::size_t attacker, Tile at, bool bombards) {
    const Scenario& s = scene.scenario();
    Danger d;
    d.view = scene.now;
    d.attacker = attacker;
    d.bombards = bombards;
    d.at = at;
    Piece& lead = d.view.pieces[attacker];
    d.from = lead.tile;
    lead.tile = at;
    if (!bombards) lead.unit.posture = Posture::kAssault;  // it would choose so
    if (!bombards) d.supporters = best_support(s, d.view, lead, own.tile);
    const auto f = forecast(s, d.view, lead, own.tile, d.supporters, bombards);
    if (!f) return;
    d.forecast = *f;
    const std::int32_t grave =
        (bombards ? 0 : f->preview.down * 1000) + f->preview.lost_defender[1] + 1;
    if (grave <= most) return;
    most = grave;
    worst = std::move(d);  // and with it the pieces that its supporters are
  }
};

}  // namespace

std::optional<Danger> danger(const Scene& scene, const Piece& own) {
  const View& v = scene.now;
  Search search{scene, own};
  for (std::size_t i = 0; i < v.pieces.size(); ++i) {
    const Piece& p = v.pieces[i];
    if (p.side == own.side) continue;
    const bool gun = worth(p.sight.type).range > 0;
    if (are_beside(p.tile, own.tile)) search.consider(i, p.tile, false);
    if (gun && distance(p.tile, own.tile) <= worth(p.sight.type).range)
      search.consider(i, p.tile, true);
    const Reach r = reach(scene.scenario(), v, p);
    for (Tile t = 0; t < kTiles; ++t) {
      if (r.left[t] < 0) continue;
      if (are_beside(t, own.tile) && r.left[t] >= kAttackCost) search.consider(i, t, false);
      if (gun && distance(t, own.tile) == 2) search.consider(i, t, true);
    }
  }
  return std::move(search.worst);
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
