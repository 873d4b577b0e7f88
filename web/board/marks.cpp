// board/marks.cpp — a symbol is drawn in one order: rim, fill, frame, branch, posture, echelon,
// decoy, bar, flags. All numbers are layout pixels at scale 1.
#include "board/marks.h"

#include <array>
#include <cmath>
#include <string>

namespace wg::board {
namespace {

constexpr float kLobe = 8, kLobeRadius = 9.5f;  // the quatrefoil: four discs about the middle
constexpr float kPosture = 4,
                kDiamondGrow = 1.42f;  // a diamond grown by g moves its tips by 1.42 g
constexpr float kBar_w = 32, kBar_h = 5, kBarGap = 3.5f, kTick = 2.5f;
constexpr float kEchelonGap = 2.5f, kEchelonTall = 6, kEchelonStep = 4.5f;

float grow_of(Side side) { return side == Side::kRed ? kDiamondGrow : 1; }
float posture_gap(const Mark& m) { return m.dug == Dug::kNot ? 0 : kPosture * grow_of(m.side); }

Points outline(Side side, ImVec2 c, float scale, float grown) {
  const ImVec2 e = extent(side, scale);
  if (side == Side::kBlue) {
    const float x = e.x + grown, y = e.y + grown;
    return {c + ImVec2{-x, -y}, c + ImVec2{x, -y}, c + ImVec2{x, y}, c + ImVec2{-x, y}};
  }
  if (side == Side::kRed) {
    const float q = e.x + kDiamondGrow * grown;
    return {c + ImVec2{0, -q}, c + ImVec2{q, 0}, c + ImVec2{0, q}, c + ImVec2{-q, 0}};
  }
  const float lobe = kLobe * scale, r = kLobeRadius * scale + grown;
  const float half =
      std::asin(std::min(1.0f, (lobe + std::sqrt(2 * r * r - lobe * lobe)) / (2 * r)));
  Points path;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j <= 10; ++j) {
      const float mid = static_cast<float>(i) * kPi / 2;
      const float a = mid - half + half * 2 * static_cast<float>(j) / 10;
      path.push_back(c + ImVec2{std::cos(mid), std::sin(mid)} * lobe +
                     ImVec2{std::cos(a), std::sin(a)} * r);
    }
  return path;
}

void fill_frame(ImDrawList& d, Side side, ImVec2 c, float scale, float grown, ImU32 colour) {
  if (side ==
      Side::kUnknown) {  // concave: discs and a square, opaque, so that overlaps do not show
    const float lobe = kLobe * scale, r = kLobeRadius * scale + grown;
    fill(d, around(c, lobe, lobe), colour);
    for (const ImVec2 v : {ImVec2{1, 0}, ImVec2{-1, 0}, ImVec2{0, 1}, ImVec2{0, -1}})
      d.AddCircleFilled(c + v * lobe, r, colour, 24);
    return;
  }
  const Points path = outline(side, c, scale, grown);
  d.AddConvexPolyFilled(path.data(), static_cast<int>(path.size()), colour);
}

struct Figure {
  const Pen& pen;
  const ImVec2 c;
  const Mark& m;
  const float s = pen.scale;
  const ImVec2 e = extent(m.side, s);
  const float gap = posture_gap(m) * s;
  const float thin = pen.width(1.75f);
  const bool blue = m.side == Side::kBlue;
  // An old report on dark ground is hollow: its line carries what the fill no longer can.
  const bool hollow = pen.palette.night && m.fresh < 0.7f;
  const ImU32 ink = paint(hollow ? line_of(pen.palette, m.side) : pen.palette.sym_ink);
  const ImU32 rim = paint(pen.palette.halo, m.side == Side::kUnknown ? 1 : 0.85f);

  ImVec2 at(float x, float y) const { return {c.x + x * s, c.y + y * s}; }
  float top() const { return c.y - e.y - gap; }
  float bottom() const { return c.y + e.y + gap; }
  // The middle of a diamond's lower right edge, and `out` px beyond it each way.
  ImVec2 slope(float out) const {
    const float half = (e.x + gap) / 2 + out * s;
    return {half, half};
  }

