// clash/log.cpp — every fight as a row.
#include "clash/log.h"

#include "clash/guide.h"
#include "clash/words.h"
#include "core/csv.h"

namespace wg::clash {
namespace {

const std::vector<std::string> kTitles = {
    "Round",     "Side",      "Attacker",           "Support",       "Defender",       "Where",
    "Predicted", "They lost", "Attacker predicted", "Attacker lost", "What came of it"};

std::string came_of(const Scenario& s, const Fought& e) {
  const Result& r = e.result;
  if (r.destroyed_defender) return "destroyed";
  if (e.bombards) return "shelled";
  for (const FellBack& b : e.back)
    if (b.unit == e.defender)
      return b.to == kNowhere ? "cut off and perished" : "fell back to " + spot(s, b.to);
  if (e.locked) return "broke, and stayed";
  return r.destroyed_attacker ? "attacker destroyed" : r.faltered ? "attack faltered" : "held";
}

std::string side_of(const Scenario& s, UnitId id) {
  return std::string(side_name(s.units[id].side));
}
std::string shown(const std::optional<Predicted>& p, Range Predicted::*losses) {
  return p ? from_to(((*p).*losses).least, ((*p).*losses).most) : "not shown";
}

// As the sentence of the event has them: names only of whom the seat may know.
struct Caller {
  const Scenario& s;
  Seat seat;
  std::string operator()(UnitId id, bool known) const {
    if (id >= s.units.size()) return "guns";
    if (known || seat == Seat::kUmpire || s.units[id].side == seat) return name_of(s, id);
    return std::string(type_in_short(s.units[id].unit.type));
  }
};

std::vector<std::string> cells_of(const Caller& call, std::uint8_t round, const Fought& e) {
  std::vector<std::string> support;
  for (UnitId id = 0; id < call.s.units.size(); ++id)
    if ((e.supporters >> id & 1u) != 0) support.push_back(call(id, false));
  const Seat defends = call.s.units[e.defender].side;
  const bool known = !e.bombards || e.defender_strength > 0;
  const Exchange& x = e.result.exchange;
  return {std::to_string(round),
          std::string(side_name(other(defends))),
          call(e.lead, !e.bombards),
          listed(support),
          of_side(defends, call(e.defender, known)),
          spot_in_full(call.s, e.at),
          shown(e.predicted, &Predicted::lost_defender),
          std::to_string(x.lost_defender),
          shown(e.predicted, &Predicted::lost_attacker),
          std::to_string(x.lost_attacker),
          came_of(call.s, e)};
}
std::vector<std::string> cells_of(const Caller& call, std::uint8_t round, const Slipped& e) {
  return {std::to_string(round),
          side_of(call.s, e.before),
          name_of(call.s, e.before),
          "",
          of_side(call.s.units[e.unit].side, name_of(call.s, e.unit)),
          spot_in_full(call.s, e.from),
          "",
          std::to_string(e.lost),
          "",
          "0",
          "slipped away to " + spot(call.s, e.to)};
}

std::vector<std::vector<std::string>> rows_of(const Record<Rules>& r, Seat seat) {
  const Caller call{scenario_of(r.setup), seat};
  std::vector<std::vector<std::string>> rows;
  std::uint8_t round = Rules::start(r.setup).round;
  play<Rules>(r, [&](const auto& p, const auto& events) {
    for (const auto& n : events) {
      if (!is_heard(n, seat)) continue;
      if (const auto* f = std::get_if<Fought>(&n.event)) rows.push_back(cells_of(call, round, *f));
      if (const auto* f = std::get_if<Slipped>(&n.event)) rows.push_back(cells_of(call, round, *f));
    }
    round = p.state.round;
  });
  return rows;
}

}  // namespace

Paper fights_paper(const Record<Rules>& r, Seat seat) {
  const Scenario& s = scenario_of(r.setup);
  Paper paper{std::string(kTitle) + ": every fight", game_in_words(r.setup)};
  PaperSection fights{"Fight by fight"};
  fights.paragraphs.push_back(
      "Losses in strength. Predicted: from least to most, as the panel had them before the "
      "attack; the panel of the side attacked showed nothing.");
  PaperTable table;
  table.caption = "Every fight, what was predicted and what came";
  for (const std::string& title : kTitles)
    table.columns.push_back(
        {title, title == "Round" || title == "They lost" || title == "Attacker lost"});
  table.rows = rows_of(r, seat);
  if (table.rows.empty())
    fights.paragraphs = {"No fight has been fought yet."};
  else
    fights.table = std::move(table);
  paper.sections.push_back(std::move(fights));
  const State end = play<Rules>(r).state;
  if (end.verdict)
    paper.sections.push_back(
        {"The end", {headline(*end.verdict) + ". " + sentence(s, *end.verdict)}});
  return paper;
}

std::string fights_csv(const Record<Rules>& r, Seat seat) {
  std::vector<std::vector<std::string>> rows{kTitles};
  for (auto& row : rows_of(r, seat)) rows.push_back(std::move(row));
  return to_csv(rows);
}

std::string fights_name(const Record<Rules>& r) {
  return "the-clash-round-" + std::to_string(play<Rules>(r).state.round) + ".csv";
}

}  // namespace wg::clash
