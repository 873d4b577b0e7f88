// faces/tarn/start.cpp — a corner of the sheet under a title plate, and a column of choices.
#include "faces/tarn/start.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/cards.h"
#include "faces/doors.h"
#include "faces/entrance.h"
#include "faces/tarn/cards.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/opponents.h"
#include "faces/tarn/readings.h"
#include "faces/tarn/symbols.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

// The sheet enlarged until the crossing and the two roads above it fill the window's left part.
void picture(ui::Frame& f, Rect r) {
  const float k = std::max({r.w / 760, r.h / 800, r.h < 240 ? 0.5f : 0.7f});
  // Where the plate leaves the crossing in sight, and the sheet still reaches down to the edge.
  const float crossing = r.h < 480 ? std::max(0.3f, 1 - 291 * k / r.h) : 0.65f;
  const Rect sheet{r.x + 0.683f * r.w - 615 * k, r.y + crossing * r.h - 1093 * k, 1230 * k,
                   1384 * k};
  const Layout l{sheet, std::nullopt, 1, f.ratio};
  ImDrawList& d = f.list();
  d.PushClipRect(r.min(), r.max(), true);
  draw_ground(d, l, f.palette);
  const float scale = 1.8f * std::sqrt(std::min(k, 1.0f));
  const auto put = [&](Sector s, ImVec2 by, Mark m) {
    m.echelon = m.branch == Branch::kMovement ? 0 : 2;
    draw(f.pen(scale), node(sheet, s) + by * k, m);
  };
  if (r.h >= 400) {
    const type::Setting halo{Align::kMiddle, paint(f.palette.halo), 9};
    type::draw(d, Style::kWater, on_sheet(sheet, 0.345f, 0.813f), paint(f.palette.water_ink),
               "River Tarn", halo);
    type::draw(d, Style::kWater, on_sheet(sheet, 0.137f, 0.811f), paint(f.palette.water_ink),
               "Low Tarn", {Align::kMiddle});
  }
  if (r.h >= 240) {  // a strip has room for the plate only
    Mark guard = symbol_of(Seat::kBlue, Kind::kInfantry);
    guard.dug = Dug::kPrepared;
    put(Sector::kX, {0, -20}, guard);
    put(Sector::kC3, {0, 8}, symbol_of(Seat::kRed, Kind::kTank));
    put(Sector::kW3, {6, -10}, mark_of(Movement{}));
  }
  d.PopClipRect();
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
  float gap(float roomy) const { return close ? std::round(roomy * 0.7f) : roomy; }

  void side_card(Rect card, Seat seat) const {
    const Brief words = brief(seat);
    const bool small = card.w < 180;
    const bool is_chosen = desk.choice.side == seat;
    const std::string name(side_name(seat));
    if (ui::card(f, card, seat == Seat::kBlue ? "start.side.blue" : "start.side.red",
                 name + " " + words.role, is_chosen)
            .pressed)
      desk.choice.side = seat;
    Mark m = symbol_of(seat, seat == Seat::kBlue ? Kind::kInfantry : Kind::kTank);
    m.rim = false;
    m.echelon = 0;
    if (seat == Seat::kBlue) m.dug = Dug::kPrepared;
    const float scale = small ? 1 : 1.35f, left = small ? 34 : 44, indent = small ? 64 : 84;
    draw(f.pen(scale), {card.x + left, card.y + (close ? 36.0f : 44.0f)}, m);
    const float top = card.y + (close ? 32 : 40);
    text(f, small ? Style::kName : Style::kTitle, {card.x + indent, top}, p.ink, name);
    text(f, Style::kBody14, {card.x + indent, top + 20}, p.ink2, words.role);
    const float inset = small ? 12 : 18, room = card.w - 2 * inset;
    float y = card.y + (close ? 80 : 104);
    const Style style = small ? Style::kNote : Style::kBody14;
    y += ui::paragraph(f, style, {card.x + inset, y}, p.ink, words.goal, room);
    ui::paragraph(f, style, {card.x + inset, y}, p.ink2, words.force, room);
  }

  float sides(float y) const {
    ui::caps(f, {x, y}, "You command");
    const float w = desk.locks.side ? width() : std::floor((width() - 12) / 2);
    const float h = (close ? 112.0f : 148.0f) + (w < 180 ? 18.0f : 0.0f);
    for (const Seat seat : kPlayers)
      if (!desk.locks.side || seat == desk.choice.side)
        side_card({seat == Seat::kBlue ? x : r - w, y + 14, w, h}, seat);
    return y + 14 + h;
  }

  float balance(float y) const {
    const auto at = static_cast<std::uint8_t>(desk.choice.balance);
    ui::caps(f, {x, y}, "Offence–defence balance");
    const std::string value = balance_value(at);
    const bool fits = type::width(Style::kCaps, "OFFENCE–DEFENCE BALANCE") + 12 +
                          type::width(Style::kLabel14, value) <
                      width();
    text(f, Style::kLabel14, {r, y}, p.ink, fits ? value : std::to_string(at), Align::kRight);
    if (desk.locks.balance)
      return y + 28 +
             ui::paragraph(f, Style::kBody14, {x, y + 28}, p.ink, balance_meaning(at), width()) -
             20;
    const float tall = f.coarse ? 44 : 32;
    if (const auto to = ui::slider(f, {x, y + 28 - tall / 2, width(), tall}, "start.balance",
                                   "Offence–defence balance", desk.choice.balance, kLastBalance))
      desk.choice.balance = static_cast<std::uint8_t>(*to);
    const float below = y + 28 + std::max(32.0f, tall / 2 + 14);
    const bool wide = width() > 340;
    text(f, Style::kBody14, {x, below}, p.ink2, wide ? "0  favours the defender" : "0  defender");
    text(f, Style::kBody14, {r, below}, p.ink2, wide ? "favours the attacker  10" : "attacker  10",
         Align::kRight);
    return below + 24 +
           ui::paragraph(f, Style::kBody14, {x, below + 24}, p.ink, balance_meaning(at), width()) -
           20;
  }

  float rival(float y) const {
    ui::caps(f, {x, y}, "The other commander");
    return opponent_button(f, desk, {x, y + 14}, width());
  }

  void tools(float y) const {
    const float side = f.coarse ? 44 : 36, left = face::show_tools(f, desk, r, y);
    const float w = std::ceil(type::width(Style::kLabel14, kLearn.label)) + 16;
    if (!desk.locks.help) learn({left - 4 - w, y + 12 - side, w, side});
  }

  // The page's own link: it would float above whatever covers its place, and where it scrolled
  // away.
  bool covered() const { return desk.popover != Popover::kNone || lobby.card; }
  void learn(Rect place) const {
    if (covered())
      text(f, Style::kLabel14, {place.middle().x, place.middle().y + 5}, p.ink, kLearn.label,
           Align::kMiddle);
    else if (place.y >= f.list().GetClipRectMin().y &&
             place.y + place.h <= f.list().GetClipRectMax().y)
      ui::slot(kLearn.slot, place);
  }

  float choices(float y) const {  // returns how far down it went, as the others do
    tools(y);
    y = sides(y);
    y = balance(y + gap(44));
    return rival(y + gap(40)) + 8;
  }

  // `beside`: what else shares its row, at the left.
  float begin(float y, float beside = 0) const {
    const float h = close ? 48 : 56;
    if (ui::button(f, {x + beside, y, width() - beside, h},
                   {.name = "start.begin",
                    .label = "Begin at " + clock(0),
                    .tone = ui::Tone::kPrimary,
                    .style = close ? Style::kLabel16 : Style::kName}))
      answer.wishes.push_back(wish::Begin{setup_of(desk.choice)});
    return y + h + (close ? 8 : 12);
  }

  // One row: the first game, unless it stays in sight below; a link; the text view.
  float others(float y, bool with_first_game) const {
    const Locks& locks = desk.locks;
    const bool learns = with_first_game && !locks.another;
    const float n = 1.0f + (learns ? 1 : 0) + (locks.paste ? 0 : 1);
    const float gap_w = 8, w = std::floor((width() - (n - 1) * gap_w) / n);
    float left = x;
    const auto way = [&](std::string_view name, std::string_view label) {
      const float at = left;
      left += w + gap_w;
      return ui::button(f, {at, y, w, 44}, {.name = name, .label = label});
    };
    if (learns && way("start.learn", "First game")) answer.wishes.push_back(wish::Learn{});
    if (!locks.paste && way("start.open", w < 100 ? "Open link" : "Open a link"))
      answer.wishes.push_back(wish::OpenText{});
    if (way("start.text", "Text view")) answer.wishes.push_back(wish::ShowAs{ViewChoice::kText});
    y += 44;
    if (!locks.another && !lobby.others.empty())
      y = face::show_doors(f, lobby, covered(), x, r, y + 8);
    y += close ? 12 : 24;
    answer.take(face::show_waiting(f, lobby, x, r, y));
    return y;
  }
  // In the design's places if there is room; else closer; else all but the way in scrolls.
  void show(Rect side) {
    constexpr float kChoices = 412, kChoicesClose = 370;
    const float games = face::kGameRow * static_cast<float>(face::games_waiting(lobby)) +
                        (desk.locks.another ? 0 : face::height_of_doors(lobby, f.coarse));
    const float last = games > 0 ? games + 8 : 0;
    const float spare = side.h - (56 + kChoices + 24 + 68 + 68 + last);
    close = spare < 0;
    const bool fits = side.h >= 30 + kChoicesClose + 8 + 56 + 56 + games;
    const float pinned = fits ? 0 : 48 + 12;
    const bool below_strip = side.y > 0;
    const float head =
        close || below_strip ? f.coarse ? 40 : 32 : 56 + std::clamp((spare - 100) / 3, 0.0f, 48.0f);
    if (!fits) ui::rule(f, side.x, side.x + side.w, side.y + side.h - pinned - 9);
    {
      const float foot = fits ? 1 : pinned + 10;
      ui::Scroll scroll(f, "choices", {side.x + 1, side.y + 1, side.w - 1, side.h - foot});
      float y = choices(std::round(scroll.top() + head));
      if (fits) y = begin(y + (close ? 8 : 24));
      scroll.ends_at(others(fits ? y : y + 12, fits));
    }
    if (fits) return;  // else both ways in stay in sight
    if (desk.locks.another) return static_cast<void>(begin(side.y + side.h - pinned));
    const float first = std::ceil(std::clamp(width() * 0.36f, 104.0f, 200.0f));
    if (ui::button(f, {x, side.y + side.h - pinned, first, 48},
                   {.name = "start.learn", .label = "First game"}))
      answer.wishes.push_back(wish::Learn{});
    begin(side.y + side.h - pinned, first + 12);
  }
};

}  // namespace

