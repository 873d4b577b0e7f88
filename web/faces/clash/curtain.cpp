// faces/clash/curtain.cpp — who looks away, and who sits down.
#include "faces/clash/curtain.h"

#include "clash/words.h"

#include "faces/curtain.h"

namespace wg::clash_face {

Answer show_curtain(ui::Frame& f, Seat next) {
  Answer answer;
  if (face::show_curtain(
          f, {clash::take_seat(next), clash::look_away(other(next)), clash::seated(next)}))
    answer.wishes.push_back(wish::Dismiss{});
  return answer;
}

}  // namespace wg::clash_face
