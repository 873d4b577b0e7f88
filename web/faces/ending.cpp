// faces/ending.cpp — a low sheet keeps one button at its foot; the others follow the verdict.
#include "faces/ending.h"

#include <cmath>

#include "faces/bar.h"
#include "ui/widgets.h"

namespace wg::face {

EndSheet::EndSheet(ui::Frame& f, const Desk& desk, Rect r, float pad, const Ending& ending)
    : f_(f), desk_(desk), r_(r), pad_(pad), ending_(ending), low_(r.h < 520) {
  ui::surface(f, r, f.palette.panel);
  ui::rule(f, r.x, r.x + r.w, r.y);
  tall_ = low_ && !f.coarse ? 40 : 44;
  first_ = low_ ? 46 : 52;
  gap_ = low_ ? 8 : 12;
  const Locks& locks = desk.locks;
  const int cells =
      1 + (locks.another ? 0 : 2) + (locks.another || locks.side ? 0 : 1) + (locks.copy ? 0 : 1);
  const auto rows = static_cast<float>((cells + 1) / 2);
  const float buttons = first_ + rows * (tall_ + gap_) + 2 * (low_ ? 8 : 20);
  constexpr float kVerdict = 150;
  all_stay_ = r.h - buttons >= kVerdict;
  foot_h_ = all_stay_ ? buttons : first_ + 16;
}

Rect EndSheet::verdict() const { return {r_.x + 1, r_.y + 1, r_.w - 1, r_.h - foot_h_ - 2}; }

float EndSheet::scrolled(float y) { return all_stay_ ? y : ways(y + 4) + 4; }

float EndSheet::ways(float y) {
  const Locks& locks = desk_.locks;
  const Rect at{r_.x + pad_, y, r_.w - 2 * pad_, 0};
  const float cell_w = std::floor((at.w - gap_) / 2);
  int placed = 0;
  const auto next_cell = [&](bool last = false) {
    const bool alone = last && placed % 2 == 0;
    const Rect cell{at.x + static_cast<float>(placed % 2) * (cell_w + gap_),
                    at.y + static_cast<float>(placed / 2) * (tall_ + gap_), alone ? at.w : cell_w,
                    tall_};
    ++placed;
    return cell;
  };
  if (!locks.another && ui::button(f_, next_cell(), {.name = "again.new", .label = "Play again"}))
    way_.wish = wish::SameAgain{true};
  if (!locks.another && !locks.side &&
      ui::button(f_, next_cell(),
                 {.name = "again.sides",
                  .label = "Swap sides",
                  .enabled = ending_.can_swap,
                  .why = "Both sides are played at this screen."}))
    way_.wish = wish::ChangeSides{};
  if (!locks.copy) reserve_copy(f_, ending_.covered, next_cell());
  if (ui::button(f_, next_cell(), {.name = "print.log", .label = ending_.print})) way_.print = true;
  if (!locks.another && ui::button(f_, next_cell(true), {.name = "leave", .label = "Other games"}))
    way_.wish = wish::ToStart{};
  return at.y + static_cast<float>((placed + 1) / 2) * (tall_ + gap_);
}

WayOn EndSheet::foot() {
  float y = r_.y + r_.h - foot_h_;
  ui::rule(f_, r_.x, r_.x + r_.w, y);
  y += low_ ? 8 : 20;
  if (ui::button(f_, {r_.x + pad_, y, r_.w - 2 * pad_, first_},
                 {.name = "replay",
                  .label = "Look back from the beginning",
                  .tone = ui::Tone::kPrimary,
                  .style = type::Style::kLabel16,
                  .enabled = ending_.can_look_back}))
    way_.wish = wish::Seek{0};
  if (all_stay_) ways(y + first_ + gap_);
  return way_;
}

}  // namespace wg::face
