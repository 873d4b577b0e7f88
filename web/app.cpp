// web/app.cpp — screens in, wishes out.
#include "app.h"

#include <algorithm>
#include <emscripten.h>
#include <imgui.h>

#include "tarn/lesson.h"
#include "tarn/opponents.h"
#include "tarn/words.h"

#include "board/style.h"
#include "board/type.h"
#include "faces/tarn/areas.h"
#include "faces/tarn/curtain.h"
#include "faces/tarn/locks.h"
#include "faces/tarn/plate.h"
#include "faces/tarn/play.h"
#include "faces/tarn/review.h"
#include "faces/tarn/start.h"
#include "table/open.h"
#include "ui/frame.h"

namespace wg {
namespace {

using tarn_face::Answer;
using tarn_face::ThemeChoice;

board::Theme theme_for(ThemeChoice choice, const screen::Metrics& m) {
  switch (choice) {
    case ThemeChoice::kLight:
      return board::Theme::kLight;
    case ThemeChoice::kDark:
      return board::Theme::kDark;
    case ThemeChoice::kContrast:
      return board::Theme::kContrast;
    case ThemeChoice::kProjector:
      return board::Theme::kProjector;
    case ThemeChoice::kAuto:
      break;
  }
  return m.more_contrast ? board::Theme::kContrast
         : m.dark        ? board::Theme::kDark
                         : board::Theme::kLight;
}

using TarnTable = std::variant<Table<tarn::Rules>>;

void ask_again(void*) { screen::ask(); }

}  // namespace

screen::Client App::client() {
  return {.restyle = [this](const auto& m) { restyle(m); },
          .draw = [this](const auto& m) { draw(m); },
          .after = [this] { tell_all(); },
          .undo =
              [this] {
                if (shows_play()) fulfil(tarn_face::wish::Undo{});
              },
          .redo =
              [this] {
                if (shows_play()) fulfil(tarn_face::wish::Redo{});
              },
          .scale =
              [this](screen::Size css) {
                return face::natural_scale(css.width) * face::kTextScales[desk_.scale];
              },
          .least =
              [](screen::Size of) {
                const ImVec2 least = tarn_face::least_layout({of.width, of.height});
                return screen::Size{least.x, least.y};
              },
          .lost = [this] { without_map(); },
          .found = [this] { with_map(); }};
}

page::Listener App::listener() {
  return {
      .fragment_changed = [this] { open(page::fragment()); },
      .pressed = [](std::string_view) {},
      .copied =
          [this](page::Copied how, int n) {
            const std::string count = std::to_string(n) + " characters";
            tell(how == page::Copied::kByHand
                     ? "The link is selected: copy it by hand, " + count + "."
                     : "Link copied, " + count +
                           (page::is_on_disk() ? ". It opens on this computer alone; elsewhere, "
                                                 "paste it into Open a link."
                                               : "."));
          },
      .pasted =
          [this](std::string_view text) {
            if (desk_.locks.paste)  // dropped, as the button is not there
              return tell("Pasting a link is locked on this page.");
            if (!open_scenario(text)) open(text);
          },
      .asked = [this](auto command, auto what, auto value) { return asked(command, what, value); },
      .acted = [this](std::string_view control, std::string_view value) { act(control, value); }};
}

// Also where nothing is drawn: the words have the same colours.
void App::take_theme(const screen::Metrics& m) {
  theme_ = theme_for(desk_.theme, m);
  page::theme(board::name(theme_));
  page::scale(face::kTextScales[desk_.scale]);
}

void App::restyle(const screen::Metrics& m) {
  take_theme(m);
  const board::Palette& palette = board::palette(theme_);
  board::dress(palette, m.coarse ? board::Pointer::kFinger : board::Pointer::kMouse);
  if (prints_review_)
    type::load(tarn_face::kPlateRatio, false);
  else
    type::load(m.ratio, palette.night);
}

void App::draw(const screen::Metrics& m) {
  if (prints_review_) return print_review();
  rerun();
  Answer answer = show(m);
  watch(answer);
  follow_focus();
  place_html();
  for (const auto& wish : answer.wishes) fulfil(wish);
  remember();
  screen::animate(answer.restless);
  if (answer.wake_ms > screen::now_ms())
    emscripten_async_call(ask_again, nullptr,
                          static_cast<int>(answer.wake_ms - screen::now_ms()) + 1);
}

Answer App::show(const screen::Metrics& m) {
  const screen::Grip& grip = screen::grip();
  ui::Frame frame(desk_.focus, board::palette(theme_),
                  m.coarse ? board::Pointer::kFinger : board::Pointer::kMouse, m.ratio,
                  {grip.held, {grip.x, grip.y}, {grip.dx, grip.dy}, grip.zoom});
  const Answer answer = show_on(frame);
  if (frame.drag_taken()) screen::take_drag();
  return answer;
}

Answer App::show_on(ui::Frame& frame) {
  if (frame.any_key() || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) watching_.reset();
  if (balance_) return show_balance(frame, desk_, balance_->scene(desk_.balance, screen::now_ms()));
  if (at_start_ || !game_) return show_start(frame, desk_, lobby());
  if (curtain_) return tarn_face::show_curtain(frame, *curtain_);
  if (reviewing_ && asks_first_) return tarn_face::show_review_warning(frame);
  if (reviewing_) return show_review(frame, desk_, review_scene(), screen::now_ms());
  return show_play(frame, desk_, scene(), screen::now_ms());
}

tarn_face::Scene App::scene() {
  tarn_face::Scene scene = game_->scene();
  scene.card = card_;
  scene.ground = [this](ImDrawList& list, const tarn_face::Layout& layout) {
    show_ground(list, layout);
  };
  return scene;
}

namespace {

template <class... F>
struct Cases : F... {
  using F::operator()...;
};
template <class... F>
Cases(F...) -> Cases<F...>;

}  // namespace

void App::fulfil(const tarn_face::Wish& wish) {
  namespace w = tarn_face::wish;
  screen::ask();
  watching_.reset();
  if (const auto lock = tarn_face::locked_by(desk_.locks, wish); !lock.empty())
    return tell(tarn::capital(std::string(lock)) + " is locked on this page.");
  const auto in_game = [&](auto&& act) {
    if (!game_ || at_start_) return;
    act(*game_);
    changed();
  };
  std::visit(
      Cases{[&](const w::Give& g) {
              in_game([&](TarnGame& game) {
                if (const auto no = game.give(g.order)) return tell(tarn::sentence(*no));
                if (const auto* m = std::get_if<tarn::March>(&g.order))
                  if (const auto enemy = tarn::halts_before(game.view(), m->unit, m->to))
                    tell(tarn::halt_warning(*enemy));
              });
            },
            [&](const w::EndTurn&) { end_hour(); },
            [&](const w::Undo&) { in_game([](TarnGame& game) { game.undo(); }); },
            [&](const w::Redo&) { in_game([](TarnGame& game) { game.redo(); }); },
            [&](const w::Reset&) { in_game([](TarnGame& game) { game.reset(); }); },
            [&](const w::Seek& s) { in_game([&](TarnGame& game) { game.seek(s.step); }); },
            [&](const w::BackToNow&) {
              in_game([](TarnGame& game) { game.seek(game.table().length()); });
            },
            [&](const w::Begin& b) { begin(b.setup, true); },
            [&](const w::Continue& c) { go_back(c.kept); },
            [&](const w::ToStart&) { at_start_ = true; },
            [&](const w::SameAgain& s) {
              if (game_) begin(game_->table().setup(), s.new_dice);
            },
            [&](const w::ChangeSides&) {
              if (game_) begin(tarn::with_sides_changed(game_->table().setup()), true);
            },
            [&](const w::OpenText&) { page::ask_for_link(); },
            [&](const w::Theme& t) {
              desk_.theme = t.choice;
              screen::restyle();
            },
            [&](const w::TextScale& t) {
              desk_.scale = t.choice;
              screen::rescale();
            },
            [&](const w::ShowAs& v) { look(v.choice); },
            [&](const w::Review& r) { review(r.open); },
            [&](const w::Rerun& r) { in_game([&](TarnGame& game) { game.review().run(r.on); }); },
            [&](const w::PlayFromHere&) { go_on_from_here(); },
            [&](const w::Print& p) { print(p.what); },
            [&](const w::SkipAnimation&) {},
            [&](const w::Learn&) { learn(); },
            [&](const w::ToBalance&) { balance_.emplace(); },
            [&](const w::RunBalance&) {
              balance_->run(desk_.balance, page::random(), screen::now_ms());
              slices_.run([this] { return balance_ && balance_->play_one(); });
            },
            [&](const w::StopBalance&) { balance_->stop(); },
            [&](const w::Back&) { balance_.reset(); },
            [&](const w::Dismiss&) {
              card_.reset();
              curtain_.reset();
            }},
      wish);
}

void App::begin(tarn::Setup setup, bool new_dice) {
  if (new_dice) setup.seed = new_seed();
  setup.hints = desk_.choice.hints;
  keep();
  take(TarnGame(Table<tarn::Rules>({setup, 0, {}})));
  changed();
}

void App::learn() {
  keep();
  take(TarnGame(Table<tarn::Rules>({tarn::lesson_setup(), 0, {}})));
  desk_.lesson = 0;
  changed();
}

void App::take(TarnGame game) {
  game_.emplace(std::move(game));
  ++games_;
  at_start_ = reviewing_ = asks_first_ = false;
  balance_.reset();
  card_.reset();
  desk_.lesson.reset();
  desk_.popover = tarn_face::Popover::kNone;
  desk_.hints = game_->table().setup().hints;
  curtain_ = game_->hands_over() && !game_->over() ? std::optional(game_->seat()) : std::nullopt;
  tarn_face::hour_ended(desk_, screen::now_ms());
  desk_.playing = false;
}

void App::end_hour() {
  if (!game_ || game_->over()) return;
  const bool played = game_->end_hour();
  if (game_->hands_over() && !game_->over()) curtain_ = game_->seat();
  tarn_face::hour_ended(desk_, screen::now_ms());
  desk_.playing = desk_.playing && played && !curtain_ && !screen::metrics().reduced_motion;
  if (played && !curtain_) {
    page::announce(game_->sheet().clock + ", " + game_->sheet().turn + ".");
    for (const std::string& line : game_->sheet().news) page::announce(line);
  }
  changed();
}

void App::changed() {
  if (!game_) return;
  page::set_fragment(game_->token());
  page::title("Tarn Crossing: " + game_->title());
  tell_parent();
}

void App::tell(std::string sentence) {
  page::announce(sentence);
  tarn_face::say(desk_, std::move(sentence), screen::now_ms());
  screen::ask();
}

void App::complain(std::string title, std::string sentence) {
  page::announce(title + ". " + sentence);
  card_ = tarn_face::Card{std::move(title), std::move(sentence),
                          game_ && !at_start_ ? "Go on" : "All right"};
}

// A link that cannot be read harms nothing: the game at hand stays, and so does its address. With
// no game at hand the address stays what it is, for its reader to mend.
std::string App::open(std::string_view link) {
  screen::ask();
  using address::Mode;
  if (link.empty()) {
    if (wanted_.mode == Mode::kLearn)
      learn();
    else if (wanted_.mode == Mode::kPlay)
      begin(tarn_face::setup_of(desk_.choice), true);
    else
      changed();  // emptied under a game
    if (wanted_.mode == Mode::kLearn || wanted_.mode == Mode::kPlay) wanted_.mode = Mode::kStart;
    return {};
  }
  auto opened = open_link<TarnTable>(link);
  if (const auto* fault = std::get_if<LinkFault>(&opened)) {
    std::string why = sentence(*fault);
    complain("This link does not open a game", why);
    tell_fault(*fault);
    changed();
    return why;
  }
  auto& found = std::get<Opened<TarnTable>>(opened);
  auto& table = std::get<Table<tarn::Rules>>(found.table);
  const auto refused = table.refused();
  if (game_ && !refused && found.agrees && table.token() == game_->token()) {
    at_start_ = false;  // it is the game at hand
    balance_.reset();
    card_.reset();
    changed();
    return {};
  }
  keep();
  take(TarnGame(std::move(table)));
  // Reloaded within its first game, the lesson goes on with the hour.
  if (wanted_.mode == Mode::kLearn && game_->table().setup() == tarn::lesson_setup())
    desk_.lesson = 0;
  if (wanted_.mode == Mode::kLearn) wanted_.mode = Mode::kStart;
  if (refused)
    tell_fault("refused", refused);
  else if (!found.agrees)
    tell_fault("differs", {});
  if (refused)
    complain("This game stops early", "The order at " + tarn::clock(static_cast<int>(*refused)) +
                                          " is not possible. Here is the game up to it.");
  else if (!found.agrees)
    complain("This game came out differently",
             "Its link says that things stood otherwise at " +
                 tarn::clock(static_cast<int>(game_->table().length())) +
                 ", where it ends. It may have been made by other rules.");
  if (!refused) look_as_asked();
  changed();
  return {};
}

App& app() {
  static App only;
  return only;
}

}  // namespace wg
