// faces/tarn/map.cpp — the order of drawing, and its reverse for the pointer.
#include "faces/tarn/map.h"

#include <cmath>
#include <string>

#include "faces/tarn/ground.h"
#include "faces/tarn/motion.h"
#include "faces/tarn/plans.h"
#include "faces/tarn/sectors.h"
#include "faces/tarn/tray.h"

namespace wg::tarn_face {
namespace {

void draw_piece(const Pen& pen, const Layout& l, const Piece& piece) {
  if (piece.hidden) return;
  // Those behind look out past the front one's second line.
  const float past = piece.mark.dug == Dug::kNot ? 0 : 1;
  for (int behind = std::min(piece.stacked - 1, 2); behind > 0; --behind)
    silhouette(pen, piece.at + ImVec2{5, -4} * (pen.scale * (static_cast<float>(behind) + past)),
               piece.mark.side);
  Mark mark = piece.mark;
  if (piece.stacked) mark.echelon = 0;
  draw(pen, piece.at, mark);
  const ImVec2 e = extent(mark.side, pen.scale);
  if (piece.age_h > 0)
    type::draw(pen.list, type::Style::kCaptionStrong, piece.at + age_at(l, piece),
               paint(pen.palette.label), std::to_string(piece.age_h) + " h",
               {type::Align::kLeft, paint(pen.palette.halo)});
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

void draw_losses(const Pen& pen, const std::vector<Loss>& losses) {
  for (const Loss& loss : losses) {
    const long tenths = std::lround(loss.points * 10);
    const std::string text = "−" + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
    type::draw(pen.list, type::Style::kCaptionStrong, loss.at, paint(pen.palette.bad), text,
               {type::Align::kLeft, paint(pen.palette.halo)});
  }
}

void draw_focus(const Pen& pen, const Layout& l, const Picture& p, const std::vector<Piece>& all) {
  for (const Piece& piece : all)
    if (piece.subject == p.focus && !piece.hidden) return focus(pen, footprint(l, piece));
  if (const auto* on = std::get_if<OnSector>(&p.focus))
    stroke(pen.list, outline(l.frame, on->sector), paint(pen.palette.focus), 2.5f,
           ImDrawFlags_Closed);
}

template <class Is>
const Piece* nearest(const std::vector<Piece>& all, ImVec2 at, Is is) {
  const Piece* best = nullptr;
  for (const Piece& piece : all)
    if (is(piece) && (!best || length(piece.at - at) < length(best->at - at))) best = &piece;
  return best;
}

}  // namespace

void draw_map(ImDrawList& d, const Layout& l, const Picture& picture, const Palette& palette) {
  const Crisp crisp(d, l.ratio);
  const Pen pen{d, palette, l.scale};
  const Moment m = moment(l, picture);
  Picture p = picture;  // of this moment
  p.now = m.knows;
  if (!m.at_rest) p.shows_reach = false;
  d.PushClipRect(l.in_sight().min(), l.in_sight().max(), true);
  draw_sectors(d, l, p, palette);
  draw_front(d, l, m.holds->holder, palette);
  draw_ground_names(d, l, palette);
  if (m.at_rest) {
    draw_choices(pen, l, p, m.pieces);
    draw_later(pen, l, p, m.pieces);
    draw_boxes(pen, l, p, m.pieces);
  }
  for (const Piece& piece : m.pieces) draw_piece(pen, l, piece);
  draw_names(d, l, p, palette);  // above the tips that touch them
  for (const Clash& clash : m.clashes) contact(pen, clash.at, 24 - (1 - l.scale) * 30, clash.width);
  if (m.at_rest) draw_arrows(pen, l, p, m.pieces);
  if (m.shell) draw_fire(pen, l, *picture.before, m.shell->at, m.shell->radius);
  if (m.at_rest) {
    if (p.plan.fire) draw_fire(pen, l, *p.now, *p.plan.fire, target_radius(l));
    draw_arrivals(pen, l, p, m.pieces);
    draw_focus(pen, l, p, m.pieces);
    draw_chips(pen, p, chips(l, p, m.pieces));
  }
  draw_losses(pen, m.losses);
  d.PopClipRect();
  draw_margin(d, l, palette);
  draw_tray(pen, l, p);
}

Hit hit(const Layout& l, const Picture& p, ImVec2 at) {
  const auto pieces = arrange(l, p);
  for (const Piece& chip : chips(l, p, pieces))
    if (around(chip.at, kChip / 2, kChip / 2).has(at)) return chip.subject;
  if (l.tray && l.tray->has(at)) {
    const auto all = waiting(l, p);
    const Piece* piece = nearest(all, at, [](const Piece&) { return true; });
    return piece ? piece->subject : Hit{};
  }
  if (l.pane && !l.pane->has(at)) return {};
  const float least = p.is_coarse ? 44 : 24;
  const Piece* piece = nearest(pieces, at, [&](const Piece& q) {
    return !q.hidden && at_least(footprint(l, q), least, least).has(at);
  });
  if (piece && piece->stacked)
    return OnStack{piece->sector, piece->mark.side == Side::kBlue ? Seat::kBlue : Seat::kRed};
  if (piece) return piece->subject;
  if (const auto sector = sector_under(l.frame, at)) return OnSector{*sector};
  return {};
}

}  // namespace wg::tarn_face
