// tarn/log.cpp — collects an hour's orders and what a reader may know of them; rows and papers.
#include "tarn/log.h"

#include <algorithm>

#include "core/csv.h"
#include "tarn/outcome.h"
#include "tarn/sheet.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

bool reads_orders_of(const Log& log, Seat side) {
  return log.reader == Seat::kUmpire || log.reader == side;
}

std::vector<std::string> heard_by(const Log& log, const World& after,
                                  std::span<const Notice<Event>> events) {
  if (log.reader != Seat::kUmpire)
    return sheet(Rules::view(log.setup, after, log.reader), {}, events).news;
  std::vector<std::string> lines;
  for (const auto& n : events)
    if (std::string line = truth(n.event); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

struct Signed {  // an order, and who gave it
  Order order;
  std::string by;
};
// As `advance` puts them together: the side's scripted commander first, then people.
std::vector<Signed> orders_of_side(const Setup& setup, const View& view,
                                   std::span<const Given<Order>> given) {
  std::vector<Signed> all;
  for (const Order& order : Rules::command(setup, view, Dice{setup.seed}))
    all.push_back({order, commander_name(view.seat, setup)});
  for (const auto& g : given)
    if (g.seat == view.seat) all.push_back({g.order, "a person"});
  return all;
}

LogRow row(const View& before, const Signed& s, std::string outcome) {
  return {before.hour,
          before.seat,
          subject_of(s.order),
          order_in_words(before, s.order),
          starts_in_words(before, s.order),
          s.by,
          std::move(outcome)};
}

std::string sides(const Log& log) {
  return log.reader == Seat::kUmpire ? "both" : log.reader == Seat::kBlue ? "blue" : "red";
}

std::string whose(const Log& log) {
  const auto by = [&](Seat seat) {
    return std::string(side_name(seat)) + ": " + commander_name(seat, log.setup) + ".";
  };
  if (log.reader == Seat::kUmpire) return by(Seat::kBlue) + " " + by(Seat::kRed);
  return by(log.reader);
}

PaperTable order_table(const Log& log) {
  const bool both = log.reader == Seat::kUmpire;
  PaperTable t;
  t.caption = both ? "Both sides' orders, and what came of each in its hour"
                   : std::string(side_name(log.reader)) +
                         "'s orders, and what came of each in its hour as " +
                         std::string(side_name(log.reader)) + " knew it";
  t.columns = {{"Hour"}, {"Unit"}, {"Order"}, {"Starts"}, {"What came of it"}};
  if (both) t.columns.insert(t.columns.begin() + 1, {"Side"});
  for (const LogRow& r : log.rows) {
    std::vector<std::string> cells = {clock(r.hour), r.unit, r.order, r.starts, r.outcome};
    if (both) cells.insert(cells.begin() + 1, std::string(side_name(r.side)));
    t.rows.push_back(std::move(cells));
  }
  return t;
}

PaperTable news_table(const Log& log) {
  PaperTable t;
  t.caption = log.reader == Seat::kUmpire
                  ? "What happened, hour by hour"
                  : "What " + std::string(side_name(log.reader)) + " was told, hour by hour";
  t.columns = {{"Hour"}, {"News"}};
  for (const LogHour& h : log.hours) {
    std::string all;
    for (const std::string& line : h.heard) all += (all.empty() ? "" : " ") + line;
    if (!all.empty()) t.rows.push_back({clock(h.hour) + "\u2013" + clock(h.hour + 1), all});
  }
  return t;
}

}  // namespace

bool may_read(const Setup& setup, bool over, Seat reader) {
  if (over) return true;
  if (reader == Seat::kUmpire) return false;
  return is_person(setup, reader) || !is_person(setup, other(reader));
}

void note_hour(Log& log, const World& before, std::span<const Given<Order>> given,
               std::span<const Notice<Event>> events, const World& after) {
  std::vector<Event> told;
  for (const auto& n : events)
    if (may_hear(n.audience, log.reader)) told.push_back(n.event);
  for (const Seat side : kPlayers) {
    if (!reads_orders_of(log, side)) continue;
    const View then = Rules::view(log.setup, before, side),
               now = Rules::view(log.setup, after, side);
    for (const Signed& s : orders_of_side(log.setup, then, given))
      log.rows.push_back(
          row(then, s, outcome_of({then, now, told, log.reader == Seat::kUmpire}, s.order)));
  }
  log.hours.push_back({before.hour, heard_by(log, after, events)});
}

void note_pending(Log& log, const World& now, std::span<const Given<Order>> given) {
  for (const auto& g : given)
    if (reads_orders_of(log, g.seat))
      log.rows.push_back(
          row(Rules::view(log.setup, now, g.seat), {g.order, "a person"}, "Not played yet."));
}

Log order_log(const Record<Rules>& record, Seat reader) {
  Log log{record.setup, reader, false, {}, {}};
  World before = Rules::start(record.setup);
  const auto played = play<Rules>(record, [&](const auto& p, const auto& events) {
    note_hour(log, before, orders_of(record, p.reached - 1), events, p.state);
    before = p.state;
  });
  log.over = played.state.verdict.has_value();
  WG_CHECK(may_read(record.setup, log.over, reader));
  if (!log.over && !played.refusal) note_pending(log, before, orders_of(record, played.reached));
  return log;
}

std::string log_name(const Log& log) {
  return "tarn-crossing-seed-" + std::to_string(log.setup.seed) + "-" + sides(log) + ".csv";
}

std::string log_csv(const Log& log) {
  std::vector<std::vector<std::string>> rows = {
      {"Hour", "Clock", "Side", "Unit", "Order", "Starts", "Given by", "What came of it"}};
  for (const LogRow& r : log.rows)
    rows.push_back({std::to_string(r.hour + 1), clock(r.hour), std::string(side_name(r.side)),
                    r.unit, r.order, r.starts, r.by, r.outcome});
  return to_csv(rows);
}

std::vector<PaperSection> log_sections(const Log& log) {
  PaperSection orders{"Orders", {}, {}, {}, order_table(log)};
  if (log.rows.empty()) {
    orders.table.reset();
    orders.paragraphs = {"No order has been given."};
  }
  PaperSection news{log.reader == Seat::kUmpire ? "What happened" : "What was reported",
                    {},
                    {},
                    {},
                    news_table(log)};
  if (news.table->rows.empty()) return {orders};
  return {orders, news};
}

Paper log_paper(const Log& log) {
  Paper paper;
  paper.title = "Tarn Crossing: order log";
  paper.lead = "Seed " + std::to_string(log.setup.seed) + ", balance " +
               std::to_string(log.setup.balance) + ". " + whose(log) +
               (log.over ? "" : " The game is not over: the other side's orders are not here.");
  paper.sections = log_sections(log);
  return paper;
}

}  // namespace wg::tarn
