// programs/war/app_house.cpp — what the house asks of this game: its screens, its ways, its answers
// to the address and to the page around.
#include "faces/war/areas.h"
#include "faces/war/readings.h"
#include "programs/war/app.h"

namespace wg {

house::Screens WarApp::screens() {
  return {.name = [this] { return screen_name(); },
          .show = [this](ui::Frame& frame) { return answered(show(frame)); },
          .tell = [this](text::Leaf& leaf) { return answered(tell(leaf)); },
          .undo =
              [this] {
                if (house_.shows_play()) fulfil(war_face::wish::Undo{});
              },
          .redo =
              [this] {
                if (house_.shows_play()) fulfil(war_face::wish::Redo{});
              },
          .least =
              [](screen::Size of) {
                const ImVec2 least = war_face::least_layout({of.width, of.height});
                return screen::Size{least.x, least.y};
              },
          .work = [this] { think(); },
          .works = [this] { return slices_.running(); },
          .readings = {war_face::kReadings.begin(), war_face::kReadings.end()}};
}

house::Customs WarApp::customs() {
  return {.taken = [this] { taken(); },
          .without_link = [this] { without_link(); },
          .opened = [this](bool whole) { opened(whole); },
          .pause = [this] { desk_.replay.playing = false; },
          .set_option = [this](std::string_view name,
                               std::string_view value) { return set_option(name, value); },
          .probe = [this](probe::Json& j) { probe(j); },
          .probe_game = [this](probe::Json& j) { probe_game(j); }};
}

// Presentation, and the setup of a new game: what is in a link counts more.
void WarApp::read_address() {
  wanted_ = war_address::read([](std::string_view name) { return page::query(std::string(name)); });
  house_.settle_in(wanted_);
  war_face::Choice& choice = desk_.choice;
  choice.side = wanted_.side.value_or(choice.side);
  choice.rival = wanted_.rival.value_or(choice.rival);
  choice.deployment = wanted_.deployment.value_or(choice.deployment);
  choice.first = wanted_.first.value_or(choice.first);
}

// The names and values are those of the address.
std::string WarApp::set_option(std::string_view name, std::string_view value) {
  const war_address::Wanted w = war_address::read(
      [&](std::string_view asked) { return asked == name ? std::string(value) : std::string(); });
  if (!w.complaints.empty()) return w.complaints[0];
  if (!house_.stage().set_option(w)) return "It can set theme, scale, view, summary and motion.";
  return {};
}

}  // namespace wg
