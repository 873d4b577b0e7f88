// web/app_probe.cpp — the table as JSON, and what tests and embedding pages may call.
#include <emscripten.h>

#include "core/wire.h"
#include "tarn/bench.h"
#include "tarn/words.h"

#include "app.h"
#include "probe/json.h"
#include "ui/frame.h"

namespace wg {

void App::tell_review(probe::Json& j) const {
  const TarnReview& review = game_->review();
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

std::string App::probe() const {
  const auto& m = screen::metrics();
  const auto& t = screen::tally();
  probe::Json j;
  j.open()
      .field("frames", t.frames)
      .field("idle", screen::is_idle() && !slices_.running())
      .field("contexts", t.contexts)
      .field("context_alive", t.context_alive);
  j.field("ratio", m.ratio)
      .field("width", m.width)
      .field("height", m.height)
      .field("scale", screen::scale());
  j.field("coarse", m.coarse).field("theme", board::name(theme_));
  constexpr const char* kViews[] = {"map", "text", "both"};
  j.field("screen", screen_name()).field("view", kViews[static_cast<std::size_t>(desk_.view)]);
  j.field("focus", desk_.focus.name).field("toast", desk_.toast).field("playing", desk_.playing);
  constexpr const char* kHintLevels[] = {"off", "nudges", "full"};
  j.field("hints", kHintLevels[static_cast<std::size_t>(desk_.hints)])
      .field("lesson", desk_.lesson ? static_cast<int>(*desk_.lesson) : -1);
  if (card_) j.open("card").field("title", card_->title).field("sentence", card_->sentence).close();
  if (balance_) {
    j.open("balance")
        .field("games", balance_->counts().games)
        .field("running", balance_->running());
    j.list("held");
    for (const std::uint32_t held : balance_->counts().held) j.value(std::to_string(held));
    j.end_list().close();
  }
  if (game_) {
    const auto& table = game_->table();
    j.open("game").field("id", tarn::Rules::kId).field("token", game_->token());
    j.field("seat", tarn::side_name(game_->seat()))
        .field("hour", table.length())
        .field("looking_at", table.cursor());
    j.field("over", game_->over()).field("kept", !kept_.empty());
    j.list("digests");
    for (Step h = 0; h <= table.length(); ++h) j.value(probe::hex(digest(table.state(h))));
    j.end_list().list("units");
    for (const UnitRow& u : game_->sheet().units)
      j.open()
          .field("key", u.key)
          .field("name", u.name)
          .field("place", u.place)
          .field("order", u.order)
          .field("waits", u.waits)
          .field("gone", u.gone)
          .close();
    j.end_list().list("reports");
    for (const ReportRow& r : game_->sheet().reports)
      j.open()
          .field("place", r.place)
          .field("what", r.what)
          .field("how", r.how)
          .field("struck", r.struck)
          .close();
    j.end_list().list("news");
    for (const std::string& line : game_->sheet().news) j.value(line);
    j.end_list().close();
  }
  if (game_ && !at_start_ && (reviewing_ || game_->over()) && game_->has_review()) tell_review(j);
  const screen::Shown& at = screen::shown();  // places are the canvas's, in layout pixels
  j.open("shown").field("x", at.x).field("y", at.y);
  j.field("width", at.width).field("height", at.height).close();
  j.field("zoom", desk_.camera.zoom);
  j.list("controls");
  for (const ui::Control& c : ui::controls())
    j.open()
        .field("name", c.name)
        .field("label", c.label)
        .field("x", c.rect.x - at.x)
        .field("y", c.rect.y - at.y)
        .field("w", c.rect.w)
        .field("h", c.rect.h)
        .field("enabled", c.enabled)
        .field("chosen", c.chosen)
        .close();
  j.end_list().list("slots");
  for (const ui::Slot& s : ui::slots())
    j.open()
        .field("name", s.name)
        .field("x", s.rect.x - at.x)
        .field("y", s.rect.y - at.y)
        .field("w", s.rect.w)
        .field("h", s.rect.h)
        .close();
  j.end_list().close();
  return j.text();
}

}  // namespace wg

extern "C" {

// What tests and embedding pages read: the table as JSON.
EMSCRIPTEN_KEEPALIVE const char* wg_probe() {
  static std::string json;
  json = wg::app().probe();
  return json.c_str();
}
// The signature of the rules, as `wargames bench` prints it.
EMSCRIPTEN_KEEPALIVE const char* wg_signature() {
  static std::string hex;
  hex = wg::probe::hex(wg::tarn::signature_games(wg::tarn::kSignatureGames).signature);
  return hex.c_str();
}
// Plays that many games of the two commanders; how many Blue held.
EMSCRIPTEN_KEEPALIVE unsigned wg_play_games(unsigned n) { return wg::tarn::play_commanders(n, 1); }
}
