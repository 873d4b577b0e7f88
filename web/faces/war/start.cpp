// faces/war/start.cpp — a part of the board under a title plate, and a column of choices.
#include "faces/war/start.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "war/guide.h"
#include "war/published.h"
#include "war/words.h"

#include "faces/cards.h"
#include "faces/doors.h"
#include "faces/entrance.h"
#include "faces/war/cards.h"
#include "faces/war/picture.h"
#include "faces/war/readings.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

// The published battle, as it stood at its turn 42, around the squares where it was fought.
void picture(ui::Frame& f, Rect r) {
  static const State position = Rules::start(published(Fragment::kBattle).setup);
  static const Board lines(position);
  const bool strip = r.h < 260;
  const float cell = strip ? 26.0f : std::clamp(r.w / 15, 30.0f, 52.0f);
  const ImVec2 middle = strip ? ImVec2{13.5f, 8.2f} : ImVec2{13.6f, 10.2f};  // in squares
  Grid g;
  g.cell = cell;
  g.ratio = f.ratio;
  g.pane = r;
  g.frame = {r.middle().x - middle.x * cell, r.middle().y - middle.y * cell, cell * kColumns,
             cell * kRows};
  g.frame.y = std::min(g.frame.y, r.y);
  Picture p;
  p.now = &position;
  p.board = &lines;
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

  void side_card(Rect card, Seat side) const {
    const bool is_chosen = desk.choice.side == side;
    const std::string name(side_name(side));
    if (ui::card(f, card, side == kSouth ? "start.side.south" : "start.side.north", name, is_chosen)
            .pressed)
      desk.choice.side = side;
    const bool small = card.w < 180;
    draw_symbol(f.pen(), {card.x + (small ? 28.0f : 44.0f), card.middle().y}, side, Kind::kInfantry,
                (side == kNorth ? 38.0f : 29.0f) * (small ? 0.75f : 1));
    const float at = card.x + (small ? 54.0f : 84.0f);
    text(f, small ? Style::kName : Style::kTitle, {at, card.middle().y - 1}, p.ink, name);
    text(f, small ? Style::kNote : Style::kBody14, {at, card.middle().y + 19}, p.ink2,
         side == kSouth ? "rows K to T" : "rows A to J");
  }
  float sides(float y) const {
    ui::caps(f, {x, y}, "You play");
    const float h = close ? 64 : 80;
    const float w = desk.locks.side ? width() : std::floor((width() - 12) / 2);
    for (const Seat side : {kSouth, kNorth})
      if (!desk.locks.side || side == desk.choice.side)
        side_card({side == kSouth ? x : r - w, y + 14, w, h}, side);
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
  float positions(float y) const {
    const bool small = width() < 420;
    const std::array<ui::Part, 4> parts = {{{"preset.book", small ? "Book" : "Book opening"},
                                            {"preset.pump-house", small ? "Pump" : "Pump House"},
                                            {"preset.rio", small ? "Rio" : "Rio de Janeiro"},
                                            {"preset.free", small ? "Free" : "Place freely"}}};
    constexpr std::array<Deployment, 4> kWhich = {Deployment::kBook, Deployment::kPumpHouse,
                                                  Deployment::kRio, Deployment::kFree};
    const auto now = static_cast<std::size_t>(
        std::find(kWhich.begin(), kWhich.end(), desk.choice.deployment) - kWhich.begin());
    std::optional<std::size_t> to;
    y = choose(y, "Where the units begin", parts, now, what_it_means(desk.choice.deployment), to);
    if (to) desk.choice.deployment = kWhich[*to];
    return y;
  }
  float first(float y) const {
    constexpr std::array<ui::Part, 3> kParts = {{{"start.first.lot", "By lot"},
                                                 {"start.first.north", "North"},
                                                 {"start.first.south", "South"}}};
    std::optional<std::size_t> to;
    y = choose(y, "First turn", kParts, static_cast<std::size_t>(desk.choice.first), {}, to);
    if (to) desk.choice.first = static_cast<First>(*to);
    return y;
  }
  float options(float y) const {
    Options& o = desk.choice.options;
    const float h = f.coarse ? 44 : 30;
    ui::caps(f, {x, y + 12}, "Options (both off in the rulebook)");
    y += 18;
    if (ui::check(f, {x, y, width(), h}, "start.contact", kContactRelay, o.contact_relay))
      o.contact_relay = !o.contact_relay;
    if (ui::check(f, {x, y + h, width(), h}, "start.collapse", kNetworkCollapse,
                  o.network_collapse))
      o.network_collapse = !o.network_collapse;
    return y + 2 * h;
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
    const Fact first = how_to_play().front();
    const std::string words = first.value.substr(0, first.value.find(". ") + 1);
    y += ui::paragraph(f, Style::kLabel14, {x, y}, p.ink, kMotto, width());
    return y + ui::paragraph(f, Style::kBody14, {x, y}, p.ink2, words, width()) - 20;
  }

  float choices(float y) const {
    const float left = face::show_tools(f, desk, r, y), side = f.coarse ? 44 : 36;
    const float w = std::ceil(type::width(Style::kLabel14, kReadings[0].label)) + 16;
    if (!desk.locks.help) learn({left - 4 - w, y + 12 - side, w, side});
    y = goal(y + 36);
    y = sides(y + gap());
    y = rival(y + gap());
    y = positions(y + gap());
    y = first(y + gap());
    return options(y + 10);
  }
  float begin(float y) const {
    const float h = close ? 48 : 56;
    if (ui::button(
            f, {x, y, width(), h},
            {.name = "start.begin",
             .label = desk.choice.deployment == Deployment::kFree ? "Place the units" : "Begin",
             .tone = ui::Tone::kPrimary,
             .style = close ? Style::kLabel16 : Style::kName}))
      answer.wishes.push_back(wish::Begin{setup_of(desk.choice)});
    return y + h;
  }
  float others(float y) const {
    const Locks& locks = desk.locks;
    const float half = std::floor((width() - 8) / 2), h = 44;
    const auto pair = [&](const ui::Button& a, const ui::Button& b) {
      const bool one = ui::button(f, {x, y, half, h}, a),
                 two = ui::button(f, {x + half + 8, y, width() - half - 8, h}, b);
      y += h + 8;
      return one ? 1 : two ? 2 : 0;
    };
    if (!locks.paste) {
      const int pressed = pair({.name = "start.open", .label = "Open a link"},
                               {.name = "start.text", .label = "Text view"});
      if (pressed == 1) answer.wishes.push_back(wish::OpenText{});
      if (pressed == 2) answer.wishes.push_back(wish::ShowAs{ViewChoice::kText});
    }
    if (!locks.another) {
      ui::caps(f, {x, y + 22}, "The published game, to look at");
      y += 34;
      const int pressed = pair({.name = "start.published.opening", .label = "Turns 1 to 8"},
                               {.name = "start.published.battle", .label = "Turns 42 to 48"});
      if (pressed > 0)
        answer.wishes.push_back(
            wish::ShowPublished{pressed == 1 ? Fragment::kOpening : Fragment::kBattle});
    }
    if (!locks.another)
      y = face::show_doors(f, lobby, desk.popover != Popover::kNone || lobby.card, x, r, y - 4);
    y += 4;
    answer.take(face::show_waiting(f, lobby, x, r, y));
    return y;
  }

  // In one column if there is room; else all but the way in scrolls.
  void show(Rect side) {
    const float needs = 865 + face::kGameRow * static_cast<float>(face::games_waiting(lobby)) +
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
      if (fits) y = begin(y + (close ? 10 : 16));
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
      picture(f, e.picture);
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

}  // namespace wg::war_face
