// programs/tarn/app.cpp — screens in, wishes out.
#include "programs/tarn/app.h"

#include "tarn/lesson.h"
#include "tarn/words.h"

#include "faces/tarn/curtain.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/locks.h"
#include "faces/tarn/play.h"
#include "faces/tarn/start.h"
#include "faces/tarn/text.h"
#include "house/cases.h"
#include "known.h"

namespace wg {

using tarn_face::Answer;

static_assert(house::Program<TarnApp>);

TarnApp::TarnApp() : house_(*this, desk_, kKnown) { read_address(); }

std::string_view TarnApp::screen_name() const {
  return balance_            ? "balance"
         : house_.at_start() ? "start"
         : curtain_          ? "curtain"
         : reviewing_        ? "review"
         : game()->over()    ? "over"
                             : "play";
}

Answer TarnApp::show(ui::Frame& frame) {
  if (balance_) return show_balance(frame, desk_, balance_->scene(desk_.balance, screen::now_ms()));
  if (house_.at_start()) return show_start(frame, desk_, house_.lobby());
  if (curtain_) return tarn_face::show_curtain(frame, *curtain_);
  if (reviewing_ && asks_first_) return tarn_face::show_review_warning(frame);
  if (reviewing_) return show_review(frame, desk_, review_scene(), screen::now_ms());
  return show_play(frame, desk_, scene(), screen::now_ms());
}

Answer TarnApp::tell(text::Leaf& leaf) {
  if (balance_)
    return tarn_face::tell_balance(leaf, desk_, balance_->scene(desk_.balance, screen::now_ms()));
  if (house_.at_start()) return tarn_face::tell_start(leaf, desk_, house_.lobby());
  if (curtain_) return tarn_face::tell_curtain(leaf, *curtain_);
  if (reviewing_ && asks_first_) return tarn_face::tell_review_warning(leaf);
  if (reviewing_) return tarn_face::tell_review(leaf, desk_, review_scene());
  return tarn_face::tell_play(leaf, desk_, scene());
}

tarn_face::Scene TarnApp::scene() {
  tarn_face::Scene scene = game()->scene();
  scene.card = house_.stage().card();
  scene.ground = ground();
  return scene;
}

// While fingers move the map, what was printed moves with it, and is printed anew where they let
// go.
std::function<void(ImDrawList&, const tarn_face::Layout&)> TarnApp::ground() {
  return [this](ImDrawList& list, const tarn_face::Layout& layout) {
    const board::Palette& palette = board::palette(house_.stage().theme());
    ground_.show(list, house_.stage().theme(), layout.in_sight(), layout.frame, desk_.holds_map,
                 [&](ImDrawList& to, board::Rect frame) {
                   tarn_face::Layout there = layout;
                   there.frame = frame;
                   draw_ground(to, there, palette);
                 });
  };
}

void TarnApp::fulfil(const Wish& wish) {
  namespace w = tarn_face::wish;
  if (house_.is_locked(tarn_face::locked_by(desk_.locks, wish))) return;
  std::visit(
      house::Cases{[&](const w::Give& g) {
                     house_.in_game([&](TarnGame& game) {
                       if (const auto no = game.give(g.order))
                         return house_.stage().tell(tarn::sentence(*no));
                       if (const auto* m = std::get_if<tarn::March>(&g.order))
                         if (const auto enemy = tarn::halts_before(game.view(), m->unit, m->to))
                           house_.stage().tell(tarn::halt_warning(*enemy));
                     });
                   },
                   [&](const w::EndTurn&) { end_hour(); },
                   [&](const w::Begin& b) { begin(b.setup, true); },
                   [&](const w::SameAgain& s) {
                     if (game()) begin(game()->table().setup(), s.new_dice);
                   },
                   [&](const w::ChangeSides&) {
                     if (game()) begin(tarn::with_sides_changed(game()->table().setup()), true);
                   },
                   [&](const w::Review& r) { review(r.open); },
                   [&](const w::Rerun& r) {
                     house_.in_game([&](TarnGame& game) { game.review().run(r.on); });
                   },
                   [&](const w::PlayFromHere&) { go_on_from_here(); },
                   [&](const w::Print& p) { print(p.what); }, [&](const w::Learn&) { learn(); },
                   [&](const w::ToBalance&) { balance_.emplace(); },
                   [&](const w::RunBalance&) {
                     balance_->run(desk_.balance, page::random(), screen::now_ms());
                     slices_.run([this] { return balance_ && balance_->play_one(); });
                   },
                   [&](const w::StopBalance&) { balance_->stop(); },
                   [&](const w::Back&) { balance_.reset(); },
                   [&](const w::Dismiss&) {
                     house_.stage().card().reset();
                     curtain_.reset();
                   },
                   [&](const auto& any_game_s) { house_.fulfil(any_game_s); }},
      wish);
}

}  // namespace wg
