// war/words.cpp — names and sentences.
#include "war/words.h"

namespace wg::war {
namespace {

std::string text(std::string_view s) { return std::string(s); }
template <class E>
std::size_t at(E e) {
  return static_cast<std::size_t>(e);
}

std::string units_in_words(const State& s, const std::vector<UnitId>& ids) {
  std::vector<std::string> names;
  for (const UnitId id : ids) names.push_back(unit_at(s, id));
  return listed(names);
}

}  // namespace

std::string_view side_name(Seat seat) {
  return seat == kNorth ? "North" : seat == kSouth ? "South" : "the umpire";
}

std::string_view kind_name(Kind k) {
  constexpr std::string_view kNames[] = {"Infantry",          "Cavalry", "Artillery",
                                         "Mounted artillery", "Relay",   "Mounted relay"};
  return kNames[at(k)];
}
std::string unit_name(UnitId id) {
  std::string name = text(kind_name(kind_of(id)));
  name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}
std::string unit_at(const State& s, UnitId id) {
  return unit_name(id) + (is_there(s, id) ? " at " + name(s.at[id]) : "");
}

std::string_view player_name(Player p) {
  constexpr std::string_view kNames[] = {"Person", "Computer, easy", "Computer, middle",
                                         "Computer, hard"};
  return kNames[at(p)];
}
std::string_view player_id(Player p) {
  constexpr std::string_view kIds[] = {"person", "easy", "middle", "hard"};
  return kIds[at(p)];
}
std::string_view deployment_name(Deployment d) {
  constexpr std::string_view kNames[] = {"Free", "Book opening", "Pump House", "Rio de Janeiro"};
  return kNames[at(d)];
}
std::string_view deployment_id(Deployment d) {
  constexpr std::string_view kIds[] = {"free", "book", "pump-house", "rio"};
  return kIds[at(d)];
}
std::string_view first_name(First f) {
  constexpr std::string_view kNames[] = {"By lot", "North begins", "South begins"};
  return kNames[at(f)];
}
std::string_view terrain_name(Ground g) {
  constexpr std::string_view kNames[] = {"", "mountain", "pass", "fort", "arsenal"};
  return kNames[at(g)];
}

std::string turn_name(const State& s) {
  return s.phase == Phase::kDeployment ? "Deployment" : "Turn " + std::to_string(s.number);
}
std::string whose_turn(const State& s) {
  if (s.verdict) return headline(*s.verdict);
  if (s.phase == Phase::kDeployment) return "Both sides place their units";
  return text(side_name(s.to_move)) +
         (s.dislodged == kNobody ? " to move" : " must retreat from " + name(s.at[s.dislodged]));
}
std::string moves_made(const Turn& t) {
  return std::to_string(t.moves) + " of " + std::to_string(kMovesATurn) + " moves made";
}
std::string attack_left(const Turn& t) {
  return t.attacked       ? "attack made"
         : t.attack_spent ? "attack spent on an arsenal"
                          : "1 attack left";
}

std::string ratio(const Totals& t) {
  return std::to_string(t.offence) + " : " + std::to_string(t.against);
}
std::string result_name(const Totals& t) {
  constexpr std::string_view kNames[] = {"resists", "must retreat", "destroyed"};
  return text(kNames[at(t.result)]);
}
std::string verdict_on(const Totals& t) {
  constexpr std::string_view kNames[] = {"It resists", "It must retreat", "Destroys it"};
  return text(kNames[at(t.result)]);
}
std::string reason_of(const Totals& t) {
  const int margin = t.margin();
  if (t.trapped) return "Ahead by 1, and it cannot retreat.";
  if (margin >= kDestroys)
    return "Ahead by " + std::to_string(margin) + "; " + std::to_string(kDestroys) + " are enough.";
  if (margin == kDislodges) return "Ahead by 1; 2 would destroy it.";
  if (margin == 0) return "Level; 1 more would dislodge it.";
  return "Behind by " + std::to_string(-margin) + ".";
}
std::string part_in_words(const State& s, const Totals& t, const Part& p) {
  const bool is_target = !t.defence.empty() && p.unit == t.defence[0].unit;
  return text(kind_name(kind_of(p.unit))) + " " + name(s.at[p.unit]) +
         (is_target   ? ", the target"
          : p.charges ? " charges"
                      : "") +
         ": " + std::to_string(p.factor);
}

std::string standing(const State& s, const Board& board, UnitId id) {
  if (!is_there(s, id)) return s.phase == Phase::kDeployment ? "not placed yet" : "destroyed";
  std::string words;
  if (s.dislodged == id) words = "must retreat, ";
  if (s.turn.barred == id) words = "has retreated, adds nothing to an attack, ";
  if (board.is_isolated(id))
    return words +
           (fights(id) ? "cut off: cannot move, attack or defend" : "cut off: radiates nothing");
  if (!fights(id)) return words + (board.radiates(id) ? "sends the lines on" : "linked");
  return words + (board.is_on_line(id) ? "on a line" : "linked through its neighbours");
}

std::string communication(const State& s, const Board& board, Seat side) {
  std::vector<UnitId> cut;
  int there = 0;
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id) {
    there += is_there(s, id) ? 1 : 0;
    if (board.is_isolated(id)) cut.push_back(id);
  }
  if (there == 0) return "no units";
  if (cut.empty())
    return there == 1 ? "its unit is linked" : "all " + std::to_string(there) + " units linked";
  return std::to_string(cut.size()) + " of " + std::to_string(there) +
         (there == 1 ? " unit" : " units") + " cut off: " + units_in_words(s, cut);
}

