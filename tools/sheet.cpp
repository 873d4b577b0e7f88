// tools/sheet.cpp — the map without a browser: draws scenes with the real drawing code, rasterises
// them on the CPU and writes PNG files to look at.  sheet FOLDER [SCENE]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "board/style.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/hours.h"
#include "faces/tarn/map.h"

using namespace wg;
using namespace wg::tarn_face;

namespace {

struct Image {
  int w = 0, h = 0;
  std::vector<float> rgb;
};

struct Atlas {
  unsigned char* alpha = nullptr;
  int w = 0, h = 0;
  float at(float u, float v) const {  // bilinear, as the browser samples
    const float x = u * static_cast<float>(w) - 0.5f, y = v * static_cast<float>(h) - 0.5f;
    const int ix = static_cast<int>(std::floor(x)), iy = static_cast<int>(std::floor(y));
    const float ax = x - std::floor(x), ay = y - std::floor(y);
    const auto texel = [&](int i, int j) {
      i = std::clamp(i, 0, w - 1), j = std::clamp(j, 0, h - 1);
      return static_cast<float>(alpha[j * w + i]) / 255;
    };
    return (texel(ix, iy) * (1 - ax) + texel(ix + 1, iy) * ax) * (1 - ay) +
           (texel(ix, iy + 1) * (1 - ax) + texel(ix + 1, iy + 1) * ax) * ay;
  }
};

float edge(ImVec2 a, ImVec2 b, float x, float y) {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

void triangle(Image& image, const Atlas& atlas, std::array<ImDrawVert, 3> v, const Rect& clip,
              float ratio) {
  for (ImDrawVert& corner : v) corner.pos = corner.pos * ratio;
  const float area = edge(v[0].pos, v[1].pos, v[2].pos.x, v[2].pos.y);
  if (area == 0) return;
  if (area < 0) std::swap(v[1], v[2]);
  const ImVec2 corners[] = {v[0].pos, v[1].pos, v[2].pos};
  const Rect b = bounds(corners);
  const auto inside_of = [](float low, float high, int end) {
    return std::pair{std::max(0, static_cast<int>(std::floor(low))),
                     std::min(end, static_cast<int>(std::ceil(high)))};
  };
  const auto columns =
      inside_of(std::max(b.x, clip.x), std::min(b.x + b.w, clip.x + clip.w), image.w);
  const auto rows = inside_of(std::max(b.y, clip.y), std::min(b.y + b.h, clip.y + clip.h), image.h);
  for (int y = rows.first; y < rows.second; ++y)
    for (int x = columns.first; x < columns.second; ++x) {
      std::array<float, 3> weight{};
      bool covered = true;
      for (std::size_t k = 0; k < 3 && covered; ++k) {
        const ImVec2 p = v[(k + 1) % 3].pos, q = v[(k + 2) % 3].pos;
        weight[k] =
            edge(p, q, static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f) / std::abs(area);
        const bool top_left =
            q.y < p.y || (q.y == p.y && q.x > p.x);  // such an edge owns its pixels
        covered = weight[k] > 0 || (weight[k] == 0 && top_left);
      }
      if (!covered) continue;
      std::array<float, 4> colour{};
      ImVec2 uv{0, 0};
      for (std::size_t k = 0; k < 3; ++k) {
        uv = uv + v[k].uv * weight[k];
        for (std::size_t c = 0; c < 4; ++c)
          colour[c] += weight[k] * static_cast<float>(v[k].col >> (8 * c) & 255);
      }
      const float alpha = colour[3] / 255 * atlas.at(uv.x, uv.y);
      float* pixel = &image.rgb[static_cast<std::size_t>(y * image.w + x) * 3];
      for (std::size_t c = 0; c < 3; ++c) pixel[c] = pixel[c] * (1 - alpha) + colour[c] * alpha;
    }
}

Image rasterise(const ImDrawData& data, const Atlas& atlas, float ratio) {
  Image image{static_cast<int>(data.DisplaySize.x * ratio),
              static_cast<int>(data.DisplaySize.y * ratio),
              {}};
  image.rgb.resize(static_cast<std::size_t>(image.w * image.h) * 3);
  for (const ImDrawList* list : data.CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const ImVec4 c = command.ClipRect;
      const Rect clip{c.x * ratio, c.y * ratio, (c.z - c.x) * ratio, (c.w - c.y) * ratio};
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        std::array<ImDrawVert, 3> v;
        for (unsigned k = 0; k < 3; ++k)
          v[k] = list->VtxBuffer[static_cast<int>(
              command.VtxOffset + list->IdxBuffer[static_cast<int>(command.IdxOffset + i + k)])];
        triangle(image, atlas, v, clip, ratio);
      }
    }
  return image;
}

// PNG with stored (uncompressed) deflate blocks: nothing to link, nothing to go wrong.
struct Png {
  std::FILE* file;
  std::uint32_t crc = 0;

