// tarn/lesson.cpp — the first game's steps, hour by hour.
#include "tarn/lesson.h"

#include <algorithm>
#include <array>

#include "tarn/plan.h"

namespace wg::tarn {
namespace {

// With this seed Red's decoy comes in at E0, where East Scouts hear it; Red's orders of 07:00 wait,
// so that it is still there at 08:00; and Blue's own of 08:00 wait, so that a slow hour can be
// shown. The tests play it through.
constexpr std::uint32_t kSeed = 56;

constexpr UnitId kEastScouts = 7;

constexpr SectorSet kTop = bit(Sector::kW0) | bit(Sector::kC0) | bit(Sector::kE0);

const Contact* tank_at(const View& v, Sector s) {
  for (const Contact& c : v.contacts)
    if (c.sector == s && c.placed && !c.broken && c.kind == Kind::kTank) return &c;
  return nullptr;
}
std::optional<Sector> goal(const Moment& m, UnitId id) {
  return plan(m.view, m.pending).unit[place_of(id)].to;
}
bool at_e1(const View& v) {
  return v.own[kEastScouts].where == Where::kMap && v.own[kEastScouts].sector == Sector::kE1;
}

constexpr std::array kLessons = {
    Lesson{.hour = 0,
           .words = "You are Blue. Red comes in at the top; hold X, the crossing, until 20:00.",
           .at = Point::kSector,
           .sector = Sector::kX,
           .speaks_of = kTop},
    Lesson{.hour = 0,
           .words = "Scouts hear what moves two sectors away, an hour late and without its type. "
                    "End the hour and let them listen.",
           .at = Point::kEndHour,
           .done = [](const Moment& m) { return m.view.hour > 0; }},
    Lesson{.hour = 1,
           .words = "A tank battalion was heard in E0, and at once: so sounds a decoy. Real "
                    "movement comes an hour late, without a type. Dashed: only heard.",
           .otherwise = "Reports stand on the map. Dashed means: heard, never seen.",
           .at = Point::kSector,
           .sector = Sector::kE0,
           .holds =
               [](const View& v) {
                 const Contact* c = tank_at(v, Sector::kE0);
                 return c && c->how == Certainty::kHeard;
               }},
    Lesson{.hour = 1,
           .words = "Have a look: choose East Scouts on the map.",
           .at = Point::kUnit,
           .unit = kEastScouts,
           .done =
               [](const Moment& m) {
                 return m.chosen == kEastScouts || goal(m, kEastScouts) == Sector::kE1;
               }},
    Lesson{.hour = 1,
           .words = "Now choose E1, next to E0: East Scouts will go there.",
           .first = "Choose East Scouts, then E1, next to E0: they will go there.",
           .at = Point::kSector,
           .sector = Sector::kE1,
           .unit = kEastScouts,
           .needs = Hand::kUnit,
           .done = [](const Moment& m) { return goal(m, kEastScouts) == Sector::kE1; }},
    Lesson{.hour = 1,
           .words = "Orders given now start now, says the bar. That is not so in every hour.",
           .at = Point::kOrderBar},
    Lesson{.hour = 1,
           .words = "End the hour.",
           .at = Point::kEndHour,
           .done = [](const Moment& m) { return m.view.hour > 1; }},
    Lesson{
        .hour = 2,
        .words = "East Scouts see E0 now, but from next door a decoy looks like tanks. Choose "
                 "the battery: its button is ringed.",
        .otherwise = "Fire that scouts watch shows what is there. Choose the battery: its button "
                     "is ringed.",
        .at = Point::kBattery,
        .speaks_of = bit(Sector::kE0) | bit(Sector::kE1),
        .holds = [](const View& v) { return at_e1(v) && tank_at(v, Sector::kE0); },
        .done =
            [](const Moment& m) { return m.aiming || plan(m.view, m.pending).fire.has_value(); }},
    Lesson{.hour = 2,
           .words = "Fire on E0: East Scouts stand next to it and will watch.",
           .otherwise = "Fire on E0. Where no scouts watch, one report in ten is wrong.",
           .first = "Choose the battery, then E0, where it is to fire.",
           .at = Point::kSector,
           .sector = Sector::kE0,
           .needs = Hand::kBattery,
           .speaks_of = bit(Sector::kE1),
           .holds = at_e1,
           .done = [](const Moment& m) { return plan(m.view, m.pending).fire == Sector::kE0; }},
    Lesson{.hour = 2,
           .words = "Red may come at them. Choose East Scouts and let them give ground.",
           .on_phone = "Red may come at them. Choose East Scouts, then press Hold, so that it "
                       "reads Give.",
           .at = Point::kGiveGround,
           .unit = kEastScouts,
           .done =
               [](const Moment& m) {
                 return plan(m.view, m.pending).unit[kEastScouts].stance == Stance::kGiveGround;
               }},
    Lesson{
        .hour = 2,
        .words = "6th Armoured is your reserve. Choose it and send it to X, nearer to each road.",
        .at = Point::kUnit,
        .unit = kReserve,
        .speaks_of = bit(Sector::kR) | bit(Sector::kX),
        .done =
            [](const Moment& m) {
              const auto to = goal(m, kReserve);
              return (to && *to != Sector::kR) || m.view.own[kReserve].sector != Sector::kR;
            }},
    Lesson{.hour = 2,
           .words =
               "A slow hour: a march ordered now waits until 09:00, marked by a clock. Fire and "
               "stance do not wait.",
           .otherwise = "The bar says whether new marches start now or wait an hour.",
           .at = Point::kOrderBar,
           .holds = [](const View& v) { return v.slow; }},
    Lesson{.hour = 2,
           .words = "End the hour.",
           .at = Point::kEndHour,
           .done = [](const Moment& m) { return m.view.hour > 2; }},
    Lesson{.hour = kLessonEnds,
           .words =
               "The news begins with it: the \"battalion\" in E0 was a decoy. That is all: go on "
               "with this game, or begin a new one.",
           .otherwise = "That is all: go on with this game, or begin a new one.",
           .at = Point::kNothing,
           .speaks_of = bit(Sector::kE0),
           .holds =
               [](const View& v) {
                 return std::any_of(v.contacts.begin(), v.contacts.end(),
                                    [](const Contact& c) { return c.kind == Kind::kDecoy; });
               }},
};

}  // namespace

Setup lesson_setup() {
  Setup s;
  s.seed = kSeed;
  s.hints = Hints::kNudges;
  return s;
}

std::span<const Lesson> lessons() { return kLessons; }

std::size_t lesson_at(std::size_t from, const Moment& moment) {
  for (; from + 1 < kLessons.size(); ++from) {
    const Lesson& l = kLessons[from];
    if (l.hour >= moment.view.hour && !(l.done && l.done(moment))) break;
  }
  return from;
}

bool in_hand(const Lesson& l, const Moment& m) {
  switch (l.needs) {
    case Hand::kUnit:
      return m.chosen == l.unit;
    case Hand::kBattery:
      return m.aiming;
    case Hand::kAnything:
      break;
  }
  return true;
}

std::string_view lesson_words(const Lesson& l, const Moment& m) {
  if (!in_hand(l, m)) return l.first;
  if (l.holds && !l.holds(m.view)) return l.otherwise;
  return m.phone && !l.on_phone.empty() ? l.on_phone : l.words;
}

}  // namespace wg::tarn
