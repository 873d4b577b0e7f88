// house/habits.h — what this browser remembers of the last visit. Presentation only; what of a game
// matters is in its link.
#pragma once
#include "house/query.h"

namespace wg::house {

struct Habit {
  std::string name;  // in the address as well
  Names words;
  std::optional<std::size_t> asked;        // by the address, which counts more; this one of them
  std::function<std::size_t()> now;        // which of the words
  std::function<void(std::size_t)> adopt;  // as asked, or as it was the last time
};

class Habits {
 public:
  void add(Habit habit) { habits_.push_back({std::move(habit), 0}); }
  // Adopts what there is to adopt. From then on what changes is the reader's doing.
  void recall();
  bool adopts(std::string_view name) const;  // it was asked for or remembered
  void settle();                             // nothing of what there is now is the reader's doing
  void settle(std::string_view name, std::size_t as);
  void remember();  // what was changed since

 private:
  struct Kept {
    Habit habit;
    std::size_t last;
  };
  static std::optional<std::size_t> found(const Habit&);

  std::vector<Kept> habits_;
};

template <class E>
std::optional<std::size_t> place_of(std::optional<E> choice) {
  return choice ? std::optional(static_cast<std::size_t>(*choice)) : std::nullopt;
}

}  // namespace wg::house
