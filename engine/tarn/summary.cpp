// tarn/summary.cpp — sorts a side's units by what their orders come to this hour.
#include "tarn/summary.h"

#include "core/order.h"
#include "tarn/commanders/eyes.h"
#include "tarn/guide.h"
#include "tarn/plan.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

std::string text(std::string_view s) { return std::string(s); }
std::string counted(std::size_t n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + text(n == 1 ? one : many);
}

std::string arrival_words(const Intent& intent) {
  if (!intent.there) return {};
  return *intent.there > kHours ? ", not there by 20:00" : ", there " + clock(*intent.there);
}

class Summer {
 public:
  Summer(const View& view, std::span<const Order> pending)
      : view_(view), plan_(plan(view, pending)), eyes_(view) {
    for (std::size_t i = 0; i < count_of(view.seat); ++i) sort(i);
  }

  Summary summed() {
    Summary s;
    s.title = text(view_.hour + 1 == kHours ? "End the last hour, " : "End the hour, ") +
              clock(view_.hour) + " to " + clock(view_.hour + 1);
    // A battalion that nobody called in is an hour lost: it comes first.
    add(s, "In staging, no entry chosen", staging_, "unit", "units", true);
    add(s, "Starts now", now_, "order", "orders");
    add(s, "Waits until " + clock(view_.hour + 1), waits_, "order", "orders");
    add(s, "On the march", under_way_, "unit", "units");
    add(s, "Later waves", later_, "order", "orders");
    s.groups.push_back({"Fire", plan_.fire ? "1 mission" : "no mission", {fire()}, false});
    add(s, "Stance: at once", stance_, "order", "orders");
    put_in_order(idle_, [](const auto& a, const auto& b) {
      return a.doing < b.doing;  // who fights before who gives ground, who stays last
    });
    add(s, "No order: they stay", idle_, "unit", "units", true);
    return s;
  }

 private:
  static void add(Summary& s, std::string title, const std::vector<SummaryLine>& lines,
                  std::string_view one, std::string_view many, bool idle = false) {
    if (lines.empty()) return;
    s.groups.push_back({std::move(title), counted(lines.size(), one, many), lines, idle});
  }

  SummaryLine line(std::size_t place, Doing doing, std::string what) const {
    const UnitId id = id_of(view_, place);
    return {id, doing, text(roster(id).name), std::move(what)};
  }

  void sort(std::size_t place) {
    const Unit& u = view_.own[place];
    const Intent& intent = plan_.unit[place];
    if (u.where == Where::kGone) return;
    if (u.where == Where::kStaging) return sort_staging(place);
    if (intent.stance_now) stance_.push_back(stance(place));
    if (!intent.to && intent.stance_now) return;  // it is named there
    if (!intent.to) return idle_.push_back(stays(place));
    if (intent.starts_next_hour)
      waits_.push_back(line(place, Doing::kWaits, march_words(place) + meanwhile(u)));
    else if (intent.ordered_now || u.waiting)  // what waited comes due this hour
      now_.push_back(line(place, Doing::kMoves, march_words(place)));
    else
      under_way_.push_back(line(place, Doing::kMoves, march_words(place)));
  }

  void sort_staging(std::size_t place) {
    const Intent& intent = plan_.unit[place];
    const bool may_come = roster(id_of(view_, place)).arrives <= view_.hour;
    if (intent.stance_now) stance_.push_back(stance(place));
    if (!intent.to) {
      if (may_come) staging_.push_back(line(place, Doing::kInStaging, "waits at your edge"));
      return;
    }
    const std::string what = "comes in at " + text(code(*intent.to)) + arrival_words(intent);
    if (!may_come)
      later_.push_back(line(place, Doing::kInStaging, what));
    else if (intent.starts_next_hour)
      waits_.push_back(line(place, Doing::kWaits, what));
    else
      now_.push_back(line(place, Doing::kMoves, what));
  }

