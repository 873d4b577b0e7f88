// faces/war/curtain.cpp — who looks away, and who sits down.
#include "faces/war/curtain.h"

#include "war/words.h"

#include "faces/curtain.h"

namespace wg::war_face {

Answer show_curtain(ui::Frame& f, Seat next) {
  Answer answer;
  if (face::show_curtain(f, {war::take_seat(next), war::look_away(other(next)), war::seated(next)}))
    answer.wishes.push_back(wish::Dismiss{});
  return answer;
}

}  // namespace wg::war_face
