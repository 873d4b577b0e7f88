// clash/threats.cpp — enemies moved up as in their own turn, then each tried as the lead.
#include "clash/threats.h"

#include "clash/movement.h"

namespace wg::clash {
namespace {

// The free tile beside the target with most movement left there; the first of equals.
std::optional<Tile> comes_to(const Scenario& s, const View& v, const Piece& p, Tile target) {
  if (are_beside(p.tile, target)) return p.tile;
  const Reach r = reach(s, v, p);
  std::optional<Tile> best;
  for (const Tile t : beside(target))
    if (r.left[t] >= kAttackCost && (!best || r.left[t] > r.left[*best])) best = t;
  return best;
}

bool is_stronger(const Preview& a, const Preview& b) {
  if (a.down != b.down) return a.down > b.down;
  if (a.lost_defender[1] != b.lost_defender[1]) return a.lost_defender[1] > b.lost_defender[1];
  return a.lost_attacker[1] < b.lost_attacker[1];
}

}  // namespace

std::optional<Threat> threat_to(const Scenario& s, const View& view, Tile own) {
  const Piece* target = top_on(view, own, view.seat);
  if (!target) return std::nullopt;
  const Seat enemy = other(view.seat);
  View v = view;
  std::vector<std::size_t> there;  // pieces beside the tile, once all have come
  for (std::size_t i = 0; i < v.pieces.size(); ++i) {
    Piece& p = v.pieces[i];
    if (p.side != enemy) continue;
    const auto to = comes_to(s, v, p, own);
    if (!to) continue;
    if (*to != p.tile) p.unit.dug = 0;
    p.tile = *to;
    p.doing = {};
    there.push_back(i);
  }
  for (Piece& p : v.pieces) p.encircled = !retreat_of(s, v, p).has_value();

  std::optional<Threat> strongest;
  for (const std::size_t i : there) {
    Piece& lead = v.pieces[i];
    const Posture posture = lead.unit.posture;
    lead.unit.posture = Posture::kAssault;
    auto f = forecast(s, v, lead, own, best_support(s, v, lead, own));
    const Unit assaulting = lead.unit;
    lead.unit.posture = posture;
    if (!f || (strongest && !is_stronger(f->preview, strongest->forecast.preview))) continue;
    Threat t;
    t.lead = view.pieces[i].tile;
    t.from = lead.tile;
    t.type = lead.sight.type;
    for (const std::size_t k : there)
      if (k != i) t.others.push_back(view.pieces[k].tile);
    t.forecast = std::move(*f);
    t.then = v;
    t.then.pieces[i].unit = assaulting;
    t.leader = i;
    strongest = std::move(t);
  }
  return strongest;
}

}  // namespace wg::clash
