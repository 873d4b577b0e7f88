// faces/war/locks.cpp — one list, so that no way round a lock is left open by one screen.
#include "faces/war/locks.h"

#include "faces/locks.h"

namespace wg::war_face {
namespace {

struct Refuse : face::Refuse {
  using face::Refuse::operator();
  std::string_view operator()(const wish::ShowPublished&) const { return another(); }
};

}  // namespace

std::string_view locked_by(const Locks& locks, const Wish& wish) {
  return std::visit(Refuse{{locks}}, wish);
}

}  // namespace wg::war_face
