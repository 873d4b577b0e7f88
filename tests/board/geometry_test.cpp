// tests/board/geometry_test.cpp — the arithmetic under every line that is drawn.
#include "board/geometry.h"

#include <cmath>
#include <doctest/doctest.h>

using namespace wg::board;

namespace {

float area(Path p) {
  float twice = 0;
  for (std::size_t i = 0, j = p.size() - 1; i < p.size(); j = i++)
    twice += p[j].x * p[i].y - p[j].y * p[i].x;
  return std::abs(twice) / 2;
}
float covered(Path p) {
  const auto corners = ears(p);
  float sum = 0;
  for (std::size_t i = 0; i < corners.size(); i += 3) {
    const ImVec2 triangle[] = {p[corners[i]], p[corners[i + 1]], p[corners[i + 2]]};
    sum += area(triangle);
  }
  return sum;
}
const Points kStar{{0, 0}, {40, 30}, {80, 0}, {60, 50}, {90, 90}, {40, 70}, {-10, 90}, {20, 50}};

}  // namespace

TEST_CASE("geometry: ears cover a concave polygon once, whichever way it turns") {
  CHECK(ears(kStar).size() == 3 * (kStar.size() - 2));
  CHECK(covered(kStar) == doctest::Approx(area(kStar)));
  const Points turned(kStar.rbegin(), kStar.rend());
  CHECK(covered(turned) == doctest::Approx(area(kStar)));
}

TEST_CASE("geometry: dashes keep their phase round corners") {
  const Points corner{{0, 0}, {10, 0}, {10, 10}};
  const auto pieces = dashes(corner, 4, 3);
  REQUIRE(pieces.size() == 3);
  CHECK(length(Path(pieces[0])) == doctest::Approx(4));
  CHECK(length(Path(pieces[1])) == doctest::Approx(4));  // from 7 to 11: round the corner
  CHECK(pieces[1].size() == 3);
  CHECK(length(Path(pieces[2])) == doctest::Approx(4));
  CHECK(dashes(Points{{0, 0}, {9, 0}}, 4, 3).back().back().x ==
        doctest::Approx(9));  // cut at the end
}

TEST_CASE("geometry: a hatch stays inside a concave polygon") {
  const auto lines = hatching(kStar, 8);
  CHECK(lines.size() > 10);
  for (const Segment& s : lines) {
    if (length(s.b - s.a) > 0.5f) CHECK(inside(kStar, lerp(s.a, s.b, 0.5f)));  // else: a tip
    CHECK(s.a.x + s.a.y == doctest::Approx(s.b.x + s.b.y));
  }
}

TEST_CASE("geometry: parts of a path, either way round") {
  const Points path{{0, 0}, {10, 0}, {10, 10}};
  CHECK(length(Path(part(path, 5, 15))) == doctest::Approx(10));
  const Points back = part(path, 15, 5);
  CHECK(back.front().y == doctest::Approx(5));
  CHECK(back.back().x == doctest::Approx(5));
  CHECK(nearest(path, {12, 6}) == doctest::Approx(16));
  CHECK(along(path, 99).y == doctest::Approx(10));
}

TEST_CASE("geometry: a parallel path keeps its distance") {
  const Points path{{0, 0}, {10, 0}, {10, 10}};
  const Points left = offset(path, 2);
  CHECK(left[0].y == doctest::Approx(-2));
  CHECK(left[1].x == doctest::Approx(12));
  CHECK(left[1].y == doctest::Approx(-2));
}
