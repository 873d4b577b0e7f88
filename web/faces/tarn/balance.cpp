// faces/tarn/balance.cpp — a column of choices, and the table as bars with whiskers.
#include "faces/tarn/balance.h"

#include <algorithm>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"
#include "tarn/worth.h"

#include "ui/charts.h"
#include "ui/widgets.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

constexpr std::int32_t kWidest = 7'000;  // of a difference: what its half of a bar stands for

std::string bare(std::int32_t hundredths) {  // "50.9"
  std::string s = percent(hundredths);
  return s.substr(0, s.size() - 2);
}

struct Choices {
  ui::Frame& f;
  Desk& desk;
  const BalanceScene& scene;
  Answer& answer;
  float x, r;
  bool brief;  // one column for everything: the list of tables becomes a line

  const Palette& p = f.palette;
  BalanceChoice& choice() const { return desk.balance; }
  float width() const { return r - x; }
  float row() const { return f.coarse ? 44 : 32; }
  bool own_pairing() const { return choice().table >= scene.all.tables.size(); }

  float title(float y) const {
    const float side = f.coarse ? 44 : 36;
    if (ui::tool(f, {x - 10, y, side, side}, "balance.back", "Back", Icon::kLeft))
      answer.wishes.push_back(wish::Back{});
    text(f, Style::kTitle, {x + side - 4, y + side / 2 + 8}, p.ink, "Balance check");
    y += side + 26;
    return y + ui::paragraph(f, Style::kBody14, {x, y}, p.ink2,
                             "Scripted strategies stand in for players and play each other on this "
                             "device. Every figure has its 95\u00A0% interval.",
                             width());
  }

  // ‹ The commander ›
  int step(float y, std::string_view name, std::string_view side, std::string_view value,
           std::uint32_t ink) const {
    const float w = row();
    int by = 0;
    text(f, Style::kLabel14, {x, y + w / 2 + 5}, ink, side);
    const auto arrow = [&](float left, std::string_view what, Icon icon) {
      return ui::tool(f, {left, y, w, w}, std::string(name) + "." + std::string(what),
                      std::string(side) + ": " + std::string(what), icon);
    };
    if (arrow(x + 38, "previous", Icon::kLeft)) by = -1;
    if (arrow(r - w, "next", Icon::kRight)) by = 1;
    text(f, Style::kBody14, {(x + 38 + w + r - w) / 2, y + w / 2 + 5}, p.ink,
         type::fit(Style::kBody14, value, r - x - 38 - 2 * w), Align::kMiddle);
    return by;
  }
  std::string table_name(std::size_t i) const {
    return i < scene.all.tables.size() ? scene.all.tables[i].title : "A pairing of your own";
  }
  float tables(float y) const {
    const std::size_t last = scene.all.tables.size();
    std::size_t& chosen = choice().table;
    if (brief) {
      const int by = step(y, "balance.table", "Table", table_name(chosen), p.ink);
      chosen = (chosen + last + 1 + static_cast<std::size_t>(by + 1) - 1) % (last + 1);
      return y + row();
    }
    ui::caps(f, {x, y + 18}, "Table");
    y += 28;
    for (std::size_t i = 0; i <= last; ++i, y += row()) {
      const std::string id = i == last ? "pairing" : std::string(scene.all.tables[i].id);
      if (ui::radio(f, {x, y, width(), row()}, "balance.table." + id, table_name(i), chosen == i))
        chosen = i;
    }
    return y;
  }
  float pairing(float y) const {
    if (!own_pairing()) return y;
    tarn::Setup& s = choice().pairing;
    const auto turn = [](auto commander, int by, int last) {  // past the end to the beginning
      const int at = static_cast<int>(commander) + by;
      return static_cast<decltype(commander)>(at < 1 ? last : at > last ? 1 : at);
    };
    y += 8;
    const int blue = step(y, "balance.blue", "Blue", commander_name(Seat::kBlue, s), p.blue);
    s.blue = turn(s.blue, blue, static_cast<int>(BlueCommander::kIdle));
    y += row() + 4;
    const int red = step(y, "balance.red", "Red", commander_name(Seat::kRed, s), p.red);
    s.red = turn(s.red, red, static_cast<int>(RedCommander::kAllIn));
    y += row() + 22;
    text(f, Style::kBody14, {x, y}, p.ink2, "Balance");
    text(f, Style::kLabel14, {r, y}, p.ink, balance_value(s.balance), Align::kRight);
    if (const auto to = ui::slider(f, {x, y + 26 - row() / 2, width(), row()}, "balance.slider",
                                   "Offence\u2013defence balance", s.balance, kLastBalance))
      s.balance = static_cast<std::uint8_t>(*to);
    return y + 44;
  }

