// tarn/moments.cpp — looks through the hours for what decided the game.
#include "tarn/moments.h"

#include "core/order.h"
#include "tarn/chronicle.h"

namespace wg::tarn {

using namespace telling;

void Chronicle::decoy() {
  const std::uint8_t number = before().alias[kDecoyGroup];
  each_event<Reported>([&](const Reported& e, Audience audience) {
    if (decoy_heard_ || e.contact != number || e.kind == Kind::kDecoy ||
        !may_hear(audience, Seat::kBlue) || may_hear(audience, Seat::kRed))
      return;
    decoy_heard_ = true;
    const bool heard = e.how == Certainty::kHeard;
    tell(About::kDecoyHeard, Seat::kBlue, e.at,
         "The decoy is reported in " + of(e.at) + " as a tank battalion.",
         std::string(heard ? "Heard only. " : "Seen from the next sector. ") +
             "Watched fire on it, or a unit in its sector, would have shown what it was.");
  });
  const Unit& u = before().units[kDecoyGroup];
  each_event<Fired>([&](const Fired& e, Audience) {
    if (decoy_fired_ || e.side != Seat::kBlue || e.watched || before().decoy_exposed ||
        u.where != Where::kMap || u.sector != e.at)
      return;
    decoy_fired_ = true;
    tell(About::kDecoyFired, Seat::kBlue, e.at,
         "Blue fires on the decoy in " + of(e.at) + ", unwatched.",
         "Scouts beside " + of(e.at) + " would have shown it.");
  });
  each_event<DecoyExposed>([&](const DecoyExposed& e, Audience) {
    bool fired = false;
    each_event<Fired>([&](const Fired& f, Audience) {
      fired |= f.side == Seat::kBlue && f.watched && f.at == e.at;
    });
    tell(About::kDecoyExposed, Seat::kBlue, e.at, "The decoy is found out in " + of(e.at) + ".",
         fired ? "Watched fire did it no damage." : "A Blue unit stood in its sector.");
  });
}

void Chronicle::watched() {
  each_event<Fired>([&](const Fired& e, Audience) {
    bool& done = watched_[index(e.side)];
    if (done || !e.watched) return;
    done = true;
    std::array<int, 5> n{};
    Strength lost = 0;
    each_event<Observed>([&](const Observed& o, Audience audience) {
      if (!may_hear(audience, e.side) || o.at != e.at) return;
      ++n[static_cast<std::size_t>(o.kind)];
      lost += o.lost;
    });
    std::vector<std::string> seen;
    for (std::size_t k = 0; k < n.size(); ++k)
      if (n[k] > 0) seen.push_back(counted(n[k], static_cast<Kind>(k)));
    tell(About::kWatched, e.side, e.at,
         of(e.side) + "'s first watched mission, on " + of(e.at) + ".",
         seen.empty() ? "It showed that nobody was there."
                      : "It showed " + listed(seen) + " exactly, and took " + points(lost) + ".");
  });
}

// The first time that prepared defenders of a sector are attacked.
void Chronicle::prepared() {
  each_event<Fought>([&](const Fought& e, Audience) {
    const Seat side = before().holder[index(e.at)];
    if (has(prepared_, e.at)) return;
    std::vector<std::string> names;
    for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id) {
      const Unit& was = before().units[id];
      const Unit& is = after().units[id];
      if (is_battalion_id(id) && is.fought && is.sector == e.at && was.sector == e.at &&
          posture(was, before().hour) == Posture::kPrepared)
        names.push_back(of(id));
    }
    const auto [own, theirs] = in_the_fight(e.at, side);
    if (names.empty()) return;
    prepared_ |= bit(e.at);
    std::string note = points(own) + " points against " + points(theirs) + ". ";
    if (e.flank) note += "Hit from two sectors: the position counted for nothing. ";
    tell(About::kPrepared, side, e.at,
         listed(names) + ", dug in at " + of(e.at) + ", are attacked.", note + outcome(e.at, side));
  });
}
std::string Chronicle::outcome(Sector s, Seat side) const {
  bool beaten_off = true;
  for (UnitId id = 0; id < kUnits; ++id)
    if (const Unit& u = after().units[id];
        side_of(id) != side && fights(id) && u.where == Where::kMap && u.sector == s)
      beaten_off = false;
  for (std::size_t h = hour_; h < hours_.size(); ++h) {
    bool lost = false;
    each_event<Gained>(h, [&](const Gained& g, Audience) { lost |= g.at == s && g.side != side; });
    if (!lost) continue;
    if (h == hour_) return "The sector was lost in that hour.";
    const std::string before_what = "before " + clock(static_cast<int>(h) + 1) + ".";
    return beaten_off ? "The attack was beaten off; the sector was lost later, " + before_what
                      : "The fight went on, and the sector was lost " + before_what;
  }
  return beaten_off ? "The attack was beaten off." : "The sector was held.";
}

