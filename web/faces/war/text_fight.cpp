// faces/war/text_fight.cpp — attacks with both totals and all who contribute, before one is made;
// and what the other side could do.
#include <algorithm>

#include "faces/war/captions.h"
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

struct Target {
  UnitId id = 0;
  Totals totals;
};

// Those it pays to attack first.
std::vector<Target> targets(const Page& p) {
  std::vector<Target> all;
  const UnitId foe = first_of(other(p.seat()));
  for (UnitId id = foe; id < foe + kPerSide; ++id)
    if (is_there(p.s, id))
      if (Totals t = totals(p.s, p.board, id); t.offence > 0) all.push_back({id, std::move(t)});
  std::stable_sort(all.begin(), all.end(), [](const Target& a, const Target& b) {
    return a.totals.margin() > b.totals.margin();
  });
  return all;
}

template <class Parts>
std::string named(const Page& p, const Totals& t, const Parts& parts) {
  std::string words;
  for (const war::Part& part : parts)
    words += (words.empty() ? "" : "; ") + part_in_words(p.s, t, part);
  // No number stands alone at the beginning of a line.
  for (std::size_t at = 0; (at = words.find(": ", at)) != std::string::npos;)
    words.replace(at, 2, ":\u00A0");
  return words;
}

}  // namespace

void tell_attacks(const Page& p) {
  if (!p.may_order()) return;
  const text::Section section(p.leaf, "Attack");
  if (p.s.dislodged != kNobody) return p.leaf.words(sentence(Refusal::kRetreatFirst));
  if (p.s.turn.attack_spent)
    return p.leaf.words(capital(attack_left(p.s.turn)) + ". " + last_order(p));
  const std::vector<Target> all = targets(p);
  if (all.empty()) return p.leaf.words("No unit of " + p.them() + " can be attacked from here.");
  p.leaf.words("One attack a turn. Nothing moves after it.");
  p.leaf.open_table("What an attack would come to now, the best first",
                    {"On", "Totals", "Why", p.us(), p.them(), "Attack"});
  for (const Target& t : all) {
    p.leaf.open_row(capital(unit_at(p.s, t.id)));
    p.leaf.words(ratio(t.totals) + ", " + result_name(t.totals));
    p.leaf.words(reason_of(t.totals));
    p.leaf.words(named(p, t.totals, t.totals.attack));
    p.leaf.words(named(p, t.totals, t.totals.defence));
    if (p.leaf.button(
            {.name = "attack." + std::to_string(t.id), .label = "Attack " + name(p.s.at[t.id])}))
      p.give(Attack{t.id});
    p.leaf.close();
  }
  p.leaf.close();
}

void tell_enemy(const Page& p) {
  const text::Section section(p.leaf, p.them() + "'s units");
  p.leaf.open_table("Where they stand, and what an attack on them would come to",
                    {"Unit", "Ground", "Lines", "An attack on it now"});
  for (const ReportRow& row : p.sheet.reports) {
    const UnitId id = row.subject;
    const auto terrain = terrain_name(ground(p.s.at[id]));
    p.leaf.open_row(row.what + " at " + row.place);
    p.leaf.words(terrain.empty() ? "–" : std::string(terrain));
    p.leaf.words(standing(p.s, p.board, id));
    p.leaf.words(row.how);
    p.leaf.close();
  }
  p.leaf.close();
  if (p.scene.over() || !p.scene.live) return;
  if (p.leaf.check("layer.threats", "What " + p.them() + " could bring in its next turn",
                   p.desk.layers.threats))
    p.desk.layers.threats = !p.desk.layers.threats;
  if (!p.desk.layers.threats) return;
  std::vector<std::string> lines;
  if (!p.scene.threats) return;
  for (const Threat& t : p.scene.threats->on) {
    const Totals totals = totals_of(t);
    if (t.offence == 0 || !is_there(p.s, t.unit)) continue;
    lines.push_back("Against " + unit_at(p.s, t.unit) + ": " + ratio(totals) + ", " +
                    result_name(totals) + ".");
  }
  for (std::size_t i = 0; i < kPerSide; ++i) {
    const auto id = static_cast<UnitId>(first_of(p.scene.now.seat) + i);
    if ((p.scene.threats->cut >> i & 1u) != 0 && is_there(p.s, id))
      lines.push_back("One move could cut off " + unit_at(p.s, id) + ".");
  }
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    if ((p.scene.threats->arsenals >> i & 1u) != 0)
      lines.push_back("The arsenal at " + name(kArsenals[i]) + " could be taken.");
  if (lines.empty()) p.leaf.words(p.them() + " can attack none of them.");
  p.leaf.list(std::move(lines));
}

}  // namespace wg::war_face
