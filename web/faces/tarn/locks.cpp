// faces/tarn/locks.cpp — one list, so that no way round a lock is left open by one screen.
#include "faces/tarn/locks.h"

namespace wg::tarn_face {
namespace {

struct Refuse {
  const Locks& locks;

  std::string_view operator()(const wish::Undo&) const { return undo(); }
  std::string_view operator()(const wish::Redo&) const { return undo(); }
  std::string_view operator()(const wish::Reset&) const { return undo(); }
  std::string_view operator()(const wish::ToStart&) const { return another(); }
  std::string_view operator()(const wish::SameAgain&) const { return another(); }
  std::string_view operator()(const wish::Learn&) const { return another(); }
  std::string_view operator()(const wish::PlayFromHere&) const { return another(); }
  std::string_view operator()(const wish::ChangeSides&) const {
    return locks.side ? "side" : another();
  }
  std::string_view operator()(const wish::OpenText&) const { return locks.paste ? "paste" : ""; }
  std::string_view operator()(const wish::Review& r) const {
    return locks.review && r.open ? "review" : "";
  }
  std::string_view operator()(const wish::Print& p) const {
    return locks.review && p.what == wish::kReview ? "review" : "";
  }
  template <class Other>
  std::string_view operator()(const Other&) const {
    return "";
  }

  std::string_view undo() const { return locks.undo ? "undo" : ""; }
  std::string_view another() const { return locks.another ? "new" : ""; }
};

}  // namespace

std::string_view locked_by(const Locks& locks, const Wish& wish) {
  return std::visit(Refuse{locks}, wish);
}

}  // namespace wg::tarn_face
