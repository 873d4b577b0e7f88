// tarn/words.cpp — names, sentences, the sheet.
#include "tarn/words.h"

#include "tarn/opponents.h"

namespace wg::tarn {
namespace {

std::string text(std::string_view s) { return std::string(s); }

std::string unit_name(UnitId id) { return text(roster(id).name); }

constexpr std::string_view kKinds[] = {"Tank battalion", "Mechanised battalion",
                                       "Infantry battalion", "Scouts", "Decoy"};
// As the object of a sentence.
constexpr std::string_view kKindInSentence[] = {"a tank battalion", "a mechanised battalion",
                                                "an infantry battalion", "scouts", "the decoy"};
std::string a_kind(Kind k) { return text(kKindInSentence[static_cast<std::size_t>(k)]); }
std::string in(Sector s) { return " in " + at(s); }

std::string cost(Strength lost) {
  const std::string told = points(lost);
  return told == "0.0" ? "." : " and lost " + told + ".";
}

struct Teller {
  const View& view;

  std::string operator()(const Entered& e) const {
    return unit_name(e.unit) + " came in at " + at(e.at) + ".";
  }
  std::string operator()(const Marched& e) const {
    return unit_name(e.unit) + " reached " + at(e.to) + ".";
  }
  std::string operator()(const OnTrack& e) const {
    return unit_name(e.unit) + ": half way from " + text(code(e.from)) + " to " + text(code(e.to)) +
           ".";
  }
  std::string operator()(const Halted& e) const {
    const std::string who = unit_name(e.unit);
    switch (e.why) {
      case Halt::kEnemyAhead:
        return who + " halted" + in(e.at) + ": the enemy is in the next sector.";
      case Halt::kHeldInContact:
        return who + " could not leave" + in(e.at).substr(3) +
               ": from contact the only way is to ground its side holds.";
      case Halt::kMetColumn:
        return who + " met a stronger column on the road and stayed" + in(e.at) + ".";
    }
    return {};
  }
  std::string operator()(const LeftContact& e) const {
    return unit_name(e.unit) + " broke contact" + in(e.from) + cost(e.lost);
  }
  std::string operator()(const FellBack& e) const {
    return unit_name(e.unit) + " gave ground from " + text(code(e.from)) + " to " +
           text(code(e.to)) + cost(e.lost);
  }
  std::string operator()(const Fired& e) const {
    return "The battery fired on " + at(e.at) +
           (e.watched ? "; scouts watched the fall of shot." : ".");
  }
  std::string operator()(const DamageReport& e) const {
    if (e.lost == 0) return "Damage report, " + text(code(e.at)) + ": no effect seen.";
    return "Damage report, " + text(code(e.at)) + ": about " + points(e.lost) + " lost.";
  }
  std::string operator()(const Observed& e) const {
    if (e.kind == Kind::kDecoy)
      return "Watched fire on " + text(code(e.at)) + ": no damage. It is the decoy.";
    return "Watched fire on " + text(code(e.at)) + ": " + a_kind(e.kind) + " lost " +
           points(e.lost) + ", " + points(e.left) + " left.";
  }
  std::string operator()(const Shelled& e) const {
    return (e.by_own_side ? "Own fire" : "Enemy fire") + in(e.at) + ": " + unit_name(e.unit) +
           " lost " + points(e.lost) + ".";
  }
  std::string operator()(const Fought& e) const {
    const Strength own = view.seat == Seat::kBlue ? e.lost_blue : e.lost_red;
    const Strength foe = view.seat == Seat::kBlue ? e.lost_red : e.lost_blue;
    return "Fight" + in(e.at) + ": you lost " + points(own) + ", they lost " + points(foe) + "." +
           (e.flank ? " The defender was hit from a second sector." : "");
  }
  std::string operator()(const Broke& e) const {
    return unit_name(e.unit) + " broke" + in(e.at) + ".";
  }
  std::string operator()(const EnemyBroke& e) const {
    return capital(a_kind(e.kind)) + " of theirs broke" + in(e.at) + ".";
  }
  std::string operator()(const Gained& e) const {
    return text(side_name(e.side)) + " took " + at(e.at) + ".";
  }
  std::string operator()(const DecoyExposed& e) const {
    return "The tank battalion" + in(e.at) + " is a decoy: found out for good.";
  }
  std::string operator()(const Reported& e) const {
    const std::string what = capital(a_kind(e.kind));
    switch (e.how) {
      case Certainty::kExact:
        return {};  // the fight or the watched fire says it already
      case Certainty::kSeen:
        return what + " seen" + in(e.at) + ".";
      case Certainty::kHeard:
        return what + " heard" + in(e.at) + ", not seen.";
    }
    return {};
  }
  std::string operator()(const MovementHeard& e) const {
    return "Movement heard" + in(e.at) + " between " + clock(e.in) + " and " + clock(e.in + 1) +
           ".";
  }
  std::string operator()(const RoadChosen& e) const {
    return e.side == Seat::kRed
               ? "Red's commander sent its second echelon down the " + text(road_name(e.road)) + "."
               : "Blue's commander committed the reserve to the " + text(road_name(e.road)) + ".";
  }
  std::string operator()(const Ended& e) const {
    switch (e.how) {
      case Ending::kHeldUntilEight:
        return "Blue held the crossing until 20:00.";
      case Ending::kCrossingTaken:
        return "Red took the crossing.";
      case Ending::kRedSpent:
        return "Red has no unit left that can attack.";
    }
    return {};
  }
};

}  // namespace

std::string counted(int n, Kind k) {
  constexpr std::string_view kMany[] = {"tank battalions", "mechanised battalions",
                                        "infantry battalions", "troops of scouts", "decoys"};
  return n == 1 ? a_kind(k) : in_words(n) + " " + text(kMany[static_cast<std::size_t>(k)]);
}

std::string clock(int hour) {
  const int h = kFirstClock + hour;
  return (h < 10 ? "0" : "") + std::to_string(h) + ":00";
}
std::string points(Strength s) {
  const Strength tenths = (s + 50) / 100;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}
std::string whole_points(Strength s) { return std::to_string(s / kPoint); }
std::string at(Sector s) { return text(code(s)) + " " + text(name(s)); }
std::string_view side_name(Seat s) {
  return s == Seat::kBlue ? "Blue" : s == Seat::kRed ? "Red" : "Umpire";
}
std::string_view road_name(Road r) {
  constexpr std::string_view kNames[] = {"West road", "Centre road", "East road"};
  return kNames[index(r)];
}
std::string_view kind_name(Kind k) { return kKinds[static_cast<std::size_t>(k)]; }

std::string posture_words(const View& view, std::size_t place) {
  const Unit& u = view.own[place];
  if (u.where == Where::kStaging) return "Waiting in staging";
  if (u.where == Where::kGone) return "Broken";
  if (u.on_track_to) return "On the track to " + text(code(*u.on_track_to));
  if (roster(id_of(view, place)).kind == Kind::kDecoy) return "Showing itself";
  switch (posture(u, view.hour)) {
    case Posture::kPrepared:
      return u.arrived < -1 ? "Prepared" : "Prepared since " + clock(u.arrived + 2);
    case Posture::kHasty:
      return "Hasty, prepared at " + clock(view.hour + 1);
    case Posture::kOpen:
      break;
  }
  return "Open, just arrived";
}

std::string old_report(const View& view, const Contact& c) {
  const int age = age_h(view, c);
  return "Known " + std::to_string(age) + (age == 1 ? " hour" : " hours") +
         " ago: it may be in any hatched sector by now.";
}

std::string order_in_short(const View& view, std::size_t place, const Intent& intent,
                           Brevity brevity) {
  if (!intent.to) return {};
  const bool comes_in = view.own[place].where == Where::kStaging;
  return (comes_in ? "in at " : "to ") +
         (brevity == Brevity::kNamed ? at(*intent.to) : text(code(*intent.to))) +
         (!intent.there            ? ""
          : *intent.there > kHours ? ", too late"
                                   : ", " + clock(*intent.there));
}

// Digits 1 … 9, 0, then letters that no command uses.
std::string key_of(UnitId id) {
  constexpr std::string_view kKeys = "1234567890QW";
  return std::string(1, kKeys[place_of(id)]);
}

std::string sentence(Refusal r) {
  switch (r) {
    case Refusal::kNotYours:
      return "That unit is not yours to command.";
    case Refusal::kBroken:
      return "That unit has broken and left the game.";
    case Refusal::kNotAnEntry:
      return "Units in staging come in on the entry edge: choose W0, C0 or E0.";
    case Refusal::kNoSuchSector:
      return "There is no such sector.";
    case Refusal::kOnlyStaff:
      return "Only a scripted commander keeps staff notes.";
    case Refusal::kOver:
      return "The game is over.";
  }
  return {};
}

std::string halt_warning(Sector enemy) {
  return "It will halt before " + at(enemy) +
         " while an enemy is seen there. To attack, send it to " + text(code(enemy)) + ".";
}

std::string sentence(const View& view, const Event& e) { return std::visit(Teller{view}, e); }

std::string truth(const Event& e) {
  if (const auto* f = std::get_if<Fought>(&e))
    return "Fight" + in(f->at) + ": Blue lost " + points(f->lost_blue) + ", Red lost " +
           points(f->lost_red) + "." +
           (f->flank ? " The defender was hit from a second sector." : "");
  if (const auto* f = std::get_if<Fired>(&e))
    return text(side_name(f->side)) + "'s battery fired on " + at(f->at) +
           (f->watched ? ", watched." : ", unwatched.");
  const bool belief =
      std::holds_alternative<DamageReport>(e) || std::holds_alternative<Observed>(e) ||
      std::holds_alternative<EnemyBroke>(e) || std::holds_alternative<Reported>(e) ||
      std::holds_alternative<MovementHeard>(e);
  return belief ? std::string{} : sentence(View{}, e);
}

std::string commander_name(Seat seat, const Setup& setup) {
  std::string name(opponent(setup, seat).name);
  name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}

}  // namespace wg::tarn