  void frame() const {
    const Palette& p = pen.palette;
    if (m.rim)
      fill_frame(pen.list, m.side, c, s, (m.dug == Dug::kNot ? 0 : kPosture) * s + 2 * s, rim);
    fill_frame(pen.list, m.side, c, s, 0,
               paint(mix(fill_of(p, m.side), p.panel, hollow ? 0.22f : m.fresh)));
    const Points path = outline(m.side, c, s, 0);
    if (m.side == Side::kUnknown)  // lobe by lobe: a dash across a sharp corner would grow a thorn
      for (std::size_t i = 0; i < path.size(); i += path.size() / 4)
        dashed(pen.list, Path(path).subspan(i, path.size() / 4), 4 * s, 3 * s, ink, thin);
    else if (m.known == Known::kHeard || m.broken)
      dashed(pen.list, path, 4 * s, 3 * s, ink, thin, ImDrawFlags_Closed);
    else
      stroke(pen.list, path, ink, thin, ImDrawFlags_Closed);
  }

  void branch() const {
    const float x = blue ? e.x : 9 * s, y = blue ? e.y : 9 * s;
    const auto slash = [&] { line(pen.list, c + ImVec2{-x, y}, c + ImVec2{x, -y}, ink, thin); };
    const auto cross = [&] {
      slash();
      line(pen.list, c + ImVec2{-x, -y}, c + ImVec2{x, y}, ink, thin);
    };
    const auto oval = [&] {
      const float w = (blue ? 11.5f : 10.5f) * s, h = w / 2;
      box(pen.list, around(c, w, h), ink, thin, h);
    };
    const auto gun = [&] { disc(pen.list, c, 3.6f * s, ink); };
    const auto zigzag = [&] {
      const ImVec2 path[] = {c + ImVec2{-x, -y}, c + ImVec2{0.4f * x, -0.02f * y},
                             c + ImVec2{-0.4f * x, 0.02f * y}, c + ImVec2{x, y}};
      stroke(pen.list, path, ink, thin);
    };
    switch (m.branch) {
      case Branch::kTank:
        oval();
        break;
      case Branch::kMech:
        cross();
        oval();
        break;
      case Branch::kInfantry:
        cross();
        break;
      case Branch::kRecon:
        slash();
        break;
      case Branch::kGuns:
        gun();
        break;
      case Branch::kMountedGuns:
        slash();
        gun();
        break;
      case Branch::kRelay:
        zigzag();
        break;
      case Branch::kMountedRelay:
        zigzag();
        slash();
        break;
      case Branch::kHeadquarters: {
        const ImVec2 foot = c + ImVec2{-e.x, blue ? e.y : 0};  // a corner of the frame
        line(pen.list, foot, foot + ImVec2{0, 12 * s}, pen.outside(), thin);
        break;
      }
      case Branch::kMovement:
        question();
        break;
    }
  }

  void question() const {  // drawn, not typed: letters come in fixed sizes, marks do not
    ImDrawList& d = pen.list;
    d.PathArcTo(at(0, -2.6f), 3.1f * s, 3.30f, 7.3f, 12);
    d.PathLineTo(at(0, 2.6f));
    d.PathStroke(ink, 0, pen.width(2.2f));
    disc(d, at(0, 6), 1.5f * s, ink);
  }

  void posture() const {
    if (m.dug == Dug::kNot) return;
    const ImU32 colour = paint(pen.palette.night ? line_of(pen.palette, m.side) : pen.palette.ink);
    const Points path = outline(m.side, c, s, kPosture * s);
    if (m.dug == Dug::kPrepared)
      return stroke(pen.list, path, colour, pen.width(1.5f), ImDrawFlags_Closed);
    for (std::size_t i = 0; i < path.size(); ++i) {  // hasty: only the corners are dug
      const ImVec2 in = unit(path[(i + path.size() - 1) % path.size()] - path[i]) * (8 * s);
      const ImVec2 on = unit(path[(i + 1) % path.size()] - path[i]) * (8 * s);
      const ImVec2 corner[] = {path[i] + in, path[i], path[i] + on};
      stroke(pen.list, corner, colour, pen.width(1.5f));
    }
  }

  void echelon() const {
    const auto strokes = [&](ImU32 colour, float width) {
      for (int i = 0; i < m.echelon; ++i) {
        const float x =
            (static_cast<float>(i) - static_cast<float>(m.echelon - 1) / 2) * kEchelonStep * s;
        const ImVec2 foot{c.x + x, top() - kEchelonGap * s};
        line(pen.list, foot, foot - ImVec2{0, kEchelonTall * s}, colour, width);
      }
    };
    if (m.rim) strokes(rim, thin + 2.5f);
    strokes(pen.outside(), thin);
  }

