// house/habits.h — what this browser remembers of the last visit. Presentation only; what of a game
// matters is in its link.
#pragma once
#include "house/query.h"

namespace wg::house {

struct Habit {
  std::string name;
  Names words;
  std::optional<std::size_t> asked;         // by the address, which counts more; this one of them
  std::size_t (*now)(const face::Desk&);    // which of the words
  void (*adopt)(face::Desk&, std::size_t);  // as asked, or as it was the last time
  std::string in_address{};                 // where it has another name there
};

class Habits {
 public:
  explicit Habits(face::Desk& desk) : desk_(desk) {}
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

  face::Desk& desk_;
  std::vector<Kept> habits_;
};

// A habit that is a member of the desk.
template <auto Member, class Asked>
Habit habit(const char* name, Names words, const std::optional<Asked>& asked,
            const char* in_address = "") {
  return {name,
          words,
          asked ? std::optional(static_cast<std::size_t>(*asked)) : std::nullopt,
          [](const face::Desk& desk) { return static_cast<std::size_t>(desk.*Member); },
          [](face::Desk& desk, std::size_t i) {
            desk.*Member = static_cast<std::decay_t<decltype(desk.*Member)>>(i);
          },
          in_address};
}

}  // namespace wg::house
