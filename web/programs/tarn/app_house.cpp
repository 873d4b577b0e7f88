// programs/tarn/app_house.cpp — what the house asks of this game: its screens, its ways, its
// answers to the address and to the page around.
#include "tarn/words.h"

#include "faces/tarn/areas.h"
#include "faces/tarn/opponents.h"
#include "faces/tarn/readings.h"
#include "faces/tarn/text.h"
#include "programs/tarn/app.h"

namespace wg {

screen::Size TarnApp::least(screen::Size of) {
  const ImVec2 least = tarn_face::least_layout({of.width, of.height});
  return {least.x, least.y};
}

std::vector<face::Reading> TarnApp::readings() {
  std::vector<face::Reading> all{tarn_face::kLearn};
  for (const auto& page : tarn_face::kBehindTheRules) all.push_back(page);
  return all;
}

void TarnApp::uncover() { balance_.reset(); }

// Presentation, and the setup of a new game: what is in a link counts more. What was remembered
// gives way to the address.
void TarnApp::read_address() {
  wanted_ =
      tarn_address::read([](std::string_view name) { return page::query(std::string(name)); });
  house_.stage().habits().add(
      {"hints", tarn_address::kHintLevels,
       wanted_.hints ? std::optional(static_cast<std::size_t>(*wanted_.hints)) : std::nullopt,
       [](const face::Desk& desk) {
         return static_cast<std::size_t>(static_cast<const tarn_face::Desk&>(desk).choice.hints);
       },
       [](face::Desk& desk, std::size_t i) {
         auto& mine = static_cast<tarn_face::Desk&>(desk);
         mine.choice.hints = mine.hints = static_cast<tarn::Hints>(i);
       }});
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

// The review plays by itself.
bool TarnApp::watches_otherwise() {
  if (!reviewing_) return false;
  desk_.review.playing = true;
  desk_.review.step_began_ms = screen::now_ms();
  return true;
}

}  // namespace wg
