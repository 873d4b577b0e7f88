// faces/clash/locks.cpp — one list, so that no way round a lock is left open by one screen.
#include "faces/clash/locks.h"

#include "faces/locks.h"

namespace wg::clash_face {

std::string_view locked_by(const Locks& locks, const Wish& wish) {
  return std::visit(face::Refuse{locks}, wish);
}

}  // namespace wg::clash_face
