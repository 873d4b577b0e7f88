// faces/clash/start.cpp — the battlefield under a title plate, and a column of choices.
#include "faces/clash/start.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "clash/guide.h"
#include "clash/words.h"

#include "faces/cards.h"
#include "faces/clash/cards.h"
#include "faces/clash/picture.h"
#include "faces/clash/readings.h"
#include "faces/clash/symbols.h"
#include "faces/doors.h"
#include "faces/entrance.h"

namespace wg::clash_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

// The battle as it begins, round the river.
void picture(ui::Frame& f, Rect r, const Choice& choice) {
  static std::optional<std::pair<Choice, View>> kept;
  if (!kept || kept->first.side != choice.side || kept->first.fog != choice.fog)
    kept.emplace(choice, opening(choice));
  const View& position = kept->second;
  const bool strip = r.h < 260;
  const float cell = strip ? 36.0f : std::clamp(r.w / 11, 48.0f, 76.0f);
  const ImVec2 middle = strip ? ImVec2{9.2f, 4.9f} : ImVec2{8.6f, 5.2f};  // in tiles
  Grid g;
  g.cell = cell;
  g.ratio = f.ratio;
  g.pane = r;
  g.frame = {r.middle().x - middle.x * cell, r.middle().y - middle.y * cell, cell * kWidth,
             cell * kHeight};
  g.frame.y = std::min(g.frame.y, r.y);
  fill(f.list(), r, paint(f.palette.land));
  Picture p;
  p.now = &position;
  p.own = position.seat;
  p.scenario = &scenario(Battle::kBelvoirGap);
  p.margin = false;
  draw_board(f.list(), g, p, f.palette);
}

struct Column {
  ui::Frame& f;
  Desk& desk;
  const Lobby& lobby;
  Answer& answer;
  float x, r;
  bool close;  // little height: gaps shrink
  const Palette& p = f.palette;

  float width() const { return r - x; }
  float tall() const { return f.coarse ? 44.0f : 38.0f; }
  float gap() const { return close ? 26.0f : 34.0f; }
  bool lesson() const { return is_lesson(desk.choice.battle); }

  void side_card(Rect card, Seat side) const {
    const bool is_chosen = desk.choice.side == side;
    const std::string name(side_name(side));
    if (ui::card(f, card, side == Seat::kBlue ? "start.side.blue" : "start.side.red", name,
                 is_chosen)
            .pressed)
      desk.choice.side = side;
    const bool small = card.w < 180;
    draw_symbol(f.pen(), {card.x + (small ? 28.0f : 44.0f), card.middle().y}, side, Type::kRifles,
                (side == Seat::kRed ? 38.0f : 29.0f) * (small ? 0.75f : 1));
    const float at = card.x + (small ? 54.0f : 84.0f);
    text(f, small ? Style::kName : Style::kTitle, {at, card.middle().y - 1}, p.ink, name);
    text(f, small ? Style::kNote : Style::kBody14, {at, card.middle().y + 19}, p.ink2,
         side == Seat::kBlue ? "attacks" : "holds");
  }
  float sides(float y) const {
    ui::caps(f, {x, y}, "You play");
    const float h = close ? 64 : 80;
    const float w = desk.locks.side ? width() : std::floor((width() - 12) / 2);
    for (const Seat side : kPlayers)
      if (!desk.locks.side || side == desk.choice.side)
        side_card({side == Seat::kBlue ? x : r - w, y + 14, w, h}, side);
    return y + 14 + h;
  }

  // A heading, one of several, and a sentence about it.
  template <std::size_t N>
  float choose(float y, std::string_view title, const std::array<ui::Part, N>& parts,
               std::size_t now, std::string_view meaning, std::optional<std::size_t>& to,
               bool able = true) const {
    ui::caps(f, {x, y}, title);
    to = ui::segmented(f, {x, y + 14, width(), tall()}, parts, now, able);
    y += 14 + tall();
    return meaning.empty()
               ? y
               : y + 20 + ui::paragraph(f, Style::kNote, {x, y + 20}, p.ink2, meaning, width()) -
                     18;
  }
  float battle(float y) const {
    constexpr std::array<ui::Part, 2> kParts = {
        {{"start.battle.lesson", "First lesson"}, {"start.battle.gap", "Belvoir Gap"}}};
    std::optional<std::size_t> to;
    y = choose(y, "The battle", kParts, lesson() ? 0 : 1, what_it_means(desk.choice.battle), to);
    if (to) desk.choice.battle = *to == 0 ? Battle::kLessonPanel : Battle::kBelvoirGap;
    return y;
  }
  float rival(float y) const {
    constexpr std::array<ui::Part, 4> kRivals = {{{"start.rival.easy", "Easy"},
                                                  {"start.rival.middle", "Middle"},
                                                  {"start.rival.hard", "Hard"},
                                                  {"start.rival.person", "Person"}}};
    constexpr std::array<Player, 4> kWho = {Player::kEasy, Player::kMiddle, Player::kHard,
                                            Player::kPerson};
    const auto now = static_cast<std::size_t>(
        std::find(kWho.begin(), kWho.end(), desk.choice.rival) - kWho.begin());
    std::optional<std::size_t> to;
    y = choose(y, "The other side", kRivals, now, what_it_does(desk.choice.rival), to,
               !desk.locks.opponent);
    if (to) desk.choice.rival = kWho[*to];
    return y;
  }
  float fog(float y) const {
    constexpr std::array<ui::Part, 2> kParts = {
        {{"start.fog.on", "As far as is seen"}, {"start.fog.off", "Everything"}}};
    std::optional<std::size_t> to;
    y = choose(y, "What you know of the enemy", kParts, desk.choice.fog ? 0 : 1,
               what_fog_means(desk.choice.fog), to);
    if (to) desk.choice.fog = *to == 0;
    return y;
  }

