// tools/raster.cpp — triangles with bilinear texture and blending, as a browser draws them.
#include "raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <utility>
#include <vector>

#include "board/geometry.h"

namespace wg {
namespace {

using namespace board;

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

}  // namespace

void write_frame(const std::string& path, const ImDrawData& data, float ratio) {
  Atlas atlas;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&atlas.alpha, &atlas.w, &atlas.h);
  write_png(path, rasterise(data, atlas, ratio));
}

}  // namespace wg
