// tarn/plan.cpp — orders laid over the view.
#include "tarn/plan.h"

namespace wg::tarn {
namespace {

// Hours of marching from where the unit stands, an hour already spent on a track counted.
int marching_h(const Unit& u, Sector to) {
  if (u.where == Where::kStaging) return 1;
  const bool under_way = u.on_track_to && *u.on_track_to == next_step(u.sector, to);
  return march_h(u.sector, to) - (under_way ? 1 : 0);
}

Hour there_at(const View& view, const Unit& u, UnitId id, Sector to, bool waits) {
  int start = view.hour + (waits ? 1 : 0);
  if (u.where == Where::kStaging && start < roster(id).arrives) start = roster(id).arrives;
  return static_cast<Hour>(start + marching_h(u, to));
}

}  // namespace

Plan plan(const View& view, std::span<const Order> pending) {
  Plan p;
  for (std::size_t i = 0; i < count_of(view.seat); ++i) {
    const Unit& u = view.own[i];
    Intent& intent = p.unit[i];
    intent.stance = u.stance;
    // What waited comes due this hour; until a slow hour is over the old destination stands.
    intent.to = u.waiting ? u.waiting : u.destination;
  }
  for (const Order& order : pending) {
    if (const auto* m = std::get_if<March>(&order)) {
      Intent& intent = p.unit[place_of(m->unit)];
      intent.to = m->to;
      intent.ordered_now = true;
      intent.starts_next_hour = view.slow;
    } else if (const auto* s = std::get_if<TakeStance>(&order)) {
      p.unit[place_of(s->unit)].stance = s->stance;
    } else if (const auto* f = std::get_if<Fire>(&order)) {
      p.fire = f->at;
    }
  }
  for (std::size_t i = 0; i < count_of(view.seat); ++i) {
    Intent& intent = p.unit[i];
    const Unit& u = view.own[i];
    if (u.where == Where::kGone) intent.to = std::nullopt;
    intent.stance_now = u.where != Where::kGone && intent.stance != u.stance;
    if (intent.to && u.where == Where::kMap && *intent.to == u.sector && !u.destination)
      intent.to = std::nullopt;
    if (intent.to)
      intent.there = there_at(view, u, id_of(view, i), *intent.to, intent.starts_next_hour);
  }
  return p;
}

std::optional<Sector> halts_before(const View& view, UnitId id, Sector to) {
  const Unit& u = view.own[place_of(id)];
  if (u.where != Where::kMap || !fights(id)) return std::nullopt;
  for (Sector s = u.sector; s != to;) {
    s = next_step(s, to);
    if (s == to) return std::nullopt;
    for (const Contact& c : view.contacts)
      if (c.sector == s && c.placed && !c.broken && age_h(view, c) == 0 && c.kind != Kind::kDecoy &&
          c.how != Certainty::kHeard)
        return s;
  }
  return std::nullopt;
}

std::optional<Hour> arrival(const View& view, UnitId id, Sector to) {
  const Unit& u = view.own[place_of(id)];
  if (u.where == Where::kGone || (u.where == Where::kStaging && !is_entry(to))) return std::nullopt;
  return there_at(view, u, id, to, view.slow);
}

}  // namespace wg::tarn
