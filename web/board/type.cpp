// board/type.cpp — glyph by glyph: ImGui has no baseline, no tracking, no halo and no rotation.
#include "board/type.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/geometry.h"
#include "board/lato.h"

namespace wg::type {
namespace {

using board::kPi;

struct Cut {
  Face face;
  float px, line_px, tracking_px;
};
constexpr std::array<Cut, kStyles> kCuts = {{
    {Face::kSemibold, 44, 52, 0},     // kDisplay
    {Face::kSemibold, 34, 40, 0},     // kFigure34
    {Face::kSemibold, 28, 34, 0},     // kFigure28
    {Face::kSemibold, 24, 30, 0},     // kFigure24
    {Face::kSemibold, 26, 30, 0},     // kResult
    {Face::kSemibold, 22, 28, 0},     // kTitle
    {Face::kSemibold, 18, 24, 0},     // kName
    {Face::kSemibold, 16, 22, 0},     // kLabel16
    {Face::kSemibold, 14, 20, 0},     // kLabel14
    {Face::kRegular, 16, 22, 0},      // kBody16
    {Face::kRegular, 14, 20, 0},      // kBody14
    {Face::kRegular, 13, 18, 0},      // kNote
    {Face::kSemibold, 13, 18, 0},     // kNoteStrong
    {Face::kRegular, 12, 16, 0},      // kCaption
    {Face::kSemibold, 12, 16, 0},     // kCaptionStrong
    {Face::kSemibold, 12, 16, 0.9f},  // kCaps
    {Face::kItalic, 14, 20, 1.2f},    // kWater
    {Face::kItalic, 13, 18, 0.8f},    // kLake
    {Face::kItalic, 12, 16, 0},       // kSpot
}};
constexpr float kEm = 1.2f;  // ImGui sizes a font by ascent minus descent: 1.2 em in Lato

// Large sizes set the game's own headings and figures; every accent would double the atlas.
constexpr float kLarge_px = 24;
constexpr ImWchar kLargeRanges[] = {0x20, 0x7E, 0x2013, 0x2014, 0x2026, 0x2026, 0x2212, 0x2212, 0};
constexpr ImWchar kRanges[] = {0x20,   0x17F,  0x2010, 0x2027, 0x2030, 0x203A, 0x2190, 0x2199,
                               0x2212, 0x2212, 0x2248, 0x2248, 0x2264, 0x2265, 0};

// No finer than this, or the atlas outgrows what every graphics card can hold: text of 200 % on a
// screen of three pixels a point is drawn from letters a little smaller.
constexpr float kFinest = 4;

struct Loaded {
  std::array<ImFont*, kStyles> fonts{};
  float ratio = 1;
};
Loaded& loaded() {  // mirrors ImGui's own global atlas
  static Loaded the;
  return the;
}

const Cut& cut(Style s) { return kCuts[static_cast<std::size_t>(s)]; }

ImWchar take_letter(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t bytes = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  unsigned letter = bytes == 1 ? first : first & (0x7Fu >> bytes);
  for (std::size_t i = 1; i < std::min(bytes, text.size()); ++i)
    letter = letter << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  text.remove_prefix(std::min(bytes, text.size()));
  return static_cast<ImWchar>(letter);
}

void set(ImDrawList& d, Style style, ImVec2 pen, ImU32 colour, std::string_view text) {
  const ImFont& f = *font(style);
  const float top =
      pen.y - std::floor(f.Ascent + 0.5f) * f.Scale;  // where the atlas put the baseline
  while (!text.empty()) {
    const ImFontGlyph& g = *f.FindGlyph(take_letter(text));
    if (g.Visible) {
      d.PrimReserve(6, 4);
      d.PrimRectUV({pen.x + g.X0 * f.Scale, top + g.Y0 * f.Scale},
                   {pen.x + g.X1 * f.Scale, top + g.Y1 * f.Scale}, {g.U0, g.V0}, {g.U1, g.V1},
                   colour);
    }
    pen.x += g.AdvanceX * f.Scale + cut(style).tracking_px;
  }
}

void turn(ImDrawList& d, int first_vertex, ImVec2 about, float degrees) {
  const float angle = degrees * kPi / 180, c = std::cos(angle), s = std::sin(angle);
  for (int i = first_vertex; i < d.VtxBuffer.Size; ++i) {
    ImVec2& p = d.VtxBuffer[i].pos;
    const ImVec2 v{p.x - about.x, p.y - about.y};
    p = {about.x + v.x * c - v.y * s, about.y + v.x * s + v.y * c};
  }
}

}  // namespace

void load(float ratio, bool night) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  loaded() = {{}, ratio};
  auto& fonts = loaded().fonts;
  const float fine = std::min(ratio, kFinest);
  for (std::size_t i = 0; i < kStyles; ++i) {
    for (std::size_t j = 0; j < i && !fonts[i]; ++j)
      if (kCuts[j].face == kCuts[i].face && kCuts[j].px == kCuts[i].px) fonts[i] = fonts[j];
    if (fonts[i]) continue;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = ratio < 1.5f ? 2 : 1;
    config.OversampleV = 1;
    config.RasterizerMultiply = night ? 1.0f : 1.12f;
    const FaceFile file = face_file(kCuts[i].face);
    fonts[i] = atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(file.bytes), file.size,
                                          kCuts[i].px * kEm * fine, &config,
                                          kCuts[i].px < kLarge_px ? kRanges : kLargeRanges);
    fonts[i]->Scale = 1 / fine;
  }
  atlas.Build();
  atlas.ClearInputData();
  ImGui::GetIO().FontDefault = font(Style::kBody14);
}

