// programs/tarn/app_probe.cpp — what of this game's table tests read, and what they may call.
#include <emscripten.h>

#include "tarn/bench.h"
#include "tarn/words.h"

#include "programs/tarn/app.h"

namespace wg {

void TarnApp::probe(probe::Json& j) const {
  j.field("hints", tarn_address::kHintLevels[static_cast<std::size_t>(desk_.hints)])
      .field("lesson", desk_.lesson ? static_cast<int>(*desk_.lesson) : -1);
  if (balance_) {
    j.open("balance")
        .field("games", balance_->counts().games)
        .field("running", balance_->running());
    j.list("held");
    for (const std::uint32_t held : balance_->counts().held) j.value(std::to_string(held));
    j.end_list().close();
  }
  if (!house_.at_start() && (reviewing_ || game()->over()) && game()->has_review()) probe_review(j);
}

void TarnApp::probe_game(probe::Json& j) const {
  j.field("seat", tarn::side_name(game()->seat()));
  j.list("units");
  for (const UnitRow& u : game()->sheet().units)
    j.open()
        .field("key", u.key)
        .field("name", u.name)
        .field("place", u.place)
        .field("order", u.order)
        .field("waits", u.waits)
        .field("gone", u.gone)
        .close();
  j.end_list().list("reports");
  for (const ReportRow& r : game()->sheet().reports)
    j.open()
        .field("place", r.place)
        .field("what", r.what)
        .field("how", r.how)
        .field("struck", r.struck)
        .close();
  j.end_list();
}

void TarnApp::probe_review(probe::Json& j) const {
  const TarnReview& review = game()->review();
  j.open("review").field("asks", asks_first_).field("side", tarn::side_name(desk_.review.side));
  j.list("moments");
  for (const tarn::KeyMoment& m : review.moments())
    j.open().field("hour", m.at).field("title", m.title).field("note", m.note).close();
  j.end_list().list("worth");
  for (const tarn_face::Measure* m : review.measures()) {
    if (!m) continue;
    const tarn::Worth& w = m->worth;
    j.open()
        .field("side", tarn::side_name(w.seat))
        .field("pairs", w.won.n)
        .field("wanted", m->wanted)
        .field("same", tarn::percent(share_of(first_of(w.won))))
        .field("all_seeing", tarn::percent(share_of(second_of(w.won))))
        .field("points", tarn::in_points(difference_of(w.won)))
        .field("sentence", tarn::verdict_on(w))
        .close();
  }
  j.end_list().close();
}

}  // namespace wg

extern "C" {

// The signature of the rules, as `wargames bench` prints it.
EMSCRIPTEN_KEEPALIVE const char* wg_signature() {
  static std::string hex;
  hex = wg::probe::hex(wg::tarn::signature_games(wg::tarn::kSignatureGames).signature);
  return hex.c_str();
}
// Plays that many games of the two commanders; how many Blue held.
EMSCRIPTEN_KEEPALIVE unsigned wg_play_games(unsigned n) { return wg::tarn::play_commanders(n, 1); }
}
