// tests/tarn/volume.h — how much of a long test to run: all of it natively, less where it is slow.
#pragma once

namespace wg {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WG_TEST_IS_SLOW 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__EMSCRIPTEN__)
#define WG_TEST_IS_SLOW 1
#endif
#ifdef WG_TEST_IS_SLOW
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif

}  // namespace wg
