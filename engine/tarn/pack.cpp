// tarn/pack.cpp — writing and reading the bits of a record.
#include "tarn/pack.h"

namespace wg::tarn {
namespace {

constexpr std::uint32_t kScenario = 0;  // the only one so far
constexpr std::uint32_t kNoSector = kSectors;

// What a person may have ordered in an hour, without repetition.
struct Page {
  struct Line {
    std::optional<Sector> to;
    std::optional<Stance> stance;
  };
  std::array<Line, kUnits> unit{};
  std::array<std::optional<Fire>, 2> fire{};
};

struct Enter {
  Page& page;
  void operator()(const March& m) const { page.unit[m.unit].to = m.to; }
  void operator()(const TakeStance& s) const { page.unit[s.unit].stance = s.stance; }
  void operator()(const Fire& f) const { page.fire[index(f.side)] = f; }
  void operator()(const ChooseRoad&) const {}
  void operator()(const AssignPost&) const {}
};

bool has_unfinished_hour(const Record<Rules>& r) { return r.length < static_cast<Step>(kHours); }

}  // namespace

void write_record(WireOut& out, const Record<Rules>& r) {
  WG_CHECK(r.setup.without == Without{});  // an experiment has no link
  put_bits<4>(out, kScenario);
  put_bits<4>(out, r.setup.balance);
  put_bits<3>(out, r.setup.blue);
  put_bits<3>(out, r.setup.red);
  put_bits<2>(out, r.setup.hints);
  put_bits<32>(out, r.setup.seed);
  put_bits<4>(out, r.length);
  const Step last = r.length + (has_unfinished_hour(r) ? 1 : 0);
  for (Step hour = 0; hour < last; ++hour) {
    Page page;
    for (const auto& g : orders_of(r, hour)) std::visit(Enter{page}, g.order);
    for (const Seat side : kPlayers) {
      if (!is_person(r.setup, side)) continue;
      for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id) {
        const Page::Line& line = page.unit[id];
        put_bits<1>(out, line.to || line.stance);
        if (!line.to && !line.stance) continue;
        put_bits<1>(out, line.to.has_value());
        if (line.to) put_bits<5>(out, *line.to);
        put_bits<1>(out, line.stance.has_value());
        if (line.stance) put_bits<1>(out, *line.stance);
      }
      const auto& fire = page.fire[index(side)];
      put_bits<1>(out, fire.has_value());
      if (fire) put_bits<5>(out, fire->at ? static_cast<std::uint32_t>(*fire->at) : kNoSector);
    }
  }
}

void read_record(WireIn& in, Record<Rules>& r) {
  std::uint32_t scenario = 0;
  get_bits<4>(in, scenario, kScenario);
  get_bits<4>(in, r.setup.balance, kLastBalance);
  get_bits<3>(in, r.setup.blue, static_cast<std::uint32_t>(BlueCommander::kIdle));
  get_bits<3>(in, r.setup.red, static_cast<std::uint32_t>(RedCommander::kAllIn));
  get_bits<2>(in, r.setup.hints, static_cast<std::uint32_t>(Hints::kFull));
  get_bits<32>(in, r.setup.seed, ~0u);
  get_bits<4>(in, r.length, kHours);
  const Step last = r.length + (has_unfinished_hour(r) ? 1 : 0);
  for (Step hour = 0; hour < last && !in.fault(); ++hour)
    for (const Seat side : kPlayers) {
      if (!is_person(r.setup, side)) continue;
      for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id) {
        if (!in.bits(1)) continue;
        const bool marches = in.bits(1) != 0;
        March march{id, Sector::kX};
        if (marches) {
          get_bits<5>(in, march.to, kSectors - 1);
          r.given.push_back({hour, side, march});
        }
        const bool takes = in.bits(1) != 0;
        if (takes) r.given.push_back({hour, side, TakeStance{id, static_cast<Stance>(in.bits(1))}});
        if (!marches && !takes) in.fail();  // one game, one link
      }
      if (!in.bits(1)) continue;
      std::uint32_t at = 0;
      get_bits<5>(in, at, kNoSector);
      r.given.push_back(
          {hour, side,
           Fire{side, at == kNoSector ? std::nullopt : std::optional(static_cast<Sector>(at))}});
    }
}

}  // namespace wg::tarn
