// core/wire.h — the one bit format: links, saves and digests all pass through here. The only door
// to cereal. Reading never throws and never over-allocates: the first bad bit sets fault(), and
// every later read yields zero. cereal's own archives trust their input; these do not, so link
// bytes may come from anybody.
#pragma once
#include <cereal/cereal.hpp>
#include <cereal/types/array.hpp>
#include <cereal/types/vector.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace wg {

class WireOut : public cereal::OutputArchive<WireOut, cereal::AllowEmptyClassElision> {
 public:
  WireOut() : OutputArchive(this) {}
  // The lowest n bits of v, n ≤ 32, most significant first.
  void bits(std::uint32_t v, unsigned n) {
    held_ = held_ << n | (v & ((std::uint64_t{1} << n) - 1));
    for (count_ += n; count_ >= 8; count_ -= 8)
      bytes_.push_back(static_cast<std::uint8_t>(held_ >> (count_ - 8)));
  }
  // A varint: seven bits a group, lowest first, a leading bit that says whether more follow.
  void put(std::uint64_t v) {
    for (; v >= 0x80; v >>= 7) bits(static_cast<std::uint32_t>(v | 0x80) & 0xFF, 8);
    bits(static_cast<std::uint32_t>(v), 8);
  }
  // Everything written, padded with zero bits to a whole byte.
  std::vector<std::uint8_t> bytes() const {
    auto all = bytes_;
    if (count_ > 0) all.push_back(static_cast<std::uint8_t>(held_ << (8 - count_)));
    return all;
  }

 private:
  std::vector<std::uint8_t> bytes_;
  std::uint64_t held_ = 0;  // the last count_ bits are not yet in bytes_
  unsigned count_ = 0;
};

class WireIn : public cereal::InputArchive<WireIn, cereal::AllowEmptyClassElision> {
 public:
  explicit WireIn(std::span<const std::uint8_t> b) : InputArchive(this), rest_(b) {}
  std::uint32_t bits(unsigned n) {
    if (fault_ || n > left()) {
      fault_ = true;
      return 0;
    }
    for (; count_ < n; count_ += 8) {
      held_ = held_ << 8 | rest_.front();
      rest_ = rest_.subspan(1);
    }
    count_ -= n;
    return static_cast<std::uint32_t>(held_ >> count_ & ((std::uint64_t{1} << n) - 1));
  }
  std::uint64_t get() {
    std::uint64_t v = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const std::uint32_t group = bits(8);
      v |= std::uint64_t{group & 0x7Fu} << shift;
      if (fault_) return 0;
      if (group < 0x80) return v;
    }
    fault_ = true;
    return 0;
  }
  std::size_t get_size() {  // every element costs a bit or more
    const std::uint64_t n = get();
    if (n > left()) {
      fault_ = true;
      return 0;
    }
    return static_cast<std::size_t>(n);
  }
  std::size_t left() const { return rest_.size() * 8 + count_; }  // bits
  void fail() { fault_ = true; }
  bool fault() const { return fault_; }
  // All was read, and what pads the last byte is zero.
  bool done() const {
    return !fault_ && rest_.empty() && count_ < 8 &&
           (held_ & ((std::uint64_t{1} << count_) - 1)) == 0;
  }

 private:
  std::span<const std::uint8_t> rest_;
  std::uint64_t held_ = 0;
  unsigned count_ = 0;
  bool fault_ = false;
};

template <class A>
concept Wire = std::same_as<A, WireOut> || std::same_as<A, WireIn>;

// An integer, enum or bool in exactly N bits, refusing on reading what is above `last`.
template <unsigned N, class T>
void put_bits(WireOut& a, const T& t) {
  a.bits(static_cast<std::uint32_t>(t), N);
}
template <unsigned N, class T>
void get_bits(WireIn& a, T& t, std::uint32_t last) {
  const std::uint32_t v = a.bits(N);
  if (v > last) a.fail();
  t = static_cast<T>(a.fault() ? 0 : v);
}

template <std::unsigned_integral T>
void CEREAL_SAVE_FUNCTION_NAME(WireOut& a, const T& t) {
  if constexpr (std::same_as<T, bool>)
    a.bits(t, 1);
  else
    a.put(t);
}
template <std::unsigned_integral T>
void CEREAL_LOAD_FUNCTION_NAME(WireIn& a, T& t) {
  if constexpr (std::same_as<T, bool>) {
    t = a.bits(1) != 0;
  } else {
    const std::uint64_t v = a.get();
    if (v > std::numeric_limits<T>::max()) a.fail();
    t = static_cast<T>(v);
  }
}
template <std::signed_integral T>
void CEREAL_SAVE_FUNCTION_NAME(WireOut& a, const T& t) {
  const auto s = static_cast<std::int64_t>(t);
  a.put((static_cast<std::uint64_t>(s) << 1) ^ static_cast<std::uint64_t>(s >> 63));
}
template <std::signed_integral T>
void CEREAL_LOAD_FUNCTION_NAME(WireIn& a, T& t) {
  const std::uint64_t z = a.get();
  const auto s = static_cast<std::int64_t>((z >> 1) ^ (~(z & 1) + 1));
  if (s != static_cast<std::int64_t>(static_cast<T>(s))) a.fail();
  t = static_cast<T>(s);
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(WireOut& a, const cereal::SizeTag<T>& t) {
  a.put(t.size);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(WireIn& a, cereal::SizeTag<T>& t) {
  t.size = a.get_size();
}
template <Wire A, class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(A& a, cereal::NameValuePair<T>& t) {
  a(t.value);
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(WireOut& a, const std::optional<T>& t) {
  a(t.has_value());
  if (t) a(*t);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(WireIn& a, std::optional<T>& t) {
  bool there = false;
  a(there);
  t.reset();
  if (!there) return;
  T value{};
  a(value);
  t = value;
}

template <class T>
std::vector<std::uint8_t> to_bytes(const T& t) {
  WireOut out;
  out(t);
  return out.bytes();
}
// FNV-1a, 64 bits, over the whole value.
std::uint64_t fnv1a(std::span<const std::uint8_t>, std::uint64_t from = 14695981039346656037ull);
template <class T>
std::uint64_t digest(const T& t) {
  return fnv1a(to_bytes(t));
}

}  // namespace wg
CEREAL_REGISTER_ARCHIVE(wg::WireOut)
CEREAL_REGISTER_ARCHIVE(wg::WireIn)
CEREAL_SETUP_ARCHIVE_TRAITS(wg::WireIn, wg::WireOut)
