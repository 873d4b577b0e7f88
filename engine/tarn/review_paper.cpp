// tarn/review_paper.cpp — the sections of the printed review.
#include "tarn/review_paper.h"

#include "tarn/words.h"

namespace wg::tarn {
namespace {

PaperSection result(const Reviewed& r) {
  PaperSection s{r.story.title, {r.story.cause}, {}, {}, {}};
  for (const Fact& fact : r.story.facts) s.list.push_back(fact.name + ": " + fact.value);
  PaperTable losses{"Strength lost, of the units that came onto the map",
                    {{"Side"}, {"Lost", true}, {"Of", true}},
                    {}};
  for (const Seat side : kPlayers)
    losses.rows.push_back({std::string(side_name(side)), points(r.story.lost[index(side)]),
                           whole_points(r.story.had[index(side)])});
  s.table = std::move(losses);
  return s;
}

PaperSection maps(const Reviewed& r) {
  const std::string when = clock(r.hour);
  PaperSection s{"The map at " + when, {}, {}, {}, {}};
  const std::string captions[] = {"What Blue believed", "What Red believed", "What was there"};
  for (std::size_t i = 0; i < 3; ++i)
    s.pictures.push_back({std::string(kMapNames[i]), captions[i] + ", " + when,
                          captions[i] + " at " + when +
                              ": a map of the 17 sectors with the units of both sides on it."});
  return s;
}

PaperSection decisions(const Reviewed& r) {
  PaperSection s{"What decided it", {}, {}, {}, {}};
  PaperTable t{"Decisions and turns, and what could have been known",
               {{"Hour"}, {"What happened"}, {"What could have been known"}},
               {}};
  for (const KeyMoment& m : r.moments) t.rows.push_back({clock(m.at), m.title, m.note});
  s.table = std::move(t);
  return s;
}

std::string with_interval(const Share& share) {
  const Interval i = interval_of(share);
  return percent(share_of(share)) + " (" + percent(i.low) + " to " + percent(i.high) + ")";
}

PaperSection hiding(const Reviewed& r) {
  PaperSection s{"What hiding was worth", {}, {}, {}, {}};
  if (r.worths.empty()) {
    s.paragraphs = {"No reruns were played before this was printed."};
    return s;
  }
  PaperTable t{"Games won with the same orders and fresh dice, with 95 % intervals",
               {{"Side"},
                {"Pairs", true},
                {"As it was", true},
                {"Seen by the other side", true},
                {"Difference", true}},
               {}};
  for (const Worth& w : r.worths) {
    s.paragraphs.push_back(verdict_on(w));
    for (const std::string& note : {skipped_in(w), outlasted_in(w)})
      if (!note.empty()) s.list.push_back(std::string(side_name(w.seat)) + ": " + note);
    const Interval i = interval_of(w.won);
    t.rows.push_back({std::string(side_name(w.seat)), std::to_string(w.won.n),
                      with_interval(first_of(w.won)), with_interval(second_of(w.won)),
                      in_points(difference_of(w.won)) + " (" + in_points(i.low) + " to " +
                          in_points(i.high) + ")"});
  }
  s.table = std::move(t);
  return s;
}

PaperSection to_discuss(const Reviewed& r) {
  return {"Questions to discuss", {}, r.questions, {}, {}};
}

}  // namespace

Paper review_paper(const Reviewed& r) {
  Paper paper = log_paper(r.log);
  std::vector<PaperSection> orders = std::move(paper.sections);
  paper.title = "Tarn Crossing: review";
  paper.sections = {result(r), maps(r)};
  if (!r.moments.empty()) paper.sections.push_back(decisions(r));
  paper.sections.push_back(hiding(r));
  if (!r.questions.empty()) paper.sections.push_back(to_discuss(r));
  for (PaperSection& s : orders) paper.sections.push_back(std::move(s));
  return paper;
}

}  // namespace wg::tarn