  void decoy() const {
    if (!m.dummy) return;
    const float x = blue ? e.x : 0.9f * e.x, foot = blue ? top() - s : c.y - e.y + 9 * s;
    const float tip = blue ? foot - 12 * s : c.y - e.y - 9 * s;
    const ImVec2 roof[] = {{c.x - x, foot}, {c.x, tip}, {c.x + x, foot}};
    if (m.rim) stroke(pen.list, roof, rim, thin + 2.5f);
    dashed(pen.list, roof, 4 * s, 3 * s, pen.outside(), thin);
  }

  void strength() const {
    if (m.known == Known::kHeard || m.dummy || m.broken || m.strength.full <= 0) return;
    const Rect r{c.x - kBar_w / 2 * s, bottom() + kBarGap * s, kBar_w * s, kBar_h * s};
    if (m.rim) fill(pen.list, Rect{r.x - 1.5f, r.y - 1.5f, r.w + 3, r.h + 1.5f + kTick}, rim, 1);
    bar(pen, r, m.side, m.strength, m.known);
  }

  void flags() const {
    ImDrawList& d = pen.list;
    if (m.gives_ground) {  // a bar, and an arrow to the rear
      const ImVec2 q = blue ? c + ImVec2{e.x + gap + 5.5f * s, e.y - 4 * s} : c + slope(5);
      const ImU32 out = pen.outside();
      disc(d, q, 6.5f * s, paint(pen.palette.halo));
      ring(d, q, 6.5f * s, out, 1);
      line(d, q + ImVec2{-3 * s, -3.4f * s}, q + ImVec2{3 * s, -3.4f * s}, out, 1.4f);
      line(d, q + ImVec2{0, -3.4f * s}, q + ImVec2{0, 2 * s}, out, 1.4f);
      triangle(d, q + ImVec2{-2.6f * s, 0.6f * s}, q + ImVec2{2.6f * s, 0.6f * s},
               q + ImVec2{0, 4.4f * s}, out);
    }
    if (m.waits) {
      const ImVec2 up{slope(4).x, -slope(4).y};
      clock(pen, blue ? ImVec2{c.x + e.x + gap - s, top() + s} : c + up, 7 * s);
    }
    if (m.known == Known::kHeard && m.branch != Branch::kMovement)
      for (const float radius : {5.5f, 9.5f}) {  // two arcs of sound
        d.PathArcTo({c.x + 0.62f * e.x + 3 * s, c.y - 0.62f * e.y - s}, radius * s, -1.05f, 0.15f,
                    8);
        d.PathStroke(pen.outside(), 0, pen.width(1.5f));
      }
  }
};

}  // namespace

ImVec2 extent(Side side, float scale) {
  if (side == Side::kBlue) return {kFrame_w / 2 * scale, kFrame_h / 2 * scale};
  const float half = (side == Side::kRed ? kDiamond : kLobe + kLobeRadius) * scale;
  return {half, half};
}

Rect bounds(const Mark& m, float s) {
  const ImVec2 e = extent(m.side, 1);
  const float gap = posture_gap(m), side = e.x + gap;
  const float up = e.y + gap + (m.echelon ? kEchelonGap + kEchelonTall : 0) + (m.dummy ? 9 : 0);
  const bool has_bar = m.strength.full > 0 && m.known != Known::kHeard && !m.dummy && !m.broken;
  const float down = e.y + gap + (has_bar ? kBarGap + kBar_h + kTick : 0);
  const bool blue = m.side == Side::kBlue;  // a diamond has its flags on its slopes
  const float right =
      std::max({side, blue && m.gives_ground ? side + 12 : 0, blue && m.waits ? side + 6 : 0,
                m.known == Known::kHeard ? 24.0f : 0});
  return {-side * s, -up * s, (side + right) * s, (up + down) * s};
}

void draw(const Pen& pen, ImVec2 middle, const Mark& mark) {
  const Figure f{pen, middle, mark};
  f.frame();
  f.branch();
  f.posture();
  f.echelon();
  f.decoy();
  f.strength();
  f.flags();
}

void silhouette(const Pen& pen, ImVec2 middle, Side side) {
  fill_frame(pen.list, side, middle, pen.scale, 0, paint(fill_of(pen.palette, side)));
  stroke(pen.list, outline(side, middle, pen.scale, 0), paint(pen.palette.sym_ink),
         pen.width(1.25f), ImDrawFlags_Closed);
}

