// faces/tarn/text_review.cpp — the end and the review in words: the verdict, what each side
// believed beside what was there, and what hiding was worth.
#include "tarn/words.h"
#include "tarn/worth.h"

#include "faces/tarn/text_parts.h"

namespace wg::tarn_face {
namespace {

using text::Option;

std::string with_interval(const Share& s) {
  const Interval i = interval_of(s);
  return percent(share_of(s)) + ", 95 % interval " + percent(i.low) + " to " + percent(i.high);
}

// What stood in a sector, as one picture has it.
std::string seen_in(const View& v, Seat side, Sector s) {
  std::vector<std::string> names;
  if (v.seat == side) {
    for (std::size_t i = 0; i < count_of(v.seat); ++i)
      if (v.own[i].where == Where::kMap && v.own[i].sector == s)
        names.push_back(std::string(roster(id_of(v, i)).name));
  } else {
    for (const Contact& c : v.contacts)
      if (c.placed && !c.broken && c.sector == s && age_h(v, c) <= kOldestShown_h)
        names.push_back(std::string(kind_name(c.kind)) +
                        (age_h(v, c) > 0 ? ", " + std::to_string(age_h(v, c)) + " h old" : ""));
  }
  if (v.seat != side)
    for (const Movement& m : v.movements)
      if (m.sector == s && v.hour - m.heard_in <= kOldestShown_h + 1)
        names.push_back("movement, heard " + clock(m.heard_in + 1));
  return names.empty() ? "–" : listed(names);
}

struct Pages : Telling {
  const ReviewScene& scene;

  void hour() const {
    const text::Section s(leaf, "Hour by hour");
    const auto to = face::tell_steps(leaf, {.range = "review.hours",
                                            .previous = "review.previous",
                                            .next = "review.next",
                                            .label = "Hour looked at",
                                            .back = "An hour back",
                                            .on = "An hour on",
                                            .at = scene.hour,
                                            .last = scene.last,
                                            .in_words = clock(scene.hour),
                                            .no_back = "This is the first hour.",
                                            .no_on = "This is the last hour."});
    if (to) wish(wish::Seek{*to});
  }

  void wrong() const {
    for (const Seat side : kPlayers) {
      const std::string who(side_name(side));
      const text::Section s(leaf, "Where " + who + " was wrong at " + clock(scene.hour));
      std::vector<std::string> lines;
      for (const tarn::Difference& d : scene.differences[wg::index(side)])
        lines.push_back(d.sentence);
      if (lines.empty())
        leaf.words("Nothing on " + who + "'s map was wrong, and nothing was missing.");
      leaf.list(std::move(lines));
    }
  }

  // The three maps: of each side, what the other believed and what was there.
  void maps() const {
    const text::Section s(leaf, "The maps at " + clock(scene.hour));
    leaf.open_table(
        "Sectors with a unit in them, believed or real",
        {"Sector", "Blue's units", "as Red believed", "Red's units", "as Blue believed"});
    const auto& [blue, red, truth] = scene.seen;
    for (const Sector at_sector : kEverySector) {
      const std::string cells[] = {
          seen_in(blue.now, Seat::kBlue, at_sector), seen_in(red.now, Seat::kBlue, at_sector),
          seen_in(red.now, Seat::kRed, at_sector), seen_in(blue.now, Seat::kRed, at_sector)};
      bool empty = true;
      for (const std::string& c : cells) empty = empty && c == "–";
      if (empty) continue;
      leaf.open_row(at(at_sector));
      for (const std::string& c : cells) leaf.words(c);
      leaf.close();
    }
    leaf.close();
  }

  void moments() const {
    const text::Section s(leaf, "Decision moments");
    if (scene.moments.empty()) leaf.words("Nothing that matters has happened yet.");
    for (std::size_t i = 0; i < scene.moments.size(); ++i) {
      const tarn::KeyMoment& m = scene.moments[i];
      const text::Section one(leaf, clock(m.at) + ": " + m.title);
      leaf.words(m.note);
      if (m.at != scene.hour &&
          leaf.button({.name = "moment." + std::to_string(i), .label = "Look at " + clock(m.at)}))
        wish(seek_to(m.at));
    }
  }

