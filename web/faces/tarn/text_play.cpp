// faces/tarn/text_play.cpp — an hour in words: what is known, a row for each unit with its orders,
// the ground.
#include <algorithm>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/bar.h"
#include "faces/tarn/text_parts.h"

namespace wg::tarn_face {
namespace {

using text::Option;

constexpr std::string_view kStay = "stay", kNone = "none";

struct Page : Telling {
  const Scene& scene;

  const View& view() const { return scene.view; }
  bool may_order() const { return scene.live && !scene.over(); }
  std::string other_side() const { return std::string(side_name(other(view().seat))); }

  void situation() const {
    const Sheet& sheet = scene.sheet;
    leaf.title(sheet.clock + ", " + sheet.turn, side_id(view().seat));
    leaf.words(sheet.task + ". " + game_in_words(scene.setup, view().seat) + ".");
    if (scene.over()) return leaf.words("The game is over. You are looking back.");
    if (!scene.live)
      return leaf.words("You are looking back at " + sheet.clock +
                        ": nothing can be ordered here.");
    leaf.words(sheet.orders + ". " + sheet.orders_note);
  }

  void news() const {
    const int hour = view().hour;
    if (hour == 0) {
      if (may_order() && !desk.lesson)
        leaf.words("Each unit's row below says where it can go. Units without orders stay " +
                   std::string(view().seat == Seat::kBlue ? "and dig in." : "where they are."));
      return;
    }
    const text::Section s(leaf, "What happened, " + clock(hour - 1) + " to " + clock(hour));
    if (scene.sheet.news.empty()) return leaf.words("Nothing was heard or seen.");
    leaf.list(scene.sheet.news);
  }

  // Where a unit may be sent, the nearest first.
  void march(const UnitRow& row, const Unit& u, const tarn::Intent& intent) const {
    struct Way {
      Sector to;
      tarn::Hour there;
    };
    std::vector<Way> ways;
    for (const Sector s : kEverySector)
      if (const auto there = tarn::arrival(view(), row.subject, s);
          there && !(u.where == Where::kMap && u.sector == s))
        ways.push_back({s, *there});
    std::stable_sort(ways.begin(), ways.end(),
                     [](const Way& a, const Way& b) { return a.there < b.there; });
    std::vector<Option> options;
    if (u.where == Where::kMap)
      options.push_back({std::string(kStay), "stay in " + std::string(code(u.sector))});
    else if (!intent.to)
      options.push_back({std::string(kStay), "wait in staging"});
    for (const Way& w : ways)
      options.push_back(
          {std::string(code(w.to)),
           at(w.to) + (w.there > kHours ? ", not before 20:00" : ", there " + clock(w.there))});
    const auto to = leaf.select("unit." + row.key + ".to", row.name + ": go to", options,
                                intent.to ? code(*intent.to) : kStay, may_order());
    if (!to) return;
    if (*to == kStay) return wish(wish::Give{March{row.subject, u.sector}});
    for (const Way& w : ways)
      if (*to == code(w.to)) wish(wish::Give{March{row.subject, w.to}});
  }

  void stance(const UnitRow& row, const tarn::Intent& intent) const {
    const bool gives = intent.stance == Stance::kGiveGround;
    const auto to = leaf.select("unit." + row.key + ".stance", row.name + ": when attacked",
                                {{"hold", "hold ground"}, {"give", "give ground"}},
                                gives ? "give" : "hold", may_order());
    if (to)
      wish(
          wish::Give{TakeStance{row.subject, *to == "give" ? Stance::kGiveGround : Stance::kHold}});
  }

  void unit(std::size_t place) const {
    const UnitRow& row = scene.sheet.units[place];
    const Unit& u = view().own[place];
    leaf.open_row(row.name);
    leaf.words(row.kind);
    leaf.words(u.where == Where::kMap       ? row.at
               : u.where == Where::kStaging ? "in staging from " + row.place
                                            : row.at);
    leaf.words(row.strength);
    leaf.words(u.where == Where::kMap ? row.posture + (u.fought ? ", fought" : "") : "–");
    if (u.where == Where::kGone) {
      leaf.words("–");
      leaf.words("–");
    } else if (may_order()) {
      march(row, u, scene.plan.unit[place]);
      stance(row, scene.plan.unit[place]);
    } else {
      leaf.words(row.order.empty() ? "none" : row.order);
      leaf.words(scene.plan.unit[place].stance == Stance::kGiveGround ? "give ground"
                                                                      : "hold ground");
    }
    leaf.close();
  }

  void units() const {
    const text::Section s(leaf, std::string(side_name(view().seat)) + " units");
    if (may_order()) leaf.words(capital(scene.sheet.count) + ".");
    leaf.open_table("Your units and their orders",
                    {"Unit", "Kind", "Where", "Strength", "Posture", "Order", "When attacked"});
    for (std::size_t i = 0; i < count_of(view().seat); ++i) unit(i);
    leaf.close();
    for (std::size_t i = 0; i < count_of(view().seat); ++i) {
      const tarn::Intent& intent = scene.plan.unit[i];
      if (may_order() && intent.to && intent.starts_next_hour && intent.ordered_now)
        leaf.words(scene.sheet.units[i].name + " starts at " + clock(view().hour + 1) + ".");
    }
    fire();
  }

