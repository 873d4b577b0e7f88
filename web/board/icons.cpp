// board/icons.cpp — one line of geometry per icon.
#include "board/icons.h"

#include <cmath>
#include <initializer_list>

namespace wg::board {
namespace {

constexpr float kLine = 1.75f;

struct Hand {
  ImDrawList& d;
  const ImVec2 c;
  const ImU32 colour;
  const float s;

  ImVec2 at(ImVec2 p) const { return c + p * s; }
  void pen(std::initializer_list<ImVec2> points, float width = kLine) const {
    Points path;
    for (const ImVec2 p : points) path.push_back(at(p));
    stroke(d, path, colour, width);
    for (const ImVec2 end : {path.front(), path.back()})
      disc(d, end, width / 2, colour);  // round ends
  }
  void area(ImVec2 a, ImVec2 b, ImVec2 e) const { triangle(d, at(a), at(b), at(e), colour); }
  void block(float x, float y, float w, float h) const {
    fill(d, Rect{c.x + x * s, c.y + y * s, w * s, h * s}, colour);
  }
  void circle(float radius, float width = kLine) const { ring(d, c, radius * s, colour, width); }
  void spokes(int n, float from, float to, float width) const {
    for (int i = 0; i < n; ++i) {
      const float a = static_cast<float>(i) * 2 * kPi / static_cast<float>(n);
      const ImVec2 v{std::cos(a), std::sin(a)};
      line(d, at(v * from), at(v * to), colour, width);
    }
  }
  void bend(float x) const {  // undo, and mirrored redo
    d.PathLineTo(at({-6 * x, -2}));
    d.PathLineTo(at({2 * x, -2}));
    for (int i = 0; i <= 12; ++i) {
      const float a = -kPi / 2 + kPi * static_cast<float>(i) / 12;
      d.PathLineTo(at({(2 + 4.5f * std::cos(a)) * x, 2.5f + 4.5f * std::sin(a)}));
    }
    d.PathLineTo(at({-2 * x, 7}));
    d.PathStroke(colour, 0, kLine);
    pen({{-2.5f * x, -5.5f}, {-6 * x, -2}, {-2.5f * x, 1.5f}});
  }
  void lens() const {
    const float w = 7.7f;
    d.PathLineTo(at({-w, 0}));
    d.PathBezierQuadraticCurveTo(at({0, -w}), at({w, 0}), 12);
    d.PathBezierQuadraticCurveTo(at({0, w}), at({-w, 0}), 12);
    d.PathStroke(colour, 0, kLine);
    disc(d, c, 2.2f * s, colour);
  }
  void links() const {
    for (const float x : {-8.0f, -0.5f})
      box(d, {c.x + x * s, c.y - 3.2f * s, 8.5f * s, 6.4f * s}, colour, kLine, 3.2f * s);
  }
};

}  // namespace

void draw(ImDrawList& d, Icon icon, ImVec2 middle, ImU32 colour, float scale) {
  const Hand h{d, middle, colour, scale};
  switch (icon) {
    case Icon::kUndo:
      return h.bend(1);
    case Icon::kRedo:
      return h.bend(-1);
    case Icon::kText:
      h.pen({{-7, -5}, {7, -5}});
      h.pen({{-7, 0}, {7, 0}});
      return h.pen({{-7, 5}, {2, 5}});
    case Icon::kMenu:
      h.pen({{-7, -5}, {7, -5}});
      h.pen({{-7, 0}, {7, 0}});
      return h.pen({{-7, 5}, {7, 5}});
    case Icon::kLink:
      return h.links();
    case Icon::kSettings:
      h.circle(2.6f);
      h.circle(5.2f);
      return h.spokes(8, 5.2f, 7.6f, 2.6f);
    case Icon::kHelp:
      h.circle(8);
      return type::draw(d, type::Style::kNoteStrong, {middle.x, middle.y + 4.6f}, colour, "?",
                        {type::Align::kMiddle});
    case Icon::kPlay:
      return h.area({-4, -6}, {6.5f, 0}, {-4, 6});
    case Icon::kPause:
      h.block(-5, -6, 3.6f, 12);
      return h.block(1.4f, -6, 3.6f, 12);
    case Icon::kPrevious:
      h.area({5, -6}, {5, 6}, {-4, 0});
      return h.pen({{-6, -6}, {-6, 6}});
    case Icon::kNext:
      h.area({-5, -6}, {4, 0}, {-5, 6});
      return h.pen({{6, -6}, {6, 6}});
    case Icon::kLeft:
      return h.pen({{3, -6}, {-3, 0}, {3, 6}});
    case Icon::kRight:
      return h.pen({{-3, -6}, {3, 0}, {-3, 6}});
    case Icon::kUp:
      return h.pen({{-6, 3}, {0, -3}, {6, 3}});
    case Icon::kDown:
      return h.pen({{-6, -3}, {0, 3}, {6, -3}});
    case Icon::kClose:
      h.pen({{-5, -5}, {5, 5}});
      return h.pen({{5, -5}, {-5, 5}});
    case Icon::kCheck:
      return h.pen({{-6, 0.5f}, {-2, 5}, {6.5f, -5}});
    case Icon::kPlus:
      h.pen({{0, -6}, {0, 6}});
      return h.pen({{-6, 0}, {6, 0}});
    case Icon::kMinus:
      return h.pen({{-6, 0}, {6, 0}});
    case Icon::kFire:
      h.circle(6);
      return h.spokes(4, 3.5f, 9, kLine);
    case Icon::kEye:
      return h.lens();
    case Icon::kDig:
      return h.pen({{-8, 5}, {-8, -3}, {-3, -3}, {-3, 1}, {3, 1}, {3, -3}, {8, -3}, {8, 5}});
    case Icon::kFight:
      h.pen({{-6, -6}, {6, 6}});
      h.pen({{6, -6}, {-6, 6}});
      h.pen({{-7, 3}, {-3, 7}});
      return h.pen({{7, 3}, {3, 7}});
    case Icon::kGiveGround:
      h.pen({{-5, -5.5f}, {5, -5.5f}});
      h.pen({{0, -5.5f}, {0, 2}});
      return h.area({-4, 0.5f}, {4, 0.5f}, {0, 6});
    case Icon::kMove:
      h.pen({{-7, 0}, {3, 0}}, 2.5f);
      return h.area({1, -5}, {8, 0}, {1, 5});
    case Icon::kHourglass:
      h.area({-4, -4.8f}, {4, -4.8f}, {0, 0});
      h.area({-6, 8}, {6, 8}, {0, 4.2f});
      h.pen({{-6, -8}, {6, -8}, {0.7f, 0}, {6, 8}, {-6, 8}, {-0.7f, 0}, {-6, -8}});
      h.pen({{-8, -8}, {8, -8}}, 2.3f);
      return h.pen({{-8, 8}, {8, 8}}, 2.3f);
  }
}

}  // namespace wg::board
