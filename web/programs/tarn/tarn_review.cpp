// programs/tarn/tarn_review.cpp — from the table's hours to pictures and counts.
#include "programs/tarn/tarn_review.h"

#include <algorithm>

namespace wg {
namespace {

using tarn_face::Told;

// Decisions stand first on the bar.
void mark_decision(List<Told, 3>& told) {
  List<Told, 3> all{Told::kDecision};
  for (const Told t : told)
    if (t != Told::kDecision && all.size() < all.capacity()) all.push_back(t);
  told = all;
}

bool is_decision(const tarn::KeyMoment& m) {
  return m.about == tarn::About::kRoad || m.about == tarn::About::kReserveSent;
}

}  // namespace

TarnReview::TarnReview(const Table<tarn::Rules>& table) {
  std::vector<tarn::World> states;
  std::vector<tarn::HourEvents> hours;
  for (Step h = 0; h <= table.length(); ++h) {
    states.push_back(table.state(h));
    if (h > 0) hours.push_back(table.events(h));
  }
  moments_ = tarn::moments(states, hours);
  questions_ = tarn::questions(moments_);
  const auto measured = tarn::measured(table.setup());
  for (const Seat seat : kPlayers)
    if (measured[index(seat)]) {
      reruns_[index(seat)].emplace(table.record(), seat);
      measure_[index(seat)].worth = reruns_[index(seat)]->worth();
    }
}

tarn_face::ReviewScene TarnReview::scene(const Table<tarn::Rules>& table,
                                         tarn_face::Day day) const {
  const auto& setup = table.setup();
  const Step at = table.cursor();
  tarn_face::ReviewScene s;
  for (const Seat seat : {Seat::kBlue, Seat::kRed, Seat::kUmpire}) {
    auto& seen = s.seen[index(seat)];
    seen.now = tarn::Rules::view(setup, table.state(at), seat);
    if (at > 0) seen.before = tarn::Rules::view(setup, table.state(at - 1), seat);
  }
  for (const Seat seat : kPlayers)
    s.differences[index(seat)] = tarn::differences(
        s.seen[index(seat)].now, tarn::Rules::revealed(setup, table.state(at), seat));
  s.hour = static_cast<tarn::Hour>(at);
  s.last = static_cast<tarn::Hour>(table.length());
  day.now = s.hour;
  day.ended = s.last;
  day.looking.reset();
  for (const tarn::KeyMoment& m : moments_)
    if (is_decision(m)) mark_decision(day.told[static_cast<std::size_t>(m.hour)]);
  s.day = day;
  s.moments = moments_;
  s.questions = questions_;
  s.measures = measures();
  s.title = tarn::headline(moments_, s.last);
  s.can_branch = is_person(setup, Seat::kBlue) || is_person(setup, Seat::kRed);
  return s;
}

tarn::Hour TarnReview::first_hour() const {
  const auto at = std::find_if(moments_.begin(), moments_.end(), is_decision);
  return at == moments_.end() ? tarn::Hour{0} : at->hour;
}

void TarnReview::run(bool on) {
  for (std::size_t i = 0; i < 2; ++i)
    if (reruns_[i]) measure_[i].wanted = measure_[i].worth.won.n + (on ? tarn_face::kPairs : 0);
}
bool TarnReview::began() const { return measure_[0].wanted + measure_[1].wanted > 0; }
bool TarnReview::runs() const { return measure_[0].runs() || measure_[1].runs(); }

// Both sides keep step.
void TarnReview::play_pair() {
  const bool blue = measure_[0].runs() &&
                    (!measure_[1].runs() || measure_[0].worth.won.n <= measure_[1].worth.won.n);
  const std::size_t i = blue ? 0 : 1;
  if (!measure_[i].runs() || !reruns_[i]) return;
  reruns_[i]->play(1);
  measure_[i].worth = reruns_[i]->worth();
}

std::array<const tarn_face::Measure*, 2> TarnReview::measures() const {
  return {reruns_[0] ? &measure_[0] : nullptr, reruns_[1] ? &measure_[1] : nullptr};
}

}  // namespace wg
