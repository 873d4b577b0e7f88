// board/lines.h — strokes, fills, dashes, hatches, arrows and pills over ImDrawList.
#pragma once
#include <algorithm>
#include <string_view>

#include "board/geometry.h"
#include "board/palette.h"
#include "board/type.h"

namespace wg::board {

enum class Side : std::uint8_t { kBlue, kRed, kUnknown };
constexpr std::uint32_t line_of(const Palette& p, Side s) {
  return s == Side::kBlue ? p.blue : s == Side::kRed ? p.red : p.unknown;
}
constexpr std::uint32_t fill_of(const Palette& p, Side s) {
  return s == Side::kBlue ? p.blue_fill : s == Side::kRed ? p.red_fill : p.unknown_fill;
}
constexpr std::uint32_t wash_of(const Palette& p, Side s) {
  return s == Side::kBlue ? p.blue_wash : p.red_wash;
}

// Sharp edges at any pixel ratio while alive: ImGui feathers a line by one layout pixel otherwise.
class Crisp {
 public:
  Crisp(ImDrawList& list, float ratio) : list_(list), was_(list._FringeScale) {
    list_._FringeScale = 1 / ratio;
  }
  ~Crisp() { list_._FringeScale = was_; }
  Crisp(const Crisp&) = delete;
  Crisp& operator=(const Crisp&) = delete;

 private:
  ImDrawList& list_;
  float was_;
};

// Centre line exactly on the path; lines thinner than a pixel fade instead of growing.
void stroke(ImDrawList&, Path, ImU32 colour, float width, ImDrawFlags closed = 0);
void line(ImDrawList&, ImVec2 from, ImVec2 to, ImU32 colour, float width);
void box(ImDrawList&, Rect, ImU32 colour, float width, float rounding = 0);
void ring(ImDrawList&, ImVec2 middle, float radius, ImU32 colour, float width);
void dashed(ImDrawList&, Path, float on, float off, ImU32 colour, float width,
            ImDrawFlags closed = 0);
void hatch(ImDrawList&, Path polygon, float gap, ImU32 colour, float width);
void fill(ImDrawList&, Path polygon,
          ImU32 colour);  // any simple polygon; stroke its edge afterwards
void fill(ImDrawList&, Rect, ImU32 colour, float rounding = 0);
void triangle(ImDrawList&, ImVec2, ImVec2, ImVec2, ImU32 colour);  // whichever way it turns
void disc(ImDrawList&, ImVec2 middle, float radius, ImU32 colour);

// What a mark is drawn with. Lengths are layout pixels at scale 1.
struct Pen {
  ImDrawList& list;
  const Palette& palette;
  float scale = 1;

  float width(float px) const { return px * palette.stroke * std::max(0.85f, scale); }
  ImU32 outside() const { return paint(palette.night ? palette.ink : palette.sym_ink); }
  Pen at(float other_scale) const { return {list, palette, other_scale}; }
};

enum class When : std::uint8_t { kNow, kNext, kLater };
// Filled: moves this hour. Dashed with an open head: starts next hour. Dashed: the hours after
// that.
void arrow(const Pen&, Path, When, Side);
void station(const Pen&, ImVec2, Side);  // where a later hour of a march ends

// Text in a small frame; returns its width. `tall` is 20 on the map.
float pill(const Pen&, ImVec2 middle, std::string_view, type::Style, std::uint32_t ink,
           float tall = 20);
// A count on ink: "×3".
void count(const Pen&, ImVec2 middle, int);

}  // namespace wg::board