  // The page's own link: it would float above whatever covers its place, and where it scrolled
  // away.
  void learn(Rect place) const {
    if (desk.popover != Popover::kNone || lobby.card)
      text(f, Style::kLabel14, {place.middle().x, place.middle().y + 5}, p.ink, kReadings[0].label,
           Align::kMiddle);
    else if (place.y >= f.list().GetClipRectMin().y && place.max().y <= f.list().GetClipRectMax().y)
      ui::slot(kReadings[0].slot, place);
  }
  float goal(float y) const {
    y += ui::paragraph(f, Style::kLabel14, {x, y}, p.ink, kMotto, width());
    const Scenario& s = scenario(desk.choice.battle);
    const std::string words = lesson() ? std::string(
                                             "Five minutes with one attack: read it, ready "
                                             "it, make it.")
                                       : task(s, Seat::kBlue) + ". " + at_once(s);
    return y + ui::paragraph(f, Style::kBody14, {x, y}, p.ink2, words, width()) - 20;
  }

  float choices(float y) const {
    const float left = face::show_tools(f, desk, r, y), side = f.coarse ? 44 : 36;
    const float w = std::ceil(type::width(Style::kLabel14, kReadings[0].label)) + 16;
    if (!desk.locks.help) learn({left - 4 - w, y + 12 - side, w, side});
    y = goal(y + 36);
    y = battle(y + gap());
    if (lesson()) return y;
    y = sides(y + gap());
    y = rival(y + gap());
    return fog(y + gap());
  }
  float begin(float y) const {
    const float h = close ? 48 : 56;
    if (ui::button(f, {x, y, width(), h},
                   {.name = "start.begin",
                    .label = lesson() ? "Begin the lesson" : "Begin",
                    .tone = ui::Tone::kPrimary,
                    .style = close ? Style::kLabel16 : Style::kName}))
      answer.wishes.push_back(wish::Begin{setup_of(desk.choice)});
    return y + h;
  }
  float others(float y) const {
    const Locks& locks = desk.locks;
    const float half = std::floor((width() - 8) / 2), h = 44;
    if (!locks.paste) {
      if (ui::button(f, {x, y, half, h}, {.name = "start.open", .label = "Open a link"}))
        answer.wishes.push_back(wish::OpenText{});
      if (ui::button(f, {x + half + 8, y, width() - half - 8, h},
                     {.name = "start.text", .label = "Text view"}))
        answer.wishes.push_back(wish::ShowAs{ViewChoice::kText});
      y += h + 8;
    }
    if (!locks.another)
      y = face::show_doors(f, lobby, desk.popover != Popover::kNone || lobby.card, x, r, y - 4);
    y += 4;
    answer.take(face::show_waiting(f, lobby, x, r, y));
    return y;
  }

  // In one column if there is room; else all but the way in scrolls.
  void show(Rect side) {
    const float needs = 770 + face::kGameRow * static_cast<float>(face::games_waiting(lobby)) +
                        (desk.locks.another ? 0 : face::height_of_doors(lobby, f.coarse));
    close = side.h < needs;
    const bool fits = side.h >= needs - 70;
    const float pinned = fits ? 0 : 48 + 12;
    const float head = close ? f.coarse ? 42.0f : 34.0f : 56.0f;
    if (!fits) ui::rule(f, side.x, side.x + side.w, side.y + side.h - pinned - 9);
    {
      ui::Scroll scroll(f, "choices",
                        {side.x + 1, side.y + 1, side.w - 1, side.h - (fits ? 1 : pinned + 10)});
      float y = choices(std::round(scroll.top() + head));
      if (fits) y = begin(y + (close ? 14 : 24));
      scroll.ends_at(others(y + 12) + 8);
    }
    if (!fits) begin(side.y + side.h - pinned);
  }
};

}  // namespace

Answer show_start(ui::Frame& f, Desk& desk, const Lobby& lobby) {
  Answer answer;
  const face::Entrance e = face::entrance(ImGui::GetIO().DisplaySize, desk.compact);
  ui::surface(f, e.window, f.palette.paper);
  {
    const ui::Beneath beneath(f, lobby.card || desk.popover != Popover::kNone);
    if (e.picture.h > 0) {
      picture(f, e.picture, desk.choice);
      face::title_plate(f, e.picture, kTitle, kSubtitle, 490);
    }
    face::lay_column(f, e);
    const float margin = e.margin();
    Column c{f, desk, lobby, answer, e.column.x + margin, e.column.max().x - margin, false};
    c.show(e.column);
  }
  if (desk.popover == Popover::kHelp) help_sheet(f, desk);
  if (desk.popover == Popover::kSettings) settings_sheet(f, desk, answer, false);
  if (lobby.card && face::draw_card(f, e.about(), *lobby.card))
    answer.wishes.push_back(wish::Dismiss{});
  if (f.take(ImGuiKey_Escape)) desk.popover = Popover::kNone;
  if (desk.popover == Popover::kNone && !lobby.card && f.take(ImGuiKey_Enter))
    answer.wishes.push_back(wish::Begin{setup_of(desk.choice)});
  return answer;
}

}  // namespace wg::clash_face