  float amount(float y) const {
    ui::caps(f, {x, y + 18}, "Games a pairing");
    y += 30;
    const float tall = f.coarse ? 44 : 36;
    const ui::Part parts[] = {{"balance.games.few", "1,000"}, {"balance.games.many", "10,000"}};
    if (const auto to = ui::segmented(f, {x, y, width(), tall}, parts, choice().many ? 1 : 0))
      choice().many = *to == 1;
    y += tall + 6;
    if (ui::check(f, {x, y, width(), row()}, "balance.fresh", "Fresh dice, not the published ones",
                  choice().fresh_dice))
      choice().fresh_dice = !choice().fresh_dice;
    return y + row();
  }

  float action(float y) const {
    const bool begun = scene.wanted > 0, done = begun && scene.counts.games >= scene.wanted;
    if (begun) {
      const float share = static_cast<float>(scene.counts.games) / static_cast<float>(scene.wanted);
      ui::progress(f, {x, y, width(), 8}, share);
      ui::slot("balance.progress", {x, y, width() * share, 8});
    }
    const std::string told =
        !begun
            ? "Nothing has been played yet."
            : with_commas(scene.counts.games) + " of " + with_commas(scene.wanted) + " a pairing" +
                  (scene.games_per_s > 0 ? ", " + with_commas(scene.games_per_s) + " games a second"
                                         : "");
    y += 28;
    text(f, Style::kNote, {x, y}, p.ink2, type::fit(Style::kNote, told, width()));
    y += 14;
    if (scene.running) {
      if (ui::button(f, {x, y, width(), 48},
                     {.name = "balance.stop", .label = "Stop", .style = Style::kLabel16}))
        answer.wishes.push_back(wish::StopBalance{});
    } else if (ui::button(f, {x, y, width(), 48},
                          {.name = "balance.run",
                           .label = begun && !done ? "Go on" : "Play the games",
                           .tone = ui::Tone::kPrimary,
                           .style = Style::kLabel16})) {
      answer.wishes.push_back(wish::RunBalance{});
    }
    return y + 48;
  }
};

struct Results {
  ui::Frame& f;
  const BalanceScene& scene;
  const BalanceTable& table = scene.shown.tables[0];
  const Palette& p = f.palette;

  std::uint32_t colour(const Cell& cell) const {
    using Of = Cell::Of;
    return cell.of == Of::kBlueHolds ? p.blue : cell.of == Of::kRedTakes ? p.red : p.chart2;
  }
  // The figure's number, and its bar below it.
  void figure(Rect r, const std::optional<Cell>& cell, bool roomy) const {
    if (!cell) return;
    const Rect bar{r.x, r.y + 29, r.w, 10};
    if (scene.counts.games == 0) {
      text(f, Style::kBody14, {r.x, r.y + 20}, p.ink3, "\u2013");
      return fill(f.list(), bar, paint(p.panel2));
    }
    const tarn::Value v = value_of(*cell, scene.shown.series, scene.counts);
    const std::string number =
        is_difference(*cell) ? in_points(v.value) + " points" : percent(v.value);
    text(f, Style::kLabel14, {r.x, r.y + 20}, p.ink, number);
    const std::string range = is_difference(*cell)
                                  ? in_points(v.interval.low) + " to " + in_points(v.interval.high)
                                  : bare(v.interval.low) + " to " + bare(v.interval.high);
    if (roomy &&
        type::width(Style::kLabel14, number) + type::width(Style::kCaption, range) + 8 < r.w)
      text(f, Style::kCaption, {r.x + r.w, r.y + 20}, p.ink3, range, Align::kRight);
    const auto part = [&](std::int32_t hundredths) {
      return is_difference(*cell)
                 ? 0.5f + static_cast<float>(hundredths) / (2.0f * static_cast<float>(kWidest))
                 : static_cast<float>(hundredths) / static_cast<float>(kWhole);
    };
    const ui::Whisker whisker{part(v.interval.low), part(v.interval.high)};
    if (is_difference(*cell))
      ui::change_bar(f, bar, part(v.value), whisker, colour(*cell));
    else
      ui::share_bar(f, bar, part(v.value), whisker, colour(*cell));
  }