void bar(const Pen& pen, Rect r, Side side, const Strength& v, Known known) {
  ImDrawList& d = pen.list;
  const Palette& p = pen.palette;
  const Rect in = r.grown(-1);
  fill(d, r, pen.outside());
  fill(d, in, paint(p.panel));
  if (known != Known::kExact || v.full <= 0) return;
  const float now = std::clamp(v.now / v.full, 0.0f, 1.0f);
  const float was = std::clamp((v.now + v.lost) / v.full, now, 1.0f);
  fill(d, Rect{in.x, in.y, in.w * now, in.h}, paint(line_of(p, side)));
  if (was > now) fill(d, Rect{in.x + in.w * now, in.y, in.w * (was - now), in.h}, paint(p.disc));
  const float half = r.x + r.w / 2 - 0.5f;  // where the unit breaks
  fill(d, Rect{half, in.y, 1, in.h}, paint(p.panel));
  fill(d, Rect{half, r.y + r.h, 1, kTick}, pen.outside());
}

void clock(const Pen& pen, ImVec2 c, float r) {
  const ImU32 ink = paint(pen.palette.sym_ink);
  disc(pen.list, c, r, paint(pen.palette.disc));
  ring(pen.list, c, r, ink, 1.4f);
  const ImVec2 hands[] = {c + ImVec2{0, -0.62f * r}, c, c + ImVec2{0.48f * r, 0.28f * r}};
  stroke(pen.list, hands, ink, 1.4f);
}

void contact(const Pen& pen, ImVec2 c, float tall, float width) {
  const auto chevron = [&](float side, ImU32 colour, float px) {
    const ImVec2 path[] = {c + ImVec2{side * 10, -tall / 2}, c + ImVec2{side * 1.5f, 0},
                           c + ImVec2{side * 10, tall / 2}};
    stroke(pen.list, path, colour, px * pen.palette.stroke);
  };
  for (const float side : {-1.0f, 1.0f}) chevron(side, paint(pen.palette.halo), width + 4.5f);
  chevron(-1, paint(pen.palette.blue), width);
  chevron(1, paint(pen.palette.red), width);
}

void target(const Pen& pen, ImVec2 c, float radius, Side side) {
  const ImU32 colour = paint(line_of(pen.palette, side));
  const auto sight = [&](ImU32 ink, float px) {
    ring(pen.list, c, radius, ink, px * pen.palette.stroke);
    for (const ImVec2 v : {ImVec2{1, 0}, ImVec2{-1, 0}, ImVec2{0, 1}, ImVec2{0, -1}})
      line(pen.list, c + v * (radius - 5), c + v * (radius + 6), ink, px * pen.palette.stroke);
  };
  sight(paint(pen.palette.halo), 5);
  sight(colour, 2);
  disc(pen.list, c, 2, colour);
}

void eye(const Pen& pen, ImVec2 c, Side side) {
  ImDrawList& d = pen.list;
  const float s = std::max(0.8f, pen.scale), w = 5.25f * s;
  const ImU32 colour = paint(line_of(pen.palette, side));
  disc(d, c, 9 * s, paint(pen.palette.panel));
  ring(d, c, 9 * s, colour, 1.25f);
  d.PathLineTo({c.x - w, c.y});
  d.PathBezierQuadraticCurveTo({c.x, c.y - w}, {c.x + w, c.y}, 10);
  d.PathBezierQuadraticCurveTo({c.x, c.y + w}, {c.x - w, c.y}, 10);
  d.PathStroke(colour, 0, 1.5f);
  disc(d, c, 1.6f * s, colour);
}

void chosen(const Pen& pen, Rect r, std::uint32_t ink) {
  fill(pen.list, r, paint(pen.palette.halo), 3);
  box(pen.list, r, paint(pen.palette.halo), 6 * pen.palette.stroke, 3);
  box(pen.list, r, paint(ink), 2.5f * pen.palette.stroke, 3);
}

void focus(const Pen& pen, Rect r) { box(pen.list, r.grown(3), paint(pen.palette.focus), 2, 4); }

void difference(const Pen& pen, ImVec2 c, int number) {
  const ImU32 colour = paint(pen.palette.focus);
  disc(pen.list, c, 9, paint(pen.palette.panel));
  ring(pen.list, c, 9, colour, 2);
  type::draw(pen.list, type::Style::kCaptionStrong, {c.x, c.y + 4.3f}, colour,
             std::to_string(number), {type::Align::kMiddle});
}

}  // namespace wg::board
