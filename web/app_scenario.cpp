// web/app_scenario.cpp — an assignment as text, pasted or dropped, begins its game.
#include "tarn/scenario.h"

#include "app.h"

namespace wg {

bool App::open_scenario(std::string_view text) {
  screen::ask();
  constexpr std::string_view kGames[] = {tarn::Rules::kId};
  const auto token = find_token(text, kGames);
  const auto* none = std::get_if<LinkFault>(&token);
  if (!none || none->why != LinkFault::Why::kNoToken || !tarn::looks_like_scenario(text))
    return false;
  auto read = tarn::read_scenario(text);
  if (const auto* fault = std::get_if<tarn::ScenarioFault>(&read)) {
    complain("This assignment cannot be read", tarn::sentence(*fault));
    return true;
  }
  auto& [title, setup, names_seed] = std::get<tarn::Scenario>(read);
  if (!names_seed) setup.seed = new_seed();
  keep();
  take(TarnGame(Table<tarn::Rules>({setup, 0, {}})));
  changed();
  if (!title.empty()) tell(title);
  return true;
}

}  // namespace wg
