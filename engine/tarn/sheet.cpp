// tarn/sheet.cpp — rows of units and reports, the hour's news.
#include "tarn/sheet.h"

#include <algorithm>

#include "core/order.h"
#include "tarn/plan.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

std::string text(std::string_view s) { return std::string(s); }
std::string in(Sector s) { return " in " + at(s); }

std::string there_words(const Intent& intent) {
  if (!intent.there) return {};
  return *intent.there > kHours ? ", not before 20:00" : ", there " + clock(*intent.there);
}

std::string strength_words(UnitId id, Strength now) {
  if (roster(id).kind == Kind::kDecoy) return "looks like " + whole_points(kDecoyLooks);
  return points(now) + " of " + whole_points(roster(id).full);
}

UnitRow row(const View& view, const Plan& p, std::size_t place) {
  const UnitId id = id_of(view, place);
  const Unit& u = view.own[place];
  const Intent& intent = p.unit[place];
  UnitRow r;
  r.subject = id;
  r.key = key_of(id);
  r.name = text(roster(id).name);
  r.kind = text(kind_name(roster(id).kind));
  r.gone = u.where == Where::kGone;
  r.strength = strength_words(id, u.strength);
  r.posture = posture_words(view, place);
  if (u.where == Where::kMap) {
    r.place = text(code(u.sector));
    r.at = at(u.sector);
    if (intent.to) r.order = "to " + at(*intent.to) + there_words(intent);
  } else if (u.where == Where::kStaging) {
    r.place = clock(roster(id).arrives);
    r.at = "in staging";
    if (intent.to) r.order = "comes in at " + at(*intent.to) + there_words(intent);
  } else {
    r.place = "broken";
    r.at = "broken" + in(u.sector);
  }
  r.waits = intent.to && intent.starts_next_hour;
  return r;
}

ReportRow row(const View& view, const Contact& c) {
  ReportRow r;
  r.subject = c.number;
  r.place = text(code(c.sector));
  r.what = text(kind_name(c.kind));
  const int age = age_h(view, c);
  r.struck = c.broken || !c.placed;
  r.on_map = !r.struck && age <= 3;
  r.hearsay = c.how == Certainty::kHeard;
  const std::string verb = r.hearsay ? "heard" : "seen";
  if (c.broken)
    r.how = "broken";
  else if (!c.placed)
    r.how = "gone";
  else if (age > 3)
    r.how = "last " + verb + " " + clock(c.seen + 1);
  else if (age > 0)
    r.how = verb + " " + clock(c.seen + 1);
  else
    r.how = is_exact(c) ? points(c.strength) + " points" : verb;
  return r;
}

// What stands nearest to the seat's own side first, what is no longer true last. Contacts that look
// the same stay in the order of their numbers, which says nothing.
std::vector<ReportRow> reports(const View& view) {
  struct Placed {
    int weight;
    ReportRow row;
  };
  std::vector<Placed> all;
  const auto weight = [&](Sector s, const ReportRow& r) {
    const int near = view.seat == Seat::kBlue ? -row_of(s) : row_of(s);
    const int road = on_road(s) ? static_cast<int>(road_of(s)) : 0;
    return (r.struck ? 1000 : r.on_map ? 0 : 500) + near * 4 + road;
  };
  for (const Contact& c : view.contacts) {
    ReportRow r = row(view, c);
    all.push_back({weight(c.sector, r), std::move(r)});
  }
  for (const Movement& m : view.movements) {
    const bool recent = view.hour - m.heard_in <= 4;
    ReportRow r{ReportRow::kNobody,
                text(code(m.sector)),
                "Movement",
                "heard " + clock(m.heard_in + 1),
                true,
                false,
                recent};
    all.push_back({weight(m.sector, r), std::move(r)});
  }
  put_in_order(all, [](const Placed& a, const Placed& b) { return a.weight < b.weight; });
  std::vector<ReportRow> rows;
  for (Placed& p : all) rows.push_back(std::move(p.row));
  return rows;
}

