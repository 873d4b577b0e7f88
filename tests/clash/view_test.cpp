// clash/view_test.cpp — who is seen how well, and that nothing hidden shows.
#include "clash/view.h"

#include "clash/battle.h"

namespace wg::clash {
namespace {

Setup in_fog(const std::string& lines) {
  Setup s = battle(lines);
  s.fog = true;
  return s;
}
Level seen_at(const std::string& blue, const std::string& red_tile) {
  const Game g(in_fog("unit: A1 blue " + blue + " green, One\nunit: " + red_tile +
                      " red rifles veteran, strength 55, disorder 7, entrenched 2, Two\n"));
  const View v = g.view(Seat::kBlue);
  const Piece* p = top_on(v, tile(red_tile), Seat::kRed);
  return p ? p->sight.level : Level::kUnseen;
}

}  // namespace

TEST_CASE("sight: three tiles far, in detail beside it; scouts three in detail, beside in full") {
  CHECK(seen_at("rifles", "D1") == Level::kSeen);
  CHECK(seen_at("rifles", "E1") == Level::kUnseen);
  CHECK(seen_at("rifles", "C3") == Level::kSeen);
  CHECK(seen_at("rifles", "B2") == Level::kNear);
  CHECK(seen_at("scouts", "D4") == Level::kNear);
  CHECK(seen_at("scouts", "E4") == Level::kUnseen);
  CHECK(seen_at("scouts", "B1") == Level::kKnown);
}

TEST_CASE("sight: from afar type and a bucket; near posture and a band of 20; known everything") {
  const std::string red = " red rifles veteran, strength 55, disorder 7, entrenched 2, Two\n";
  const Game far(in_fog("unit: A1 blue rifles green, One\nunit: D1" + red));
  const View v = far.view(Seat::kBlue);
  const Piece& p = *top_on(v, tile("D1"), Seat::kRed);
  CHECK(p.id == kNobody);
  CHECK(p.sight.type == Type::kRifles);
  CHECK(p.sight.least_strength == 30);
  CHECK(p.sight.most_strength == 59);
  CHECK_FALSE(p.sight.posture);
  const Game near(in_fog("unit: C1 blue rifles green, One\nunit: D1" + red));
  const View w = near.view(Seat::kBlue);
  const Piece& q = *top_on(w, tile("D1"), Seat::kRed);
  CHECK(q.id == kNobody);
  CHECK(q.sight.least_strength == 41);
  CHECK(q.sight.most_strength == 60);
  CHECK(q.sight.posture == Posture::kEntrenched);
  CHECK(q.sight.dug == 2);
  CHECK_FALSE(q.sight.grade);
  const Game known(in_fog("unit: C1 blue scouts green, One\nunit: D1" + red));
  const View x = known.view(Seat::kBlue);
  const Piece& r = *top_on(x, tile("D1"), Seat::kRed);
  CHECK(r.id == 1);
  CHECK(r.unit == known.of(1).unit);
}

TEST_CASE("sight: who has fought is known until the end of the next turn") {
  Game g(in_fog("unit: A1 blue rifles green, One\nunit: B1 red rifles elite, Two\n"));
  const auto level = [&](Seat seat, const char* at) {
    const View v = g.view(seat);
    return top_on(v, tile(at), other(seat))->sight.level;
  };
  g.give(Assault{0, tile("B1"), 0});
  CHECK(level(Seat::kBlue, "B1") == Level::kKnown);
  CHECK(level(Seat::kRed, "A1") == Level::kKnown);
  g.end();
  CHECK(level(Seat::kBlue, "B1") == Level::kKnown);
  g.end();
  CHECK(level(Seat::kBlue, "B1") == Level::kNear);
}

TEST_CASE(
    "sight: who goes out of sight is remembered where he was, until that place is seen empty") {
  Game g(in_fog("unit: A1 blue rifles green, One\nunit: D1 red armour green, Two\n"));
  g.end().give(Move{1, tile("H1")}).end();
  View v = g.view(Seat::kBlue);
  CHECK(v.ghosts.empty());  // D1 is in sight, and he is not there
  g.end().give(Move{1, tile("D3")});
  CHECK(g.view(Seat::kBlue).ghosts.empty());  // he is seen
  g.end().give(Move{0, tile("A4")});
  g.end();
  g.give(Move{1, tile("G3")}).end();
  v = g.view(Seat::kBlue);
  CHECK(v.ghosts.empty());  // D3 is three from A4: seen empty
  CHECK(v.pieces.size() == 1);
}

TEST_CASE("sight: a memory stays as long as nobody looks") {
  Game g(in_fog("unit: D1 blue scouts green, One\nunit: G1 red armour green, Two\n"));
  g.give(Move{0, tile("A1")});
  const View v = g.view(Seat::kBlue);
  REQUIRE(v.ghosts.size() == 1);
  CHECK(v.ghosts[0] == Ghost{tile("G1"), Type::kArmour, 1});
  CHECK(v.pieces.size() == 1);
}

TEST_CASE("sight: the top of a stack has the most power in defence, and stands first") {
  const Game g(
      in_fog("unit: A1 blue rifles green, One\n"
             "unit: B1 red rifles green, strength 50, Two\n"
             "unit: B1 red rifles green, entrenched 1, strength 80, Three\n"));
  const View v = g.view(Seat::kBlue);
  const auto stack = pieces_on(v, tile("B1"), Seat::kRed);
  REQUIRE(stack.size() == 2);
  CHECK(stack[0]->top);
  CHECK_FALSE(stack[1]->top);
  CHECK(stack[0]->sight.least_strength == 61);
}

TEST_CASE("sight: what a seat does not know changes nothing that it sees") {
  const Setup s = in_fog(
      "unit: A1 blue rifles green, One\nunit: D1 red rifles green, Two\n"
      "unit: J9 red armour green, Three\n");
  Game a(s), b(s);
  b.state.forces[1].unit.grade = Grade::kElite;
  b.state.forces[1].unit.disorder = 60;
  b.state.forces[1].unit.posture = Posture::kAssault;
  b.state.forces[1].unit.strength = 61;  // of the bucket from 60 to 100
  b.state.forces[2].tile = tile("K9");
  CHECK(a.view(Seat::kBlue) == b.view(Seat::kBlue));
}

}  // namespace wg::clash
