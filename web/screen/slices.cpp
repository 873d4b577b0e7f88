// web/screen/slices.cpp — a few milliseconds of work, then the browser's turn.
#include "screen/slices.h"

#include <emscripten.h>
#include <utility>

#include "screen/screen.h"

namespace wg::screen {

namespace {
constexpr double kSlice_ms = 8, kShown_ms = 120;
}

void Slices::run(std::function<bool()> unit) {
  unit_ = std::move(unit);
  wait();
}

void Slices::wait() {
  if (due_) return;
  due_ = true;
  emscripten_async_call([](void* self) { static_cast<Slices*>(self)->slice(); }, this, 0);
}

void Slices::slice() {
  due_ = false;
  const double from = emscripten_get_now();
  bool more = running();
  while (more && emscripten_get_now() - from < kSlice_ms) more = unit_();
  if (!more) {
    stop();
    return ask();
  }
  if (from - shown_ms_ >= kShown_ms) {
    shown_ms_ = from;
    ask(1);
  }
  wait();
}

}  // namespace wg::screen