  void byte(unsigned b) {
    std::fputc(static_cast<int>(b & 255), file);
    crc ^= b & 255;
    for (int k = 0; k < 8; ++k) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
  }
  void word(std::uint32_t w) {
    for (int shift = 24; shift >= 0; shift -= 8) byte(w >> shift);
  }
  void chunk(const char* type, const std::vector<unsigned char>& data) {
    word(static_cast<std::uint32_t>(data.size()));
    crc = ~0u;
    for (int i = 0; i < 4; ++i) byte(static_cast<unsigned char>(type[i]));
    for (const unsigned char b : data) byte(b);
    word(~crc);
  }
};

void write_png(const std::string& path, const Image& image) {
  std::vector<unsigned char> rows, zlib{0x78, 0x01};
  for (int y = 0; y < image.h; ++y) {
    rows.push_back(0);
    for (int i = 0; i < image.w * 3; ++i)
      rows.push_back(static_cast<unsigned char>(
          std::clamp(image.rgb[static_cast<std::size_t>(y * image.w * 3 + i)], 0.0f, 255.0f) +
          0.5f));
  }
  std::uint32_t a = 1, b = 0;
  for (const unsigned char byte : rows) a = (a + byte) % 65521, b = (b + a) % 65521;
  for (std::size_t at = 0; at < rows.size(); at += 65535) {
    const std::size_t n = std::min<std::size_t>(65535, rows.size() - at);
    for (const std::size_t v :
         {std::size_t{at + n == rows.size()}, n & 255, n >> 8, ~n & 255, ~n >> 8 & 255})
      zlib.push_back(static_cast<unsigned char>(v));
    zlib.insert(zlib.end(), rows.begin() + static_cast<std::ptrdiff_t>(at),
                rows.begin() + static_cast<std::ptrdiff_t>(at + n));
  }
  for (const std::uint32_t v : {b >> 8, b, a >> 8, a})
    zlib.push_back(static_cast<unsigned char>(v));
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return;
  Png png{file};
  for (const unsigned v : {0x89u, 0x50u, 0x4Eu, 0x47u, 0x0Du, 0x0Au, 0x1Au, 0x0Au}) png.byte(v);
  const auto w = static_cast<unsigned>(image.w), h = static_cast<unsigned>(image.h);
  std::vector<unsigned char> header;
  for (const unsigned v :
       {w >> 24, w >> 16, w >> 8, w, h >> 24, h >> 16, h >> 8, h, 8u, 2u, 0u, 0u, 0u})
    header.push_back(static_cast<unsigned char>(v & 255));
  png.chunk("IHDR", header);
  png.chunk("IDAT", zlib);
  png.chunk("IEND", {});
  std::fclose(file);
}

// One frame of `size` layout pixels, drawn by `paint_it` on the background list.
template <class Paint>
void shoot(const std::string& path, ImVec2 size, float ratio, Theme theme, Paint paint_it) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = size;
  io.DisplayFramebufferScale = {ratio, ratio};
  io.DeltaTime = 1 / 60.0f;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  const Palette& p = palette(theme);
  type::load(ratio, p.night);
  Atlas atlas;
  io.Fonts->GetTexDataAsAlpha8(&atlas.alpha, &atlas.w, &atlas.h);
  io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
  dress(p, Pointer::kMouse);
  ImGui::NewFrame();
  ImDrawList& d = *ImGui::GetBackgroundDrawList();
  fill(d, Rect{0, 0, size.x, size.y}, paint(p.paper));
  paint_it(d, p);
  ImGui::Render();
  const ImDrawData& data = *ImGui::GetDrawData();
  write_png(path, rasterise(data, atlas, ratio));
  std::printf("%s: atlas %d x %d, %d vertices\n", path.c_str(), atlas.w, atlas.h,
              data.TotalVtxCount);
  ImGui::DestroyContext();
}

