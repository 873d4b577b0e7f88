// programs/tarn/app_house.cpp — what the house asks of this game: its screens, its ways, its
// answers to the address and to the page around.
#include "tarn/words.h"

#include "faces/tarn/areas.h"
#include "faces/tarn/opponents.h"
#include "faces/tarn/readings.h"
#include "faces/tarn/text.h"
#include "programs/tarn/app.h"

namespace wg {

house::Screens TarnApp::screens() {
  std::vector<face::Reading> readings{tarn_face::kLearn};
  for (const auto& page : tarn_face::kBehindTheRules) readings.push_back(page);
  return {.name = [this] { return screen_name(); },
          .show = [this](ui::Frame& frame) { return answered(show(frame)); },
          .tell = [this](text::Leaf& leaf) { return answered(tell(leaf)); },
          .undo =
              [this] {
                if (house_.shows_play()) fulfil(tarn_face::wish::Undo{});
              },
          .redo =
              [this] {
                if (house_.shows_play()) fulfil(tarn_face::wish::Redo{});
              },
          .least =
              [](screen::Size of) {
                const ImVec2 least = tarn_face::least_layout({of.width, of.height});
                return screen::Size{least.x, least.y};
              },
          .work = [this] { rerun(); },
          .works = [this] { return slices_.running(); },
          .readings = std::move(readings)};
}

house::Customs TarnApp::customs() {
  return {.taken = [this] { taken(); },
          .uncover = [this] { balance_.reset(); },
          .without_link = [this] { without_link(); },
          .opened = [this](bool whole) { opened(whole); },
          .paste = [this](std::string_view text) { return open_scenario(text); },
          .pause = [this] { pause(); },
          .watch_otherwise = [this] { return review_watches(); },
          .set_option = [this](std::string_view name,
                               std::string_view value) { return set_option(name, value); },
          .probe = [this](probe::Json& j) { probe(j); },
          .probe_game = [this](probe::Json& j) { probe_game(j); }};
}

// Presentation, and the setup of a new game: what is in a link counts more. What was remembered
// gives way to the address.
void TarnApp::read_address() {
  wanted_ =
      tarn_address::read([](std::string_view name) { return page::query(std::string(name)); });
  house_.stage().habits().add(
      {"hints", tarn_address::kHintLevels, house::place_of(wanted_.hints),
       [this] { return static_cast<std::size_t>(desk_.choice.hints); },
       [this](std::size_t i) { desk_.choice.hints = desk_.hints = static_cast<tarn::Hints>(i); }});
  house_.settle_in(wanted_);
  desk_.choice.side = wanted_.side.value_or(desk_.choice.side);
  desk_.choice.balance = wanted_.balance.value_or(desk_.choice.balance);
  if (wanted_.opponent) tarn_face::choose_opponent(desk_.choice, *wanted_.opponent);
  if (wanted_.mode == tarn_address::Mode::kBalance) balance_.emplace();
}

// The names and values are those of the address.
std::string TarnApp::set_option(std::string_view name, std::string_view value) {
  const tarn_address::Wanted w = tarn_address::read(
      [&](std::string_view asked) { return asked == name ? std::string(value) : std::string(); });
  if (!w.complaints.empty()) return w.complaints[0];
  if (w.hints)
    desk_.hints = desk_.choice.hints = *w.hints;
  else if (!house_.stage().set_option(w))
    return "It can set theme, scale, view, hints, summary and motion.";
  return {};
}

void TarnApp::pause() {
  desk_.review.playing = false;
  if (balance_) balance_->stop();
  if (reruns()) game()->review().run(false);
}

bool TarnApp::review_watches() {
  if (!reviewing_) return false;
  desk_.review.playing = true;
  desk_.review.step_began_ms = screen::now_ms();
  return true;
}

}  // namespace wg
