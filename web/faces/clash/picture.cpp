// faces/clash/picture.cpp — from the scene and the desk to what is on the board.
#include "faces/clash/picture.h"

namespace wg::clash_face {
namespace {

void show_attack(Picture& p, const Spoken& a) {
  p.target = a.target;
  p.attacker = a.lead->side;
  p.bombards = a.bombards;
  p.lead = Arrow{a.lead->tile, a.target};
  for (const Piece* s : a.supporters) p.supports.push_back({s->tile, a.target});
  const Forecast& f = a.forecast;
  const bool may_leave = f.slips_away || f.envelope.may_slip_away || f.envelope.down.most > 0;
  if (!a.bombards && !f.locked && f.falls_back && may_leave)
    p.falls_back = Arrow{a.target, *f.falls_back};
}

void show_danger(Picture& p, const Danger& d, const Piece& own) {
  p.target = own.tile;
  p.attacker = other(own.side);
  p.bombards = d.bombards;
  p.lead = Arrow{d.at, own.tile};
  if (d.from != d.at) p.marches = Arrow{d.from, d.at};
  for (const Piece* s : d.supporters) p.supports.push_back({s->tile, own.tile});
  if (!d.bombards && !d.forecast.locked && d.forecast.falls_back && d.forecast.preview.down > 0)
    p.falls_back = Arrow{own.tile, *d.forecast.falls_back};
}

}  // namespace

bool may_attack(const Piece& p) {
  const Doing& d = p.doing;
  return !d.spent && !d.assaulted && !d.supported && p.unit.posture != Posture::kWithdraw &&
         d.half_points >= kAttackCost;
}
bool is_ready(const Piece& p) {
  const Doing& d = p.doing;
  return !d.spent && (may_attack(p) || (!d.halted && d.half_points > 0));
}

std::vector<const Bout*> lately(const Scene& scene) {
  std::vector<const Bout*> all;
  // Of this turn, and of the other side's before it.
  int turns = 0;
  Step from = scene.step;
  while (from > 0 && from <= scene.steps.size()) {
    if (scene.steps[from - 1].ended_turn && ++turns > 1) break;
    --from;
  }
  for (const Bout& b : scene.bouts)
    if (b.step >= from && b.step < scene.step) all.push_back(&b);
  return all;
}

Picture picture_of(const Desk& desk, const Scene& scene) {
  Picture p;
  const View& v = scene.now;
  p.now = &v;
  p.scenario = &scene.scenario();
  p.own = v.seat == Seat::kRed ? Seat::kRed : Seat::kBlue;
  p.mine = scene.live && !scene.over() && !scene.thinking && v.is_my_turn();
  p.chosen = desk.chosen ? piece(v, *desk.chosen) : nullptr;
  if (p.chosen && p.chosen->side != p.own) p.chosen = nullptr;
  p.hovered = desk.hovered;
  p.cursor = desk.cursor;
  p.looked_at = desk.looked_at;
  p.ground = &scene.ground;
  const auto attack = spoken(desk, scene);
  if (attack) {
    show_attack(p, *attack);
  } else if (p.chosen && desk.reverse) {
    if (const auto d = danger(scene, *p.chosen)) show_danger(p, *d, *p.chosen);
  }
  if (p.chosen && p.mine) {
    if (may_attack(*p.chosen)) p.hostiles = hostiles(scene, *p.chosen);
    if (!p.target) {
      p.reach = reach(*p.scenario, v, *p.chosen);
      const auto to = p.cursor ? p.cursor : p.hovered;
      if (to && p.reach->left[*to] >= 0) p.way = way(*p.reach, p.chosen->tile, *to);
    }
  }
  p.fought = lately(scene);
  return p;
}

}  // namespace wg::clash_face
