// clash/account.cpp — one forecast in words: losses, what follows, what else could be done.
#include "clash/account.h"

#include <algorithm>

#include "clash/account_parts.h"
#include "clash/aftermath.h"
#include "clash/constants.h"
#include "clash/movement.h"

namespace wg::clash {
namespace {

std::string n(std::int32_t value) { return std::to_string(value); }

std::int32_t shaken(std::int32_t by, std::int32_t from) { return std::min(100, from + by); }

// Strength lost, of what there is; where it is not known in full, of what there may be.
Losses losses(const Voice& v, bool theirs, const Piece& p, Range lost, const Forecast& f) {
  Losses l{theirs ? v.They + " lose" : v.You + " lose"};
  l.before = p.sight.most_strength;
  l.least = lost.least;
  l.most = lost.most;
  if (f.known) l.median = theirs ? f.preview.lost_defender[1] : f.preview.lost_attacker[1];
  l.leaves = p.sight.least_strength == p.sight.most_strength
                 ? n(l.before) + " leaves " + span(l.before - l.most, l.before - l.least)
                 : "of " + strength_of(p);
  return l;
}

struct Attack {
  const Scenario& s;
  const View& view;
  const Piece& lead;
  const Piece& top;
  const Supporters& supporters;
  const Forecast& f;
  Voice v;
  bool bombards;

  bool is_ours() const { return lead.side == view.seat; }

  void follow_where(std::vector<std::string>& all) const {
    const Range down = f.envelope.down;
    const bool sure = down.least == kDraws, possible = down.most > 0;
    if (f.locked) {
      const Range lost = f.envelope.lost_defender;
      const bool known = f.known;
      all.push_back(v.They + " will not leave: walls hold them. " + span(lost.least, lost.most) +
                    (known ? " of " + n(top.unit.strength) : "") + " strength would go.");
      return;
    }
    const bool destroyed = f.known && f.preview.destroys >= f.preview.breaks;
    if (!possible) return;
    const int others = f.clash.context.others;
    if (destroyed && others == 0)
      all.push_back("Nobody would be left to fall back.");
    else if (!f.falls_back)
      all.push_back(v.They + " are cut off: " + (sure ? "" : "if " + v.they + " break, ") +
                    (others > 0 ? "all " + wg::in_words(others + 1) + " units in the tile perish."
                                : v.they + " perish."));
    else
      all.push_back((sure ? v.They + " fall back to "
                          : "If " + v.they + " break, " + v.they + " fall back to ") +
                    spot(s, *f.falls_back) + ". " + v.They + " are not cut off.");
    const std::string here = spot(s, top.tile);
    if (!f.may_advance)
      all.push_back(v.You + " do not move in" + why_not_in() + ".");
    else
      all.push_back(sure ? v.You + " take " + here + "."
                         : "If " + v.they + " go, " + v.you + " take " + here + ".");
  }
  std::string why_not_in() const {
    return is_passable(lead.sight.type, s.ground[top.tile])
               ? ": no point of movement would be left"
               : ": that ground is closed to " + v.you_object;
  }
  void follow_us(std::vector<std::string>& all) const {
    if (f.known) {
      all.push_back(v.Your + " attack falters: " + chance(f.preview.falters) +
                    (f.preview.falters > 0 ? ". It would cost " + n(kDisorderBreak) +
                                                 " disorder and all further movement, and leave " +
                                                 v.you_object + " in Hold."
                                           : "."));
      if (f.preview.dies > 0)
        all.push_back(v.You + " are destroyed: " + chance(f.preview.dies) + ".");
    } else {
      const Range fails = f.envelope.fails;
      all.push_back(fails.least == 0 && fails.most == kDraws
                        ? "Whether " + v.your + " attack falters cannot be told."
                    : fails.least == 0 && fails.most > 0
                        ? v.You + " falter or are destroyed: " + chance(fails.most) + " at worst."
                        : v.You + " falter or are destroyed: " + chances(fails) + ".");
    }
    std::vector<std::string> names;
    for (const Piece* p : supporters) names.push_back(name_of(s, *p));
    if (!names.empty())
      all.push_back("Support costs " + listed(names) + " " + n(kDisorderSupport) + " disorder" +
                    (names.size() > 1 ? " each." : "."));
    if (lead.unit.posture == Posture::kAssault)
      all.push_back("Assault costs " + name_of(s, lead) + " " + n(kDisorderAssault) +
                    " disorder, and lasts until its next turn.");
  }
  void follow_shells(std::vector<std::string>& all) const {
    const Range lost = f.envelope.lost_defender;
    all.push_back("Shells move nobody, and nobody answers: " + v.you + " lose nothing.");
    const std::int32_t least = disorder_from_shells(lost.least),
                       most = disorder_from_shells(lost.most);
    if (top.sight.disorder)
      all.push_back(v.Their + " disorder rises from " + n(*top.sight.disorder) + " to " +
                    span(shaken(least, *top.sight.disorder), shaken(most, *top.sight.disorder)) +
                    ".");
    all.push_back("Firing is " + name_of(s, lead) + "'s action in this turn, and costs it " +
                  n(kDisorderFiring) + " disorder.");
  }
  void follow_slip(std::vector<std::string>& all) const {
    all.push_back(v.They + " lose " + n(parting_loss(top.unit)) + " and fall back to " +
                  spot(s, *f.falls_back) + " with " + n(kDisorderWithdraw) + " more disorder. " +
                  v.You + " lose nothing but a point of movement.");
    if (f.may_advance) all.push_back(v.You + " take " + spot(s, top.tile) + ".");
  }

