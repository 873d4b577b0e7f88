// tests/board/map_test.cpp — the map of Tarn Crossing: what is seen is what is touched.
#include "faces/tarn/map.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/tarn.h"

#include "faces/tarn/hours.h"
#include "faces/tarn/motion.h"
#include "faces/tarn/sectors.h"
#include "faces/tarn/survey.h"
#include "faces/tarn/tray.h"
#include "faces/tarn/ways.h"

using namespace wg::tarn_face;
using namespace wg;
using enum wg::tarn::Sector;

namespace {

struct Letters {  // places depend on the width of names
  Letters() {
    ImGui::CreateContext();
    type::load(1, false);
  }
  ~Letters() { ImGui::DestroyContext(); }
};

constexpr Rect kRooms[] = {{44, 84, 872, 628}, {14, 58, 532, 462}, {0, 72, 320, 376}};

View blue_view() {
  View v;
  v.hour = 4;
  v.holder.fill(Seat::kBlue);
  const Sector at[] = {kW2, kC2, kE2, kX, kX, kR, kC1, kE2};
  for (std::size_t i = 0; i < kBlueUnits; ++i) {
    v.own[i].where = Where::kMap;
    v.own[i].sector = at[i];
    v.own[i].strength = roster(static_cast<UnitId>(i)).full;
  }
  v.contacts = {{0, kW2, 3, Hour{3}, Kind::kTank, Certainty::kExact, 8900, true, false},
                {1, kW1, 3, {}, Kind::kTank, Certainty::kSeen, 12000, true, false},
                {2, kW1, 3, {}, Kind::kMech, Certainty::kSeen, 10000, true, false},
                {3, kC0, 2, {}, Kind::kRecon, Certainty::kSeen, 2000, true, false},
                {4, kE0, 3, {}, Kind::kTank, Certainty::kHeard, 12000, true, false}};
  v.movements = {{kW0, 2}};
  return v;
}

Picture picture_of(const View& v) {
  Picture p;
  p.now = &v;
  p.plan = plan(v, {});
  return p;
}

const Piece* find(const std::vector<Piece>& all, const Hit& subject) {
  const auto it =
      std::find_if(all.begin(), all.end(), [&](const Piece& q) { return q.subject == subject; });
  return it == all.end() ? nullptr : &*it;
}

float away_from_roads(const Rect& frame, ImVec2 p) {
  float least = 1e9f;
  for (const survey::Lines lines : {survey::kRoads, survey::kTracks})
    for (const survey::Line line : lines) {
      const Points road = to_frame(frame, line);
      least = std::min(least, length(along(road, nearest(road, p)) - p));
    }
  return least;
}

}  // namespace

TEST_CASE("map: sectors tile the upper sheet without gap or overlap") {
  const Rect frame = kRooms[0];
  float sum = 0;
  for (const Sector s : kEverySector)
    if (on_road(s)) {
      const Points edge = outline(frame, s);
      const auto corners = ears(edge);
      for (std::size_t i = 0; i < corners.size(); i += 3) {
        const ImVec2 a = edge[corners[i + 1]] - edge[corners[i]],
                     b = edge[corners[i + 2]] - edge[corners[i]];
        sum += std::abs(a.x * b.y - a.y * b.x) / 2;
      }
      CHECK(sector_under(frame, node(frame, s)) == s);
    }
  CHECK(sum == doctest::Approx(0.725f * frame.w * frame.h).epsilon(0.003));  // the last edge bends
}

TEST_CASE("map: every symbol is found where it is drawn") {
  const Letters letters;
  const View v = blue_view();
  for (const Rect& room : kRooms)
    for (const bool coarse : {false, true}) {
      const Layout l = lay_out(room, v, 1);
      Picture p = picture_of(v);
      p.is_coarse = coarse;
      p.plan.fire = kW1;
      for (const Piece& piece : arrange(l, p)) {
        CHECK(l.frame.has(piece.at));
        const Seat side = piece.mark.side == Side::kBlue ? Seat::kBlue : Seat::kRed;
        const Hit expected =
            piece.stacked || piece.hidden ? Hit{OnStack{piece.sector, side}} : piece.subject;
        CHECK(hit(l, p, piece.at) == expected);
      }
      CHECK(hit(l, p, node(l.frame, kC4)) == Hit{OnSector{kC4}});
      CHECK(hit(l, p, room.min() - ImVec2{20, 20}) == Hit{});
    }
}

