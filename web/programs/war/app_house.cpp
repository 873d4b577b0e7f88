// programs/war/app_house.cpp — what the house asks of this game: its screens, its ways, its answers
// to the address and to the page around.
#include "faces/war/areas.h"
#include "faces/war/readings.h"
#include "programs/war/app.h"

namespace wg {

screen::Size WarApp::least(screen::Size of) {
  const ImVec2 least = war_face::least_layout({of.width, of.height});
  return {least.x, least.y};
}

std::vector<face::Reading> WarApp::readings() {
  return {war_face::kReadings.begin(), war_face::kReadings.end()};
}

void WarApp::uncover() {}
bool WarApp::paste(std::string_view) { return false; }
void WarApp::pause() { desk_.replay.playing = false; }
bool WarApp::watches_otherwise() { return false; }

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
