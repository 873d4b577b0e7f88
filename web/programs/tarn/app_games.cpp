// programs/tarn/app_games.cpp — how a game begins, takes the table, ends an hour.
#include "tarn/lesson.h"
#include "tarn/scenario.h"
#include "tarn/words.h"

#include "faces/tarn/start.h"
#include "programs/tarn/app.h"

namespace wg {

using tarn_address::Mode;

// The seed a new game is dealt from: the address's, where a class is to play the same one.
std::uint32_t TarnApp::new_seed() const { return wanted_.seed ? *wanted_.seed : page::random(); }

void TarnApp::begin(tarn::Setup setup, bool new_dice) {
  if (new_dice) setup.seed = new_seed();
  setup.hints = desk_.choice.hints;
  house_.lay_out(TarnGame(Table<tarn::Rules>({setup, 0, {}})));
}

void TarnApp::learn() {
  house_.lay_out(TarnGame(Table<tarn::Rules>({tarn::lesson_setup(), 0, {}})));
  desk_.lesson = 0;
}

// An assignment as text, pasted or dropped, begins its game. False: it is none.
bool TarnApp::open_scenario(std::string_view text) {
  screen::ask();
  constexpr std::string_view kGames[] = {tarn::Rules::kId};
  const auto token = find_token(text, kGames);
  const auto* none = std::get_if<LinkFault>(&token);
  if (!none || none->why != LinkFault::Why::kNoToken || !tarn::looks_like_scenario(text))
    return false;
  auto read = tarn::read_scenario(text);
  if (const auto* fault = std::get_if<tarn::ScenarioFault>(&read)) {
    house_.complain("This assignment cannot be read", tarn::sentence(*fault));
    return true;
  }
  auto& [title, setup, names_seed] = std::get<tarn::Scenario>(read);
  if (!names_seed) setup.seed = new_seed();
  house_.lay_out(TarnGame(Table<tarn::Rules>({setup, 0, {}})));
  if (!title.empty()) house_.stage().tell(title);
  return true;
}

void TarnApp::taken() {
  reviewing_ = asks_first_ = false;
  balance_.reset();
  desk_.lesson.reset();
  desk_.popover = face::Popover::kNone;
  desk_.hints = game()->table().setup().hints;
  curtain_ = game()->hands_over() && !game()->over() ? std::optional(game()->seat()) : std::nullopt;
  tarn_face::hour_ended(desk_, screen::now_ms());
  desk_.playing = false;
}

// An address without a game asks for one to begin, or was emptied under one.
void TarnApp::without_link() {
  if (wanted_.mode == Mode::kLearn)
    learn();
  else if (wanted_.mode == Mode::kPlay)
    begin(tarn_face::setup_of(desk_.choice), true);
  else
    house_.changed();
  if (wanted_.mode == Mode::kLearn || wanted_.mode == Mode::kPlay) wanted_.mode = Mode::kStart;
}

void TarnApp::opened(bool whole) {
  // Reloaded within its first game, the lesson goes on with the hour.
  if (wanted_.mode == Mode::kLearn && game()->table().setup() == tarn::lesson_setup())
    desk_.lesson = 0;
  if (wanted_.mode == Mode::kLearn) wanted_.mode = Mode::kStart;
  if (whole) look_as_asked();
}

// As the address asks for it, every link that is opened.
void TarnApp::look_as_asked() {
  const bool watches = wanted_.mode == Mode::kWatch;
  if (!watches && wanted_.mode != Mode::kReview) {
    if (wanted_.step) game()->seek(*wanted_.step);
    return;
  }
  // What is not over yet keeps its secrets: it is watched as its seat saw it.
  if (!desk_.locks.review && (!watches || game()->over())) {
    asks_first_ = !game()->over();
    if (asks_first_) curtain_.reset();
    review(true);
  }
  desk_.playing = false;
  if (wanted_.step || watches) game()->seek(wanted_.step.value_or(0));
  if (watches) house_.watch();
}

void TarnApp::end_hour() {
  if (!game() || game()->over()) return;
  const bool played = game()->end_hour();
  if (game()->hands_over() && !game()->over()) curtain_ = game()->seat();
  tarn_face::hour_ended(desk_, screen::now_ms());
  desk_.playing = desk_.playing && played && !curtain_ && !screen::metrics().reduced_motion;
  if (played && !curtain_) {
    page::announce(game()->sheet().clock + ", " + game()->sheet().turn + ".");
    for (const std::string& line : game()->sheet().news) page::announce(line);
  }
  house_.changed();
}

}  // namespace wg
