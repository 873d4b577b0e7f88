// faces/locks.h — which wishes a lock refuses in any game, whoever has them: a button, a key, the
// text view.
#pragma once
#include <string_view>

#include "faces/desk.h"

namespace wg::face {

// Visits a wish and answers with the control that is locked, as it stands in `lock=`; empty if the
// wish may come true. A game derives from it for wishes of its own.
struct Refuse {
  const Locks& locks;

  std::string_view operator()(const wish::Undo&) const { return undo(); }
  std::string_view operator()(const wish::Redo&) const { return undo(); }
  std::string_view operator()(const wish::Reset&) const { return undo(); }
  std::string_view operator()(const wish::ToStart&) const { return another(); }
  std::string_view operator()(const wish::SameAgain&) const { return another(); }
  std::string_view operator()(const wish::PlayFromHere&) const { return another(); }
  std::string_view operator()(const wish::ChangeSides&) const {
    return locks.side ? "side" : another();
  }
  std::string_view operator()(const wish::OpenText&) const { return locks.paste ? "paste" : ""; }
  template <class Other>
  std::string_view operator()(const Other&) const {
    return "";
  }

 protected:
  std::string_view undo() const { return locks.undo ? "undo" : ""; }
  std::string_view another() const { return locks.another ? "new" : ""; }
};

}  // namespace wg::face
