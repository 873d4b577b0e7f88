// tarn/log.h — the order log: who ordered what in each hour, and what came of it. During a game a
// seat reads its own side's; afterwards the truth is there for everybody.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "core/paper.h"
#include "core/play.h"
#include "tarn/tarn.h"

namespace wg::tarn {

struct LogRow {
  Hour hour = 0;
  Seat side = Seat::kBlue;
  std::string unit;     // "1st Rifles", "Battery", "Staff"
  std::string order;    // "to W3 Millbeck"
  std::string starts;   // "now", "an hour later"
  std::string by;       // "a person", "the commander"
  std::string outcome;  // in that hour; "Not played yet."
  bool operator==(const LogRow&) const = default;
};
struct LogHour {
  Hour hour = 0;
  std::vector<std::string> heard;  // what the reader was told of it
  bool operator==(const LogHour&) const = default;
};
struct Log {
  Setup setup;
  Seat reader = Seat::kBlue;  // the umpire reads both sides' orders, and the truth
  bool over = false;
  std::vector<LogRow> rows;
  std::vector<LogHour> hours;
  bool operator==(const Log&) const = default;
};

// Whether these eyes may read it. After the game everybody may read everything; before, nobody the
// truth, and where people play, only they, each the own side's.
bool may_read(const Setup&, bool over, Seat reader);

// Of a whole record, replayed; its last hour may not have been played yet. `reader` must be one who
// may read it.
Log order_log(const Record<Rules>&, Seat reader);

// An hour more. Of `before` and `after` a log holds what its reader's view shows, of the events
// what it may hear, of the orders its own side's: scripted commanders are asked again, as `advance`
// does.
void note_hour(Log&, const World& before, std::span<const Given<Order>>,
               std::span<const Notice<Event>>, const World& after);
// The orders people gave for an hour that has not been played.
void note_pending(Log&, const World& now, std::span<const Given<Order>>);

std::string log_name(const Log&);  // "tarn-crossing-seed-7-blue.csv"
std::string log_csv(const Log&);
Paper log_paper(const Log&);
std::vector<PaperSection> log_sections(const Log&);  // the paper's, to put into another

}  // namespace wg::tarn