tarn::Setup setup_of(const Choice& c) {
  tarn::Setup s;
  s.balance = c.balance;
  s.hints = c.hints;
  s.blue = c.side == Seat::kBlue ? BlueCommander::kPerson : c.blue;
  s.red = c.side == Seat::kRed ? RedCommander::kPerson : c.red;
  return s;
}

Answer show_start(ui::Frame& f, Desk& desk, const Lobby& lobby) {
  Answer answer;
  const face::Entrance e = face::entrance(ImGui::GetIO().DisplaySize, desk.compact);
  ui::surface(f, e.window, f.palette.paper);
  {
    const ui::Beneath beneath(f, lobby.card || desk.popover != Popover::kNone);
    if (e.picture.h > 0) {
      picture(f, e.picture);
      face::title_plate(f, e.picture, kTitle, kMotto);
    }
    face::lay_column(f, e);
    const float margin = e.margin();
    Column c{f, desk, lobby, answer, e.column.x + margin, e.column.max().x - margin, false};
    c.show(e.column);
  }
  if (desk.popover == Popover::kHelp) help_sheet(f, desk, desk.choice.side, answer);
  if (desk.popover == Popover::kOpponents) opponents_sheet(f, desk);
  if (desk.popover == Popover::kSettings) settings_sheet(f, desk, answer, nullptr);
  if (lobby.card && face::draw_card(f, e.about(), *lobby.card))
    answer.wishes.push_back(wish::Dismiss{});
  if (f.take(ImGuiKey_Escape)) desk.popover = Popover::kNone;
  if (desk.popover == Popover::kNone && !lobby.card && f.take(ImGuiKey_Enter))
    answer.wishes.push_back(wish::Begin{setup_of(desk.choice)});
  return answer;
}

}  // namespace wg::tarn_face