  std::string march_words(std::size_t place) const {
    const Unit& u = view_.own[place];
    const Sector to = *plan_.unit[place].to;
    if (to == u.sector) return text("stays at ") + text(code(to));
    const std::string way = text(code(u.sector)) + " to " + text(code(to));
    if (const auto enemy = halts_before(view_, id_of(view_, place), to))
      return way + ", halts before " + text(code(*enemy));
    return way + arrival_words(plan_.unit[place]);
  }
  // Until a slow hour is over the old destination stands.
  static std::string meanwhile(const Unit& u) {
    return u.destination && *u.destination != u.sector
               ? "; until then on to " + text(code(*u.destination))
               : "";
  }

  SummaryLine stays(std::size_t place) const {
    const UnitId id = id_of(view_, place);
    const Unit& u = view_.own[place];
    const std::string where = text(code(u.sector));
    if (!fights(id)) return line(place, Doing::kStays, where + ", shows itself");
    const std::string dug = dug_in(u);
    if (has(eyes_.busy, u.sector))
      return line(place, Doing::kFights,
                  "fights on at " + where + ", " + dug + ", " + points(u.strength) + " of " +
                      whole_points(roster(id).full));
    if (plan_.unit[place].stance == Stance::kGiveGround)
      return line(place, Doing::kGivesGround, where + ", gives ground if pressed");
    return line(place, Doing::kStays, where + ", " + dug);
  }
  SummaryLine stance(std::size_t place) const {
    const Unit& u = view_.own[place];
    const bool gives = plan_.unit[place].stance == Stance::kGiveGround;
    const bool standing = u.where == Where::kMap;
    const std::string where = standing ? text(code(u.sector)) + ", " : "";
    const std::string fight = standing && has(eyes_.busy, u.sector) ? "fights on, " : "";
    return line(place,
                gives           ? Doing::kGivesGround
                : fight.empty() ? Doing::kStays
                                : Doing::kFights,
                where + fight + (gives ? "gives ground if pressed" : "holds its ground"));
  }
  std::string dug_in(const Unit& u) const {
    switch (posture(u, view_.hour)) {
      case Posture::kPrepared:
        return "prepared";
      case Posture::kHasty:
        return "hasty";
      case Posture::kOpen:
        break;
    }
    return "in the open";
  }

  SummaryLine fire() const {
    SummaryLine l{SummaryLine::kBattery, Doing::kFires, battery_name(view_.seat), {}};
    if (!plan_.fire) {
      l.doing = Doing::kStays;
      l.what = "no target";
      return l;
    }
    l.what = "on " + text(code(*plan_.fire));
    // Fire falls before anybody moves: who stands next to it now will watch.
    std::string watchers, in_it;
    for (std::size_t i = 0; i < count_of(view_.seat); ++i) {
      if (eyes_.kind(i) != Kind::kRecon || !on_map(view_.own[i])) continue;
      const std::string name = text(roster(id_of(view_, i)).name);
      if (has(next_to(*plan_.fire), view_.own[i].sector))
        watchers += (watchers.empty() ? "" : " and ") + name;
      if (view_.own[i].sector == *plan_.fire) in_it += (in_it.empty() ? "" : " and ") + name;
    }
    l.what += watchers.empty() ? ", nobody watches" : ", watched by " + watchers;
    if (!in_it.empty()) l.what += "; " + in_it + " may be hit";
    return l;
  }

  const View& view_;
  Plan plan_;
  Eyes eyes_;
  std::vector<SummaryLine> staging_, now_, waits_, under_way_, later_, stance_, idle_;
};

}  // namespace

Summary in_short(Summary all, std::size_t named) {
  for (SummaryGroup& g : all.groups) {
    if (!g.idle || g.lines.size() <= named) continue;
    g.more = "and " + std::to_string(g.lines.size() - named) + " more";
    g.lines.resize(named);
  }
  return all;
}

Summary summary(const View& view, std::span<const Order> pending) {
  return Summer(view, pending).summed();
}

}  // namespace wg::tarn
