// web/screen/slices.h — long work in slices between frames, so that the page stays as quick as it
// was.
#pragma once
#include <functional>

namespace wg::screen {

class Slices {
 public:
  Slices() = default;
  Slices(const Slices&) = delete;  // the browser holds its address
  Slices& operator=(const Slices&) = delete;

  // Calls `unit`, which takes a millisecond or less, until it says that there is no more to do. A
  // frame is asked for now and then, and at the end. What ran before is given up.
  void run(std::function<bool()> unit);
  void stop() { unit_ = nullptr; }
  bool running() const { return unit_ != nullptr; }

 private:
  void slice();
  void wait();

  std::function<bool()> unit_;
  bool due_ = false;
  double shown_ms_ = 0;
};

}  // namespace wg::screen