  void fire() const {
    if (!may_order()) return;
    std::vector<Option> targets{{std::string(kNone), "no mission"}};
    for (const Sector s : kEverySector) {
      int reported = 0;
      for (const Contact& c : view().contacts)
        reported += c.placed && !c.broken && c.sector == s && age_h(view(), c) <= 3;
      targets.push_back({std::string(code(s)),
                         at(s) + (reported ? ", " + in_words(reported) + " reported" : "")});
    }
    const auto now = scene.plan.fire;
    if (const auto to = leaf.select("fire", battery_name(view().seat) + ": fire on",
                                    std::move(targets), now ? code(*now) : kNone)) {
      std::optional<Sector> target;
      for (const Sector s : kEverySector)
        if (*to == code(s)) target = s;
      wish(wish::Give{Fire{view().seat, target}});
    }
  }

  void actions() const {
    const text::Section s(leaf, "This hour");
    if (!scene.live) {
      if (leaf.button({.name = "hour.now", .label = "Back to now", .primary = true}))
        wish(wish::BackToNow{});
      return;
    }
    if (leaf.button({.name = "hour.end",
                     .label = "End hour, " + clock(view().hour) + " to " + clock(view().hour + 1),
                     .primary = true})) {
      desk.sums_up_all = true;
      if (desk.sums_up)
        desk.popover = Popover::kSummary;
      else
        wish(wish::EndTurn{});
    }
    answer.take(face::tell_take_back(leaf, desk,
                                     {.can_undo = scene.can_undo,
                                      .can_redo = scene.can_redo,
                                      .can_reset = !scene.pending.empty(),
                                      .reset = "Take this hour's orders back",
                                      .no_undo = "There is no order of this hour to take back.",
                                      .no_reset = "No order was given this hour."}));
  }

  void reports() const {
    const text::Section s(leaf, other_side() + ", as reported");
    if (scene.sheet.reports.empty()) return leaf.words("No reports of " + other_side() + " yet.");
    leaf.open_table("Reports, the nearest first",
                    {"Where", "What", "How known", "What that means"});
    for (const ReportRow& r : scene.sheet.reports) {
      leaf.open_row(r.place);
      leaf.words(r.what);
      leaf.words(r.how + (r.struck ? ", no longer there" : ""));
      leaf.words(meaning(r));
      leaf.close();
    }
    leaf.close();
  }
  std::string meaning(const ReportRow& r) const {
    for (const Contact& c : view().contacts)
      if (c.number == r.subject && !r.struck)
        return age_h(view(), c) > 0 ? old_report(view(), c)
               : r.hearsay          ? "heard, not seen"
               : is_exact(c)        ? "known exactly"
                                    : "seen this hour";
    return r.struck ? "–" : "movement, without its kind";
  }

  void ground() const {
    const text::Section s(leaf, "The ground");
    leaf.words("Rows 0 are Red's edge; X is the crossing and R the rear, behind it.");
    leaf.open_table("Sectors", {"Sector", "Held by", "Your units", other_side(), "Roads"});
    for (const PlaceRow& p : scene.sheet.ground) {
      leaf.open_row(p.place);
      leaf.words(p.held);
      leaf.words(p.own.empty() ? "–" : p.own);
      leaf.words(p.reported.empty() ? "–" : p.reported);
      leaf.words(p.ways);
      leaf.close();
    }
    leaf.close();
  }

  void look_back() const {
    if (scene.day.now == 0) return;
    const text::Section s(leaf, "Look back");
    if (const auto to =
            leaf.range("hours", "Hour looked at", view().hour, scene.day.now, scene.sheet.clock)) {
      if (*to == scene.day.now)
        wish(wish::BackToNow{});
      else
        wish(seek_to(*to));
    }
  }

  void others() const {
    const text::Section s(leaf, "More");
    if (!desk.locks.copy)
      leaf.button({.name = "share.copy", .label = face::kCopy, .copies_link = true});
    if (leaf.button({.name = "print.log", .label = "Order log"})) wish(wish::Print{wish::kLog});
    face::tell_tools(leaf, desk);
    if (!desk.locks.another && leaf.button({.name = "leave", .label = "Leave this game"}))
      wish(wish::ToStart{});
  }
};

}  // namespace

Answer tell_play(text::Leaf& leaf, Desk& desk, const Scene& scene) {
  Answer answer;
  const Page h{{leaf, desk, answer}, scene};
  if (tell_what_lies_over(h, scene.card, scene.view.seat, &scene)) return answer;
  if (scene.over() && scene.live) {
    tell_end(h, scene);
    h.ground();
    h.look_back();
    h.others();
    return answer;
  }
  h.situation();
  leaf.notice(desk.toast);
  tell_lesson(h, scene);
  h.news();
  tell_hints(h, scene);
  h.units();
  h.actions();
  h.reports();
  h.ground();
  h.look_back();
  h.others();
  return answer;
}

}  // namespace wg::tarn_face