std::vector<std::string> lines_in_words(const State& s, const Board& board, Seat side) {
  std::vector<std::string> lines;
  const auto all = rays(s, board, side);
  for (std::size_t i = 0; i < all.size();) {
    const Square from = all[i].from;
    std::vector<std::string> ends;
    for (; i < all.size() && all[i].from == from; ++i) ends.push_back(name(all[i].to));
    lines.push_back("From the " + text(arsenal_on(from) ? "arsenal" : "relay") + " at " +
                    name(from) + " to " + listed(ends) + ".");
  }
  return lines;
}

std::string strength(const State& s, Seat side) {
  std::vector<std::string> kinds;
  UnitId first = first_of(side);
  for (std::size_t k = 0; k < kKinds; first = static_cast<UnitId>(first + kHowMany[k++]))
    if (const int n = count(s, side, static_cast<Kind>(k)))
      kinds.push_back(std::to_string(n) + " " + unit_name(first));
  const int arsenals = arsenals_of(s, side);
  kinds.push_back(arsenals == 0   ? "no arsenal"
                  : arsenals == 1 ? "1 arsenal"
                                  : std::to_string(arsenals) + " arsenals");
  return listed(kinds);
}

std::vector<std::string> ground_in_words() {
  std::vector<std::string> lines{
      "Rows run from A in the north to T in the south, columns from 1 in the west to 25 in the "
      "east."};
  const auto tell = [&](const char* what, auto&& is) {
    std::vector<std::string> names;
    for (Square s = 0; s < kSquares; ++s)
      if (is(s)) names.push_back(name(s));
    lines.push_back(what + listed(names) + ".");
  };
  const auto arsenal_of = [](Seat side) {
    return [side](Square s) {
      const auto arsenal = arsenal_on(s);
      return arsenal && owner_of(*arsenal) == side;
    };
  };
  tell("Mountains: ", is_mountain);
  tell("Passes through them: ", [](Square s) { return ground(s) == Ground::kPass; });
  tell("Forts: ", is_fort);
  tell("North's arsenals: ", arsenal_of(kNorth));
  tell("South's arsenals: ", arsenal_of(kSouth));
  return lines;
}

std::string where_to_place(Seat side) {
  return text(side == kNorth ? "Anywhere in rows A to J" : "Anywhere in rows K to T") +
         ", but not on a mountain.";
}
std::string left_to_place(int n) {
  return n == 0   ? "All units are placed."
         : n == 1 ? "One unit is still to be placed."
                  : std::to_string(n) + " units are still to be placed.";
}
std::string take_seat(Seat seat) { return text(side_name(seat)) + ", take your seat."; }
std::string look_away(Seat seat) { return text(side_name(seat)) + ", look away."; }
std::string seated(Seat seat) { return "I am " + text(side_name(seat)); }

std::string sentence(Refusal r) {
  switch (r) {
    case Refusal::kGameOver:
      return "The game is over.";
    case Refusal::kNotYourTurn:
      return "It is the other side's turn.";
    case Refusal::kNoUnit:
      return "There is no unit there.";
    case Refusal::kNotOwnUnit:
      return "This unit is the other side's.";
    case Refusal::kAttackMade:
      return "Nothing moves after the attack.";
    case Refusal::kRetreatFirst:
      return "The dislodged unit must retreat first.";
    case Refusal::kNoMovesLeft:
      return "All five moves of this turn are made.";
    case Refusal::kAlreadyMoved:
      return "This unit has moved in this turn.";
    case Refusal::kIsolated:
      return "This unit is cut off from its arsenals: it cannot move.";
    case Refusal::kOffBoard:
      return "There is no such square.";
    case Refusal::kSameSquare:
      return "The unit stands there already.";
    case Refusal::kMountain:
      return "Nobody enters a mountain.";
    case Refusal::kOccupied:
      return "Somebody stands there.";
    case Refusal::kTooFar:
      return "That is too far for one turn.";
    case Refusal::kPathBlocked:
      return "The way there is blocked.";
    case Refusal::kArsenalAttackSpent:
      return "One arsenal a turn: it counts as the attack.";
    case Refusal::kAttackSpent:
      return "The attack of this turn has been made.";
    case Refusal::kNoTarget:
      return "There is nobody to attack.";
    case Refusal::kOwnTarget:
      return "This unit is your own.";
    case Refusal::kNotAligned:
      return "No fighting unit of yours stands on a line with it.";
    case Refusal::kOutOfRange:
      return "No unit on a line with it is near enough.";
    case Refusal::kMountainBetween:
      return "A mountain stands in the way.";
    case Refusal::kAttackersIsolated:
      return "The units that could attack it are cut off.";
    case Refusal::kAttackerBarred:
      return "The unit that could attack it has just retreated.";
    case Refusal::kDeployTerritory:
      return "Units begin in their own half.";
    case Refusal::kDeployMountain:
      return "Nobody begins on a mountain.";
    case Refusal::kDeployTwice:
      return "Two units cannot begin on one square.";
    case Refusal::kNotDeploying:
      return "The units have been placed.";
    case Refusal::kStillDeploying:
      return "Both sides are still placing their units.";
    case Refusal::kNoOffer:
      return "Nobody has offered a draw.";
  }
  return {};
}

