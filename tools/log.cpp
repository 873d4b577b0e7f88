// tools/log.cpp — wargames log: who ordered what in each hour, and what came of it.
#include "tarn/log.h"

#include "core/link.h"
#include "tarn/pack.h"
#include "tarn/words.h"

#include "commands.h"
#include "options.h"

namespace wg {
namespace {

// Without --side: after a game the truth, during one the log of the side that a person commands.
Seat reader_of(const tarn::Setup& setup, bool over, std::size_t side) {
  if (side > 0) return side == 1 ? Seat::kBlue : side == 2 ? Seat::kRed : Seat::kUmpire;
  if (over) return Seat::kUmpire;
  return !is_person(setup, Seat::kBlue) && is_person(setup, Seat::kRed) ? Seat::kRed : Seat::kBlue;
}

}  // namespace

int order_log(std::span<char*> args) {
  Options options(args, {"side", "format"});
  const std::size_t side = options.choice("side", {"", "blue", "red", "truth"});
  const bool csv = options.choice("format", {"markdown", "csv"}) == 1;
  if (options.words().size() != 1) options.blame("log takes one token or link");
  if (options.fault()) return fail(*options.fault());
  auto read = read_link<tarn::Rules>(options.words()[0]);
  if (const auto* f = std::get_if<LinkFault>(&read)) return fail(sentence(*f));
  const auto& record = std::get<Linked<tarn::Rules>>(read).record;
  const auto played = play<tarn::Rules>(record);
  if (played.refusal)
    return fail("stopped at " + tarn::clock(static_cast<int>(played.reached)) + ": " +
                tarn::sentence(*played.refusal));
  const bool over = played.state.verdict.has_value();
  const Seat reader = reader_of(record.setup, over, side);
  if (!tarn::may_read(record.setup, over, reader))
    return fail(reader == Seat::kUmpire
                    ? "the game is not over: its truth can be read afterwards; until then take "
                      "--side blue or --side red"
                    : "the game is not over: until then only the side that a person commands has a "
                      "log to read");
  const tarn::Log log = tarn::order_log(record, reader);
  std::fputs((csv ? tarn::log_csv(log) : to_markdown(tarn::log_paper(log))).c_str(), stdout);
  return 0;
}

}  // namespace wg