ImFont* font(Style s) { return loaded().fonts[static_cast<std::size_t>(s)]; }
float line_height(Style s) { return cut(s).line_px; }

float width(Style style, std::string_view text) {
  const ImFont& f = *font(style);
  float sum = 0;
  while (!text.empty())
    sum += f.FindGlyph(take_letter(text))->AdvanceX * f.Scale + cut(style).tracking_px;
  return sum;
}

std::string fit(Style style, std::string_view text, float room) {
  if (width(style, text) <= room) return std::string(text);
  const float rest = room - width(style, "…");
  std::string_view kept;
  for (std::string_view left = text; !left.empty();) {
    take_letter(left);
    const std::string_view longer = text.substr(0, text.size() - left.size());
    if (width(style, longer) > rest) break;
    kept = longer;
  }
  while (!kept.empty() && kept.back() == ' ') kept.remove_suffix(1);
  return std::string(kept) + "…";
}

std::vector<std::string_view> wrap(Style style, std::string_view text, float room) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::size_t end = std::min(text.find(' '), text.size());
    while (end < text.size()) {
      const std::size_t next = std::min(text.find(' ', end + 1), text.size());
      if (width(style, text.substr(0, next)) > room) break;
      end = next;
    }
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

void draw(ImDrawList& d, Style style, ImVec2 at, ImU32 colour, std::string_view text, Setting how) {
  const float ratio = loaded().ratio;
  const auto on_pixel = [ratio](float v) { return std::floor(v * ratio + 0.5f) / ratio; };
  const float w = how.align == Align::kLeft ? 0 : width(style, text) - cut(style).tracking_px;
  ImVec2 pen{at.x - (how.align == Align::kMiddle ? w / 2 : w), at.y};
  if (how.turn_deg == 0) pen = {on_pixel(pen.x), on_pixel(pen.y)};
  const int first = d.VtxBuffer.Size;
  if (how.halo)
    for (int i = 0; i < 8; ++i) {
      const float angle = static_cast<float>(i) * kPi / 4;
      set(d, style, {pen.x + std::cos(angle) * 1.5f, pen.y + std::sin(angle) * 1.5f}, how.halo,
          text);
    }
  set(d, style, pen, colour, text);
  if (how.turn_deg != 0) turn(d, first, at, how.turn_deg);
}

float paragraph(ImDrawList& d, Style style, ImVec2 at, ImU32 colour, std::string_view text,
                float room) {
  const float top = at.y;
  for (const std::string_view line : wrap(style, text, room)) {
    draw(d, style, at, colour, line);
    at.y += line_height(style);
  }
  return at.y - top;
}

}  // namespace wg::type
