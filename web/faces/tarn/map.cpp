// faces/tarn/map.cpp — the order of drawing, and its reverse for the pointer.
#include "faces/tarn/map.h"

#include <string>

#include "faces/tarn/ground.h"
#include "faces/tarn/pieces.h"
#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

void draw_piece(const Pen& pen, const Piece& piece) {
  if (piece.hidden) return;
  for (int behind = std::min(piece.stacked - 1, 2); behind > 0; --behind)
    silhouette(pen, piece.at + ImVec2{5, -4} * (pen.scale * static_cast<float>(behind)),
               piece.mark.side);
  Mark mark = piece.mark;
  if (piece.stacked) mark.echelon = 0;
  draw(pen, piece.at, mark);
  const ImVec2 e = extent(mark.side, pen.scale);
  if (piece.age_h > 0)
    type::draw(pen.list, type::Style::kCaptionStrong,
               piece.at + ImVec2{e.x * 0.62f + 8, e.y * 0.62f + 7}, paint(pen.palette.label),
               std::to_string(piece.age_h) + " h", {type::Align::kLeft, paint(pen.palette.halo)});
  if (piece.stacked)
    count(pen, piece.at + ImVec2{e.x + 9 * pen.scale, e.y - pen.scale}, piece.stacked);
}

bool is_chosen(const Picture& p, const Piece& piece) {
  return (p.chosen && piece.subject == Hit{OnUnit{*p.chosen}}) ||
         (p.chosen_contact && piece.subject == Hit{OnContact{*p.chosen_contact}});
}

void draw_boxes(const Pen& pen, const Layout& l, const Picture& p, const std::vector<Piece>& all) {
  for (const Piece& piece : all) {
    if (piece.hidden || !is_chosen(p, piece)) continue;
    const bool own = std::holds_alternative<OnUnit>(piece.subject);
    Mark plain = piece.mark;
    plain.waits = plain.gives_ground = false;
    const Rect tight = bounds(plain, l.scale).grown(6 * l.scale);
    const Rect around_it{piece.at.x + tight.x, piece.at.y + tight.y, tight.w, tight.h};
    chosen(pen, at_least(around_it, own ? 64 * l.scale : 0, 0),
           own ? pen.palette.ink : line_of(pen.palette, piece.mark.side));
  }
}

void draw_chips(const Pen& pen, const Picture& p, const std::vector<Piece>& row) {
  for (const Piece& chip : row) {
    const Rect r = around(chip.at, kChip / 2, kChip / 2);
    fill(pen.list, r, paint(is_chosen(p, chip) ? pen.palette.panel2 : pen.palette.panel));
    box(pen.list, r, paint(pen.palette.ink), is_chosen(p, chip) ? 2.5f : 1);
    draw(pen.at(kChipScale), chip.at - ImVec2{0, 2}, chip.mark);
  }
}

}  // namespace

void draw_map(ImDrawList& d, const Layout& l, const Picture& p, const Palette& palette) {
  const Crisp crisp(d, l.ratio);
  const Pen pen{d, palette, l.scale};
  const auto pieces = arrange(l, p);
  d.PushClipRect(l.frame.min(), l.frame.max(), true);
  draw_sectors(d, l, p, palette);
  draw_front(d, l, p.now->holder, palette);
  draw_ground_names(d, l, palette);
  draw_names(d, l, p, palette);
  draw_boxes(pen, l, p, pieces);
  for (const Piece& piece : pieces) draw_piece(pen, piece);
  for (const auto& [sector, at] : fights(pieces)) contact(pen, at, 24 - (1 - l.scale) * 30);
  draw_chips(pen, p, chips(l, p, pieces));
  d.PopClipRect();
  draw_margin(d, l, palette);
}

Hit hit(const Layout& l, const Picture& p, ImVec2 at) {
  const auto pieces = arrange(l, p);
  for (const Piece& chip : chips(l, p, pieces))
    if (around(chip.at, kChip / 2, kChip / 2).has(at)) return chip.subject;
  const float least = p.is_coarse ? 44 : 24;
  const Piece* nearest = nullptr;
  for (const Piece& piece : pieces) {
    if (piece.hidden || !at_least(footprint(l, piece), least, least).has(at)) continue;
    if (!nearest || length(piece.at - at) < length(nearest->at - at)) nearest = &piece;
  }
  if (nearest && nearest->stacked)
    return OnStack{nearest->sector,
                   nearest->mark.side == drawn_as(Seat::kRed) ? Seat::kRed : Seat::kBlue};
  if (nearest) return nearest->subject;
  if (const auto sector = sector_under(l.frame, at)) return OnSector{*sector};
  return {};
}

}  // namespace wg::tarn_face