// "Seen in C1 Hollin Cross: three tank battalions, scouts."
std::vector<std::string> sightings(const View& view, std::span<const Notice<Event>> events) {
  constexpr std::size_t kKindCount = 5;
  std::vector<std::string> lines;
  for (const bool heard : {false, true})
    for (const Sector s : kEverySector) {
      std::array<int, kKindCount> count{};
      for (const auto& n : events)
        if (const auto* e = std::get_if<Reported>(&n.event))
          if (may_hear(n.audience, view.seat) && e->at == s &&
              (e->how == Certainty::kHeard) == heard)
            ++count[static_cast<std::size_t>(e->kind)];
      std::string list;
      for (std::size_t k = 0; k < kKindCount; ++k)
        if (count[k] > 0)
          list += (list.empty() ? "" : ", ") + counted(count[k], static_cast<Kind>(k));
      if (!list.empty())
        lines.push_back((heard ? "Heard, not seen," : "Seen") + in(s) + ": " + list + ".");
    }
  return lines;
}

// "C1 and C3, an hour away; E2, two hours away".
std::string ways(Sector from) {
  std::string all;
  for (int hours = 1; hours <= kHours; ++hours) {
    std::vector<std::string> there;
    for (const Sector s : kEverySector)
      if (edge_h(from, s) == hours) there.push_back(text(code(s)));
    if (there.empty()) continue;
    all += (all.empty() ? "" : "; ") + listed(there);
    all += hours == 1 ? ", an hour away" : ", " + in_words(hours) + " hours away";
  }
  return all;
}

PlaceRow ground(const View& view, std::span<const ReportRow> reports, Sector s) {
  PlaceRow row{.place = at(s), .held = text(side_name(view.holder[index(s)])), .ways = ways(s)};
  std::vector<std::string> own, told;
  for (std::size_t i = 0; i < count_of(view.seat); ++i)
    if (view.own[i].where == Where::kMap && view.own[i].sector == s)
      own.push_back(text(roster(id_of(view, i)).name));
  for (const ReportRow& r : reports)
    if (r.place == code(s) && !r.struck) told.push_back(r.what + ", " + r.how);
  if (!own.empty()) row.own = listed(own);
  for (const std::string& t : told) row.reported += (row.reported.empty() ? "" : "; ") + t;
  return row;
}

// The hour in sentences: that the decoy was found out before all else, sightings gathered by sector
// at the end.
std::vector<std::string> news(const View& view, std::span<const Notice<Event>> events) {
  std::vector<std::string> lines;
  for (const auto& n : events) {
    if (!may_hear(n.audience, view.seat) || std::holds_alternative<Reported>(n.event)) continue;
    if (std::string line = sentence(view, n.event); !line.empty()) lines.push_back(std::move(line));
  }
  for (const auto& n : events)
    if (std::holds_alternative<DecoyExposed>(n.event) && may_hear(n.audience, view.seat)) {
      const auto told = std::find(lines.begin(), lines.end(), sentence(view, n.event));
      if (told != lines.end()) std::rotate(lines.begin(), told, told + 1);
    }
  for (std::string& line : sightings(view, events)) lines.push_back(std::move(line));
  return lines;
}

std::size_t with_orders(const Plan& p, const View& view) {
  std::size_t n = p.fire ? 1 : 0;
  for (std::size_t i = 0; i < count_of(view.seat); ++i)
    n += p.unit[i].to || p.unit[i].stance_now ? 1 : 0;
  return n;
}

}  // namespace

Sheet sheet(const View& view, std::span<const Order> pending,
            std::span<const Notice<Event>> events) {
  Sheet s;
  const Plan p = plan(view, pending);
  s.task = view.seat == Seat::kBlue ? "Blue: hold the crossing until 20:00"
                                    : "Red: take the crossing by 20:00";
  s.clock = clock(view.hour);
  s.turn = view.over || view.hour >= kHours
               ? "after " + std::to_string(view.hour) + (view.hour == 1 ? " hour" : " hours")
               : "hour " + std::to_string(view.hour + 1) + " of 14";
  s.orders_wait = view.slow;
  s.orders = view.slow ? "Orders start at " + clock(view.hour + 1) : "Orders start now";
  s.orders_note = view.slow ? "Fire and stance do not wait." : "Units ordered now move this hour.";
  for (std::size_t i = 0; i < count_of(view.seat); ++i) s.units.push_back(row(view, p, i));
  s.count = std::to_string(with_orders(p, view)) + " of " +
            std::to_string(count_of(view.seat) + 1) + " with orders";  // the battery is one of them
  s.reports = reports(view);
  for (const Sector sector : kEverySector) s.ground.push_back(ground(view, s.reports, sector));
  s.news = news(view, events);
  return s;
}

}  // namespace wg::tarn
