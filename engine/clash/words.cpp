// clash/words.cpp — sentences: refusals, orders, news, the end.
#include "clash/words.h"

namespace wg::clash {
namespace {

std::string text(std::string_view s) { return std::string(s); }

std::string_view reason(Refusal r) {
  switch (r) {
    case Refusal::kGameOver:
      return "the game is over";
    case Refusal::kNotYourTurn:
      return "it is the other side's turn";
    case Refusal::kOneAtATime:
      return "the order before has not been played yet";
    case Refusal::kNoOrder:
      return "there is no order";
    case Refusal::kNoUnit:
      return "there is no such unit on the map";
    case Refusal::kNotOwnUnit:
      return "the unit is the other side's";
    case Refusal::kSpent:
      return "it fell back or faltered, and does nothing until its next turn";
    case Refusal::kStoodAlready:
      return "its posture has been changed in this turn";
    case Refusal::kActedAlready:
      return "a posture is chosen before the unit acts";
    case Refusal::kSamePosture:
      return "it is in that posture already";
    case Refusal::kSameTile:
      return "it stands there already";
    case Refusal::kHalted:
      return "it has come up beside an enemy, and moves no further in this turn";
    case Refusal::kImpassable:
      return "that ground is closed to a unit of its kind";
    case Refusal::kEnemyThere:
      return "an enemy is there";
    case Refusal::kTileFull:
      return "two of its own side are there already";
    case Refusal::kTooFar:
      return "that is too far for this turn, or no way leads there";
    case Refusal::kAssaultedAlready:
      return "it has attacked in this turn";
    case Refusal::kSupportedAlready:
      return "it has supported an assault in this turn";
    case Refusal::kWithdrawing:
      return "in Withdraw it may neither assault nor fire nor support";
    case Refusal::kNoMovementLeft:
      return "it has no point of movement left for it";
    case Refusal::kNobodyThere:
      return "nobody is seen there";
    case Refusal::kNotBeside:
      return "the target is not beside it";
    case Refusal::kNotAGun:
      return "only a battery bombards";
    case Refusal::kOutOfRange:
      return "the target is more than two tiles away";
    case Refusal::kTooManySupporters:
      return "two may support, and no more";
    case Refusal::kNoSupporter:
      return "who supports must be beside the target, must not have acted, and not be in Withdraw";
  }
  return {};
}

std::string names_of(const Scenario& s, Units units) {
  std::vector<std::string> names;
  for (UnitId id = 0; id < kMostUnits; ++id)
    if ((units >> id & 1u) != 0) names.push_back(name_of(s, id));
  if (names.size() > 3) return std::to_string(names.size()) + " units";
  return names.empty() ? "nobody" : listed(names);
}

// Where a unit of the seat's stands; empty for one it does not know of.
std::string who(const Scenario& s, const View& v, UnitId id) {
  if (const Piece* p = piece(v, id)) return unit_at(s, *p);
  return "This unit";
}

struct InWords {
  const Scenario& s;
  const View& v;
  std::string_view verb;  // "cannot ", or nothing

  bool plain() const { return verb.empty(); }
  std::string operator()(const Stand& o) const {
    std::string them = capital(names_of(s, o.units));
    for (UnitId id = 0; id < kMostUnits; ++id)
      if (o.units == Units{1} << id) them = who(s, v, id);
    return them + (plain() ? ": " : " cannot go over to ") + text(posture_name(o.posture));
  }
  std::string operator()(const Move& o) const {
    return who(s, v, o.unit) + " " + text(verb) + (plain() ? "moves to " : "move to ") +
           spot_in_full(s, o.to);
  }
  std::string operator()(const Assault& o) const {
    std::string words = who(s, v, o.unit) + " " + text(verb) +
                        (plain() ? "assaults " : "assault ") + spot_in_full(s, o.target);
    return o.supporters == 0 ? words : words + " with " + names_of(s, o.supporters);
  }
  std::string operator()(const Bombard& o) const {
    return who(s, v, o.unit) + " " + text(verb) + (plain() ? "bombards " : "bombard ") +
           spot_in_full(s, o.target);
  }
  std::string operator()(const EndTurn&) const {
    return plain() ? "The turn ends" : "The turn cannot end";
  }
  std::string operator()(const Resign&) const {
    return text(side_name(v.seat)) + (plain() ? " resigns" : " cannot resign");
  }
};

struct Teller {
  const Scenario& s;
  Seat seat;

