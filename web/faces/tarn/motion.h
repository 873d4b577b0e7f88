// faces/tarn/motion.h — the hour as it is played on the map: a pure function of how far it has got.
#pragma once
#include <vector>

#include "faces/tarn/pieces.h"

namespace wg::tarn_face {

struct Clash {  // two sides in one sector
  ImVec2 at;
  float width = 3.5f;  // of the chevrons; they swell while it lasts
};
struct Loss {  // "−1.3" beside a bar
  ImVec2 at;
  float points;
};
struct Shell {  // own fire coming down
  Sector at;
  float radius;
};
// One moment of the map. `knows` is the view it is a moment of: sight and holders change with it.
struct Moment {
  const View* knows = nullptr;
  const View* holds = nullptr;
  std::vector<Piece> pieces;
  std::vector<Clash> clashes;
  std::vector<Loss> losses;
  std::optional<Shell> shell;
  bool at_rest = true;
};
Moment moment(const Layout&, const Picture&);
// How long to take from progress 0 to 1. With reduced motion: do not play, set progress to 1.
int play_ms(const View& before, const View& now);

}  // namespace wg::tarn_face
