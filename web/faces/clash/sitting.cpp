// faces/clash/sitting.cpp — what more than one part asks.
#include "faces/clash/sitting.h"

#include "faces/clash/picture.h"

namespace wg::clash_face {

const Bout* result_of(const Sitting& s) {
  const auto& all = s.scene.bouts;
  if (!s.scene.live || all.size() <= s.desk.read) return nullptr;
  const Bout& last = all.back();
  // One's own, of the turn under way; what the other side fought is news.
  if (last.by != s.view().seat) return nullptr;
  for (Step i = last.step; i < s.scene.steps.size(); ++i)
    if (s.scene.steps[i].ended_turn && !s.scene.over()) return nullptr;
  return &last;
}

int ready(const Sitting& s) {
  int n = 0;
  for (const Piece& p : s.view().pieces) n += p.side == s.own() && is_ready(p) ? 1 : 0;
  return n;
}

Units formation(const Sitting& s, const Piece& chosen, Posture posture) {
  return formation(s.scene, s.desk.formation, chosen, posture);
}

std::optional<Aim> other_kind(const Sitting& s) {
  if (!s.attack) return std::nullopt;
  const Aim aim{s.attack->target, !s.attack->bombards, {}};
  if (worth(s.attack->lead->sight.type).range == 0) return std::nullopt;
  if (!spoken(s.scene, *s.attack->lead, aim)) return std::nullopt;
  return aim;
}

}  // namespace wg::clash_face
