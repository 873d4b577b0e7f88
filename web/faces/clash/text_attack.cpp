// faces/clash/text_attack.cpp — whom a unit could attack; the attack in full, as the panel has it;
// what the enemy could do in turn.
#include "clash/account.h"

#include "faces/clash/text_parts.h"

namespace wg::clash_face {
namespace {

using text::Option;

void aim(const Page& p, Aim at) {
  p.desk.aim = std::move(at);
  p.desk.looked_at.reset();
  p.desk.reverse = false;
  p.desk.read = p.scene.bouts.size();
}

void side(const Page& p, const char* caption, const SideLines& lines, const char* total) {
  p.leaf.open_table(caption, {"Who", "Worked out", "From", "Counts"});
  for (const UnitLine& line : lines.units) {
    p.leaf.open_row(capital(line.name));
    p.leaf.words(line.sum());
    p.leaf.words(line.sources());
    p.leaf.words(std::to_string(line.contribution));
    p.leaf.close();
  }
  p.leaf.open_row(total);
  p.leaf.words(std::to_string(lines.raw) + " × " + times(lines.multiplier));
  p.leaf.words(lines.mods.empty() ? "nothing added" : in_words(lines.mods));
  p.leaf.words(std::to_string(lines.power));
  p.leaf.close();
  p.leaf.close();
}

void losses(const Page& p, const Losses& l) {
  p.leaf.open_row(l.who);
  p.leaf.words(l.in_words());
  p.leaf.words(l.leaves);
  p.leaf.close();
}

void terms(const Page& p, const std::string& what, const std::vector<Term>& all) {
  if (!all.empty()) p.leaf.words(what + ": " + in_words(all) + ".");
}

void supporters(const Page& p, const Spoken& a) {
  if (a.may.empty()) return;
  const Units now = ids_of(a.supporters);
  for (const Piece* one : a.may) {
    const Units bit = Units{1} << one->id;
    const bool on = (now & bit) != 0;
    if (!p.leaf.check("support." + std::to_string(one->id), "Support by " + name_of(p.map, *one),
                      on))
      continue;
    if (!on && a.supporters.size() == Supporters::capacity())
      p.desk.toast = sentence(Refusal::kTooManySupporters);
    else
      aim(p, {a.target, false, on ? now & ~bit : now | bit});
  }
}

// A gun may bombard or assault, where both can be spoken of.
void kinds(const Page& p, const Spoken& a) {
  if (worth(a.lead->sight.type).range == 0) return;
  const Aim another{a.target, !a.bombards, {}};
  if (!spoken(p.scene, *a.lead, another)) return;
  const auto to =
      p.leaf.radios("attack.kind", "How", {{"assault", "Assault"}, {"bombard", "Bombard"}},
                    a.bombards ? "bombard" : "assault");
  if (to && (*to == "bombard") != a.bombards) aim(p, another);
}

void instead(const Page& p, const Spoken& a, const Account& account) {
  if (account.instead.empty()) return;
  const text::Section section(p.leaf, "Instead");
  int i = 0;
  for (const Instead& one : account.instead) {
    if (!p.leaf.button(
            {.name = "instead." + std::to_string(++i), .label = one.what + ": " + one.verdict}))
      continue;
    if (one.bombards && piece(p.now, one.gun)) p.desk.chosen = one.gun;
    aim(p, {a.target, one.bombards, one.bombards ? std::nullopt : std::optional(one.supporters)});
  }
}

}  // namespace

void tell_targets(const Page& p, const Piece& lead) {
  const text::Section section(p.leaf, "Attack");
  struct Way {
    Spoken spoken;
    std::string control, label;
  };
  std::vector<Way> ways;
  for (Tile t = 0; t < kTiles; ++t)
    for (const bool bombards : {false, true})
      if (auto a = spoken(p.scene, lead, {t, bombards, {}}))
        ways.push_back({std::move(*a), (bombards ? "bombard." : "assault.") + name(t),
                        (bombards ? "Bombard " : "Assault ") + name(t)});
  if (ways.empty()) return p.leaf.words("No enemy is beside this unit, or in its range.");
  p.leaf.open_table("Whom it could attack now, and what would come of it",
                    {"On", "Verdict", "They lose", "You lose", "Look at it"});
  for (const Way& w : ways) {
    const Forecast& f = w.spoken.forecast;
    p.leaf.open_row(capital(unit_at(p.map, *w.spoken.defender)));
    p.leaf.words(w.spoken.bombards ? "shaken" : verdict_in_short(f));
    const LossRanges lost = losses_of(f, *w.spoken.defender);
    p.leaf.words(from_to(lost.they.least, lost.they.most));
    p.leaf.words(from_to(lost.you.least, lost.you.most));
    if (p.leaf.button({.name = w.control, .label = w.label}))
      aim(p, {w.spoken.target, w.spoken.bombards, {}});
    p.leaf.close();
  }
  p.leaf.close();
}

void tell_account(const Page& p, const Account& a) {
  p.leaf.words(a.verdict + (a.verdict.back() == '.' ? "" : "."));
  p.leaf.words(a.shock);
  p.leaf.list(a.small_print);
  p.leaf.open_table("Losses of strength, the most first", {"Who", "Losses", "What it leaves"});
  losses(p, a.they);
  losses(p, a.you);
  p.leaf.close();
  if (!a.fights) {
    const text::Section section(p.leaf, "What follows");
    return p.leaf.list(a.follows);
  }
  p.leaf.words("Odds " + a.odds + ": " + a.reliability + "." +
               (a.causes.empty() ? "" : " " + a.causes + "."));
  side(p, "The attack", a.attack, "Attack");
  p.leaf.words(a.as_estimated);
  side(p, "The defence", a.defence, "Defence");
  terms(p, "Resolve of the defender", a.resolve_they);
  terms(p, "Shock to it besides losses", a.shock_they);
  terms(p, "Resolve of the attacker", a.resolve_you);
  terms(p, "Shock to it besides losses", a.shock_you);
  const text::Section section(p.leaf, "What follows");
  p.leaf.list(a.follows);
}

void tell_attack(const Page& p, const Spoken& a) {
  const auto told = account(p.map, p.now, *a.lead, a.target, a.supporters, a.bombards);
  if (!told) return;
  const text::Section section(p.leaf, told->heading);
  kinds(p, a);
  supporters(p, a);
  tell_account(p, *told);
  const std::string why = a.refused ? sentence(*a.refused) : "";
  if (p.leaf.button({.name = "attack",
                     .label = (a.bombards ? "Bombard " : "Assault ") + spot(p.map, a.target),
                     .enabled = !a.refused && p.may_order(),
                     .why = why,
                     .primary = true})) {
    p.give(a.order);
    p.desk.aim.reset();
  }
  if (p.leaf.button({.name = "attack.cancel", .label = "Do not attack"})) p.desk.aim.reset();
  instead(p, a, *told);
}

void tell_danger(const Page& p, const Piece& own) {
  const text::Section section(p.leaf, "What they could do to it next turn");
  const auto d = danger(p.scene, own);
  if (!d) return p.leaf.words("Nobody in sight could attack it.");
  const Piece& lead = d->view.pieces[d->attacker];
  p.leaf.words(capital(name_of(p.map, lead)) + " from " + spot(p.map, d->at) +
               (d->bombards
                    ? " could bombard it."
                    : " could assault it. It breaks: " + verdict_in_short(d->forecast) + "."));
  if (p.leaf.check("danger.show", "Show that attack in full", p.desk.reverse))
    p.desk.reverse = !p.desk.reverse;
  if (!p.desk.reverse) return;
  if (const auto a = account(p.map, d->view, lead, own.tile, d->supporters, d->bombards))
    tell_account(p, *a);
}

}  // namespace wg::clash_face
