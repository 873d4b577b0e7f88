// tarn/turn.cpp — the start, and one hour in the order of the rules.
#include "tarn/commanders/commanders.h"
#include "tarn/field.h"
#include "tarn/tarn.h"

namespace wg::tarn {
namespace {

// Deals contact numbers: each side's units take the numbers from 0 up in an order drawn at random.
void deal_aliases(World& w, const Dice& dice) {
  for (const Seat side : kPlayers) {
    std::array<std::uint8_t, kMostUnits> deck{};
    for (std::uint8_t i = 0; i < kMostUnits; ++i) deck[i] = i;
    for (std::size_t left = count_of(side); left > 0; --left) {
      const auto id = static_cast<UnitId>(first_of(side) + left - 1);
      const std::uint32_t i = dice.below(static_cast<std::uint32_t>(left), 0,
                                         static_cast<std::uint32_t>(Roll::kAlias), id);
      w.alias[id] = deck[i];
      deck[i] = deck[left - 1];
    }
  }
}

bool red_can_still_fight(const World& w) {
  for (UnitId id = first_of(Seat::kRed); id < kUnits; ++id)
    if (fights(id) && w.units[id].where != Where::kGone) return true;
  return false;
}

}  // namespace

std::uint8_t draw_quality(const Dice& dice, std::uint32_t subject) {
  return static_cast<std::uint8_t>(kLowestQuality_pc +
                                   dice.below(kHighestQuality_pc - kLowestQuality_pc + 1, 0,
                                              static_cast<std::uint32_t>(Roll::kQuality), subject));
}

World Rules::start(const Setup& setup) {
  World w;
  const Dice dice{setup.seed};
  for (UnitId id = 0; id < kUnits; ++id) {
    const Roster& r = roster(id);
    Unit& u = w.units[id];
    u.where = r.side == Seat::kBlue ? Where::kMap : Where::kStaging;
    u.sector = u.came_from = r.post;
    u.strength = r.full;
    if (r.kind == Kind::kRecon && setup.without.recon[index(r.side)]) u.where = Where::kGone;
    w.staff[index(r.side)].post[place_of(id)] = r.post;
    w.quality_pc[id] = draw_quality(dice, id);
  }
  deal_aliases(w, dice);
  for (const Sector s : kEverySector) w.holder[index(s)] = is_entry(s) ? Seat::kRed : Seat::kBlue;
  for (Book& book : w.book) {
    book.heard.fill(kNever);
    book.pending.fill(kNever);
  }
  w.hour = -1;  // an all-seeing commander has looked before the first hour
  Field field(setup, std::move(w), dice);
  for (const Seat side : kPlayers)
    if (sees_everything(setup, side)) see_everything(field, side);
  field.world.hour = 0;
  return field.world;
}

Outcome<World, Event> Rules::step(const Setup& setup, World world, std::span<const Order> orders,
                                  Dice dice) {
  Field field(setup, std::move(world), dice);
  field.muster();
  take_orders(field, orders);
  shell(field);
  march(field);
  give_ground(field);
  fight(field);
  take_control(field);
  sense(field);
  judge(field);
  return {std::move(field.world), std::move(field.events)};
}

// Red wins the moment it holds the crossing with no Blue unit there; Blue by holding until 20:00,
// or when Red has nothing left to attack with.
void judge(Field& field) {
  World& w = field.world;
  ++w.hour;
  if (field.holder(Sector::kX) == Seat::kRed)
    w.verdict = Verdict{Seat::kRed, true, false};
  else if (!red_can_still_fight(w))
    w.verdict = Verdict{Seat::kBlue, false, true};
  else if (w.hour >= kHours)
    w.verdict = Verdict{Seat::kBlue, false, false};
  if (w.verdict)
    field.tell(kEveryone,
               Ended{w.verdict->winner, w.verdict->crossing_taken ? Ending::kCrossingTaken
                                        : w.verdict->red_spent    ? Ending::kRedSpent
                                                                  : Ending::kHeldUntilEight});
}

std::optional<Verdict> Rules::verdict(const Setup&, const World& world) { return world.verdict; }

Orders Rules::command(const Setup& setup, const View& view, Dice dice) {
  const Dice own = dice.apart(static_cast<std::uint32_t>(Roll::kStaff));
  if (view.seat == Seat::kBlue) switch (setup.blue) {
      case BlueCommander::kPerson:
      case BlueCommander::kIdle:
        return {};
      case BlueCommander::kCommander:
      case BlueCommander::kAllSeeing:
        return blue_commander(view);
      case BlueCommander::kDoctrinal:
        return doctrinal_defender(view);
      case BlueCommander::kStatic:
        return static_defender(view);
      case BlueCommander::kTurtle:
        return turtle(view);
      case BlueCommander::kGuess:
        return guesser(view);
    }
  switch (setup.red) {
    case RedCommander::kPerson:
      return {};
    case RedCommander::kCommander:
    case RedCommander::kAllSeeing:
      return red_commander(view, own);
    case RedCommander::kFeintAndMass:
      return feint_and_mass(view, own);
    case RedCommander::kMassOnly:
      return mass_without_feint(view, own);
    case RedCommander::kSpread:
      return spread_attacker(view);
    case RedCommander::kAllIn:
      return all_in_attacker(view);
  }
  return {};
}

}  // namespace wg::tarn
