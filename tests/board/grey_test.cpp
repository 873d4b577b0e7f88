// board/grey_test.cpp — a picture without hue: Blue and Red are told by their shape alone.
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <string>

#include "board/marks.h"
#include "board/style.h"

using namespace wg;
using namespace wg::board;

namespace {

float linear(float c) { return c <= 0.04045f ? c / 12.92f : std::pow((c + 0.055f) / 1.055f, 2.4f); }
float luminance(ImU32 colour) {
  const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
  return 0.2126f * linear(c.x) + 0.7152f * linear(c.y) + 0.0722f * linear(c.z);
}
float contrast(float a, float b) { return (std::max(a, b) + 0.05f) / (std::min(a, b) + 0.05f); }

// What a grey print shows at a place: whatever was drawn there, in the order of drawing.
struct Print {
  const ImDrawList& list;
  float ground;

  float at(ImVec2 p) const {
    float grey = ground;
    for (int i = 0; i + 2 < list.IdxBuffer.Size; i += 3) {
      const ImDrawVert* v[3];
      for (int k = 0; k < 3; ++k) v[k] = &list.VtxBuffer[static_cast<int>(list.IdxBuffer[i + k])];
      const auto side = [&](int a, int b) {
        return (v[b]->pos.x - v[a]->pos.x) * (p.y - v[a]->pos.y) -
               (v[b]->pos.y - v[a]->pos.y) * (p.x - v[a]->pos.x);
      };
      float w[3] = {side(1, 2), side(2, 0), side(0, 1)};
      const float area = w[0] + w[1] + w[2];
      if (area == 0 || std::min({w[0] / area, w[1] / area, w[2] / area}) < 0) continue;
      float alpha = 0, shade = 0;
      for (int k = 0; k < 3; ++k) {
        alpha += w[k] / area * static_cast<float>(v[k]->col >> IM_COL32_A_SHIFT) / 255;
        shade += w[k] / area * luminance(v[k]->col);
      }
      grey += (shade - grey) * alpha;
    }
    return grey;
  }
  // The strongest difference from the ground within so many pixels.
  float strongest(ImVec2 p, float within) const {
    float most = 1;
    for (float y = -within; y <= within; y += 0.5f)
      for (float x = -within; x <= within; x += 0.5f)
        most = std::max(most, contrast(at(p + ImVec2{x, y}), ground));
    return most;
  }
};

struct Corners {
  int box = 0;       // how many corners of the mark's box stand out
  float inside = 1;  // how far anything does that lies a little within them
  float tips = 1;    // the middles of its four sides
};
Corners look_at(const Palette& p, const Mark& mark, float scale, std::uint32_t ground) {
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushTextureID(nullptr);
  list.PushClipRectFullScreen();
  const ImVec2 middle{80, 80}, e = extent(mark.side, scale);
  draw({list, p, scale}, middle, mark);
  const Print print{list, luminance(paint(ground))};
  Corners c;
  for (const ImVec2 way : {ImVec2{-1, -1}, ImVec2{1, -1}, ImVec2{1, 1}, ImVec2{-1, 1}}) {
    // 3 to 1 is what WCAG 1.4.11 asks of graphics.
    c.box += print.strongest(middle + ImVec2{way.x * e.x, way.y * e.y}, 4) >= 3;
    c.inside = std::max(
        c.inside, print.strongest(middle + ImVec2{way.x * e.x * 0.8f, way.y * e.y * 0.8f}, 0.5f));
  }
  for (const ImVec2 way : {ImVec2{0, -1}, ImVec2{1, 0}, ImVec2{-1, 0}})
    c.tips = std::max(c.tips, print.strongest(middle + ImVec2{way.x * e.x, way.y * e.y}, 4));
  return c;
}

TEST_CASE("P26: in grey a rectangle is Blue and a diamond is Red, in every theme and size") {
  ImGui::CreateContext();
  type::load(1, false);
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().Fonts->SetTexID(nullptr);
  ImGui::GetIO().DisplaySize = {160, 160};
  ImGui::NewFrame();
  int looked = 0;
  for (const Theme theme : {Theme::kLight, Theme::kDark, Theme::kContrast, Theme::kProjector}) {
    const Palette& p = palette(theme);
    for (const std::uint32_t ground : {p.land, p.tint3, p.veil, p.panel, p.water})
      for (const float scale : {0.58f, 0.74f, 1.0f, 1.5f})
        for (const Branch branch :
             {Branch::kTank, Branch::kMech, Branch::kInfantry, Branch::kRecon, Branch::kGuns})
          for (const Known known : {Known::kExact, Known::kSeen, Known::kHeard}) {
            Mark mark{.branch = branch, .known = known, .rim = false};
            CAPTURE(std::string(name(theme)));
            CAPTURE(scale);
            CAPTURE(static_cast<int>(branch));
            CAPTURE(static_cast<int>(known));
            mark.side = Side::kBlue;
            const Corners blue = look_at(p, mark, scale, ground);
            mark.side = Side::kRed;
            const Corners red = look_at(p, mark, scale, ground);
            const bool heard = known == Known::kHeard;  // dashed, and arcs at one corner
            CHECK(blue.box == 4);
            CHECK(red.tips >= 3);
            CHECK(red.box <= (heard ? 1 : 0));
            CHECK(red.inside < 1.05f);  // nothing at all is drawn there
            ++looked;
          }
  }
  CHECK(looked == 4 * 5 * 4 * 5 * 3);
  ImGui::EndFrame();
  ImGui::DestroyContext();
}

}  // namespace
