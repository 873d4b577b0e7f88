// faces/tarn/review_maps.cpp — a map is drawn from one view and nothing else; the numbers lie above
// it.
#include "faces/tarn/review_maps.h"

#include <algorithm>
#include <string>

#include "tarn/words.h"

#include "faces/tarn/ground.h"
#include "faces/tarn/map.h"
#include "faces/tarn/pieces.h"
#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

const char* name_of(Seat seat) {
  constexpr const char* kNames[] = {"blue", "red", "truth"};
  return kNames[wg::index(seat)];
}

// Beside the mark that it speaks of: the enemies of the side that believed, as they stand in their
// sector; where none is drawn, the sector's road.
struct Numbers {
  const Layout& sheet;
  const std::vector<Piece>& pieces;
  Side enemy;
  std::array<int, kSectors> used{};

  ImVec2 place(Sector s) {
    const int nth = used[index(s)]++;
    int n = 0;
    const Piece* last = nullptr;
    for (const Piece& piece : pieces) {
      const bool theirs = piece.mark.side == enemy || piece.mark.side == Side::kUnknown;
      if (piece.sector != s || piece.hidden || !theirs || piece.subject == Hit{OnBattery{}})
        continue;
      last = &piece;
      if (n++ == nth) return beside_names(piece);
    }
    const ImVec2 from = last ? corner_of(*last) : node(sheet.frame, s) - ImVec2{26, 0};
    return inside_frame(from - ImVec2{20.0f * static_cast<float>(nth - std::max(n - 1, 0)), 0});
  }
  ImVec2 corner_of(const Piece& piece) const {
    const ImVec2 e = extent(piece.mark.side, sheet.scale);
    const bool diamond = piece.mark.side == Side::kRed;
    return piece.at - ImVec2{std::max(e.x, 16.0f) + (diamond ? 0.0f : 5.0f),
                             std::max(e.y - (diamond ? 2.0f : 0.0f), 11.0f)};
  }
  // At the mark's upper left; where a sector's name stands there, at another of its corners.
  ImVec2 beside_names(const Piece& piece) const {
    const ImVec2 by = corner_of(piece) - piece.at;
    for (const ImVec2 corner :
         {by, ImVec2{-by.x, by.y}, ImVec2{by.x, -by.y}, ImVec2{-by.x, -by.y}}) {
      const ImVec2 at = piece.at + corner;
      if (!hides_a_name(at) && sheet.frame.grown(-12).has(at)) return at;
    }
    return inside_frame(piece.at + by);
  }
  bool hides_a_name(ImVec2 at) const {
    for (const Sector s : kEverySector)
      if (overlap(around(at, 9, 9), name_box(sheet, s))) return true;
    return false;
  }
  ImVec2 inside_frame(ImVec2 at) const {
    const Rect r = sheet.frame.grown(-12);
    return {std::clamp(at.x, r.x, r.x + std::max(r.w, 1.0f)),
            std::clamp(at.y, r.y, r.y + std::max(r.h, 1.0f))};
  }
};

}  // namespace

void show_seen(const Reviewing& s, Rect r, Seat seat, float progress) {
  ui::Frame& f = s.frame;
  const Layout sheet = lay_out(r, View{}, f.ratio);  // without Red's tray: all maps alike
  const Seen& seen = s.scene.seen[wg::index(seat)];
  Picture picture;
  picture.now = &seen.now;
  picture.before = seen.before ? &*seen.before : nullptr;
  picture.progress = progress;
  picture.shows_reach = false;
  picture.is_coarse = f.coarse;
  ImDrawList& list = f.list();
  if (s.scene.ground) {
    s.scene.ground(list, sheet);
  } else {
    list.PushClipRect(r.min(), r.max(), true);
    draw_ground(list, sheet, f.palette);
    list.PopClipRect();
  }
  draw_map(list, sheet, picture, f.palette);
  if (!sheet.has_neatline()) {
    if (r.x > 0)
      box(list, r.grown(0.75f), paint(f.palette.ink), 1.5f * f.palette.stroke);
    else
      for (const float y : {r.y - 1, r.y + r.h})
        fill(list, Rect{r.x, y, r.w, 1}, paint(f.palette.ink));
  }
  const std::string name = std::string("review.map.") + name_of(seat);
  ui::slot(name, r);
  const auto pieces = arrange(sheet, picture);
  for (const Piece& piece : pieces)
    if (const auto* c = std::get_if<OnContact>(&piece.subject))
      ui::slot(name + "." + std::to_string(c->number), around(piece.at, 4, 4));
  const Seat side = s.desk.review.side;
  if (progress < 1 || (seat != side && seat != Seat::kUmpire)) return;
  Numbers numbers{sheet, pieces, drawn_as(other(side))};
  int n = 0;
  for (const Difference& d : s.scene.differences[wg::index(side)]) {
    ++n;
    const auto& where = seat == Seat::kUmpire ? d.there : d.believed;
    if (where) difference(f.pen(), numbers.place(*where), n);
  }
}

}  // namespace wg::tarn_face
