// faces/tarn/survey.cpp — the ground, unpacked once from the bytes that tools/ground.py packed.
#include "faces/tarn/survey.h"

#include <vector>

namespace wg::tarn_face::survey {
namespace {

// Reads in the order in which ground.py wrote; what it hands out lies in storage that never moves.
class Unpacking {
 public:
  Unpacking() {
    numbers_.reserve(kNumbers);
    lines_.reserve(kLinesInAll);
  }

  std::size_t count() {
    std::size_t n = 0;
    for (unsigned shift = 0;; shift += 7) {
      const std::uint8_t byte = *next_++;
      n |= static_cast<std::size_t>(byte & 0x7F) << shift;
      if (byte < 0x80) return n;
    }
  }

  int number() {
    const auto n = static_cast<int>(count());
    return n & 1 ? -(n >> 1) - 1 : n >> 1;
  }

  Line line() {
    const std::size_t first = numbers_.size(), n = count();
    for (std::size_t i = 0; i < n; ++i) {
      const int before = i > 1 ? numbers_[first + i - 2] : 0;
      numbers_.push_back(static_cast<std::int16_t>(before + number()));
    }
    return Line(numbers_).subspan(first, n);
  }

  Lines lines() {
    const std::size_t first = lines_.size(), n = count();
    for (std::size_t i = 0; i < n; ++i) lines_.push_back(line());
    return Lines(lines_).subspan(first, n);
  }

 private:
  const std::uint8_t* next_ = kPacked;
  std::vector<std::int16_t> numbers_;
  std::vector<Line> lines_;
};

Unpacking& unpacking() {
  static Unpacking the;
  return the;
}

Lines lines() { return unpacking().lines(); }

std::vector<Spot> spots() {
  Unpacking& u = unpacking();
  std::vector<Spot> all(u.count());
  for (Spot& s : all)
    for (std::int16_t* n : {&s.x, &s.y, &s.height_m}) *n = static_cast<std::int16_t>(u.number());
  return all;
}

std::vector<Contour> contours() {
  Unpacking& u = unpacking();
  std::vector<Contour> all(u.count());
  for (Contour& c : all) {
    c.level = static_cast<std::uint8_t>(u.count());
    c.shade = static_cast<std::uint8_t>(u.count());
    c.index = u.count() != 0;
    c.line = u.line();
  }
  return all;
}

std::vector<House> houses() {
  Unpacking& u = unpacking();
  std::vector<House> all(u.count());
  for (House& h : all) {
    h.sector = static_cast<std::uint8_t>(u.number());
    for (std::int8_t* n : {&h.dx, &h.dy, &h.w, &h.h}) *n = static_cast<std::int8_t>(u.number());
  }
  return all;
}

}  // namespace

// One after another: this is the order of the bytes.
const Lines kSectorEdges = lines(), kRoads = lines(), kTracks = lines(), kBecks = lines(),
            kWoods = lines(), kTints = lines(), kWaters = lines();
namespace {
const std::vector<Spot> node_spots = spots(), height_spots = spots();
const std::vector<Contour> all_contours = contours();
const std::vector<House> all_houses = houses();
}  // namespace
const std::span<const Spot> kNodes(node_spots), kSpots(height_spots);
const std::span<const Contour> kContours(all_contours);
const std::span<const House> kHouses(all_houses);

}  // namespace wg::tarn_face::survey
