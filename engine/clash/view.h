// clash/view.h — what one seat knows: its own units, what it sees of the others, and where it last
// saw those it does not see. A fight is put together from this alone; with everything known it is
// the truth, and the same function fights it.
#pragma once
#include "clash/fog.h"
#include "clash/orders.h"

namespace wg::clash {

struct Piece {
  UnitId id = kNobody;  // of an enemy only once it is known in full: its name would tell its grade
  Seat side = Seat::kBlue;
  Tile tile = 0;
  Sight sight{};  // of one's own: everything
  Unit unit{};    // where not known: as estimated
  Supply supply = Supply::kAdequate;
  bool encircled = false;  // nowhere to fall back to
  bool top = false;        // of its stack: it defends
  Doing doing{};           // of one's own
  bool operator==(const Piece&) const = default;
};

struct Ghost {  // an enemy seen before, and not now
  Tile tile = 0;
  Type type = Type::kRifles;
  std::uint8_t turn = 0;
  bool operator==(const Ghost&) const = default;
};

struct View {
  Seat seat = Seat::kBlue;
  std::uint8_t round = 1, turn = 1;
  Seat to_move = Seat::kBlue;
  std::vector<Piece> pieces;  // by side, then by id; enemies by tile, the top of a stack first
  std::vector<Ghost> ghosts;  // by tile
  std::vector<std::optional<Seat>> holders;  // by place
  std::optional<Verdict> verdict{};
  bool ordered = false;  // an order of this step has been given
  bool operator==(const View&) const = default;
  bool is_my_turn() const { return to_move == seat && !verdict; }
};

// Of one's own, or of an enemy known in full.
const Piece* piece(const View&, UnitId);
// Those of a side on a tile, the top of the stack first.
std::vector<const Piece*> pieces_on(const View&, Tile, Seat side);
const Piece* top_on(const View&, Tile, Seat side);

}  // namespace wg::clash
