// tarn/outcome.cpp — from an hour's events and the two views around it to a sentence.
#include "tarn/outcome.h"

#include <algorithm>

#include "tarn/guide.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

std::string text(std::string_view s) { return std::string(s); }

// "reached W3 Millbeck; fought; lost 1.2" → a sentence.
class Parts {
 public:
  void add(const std::string& part) {
    if (!part.empty()) all_ += (all_.empty() ? "" : "; ") + part;
  }
  bool empty() const { return all_.empty(); }
  const std::string& all() const { return all_; }
  std::string sentence() const { return capital(all_) + "."; }

 private:
  std::string all_;
};

struct MovementOf {  // what an event says of where this unit went
  UnitId id;
  std::string operator()(const Entered& e) const {
    return e.unit == id ? "came in at " + at(e.at) : "";
  }
  std::string operator()(const Marched& e) const {
    return e.unit == id ? "reached " + at(e.to) : "";
  }
  std::string operator()(const OnTrack& e) const {
    return e.unit != id ? "" : "half way from " + text(code(e.from)) + " to " + text(code(e.to));
  }
  std::string operator()(const LeftContact& e) const {
    return e.unit == id ? "broke contact in " + at(e.from) : "";
  }
  std::string operator()(const Halted& e) const {
    if (e.unit != id) return {};
    switch (e.why) {
      case Halt::kEnemyAhead:
        return "halted in " + at(e.at) + " before the enemy in the next sector";
      case Halt::kHeldInContact:
        return "held in contact in " + at(e.at);
      case Halt::kMetColumn:
        return "met a stronger column on the road and stayed in " + at(e.at);
    }
    return {};
  }
  template <class E>
  std::string operator()(const E&) const {
    return {};
  }
};

struct LossesOf {  // and of how it fared there; fire comes before movement, the fight after it
  UnitId id;
  std::string operator()(const FellBack& e) const {
    return e.unit == id ? "gave ground from " + text(code(e.from)) + " to " + at(e.to) : "";
  }
  std::string operator()(const Broke& e) const {
    return e.unit == id ? "broke in " + text(code(e.at)) : "";
  }
  template <class E>
  std::string operator()(const E&) const {
    return {};
  }
};

struct Outcome {
  const Lived& hour;

  const Unit& after(UnitId id) const { return hour.after.own[place_of(id)]; }

  template <class Says>
  void told(Parts& parts, const Says& says) const {
    for (const Event& e : hour.told) parts.add(std::visit(says, e));
  }
  void shelling(Parts& parts, UnitId id) const {
    for (const bool by_own_side : {false, true})
      if (std::any_of(hour.told.begin(), hour.told.end(), [&](const Event& e) {
            const auto* hit = std::get_if<Shelled>(&e);
            return hit && hit->unit == id && hit->by_own_side == by_own_side;
          }))
        parts.add(by_own_side ? "shelled by its own side" : "shelled");
  }
  void fighting(Parts& parts, UnitId id) const {
    const Unit& u = after(id);
    if (u.fought) parts.add("fought");
    told(parts, LossesOf{id});
    if (u.lost_this_hour >= kPoint / 20) parts.add("lost " + points(u.lost_this_hour));
  }
  // Why a unit that was sent somewhere is where it was.
  std::string still(UnitId id) const {
    const Unit& u = after(id);
    if (u.where == Where::kGone) return {};
    const int until = std::max<int>(u.where == Where::kStaging ? roster(id).arrives : 0,
                                    u.waiting ? hour.after.hour : 0);
    if (until > hour.before.hour) return "waits until " + clock(until);
    return u.where == Where::kStaging ? "still in staging" : "stayed in " + at(u.sector);
  }

  std::string operator()(const March& m) const {
    Parts parts, moves;
    shelling(parts, m.unit);
    told(moves, MovementOf{m.unit});
    parts.add(moves.empty() ? still(m.unit) : moves.all());
    fighting(parts, m.unit);
    return parts.sentence();
  }
  std::string operator()(const TakeStance& s) const {
    Parts parts;
    shelling(parts, s.unit);
    fighting(parts, s.unit);
    if (parts.empty()) parts.add("no fight");
    return parts.sentence();
  }
  std::string operator()(const Fire& f) const {
    if (!f.at) return "The battery was silent.";
    Parts parts;
    Strength truly = 0;
    for (const Event& e : hour.told) {
      if (const auto* fired = std::get_if<Fired>(&e); fired && fired->side == f.side)
        parts.add(fired->watched ? "fired, watched" : "fired, unwatched");
      if (const auto* hit = std::get_if<Shelled>(&e); hit && hit->at == *f.at)
        if (side_of(hit->unit) != f.side && !hit->by_own_side) truly += hit->lost;
    }
    if (parts.empty()) return "The battery was silent.";
    if (hour.truth)
      parts.add("they lost " + points(truly));
    else
      reports(parts);
    return parts.sentence();
  }
  std::string operator()(const ChooseRoad&) const { return "Noted."; }
  std::string operator()(const AssignPost&) const { return "Noted."; }

  void reports(Parts& parts) const {
    bool any = false;
    for (const Event& e : hour.told) {
      std::string says;
      if (const auto* r = std::get_if<DamageReport>(&e))
        says = "report from " + text(code(r->at)) + ": " +
               (r->lost > 0 ? "about " + points(r->lost) + " lost" : "no effect seen");
      else if (const auto* o = std::get_if<Observed>(&e))
        says = o->kind == Kind::kDecoy ? "no damage: it is the decoy"
                                       : counted(1, o->kind) + " lost " + points(o->lost) + ", " +
                                             points(o->left) + " left";
      any = any || !says.empty();
      parts.add(says);
    }
    if (!any) parts.add("nobody was hit");
  }
};

struct Words {
  const View& before;
  std::string operator()(const March& m) const {
    const Unit& u = before.own[place_of(m.unit)];
    if (u.where == Where::kStaging) return "in at " + at(m.to);
    return (u.sector == m.to ? "stay in " : "to ") + at(m.to);
  }
  std::string operator()(const TakeStance& s) const {
    return s.stance == Stance::kHold ? "hold ground" : "give ground";
  }
  std::string operator()(const Fire& f) const { return f.at ? "fire on " + at(*f.at) : "no fire"; }
  std::string operator()(const ChooseRoad& c) const {
    return (c.side == Seat::kRed ? "second echelon by the " : "reserve to the ") +
           text(road_name(c.road));
  }
  std::string operator()(const AssignPost& p) const { return "post at " + at(p.post); }
};

}  // namespace

std::string subject_of(const Order& order) {
  if (const auto* m = std::get_if<March>(&order)) return text(roster(m->unit).name);
  if (const auto* s = std::get_if<TakeStance>(&order)) return text(roster(s->unit).name);
  if (const auto* p = std::get_if<AssignPost>(&order)) return text(roster(p->unit).name);
  if (const auto* fire = std::get_if<Fire>(&order)) return battery_name(fire->side);
  return "Staff";
}

std::string order_in_words(const View& before, const Order& order) {
  return std::visit(Words{before}, order);
}

// Only a new destination waits in a slow hour.
std::string starts_in_words(const View& before, const Order& order) {
  return before.slow && std::holds_alternative<March>(order) ? "an hour later" : "now";
}

std::string outcome_of(const Lived& hour, const Order& order) {
  return std::visit(Outcome{hour}, order);
}

}  // namespace wg::tarn