  float heading(float x, float r, float y) const {
    text(f, Style::kName, {x, y + 20}, p.ink, type::fit(Style::kName, table.title, r - x));
    y += 46;
    if (!table.note.empty())
      y += ui::paragraph(f, Style::kBody14, {x, y}, p.ink2, table.note, std::min(r - x, 620.0f));
    return y + 6;
  }
  // Rows and columns, where there is room for them.
  float grid(float x, float r, float y) const {
    float label = 0;
    for (const auto& line : table.lines)
      label = std::max(label, type::width(Style::kBody14, line.label));
    label = std::min(label + 20, (r - x) * 0.34f);
    const auto columns = static_cast<float>(table.columns.size());
    const float gap = 20, cell = std::min((r - x - label - gap * (columns - 1)) / columns, 260.0f);
    const auto left = [&](std::size_t i) {
      return x + label + static_cast<float>(i) * (cell + gap);
    };
    float tall = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      tall = std::max(tall, ui::paragraph(f, Style::kNoteStrong, {left(i), y + 14}, p.ink2,
                                          table.columns[i], cell));
    if (table.columns[0] != table.measure)
      text(f, Style::kNote, {x, y + 14}, p.ink2,
           type::fit(Style::kNote, table.measure, label - 12));
    y += tall + 6;
    for (const auto& line : table.lines) {
      ui::rule(f, x, left(table.columns.size() - 1) + cell, y);
      const float words =
          ui::paragraph(f, Style::kBody14, {x, y + 21}, p.ink, line.label, label - 12);
      for (std::size_t i = 0; i < line.cells.size(); ++i)
        figure({left(i), y + 1, cell, 46}, line.cells[i], true);
      y += std::max(50.0f, words + 12);
    }
    return y;
  }
  // One below the other.
  float stack(float x, float r, float y) const {
    for (const auto& line : table.lines) {
      ui::rule(f, x, r, y);
      y += 10 + ui::paragraph(f, Style::kLabel14, {x, y + 21}, p.ink, line.label, r - x);
      const float half = std::floor((r - x) * 0.46f);
      for (std::size_t i = 0; i < line.cells.size(); ++i) {
        if (!line.cells[i]) continue;
        const float words =
            ui::paragraph(f, Style::kNote, {x, y + 20}, p.ink2, table.columns[i], half - 12);
        figure({x + half, y, r - x - half, 46}, line.cells[i], true);
        y += std::max(46.0f, words + 12);
      }
      y += 6;
    }
    return y;
  }
  float show(float x, float r, float y) const {
    y = heading(x, r, y);
    const auto columns = static_cast<float>(table.columns.size());
    return (r - x) * 0.66f / columns >= 92 ? grid(x, r, y) : stack(x, r, y);
  }
};

}  // namespace

Answer show_balance(ui::Frame& f, Desk& desk, const BalanceScene& scene) {
  Answer answer;
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  const bool beside = size.x >= 700;
  ui::surface(f, {0, 0, size.x, size.y}, f.palette.paper);
  const float column = beside ? (size.x >= 1000 ? 360.0f : 300.0f) : size.x;
  const float pad = column >= 340 && beside ? 28 : 18;
  const Results results{f, scene};
  constexpr float kAction = 122;
  ui::surface(f, {0, 0, column, size.y}, f.palette.panel);
  const Choices choices{f, desk, scene, answer, pad, column - pad, !beside};
  {
    ui::Scroll scroll(f, "balance", {0, 0, column, size.y - kAction});
    float y = choices.title(scroll.top() + 12);
    y = choices.amount(choices.pairing(choices.tables(y + 4)) + 6) + 12;
    if (!beside) y = results.show(pad, column - pad, y + 12) + 16;
    scroll.ends_at(y);
  }
  ui::rule(f, 0, column, size.y - kAction);
  choices.action(size.y - kAction + 18);
  if (beside) {
    fill(f.list(), Rect{column, 0, 1, size.y}, paint(f.palette.ink));
    const float x = column + 1, inset = size.x - column >= 700 ? 40.0f : 24.0f;
    ui::Scroll scroll(f, "figures", {x, 0, size.x - x, size.y});
    scroll.ends_at(results.show(x + inset, size.x - inset, scroll.top() + 28) + 24);
  }
  if (f.take(ImGuiKey_Escape)) answer.wishes.push_back(wish::Back{});
  return answer;
}

}  // namespace wg::tarn_face