  // The same assault without one who supports it.
  void without_each(std::vector<Instead>& all) const {
    for (const Piece* gone : supporters) {
      Supporters rest;
      for (const Piece* p : supporters)
        if (p != gone) rest.push_back(p);
      const auto g = forecast(s, view, lead, top.tile, rest);
      if (!g) continue;
      Instead i{"Without " + name_of(s, *gone)};
      i.outlook = outlook_of(*g);
      i.verdict = verdict_in_short(*g) + "; " + v.they + " lose " +
                  span(g->envelope.lost_defender.least, g->envelope.lost_defender.most);
      i.supporters = ids_of(rest);
      all.push_back(std::move(i));
    }
  }
  // A gun's shells first, at their worst, and then the assault by the others.
  void shells_first(std::vector<Instead>& all) const {
    for (const Piece& gun : view.pieces) {
      if (gun.side != lead.side || !may_fire(gun)) continue;
      const auto shells = forecast(s, view, gun, top.tile, {}, true);
      if (!shells) continue;
      Instead i;
      i.bombards = true;
      i.gun = gun.id;
      const Range lost = shells->envelope.lost_defender;
      if (&gun == &lead) {
        i.what = "Bombard instead";
        i.outlook = outlook_of(*shells);
        i.verdict = v.they + " lose " + span(lost.least, lost.most) + ", and " +
                    span(disorder_from_shells(lost.least), disorder_from_shells(lost.most)) +
                    " disorder";
        all.push_back(std::move(i));
        continue;
      }
      Units rest = 0;
      for (const Piece* p : supporters)
        if (p != &gun && p->id < kMostUnits) rest |= Units{1} << p->id;
      const View after = after_shells(view, top, lost);
      const Piece* again = piece(after, lead.id);
      const auto g =
          again ? forecast(s, after, *again, top.tile, supporters_of(after, rest)) : std::nullopt;
      if (!g) continue;
      i.what = "Bombard first with " + name_of(s, gun);
      i.outlook = outlook_of(*g);
      i.verdict = verdict_in_short(*g);
      if (g->known)
        i.verdict += "; " +
                     span(lost.least + g->envelope.lost_defender.least,
                          lost.least + g->envelope.lost_defender.most) +
                     " in all";
      i.supporters = rest;
      all.push_back(std::move(i));
    }
  }
  bool may_fire(const Piece& gun) const {
    const int range = worth(gun.sight.type).range;
    const Doing& d = gun.doing;
    return range > 0 && distance(gun.tile, top.tile) <= range && !d.assaulted && !d.supported &&
           !d.spent && gun.sight.posture != Posture::kWithdraw;
  }
};

}  // namespace

LossRanges losses_of(const Forecast& f, const Piece& defender) {
  if (!f.slips_away) return {f.envelope.lost_defender, f.envelope.lost_attacker};
  const std::int32_t lost = parting_loss(defender.unit);  // nobody fights
  return {{lost, lost}, {}};
}

std::string Losses::in_words() const {
  if (least == most) return n(most);
  return median ? n(most) + " · " + n(*median) + " · " + n(least) : n(least) + " to " + n(most);
}

std::optional<Account> account(const Scenario& s, const View& view, const Piece& lead, Tile target,
                               const Supporters& supporters, bool bombards) {
  const Piece* top = top_on(view, target, other(lead.side));
  const auto f = forecast(s, view, lead, target, supporters, bombards);
  if (!f || !top) return std::nullopt;
  const Attack attack{
      s, view, lead, *top, supporters, *f, voice(lead.side != other(view.seat)), bombards};
  const Voice& v = attack.v;
  Account a;
  a.heading = name_of(s, lead) + (bombards ? " bombards " : " assaults ") + name_of(s, *top) +
              " at " + spot_in_full(s, target);
  Verdicts verdict = verdict_on(*f, top->sight, v);
  a.verdict = std::move(verdict.sentence);
  a.small_print = std::move(verdict.small_print);
  a.outlook = outlook_of(*f);
  const LossRanges lost = losses_of(*f, *top);
  a.they = losses(v, true, *top, lost.they, *f);
  a.you = losses(v, false, lead, lost.you, *f);
  a.fights = !f->slips_away;
  const Prepared& p = f->prepared;
  if (!bombards && !f->slips_away)
    a.shock = "Shock " +
              span(f->envelope.lost_defender.least + p.shock_on_defender,
                   f->envelope.lost_defender.most + p.shock_on_defender) +
              " against a resolve " +
              (f->known ? "of " + n(p.resolve_defender) : "that is not known") + ".";
  a.odds = ratio(p.attack, p.defence);
  a.reliability =
      n(p.attack) + " against " + n(p.defence) + ", give or take " + percent(p.volatility / 4);
  a.causes = causes(f->clash);
  std::vector<std::string> names{name_of(s, lead)};
  for (const Piece* q : supporters) names.push_back(name_of(s, *q));
  a.attack = attack_lines(f->clash, names);
  a.defence = defence_lines(f->clash, name_of(s, *top));
  if (!f->known) a.as_estimated = "As far as can be told; what is unseen is estimated.";
  a.resolve_they = resolve_terms(f->clash, true);
  a.resolve_you = resolve_terms(f->clash, false);
  a.shock_they = shock_terms(f->clash, true);
  a.shock_you = shock_terms(f->clash, false);
  if (bombards) {
    attack.follow_shells(a.follows);
  } else if (f->slips_away) {
    attack.follow_slip(a.follows);
  } else {
    attack.follow_where(a.follows);
    attack.follow_us(a.follows);
  }
  if (attack.is_ours() && !bombards && !f->slips_away) {
    attack.without_each(a.instead);
    attack.shells_first(a.instead);
  }
  return a;
}

}  // namespace wg::clash
