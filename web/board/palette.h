// board/palette.h — the colour table of the printed sheet. No colour is chosen anywhere else.
#pragma once
#include <cstddef>
#include <cstdint>

#include "imgui.h"

namespace wg::board {

enum class Theme : std::uint8_t { kLight, kDark, kContrast, kProjector };
constexpr const char* name(Theme t) {  // as the page's style sheet calls it
  constexpr const char* kNames[] = {"light", "dark", "contrast", "projector"};
  return kNames[static_cast<std::size_t>(t)];
}

// clang-format off
//  name, light, dark, contrast, projector, and the one job it has
#define WG_TOKENS(T) \
  T(paper, 0xF6F5F0, 0x10161B, 0x000000, 0xFFFFFF)        /* page behind everything */ \
  T(panel, 0xFCFBF8, 0x171F26, 0x000000, 0xFFFFFF)        /* panels, dialogs, controls */ \
  T(panel2, 0xEFEDE5, 0x1F2931, 0x1A1A1A, 0xF0F0EC)       /* chosen or hovered row, past hours */ \
  T(line, 0xD6D3C8, 0x2E3A44, 0x8C8C8C, 0xA9ADB0)         /* hairlines between groups */ \
  T(line2, 0x7F858A, 0x73818C, 0xFFFFFF, 0x4A545C)        /* borders of controls, empty bars */ \
  T(ink, 0x17232E, 0xE9EDEE, 0xFFFFFF, 0x000000)          /* text, primary button, neatline */ \
  T(ink2, 0x46535F, 0xB3BEC6, 0xFFFFFF, 0x26313A)         /* secondary text */ \
  T(ink3, 0x5C6771, 0x8F9BA5, 0xD0D0D0, 0x46525C)         /* captions, disabled text */ \
  T(on_ink, 0xFCFBF8, 0x10161B, 0x000000, 0xFFFFFF)       /* text on the primary button */ \
  T(signal, 0xA04A00, 0xF2A65A, 0xFFD400, 0x8A3B00)       /* words that warn or wait */ \
  T(signal_fill, 0xFBE9D3, 0x3A2A18, 0x2B2400, 0xFFE4C2)  /* order bar */ \
  T(focus, 0x6A3FA0, 0xC9ABFF, 0xFFD400, 0x5A2A92)        /* keyboard ring, review numbers */ \
  T(disc, 0xFFC34D, 0xF5B84A, 0xFFD400, 0xFFB833)         /* clock disc, ready glass, strength lost this hour */ \
  T(good, 0x1E6B45, 0x7FCB9F, 0x7CFFB2, 0x0B5A34)         /* gain (always with + or a word) */ \
  T(bad, 0xA32020, 0xFF9A8F, 0xFFB3A8, 0x8F0F14)          /* loss (always with - or a word) */ \
  T(blue, 0x174F8F, 0x86BEF0, 0x8CCBFF, 0x003C82)         /* Blue line: arrows, bars, text */ \
  T(blue_fill, 0xB9D8F2, 0x86B9E4, 0xA6D6FF, 0x93C9FA)    /* Blue symbol fill */ \
  T(blue_wash, 0xDCEAF6, 0x1D3347, 0x00284A, 0xD3E8FC)    /* Blue wash: reachable, sure/possible */ \
  T(red, 0xA81F1F, 0xFF9485, 0xFF9E8F, 0x99000D)          /* Red line */ \
  T(red_fill, 0xF6B3A6, 0xF0907F, 0xFFAE9F, 0xFF9E8C)     /* Red symbol fill */ \
  T(red_wash, 0xF9E0D9, 0x40231F, 0x4A0E06, 0xFFDDD4)     /* Red wash */ \
  T(unknown, 0x6B5200, 0xE8CE73, 0xFFE96B, 0x574200)      /* unknown line */ \
  T(unknown_fill, 0xF4E3A0, 0xE6CF7E, 0xFFEE8C, 0xFFE27A) /* unknown fill */ \
  T(sym_ink, 0x10171E, 0x0B1014, 0x000000, 0x000000)      /* frames and branch marks inside fills */ \
  T(land, 0xEEF1E6, 0x1C262B, 0x000000, 0xF6F8EF)         /* low ground */ \
  T(tint1, 0xF1F1E4, 0x20292C, 0x000000, 0xF6F6EA)        /* above 30 % */ \
  T(tint2, 0xF1ECDC, 0x262D2D, 0x000000, 0xF3EDDB)        /* above 50 % */ \
  T(tint3, 0xEDE4D1, 0x2D322F, 0x0D0D0D, 0xEDE2C8)        /* above 70 % */ \
  T(contour, 0xA88A5E, 0x6D6049, 0x3D3D3D, 0xB39A72)      /* contours */ \
  T(spot, 0x6E5836, 0xB9A582, 0xD0D0D0, 0x4F3D20)         /* spot heights, rock lines */ \
  T(forest, 0xD2E0C6, 0x1F332B, 0x0A1A0D, 0xCBE0BB)       /* wood */ \
  T(forest_edge, 0x86A671, 0x3F6350, 0x4E8F5B, 0x6A9455)  /* wood edge and tree rings */ \
  T(forest_ink, 0x3F6138, 0x8DB59B, 0x9BE0A8, 0x284A22)   /* wood names */ \
  T(water, 0xCBE2EC, 0x17303E, 0x04202E, 0xB9DDEE)        /* water */ \
  T(water_line, 0x4E8BA9, 0x4A83A0, 0x4C86A2, 0x2F7CA3)   /* banks, becks */ \
  T(water_ink, 0x1F5F80, 0x8CC1DB, 0x9ADBFA, 0x0C4A6B)    /* water names (italic) */ \
  T(road, 0xFFFFFF, 0x98A09F, 0xFFFFFF, 0xFFFFFF)         /* main road */ \
  T(road_case, 0x5B574E, 0x0C1216, 0x000000, 0x2B2924)    /* its casing */ \
  T(road2, 0xFFFFFF, 0x717B7C, 0xBDBDBD, 0xFFFFFF)        /* side road */ \
  T(road2_case, 0x8D887D, 0x0C1216, 0x000000, 0x5F5B52)   /* its casing */ \
  T(town, 0x2E3336, 0xC3C8C8, 0xFFFFFF, 0x101314)         /* houses, bridge rails */ \
  T(sector, 0x3A4853, 0x9AA7AF, 0xC8C8C8, 0x1E2932)       /* sector edges (80 %) */ \
  T(label, 0x1F2B36, 0xE1E6E8, 0xFFFFFF, 0x000000)        /* place names */ \
  T(label2, 0x4A5660, 0xAEB9C0, 0xFFFFFF, 0x26313A)       /* minor labels */ \
  T(veil, 0xDFDFD8, 0x141B20, 0x000000, 0xDADAD4)         /* not in sight (78 %) */ \
  T(veil_ink, 0x8D938F, 0x48545C, 0x707070, 0x70756F)     /* its hatch (50 %) */ \
  T(halo, 0xFBFAF5, 0x141B20, 0x000000, 0xFFFFFF)         /* halo of map text, rim of symbols (85 %) */ \
  T(urban, 0xD9D3CA, 0x3A3F42, 0x3A3A3A, 0xD0C9BE)        /* town tile */ \
  T(marsh, 0xDCE8E0, 0x1E3138, 0x04202E, 0xD3E6DA)        /* marsh tile */ \
  T(rock, 0xCDC6BA, 0x434544, 0x2B2B2B, 0xBFB7A9)         /* mountain tile */ \
  T(hill, 0xEFE6D0, 0x302F28, 0x141414, 0xEEE2C4)         /* hill tile */ \
  T(square, 0xC9CBC2, 0x35424B, 0x5A5A5A, 0xA8ABA2)       /* board grid */ \
  T(chart, 0x174F8F, 0x86BEF0, 0x8CCBFF, 0x003C82)        /* series A, solid */ \
  T(chart2, 0x8A5A00, 0xE5B15E, 0xFFD400, 0x8A5200)       /* series B, hatched */ \
  T(grid, 0xDEDBD1, 0x2A353E, 0x444444, 0xCFCFCA)         /* chart grid */
// clang-format on

struct Palette {
#define WG_MEMBER(name, light, dark, contrast, projector) std::uint32_t name;
  WG_TOKENS(WG_MEMBER)
#undef WG_MEMBER
  float shade;   // how far a dialog dims the table behind it
  float stroke;  // multiplies every line width
  bool night;    // dark ground: the fill carries the figure, what stands outside it is drawn in ink
  bool flat;     // no relief, no tints
};

#define WG_LIGHT(name, light, dark, contrast, projector) light,
#define WG_DARK(name, light, dark, contrast, projector) dark,
#define WG_CONTRAST(name, light, dark, contrast, projector) contrast,
#define WG_PROJECTOR(name, light, dark, contrast, projector) projector,
inline constexpr Palette kPalettes[] = {{WG_TOKENS(WG_LIGHT) 0.32f, 1.0f, false, false},
                                        {WG_TOKENS(WG_DARK) 0.55f, 1.0f, true, false},
                                        {WG_TOKENS(WG_CONTRAST) 0.75f, 1.25f, true, true},
                                        {WG_TOKENS(WG_PROJECTOR) 0.40f, 1.35f, false, false}};
#undef WG_LIGHT
#undef WG_DARK
#undef WG_CONTRAST
#undef WG_PROJECTOR
#undef WG_TOKENS

constexpr const Palette& palette(Theme theme) { return kPalettes[static_cast<int>(theme)]; }

constexpr ImU32 paint(std::uint32_t rgb, float alpha = 1) {
  return IM_COL32(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255,
                  static_cast<std::uint32_t>(alpha * 255 + 0.5f));
}
// `share` of a over b, opaque: an old report is mixed with the paper, never made see-through.
constexpr std::uint32_t mix(std::uint32_t a, std::uint32_t b, float share) {
  std::uint32_t mixed = 0;
  for (unsigned shift = 0; shift < 24; shift += 8) {
    const auto of_a = static_cast<float>(a >> shift & 255),
               of_b = static_cast<float>(b >> shift & 255);
    mixed |= static_cast<std::uint32_t>(of_a * share + of_b * (1 - share) + 0.5f) << shift;
  }
  return mixed;
}

}  // namespace wg::board
