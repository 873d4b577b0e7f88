// programs/war/app.cpp — screens in, wishes out.
#include "programs/war/app.h"

#include "faces/war/curtain.h"
#include "faces/war/locks.h"
#include "faces/war/play.h"
#include "faces/war/start.h"
#include "faces/war/text.h"
#include "house/cases.h"
#include "known.h"

namespace wg {

using war_face::Answer;

static_assert(house::Program<WarApp>);

WarApp::WarApp() : house_(*this, desk_, kKnown) { read_address(); }

std::string_view WarApp::screen_name() const {
  return house_.at_start() ? "start" : curtain_ ? "curtain" : game()->over() ? "over" : "play";
}

Answer WarApp::show(ui::Frame& frame) {
  if (house_.at_start()) return show_start(frame, desk_, house_.lobby());
  if (curtain_) return war_face::show_curtain(frame, *curtain_);
  return show_play(frame, desk_, scene(), screen::now_ms());
}

Answer WarApp::tell(text::Leaf& leaf) {
  if (house_.at_start()) return tell_start(leaf, desk_, house_.lobby());
  if (curtain_) return war_face::tell_curtain(leaf, *curtain_);
  return tell_play(leaf, desk_, scene());
}

war_face::Scene WarApp::scene() const {
  war_face::Scene scene = game()->scene();
  scene.card = house_.stage().card();
  scene.thinking = thinking_pm();
  return scene;
}

void WarApp::fulfil(const Wish& wish) {
  namespace w = war_face::wish;
  if (house_.is_locked(war_face::locked_by(desk_.locks, wish))) return;
  std::visit(
      house::Cases{[&](const w::Give& g) { give(g.order); }, [&](const w::EndTurn&) { end_turn(); },
                   [&](const w::SeekOrder& s) {
                     house_.in_game([&](WarGame& game) { game.seek(s.step, s.taken); });
                   },
                   [&](const w::Begin& b) { begin(b.setup, true); },
                   [&](const w::SameAgain& s) {
                     if (game()) begin(game()->table().setup(), s.new_dice);
                   },
                   [&](const w::ChangeSides&) {
                     if (!game()) return;
                     war::Setup setup = game()->table().setup();
                     std::swap(setup.player[0], setup.player[1]);
                     begin(setup, true);
                   },
                   [&](const w::PlayFromHere&) { go_on_from_here(); },
                   [&](const w::ShowPublished& p) { show_published(p.fragment); },
                   [&](const w::Print&) { print(); },
                   [&](const w::Dismiss&) {
                     house_.stage().card().reset();
                     curtain_.reset();
                   },
                   [&](const auto& any_game_s) { house_.fulfil(any_game_s); }},
      wish);
}

}  // namespace wg
