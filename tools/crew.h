// tools/crew.h — many games on as many threads as there are cores, and one tally of them all.
#pragma once
#include <cstdint>
#include <vector>
#ifndef __EMSCRIPTEN__
#include <atomic>
#include <thread>
#endif

namespace wg {

// `play(game, tally)` for 0 … games − 1, each thread with a tally of its own; then added up in the
// order of the threads.
template <class Tally, class Play>
Tally in_crew(std::uint32_t games, const Play& play) {
  Tally all;
#ifdef __EMSCRIPTEN__
  for (std::uint32_t g = 0; g < games; ++g) play(g, all);
#else
  const std::uint32_t threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<Tally> part(threads);
  std::vector<std::thread> crew;
  std::atomic<std::uint32_t> next{0};
  for (std::uint32_t i = 0; i < threads; ++i)
    crew.emplace_back([&, i] {
      for (std::uint32_t g = next++; g < games; g = next++) play(g, part[i]);
    });
  for (std::thread& t : crew) t.join();
  for (const Tally& t : part) all.add(t);
#endif
  return all;
}

}  // namespace wg