  void ways_on() const {
    const text::Section s(leaf, "Ways on");
    const bool before_the_end = scene.hour < scene.last || scene.last < kHours;
    const Locks& locks = desk.locks;
    if (!locks.another &&
        leaf.button({.name = "review.branch",
                     .label = "Play from " + clock(scene.hour),
                     .enabled = scene.can_branch && before_the_end,
                     .why = scene.can_branch ? "The day is over then: choose an earlier hour."
                                             : "Nobody plays a side of this game."}))
      wish(wish::PlayFromHere{});
    if (leaf.button({.name = "review.print", .label = "Print review"}))
      wish(wish::Print{wish::kReview});
    if (leaf.button({.name = "review.log", .label = "Order log"})) wish(wish::Print{wish::kLog});
    if (!locks.copy) leaf.button({.name = "share.copy", .label = "Copy link", .copies_link = true});
    face::tell_tools(leaf, desk);
  }
};

}  // namespace

void tell_reruns(const Telling& t, const Measure* m, bool can_run) {
  if (!m || m->wanted == 0) return;
  const tarn::Worth& w = m->worth;
  const std::string who(side_name(w.seat)), rival(side_name(other(w.seat)));
  const text::Section s(t.leaf, "What hiding was worth to " + who);
  if (w.won.n > 0) {
    const Interval i = interval_of(w.won);
    t.leaf.words(verdict_on(w));
    t.leaf.list({(w.seat == Seat::kBlue ? "Blue holds" : "Red takes the crossing") +
                     std::string(" against the same ") + rival +
                     " commander: " + with_interval(first_of(w.won)) + ".",
                 "Against one that sees every unit: " + with_interval(second_of(w.won)) + ".",
                 "Difference: " + in_points(difference_of(w.won)) + " points, 95 % interval " +
                     in_points(i.low) + " to " + in_points(i.high) + "."});
    std::vector<std::string> fell;
    for (int h = 0; h < kHours; ++h) {
      const auto at_hour = static_cast<std::size_t>(h);
      if (w.fell[0][at_hour] + w.fell[1][at_hour] > 0)
        fell.push_back(clock(h) + " to " + clock(h + 1) + ": " + with_commas(w.fell[0][at_hour]) +
                       " and " + with_commas(w.fell[1][at_hour]));
    }
    if (!fell.empty()) {
      t.leaf.words("Reruns in which the crossing fell, by hour, against the one and the other:");
      t.leaf.list(std::move(fell));
    }
    t.leaf.words(skipped_in(w));
    t.leaf.words(outlasted_in(w));
  }
  t.leaf.progress(with_commas(w.won.n) + " of " + with_commas(m->wanted) + " pairs of reruns",
                  w.won.n, m->wanted);
  if (can_run && t.leaf.button({.name = "reruns.more",
                                .label = m->runs() ? "Stop the reruns" : "Run 2,000 more"}))
    t.wish(wish::Rerun{!m->runs()});
}

void tell_end(const Telling& t, const Scene& scene) {
  const tarn::Story& story = *scene.story;
  t.leaf.title(story.title, side_id(story.winner));
  t.leaf.notice(t.desk.toast);
  t.leaf.words(story.cause);
  const Locks& locks = t.desk.locks;
  if (!locks.review &&
      t.leaf.button({.name = "review", .label = "Review the game", .primary = true}))
    t.wish(wish::Review{});
  {
    const text::Section s(t.leaf, "Losses");
    std::vector<std::string> lines;
    for (const Seat side : kPlayers)
      lines.push_back(std::string(side_name(side)) + ": " + points(story.lost[wg::index(side)]) +
                      " of " + whole_points(story.had[wg::index(side)]));
    t.leaf.list(std::move(lines));
  }
  for (const Fact& fact : story.facts) {
    const text::Section s(t.leaf, fact.name);
    t.leaf.words(fact.value);
  }
  for (const Measure* m : scene.measures) tell_reruns(t, m, false);
  if (locks.another && locks.review) return;
  const text::Section s(t.leaf, locks.another ? "On paper" : "Play again");
  if (!locks.another) {
    if (t.leaf.button({.name = "again.same", .label = "Same dice"})) t.wish(wish::SameAgain{false});
    if (t.leaf.button({.name = "again.new", .label = "New dice"})) t.wish(wish::SameAgain{true});
  }
  if (!locks.another && !locks.side &&
      t.leaf.button(
          {.name = "again.sides",
           .label = "Swap sides",
           .enabled = is_person(scene.setup, Seat::kBlue) != is_person(scene.setup, Seat::kRed),
           .why = "Both sides are played at this screen."}))
    t.wish(wish::ChangeSides{});
  if (!locks.review && t.leaf.button({.name = "print.review", .label = "Print review"}))
    t.wish(wish::Print{wish::kReview});
}

Answer tell_review_warning(text::Leaf& leaf) {
  Answer answer;
  leaf.title("Show what was hidden?");
  leaf.words(std::string(kReviewWarning));
  if (leaf.button({.name = "review.play_on", .label = "Play on", .primary = true}))
    answer.wishes.push_back(wish::Review{false});
  if (leaf.button({.name = "review.show", .label = "Show it"}))
    answer.wishes.push_back(wish::Review{true});
  return answer;
}

Answer tell_review(text::Leaf& leaf, Desk& desk, const ReviewScene& scene) {
  Answer answer;
  const Pages p{{leaf, desk, answer}, scene};
  if (tell_what_lies_over(p, scene.card, Seat::kBlue, nullptr)) return answer;
  leaf.title("Review: " + scene.title);
  leaf.notice(desk.toast);
  if (leaf.button({.name = "review.back", .label = "Back to the game"}))
    p.wish(wish::Review{false});
  p.hour();
  p.wrong();
  p.maps();
  p.moments();
  for (const Measure* m : scene.measures) tell_reruns(p, m, true);
  {
    const text::Section s(leaf, "To discuss");
    leaf.list({scene.questions.begin(), scene.questions.end()});
  }
  p.ways_on();
  return answer;
}

}  // namespace wg::tarn_face
