// faces/keys.h — a key of a game, and a page to read beside it, for whoever lists them.
#pragma once
#include <string_view>

namespace wg::face {

struct Key {
  std::string_view key, what;
};

// Its link is the page's own HTML, so a screen only keeps a place for it.
struct Reading {
  std::string_view slot, label, href;
};

}  // namespace wg::face
