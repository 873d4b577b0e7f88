// clash/account_verdict.cpp — the verdict in one sentence: certain, a chance, or what it hangs on.
#include <algorithm>

#include "clash/account_parts.h"
#include "clash/aftermath.h"

namespace wg::clash {
namespace {

// How a defender of the step that turns the verdict is described, after "unless they": "are Veteran
// or better". The line is drawn at the step before it, seen from the estimate.
std::string beyond(const Pivot& p, std::size_t turns) {
  const bool up = turns > p.likely;
  const Unit &u = p.steps[turns].unit, &before = p.steps[up ? turns - 1 : turns + 1].unit;
  const std::string more = up ? "more than " : "fewer than ";
  switch (p.what) {
    case Unknown::kGrade:
      return "are " + std::string(grade_name(u.grade)) +
             (up                         ? u.grade == Grade::kElite ? "" : " or better"
              : u.grade == Grade::kGreen ? ""
                                         : " or worse");
    case Unknown::kStance:
      if (u.posture == Posture::kAssault) return "stand in Assault";
      if (u.posture == Posture::kHold)
        return up ? "stand in Hold or are entrenched" : "are not entrenched";
      if (u.dug == 0) return up ? "are entrenched" : "have not dug in";
      return "are dug in " + std::to_string(u.dug) +
             (!up                 ? " or less"
              : u.dug == kMostDug ? ""
                                  : " or more");
    case Unknown::kDisorder:
      return up && before.disorder == 0
                 ? std::string("are in disorder")
                 : "have " + more + std::to_string(before.disorder) + " disorder";
    case Unknown::kStrength:
      return "have " + std::string(up ? "more than " : "less than ") +
             std::to_string(before.strength) + " strength";
  }
  return {};
}

// The verdict of that step holds from there on: "have 10 disorder or more".
std::string from_there(const Pivot& p, std::size_t turns) {
  const Unit& u = p.steps[turns].unit;
  const std::string on = turns > p.likely ? " or more" : " or less";
  if (p.what == Unknown::kDisorder) return "have " + std::to_string(u.disorder) + " disorder" + on;
  if (p.what == Unknown::kStrength) return "have " + std::to_string(u.strength) + " strength" + on;
  return beyond(p, turns);
}

std::string who_would_tell(Unknown what, Level level, const Voice& v) {
  const std::string beside = " beside " + v.them + " would tell.";
  switch (what) {
    case Unknown::kGrade:
      return "Grade unseen; a scout" + beside;
    case Unknown::kDisorder:
      return "Disorder unseen; a scout" + beside;
    case Unknown::kStance:
      return "Posture unseen; any unit" + beside;
    case Unknown::kStrength:
      return level >= Level::kNear ? "Strength not seen exactly; a scout" + beside
                                   : "Strength seen from afar; a unit" + beside;
  }
  return {};
}

std::string hangs_on(const Pivot& p, const Voice& v) {
  const Outlook first = outlook_of(p.steps[p.likely].down);
  const Outlook then = outlook_of(p.steps[*p.turns].down);
  const std::string unless = ", unless " + v.they + " " + beyond(p, *p.turns) + ".";
  switch (first) {
    case Outlook::kCertain:
      return v.They + " break" + unless;
    case Outlook::kNever:
      return v.They + " hold" + unless;
    case Outlook::kOpen:
      return v.They + " may break" +
             (then == Outlook::kNever
                  ? unless
                  : ", and surely do if " + v.they + " " + from_there(p, *p.turns) + ".");
  }
  return {};
}

// The other unknowns on which it depends, where there is room for them: "Disorder and strength
// matter as well."
std::string others(const Forecast& f, const Sight& s) {
  std::vector<std::string> all;
  const Unit estimated = estimate(s);
  const auto consider = [&](bool hidden, Unknown what, const char* name) {
    if (hidden && what != f.pivot->what && try_out(f.clash, s, estimated, what).turns)
      all.push_back(name);
  };
  consider(!s.grade, Unknown::kGrade, "grade");
  consider(!s.posture, Unknown::kStance, "posture");
  consider(!s.disorder, Unknown::kDisorder, "disorder");
  consider(s.least_strength != s.most_strength, Unknown::kStrength, "strength");
  if (all.empty()) return {};
  return capital(listed(all)) + (all.size() == 1 ? " matters as well." : " matter as well.");
}

Verdicts known(const Forecast& f, const Voice& v) {
  const Preview& p = f.preview;
  const bool dies_first = p.destroys > 0 && p.destroys >= p.breaks;
  if (f.prepared.bombards) {
    if (p.destroys > 0) return {v.They + " are destroyed: " + chance(p.destroys), {}};
    return {v.They + " are shaken: " +
                span(disorder_from_shells(p.lost_defender[0]),
                     disorder_from_shells(p.lost_defender[2])) +
                " disorder",
            {}};
  }
  if (dies_first) return {v.They + " are destroyed: " + chance(p.destroys), {}};
  Verdicts verdict{v.They + " break: " + chance(p.down), {}};
  if (p.destroys > 0)
    verdict.small_print.push_back("Destroyed outright: " + chance(p.destroys) + ".");
  return verdict;
}

Verdicts in_fog(const Forecast& f, const Sight& s, const Voice& v) {
  const Envelope& e = f.envelope;
  Verdicts verdict;
  if (f.prepared.bombards)
    verdict.sentence = v.They + " are shaken: " +
                       span(disorder_from_shells(e.lost_defender.least),
                            disorder_from_shells(e.lost_defender.most)) +
                       " disorder";
  else if (e.down.least == kDraws)
    verdict.sentence = v.They + " break, whatever " + v.they + " are.";
  else if (e.down.most == 0)
    verdict.sentence = v.They + " will not break, whatever " + v.they + " are.";
  else if (f.pivot && f.pivot->turns)
    verdict.sentence = hangs_on(*f.pivot, v);
  else if (outlook_of(f.preview.down) == Outlook::kCertain)
    verdict.sentence = v.They + " break, as far as can be told.";
  else if (outlook_of(f.preview.down) == Outlook::kNever)
    verdict.sentence = v.They + " hold, as far as can be told.";
  else
    verdict.sentence =
        v.They + " may break: " + chance(f.preview.down) + ", as far as can be told.";
  if (f.pivot && f.pivot->turns)
    verdict.small_print.push_back(who_would_tell(f.pivot->what, s.level, v));
  if (e.may_slip_away && !f.locked && f.falls_back && !f.prepared.bombards)
    verdict.small_print.push_back(v.They + " may slip away.");
  else if (f.pivot && f.pivot->turns)
    if (auto more = others(f, s); !more.empty()) verdict.small_print.push_back(std::move(more));
  return verdict;
}

}  // namespace

Voice voice(bool you_attack) {
  return you_attack ? Voice{"They", "they", "Their", "You", "you", "Your", "your", "you", "them"}
                    : Voice{"You", "you", "Your", "They", "they", "Their", "their", "them", "you"};
}

std::string span(std::int32_t least, std::int32_t most) {
  return least == most ? std::to_string(least)
                       : std::to_string(least) + " to " + std::to_string(most);
}

Outlook outlook_of(const Forecast& f) {
  if (f.slips_away) return Outlook::kOpen;
  return f.envelope.down.least == kDraws ? Outlook::kCertain
         : f.envelope.down.most == 0     ? Outlook::kNever
                                         : Outlook::kOpen;
}

Verdicts verdict_on(const Forecast& f, const Sight& s, const Voice& v) {
  if (f.slips_away) return {v.They + " slip away: no fight", {}};
  return s.level == Level::kKnown ? known(f, v) : in_fog(f, s, v);
}

std::string verdict_in_short(const Forecast& f) {
  if (f.slips_away) return "slips away";
  const Range down = f.envelope.down;
  if (down.least == down.most) return chance(down.least);
  if (f.pivot && f.pivot->turns) return "depends";
  const Outlook likely = outlook_of(f.preview.down);
  return likely == Outlook::kCertain ? "likely" : likely == Outlook::kNever ? "unlikely" : "open";
}

View after_shells(const View& view, const Piece& target, Range lost) {
  View after = view;
  Piece& p = after.pieces[static_cast<std::size_t>(&target - view.pieces.data())];
  const std::int32_t disorder = disorder_from_shells(lost.least);
  const auto weaker = [&](std::uint8_t strength, std::int32_t by) {
    return static_cast<std::uint8_t>(std::max(1, strength - by));
  };
  p.sight.least_strength =
      weaker(p.sight.least_strength, p.sight.level == Level::kKnown ? lost.least : lost.most);
  p.sight.most_strength = weaker(p.sight.most_strength, lost.least);
  p.sight.shelled = true;
  if (p.sight.disorder) {
    p.sight.disorder = static_cast<std::uint8_t>(std::min(100, *p.sight.disorder + disorder));
    p.unit.strength = p.sight.least_strength;
    p.unit.disorder = *p.sight.disorder;
  } else {
    p.unit = estimate(p.sight);
  }
  return after;
}

}  // namespace wg::clash
