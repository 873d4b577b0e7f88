// tools/clash_shots.cpp — every screen of The Clash without a browser, at many sizes, as PNG files
// to look at.  clash_shots FOLDER [PART OF A NAME]
#include <cstdio>
#include <functional>
#include <string>

#include "clash/words.h"

#include "board/style.h"
#include "faces/clash/curtain.h"
#include "faces/clash/play.h"
#include "faces/clash/start.h"
#include "programs/clash/clash_game.h"
#include "shoot.h"
#include "ui/widgets.h"

using namespace wg;
using namespace wg::board;
using namespace wg::clash_face;

namespace {

constexpr ShotSize kSizes[] = {
    {"1280x800", 1280, 800, 1, Pointer::kMouse},     {"800x600", 800, 600, 1, Pointer::kMouse},
    {"320x640", 320, 640, 2, Pointer::kFinger},      {"600x400", 600, 400, 1, Pointer::kMouse},
    {"1280x300", 1280, 300, 1, Pointer::kMouse},     {"1920x1080", 1920, 1080, 1, Pointer::kMouse},
    {"390x844", 390, 844, 2, Pointer::kFinger},      {"1024x768f", 1024, 768, 1, Pointer::kFinger},
    {"768x1024f", 768, 1024, 1, Pointer::kFinger},   {"320x480", 320, 480, 2, Pointer::kFinger},
    {"1536x864", 1536, 864, 1.25f, Pointer::kMouse},
};

UnitId unit(const ClashGame& game, std::string_view name) {
  const auto& all = game.battle().units;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].name == name && all[i].side == game.seat()) return static_cast<UnitId>(i);
  std::printf("nobody is called %s\n", std::string(name).c_str());
  return kNobody;
}
ClashGame game_of(const Setup& setup) { return ClashGame(Table<Rules>({setup, 0, {}})); }

Tile on(std::string_view name) { return *tile_named(name); }

// As in the source's worked example, with both lines round it.
constexpr std::pair<std::string_view, std::string_view> kMoved[] = {
    {"unit: E5 blue armour veteran, 2nd",
     "unit: J5 blue armour veteran, strength 92, assault, 2nd"},
    {"unit: D6 blue battery trained, 1st", "unit: K4 blue battery trained, 1st"},
    {"unit: F5 blue rifles veteran,", "unit: I6 blue rifles veteran, strength 92,"},
    {"unit: F6 blue rifles trained,",
     "unit: H7 blue rifles trained, strength 64, disorder 30, assault,"},
    {"unit: F8 blue rifles trained,", "unit: G8 blue rifles trained, disorder 60,"},
    {"unit: E4 blue rifles trained,", "unit: G8 blue rifles green, strength 45, entrenched 1,"},
    {"unit: G8 blue scouts trained,", "unit: I4 blue scouts elite, strength 70, withdraw,"},
    {"unit: D5 blue armour trained,", "unit: G5 blue armour trained, strength 88,"},
    {"unit: I5 red scouts trained, withdraw, 1st", "unit: N8 red scouts trained, withdraw, 1st"},
};

