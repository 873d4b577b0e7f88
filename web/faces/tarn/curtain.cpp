// faces/tarn/curtain.cpp — who looks away, and who sits down.
#include "faces/tarn/curtain.h"

#include "tarn/words.h"

#include "faces/tell.h"

namespace wg::tarn_face {
namespace {

face::Curtain curtain(Seat next) {
  const std::string name(tarn::side_name(next)), away(tarn::side_name(other(next)));
  return {name + ", take your seat.", away + ", look away.", "I am " + name};
}
Answer answer(bool seated) {
  Answer a;
  if (seated) a.wishes.push_back(wish::Dismiss{});
  return a;
}

}  // namespace

Answer show_curtain(ui::Frame& f, Seat next) {
  return answer(face::show_curtain(f, curtain(next)));
}
Answer tell_curtain(text::Leaf& leaf, Seat next) {
  return answer(face::tell_curtain(leaf, curtain(next), next == Seat::kBlue ? "blue" : "red"));
}

}  // namespace wg::tarn_face
