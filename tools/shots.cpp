// tools/shots.cpp — every screen without a browser: plays a game at the table, draws its screens at
// many sizes and writes PNG files to look at.  shots FOLDER [PART OF A NAME]
#include <cstdio>
#include <functional>
#include <string>

#include "tarn/balance.h"
#include "tarn/lesson.h"
#include "tarn/words.h"

#include "board/style.h"
#include "faces/tarn/balance.h"
#include "faces/tarn/play.h"
#include "faces/tarn/review.h"
#include "faces/tarn/start.h"
#include "programs/tarn/tarn_game.h"
#include "shoot.h"
#include "ui/widgets.h"

using namespace wg;
using namespace wg::tarn_face;

namespace {

constexpr ShotSize kSizes[] = {
    {"1280x800", 1280, 800, 1, Pointer::kMouse},
    {"800x600", 800, 600, 1, Pointer::kMouse},
    {"320x640", 320, 640, 2, Pointer::kFinger},
    {"600x400", 600, 400, 1, Pointer::kMouse},
    {"1280x300", 1280, 300, 1, Pointer::kMouse},
    {"1920x1080", 1920, 1080, 1, Pointer::kMouse},
    {"390x844", 390, 844, 2, Pointer::kFinger},
    {"1024x768f", 1024, 768, 1, Pointer::kFinger},
    {"768x1024f", 768, 1024, 1, Pointer::kFinger},
    {"320x640r1", 320, 640, 1, Pointer::kMouse},
    {"320x480", 320, 480, 2, Pointer::kFinger},
    {"320x440", 320, 440, 2, Pointer::kFinger},
    {"400x440", 400, 440, 2, Pointer::kMouse},
    {"1536x864", 1536, 864, 1.25f, Pointer::kMouse},
    {"600x400f", 600, 400, 1, Pointer::kFinger},
    {"1280x300f", 1280, 300, 1, Pointer::kFinger},
    {"2560x1440", 2560, 1440, 1.5f, Pointer::kMouse},
};

TarnGame new_game(Seat seat, std::uint32_t seed) {
  Setup setup;
  setup.seed = seed;
  if (seat == Seat::kRed) {
    setup.blue = BlueCommander::kCommander;
    setup.red = RedCommander::kPerson;
  }
  return TarnGame(Table<Rules>({setup, 0, {}}));
}

TarnGame blue_morning() {  // 10:00 of a game with a few orders
  using enum Sector;
  TarnGame game = new_game(Seat::kBlue, 11);
  const auto hour = [&](std::initializer_list<Order> orders) {
    for (const Order& order : orders) game.give(order);
    game.end_hour();
  };
  hour({March{6, kW1}, March{7, kE1}});
  hour({Fire{Seat::kBlue, kW0}, TakeStance{2, Stance::kGiveGround}});
  hour({Fire{Seat::kBlue, kC1}});
  hour({March{7, kE2}, Fire{Seat::kBlue, kW1}});
  return game;
}

TarnGame red_morning() {
  using enum Sector;
  TarnGame game = new_game(Seat::kRed, 5);
  for (const Order& order : {Order{March{8, kW0}}, Order{March{9, kE0}}, Order{March{10, kC0}},
                             Order{March{11, kW0}}, Order{March{12, kE0}}, Order{March{13, kE0}}})
    game.give(order);
  game.end_hour();
  for (const Order& order : {Order{March{8, kW1}}, Order{March{10, kC2}}, Order{March{11, kW1}}})
    game.give(order);
  game.end_hour();
  for (const Order& order :
       {Order{March{14, kW0}}, Order{March{15, kW0}}, Order{Fire{Seat::kRed, kC2}}})
    game.give(order);
  return game;
}

TarnGame ended(Seat winner) {
  for (std::uint32_t seed = 1;; ++seed) {
    TarnGame game = new_game(Seat::kBlue, seed);
    while (!game.over()) game.end_hour();
    if (game.table().setup().seed &&
        tarn::Rules::verdict(game.table().setup(), game.table().state())->winner == winner)
      return game;
  }
}

// Blue's morning played on, then laid open at ten.
TarnGame reviewed(std::uint32_t pairs) {
  TarnGame game = blue_morning();
  game.give(March{kReserve, Sector::kW4});
  while (!game.over()) game.end_hour();
  game.seek(4);
  game.review().run(true);
  for (std::uint32_t i = 0; i < pairs; ++i) game.review().play_pair();
  return game;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : ".", only = argc > 2 ? argv[2] : "";
  struct Shot {
    std::string name;
    std::function<void(ui::Frame&, Desk&)> screen;
    bool in_every_theme = false;
    Popover popover = Popover::kNone;
  };
  TarnGame blue = blue_morning(), blue_ordered = blue_morning(), red = red_morning(),
           end = ended(Seat::kRed), held = ended(Seat::kBlue), looking = blue_morning(),
           fresh = new_game(Seat::kBlue, 3), red_fresh = new_game(Seat::kRed, 3);
  TarnGame hinted = blue_morning();
  TarnGame lesson(Table<Rules>({lesson_setup(), 0, {}})), lesson_7 = lesson;
  lesson_7.end_hour();
  TarnGame lesson_8 = lesson_7;
  lesson_8.give(March{7, Sector::kE1});
  lesson_8.end_hour();
  TarnGame lesson_9 = lesson_8;
  lesson_9.give(Fire{Seat::kBlue, Sector::kE0});
  lesson_9.give(TakeStance{7, Stance::kGiveGround});
  lesson_9.give(March{kReserve, Sector::kX});
  lesson_9.end_hour();
  blue_ordered.give(March{kReserve, Sector::kW3});
  blue_ordered.give(March{6, Sector::kC1});
  blue_ordered.give(Fire{Seat::kBlue, Sector::kW1});
  looking.seek(2);
  TarnGame review = reviewed(2000), under_way = reviewed(640);
  TarnGame finished = reviewed(700);
  finished.seek(kHours);
  const auto reviewing = [](TarnGame& game, std::function<void(Desk&)> set) {
    return [&game, set](ui::Frame& f, Desk& d) {
      set(d);
      show_review(f, d, game.review_scene(), 0);
    };
  };
  const auto playing = [](const TarnGame& game, std::optional<UnitId> chosen) {
    return [&game, chosen](ui::Frame& f, Desk& d) {
      d.chosen = chosen;
      show_play(f, d, game.scene(), 0);
    };
  };
  const auto with = [](const TarnGame& game, std::function<void(Desk&)> set, bool card = false) {
    return [&game, set, card](ui::Frame& f, Desk& d) {
      set(d);
      Scene scene = game.scene();
      if (card)
        scene.card =
            Card{"This link is incomplete",
                 "212 of 260 characters arrived. Copy it again from where it came from.", "Go on"};
      show_play(f, d, scene, 0);
    };
  };
  const auto start = [](bool unfinished, Choice choice) {
    return [=](ui::Frame& f, Desk& d) {
      d.choice = choice;
      Lobby lobby;
      if (unfinished)
        lobby.unfinished = {"Your game from a link: Blue, 10:00", "Hour 5 of 14, standard balance"};
      show_start(f, d, lobby);
    };
  };
  const auto all = balance_tables();
  const auto balance = [&](std::size_t table, std::uint32_t games) {
    return [&all, table, games](ui::Frame& f, Desk& d) {
      d.balance.table = table;
      const auto shown = table < all.tables.size() ? trimmed({all.series, {all.tables[table]}})
                                                   : pairing(d.balance.pairing);
      Counts counts = none_of(shown.series);
      for (std::uint32_t seed = 1; seed <= games; ++seed) play_game(shown.series, seed, counts);
      show_balance(f, d, {all, shown, counts, games > 0 ? 1'000u : 0, games > 0, 21'345});
    };
  };
  const Shot shots[] = {
      {"balance-strategies", balance(0, 400), true},
      {"balance-feint", balance(2, 300)},
      {"balance-artillery", balance(3, 300)},
      {"balance-slider", balance(5, 600)},
      {"balance-pairing", balance(6, 0)},
      {"play", playing(blue_ordered, kReserve), true},
      {"news", playing(blue, std::nullopt)},
      {"fresh", playing(fresh, std::nullopt)},
      {"red", playing(red, UnitId{14})},
      {"redfresh", playing(red_fresh, std::nullopt)},
      {"look", playing(looking, UnitId{6})},
      {"end", playing(end, std::nullopt), true},
      {"held", playing(held, std::nullopt)},
      {"start", start(true, {}), true},
      {"startred", start(false, {Seat::kRed, 2, BlueCommander::kAllSeeing})},
      {"rivals",
       [](ui::Frame& f, Desk& d) {
         d.popover = Popover::kOpponents;
         show_start(f, d, {});
       },
       true},
      {"rivalsred",
       [](ui::Frame& f, Desk& d) {
         d.popover = Popover::kOpponents;
         d.choice.side = Seat::kRed;
         show_start(f, d, {});
       }},
      {"summary", with(blue_ordered, [](Desk& d) { d.popover = Popover::kSummary; }), true},
      {"summaryred", with(red, [](Desk& d) { d.popover = Popover::kSummary; })},
      {"hintfull", with(hinted, [](Desk& d) { d.hints = Hints::kFull; }), true},
      {"hinthand", with(hinted,
                        [](Desk& d) {
                          d.hints = Hints::kFull;
                          d.chosen = kReserve;
                        })},
      {"hintaim", with(lesson_8,
                       [](Desk& d) {
                         d.hints = Hints::kFull;
                         d.aiming = true;
                       })},
      {"hintnudge", with(hinted, [](Desk& d) { d.hints = Hints::kNudges; })},
      {"hintred", with(red_fresh, [](Desk& d) { d.hints = Hints::kFull; })},
      {"lesson0", with(lesson, [](Desk& d) { d.lesson = 0; }), true},
      {"lesson1", with(lesson, [](Desk& d) { d.lesson = 1; })},
      {"lesson1s", with(lesson,
                        [](Desk& d) {
                          d.lesson = 1;
                          d.popover = Popover::kSummary;
                        })},
      {"lesson3", with(lesson_7, [](Desk& d) { d.lesson = 3; })},
      {"lesson2", with(lesson_7, [](Desk& d) { d.lesson = 2; })},
      {"lesson4", with(lesson_7, [](Desk& d) { d.lesson = 4; })},
      {"lesson7", with(lesson_8, [](Desk& d) { d.lesson = 7; })},
      {"lesson10", with(lesson_8, [](Desk& d) { d.lesson = 10; })},
      {"lesson9", with(lesson_8,
                       [](Desk& d) {
                         d.lesson = 9;
                         d.chosen = 7;
                       })},
      {"lesson13", with(lesson_9, [](Desk& d) { d.lesson = 13; }), true},
      {"endruns", playing(finished, std::nullopt)},
      {"review", reviewing(review, [](Desk&) {}), true},
      {"reviewruns", reviewing(under_way, [](Desk& d) { d.review.tab = Tab::kWorth; })},
      {"reviewtab", reviewing(review, [](Desk& d) { d.review.tab = Tab::kWrong; })},
      {"reviewworth", reviewing(review, [](Desk& d) { d.review.tab = Tab::kWorth; })},
      {"reviewask", [](ui::Frame& f, Desk&) { show_review_warning(f); }},
      {"help", with(blue, [](Desk& d) { d.popover = Popover::kHelp; })},
      {"settings", with(blue_ordered, [](Desk& d) { d.popover = Popover::kSettings; })},
      {"menu", with(blue_ordered,
                    [](Desk& d) {
                      d.popover = Popover::kMenu;
                      d.chosen = 5;
                    })},
      {"reports", with(blue, [](Desk& d) { d.popover = Popover::kNews; })},
      {"card", with(
                   blue, [](Desk&) {}, true)},
      {"aim", with(blue, [](Desk& d) { d.aiming = true; })},
      {"contact", with(blue, [](Desk& d) { d.contact = 1; })},
      {"toast", with(blue,
                     [](Desk& d) {
                       say(d, sentence(Refusal::kNotAnEntry), 0);
                       d.focus.name = "unit.3";
                     })},
  };
  constexpr std::pair<const char*, Theme> kThemes[] = {{"light", Theme::kLight},
                                                       {"dark", Theme::kDark},
                                                       {"contrast", Theme::kContrast},
                                                       {"projector", Theme::kProjector}};
  for (const Shot& shot : shots)
    for (const ShotSize& size : kSizes)
      for (const auto& [theme_name, theme] : kThemes) {
        if (theme != Theme::kLight && !shot.in_every_theme) continue;
        const std::string name = shot.name + "-" + size.name + "-" + theme_name;
        if (!only.empty() && name.find(only) == std::string::npos) continue;
        Desk desk;
        desk.hints = Hints::kOff;
        shoot(folder + "/" + name + ".png", size, theme, desk.focus,
              [&](ui::Frame& frame) { shot.screen(frame, desk); });
      }
}