// Half past the morning: the situation of the design's pictures, 10:00, Blue's eyes.
View at_ten() {
  using enum Sector;
  View v;
  v.hour = 4;
  v.slow = true;
  v.holder.fill(Seat::kBlue);
  for (const Sector s : {kW0, kC0, kE0, kW1}) v.holder[index(s)] = Seat::kRed;
  const auto put = [&](UnitId id, Sector at, Hour arrived, Strength strength, Strength lost = 0) {
    Unit& u = v.own[id];
    u.where = Where::kMap;
    u.sector = u.came_from = at;
    u.arrived = arrived;
    u.strength = strength;
    u.lost_this_hour = lost;
  };
  put(0, kW2, -10, 5200, 1100);
  put(1, kC2, -10, 8000);
  put(2, kE2, 3, 8000);
  put(3, kX, -10, 8000);
  put(4, kX, -10, 8000);
  put(5, kR, -10, 12000);
  put(6, kC1, 4, 2000);
  put(7, kE2, 4, 1800);
  v.own[2].stance = Stance::kGiveGround;
  v.own[0].fought = true;
  v.contacts = {{0, kW2, 3, Hour{3}, Kind::kTank, Certainty::kExact, 8900, true, false},
                {1, kW1, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {2, kW1, 3, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {3, kC0, 2, {}, Kind::kRecon, Certainty::kSeen, 2000, true, false},
                {4, kE0, 3, {}, Kind::kTank, Certainty::kHeard, 12000, true, false}};
  v.movements = {{kW0, 2}};
  return v;
}

View an_hour_before(View v) {
  v.hour = 3;
  v.slow = false;
  v.holder[index(Sector::kW1)] = Seat::kBlue;
  v.own[0].strength += v.own[0].lost_this_hour;
  v.own[0].lost_this_hour = 0;
  v.own[0].fought = false;
  v.own[6].sector = Sector::kC2;
  v.own[7].sector = Sector::kE1;
  v.contacts[0] = {0, Sector::kW1, 2, Hour{2}, Kind::kTank, Certainty::kExact, 10200, true, false};
  v.contacts[1].sector = v.contacts[2].sector = Sector::kW0;
  for (Contact& c : v.contacts) c.seen = std::min(c.seen, Hour{2});
  v.movements = {{Sector::kW0, 1}};
  return v;
}

// Everything at once: stacks, fights for several, old reports, an exposed decoy, a broken unit.
View crowded() {
  using enum Sector;
  View v = at_ten();
  v.slow = false;
  v.last_fire = kW1;
  for (const std::size_t i : {0, 1, 3, 4}) v.own[i].sector = kC4;
  v.own[1].where = Where::kGone;
  v.own[1].lost_this_hour = 900;
  v.own[0].fought = v.own[3].fought = v.own[4].fought = true;
  for (const Sector s : {kW1, kW2, kW3, kC1, kC2, kC3}) v.holder[index(s)] = Seat::kRed;
  v.own[6].sector = kX;
  v.own[2].strength = 4400;
  v.contacts = {{0, kC4, 3, Hour{3}, Kind::kTank, Certainty::kExact, 8900, true, false},
                {1, kC4, 3, Hour{3}, Kind::kTank, Certainty::kExact, 11000, true, false},
                {2, kC4, 3, Hour{3}, Kind::kMech, Certainty::kExact, 7000, true, false},
                {3, kC3, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {4, kC3, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {5, kC3, 3, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {6, kE1, 3, Hour{3}, Kind::kDecoy, Certainty::kExact, 0, true, false},
                {7, kW3, 1, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {8, kW3, 2, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {9, kW2, 0, {}, Kind::kRecon, Certainty::kSeen, 2000, true, false}};
  v.movements = {{kW0, 2}, {kC1, 1}};
  return v;
}

// Red, 08:00: the first echelon in, the others waiting.
View of_red() {
  using enum Sector;
  View v;
  v.seat = Seat::kRed;
  v.hour = 2;
  v.holder.fill(Seat::kBlue);
  for (const Sector s : {kW0, kC0, kE0}) v.holder[index(s)] = Seat::kRed;
  const Sector at[] = {kW0, kE0, kC0, kW0, kE0, kE0};
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    Unit& u = v.own[i];
    u.strength = roster(id_of(v, i)).full;
    if (i >= std::size(at)) continue;
    u.where = Where::kMap;
    u.sector = at[i];
    u.arrived = 1;
  }
  v.contacts = {{0, kW2, 0, {}, Kind::kInfantry, Certainty::kSeen, 8000, true, false},
                {1, kC2, 1, {}, Kind::kInfantry, Certainty::kHeard, 8000, true, false}};
  return v;
}

Picture by_itself(const View& now) {
  Picture p;
  p.now = &now;
  p.plan = plan(now, {});
  return p;
}

Picture with_orders(const View& now, const View& before) {
  Picture p = by_itself(now);
  p.before = &before;
  const Order orders[] = {March{kReserve, Sector::kW3}, March{7, Sector::kE1},
                          Fire{Seat::kBlue, Sector::kW1}};
  p.plan = plan(now, orders);
  p.plan.unit[7].starts_next_hour = false;  // so that both kinds of arrow are seen
  p.chosen = kReserve;
  p.shows_reach = false;
  return p;
}

Day a_day() {
  Day day;
  day.now = 4;
  day.told[1] = {Told::kFirstContact};
  day.told[2] = {Told::kFirstContact, Told::kFire};
  day.told[3] = {Told::kFight, Told::kFire};
  return day;
}

struct Screen {
  const char* name;
  ImVec2 size;
  Rect room, hours;
};
constexpr Screen kWide{"wide", {940, 800}, {44, 84, 872, 628}, {44, 742, 872, 24}};
constexpr Screen kMiddle{"middle", {560, 580}, {14, 14, 532, 462}, {14, 498, 532, 20}};
constexpr Screen kPhone{"phone", {320, 410}, {0, 0, 320, 376}, {14, 384, 292, 14}};

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : ".", only = argc > 2 ? argv[2] : "";
  const View ten = at_ten(), nine = an_hour_before(ten), crowd = crowded(), red = of_red();
  const auto draw_screen = [&](const char* what, const Screen& screen, const Picture& p,
                               Theme theme, float ratio) {
    constexpr const char* kThemes[] = {"light", "dark", "contrast", "projector"};
    const std::string name = std::string(screen.name) + "-" + what + "-" +
                             kThemes[static_cast<int>(theme)] + (ratio > 1 ? "-2" : "");
    if (name.find(only) == std::string::npos) return;
    shoot(folder + "/" + name + ".png", screen.size, ratio, theme,
          [&](ImDrawList& d, const Palette& palette) {
            const Layout l = lay_out(screen.room, p.now->seat, ratio);
            d.PushClipRect(l.frame.min(), l.frame.max(), true);
            draw_ground(d, l, palette);
            d.PopClipRect();
            draw_map(d, l, p, palette);
            draw_hours(d, screen.hours, ratio, a_day(), palette);
          });
  };
  const Picture orders = with_orders(ten, nine);
  for (const Theme theme : {Theme::kLight, Theme::kDark, Theme::kContrast, Theme::kProjector})
    draw_screen("orders", kWide, orders, theme, 1);
  draw_screen("orders", kWide, orders, Theme::kLight, 2);
  draw_screen("orders", kMiddle, orders, Theme::kLight, 1);
  draw_screen("orders", kPhone, orders, Theme::kLight, 2);
  draw_screen("orders", kPhone, orders, Theme::kDark, 2);

  Picture reach = orders;
  reach.shows_reach = true;
  reach.hovered = Sector::kW4;
  reach.focus = OnUnit{2};
  reach.plan.unit[5].to = std::nullopt;
  draw_screen("reach", kWide, reach, Theme::kLight, 1);
  draw_screen("reach", kPhone, reach, Theme::kLight, 2);

  Picture many = by_itself(crowd);
  many.chosen_contact = 8;
  many.opened = OnStack{Sector::kC4, Seat::kRed};
  draw_screen("crowd", kWide, many, Theme::kLight, 1);
  draw_screen("crowd", kPhone, many, Theme::kLight, 2);

  Picture attack = by_itself(red);
  const Order marches[] = {March{14, Sector::kW0}, March{15, Sector::kW0}, March{18, Sector::kE0},
                           March{10, Sector::kC4}, March{11, Sector::kC1}};
  attack.plan = plan(red, marches);
  attack.chosen = UnitId{14};
  draw_screen("red", kWide, attack, Theme::kLight, 1);
  draw_screen("red", kPhone, attack, Theme::kLight, 2);

  for (const float progress : {0.2f, 0.45f, 0.7f, 0.9f}) {
    Picture moment = by_itself(ten);
    moment.before = &nine;
    moment.progress = progress;
    draw_screen(("play" + std::to_string(static_cast<int>(progress * 100))).c_str(), kWide, moment,
                Theme::kLight, 1);
  }
}
