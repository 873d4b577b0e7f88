// core/list.h — a short list kept in place: no allocation, a capacity that is a promise, compared
// by content.
#pragma once
#include <array>
#include <cstddef>
#include <initializer_list>

#include "core/check.h"

namespace wg {

template <class T, std::size_t N>
class List {
 public:
  constexpr List() = default;
  constexpr List(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }
  constexpr void push_back(const T& item) {
    WG_CHECK(size_ < N);
    items_[size_++] = item;
  }
  constexpr void clear() { size_ = 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }
  constexpr const T* data() const { return items_.data(); }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T& operator[](std::size_t i) {
    WG_CHECK(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    WG_CHECK(i < size_);
    return items_[i];
  }
  constexpr bool operator==(const List& other) const {
    if (size_ != other.size_) return false;
    for (std::size_t i = 0; i < size_; ++i)
      if (!(items_[i] == other.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, N> items_{};
  std::size_t size_ = 0;
};

}  // namespace wg
