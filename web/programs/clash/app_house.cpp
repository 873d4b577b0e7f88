// programs/clash/app_house.cpp — what the house asks of this game: its screens, its ways, its
// answers to the address and to the page around.
#include "faces/clash/areas.h"
#include "faces/clash/readings.h"
#include "programs/clash/app.h"

namespace wg {

screen::Size ClashApp::least(screen::Size of) {
  const ImVec2 least = clash_face::least_layout({of.width, of.height});
  return {least.x, least.y};
}

std::vector<face::Reading> ClashApp::readings() {
  return {clash_face::kReadings.begin(), clash_face::kReadings.end()};
}

void ClashApp::uncover() {}
bool ClashApp::paste(std::string_view) { return false; }
void ClashApp::pause() { desk_.playing = false; }
bool ClashApp::watches_otherwise() { return false; }

// Presentation, and the setup of a new game: what is in a link counts more.
void ClashApp::read_address() {
  wanted_ =
      clash_address::read([](std::string_view name) { return page::query(std::string(name)); });
  house_.settle_in(wanted_);
  clash_face::Choice& choice = desk_.choice;
  choice.side = wanted_.side.value_or(choice.side);
  choice.rival = wanted_.rival.value_or(choice.rival);
  choice.battle = wanted_.battle.value_or(choice.battle);
  choice.fog = wanted_.fog.value_or(choice.fog);
}

// The names and values are those of the address.
std::string ClashApp::set_option(std::string_view name, std::string_view value) {
  const clash_address::Wanted w = clash_address::read(
      [&](std::string_view asked) { return asked == name ? std::string(value) : std::string(); });
  if (!w.complaints.empty()) return w.complaints[0];
  if (!house_.stage().set_option(w)) return "It can set theme, scale, view, summary and motion.";
  return {};
}

}  // namespace wg
