// tools/shoot.h — one screen, drawn without a browser into a PNG file.
#pragma once
#include <functional>
#include <string>

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

}  // namespace wg