void Chronicle::ground() {
  std::vector<std::string> who;
  std::optional<Sector> where;
  Strength lost = 0;
  std::optional<Seat> side;
  each_event<FellBack>([&](const FellBack& e, Audience) {
    if (!is_battalion_id(e.unit)) return;
    who.push_back(of(e.unit) + " from " + of(e.from) + " to " + of(e.to));
    where = e.from;
    lost += e.lost;
    side = side_of(e.unit);
  });
  if (who.empty()) return;
  tell(About::kGround, side, where, "Ground given: " + listed(who) + ".",
       "It cost " + points(lost) + " points.");
}

void Chronicle::crossing() {
  if (crossing_reached_) return;
  each_event<Fought>([&](const Fought& e, Audience) {
    if (e.at != Sector::kX || crossing_reached_) return;
    crossing_reached_ = true;
    const auto [blue, red] = in_the_fight(Sector::kX, Seat::kBlue);
    tell(About::kCrossing, Seat::kRed, Sector::kX, "Red reaches the crossing.",
         points(red) + " points against " + points(blue) + " there.");
  });
}

void Chronicle::broke() {
  std::array<std::array<std::vector<std::string>, kSectors>, 2> who;
  std::optional<Sector> where;
  std::array<bool, 2> any{};
  std::vector<std::string> could;  // have fallen back
  each_event<Broke>([&](const Broke& e, Audience) {
    const Seat side = side_of(e.unit);
    any[index(side)] = true;
    who[index(side)][index(e.at)].push_back(of(e.unit));
    if (!where) where = e.at;
    if (could_fall_back(e)) could.push_back(of(e.unit));
  });
  std::string title;
  for (const Seat side : kPlayers) {
    if (!any[index(side)]) continue;
    std::vector<std::string> places;
    for (const Sector s : kEverySector)
      if (const auto& names = who[index(side)][index(s)]; !names.empty())
        places.push_back(listed(names) + " in " + of(s));
    title += (title.empty() ? "" : " ") + of(side) + " loses " + listed(places) + ".";
  }
  if (title.empty()) return;
  std::optional<Seat> side;
  if (any[0] != any[1]) side = any[0] ? Seat::kBlue : Seat::kRed;
  tell(About::kBroke, side, where, title,
       could.empty() ? "" : "Set to give ground, " + listed(could) + " might have fallen back.");
}
// A battalion that held a sector of its side's against more than its own strength, with ground of
// its side's behind it. Behind the crossing there is nothing to fall back for.
bool Chronicle::could_fall_back(const Broke& e) const {
  const Seat side = side_of(e.unit);
  const Sector back = behind(side, e.at);
  const Unit& was = before().units[e.unit];
  if (!is_battalion_id(e.unit) || e.at == Sector::kX || was.sector != e.at || back == e.at ||
      was.stance != Stance::kHold || before().holder[index(e.at)] != side ||
      before().holder[index(back)] != side)
    return false;
  const auto [own, theirs] = in_the_fight(e.at, side);
  return theirs > own;
}
// Strengths at the beginning of an hour's fight.
std::pair<Strength, Strength> Chronicle::in_the_fight(Sector s, Seat side) const {
  Strength own = 0, theirs = 0;
  for (UnitId id = 0; id < kUnits; ++id)
    if (const Unit& u = after().units[id]; fights(id) && u.fought && u.sector == s)
      (side_of(id) == side ? own : theirs) += u.strength + u.lost_this_hour;
  return {own, theirs};
}

void Chronicle::end() {
  each_event<Ended>([&](const Ended& e, Audience) {
    constexpr std::string_view kHow[] = {"Blue holds the crossing until 20:00.",
                                         "Red takes the crossing.",
                                         "Red has no unit left that can attack."};
    tell(About::kEnd, e.winner, Sector::kX, std::string(kHow[static_cast<std::size_t>(e.how)]));
  });
}

// What matters least goes first where there are too many.
std::vector<KeyMoment> Chronicle::shortened() {
  constexpr About kLeast[] = {About::kGround, About::kPrepared, About::kWatched, About::kDecoyFired,
                              About::kDecoyHeard};
  for (const About about : kLeast)
    for (std::size_t i = told_.size(); i-- > 0 && told_.size() > kMostMoments;)
      if (told_[i].about == about) told_.erase(told_.begin() + static_cast<std::ptrdiff_t>(i));
  put_in_order(told_, [](const KeyMoment& a, const KeyMoment& b) { return a.at < b.at; });
  return std::move(told_);
}

std::vector<KeyMoment> moments(std::span<const World> states,
                               std::span<const std::vector<Notice<Event>>> hours) {
  WG_CHECK(states.size() == hours.size() + 1);
  return Chronicle(states, hours).all();
}

}  // namespace wg::tarn
