// programs/clash/app.cpp — screens in, wishes out.
#include "programs/clash/app.h"

#include "faces/clash/curtain.h"
#include "faces/clash/ground.h"
#include "faces/clash/locks.h"
#include "faces/clash/play.h"
#include "faces/clash/start.h"
#include "faces/clash/text.h"
#include "house/cases.h"
#include "known.h"

namespace wg {

using clash_face::Answer;

static_assert(house::Program<ClashApp>);

ClashApp::ClashApp() : house_(*this, desk_, kKnown) { read_address(); }

std::string_view ClashApp::screen_name() const {
  return house_.at_start() ? "start" : curtain_ ? "curtain" : game()->over() ? "over" : "play";
}

Answer ClashApp::show(ui::Frame& frame) {
  if (house_.at_start()) return show_start(frame, desk_, house_.lobby());
  if (curtain_) return clash_face::show_curtain(frame, *curtain_);
  // Whoever does anything while the computer plays its orders has seen enough of them.
  const bool stirs = frame.any_key() || ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  hurries_ = hurries_ || (thinking_pm() && stirs);
  clash_face::Scene seen = scene();
  seen.ground = ground();
  Answer answer = show_play(frame, desk_, seen, screen::now_ms());
  if (next_at_ms_ > screen::now_ms())
    answer.wake_ms = answer.wake_ms ? std::min(answer.wake_ms, next_at_ms_) : next_at_ms_;
  return answer;
}

Answer ClashApp::tell(text::Leaf& leaf) {
  if (house_.at_start()) return tell_start(leaf, desk_, house_.lobby());
  if (curtain_) return clash_face::tell_curtain(leaf, *curtain_);
  return tell_play(leaf, desk_, scene());
}

clash_face::Scene ClashApp::scene() const {
  clash_face::Scene scene = game()->scene();
  scene.card = house_.stage().card();
  scene.thinking = thinking_pm();
  scene.may_skip = scene.thinking && plays_slowly();
  return scene;
}

std::function<void(ImDrawList&, const clash_face::Grid&)> ClashApp::ground() {
  return [this](ImDrawList& list, const clash_face::Grid& grid) {
    if (!ground_) ground_.emplace();
    const board::Theme theme = house_.stage().theme();
    ground_->show(list, theme, grid.pane, grid.frame, desk_.holds_map,
                  [&](ImDrawList& to, board::Rect frame) {
                    clash_face::Grid there = grid;
                    there.frame = frame;
                    draw_ground(to, there, board::palette(theme), game()->battle());
                  });
  };
}

void ClashApp::fulfil(const Wish& wish) {
  namespace w = clash_face::wish;
  if (house_.is_locked(clash_face::locked_by(desk_.locks, wish))) return;
  std::visit(house::Cases{[&](const w::Give& g) { give(g.order); },
                          [&](const w::EndTurn&) { give(clash::EndTurn{}); },
                          [&](const w::Begin& b) { begin(b.setup, true); },
                          [&](const w::SameAgain& s) {
                            if (game()) begin(game()->table().setup(), s.new_dice);
                          },
                          [&](const w::ChangeSides&) {
                            if (!game()) return;
                            clash::Setup setup = game()->table().setup();
                            std::swap(setup.player[0], setup.player[1]);
                            begin(setup, true);
                          },
                          [&](const w::PlayFromHere&) { go_on_from_here(); },
                          [&](const w::Print&) { print(); },
                          [&](const w::SkipAnimation&) { hurries_ = true; },
                          [&](const w::Dismiss&) {
                            house_.stage().card().reset();
                            curtain_.reset();
                          },
                          [&](const auto& any_game_s) { house_.fulfil(any_game_s); }},
             wish);
}

}  // namespace wg
