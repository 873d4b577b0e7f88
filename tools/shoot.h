// tools/shoot.h — one screen, drawn without a browser into a PNG file.
#pragma once
#include <functional>
#include <string>
#include <utility>

#include "board/style.h"
#include "ui/frame.h"

namespace wg {

struct ShotSize {
  const char* name;
  float w, h, ratio;  // layout pixels, and device pixels per one
  board::Pointer pointer;
};
void shoot(const std::string& path, const ShotSize&, board::Theme, ui::Focus&,
           const std::function<void(ui::Frame&)>& screen);

// What the programs of games with a board draw: every screen at these sizes, some in every theme.
inline constexpr ShotSize kBoardSizes[] = {
    {"1280x800", 1280, 800, 1, board::Pointer::kMouse},
    {"800x600", 800, 600, 1, board::Pointer::kMouse},
    {"320x640", 320, 640, 2, board::Pointer::kFinger},
    {"600x400", 600, 400, 1, board::Pointer::kMouse},
    {"1280x300", 1280, 300, 1, board::Pointer::kMouse},
    {"1920x1080", 1920, 1080, 1, board::Pointer::kMouse},
    {"390x844", 390, 844, 2, board::Pointer::kFinger},
    {"1024x768f", 1024, 768, 1, board::Pointer::kFinger},
    {"768x1024f", 768, 1024, 1, board::Pointer::kFinger},
    {"320x480", 320, 480, 2, board::Pointer::kFinger},
    {"1536x864", 1536, 864, 1.25f, board::Pointer::kMouse},
};
template <class Desk>
struct Shot {
  std::string name;
  std::function<void(ui::Frame&, Desk&)> screen;
  bool in_every_theme = false;
};
// A game at the table, with the desk and the scene changed for the picture. `show_play` is the
// face's own.
template <class Desk, class Scene, class Game>
auto played(const Game& game, std::function<void(Desk&)> set, std::function<void(Scene&)> change) {
  return [&game, set, change](ui::Frame& f, Desk& d) {
    if (set) set(d);
    Scene scene = game.scene();
    if (change) change(scene);
    show_play(f, d, scene, 0);
  };
}
// Arguments: a folder, and a part of the names wanted.
template <class Desk, std::size_t N>
void shoot_all(int argc, char** argv, const Shot<Desk> (&shots)[N]) {
  using board::Theme;
  constexpr std::pair<const char*, Theme> kThemes[] = {{"light", Theme::kLight},
                                                       {"dark", Theme::kDark},
                                                       {"contrast", Theme::kContrast},
                                                       {"projector", Theme::kProjector}};
  const std::string folder = argc > 1 ? argv[1] : ".", only = argc > 2 ? argv[2] : "";
  for (const Shot<Desk>& shot : shots)
    for (const ShotSize& size : kBoardSizes)
      for (const auto& [theme_name, theme] : kThemes) {
        if (theme != Theme::kLight && !shot.in_every_theme) continue;
        const std::string name = shot.name + "-" + size.name + "-" + theme_name;
        if (!only.empty() && name.find(only) == std::string::npos) continue;
        Desk desk;
        shoot(folder + "/" + name + ".png", size, theme, desk.focus,
              [&screen = shot.screen, &desk](ui::Frame& frame) { screen(frame, desk); });
      }
}

}  // namespace wg
