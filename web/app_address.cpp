// web/app_address.cpp — what the address asks for, and what this browser remembers of the last
// visit.
#include "address.h"
#include "app.h"
#include "faces/tarn/opponents.h"

namespace wg {

// Presentation, and the setup of a new game: what is in a link counts more. What was remembered
// gives way to the address.
void App::read_address() {
  wanted_ = address::read([](std::string_view name) { return page::query(std::string(name)); });
  notice_ = address::in_one_notice(wanted_.complaints);
  page::remembers(wanted_.save);
  desk_.locks = wanted_.locks;
  desk_.compact = page::settle_in({wanted_.embed, wanted_.api, wanted_.parent, wanted_.ref});
  const auto recalled = [](const char* name, std::span<const std::string_view> words) {
    return address::one_of(page::recall(name), words);
  };
  if (const auto i = recalled("theme", address::kThemes))
    desk_.theme = static_cast<tarn_face::ThemeChoice>(*i);
  if (const auto i = recalled("scale", address::kScales))
    wanted_.scale = wanted_.scale.value_or(*i);
  if (const auto i = recalled("view", address::kViews))
    desk_.view = static_cast<tarn_face::ViewChoice>(*i);
  desk_.pace = recalled("pace", address::kPaces).value_or(desk_.pace);
  if (const auto i = recalled("summary", address::kNoYes)) desk_.sums_up = *i == 1;
  if (const auto i = recalled("animation", address::kNoYes)) desk_.animates = *i == 1;
  if (const auto i = recalled("hints", address::kHintLevels))
    desk_.choice.hints = desk_.hints = static_cast<tarn::Hints>(*i);
  desk_.theme = wanted_.theme.value_or(desk_.theme);
  constexpr std::size_t kOne = 0, kFar = 1;  // a projector stands far away
  desk_.scale =
      wanted_.scale.value_or(desk_.theme == tarn_face::ThemeChoice::kProjector ? kFar : kOne);
  look(desk_.view = wanted_.view.value_or(desk_.view));
  desk_.sums_up = wanted_.summary.value_or(desk_.sums_up);
  desk_.animates = wanted_.motion.value_or(desk_.animates);
  desk_.choice.hints = desk_.hints = wanted_.hints.value_or(desk_.hints);
  remembered_ = habits();
  desk_.choice.side = wanted_.side.value_or(desk_.choice.side);
  desk_.choice.balance = wanted_.balance.value_or(desk_.choice.balance);
  if (wanted_.opponent) tarn_face::choose_opponent(desk_.choice, *wanted_.opponent);
  if (wanted_.mode == address::Mode::kBalance) balance_.emplace();
}

// Once the first game is open or the start screen stands: what the address said in vain.
void App::tell_notice() {
  if (notice_.empty()) return;
  if (!card_) return complain("Part of the address was not used", std::exchange(notice_, {}));
  page::announce(notice_);
  card_->sentence += " " + std::exchange(notice_, {});
}

// Only what was changed here: what the address asked for is not the player's habit.
void App::remember() {
  const Habits now = habits();
  const auto changed = [&](const char* name, std::span<const std::string_view> words, auto member) {
    const auto at = static_cast<std::size_t>(now.*member);
    if (now.*member == remembered_.*member) return;
    page::remember(name, std::string(words[at]));
    page::amend(name, std::string(words[at]));  // or a reload would bring the address's back
  };
  changed("theme", address::kThemes, &Habits::theme);
  changed("scale", address::kScales, &Habits::scale);
  changed("view", address::kViews, &Habits::view);
  changed("hints", address::kHintLevels, &Habits::hints);
  changed("pace", address::kPaces, &Habits::pace);
  changed("summary", address::kNoYes, &Habits::sums_up);
  changed("animation", address::kNoYes, &Habits::animates);
  remembered_ = now;
}

// The seed a new game is dealt from: the address's, where a class is to play the same one.
std::uint32_t App::new_seed() const { return wanted_.seed ? *wanted_.seed : page::random(); }

}  // namespace wg
