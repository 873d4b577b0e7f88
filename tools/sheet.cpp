// tools/sheet.cpp — the map without a browser: draws scenes with the real drawing code, rasterises
// them on the CPU and writes PNG files to look at.  sheet FOLDER [SCENE]
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "core/play.h"
#include "tarn/tarn.h"

#include "board/icons.h"
#include "board/marks.h"
#include "board/style.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/hours.h"
#include "faces/tarn/map.h"
#include "raster.h"

using namespace wg;
using namespace wg::tarn_face;

namespace {

// One frame of `size` layout pixels, drawn by `paint_it` on the background list.
template <class Paint>
void shoot(const std::string& path, ImVec2 size, float ratio, Theme theme, Paint paint_it) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = size;
  io.DisplayFramebufferScale = {ratio, ratio};
  io.DeltaTime = 1 / 60.0f;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  const Palette& p = palette(theme);
  type::load(ratio, p.night);
  io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
  dress(p, Pointer::kMouse);
  ImGui::NewFrame();
  ImDrawList& d = *ImGui::GetBackgroundDrawList();
  fill(d, Rect{0, 0, size.x, size.y}, paint(p.paper));
  paint_it(d, p);
  ImGui::Render();
  write_frame(path, *ImGui::GetDrawData(), ratio);
  std::printf("%s: %d vertices\n", path.c_str(), ImGui::GetDrawData()->TotalVtxCount);
  ImGui::DestroyContext();
}

