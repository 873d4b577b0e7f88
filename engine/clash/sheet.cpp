// clash/sheet.cpp — a view as rows.
#include "clash/sheet.h"

#include "clash/words.h"

namespace wg::clash {
namespace {

// "1" … "9" pick one's own units in turn, as far as there are keys.
std::string key_of(std::size_t i) { return i < 9 ? std::to_string(i + 1) : ""; }

UnitRow own_row(const Scenario& s, const Piece& p, std::size_t i) {
  UnitRow row;
  row.subject = p.id;
  row.key = key_of(i);
  row.name = name_of(s, p);
  row.kind = std::string(grade_name(p.unit.grade)) + ", " + std::string(type_name(p.unit.type));
  row.place = name(p.tile);
  row.at = spot_in_full(s, p.tile) + ", " + ground_at(s, p.tile);
  row.strength = std::to_string(p.unit.strength) + " strength, " + std::to_string(p.unit.disorder) +
                 " disorder";
  row.posture = std::string(posture_name(p.unit.posture)) +
                (p.unit.dug > 0 ? ", dug in " + std::to_string(p.unit.dug) : "") + "; supply " +
                std::string(supply_name(p.supply)) + (p.encircled ? "; no way back" : "");
  row.order = doing(p);
  return row;
}

// A unit of one's own that is not there: gone for good, or still to come.
std::optional<UnitRow> absent_row(const Scenario& s, const View& v, UnitId id) {
  const Muster& m = s.units[id];
  if (m.side != v.seat || piece(v, id)) return std::nullopt;
  UnitRow row;
  row.subject = id;
  row.name = m.name;
  row.kind = type_name(m.unit.type);
  const bool comes = m.round > v.round;
  row.place = comes ? "to come" : "gone";
  row.at = comes ? "arrives in round " + std::to_string(m.round) + " at " + spot_in_full(s, m.tile)
                 : "lost, or waiting for room";
  row.gone = !comes;
  return row;
}

ReportRow enemy_row(const Scenario& s, const Piece& p, std::size_t i) {
  ReportRow row;
  row.subject = static_cast<std::uint8_t>(i);
  row.place = spot_in_full(s, p.tile);
  row.what = capital(name_of(s, p));
  row.how = condition(p) + "; " + std::string(seen_how(p.sight.level));
  return row;
}

ReportRow ghost_row(const Scenario& s, const Ghost& g) {
  ReportRow row;
  row.place = spot_in_full(s, g.tile);
  row.what = capital(std::string(type_in_short(g.type)));
  row.how = "last seen in round " + std::to_string((g.turn + 1) / 2);
  row.hearsay = true;
  return row;
}

std::string all_on(const Scenario& s, const View& v, Tile t, Seat side) {
  std::vector<std::string> names;
  for (const Piece* p : pieces_on(v, t, side)) names.push_back(name_of(s, *p));
  return listed(names);
}

PlaceRow place_row(const Scenario& s, const View& v, std::size_t i) {
  const Place& p = s.places[i];
  PlaceRow row;
  row.place = spot_in_full(s, p.tile) + ", " + ground_at(s, p.tile);
  row.held = v.holders[i] ? std::string(side_name(*v.holders[i])) : "nobody";
  row.ways = points(p.points);
  row.own = all_on(s, v, p.tile, v.seat);
  row.reported = all_on(s, v, p.tile, other(v.seat));
  return row;
}

}  // namespace

Sheet sheet(const Setup& setup, const View& v, std::span<const Notice<Event>> events) {
  const Scenario& s = scenario_of(setup);
  Sheet sheet;
  sheet.task = task(s, v.seat);
  sheet.clock = round_name(s, v);
  sheet.turn = whose_turn(s, v);
  std::size_t able = 0;
  for (const Piece& p : v.pieces)
    if (p.side == v.seat) {
      sheet.units.push_back(own_row(s, p, sheet.units.size()));
      able += !p.doing.spent && !p.doing.assaulted && !p.doing.supported ? 1 : 0;
    }
  const std::size_t there = sheet.units.size();
  for (UnitId id = 0; id < s.units.size(); ++id)
    if (auto row = absent_row(s, v, id)) sheet.units.push_back(std::move(*row));
  for (std::size_t i = 0; i < v.pieces.size(); ++i)
    if (v.pieces[i].side != v.seat) sheet.reports.push_back(enemy_row(s, v.pieces[i], i));
  for (const Ghost& g : v.ghosts) sheet.reports.push_back(ghost_row(s, g));
  for (std::size_t i = 0; i < s.places.size(); ++i) sheet.ground.push_back(place_row(s, v, i));
  sheet.orders = "Blue " + points(points_of(s, v.holders, Seat::kBlue)) + ", Red " +
                 points(points_of(s, v.holders, Seat::kRed));
  sheet.orders_note = at_once(s);
  sheet.count = std::to_string(able) + " of " + std::to_string(there) + " may still act";
  sheet.news = news(s, v.seat, events);
  return sheet;
}

}  // namespace wg::clash
