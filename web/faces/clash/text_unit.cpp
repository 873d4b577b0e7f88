// faces/clash/text_unit.cpp — the unit that is spoken of: its condition, its posture, where it
// goes.
#include "clash/movement.h"

#include "faces/clash/picture.h"
#include "faces/clash/text_parts.h"

namespace wg::clash_face {
namespace {

using text::Option;

constexpr std::string_view kNone = "none";

void choose(const Page& p, std::optional<UnitId> id) {
  let_go_of_all(p.desk);
  p.desk.reverse = false;
  p.desk.chosen = id;
}

// Names of units can be the same on both sides, never on one.
void choose_one(const Page& p) {
  std::vector<Option> options{{std::string(kNone), "none"}};
  std::vector<UnitId> ready;
  for (const Piece& q : p.now.pieces) {
    if (q.side != p.own()) continue;
    options.push_back(
        {std::to_string(q.id), unit_at(p.map, q) + (p.may_order() ? ", " + doing(q) : "")});
    if (is_ready(q)) ready.push_back(q.id);
  }
  const Piece* now = p.chosen();
  const auto to = p.leaf.select("unit.choose", "Unit", options,
                                now ? std::to_string(now->id) : std::string(kNone));
  if (to) {
    choose(p, std::nullopt);
    for (const Piece& q : p.now.pieces)
      if (q.side == p.own() && *to == std::to_string(q.id)) choose(p, q.id);
  }
  if (!p.may_order()) return;
  if (!p.leaf.button({.name = "unit.next",
                      .label = "Next unit that can act",
                      .enabled = !ready.empty(),
                      .why = "No unit can do anything more in this turn."}))
    return;
  UnitId next = ready[0];
  for (std::size_t i = ready.size(); i-- > 0;)
    if (now && ready[i] > now->id) next = ready[i];
  choose(p, next);
}

void tell_postures(const Page& p, const Piece& u) {
  const text::Section section(p.leaf, "Posture");
  p.leaf.words(std::string(posture_name(u.unit.posture)) + ". " + posture_means(u.unit.posture));
  constexpr std::pair<std::string_view, std::string_view> kFor[] = {
      {"unit", "This unit"},
      {"kind", "All of its kind"},
      {"contact", "All beside an enemy"},
      {"all", "All units"}};
  std::vector<Option> options;
  for (const auto& [id, label] : kFor) options.push_back({std::string(id), std::string(label)});
  const auto now = static_cast<std::size_t>(p.desk.formation);
  if (const auto to = p.leaf.radios("formation", "For whom", options, kFor[now].first))
    for (std::size_t i = 0; i < std::size(kFor); ++i)
      if (*to == kFor[i].first) p.desk.formation = static_cast<Formation>(i);
  for (std::size_t i = 0; i < kPostures; ++i) {
    const auto posture = static_cast<Posture>(i);
    const Units who = formation(p.scene, p.desk.formation, u, posture);
    const Units asked = who != 0 ? who : Units{1} << u.id;
    const auto no = who != 0 ? std::nullopt : p.refuse(Stand{asked, posture});
    const std::string why = no ? sentence(*no) : "";
    int many = 0;
    for (Units left = who; left != 0; left &= left - 1) ++many;
    const std::string control = "posture." + std::string(posture_id(posture));
    if (p.leaf.button({.name = control,
                       .label = std::string(posture_name(posture)) +
                                (many > 1 ? " for " + std::to_string(many) + " units" : ""),
                       .enabled = who != 0,
                       .why = why}))
      p.give(Stand{asked, posture});
  }
  for (std::size_t i = 0; i < kPostures; ++i)
    if (const auto posture = static_cast<Posture>(i); posture != u.unit.posture)
      p.leaf.words(std::string(posture_name(posture)) + ": " + posture_means(posture));
}

// What is to be known of a tile before one goes there.
std::string there(const Page& p, Tile t, int left) {
  std::string words = spot_in_full(p.map, t) + ", " + ground_at(p.map, t);
  if (const auto i = place_at(p.map, t); i && p.now.holders[*i] != p.own())
    words += ", taken for " + points(p.map.places[*i].points);
  for (const Piece& q : p.now.pieces)
    if (q.side != p.own() && are_beside(q.tile, t))
      return words + ", beside the enemy; " + points_of_move(left) + " of movement left";
  return words + "; " + points_of_move(left) + " of movement left";
}

// A choice and a button: letters and arrows go through a choice, and must not move the unit.
void tell_move(const Page& p, const Piece& u) {
  const text::Section section(p.leaf, "Move");
  Desk& d = p.desk;
  const Reach r = reach(p.map, p.now, u);
  std::vector<Tile> ways;
  for (Tile t = 0; t < kTiles; ++t)
    if (r.left[t] >= 0 && t != u.tile && !p.refuse(Move{u.id, t})) ways.push_back(t);
  if (ways.empty()) {
    std::string why = sentence(Refusal::kTooFar);
    for (const Tile t : beside(u.tile))
      if (const auto no = p.refuse(Move{u.id, t}); no == Refusal::kHalted || no == Refusal::kSpent)
        why = sentence(*no);
    p.leaf.words(why);
    p.leaf.button({.name = "move.go", .label = "Move", .enabled = false, .why = why});
    return;
  }
  std::vector<Option> options{{std::string(kNone), "stay"}};
  bool is_there = false;
  for (const Tile t : ways) {
    options.push_back({name(t), there(p, t, r.left[t])});
    is_there = is_there || d.heading == t;
  }
  const auto to = p.leaf.select("move.to", "Go to", std::move(options),
                                is_there ? name(*d.heading) : std::string(kNone));
  if (to) {
    d.heading.reset();
    for (const Tile t : ways)
      if (*to == name(t)) d.heading = t;
    is_there = d.heading.has_value();
  }
  if (!p.leaf.button({.name = "move.go",
                      .label = is_there ? "Move to " + name(*d.heading) : "Move",
                      .enabled = is_there,
                      .why = "Choose first where it is to go."}))
    return;
  p.give(Move{u.id, *d.heading});
  d.heading.reset();
}

}  // namespace

void tell_unit(const Page& p) {
  if (p.scene.over() && p.scene.live) return;
  const text::Section section(p.leaf, p.may_order() ? "Your orders" : "One of your units");
  choose_one(p);
  const Piece* u = p.chosen();
  if (!u) return;
  const auto attack = spoken(p.desk, p.scene);
  {
    const text::Section unit(p.leaf, name_of(p.map, *u));
    p.leaf.words(std::string(type_name(u->unit.type)) + " at " + spot_in_full(p.map, u->tile) +
                 ", " + ground_at(p.map, u->tile) + ".");
    p.leaf.words(capital(condition(*u)) + ".");
    if (p.may_order()) p.leaf.words(capital(doing(*u)) + ".");
  }
  if (attack) return tell_attack(p, *attack);
  if (p.may_order()) {
    tell_targets(p, *u);
    tell_move(p, *u);
    tell_postures(p, *u);
  }
  if (p.scene.live) tell_danger(p, *u);
}

}  // namespace wg::clash_face
