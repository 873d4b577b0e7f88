// house/habits.cpp — only what was changed here is kept: what the address asked for is not the
// player's habit.
#include "house/habits.h"

#include <algorithm>

#include "page/page.h"

namespace wg::house {

std::optional<std::size_t> Habits::found(const Habit& habit) {
  return habit.asked ? habit.asked : one_of(page::recall(habit.name), habit.words);
}

void Habits::recall() {
  for (const Kept& k : habits_)
    if (const auto i = found(k.habit)) k.habit.adopt(desk_, *i);
  settle();
}

bool Habits::adopts(std::string_view name) const {
  return std::any_of(habits_.begin(), habits_.end(),
                     [&](const Kept& k) { return k.habit.name == name && found(k.habit); });
}

void Habits::settle() {
  for (auto& [habit, last] : habits_) last = habit.now(desk_);
}
void Habits::settle(std::string_view name, std::size_t as) {
  for (auto& [habit, last] : habits_)
    if (habit.name == name) last = as;
}

void Habits::remember() {
  for (auto& [habit, last] : habits_) {
    const std::size_t now = habit.now(desk_);
    if (now == last) continue;
    last = now;
    const std::string word(habit.words[now]);
    page::remember(habit.name, word);
    // Or a reload would bring the address's back.
    page::amend(habit.in_address.empty() ? habit.name : habit.in_address, word);
  }
}

}  // namespace wg::house
