// faces/tarn/locks.cpp — one list, so that no way round a lock is left open by one screen.
#include "faces/tarn/locks.h"

#include "faces/locks.h"

namespace wg::tarn_face {
namespace {

struct Refuse : face::Refuse {
  using face::Refuse::operator();
  std::string_view operator()(const wish::Learn&) const { return another(); }
  std::string_view operator()(const wish::Review& r) const {
    return locks.review && r.open ? "review" : "";
  }
  std::string_view operator()(const wish::Print& p) const {
    return locks.review && p.what == wish::kReview ? "review" : "";
  }
};

}  // namespace

std::string_view locked_by(const Locks& locks, const Wish& wish) {
  return std::visit(Refuse{{locks}}, wish);
}

}  // namespace wg::tarn_face
