// tarn/lesson_test.cpp — the first game, played through by orders.
#include "tarn/lesson.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/sheet.h"
#include "tarn/tarn.h"

namespace wg::tarn {
namespace {

constexpr UnitId kEastScouts = 7;

// A pupil at the lesson's own game: sees Blue's view, gives orders, ends hours.
struct Pupil {
  World world = Rules::start(lesson_setup());
  View view = Rules::view(lesson_setup(), world, Seat::kBlue);
  std::vector<Order> pending{};
  std::vector<Notice<Event>> told{};  // of the hour just ended
  std::optional<UnitId> chosen{};
  bool aiming = false;
  std::size_t step = 0;

  Moment moment() const { return {view, pending, chosen, aiming}; }
  const Lesson& now() const { return lessons()[step]; }
  bool done() const { return now().done && now().done(moment()); }
  void look() { step = lesson_at(step, moment()); }
  void next() {
    ++step;
    look();
  }
  void give(const Order& o) {
    REQUIRE_FALSE(Rules::refuse(lesson_setup(), view, o));
    pending.push_back(o);
  }
  void end_hour() {
    std::vector<Given<Order>> given;
    for (const Order& o : pending) given.push_back({static_cast<Step>(world.hour), Seat::kBlue, o});
    auto outcome = advance<Rules>(lesson_setup(), world, given);
    world = std::move(outcome.state);
    told = std::move(outcome.events);
    view = Rules::view(lesson_setup(), world, Seat::kBlue);
    pending.clear();
    chosen.reset();
    aiming = false;
  }
  const Contact* tank_at(Sector s) const {
    for (const Contact& c : view.contacts)
      if (c.sector == s && c.placed && c.kind == Kind::kTank) return &c;
    return nullptr;
  }
};

// What a step asks for. A step that only wants to be read asks for nothing.
void follow(Pupil& p) {
  const Lesson& l = p.now();
  switch (l.at) {
    case Point::kUnit:
      p.chosen = l.unit;
      if (l.unit == kReserve) p.give(March{kReserve, Sector::kX});
      return;
    case Point::kSector:
      if (p.aiming)
        p.give(Fire{Seat::kBlue, l.sector}), p.aiming = false;
      else if (p.chosen)
        p.give(March{*p.chosen, l.sector});
      return;
    case Point::kBattery:
      p.aiming = true;
      return;
    case Point::kGiveGround:
      return p.give(TakeStance{l.unit, Stance::kGiveGround});
    case Point::kEndHour:
      return p.end_hour();
    case Point::kOrderBar:
    case Point::kNothing:
      return;
  }
}

TEST_CASE("P29: the first game goes through every step; each is not done before, and done after") {
  Pupil p;
  p.look();
  CHECK(p.step == 0);
  for (std::size_t i = 0; i + 1 < lessons().size(); ++i) {
    CAPTURE(i);
    REQUIRE(p.step == i);
    const Lesson& l = lessons()[i];
    CHECK(l.hour == p.view.hour);
    // What it says is true in this game.
    CHECK(lesson_words(l, p.moment()) == l.words);
    if (!l.done) {
      CHECK(lesson_at(i, p.moment()) == i);  // it waits to be read
      p.next();
      continue;
    }
    CHECK_FALSE(p.done());
    follow(p);
    CHECK(l.done(p.moment()));
    p.look();
  }
  CHECK(p.step + 1 == lessons().size());
  CHECK(p.view.hour == kLessonEnds);
  CHECK(lesson_words(p.now(), p.moment()) == p.now().words);
}

TEST_CASE("P29: the tank battalion heard in E0 is the decoy, and watched fire exposes it") {
  Pupil p;
  CHECK(p.world.units[kDecoyGroup].where == Where::kStaging);
  p.end_hour();
  REQUIRE(p.tank_at(Sector::kE0));
  CHECK(p.tank_at(Sector::kE0)->how == Certainty::kHeard);
  CHECK(p.view.contacts.size() == 1);  // nothing else is known: there is no doubt which is meant
  CHECK(p.world.units[kDecoyGroup].sector == Sector::kE0);
  CHECK_FALSE(p.view.slow);
  p.give(March{kEastScouts, Sector::kE1});
  p.end_hour();
  CHECK(p.view.own[kEastScouts].sector == Sector::kE1);
  REQUIRE(p.tank_at(Sector::kE0));
  CHECK(p.tank_at(Sector::kE0)->how == Certainty::kSeen);
  CHECK(p.view.slow);
  CHECK_FALSE(p.world.decoy_exposed);
  p.give(Fire{Seat::kBlue, Sector::kE0});
  p.give(TakeStance{kEastScouts, Stance::kGiveGround});
  p.end_hour();
  CHECK(p.world.decoy_exposed);
  CHECK(p.view.last_fire_watched);
  CHECK(p.view.own[kEastScouts].where == Where::kMap);
  CHECK(p.view.own[kEastScouts].sector == Sector::kE2);  // Red came, and they gave ground
  CHECK_FALSE(p.world.verdict);
  CHECK(sheet(p.view, {}, p.told).news.at(0) ==
        "The tank battalion in E0 Larkwood is a decoy: found out for good.");
}

TEST_CASE("a pupil who ends hours and does nothing else is told nothing untrue") {
  Pupil p;
  for (int hour = 0; hour <= kLessonEnds; ++hour) {
    p.look();
    CHECK(p.now().hour == p.view.hour);  // steps of past hours are skipped
    if (hour == 2) CHECK(lesson_words(p.now(), p.moment()) == p.now().otherwise);
    if (hour < kLessonEnds) p.end_hour();
  }
  CHECK(p.step + 1 == lessons().size());
  CHECK(lesson_words(p.now(), p.moment()) == p.now().otherwise);
}

TEST_CASE("P29: a step that needs a unit or the battery in hand asks for it as long as it is not") {
  Pupil p;
  p.end_hour();
  p.look();
  p.next();  // the report was read
  REQUIRE(p.now().at == Point::kUnit);
  p.next();  // passed over: nobody is chosen
  REQUIRE(p.now().needs == Hand::kUnit);
  CHECK(lesson_words(p.now(), p.moment()).starts_with("Choose East Scouts, then E1"));
  p.chosen = kReserve;  // another one does not help
  CHECK(lesson_words(p.now(), p.moment()).starts_with("Choose East Scouts, then E1"));
  p.chosen = kEastScouts;
  CHECK(lesson_words(p.now(), p.moment()).starts_with("Now choose E1"));
  p.give(March{kEastScouts, Sector::kE1});
  p.end_hour();
  p.look();
  REQUIRE(p.now().at == Point::kBattery);
  p.next();
  REQUIRE(p.now().needs == Hand::kBattery);
  CHECK(lesson_words(p.now(), p.moment()).starts_with("Choose the battery, then E0"));
  p.aiming = true;
  CHECK(lesson_words(p.now(), p.moment()).starts_with("Fire on E0: East Scouts stand next to it"));
  for (const Lesson& l : lessons()) CHECK(l.first.empty() == (l.needs == Hand::kAnything));
}

TEST_CASE("P29: on a phone the step about giving ground names the button that is there") {
  Pupil p;
  p.step = 9;
  REQUIRE(p.now().at == Point::kGiveGround);
  Moment m = p.moment();
  CHECK(lesson_words(p.now(), m).find("Hold") == std::string_view::npos);
  m.phone = true;
  CHECK(lesson_words(p.now(), m).ends_with("press Hold, so that it reads Give."));
}

TEST_CASE("orders given ahead of the lesson count") {
  Pupil p;
  p.end_hour();
  p.give(March{kEastScouts, Sector::kE1});
  p.look();
  p.next();  // the report was read
  CHECK(p.now().at == Point::kOrderBar);
}

TEST_CASE(
    "the lesson's game is a normal one: standard balance, against the commander, with hints") {
  Setup s;
  s.seed = lesson_setup().seed;
  s.hints = Hints::kNudges;
  CHECK(lesson_setup() == s);
}

}  // namespace
}  // namespace wg::tarn
