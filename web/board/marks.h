// board/marks.h — the symbols that every board shares: who, what, how strong, and how it is known.
// Own geometry; the forms follow the public MIL-STD-2525D and APP-6 conventions.
#pragma once
#include "board/lines.h"

namespace wg::board {

enum class Branch : std::uint8_t {
  kTank,
  kMech,
  kInfantry,
  kRecon,
  kGuns,
  kMountedGuns,
  kRelay,
  kMountedRelay,
  kHeadquarters,
  kMovement  // something moved there; nothing else is known
};
enum class Dug : std::uint8_t { kNot, kHasty, kPrepared };
enum class Known : std::uint8_t { kExact, kSeen, kHeard };  // solid; with an empty bar; dashed

struct Strength {
  float now = 0, full = 0;  // full 0: no bar
  float lost = 0;           // this hour, in amber
};

struct Mark {
  Side side = Side::kBlue;
  Branch branch = Branch::kInfantry;
  Dug dug = Dug::kNot;
  Known known = Known::kExact;
  int echelon = 0;  // strokes: 1 troop or battery, 2 battalion, 3 regiment
  Strength strength{};
  float fresh = 1;      // 1 this hour, 0.5 an hour old, 0.25 older: mixed with the paper
  bool broken = false;  // frame dashed, in the hour in which it left
  bool dummy = false;   // a decoy found out
  bool waits = false;   // its order starts next hour
  bool gives_ground = false;
  bool rim = true;  // off on a panel, where no terrain touches it
};

inline constexpr float kFrame_w = 36, kFrame_h = 24,
                       kDiamond = 18;  // Blue's frame; Red's half-diagonal

ImVec2 extent(Side, float scale);       // half the frame
Rect bounds(const Mark&, float scale);  // frame, posture, echelon, bar and flags, about {0, 0}
void draw(const Pen&, ImVec2 middle, const Mark&);
void silhouette(const Pen&, ImVec2 middle, Side);  // frame and fill only: those behind in a stack

void bar(const Pen&, Rect, Side, const Strength&, Known = Known::kExact);
void clock(const Pen&, ImVec2 middle, float radius);
void contact(const Pen&, ImVec2 middle, float tall,
             float width = 3.5f);                            // two chevrons, points touching
void target(const Pen&, ImVec2 middle, float radius, Side);  // a fire mission
void eye(const Pen&, ImVec2 middle, Side);                   // somebody watches it
void chosen(const Pen&, Rect, std::uint32_t ink);        // the box round what is chosen or aimed at
void focus(const Pen&, Rect);                            // the keyboard's ring
void difference(const Pen&, ImVec2 middle, int number);  // the review's overprint

}  // namespace wg::board