namespace {

struct Teller {
  const State& s;

  std::string operator()(const Revealed& e) const {
    return "Both sides stand. " + text(side_name(e.first)) + " begins.";
  }
  std::string operator()(const Moved& e) const {
    return text(side_name(side_of(e.unit))) + (e.retreats ? " retreated with " : " moved ") +
           unit_name(e.unit) + " " + name(e.from) + " to " + name(e.to) + ".";
  }
  std::string operator()(const ArsenalLost& e) const {
    const std::size_t arsenal = e.arsenal;
    return text(side_name(owner_of(arsenal))) + "'s arsenal at " + name(kArsenals[arsenal]) +
           " fell to " + unit_name(e.by) + ".";
  }
  std::string operator()(const Attacked& e) const {
    return text(side_name(other(side_of(e.target)))) + " attacked " + unit_name(e.target) + " at " +
           name(e.at) + ", " + ratio(e.totals) + ": " + result_name(e.totals) +
           (e.totals.trapped ? ", as it could not retreat." : ".");
  }
  std::string operator()(const Cut& e) const {
    return text(side_name(side_of(e.unit))) + "'s " + unit_name(e.unit) + " at " + name(e.at) +
           " is cut off.";
  }
  std::string operator()(const Relinked& e) const {
    return text(side_name(side_of(e.unit))) + "'s " + unit_name(e.unit) + " at " + name(e.at) +
           " is linked again.";
  }
  std::string operator()(const Said& e) const {
    constexpr std::string_view kWhat[] = {" offers a draw.", " accepts the draw.", " resigns."};
    return text(side_name(e.by)) + text(kWhat[at(e.what)]);
  }
  std::string operator()(const Declined& e) const {
    return text(side_name(e.by)) + " does not accept the draw.";
  }
  std::string operator()(const Ended& e) const {
    return headline(e.verdict) + ". " + sentence(e.verdict);
  }
};

}  // namespace

std::string sentence(const State& after, const Event& e) { return std::visit(Teller{after}, e); }

std::vector<std::string> news(const State& after, std::span<const Notice<Event>> events) {
  std::vector<std::string> lines;
  std::vector<std::string> moves;
  Seat mover = kNorth;
  for (const auto& n : events)
    if (const auto* m = std::get_if<Moved>(&n.event); m && !m->retreats) {
      mover = side_of(m->unit);
      moves.push_back(unit_name(m->unit) + " " + name(m->from) + " to " + name(m->to));
    }
  for (const auto& n : events) {
    const auto* m = std::get_if<Moved>(&n.event);
    if (m && !m->retreats && moves.empty()) continue;
    if (m && !m->retreats) {
      lines.push_back(text(side_name(mover)) + " moved " + listed(moves) + ".");
      moves.clear();
      continue;
    }
    lines.push_back(sentence(after, n.event));
  }
  return lines;
}

std::string headline(const Verdict& v) {
  return v.winner ? text(side_name(*v.winner)) + " wins" : "A draw";
}

std::string sentence(const Verdict& v) {
  const std::string loser = v.winner ? text(side_name(other(*v.winner))) : "";
  switch (v.how) {
    case How::kNoArsenal:
      return "Both arsenals of " + loser + " are gone.";
    case How::kNoFighters:
      return "No fighting unit of " + loser + " is left.";
    case How::kCollapse:
      return loser + " has no relay left, and none of its fighting units is linked.";
    case How::kResigned:
      return loser + " resigned.";
    case How::kAgreed:
      return "Both sides agreed.";
    case How::kRepetition:
      return "The position stood for the third time.";
    case How::kNothingDone:
      return "Neither side lost anything in forty turns.";
  }
  return {};
}

}  // namespace wg::war
