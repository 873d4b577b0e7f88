// tools/review.cpp — what decided a game, and its orders again with fresh dice; as the page counts
// them.
#include "tarn/review.h"

#include <cstdio>

#include "core/link.h"
#include "tarn/moments.h"
#include "tarn/pack.h"
#include "tarn/words.h"

#include "commands.h"
#include "options.h"

namespace wg {

int review(std::span<char*> args) {
  Options options(args, {"pairs"});
  const std::uint32_t pairs = options.number("pairs", 2000, 1, 10'000'000);
  if (options.words().size() != 1) options.blame("review takes one token or link");
  if (options.fault()) return fail(*options.fault());
  auto read = read_link<tarn::Rules>(options.words()[0]);
  if (const auto* f = std::get_if<LinkFault>(&read)) return fail(sentence(*f));
  const auto& record = std::get<Linked<tarn::Rules>>(read).record;
  std::vector<tarn::World> states{tarn::Rules::start(record.setup)};
  std::vector<std::vector<Notice<tarn::Event>>> hours;
  play<tarn::Rules>(record, [&](const auto& p, const auto& events) {
    states.push_back(p.state);
    hours.push_back(events);
  });
  const auto moments = tarn::moments(states, hours);
  for (const auto& m : moments)
    std::printf("%s  %s%s%s\n", tarn::clock(m.at).c_str(), m.title.c_str(),
                m.note.empty() ? "" : "\n       ", m.note.c_str());
  const auto measured = tarn::measured(record.setup);
  for (const Seat seat : kPlayers) {
    if (!measured[index(seat)]) continue;
    tarn::Reruns reruns(record, seat);
    reruns.play(pairs);
    const tarn::Worth& w = reruns.worth();
    std::printf("\n%s, %u pairs of reruns\n", std::string(tarn::side_name(seat)).c_str(), w.won.n);
    const auto tell = [](const char* who, const Share& share) {
      const Interval i = interval_of(share);
      std::printf("  wins %s against %s (95 %% interval %s to %s)\n",
                  tarn::percent(share_of(share)).c_str(), who, tarn::percent(i.low).c_str(),
                  tarn::percent(i.high).c_str());
    };
    tell("the same commander", first_of(w.won));
    tell("one that sees everything", second_of(w.won));
    for (const std::string& line :
         {tarn::verdict_on(w), tarn::skipped_in(w), tarn::outlasted_in(w)})
      if (!line.empty()) std::printf("  %s\n", line.c_str());
  }
  return 0;
}

}  // namespace wg
