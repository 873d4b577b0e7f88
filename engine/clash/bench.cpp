// clash/bench.cpp — fixed fights for the signature and the stopwatch.
#include "clash/bench.h"

#include <type_traits>

namespace wg::clash {
namespace {

// Small enough to be written down in any language; its low bits are poor and not used.
class Lots {
 public:
  std::uint32_t below(std::uint32_t n) {
    state_ = state_ * 1664525u + 1013904223u;
    return (state_ >> 16) % n;
  }
  template <class T>
  void draw(T& field, std::uint32_t n, std::uint32_t least = 0) {
    field = static_cast<T>(least + below(n));
  }
  void one_in(std::uint32_t n, bool& field) { field = below(n) == 0; }

 private:
  std::uint32_t state_ = 1;
};

Fighter any_fighter(Lots& lots) {
  Fighter f;
  lots.draw(f.unit.type, kTypes);
  lots.draw(f.unit.grade, kGrades);
  lots.draw(f.unit.posture, kPostures);
  lots.draw(f.unit.strength, 100, 1);
  lots.draw(f.unit.disorder, 101);
  lots.draw(f.unit.dug, kMostDug + 1);
  lots.draw(f.supply, kSupplies);
  return f;
}

}  // namespace

std::vector<Clash> fixed_fights(std::uint32_t count) {
  Lots lots;
  std::vector<Clash> fights;
  for (std::uint32_t n = 0; n < count; ++n) {
    Clash c;
    c.lead = any_fighter(lots);
    c.defender = any_fighter(lots);
    for (std::uint32_t more = lots.below(3); more > 0; --more)
      c.supporters.push_back(any_fighter(lots));
    Context& x = c.context;
    lots.draw(x.terrain, kTerrains);
    lots.draw(x.works, 4);
    lots.one_in(4, x.own_city);
    lots.draw(x.others, 4);
    lots.draw(x.flankers, 6);
    lots.one_in(4, x.defender_encircled);
    lots.one_in(8, x.attacker_encircled);
    lots.one_in(4, x.river);
    lots.one_in(4, x.uphill);
    lots.one_in(8, x.bombards);
    fights.push_back(c);
  }
  return fights;
}

std::vector<Clash> swept_fights() {
  std::vector<Clash> fights;
  Clash c;
  c.lead = {{Type::kArmour, Grade::kVeteran, Posture::kAssault, 92}, Supply::kFull};
  Unit& held = c.defender.unit;
  held.dug = 2;
  const auto each = [](auto values, auto& field, auto then) {
    for (const auto value : values) {
      field = static_cast<std::remove_reference_t<decltype(field)>>(value);
      then();
    }
  };
  each(std::array{0, 1, 2, 3, 4, 5}, c.context.terrain, [&] {
    each(std::array{0, 1, 2, 3}, held.grade, [&] {
      each(std::array{0, 1, 2, 3}, c.defender.supply, [&] {
        each(std::array{0, 1, 2}, held.posture, [&] {
          each(std::array{20, 60, 100}, held.strength, [&] {
            each(std::array{0, 30}, held.disorder, [&] {
              each(std::array{0, 3}, c.context.flankers, [&] { fights.push_back(c); });
            });
          });
        });
      });
    });
  });
  return fights;
}

Bench signature_fights(std::uint32_t count) {
  Bench b;
  const auto add = [&b](auto... numbers) {
    ((b.signature = b.signature * 1099511628211ull +
                    static_cast<std::uint64_t>(static_cast<std::int64_t>(numbers))),
     ...);
  };
  for (const Clash& c : fixed_fights(count)) {
    const Prepared p = prepare(c);
    add(p.attack, p.defence, p.volatility, p.resolve_defender, p.resolve_attacker);
    const Preview v = preview(p);
    for (const auto& band : {v.lost_defender, v.lost_attacker}) add(band[0], band[1], band[2]);
    add(v.breaks, v.destroys, v.down, v.falters, v.dies);
    for (std::uint32_t n = 0; n < 8; ++n, ++b.draws) {
      const auto o = resolve(p, fixed_draw(b.fights, n));
      const Exchange& e = o.exchange;
      add(e.swing, e.share, e.lost_defender, e.lost_attacker);
      add(o.broke_defender, o.destroyed_defender, o.faltered, o.destroyed_attacker);
    }
    ++b.fights;
  }
  return b;
}

}  // namespace wg::clash
