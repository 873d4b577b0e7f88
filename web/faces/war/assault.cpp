// faces/war/assault.cpp — totals come from the rules, never from here.
#include "faces/war/assault.h"

namespace wg::war_face {
namespace {

std::optional<Assault> made(const Scene& scene) {
  State s = scene.began;
  for (std::size_t i = 0; i < scene.taken && i < scene.orders.size(); ++i) {
    if (const auto* attack = std::get_if<Attack>(&scene.orders[i]))
      return Assault{
          attack->target, s.at[attack->target], totals(s, Board(s), attack->target), s.at,
          true,           std::nullopt};
    s = take(std::move(s), scene.orders[i]).state;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Assault> considered(const Scene& scene, UnitId target) {
  const State& s = scene.now.state;
  if (scene.deploying() || target >= kUnits || !is_there(s, target)) return std::nullopt;
  return Assault{target, s.at[target], totals(s, scene.board, target),
                 s.at,   false,        Rules::refuse(scene.setup, scene.now, Attack{target})};
}

std::optional<Assault> assault(const Desk& desk, const Scene& scene) {
  if (desk.aimed && scene.live)
    if (auto aimed = considered(scene, *desk.aimed)) return aimed;
  return made(scene);
}

}  // namespace wg::war_face