TEST_CASE("map: Blue stands left of Red, and neighbours do not overlap") {
  const Letters letters;
  const View v = blue_view();
  for (const Rect& room : kRooms) {
    const Layout l = lay_out(room, v, 1);
    const auto all = arrange(l, picture_of(v));
    CHECK(find(all, OnUnit{0})->at.x < find(all, OnContact{0})->at.x);
    for (const Piece& a : all)
      for (const Piece& b : all)
        if (&a != &b && !a.hidden && !b.hidden)
          CHECK_FALSE(overlap(footprint(l, a), footprint(l, b)));
  }
}

TEST_CASE("map: an opened stack is touched chip by chip") {
  const Letters letters;
  View v = blue_view();
  for (Unit& u : v.own) u.sector = kC4;
  const Layout l = lay_out(kRooms[2], v, 1);
  Picture p = picture_of(v);
  const auto all = arrange(l, p);
  CHECK(hit(l, p, find(all, OnUnit{0})->at) == Hit{OnStack{kC4, Seat::kBlue}});
  p.opened = OnStack{kC4, Seat::kBlue};
  const auto row = chips(l, p, all);
  REQUIRE(row.size() == kBlueUnits);
  for (const Piece& chip : row) {
    CHECK(l.frame.has(chip.at));
    CHECK(hit(l, p, chip.at) == chip.subject);
  }
}

TEST_CASE("map: old reports leave it") {
  View v = blue_view();
  CHECK(is_on_map(v, v.contacts[3]));
  v.hour = 6;
  CHECK(is_on_map(v, v.contacts[3]));  // three hours old
  v.hour = 7;
  CHECK_FALSE(is_on_map(v, v.contacts[3]));
  CHECK_FALSE(is_on_map(v, v.movements[0]));
}

TEST_CASE("map: what is not next to an own unit is not in sight") {
  const SectorSet seen = in_sight(blue_view());
  for (const Sector s : kEverySector) CHECK(has(seen, s) == (s != kW0 && s != kE0));
}

TEST_CASE("map: a march follows the road, hour by hour") {
  const View v = blue_view();
  const Rect frame = kRooms[0];
  Intent go;
  go.to = kW3;
  go.starts_next_hour = true;
  const Route r = route_of(frame, v.own[kReserve], go, node(frame, kR));
  REQUIRE(r.legs.size() == 3);
  CHECK(r.arrives_h == 4);  // it waits an hour
  CHECK(r.legs[0].when == When::kNext);
  CHECK(r.legs[1].when == When::kLater);
  CHECK(r.legs[0].at == kX);
  CHECK(r.legs[2].at == kW3);
  CHECK(r.legs[2].end == doctest::Approx(length(Path(r.path))));
  for (float at = 0; at < r.legs[2].end; at += 4)
    CHECK(away_from_roads(frame, along(r.path, at)) < 1.5f);
}

TEST_CASE("map: a track takes two hours, the second half one") {
  View v = blue_view();
  v.own[6].destination = kE1;
  const Rect frame = kRooms[0];
  const auto route = [&] {
    return route_of(frame, v.own[6], plan(v, {}).unit[6], node(frame, kC1));
  };
  REQUIRE(route().legs.size() == 2);
  CHECK(route().legs[0].end == doctest::Approx(route().legs[1].end / 2));
  CHECK(route().legs[0].at == kC1);  // it counts as staying where it left
  v.own[6].on_track_to = kE1;
  CHECK(route().legs.size() == 1);
}

TEST_CASE("map: the hour is played from the view before to the view after") {
  const Letters letters;
  const View before = blue_view();
  View now = before;
  now.hour = 5;
  now.own[7].sector = kE1;
  now.own[0].fought = true;
  now.own[0].strength = 7000;
  now.own[0].lost_this_hour = 1000;
  const Layout l = lay_out(kRooms[0], now, 1);
  Picture p = picture_of(now);
  p.before = &before;
  p.progress = 0;
  const auto at_first = moment(l, p);
  CHECK(find(at_first.pieces, OnUnit{7})->at.y ==
        doctest::Approx(find(arrange(l, picture_of(before)), OnUnit{7})->at.y));
  CHECK(at_first.holds == &before);
  float strength = 8;
  for (int percent = 0; percent <= 100; percent += 5) {
    p.progress = static_cast<float>(percent) / 100;
    const Moment m = moment(l, p);
    const Mark& rifles = find(m.pieces, OnUnit{0})->mark;
    CHECK(rifles.strength.now <= strength);
    CHECK(rifles.strength.now + rifles.strength.lost == doctest::Approx(8));
    strength = rifles.strength.now;
  }
  CHECK(strength == 7);
  const auto rest = moment(l, p);
  CHECK(rest.at_rest);
  CHECK(rest.holds == &now);
  CHECK(play_ms(before, now) <= 1600);
}

