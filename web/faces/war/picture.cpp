// faces/war/picture.cpp — from the scene and the desk to what is on the board.
#include "faces/war/picture.h"

namespace wg::war_face {

constexpr int kMove_ms = 320, kAttack_ms = 700;

int play_ms(const Picture& p) {
  return static_cast<int>(p.before.size()) * kMove_ms + (p.attacked_before ? kAttack_ms : 0);
}

Picture picture_of(const Desk& desk, const Scene& scene, std::uint64_t now_ms) {
  Picture p;
  p.now = &scene.now.state;
  p.board = &scene.board;
  p.seat = scene.now.seat;
  p.layers = desk.layers;
  p.deploying = scene.deploying();
  if (!p.deploying && scene.began.phase == Phase::kPlay)
    for (UnitId id = 0; id < kUnits; ++id)
      if (is_there(scene.now.state, id) && scene.began.at[id] != scene.now.state.at[id])
        p.moved.push_back({id, scene.began.at[id], scene.now.state.at[id]});
  for (const auto& notice : scene.last) {
    if (const auto* e = std::get_if<Moved>(&notice.event))
      p.before.push_back({e->unit, e->from, e->to});
    if (const auto* e = std::get_if<Attacked>(&notice.event)) p.attacked_before = *e;
    if (const auto* e = std::get_if<ArsenalLost>(&notice.event)) p.arsenal_lost = e->arsenal;
  }
  p.assault = assault(desk, scene);
  if (desk.hovered && scene.live && !p.deploying && !scene.over() && scene.now.is_my_turn()) {
    const UnitId there = scene.board.on(*desk.hovered);
    if (there != kNobody && side_of(there) != p.seat && desk.aimed != there)
      p.glanced = considered(scene, there);
  }
  if (desk.layers.threats && scene.live) p.threats = scene.threats;
  p.chosen = p.deploying ? desk.in_hand : desk.chosen;
  p.shows_reach =
      scene.live && !p.deploying && !scene.over() && scene.now.is_my_turn() && !desk.aimed;
  p.hovered = desk.hovered;
  p.cursor = desk.cursor;
  // Only what the other side did: one has seen one's own moves.
  const bool theirs = !scene.turns.empty() && scene.step > 0 && scene.step <= scene.turns.size() &&
                      scene.turns[scene.step - 1].side != p.seat;
  if (desk.playing && theirs) {
    const auto since = static_cast<float>(now_ms - desk.play_began_ms);
    if (since < static_cast<float>(play_ms(p))) p.at_ms = since;
  }
  return p;
}

}  // namespace wg::war_face
