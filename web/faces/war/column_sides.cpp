// faces/war/column_sides.cpp — how both sides stand: news, links, strength, threats.
#include <algorithm>

#include "war/words.h"

#include "faces/themes.h"
#include "faces/war/captions.h"
#include "faces/war/column.h"
#include "faces/war/symbols.h"
#include "ui/charts.h"

namespace wg::war_face {

float Column::heading(float y, std::string_view words, bool ruled) const {
  if (ruled) ui::rule(f, left, right, y);
  const float base = y + (narrow() ? 24.0f : 28.0f);
  std::string capitals(words);
  for (char& c : capitals)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  text(f, Style::kCaps, {x, base}, p.ink2, type::fit(Style::kCaps, capitals, width()));
  return base + (narrow() ? 24.0f : 26.0f);
}

namespace {

constexpr float kNote = 34;

struct Banner {  // a strip across the panel
  const Column& c;
  float y;

  float show(std::string_view words, std::uint32_t ground, float below = 0) const {
    const auto lines = type::wrap(Style::kLabel14, words, c.width()).size();
    const float h = kNote + 20 * static_cast<float>(lines - 1) + below;
    ui::surface(c.f, {c.left, y, c.right - c.left, h}, ground);
    ui::paragraph(c.f, Style::kLabel14, {c.x, y + 22}, c.p.ink, words, c.width());
    return y + h;
  }
};

}  // namespace

float Column::notices(float y) const {
  const State& now = s.state();
  const float tall = f.coarse ? 44 : 34;
  if (s.scene.thinking) {
    const float end =
        Banner{*this, y}.show(std::string(side_name(now.to_move)) + " is thinking.", p.panel2, 14);
    ui::progress(f, {x, end - 18, width(), 6}, static_cast<float>(*s.scene.thinking) / 1000);
    return end;
  }
  if (!s.scene.live) {
    std::string words = "Looking back";
    if (s.scene.taken > 0)
      words += ", after order " + std::to_string(s.scene.taken) + " of " +
               std::to_string(s.scene.orders.size());
    const float end = Banner{*this, y}.show(words + ".", p.panel2, tall + 8);
    const float pace_w = std::max(tall, 48.0f), top = end - tall - 8;
    if (!s.desk.locks.another &&
        ui::button(f, {x, top, std::min(width() - pace_w - 8, 200.0f), tall},
                   {.name = "play.here", .label = "Play on from here"}))
      s.wish(wish::PlayFromHere{});
    if (ui::button(f, {r - pace_w, top, pace_w, tall},
                   {.name = "replay.pace", .label = face::kPaces[s.desk.pace].label}))
      s.desk.pace = (s.desk.pace + 1) % face::kPaces.size();
    return end;
  }
  if (s.scene.over()) return y;
  if (now.dislodged != kNobody && s.may_move())
    y = Banner{*this, y}.show("Dislodged: " + unit_at(now, now.dislodged) + " must retreat first.",
                              p.signal_fill);
  if (s.may_move() && now.offer == other(s.seat())) {
    const float end = Banner{*this, y}.show(
        std::string(side_name(other(s.seat()))) + " offers a draw.", p.signal_fill, tall + 8);
    if (ui::button(f, {x, end - tall - 8, std::min(width(), 200.0f), tall},
                   {.name = "draw.accept", .label = "Accept the draw"}))
      s.wish(wish::Give{Say{Parley::kAcceptDraw}});
    y = end;
  } else if (now.offer == s.seat() && s.may_move()) {
    y = Banner{*this, y}.show("You offer a draw.", p.panel2);
  }
  return y;
}

float Column::news(float y) const {
  const bool first = s.scene.turns.empty() || s.scene.step == 0;
  std::string title = "What to do";
  std::vector<std::string> lines;
  if (first || s.scene.step > s.scene.turns.size()) {
    lines.emplace_back(kFirstStep);
  } else {
    title = turn_of(s.scene.turns[s.scene.step - 1]);
    lines = wg::war::news(s.scene.began, s.scene.last);
    if (lines.empty()) lines.emplace_back("Nothing was ordered.");
  }
  y = heading(y, title);
  for (std::string& one : lines) {
    // "38 : 35" would part at the end of a line.
    for (std::size_t i = one.find(" : "); i != std::string::npos; i = one.find(" : "))
      one.replace(i, 3, ":");
    y = paragraph(Style::kBody14, y, p.ink, one) + 4;
  }
  return foot(y - 24);
}

float Column::waiting(float y) const {
  y = heading(y, turn_of(s.scene.turns[s.scene.step - 1]), false);
  return foot(paragraph(Style::kBody14, y, p.ink2, "A key or a tap shows how it ends.") - 20);
}

float Column::communication(float y) const {
  y = heading(y, "Communication");
  for (const Seat side :
       {s.seat() == kNorth ? kNorth : kSouth, s.seat() == kNorth ? kSouth : kNorth}) {
    const float indent = narrow() ? 48.0f : 70.0f;
    text(f, Style::kBody14, {x, y}, s.ink(side), side_name(side));
    y = paragraph(Style::kBody14, y, p.ink, wg::war::communication(s.state(), s.board(), side),
                  indent) +
        row() - 20;
  }
  return foot(y - row());
}

float Column::strength(float y) const {
  y = heading(y, "Strength left");
  struct Row {
    std::string_view name;
    std::array<int, 2> left;  // by seat
    int full;
  };
  const State& now = s.state();
  const auto both = [&](Kind a, std::optional<Kind> b) {
    std::array<int, 2> n{};
    for (const Seat side : kPlayers)
      n[index(side)] = count(now, side, a) + (b ? count(now, side, *b) : 0);
    return n;
  };
  const Row rows[] = {{"Infantry", both(Kind::kInfantry, std::nullopt), 9},
                      {"Cavalry", both(Kind::kCavalry, std::nullopt), 4},
                      {"Artillery", both(Kind::kArtillery, Kind::kMountedArtillery), 2},
                      {"Relays", both(Kind::kRelay, Kind::kMountedRelay), 2},
                      {"Arsenals", {arsenals_of(now, kSouth), arsenals_of(now, kNorth)}, 2}};
  const float names = narrow() ? 60.0f : 74.0f, half = (width() - names) / 2;
  const float step = std::min((half - 26) / 9, 10.0f);
  for (const Row& row_ : rows) {
    text(f, Style::kBody14, {x, y}, p.ink, row_.name);
    for (const Seat side : kPlayers) {
      const float from = x + names + (side == kNorth ? half + 8 : 0.0f);
      const int n = row_.left[index(side)];
      for (int i = 0; i < row_.full; ++i) {
        const ImVec2 c{from + step * (static_cast<float>(i) + 0.5f), y - 5};
        const bool on = i < n;
        if (side == kSouth) {
          const Rect q{c.x - step * 0.36f, c.y - 4.5f, step * 0.72f, 9};
          on ? fill(f.list(), q, paint(s.ink(side)))
             : box(f.list(), q.grown(-0.5f), paint(p.line2), 1);
          continue;
        }
        const float h = std::min(step * 0.48f, 4.8f);
        const ImVec2 q[] = {c + ImVec2{0, -h}, c + ImVec2{h, 0}, c + ImVec2{0, h},
                            c + ImVec2{-h, 0}};
        on ? fill(f.list(), q, paint(s.ink(side)))
           : stroke(f.list(), q, paint(p.line2), 1, ImDrawFlags_Closed);
      }
      text(f, Style::kLabel14, {side == kSouth ? x + names + half - 6 : r, y}, s.ink(side),
           std::to_string(n), Align::kRight);
    }
    y += row();
  }
  return foot(y - row());
}

float Column::threats(float y) const {
  const Seat by = other(s.seat());
  const std::string who(side_name(by));
  y = heading(y, narrow() ? who + "’s next turn" : "What " + who + " could bring next");
  if (!s.scene.threats)
    return foot(paragraph(Style::kBody14, y, p.ink2, "Nothing is known of it.") - 20);
  const Threats& all = *s.scene.threats;
  int shown = 0;
  const auto symbol = [&](UnitId id) {
    draw_symbol(f.pen(), {x + 12, y - 4.5f}, s.seat(), kind_of(id),
                s.seat() == kNorth ? 17 : 14.5f);
    text(f, Style::kBody14, {x + 34, y}, p.ink, name(s.state().at[id]));
  };
  const auto end = [&](std::string_view words) {
    text(f, Style::kBody14, {r, y}, p.ink, words, Align::kRight);
    y += row();
    ++shown;
  };
  for (const Threat& t : all.on) {
    if ((!t.destroys && !t.dislodges) || !is_there(s.state(), t.unit)) continue;
    const Totals totals = totals_of(t);
    symbol(t.unit);
    text(f, Style::kLabel14, {x + 74, y}, s.ink(by), ratio(totals));
    end(result_name(totals));
  }
  for (std::size_t i = 0; i < kPerSide; ++i) {
    const auto id = static_cast<UnitId>(first_of(s.seat()) + i);
    if ((all.cut >> i & 1u) == 0 || !is_there(s.state(), id)) continue;
    symbol(id);
    draw_cut_off(f.list(), p, {x + 80, y - 4.5f}, 6);
    end("cut off");
  }
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    if ((all.arsenals >> i & 1u) == 0) continue;
    text(f, Style::kBody14, {x, y}, p.ink, "Arsenal " + name(kArsenals[i]));
    end("taken");
  }
  if (shown == 0)
    y = paragraph(Style::kBody14, y, p.ink2, "Nothing that would destroy or dislodge a unit.") +
        row() - 20;
  return foot(y - row());
}

}  // namespace wg::war_face