TEST_CASE("map: Red's units to come wait in the tray and are touched there") {
  const Letters letters;
  View v;
  v.seat = Seat::kRed;
  for (const Rect& room : kRooms) {
    const Layout l = lay_out(room, v, 1);
    Picture p = picture_of(v);
    const auto all = waiting(l, p);
    REQUIRE(all.size() == kRedUnits);
    for (const Piece& piece : all) {
      CHECK(l.tray->has(piece.at));
      CHECK(hit(l, p, piece.at) == piece.subject);
    }
  }
}

TEST_CASE("map: whole games find room for everybody on every sheet") {
  const Letters letters;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Setup setup{seed, kStandardBalance, BlueCommander::kDoctrinal,
                      RedCommander::kFeintAndMass};
    World world = Rules::start(setup);
    View before[] = {Rules::view(setup, world, Seat::kBlue), Rules::view(setup, world, Seat::kRed)};
    while (!Rules::verdict(setup, world)) {
      world = advance<Rules>(setup, world, {}).state;
      for (const Seat seat : kPlayers) {
        const View now = Rules::view(setup, world, seat);
        for (const Rect& room : kRooms) {
          const Layout l = lay_out(room, now, 1);
          Picture p = picture_of(now);
          p.before = &before[index(seat)];
          const auto all = arrange(l, p);
          int crossings = 0;
          for (const Piece& a : all) {
            CHECK(l.frame.has(a.at));
            for (const Piece& b : all)
              crossings += a.sector == b.sector && &a < &b && !a.hidden && !b.hidden &&
                           overlap(footprint(l, a).grown(-2), footprint(l, b).grown(-2));
          }
          CHECK(crossings == 0);
          for (const float progress : {0.0f, 0.3f, 0.7f, 0.99f}) {
            p.progress = progress;
            for (const Piece& piece : moment(l, p).pieces) CHECK(l.frame.grown(60).has(piece.at));
          }
        }
        before[index(seat)] = now;
      }
    }
  }
}

TEST_CASE("P13: where rows are lower than symbols, everybody still stands in their own sector") {
  const Letters letters;
  constexpr Rect kLow[] = {{0, 72, 320, 248}, {0, 72, 320, 186}, {14, 54, 600, 160}};
  std::size_t looked = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Setup setup{seed, kStandardBalance, BlueCommander::kDoctrinal,
                      RedCommander::kFeintAndMass};
    World world = Rules::start(setup);
    while (!Rules::verdict(setup, world)) {
      world = advance<Rules>(setup, world, {}).state;
      for (const Seat seat : kPlayers) {
        const View now = Rules::view(setup, world, seat);
        for (const Rect& room : kLow) {
          CAPTURE(room.h);
          const Layout l = lay_out(room, now, 1);
          for (const Piece& piece : arrange(l, picture_of(now))) {
            CAPTURE(std::string(code(piece.sector)));
            CAPTURE(piece.at.y);
            REQUIRE(l.frame.has(piece.at));
            if (piece.subject == Hit{OnBattery{}} || !on_road(piece.sector)) continue;
            const Rect b = bounds(outline(l.frame, piece.sector));
            // A broken unit has started toward its own edge.
            REQUIRE(b.grown(kLeaves).has(piece.at));
            ++looked;
          }
        }
      }
    }
  }
  CHECK(looked > 1000);
}

TEST_CASE("hours: the bar is touched hour by hour") {
  const Rect bar{44, 742, 872, 24};
  CHECK(hour_under(bar, {45, 750}) == Hour{0});
  CHECK(hour_under(bar, {44 + 872 * 4.5f / 14, 750}) == Hour{4});
  CHECK(hour_under(bar, {915, 750}) == Hour{13});
  CHECK_FALSE(hour_under(bar, {915, 800}));
}