// Half past the morning: the situation of the design's pictures, 10:00, Blue's eyes.
View at_ten() {
  using enum Sector;
  View v;
  v.hour = 4;
  v.slow = true;
  v.holder.fill(Seat::kBlue);
  for (const Sector s : {kW0, kC0, kE0, kW1}) v.holder[index(s)] = Seat::kRed;
  const auto put = [&](UnitId id, Sector at, Hour arrived, tarn::Strength strength,
                       tarn::Strength lost = 0) {
    Unit& u = v.own[id];
    u.where = Where::kMap;
    u.sector = u.came_from = at;
    u.arrived = arrived;
    u.strength = strength;
    u.lost_this_hour = lost;
  };
  put(0, kW2, -10, 5200, 1100);
  put(1, kC2, -10, 8000);
  put(2, kE2, 3, 8000);
  put(3, kX, -10, 8000);
  put(4, kX, -10, 8000);
  put(5, kR, -10, 12000);
  put(6, kC1, 4, 2000);
  put(7, kE2, 4, 1800);
  v.own[2].stance = Stance::kGiveGround;
  v.own[0].fought = true;
  v.contacts = {{0, kW2, 3, Hour{3}, Kind::kTank, Certainty::kExact, 8900, true, false},
                {1, kW1, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {2, kW1, 3, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {3, kC0, 2, {}, Kind::kRecon, Certainty::kSeen, 2000, true, false},
                {4, kE0, 3, {}, Kind::kTank, Certainty::kHeard, 12000, true, false}};
  v.movements = {{kW0, 2}};
  return v;
}

View an_hour_before(View v) {
  v.hour = 3;
  v.slow = false;
  v.holder[index(Sector::kW1)] = Seat::kBlue;
  v.own[0].strength += v.own[0].lost_this_hour;
  v.own[0].lost_this_hour = 0;
  v.own[0].fought = false;
  v.own[6].sector = Sector::kC2;
  v.own[7].sector = Sector::kE1;
  v.contacts[0] = {0, Sector::kW1, 2, Hour{2}, Kind::kTank, Certainty::kExact, 10200, true, false};
  v.contacts[1].sector = v.contacts[2].sector = Sector::kW0;
  for (Contact& c : v.contacts) c.seen = std::min(c.seen, Hour{2});
  v.movements = {{Sector::kW0, 1}};
  return v;
}

// Everything at once: stacks, fights for several, old reports, an exposed decoy, a broken unit.
View crowded() {
  using enum Sector;
  View v = at_ten();
  v.slow = false;
  v.last_fire = kW1;
  for (const std::size_t i : {0, 1, 3, 4}) v.own[i].sector = kC4;
  v.own[1].where = Where::kGone;
  v.own[1].lost_this_hour = 900;
  v.own[0].fought = v.own[3].fought = v.own[4].fought = true;
  for (const Sector s : {kW1, kW2, kW3, kC1, kC2, kC3}) v.holder[index(s)] = Seat::kRed;
  v.own[6].sector = kX;
  v.own[2].strength = 4400;
  v.contacts = {{0, kC4, 3, Hour{3}, Kind::kTank, Certainty::kExact, 8900, true, false},
                {1, kC4, 3, Hour{3}, Kind::kTank, Certainty::kExact, 11000, true, false},
                {2, kC4, 3, Hour{3}, Kind::kMech, Certainty::kExact, 7000, true, false},
                {3, kC3, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {4, kC3, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {5, kC3, 3, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {6, kE1, 3, Hour{3}, Kind::kDecoy, Certainty::kExact, 0, true, false},
                {7, kW3, 1, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {8, kW3, 2, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {9, kW2, 0, {}, Kind::kRecon, Certainty::kSeen, 2000, true, false}};
  v.movements = {{kW0, 2}, {kC1, 1}};
  return v;
}

// Red, 08:00: the first echelon in, the others waiting.
View of_red() {
  using enum Sector;
  View v;
  v.seat = Seat::kRed;
  v.hour = 2;
  v.holder.fill(Seat::kBlue);
  for (const Sector s : {kW0, kC0, kE0}) v.holder[index(s)] = Seat::kRed;
  const Sector at[] = {kW0, kE0, kC0, kW0, kE0, kE0};
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    Unit& u = v.own[i];
    u.strength = roster(id_of(v, i)).full;
    if (i >= std::size(at)) continue;
    u.where = Where::kMap;
    u.sector = at[i];
    u.arrived = 1;
  }
  v.contacts = {{0, kW2, 0, {}, Kind::kInfantry, Certainty::kSeen, 8000, true, false},
                {1, kC2, 1, {}, Kind::kInfantry, Certainty::kHeard, 8000, true, false}};
  return v;
}

// What a seat sees before each hour of a game between two scripted commanders.
std::vector<View> game(std::uint32_t seed, Seat seat) {
  const Setup setup{seed, kStandardBalance, BlueCommander::kDoctrinal, RedCommander::kFeintAndMass};
  World world = Rules::start(setup);
  std::vector<View> views{Rules::view(setup, world, seat)};
  while (!Rules::verdict(setup, world)) {
    world = advance<Rules>(setup, world, {}).state;
    views.push_back(Rules::view(setup, world, seat));
  }
  return views;
}

void all_marks(ImDrawList& d, const Palette& p, float ratio) {
  const Crisp crisp(d, ratio);
  const Pen pen{d, p, 1.15f};
  const auto say = [&](ImVec2 at, std::string_view text) {
    type::draw(d, type::Style::kNote, at, paint(p.ink), text, {type::Align::kMiddle});
  };
  const auto put = [&](float x, float y, std::string_view text, Mark m) {
    draw(pen, {x, y}, m);
    say({x, y + 48}, text);
  };
  constexpr Side B = Side::kBlue, R = Side::kRed, U = Side::kUnknown;
  const board::Strength some{9, 12, 1.3f};
  const auto mark = [](Side side, Branch branch, board::Strength strength = {}, int echelon = 0) {
    Mark m;
    m.side = side, m.branch = branch, m.strength = strength, m.echelon = echelon;
    return m;
  };
  Mark seen = mark(R, Branch::kTank, some, 2), heard = seen, old = mark(R, Branch::kRecon),
       decoy = old;
  seen.known = Known::kSeen;
  heard.known = Known::kHeard, heard.fresh = 0.5f;
  old.fresh = 0.5f;
  decoy.branch = Branch::kTank, decoy.dummy = true;
  Mark moved = mark(U, Branch::kMovement);
  moved.known = Known::kHeard, moved.fresh = 0.55f;
  Mark broken = mark(B, Branch::kInfantry);
  broken.broken = true, broken.fresh = 0.25f;
  put(60, 60, "exact", mark(B, Branch::kTank, some, 2));
  put(150, 60, "exact", mark(R, Branch::kTank, some, 2));
  put(240, 60, "seen", seen);
  put(330, 60, "heard", heard);
  put(420, 60, "old", old);
  put(510, 60, "movement", moved);
  put(600, 60, "decoy", decoy);
  put(690, 60, "broken", broken);
  constexpr Branch kAll[] = {Branch::kTank,  Branch::kMech,         Branch::kInfantry,
                             Branch::kRecon, Branch::kGuns,         Branch::kMountedGuns,
                             Branch::kRelay, Branch::kMountedRelay, Branch::kHeadquarters};
  for (std::size_t i = 0; i < std::size(kAll); ++i) {
    const float x = 60 + 84 * static_cast<float>(i);
    draw(pen, {x, 160}, mark(B, kAll[i], {}, 1 + static_cast<int>(i % 3)));
    draw(pen, {x, 220}, mark(R, kAll[i]));
  }
  for (int i = 0; i < 3; ++i)
    for (const Side side : {B, R}) {
      Mark m = mark(side, Branch::kInfantry, {7, 8, 0}, 2);
      m.dug = static_cast<Dug>(i);
      m.waits = i == 2, m.gives_ground = i == 1;
      draw(pen, {60 + 84 * static_cast<float>(i) + (side == R ? 270.0f : 0.0f), 310}, m);
    }
  target(pen, {600, 310}, 15, B);
  eye(pen, {626, 295}, B);
  contact(pen, {680, 310}, 28);
  difference(pen, {730, 310}, 1);
  for (int i = 0; i < 3; ++i) {
    const float y = 380 + 28 * static_cast<float>(i);
    const ImVec2 path[] = {{60, y}, {100, y - 6}, {150, y}};
    arrow(pen, path, static_cast<When>(i), B);
  }
  pill(pen, {200, 380}, "14:00", type::Style::kNoteStrong, p.blue);
  clock(pen, {200, 410}, 8);
  count(pen, {200, 436}, 3);
  for (int i = 0; i <= static_cast<int>(Icon::kHourglass); ++i)
    draw(d, static_cast<Icon>(i),
         {260 + 36 * static_cast<float>(i % 13), 390 + 36 * static_cast<float>(i / 13)},
         paint(p.ink));
}

Picture by_itself(const View& now) {
  Picture p;
  p.now = &now;
  p.plan = plan(now, {});
  return p;
}

Picture with_orders(const View& now, const View& before) {
  Picture p = by_itself(now);
  p.before = &before;
  const Order orders[] = {March{kReserve, Sector::kW3}, March{7, Sector::kE1},
                          Fire{Seat::kBlue, Sector::kW1}};
  p.plan = plan(now, orders);
  p.plan.unit[7].starts_next_hour = false;  // so that both kinds of arrow are seen
  p.chosen = kReserve;
  p.shows_reach = false;
  return p;
}

Day a_day() {
  Day day;
  day.now = 4;
  day.told[1] = {Told::kFirstContact};
  day.told[2] = {Told::kFirstContact, Told::kFire};
  day.told[3] = {Told::kFight, Told::kFire};
  return day;
}

struct Screen {
  const char* name;
  ImVec2 size;
  Rect room, hours;
};
constexpr Screen kWide{"wide", {940, 800}, {44, 84, 872, 628}, {44, 742, 872, 24}};
constexpr Screen kMiddle{"middle", {560, 580}, {14, 14, 532, 462}, {14, 498, 532, 20}};
constexpr Screen kPhone{"phone", {320, 410}, {0, 0, 320, 376}, {14, 384, 292, 14}};

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : ".", only = argc > 2 ? argv[2] : "";
  const View ten = at_ten(), nine = an_hour_before(ten), crowd = crowded(), red = of_red();
  const auto draw_screen = [&](const char* what, const Screen& screen, const Picture& p,
                               Theme theme, float ratio) {
    constexpr const char* kThemes[] = {"light", "dark", "contrast", "projector"};
    const std::string name = std::string(screen.name) + "-" + what + "-" +
                             kThemes[static_cast<int>(theme)] + (ratio > 1 ? "-2" : "");
    if (name.find(only) == std::string::npos) return;
    shoot(folder + "/" + name + ".png", screen.size, ratio, theme,
          [&](ImDrawList& d, const Palette& palette) {
            const Layout l = lay_out(screen.room, *p.now, ratio);
            d.PushClipRect(l.frame.min(), l.frame.max(), true);
            draw_ground(d, l, palette);
            d.PopClipRect();
            draw_map(d, l, p, palette);
            draw_hours(d, screen.hours, ratio, a_day(), palette);
          });
  };
  for (const Theme theme : {Theme::kLight, Theme::kDark})
    if (std::string name = theme == Theme::kLight ? "marks-light" : "marks-dark";
        name.find(only) != std::string::npos)
      shoot(folder + "/" + name + ".png", {800, 470}, 2, theme,
            [](ImDrawList& d, const Palette& p) { all_marks(d, p, 2); });
  const Picture orders = with_orders(ten, nine);
  for (const Theme theme : {Theme::kLight, Theme::kDark, Theme::kContrast, Theme::kProjector})
    draw_screen("orders", kWide, orders, theme, 1);
  draw_screen("orders", kWide, orders, Theme::kLight, 2);
  draw_screen("orders", kMiddle, orders, Theme::kLight, 1);
  draw_screen("orders", kPhone, orders, Theme::kLight, 2);
  draw_screen("orders", kPhone, orders, Theme::kDark, 2);

  Picture reach = orders;
  reach.shows_reach = true;
  reach.hovered = Sector::kW4;
  reach.focus = OnUnit{2};
  reach.plan.unit[5].to = std::nullopt;
  draw_screen("reach", kWide, reach, Theme::kLight, 1);
  draw_screen("reach", kPhone, reach, Theme::kLight, 2);

  Picture many = by_itself(crowd);
  many.chosen_contact = 8;
  many.opened = OnStack{Sector::kC4, Seat::kRed};
  draw_screen("crowd", kWide, many, Theme::kLight, 1);
  draw_screen("crowd", kPhone, many, Theme::kLight, 2);

  Picture attack = by_itself(red);
  const Order marches[] = {March{14, Sector::kW0}, March{15, Sector::kW0}, March{18, Sector::kE0},
                           March{10, Sector::kC4}, March{11, Sector::kC1}};
  attack.plan = plan(red, marches);
  attack.chosen = UnitId{14};
  draw_screen("red", kWide, attack, Theme::kLight, 1);
  draw_screen("red", kPhone, attack, Theme::kLight, 2);

  for (const float progress : {0.2f, 0.45f, 0.7f, 0.9f}) {
    Picture moment = by_itself(ten);
    moment.before = &nine;
    moment.progress = progress;
    draw_screen(("play" + std::to_string(static_cast<int>(progress * 100))).c_str(), kWide, moment,
                Theme::kLight, 1);
  }

  for (const Seat seat : kPlayers) {
    const auto views = game(7, seat);
    for (std::size_t hour = 2; hour < views.size(); hour += 3) {
      Picture p = by_itself(views[hour]);
      p.before = &views[hour - 1];
      const std::string name =
          (seat == Seat::kBlue ? "game-blue" : "game-red") + std::to_string(hour);
      draw_screen(name.c_str(), kWide, p, Theme::kLight, 1);
      draw_screen(name.c_str(), kPhone, p, Theme::kLight, 2);
    }
  }
}