  bool may_name(UnitId id) const {
    return seat == Seat::kUmpire || (id < s.units.size() && s.units[id].side == seat);
  }
  std::string full(UnitId id) const { return of_side(s.units[id].side, name_of(s, id)); }
  std::string operator()(const Stood& e) const {
    std::string them = names_of(s, e.units);
    for (UnitId id = 0; id < s.units.size(); ++id)
      if ((e.units >> id & 1u) != 0) return of_side(s.units[id].side, them) + goes_over(e);
    return capital(them) + goes_over(e);
  }
  static std::string goes_over(const Stood& e) {
    return ": " + text(posture_name(e.posture)) + ".";
  }
  std::string operator()(const Moved& e) const {
    return full(e.unit) + " moved from " + name(e.from) + " to " + spot_in_full(s, e.to) + "." +
           (e.stopped ? " It stopped there: an enemy had not been seen." : "");
  }
  std::string operator()(const Spotted& e) const {
    return "Seen at " + spot_in_full(s, e.tile) + ": " + text(type_in_short(e.type)) + ".";
  }
  // Whose name is not known goes by its type: the name would tell its grade.
  std::string call(UnitId id, bool known) const {
    return known || may_name(id) ? name_of(s, id) : text(type_in_short(s.units[id].unit.type));
  }
  // Both sides have units of the same names.
  std::string call_in_full(UnitId id, bool known) const {
    return of_side(s.units[id].side, call(id, known));
  }
  std::string call_all(Units units) const {
    std::vector<std::string> names;
    for (UnitId id = 0; id < kMostUnits; ++id)
      if ((units >> id & 1u) != 0) names.push_back(call(id, false));
    return listed(names);
  }
  // Those that left the tile, the one that fought by its name, those stacked under it unnamed.
  std::string ways_back(const Fought& e) const {
    std::string words;
    for (const FellBack& b : e.back) {
      const std::string unit = call_in_full(b.unit, b.unit == e.defender && !e.bombards);
      words += b.to == kNowhere ? " " + unit + ", cut off, perished."
                                : " " + unit + " fell back to " + spot(s, b.to) + ".";
    }
    return words;
  }
  // After an assault both are known in full; shells show nothing more of whom they fall on.
  std::string operator()(const Fought& e) const {
    const bool known = !e.bombards || e.defender_strength > 0;
    const std::string lead = e.lead < s.units.size()
                                 ? call_in_full(e.lead, !e.bombards)
                                 : of_side(other(s.units[e.defender].side), "guns");
    const std::string defender = call_in_full(e.defender, known);
    const Result& r = e.result;
    const std::string left = std::to_string(e.defender_strength_after);
    std::string words = lead + (e.bombards ? " bombarded " : " assaulted ") + defender + " at " +
                        spot_in_full(s, e.at);
    if (e.supporters != 0) words += " with " + call_all(e.supporters);
    words += ". " + defender + " lost " + std::to_string(r.exchange.lost_defender);
    if (r.destroyed_defender) {
      words += ", and with it all that was left.";
    } else if (e.bombards) {
      words += known ? ": " + left + " strength left, and disorder up from " +
                           std::to_string(e.defender_disorder) + " to " +
                           std::to_string(e.defender_disorder_after) + "."
                     : ".";
    } else if (e.locked) {
      words += ", broke, and stayed: " + left + " strength left.";
    } else {
      words += r.down() ? " and broke." : " and held, with " + left + " strength left.";
    }
    words += ways_back(e);
    if (e.bombards) return words;
    words += " " + lead + " lost " + std::to_string(r.exchange.lost_attacker);
    if (r.destroyed_attacker) return words + ", and with it all that was left.";
    return words + (r.faltered ? " and faltered." : e.advanced ? " and moved in." : ".");
  }
  std::string operator()(const Slipped& e) const {
    return full(e.unit) + " slipped away from " + name(e.from) + " to " + spot(s, e.to) +
           " before " + full(e.before) + ", and lost " + std::to_string(e.lost) + "." +
           (e.advanced ? " " + full(e.before) + " moved in." : "");
  }
  std::string operator()(const Took& e) const {
    const Place& p = s.places[e.place];
    return text(side_name(e.side)) + " took " + p.name +
           (p.points > 0 ? ": " + points(p.points) + "." : ".");
  }
  std::string operator()(const Arrived& e) const {
    return full(e.unit) + " arrived at " + spot_in_full(s, e.tile) + ".";
  }
  std::string operator()(const Promoted& e) const {
    return full(e.unit) + ": " + text(grade_name(e.grade)) + " now.";
  }
  std::string operator()(const TurnBegan& e) const {
    return "Round " + std::to_string(e.round) + ": " + text(side_name(e.side)) + " to move.";
  }
  std::string operator()(const Ended& e) const {
    return headline(e.verdict) + ". " + sentence(s, e.verdict);
  }
};

int all_points(const Scenario& s) {
  int n = 0;
  for (const Place& p : s.places) n += p.points;
  return n;
}

}  // namespace

std::string points(int n) { return counted(n, "point", "points"); }

std::string aim_of(const Scenario& s, Seat seat) {
  const std::string all = std::to_string(s.points) + " of " + points(all_points(s));
  const std::string end = "round " + std::to_string(s.rounds);
  return seat == Seat::kRed ? "keep Blue below " + all + " to the end of " + end
                            : "hold " + all + " after " + end;
}
std::string task(const Scenario& s, Seat seat) {
  return std::string(seat == Seat::kRed ? "Red: " : "Blue: ") + aim_of(s, seat);
}
std::string at_once(const Scenario& s) {
  if (s.at_once.empty()) return {};
  std::vector<std::string> names;
  for (const std::uint8_t i : s.at_once) names.push_back(s.places[i].name);
  return names.size() == 1 ? "Blue wins at once with " + names[0] + "."
                           : "Blue wins at once with " + listed(names) + " together.";
}
std::string round_name(const Scenario& s, const View& v) {
  return "Round " + std::to_string(v.round) + " of " + std::to_string(s.rounds);
}
std::string whose_turn(const Scenario&, const View& v) {
  return v.verdict ? headline(*v.verdict) : text(side_name(v.to_move)) + " to move";
}

std::string take_seat(Seat seat) { return text(side_name(seat)) + ", take your seat."; }
std::string look_away(Seat seat) { return text(side_name(seat)) + ", look away."; }
std::string seated(Seat seat) { return "I am " + text(side_name(seat)); }

std::string sentence(Refusal r) { return capital(text(reason(r))) + "."; }
std::string sentence(const Scenario& s, const View& v, const Order& o, Refusal r) {
  return std::visit(InWords{s, v, "cannot "}, o) + ": " + text(reason(r)) + ".";
}
std::string sentence(const Scenario& s, const View& v, const Order& o) {
  return std::visit(InWords{s, v, ""}, o) + ".";
}
std::string sentence(const Scenario& s, Seat seat, const Event& e) {
  return std::visit(Teller{s, seat}, e);
}

std::vector<std::string> news(const Scenario& s, Seat seat, std::span<const Notice<Event>> events) {
  std::vector<std::string> lines;
  for (const Notice<Event>& n : events)
    if (is_heard(n, seat)) {
      lines.push_back(sentence(s, seat, n.event));
      const auto* f = std::get_if<Fought>(&n.event);
      if (f && f->predicted && (seat == Seat::kUmpire || s.units[f->lead].side == seat))
        lines.back() += " " + predicted(*f);
    }
  return lines;
}

std::string predicted(const Fought& e) {
  return (e.predicted ? "Predicted " + from_to(e.predicted->lost_defender.least,
                                               e.predicted->lost_defender.most)
                      : std::string("Not shown before")) +
         ", lost " + std::to_string(e.result.exchange.lost_defender) + ".";
}

std::string headline(const Verdict& v) { return text(side_name(v.winner)) + " wins"; }
std::string sentence(const Scenario& s, const Verdict& v) {
  const std::string loser(side_name(other(v.winner)));
  switch (v.how) {
    case How::kPoints:
      return "Blue holds " + std::to_string(v.blue) + " of " + points(all_points(s)) + "; " +
             std::to_string(s.points) + " were needed.";
    case How::kAtOnce: {
      std::vector<std::string> names;
      for (const std::uint8_t i : s.at_once) names.push_back(s.places[i].name);
      return "Blue has taken " + listed(names) + ".";
    }
    case How::kNoUnits:
      return loser + " has no unit left.";
    case How::kResigned:
      return loser + " resigned.";
  }
  return {};
}

}  // namespace wg::clash
