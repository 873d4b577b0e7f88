// faces/curtain.h — between two people at one screen: nothing to see until the other has sat down.
#pragma once
#include <string>

#include "ui/frame.h"

namespace wg::face {

struct Curtain {
  std::string title, words;  // "Blue, take your seat.", "Red, look away."
  std::string seated;        // "I am Blue"
};
bool show_curtain(ui::Frame&, const Curtain&);  // they have

}  // namespace wg::face