Setup example(bool fog) {
  std::string text(text_of(Battle::kBelvoirGap));
  for (const auto& [from, to] : kMoved) {
    const auto at = text.find(from);
    if (at == std::string::npos)
      std::printf("not there: %s\n", std::string(from).c_str());
    else
      text.replace(at, from.size(), to);
  }
  Setup setup;
  setup.fog = fog;
  const auto read = read_scenario(text);
  if (const auto* fault = std::get_if<ScenarioFault>(&read))
    std::printf("%s\n", sentence(*fault).c_str());
  else
    setup.own = std::get<Scenario>(read);
  return setup;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : ".", only = argc > 2 ? argv[2] : "";
  struct Shot {
    std::string name;
    std::function<void(ui::Frame&, Desk&)> screen;
    bool in_every_theme = false;
  };
  const ClashGame begun = game_of({}), seen = game_of(example(false)),
                  fogged = game_of(example(true));
  const ClashGame lesson_game =
      game_of(setup_of({Seat::kBlue, Player::kEasy, Battle::kLessonPanel, false}));
  const auto play = [&](const ClashGame& game, std::function<void(Desk&)> set,
                        std::function<void(Scene&)> change = {}) {
    return [&game, set, change](ui::Frame& f, Desk& d) {
      if (set) set(d);
      Scene scene = game.scene();
      if (change) change(scene);
      show_play(f, d, scene, 0);
    };
  };
  const auto start = [](Choice choice, bool unfinished) {
    return [=](ui::Frame& f, Desk& d) {
      d.choice = choice;
      Lobby lobby;
      if (unfinished)
        lobby.unfinished = {"Your game: Blue, round 4", "Against the computer, middle"};
      show_start(f, d, lobby);
    };
  };
  const UnitId lead = unit(seen, "2nd Armoured"), gun = unit(seen, "1st Battery"),
               rifles = unit(seen, "1st Rifles"), shaken = unit(seen, "3rd Rifles");
  ClashGame fought = seen;
  fought.give(Bombard{gun, on("K5")});
  fought.give(Assault{lead, on("K5"), 0});
  ClashGame after = fought;
  after.give(EndTurn{});
  after.play(Seat::kRed, EndTurn{});
  ClashGame back = after;
  back.seek(2);
  ClashGame won = after;
  won.give(Resign{});
  const auto aimed = [&](UnitId who, std::string_view tile) {
    return [=](Desk& d) {
      d.chosen = who;
      d.aim = Aim{on(tile)};
    };
  };
  const Shot shots[] = {
      {"begun", play(begun, {}), true},
      {"seen", play(seen, {})},
      {"fogged", play(fogged, {})},
      {"chosen", play(seen, [&](Desk& d) { d.chosen = rifles; }), true},
      {"foggychosen", play(fogged, [&](Desk& d) { d.chosen = rifles; })},
      {"verdicts", play(seen, [&](Desk& d) { d.chosen = lead; })},
      {"ghosts",
       [&](ui::Frame& f, Desk& d) {
         View remembers = fogged.known();
         remembers.turn = 5;
         std::erase_if(remembers.pieces, [](const Piece& p) {
           return p.side == Seat::kRed && column(p.tile) > column(on("K1"));
         });
         remembers.ghosts = {{on("M4"), Type::kRifles, 4},
                             {on("N5"), Type::kBattery, 2},
                             {on("N6"), Type::kArmour, 1}};
         Scene scene{fogged.table().setup(), remembers};
         show_play(f, d, scene, 0);
       },
       true},
      {"stack", play(seen, [&](Desk& d) { d.chosen = shaken; })},
      {"attack", play(seen, aimed(lead, "K5")), true},
      {"foggyattack", play(fogged, aimed(lead, "K5"))},
      {"rifles", play(seen, aimed(rifles, "J6"))},
      {"bombard", play(seen,
                       [&](Desk& d) {
                         d.chosen = gun;
                         d.aim = Aim{on("K5"), true, {}};
                       })},
      {"danger",
       play(seen,
            [&](Desk& d) {
              d.chosen = rifles;
              d.reverse = true;
            }),
       true},
      {"enemy", play(fogged, [&](Desk& d) { d.looked_at = on("J6"); })},
      {"result", play(fought, {}), true},
      {"after", play(after, {})},
      {"back", play(back, {}), true},
      {"thinking", play(fogged, {}, [](Scene& s) { s.thinking = 420; })},
      {"won", play(won, {}), true},
      {"lesson", play(lesson_game, {}), true},
      {"lessonread", play(lesson_game, [&](Desk& d) { d.panel_seen = true; })},
      {"menu", play(seen, [](Desk& d) { d.popover = Popover::kMenu; })},
      {"help", play(seen, [](Desk& d) { d.popover = Popover::kHelp; })},
      {"settings", play(seen, [](Desk& d) { d.popover = Popover::kSettings; })},
      {"idle", play(seen, [](Desk& d) { d.popover = Popover::kSummary; })},
      {"nearer", play(seen,
                      [&](Desk& d) {
                        d.chosen = lead;
                        d.aim = Aim{on("K5")};
                        d.camera = {2.4f, {0.62f, 0.4f}};
                      })},
      {"toast", play(seen,
                     [&](Desk& d) {
                       say(d, sentence(Refusal::kTooFar), 0);
                       d.focus.name = "turn.end";
                     })},
      {"start", start({}, true), true},
      {"startlesson", start({Seat::kBlue, Player::kMiddle, Battle::kLessonPanel, true}, false)},
      {"curtain", [](ui::Frame& f, Desk&) { show_curtain(f, Seat::kRed); }},
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
        shoot(folder + "/" + name + ".png", size, theme, desk.focus,
              [&](ui::Frame& frame) { shot.screen(frame, desk); });
      }
}
