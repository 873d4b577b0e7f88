// faces/tarn/front.cpp — the line between the sides, chained so that it turns its corners whole.
#include <algorithm>
#include <cmath>

#include "faces/tarn/sectors.h"
#include "faces/tarn/survey.h"

namespace wg::tarn_face {
namespace {

struct Corner {
  std::int16_t x, y;
  bool operator==(const Corner&) const = default;
};
struct Edge {  // Blue's ground lies to the left of from → to
  Corner from, to;
};

std::vector<Edge> edges_of(Sector s) {
  const survey::Line line = survey::kSectorEdges[index(s)];
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < line.size(); i += 2) {
    const std::size_t j = (i + 2) % line.size();
    edges.push_back(
        {{line[i], line[i + 1]}, {line[j], line[j + 1]}});  // clockwise: inside lies right
  }
  return edges;
}

std::vector<Edge> front_edges(const Holders& holder) {
  std::vector<Edge> reds, front;
  for (const Sector s : kEverySector)
    if (holder[index(s)] == Seat::kRed)
      for (const Edge& e : edges_of(s)) reds.push_back(e);
  for (const Sector s : kEverySector)
    if (holder[index(s)] != Seat::kRed)
      for (const Edge& e : edges_of(s))  // the neighbour walks the same edge the other way
        for (const Edge& r : reds)
          if (r.from == e.to && r.to == e.from) front.push_back(r);
  return front;
}

std::vector<std::vector<Corner>> chained(std::vector<Edge> edges) {
  std::vector<std::vector<Corner>> chains;
  while (!edges.empty()) {
    std::vector<Corner> chain{edges.back().from, edges.back().to};
    edges.pop_back();
    for (bool grew = true; grew;) {
      grew = false;
      for (auto e = edges.begin(); e != edges.end(); ++e) {
        if (e->from == chain.back())
          chain.push_back(e->to);
        else if (e->to == chain.front())
          chain.insert(chain.begin(), e->from);
        else
          continue;
        edges.erase(e);
        grew = true;
        break;
      }
    }
    chains.push_back(std::move(chain));
  }
  return chains;
}

}  // namespace

void draw_front(ImDrawList& d, const Layout& l, const Holders& holder, const Palette& p) {
  const float k = p.stroke, apart = 2.2f * k, width = (l.small() ? 2.0f : 2.6f) * k;
  const float tooth = 3.2f * k, tall = 5.2f * k, every = l.small() ? 11.0f : 16.0f;
  std::vector<Points> lines;
  for (const auto& chain : chained(front_edges(holder))) {
    Points line;
    for (const Corner c : chain) {
      const std::int16_t xy[] = {c.x, c.y};
      line.push_back(to_frame(l.frame, xy)[0]);
    }
    lines.push_back(std::move(line));
  }
  for (const Points& line : lines) stroke(d, line, paint(p.halo, 0.9f), 8 * k);
  for (const Points& line : lines) {
    const Points red = offset(line, -apart), teeth = offset(line, -apart - 1);
    stroke(d, offset(line, apart), paint(p.blue), width);
    stroke(d, red, paint(p.red), width);
    const float end = length(teeth);
    const float step = end / std::max(1.0f, std::floor(end / every));  // whole teeth, evenly
    for (float at = step / 2; at < end; at += step) {
      const ImVec2 c = along(teeth, at), on = unit(along(teeth, at + 1) - along(teeth, at - 1));
      const ImVec2 tip = c - left_of(on) * tall;
      triangle(d, c - on * tooth, tip, c + on * tooth, paint(p.red));
    }
  }
}

}  // namespace wg::tarn_face
