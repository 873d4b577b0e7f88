// faces/war/curtain.cpp — who looks away, and who sits down.
#include "faces/war/curtain.h"

#include "war/words.h"

#include "faces/curtain.h"

namespace wg::war_face {

Answer show_curtain(ui::Frame& f, Seat next) {
  const std::string name(war::side_name(next)), away(war::side_name(other(next)));
  Answer answer;
  if (face::show_curtain(f, {name + ", take your seat.", away + ", look away.", "I am " + name}))
    answer.wishes.push_back(wish::Dismiss{});
  return answer;
}

}  // namespace wg::war_face
