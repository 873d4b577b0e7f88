// tests/board/type_test.cpp — text is measured before it is drawn, and shortened where it must be.
#include "board/type.h"

#include <cmath>
#include <doctest/doctest.h>

using namespace wg;
using type::Style;

TEST_CASE("type: text that is too long ends in an ellipsis and fits") {
  ImGui::CreateContext();
  type::load(1, false);
  const std::string_view name = "Tarn Crossing, Blue: hold the crossing";
  CHECK(type::fit(Style::kBody14, name, 1000) == name);
  for (float room = 30; room < type::width(Style::kBody14, name); room += 7) {
    const std::string cut = type::fit(Style::kBody14, name, room);
    CHECK(type::width(Style::kBody14, cut) <= room);
    CHECK(cut.substr(cut.size() - 3) == "…");
  }
  ImGui::DestroyContext();
}

TEST_CASE("type: a paragraph breaks between words and loses none") {
  ImGui::CreateContext();
  type::load(2, true);
  const std::string_view words = "Orders start at 11:00. This hour yours wait one hour.";
  std::size_t letters = 0;
  const auto lines = type::wrap(Style::kNote, words, 120);
  CHECK(lines.size() > 2);
  for (const std::string_view line : lines) {
    CHECK(type::width(Style::kNote, line) <= 120);
    letters += line.size() + 1;
  }
  CHECK(letters == words.size() + 1);
  ImGui::DestroyContext();
}

TEST_CASE("type: figures are as wide as each other") {
  ImGui::CreateContext();
  type::load(1, false);
  for (const char* time : {"11:11", "08:00", "19:45"})
    CHECK(type::width(Style::kFigure28, time) ==
          doctest::Approx(type::width(Style::kFigure28, "10:00")));
  ImGui::DestroyContext();
}

TEST_CASE("P13: at every ratio the letters fit a texture that every graphics card can hold") {
  float finest = 0;  // its width, where rounding is least
  for (const float ratio : {12.0f, 9.0f, 6.0f, 4.0f, 3.0f, 2.0f, 1.5f, 1.25f, 1.0f, 0.5f}) {
    ImGui::CreateContext();
    type::load(ratio, false);
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    CAPTURE(ratio);
    CHECK(atlas.TexWidth <= 4096);
    CHECK(atlas.TexHeight <= 4096);
    // What is laid out does not depend on the pixels, but for their rounding.
    const float width = type::width(Style::kBody14, "Tarn Crossing");
    if (finest == 0) finest = width;
    // Thirteen letters, each rounded to at most half a pixel.
    CHECK(std::abs(width - finest) <= 13 * 0.5f / ratio);
    ImGui::DestroyContext();
  }
}
