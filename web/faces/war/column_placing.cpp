// faces/war/column_placing.cpp — what lies beside the board, by kind; positions ready made.
#include <algorithm>
#include <cmath>

#include "war/words.h"

#include "faces/war/captions.h"
#include "faces/war/column.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

constexpr std::array<std::string_view, kKinds> kNames = {
    "place.infantry",          "place.cavalry", "place.artillery",
    "place.mounted-artillery", "place.relay",   "place.mounted-relay"};

void take_up(const Sitting& s, Kind kind) {
  Desk& d = s.desk;
  const auto next = next_to_place(s.state(), s.seat(), kind);
  d.in_hand = d.in_hand == next ? std::nullopt : next;
}

void ready_made(const Sitting& s, std::optional<Deployment> which) {
  Deploy d{s.seat(), {}};
  d.at.fill(kNowhere);
  if (which) d.at = preset(*which, s.seat());
  s.desk.in_hand.reset();
  s.wish(wish::Give{d});
}

}  // namespace

float Column::placing(float y) const {
  const State& now = s.state();
  const float tall = f.coarse ? 44 : narrow() ? 32.0f : 36.0f;
  y = heading(y, "Units to place", false) - (narrow() ? 12.0f : 14.0f);
  for (std::size_t k = 0; k < kKinds; ++k) {
    const auto kind = static_cast<Kind>(k);
    const int all = kHowMany[k], left_ = all - count(now, s.seat(), kind);
    const bool in_hand =
        s.desk.in_hand && kind_of(*s.desk.in_hand) == kind && !is_there(now, *s.desk.in_hand);
    const Rect line_{left, y, right - left, tall};
    const std::string label =
        std::string(kind_name(kind)) + ", " + std::to_string(left_) + " to place";
    if (ui::row(f, line_, kNames[k], label,
                {left_ > 0, in_hand, left_ > 0 ? std::string_view() : "All of them stand."})
            .pressed)
      take_up(s, kind);
    const float base = y + tall / 2 + 5;
    draw_symbol(f.pen(), {x + 14, base - 5}, s.seat(), kind, s.seat() == kNorth ? 22 : 17);
    text(f, in_hand ? Style::kLabel14 : Style::kBody14, {x + 40, base}, left_ > 0 ? p.ink : p.ink3,
         type::fit(Style::kLabel14, kind_name(kind), width() - 40 - 40));
    if (left_ > 0)
      text(f, Style::kLabel14, {r, base}, p.ink, std::to_string(left_), Align::kRight);
    else
      draw(f.list(), Icon::kCheck, {r - 6, base - 5}, paint(p.ink3), 0.8f);
    y += tall;
  }
  y += 10;
  y = paragraph(Style::kNote, y + 12, p.ink2, kFirstPlacing);
  y = heading(y, "Where the units begin") - 14;
  constexpr std::array<std::pair<std::string_view, std::optional<Deployment>>, 4> kReady = {
      {{"preset.book", Deployment::kBook},
       {"preset.pump-house", Deployment::kPumpHouse},
       {"preset.rio", Deployment::kRio},
       {"preset.none", std::nullopt}}};
  const float cell = std::floor((width() - 8) / 2), button_h = f.coarse ? 44 : 36;
  int placed = 0;
  for (const auto& ready : kReady) {
    const auto column = static_cast<float>(placed % 2), row_ = static_cast<float>(placed / 2);
    const std::string label(ready.second ? deployment_name(*ready.second) : "Clear");
    if (ui::button(
            f, {x + column * (cell + 8), y + row_ * (button_h + 8), cell, button_h},
            {.name = ready.first,
             .label = narrow() && ready.second == Deployment::kRio    ? "Rio"
                      : narrow() && ready.second == Deployment::kBook ? "Book"
                                                                      : std::string_view(label)}))
      ready_made(s, ready.second);
    ++placed;
  }
  return y + 2 * (button_h + 8) + 8;
}

}  // namespace wg::war_face
