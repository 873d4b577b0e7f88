// faces/war/column_orders.cpp — the turn looked back at, an order a row: what has been taken of it
// so far, and what is still to come.
#include "war/words.h"

#include "faces/war/captions.h"
#include "faces/war/column.h"

namespace wg::war_face {

float Column::orders(float y) const {
  y = heading(y, "Orders of this turn") - (narrow() ? 16.0f : 18.0f);
  if (s.scene.orders.empty())
    return foot(paragraph(Style::kBody14, y + 18, p.ink2, "Nothing was ordered.") - 20);
  State now = s.scene.began;
  for (std::size_t i = 0; i < s.scene.orders.size(); ++i) {
    auto out = take(std::move(now), s.scene.orders[i]);
    now = std::move(out.state);
    const std::string words =
        out.events.empty() ? "The units are placed." : sentence(now, out.events.front().event);
    const auto lines = static_cast<float>(type::wrap(Style::kNote, words, width() - 24).size());
    const float h = std::max(lines * 18 + 8, f.coarse ? 44.0f : 0.0f);
    const bool done = i < s.scene.taken, last = i + 1 == s.scene.taken;
    if (ui::row(f, {left, y, right - left, h}, "order." + std::to_string(i + 1), words,
                {true, last})
            .pressed) {
      s.desk.replay.playing = false;
      s.wish(wish::SeekOrder{s.scene.step, i + 1});
    }
    const float base = y + (h - lines * 18) / 2 + 13.5f;
    text(f, last ? Style::kNoteStrong : Style::kNote, {x + 8, base}, done ? p.ink : p.ink3,
         std::to_string(i + 1), Align::kMiddle);
    ui::paragraph(f, Style::kNote, {x + 24, base}, done ? p.ink : p.ink3, words, width() - 24);
    y += h;
  }
  return y + 10;
}

float Column::looking_back(float y) const {
  y = heading(y, "What to do");
  std::string words =
      std::string(to_now(s.scene)) + " leads to " +
      (s.scene.over() || !s.scene.title.empty() ? "where the game ends." : "the turn under way.");
  if (!s.desk.locks.another)
    words = "Play on from here begins a game of your own at this turn; this one is kept. " + words;
  return foot(paragraph(Style::kBody14, y, p.ink, words) - 20);
}

float Column::source(float y) const {
  y = heading(y, "The published game");
  return foot(paragraph(Style::kBody14, y, p.ink, kPublished) - 20);
}

}  // namespace wg::war_face
