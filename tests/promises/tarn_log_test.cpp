// promises/tarn_log_test.cpp — the order log over random and scripted games: nothing left out,
// nothing given away.
#include <algorithm>
#include <doctest/doctest.h>
#include <iterator>

#include "tarn/log.h"
#include "tarn/words.h"

#include "promises/samples.h"

using namespace wg;
using namespace wg::tarn;

TEST_CASE("P23 log: every order of a record is there once, with its hour, as entered") {
  for (std::uint32_t n = 0; n < 30; ++n) {
    const Record<Rules> r = random_record<Rules>(n);
    const Log log = order_log(r, Seat::kUmpire);
    std::vector<LogRow> by_people;
    std::copy_if(log.rows.begin(), log.rows.end(), std::back_inserter(by_people),
                 [](const LogRow& row) { return row.by == "a person"; });
    REQUIRE(by_people.size() == r.given.size());
    for (std::size_t i = 0; i < r.given.size(); ++i) {
      const auto& g = r.given[i];
      CHECK(by_people[i].hour == static_cast<Hour>(g.step));
      CHECK(by_people[i].side == g.seat);
      if (const auto* m = std::get_if<March>(&g.order)) {
        CHECK(by_people[i].unit == roster(m->unit).name);
        CHECK(by_people[i].order.find(at(m->to)) != std::string::npos);
      } else if (const auto* f = std::get_if<Fire>(&g.order)) {
        CHECK(by_people[i].order == "fire on " + at(*f->at));
      }
    }
    // Of what is ordered by a script there is as much as the rules are given.
    std::size_t scripted = 0;
    World before = Rules::start(r.setup);
    play<Rules>(r, [&](const auto& p, const auto&) {
      for (const Seat seat : kPlayers)
        scripted +=
            Rules::command(r.setup, Rules::view(r.setup, before, seat), Dice{r.setup.seed}).size();
      before = p.state;
    });
    CHECK(log.rows.size() == r.given.size() + scripted);
  }
}

TEST_CASE("P23 log: facts a side cannot know change nothing in its log") {
  std::uint32_t compared = 0;
  for (std::uint32_t n = 0; n < 30; ++n) {
    const Record<Rules> record = n % 2 ? random_record<Rules>(n) : scripted_record<Rules>(n);
    for (const Seat seat : kPlayers) {
      Log seen, there, truth, other_truth;
      for (Log* log : {&seen, &there, &truth, &other_truth}) log->setup = record.setup;
      seen.reader = there.reader = seat;
      truth.reader = other_truth.reader = Seat::kUmpire;
      World before = Rules::start(record.setup);
      play<Rules>(record, [&](const auto& p, const auto& events) {
        World hidden_before = before, hidden_after = p.state;
        perturb_hidden<Rules>(record.setup, hidden_before, seat, n);
        perturb_hidden<Rules>(record.setup, hidden_after, seat, n + 1);
        auto heard = events;
        std::erase_if(heard, [&](const auto& e) { return !may_hear(e.audience, seat); });
        auto given = orders_of(record, p.reached - 1);
        std::vector<Given<Order>> own(given.begin(), given.end());
        std::erase_if(own, [&](const auto& g) { return g.seat != seat; });
        note_hour(seen, before, given, events, p.state);
        note_hour(there, hidden_before, own, heard, hidden_after);
        note_hour(truth, before, given, events, p.state);
        note_hour(other_truth, hidden_before, own, heard, hidden_after);
        before = p.state;
        ++compared;
      });
      CHECK(seen == there);
      CHECK_FALSE(truth == other_truth);  // what was changed does show to whoever may see it
    }
  }
  CHECK(compared > 300);
}
