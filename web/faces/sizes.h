// faces/sizes.h — how large a layout pixel is, whatever is laid out.
#pragma once
#include <array>

namespace wg::face {

// Every screen can be laid out in this: a smaller window shows a part of it.
inline constexpr float kLeast_w = 320;

// CSS pixels per layout pixel, the player's own factor apart: more on large windows, less on one
// that is narrower than any telephone.
constexpr float natural_scale(float css_width) {
  return css_width >= 2600                        ? 1.5f
         : css_width >= 1800                      ? 1.25f
         : css_width >= kLeast_w || css_width < 1 ? 1.0f
                                                  : css_width / kLeast_w;
}
// What the player may ask for on top of it.
inline constexpr std::array<float, 4> kTextScales = {1, 1.25f, 1.5f, 2};

}  // namespace wg::face
