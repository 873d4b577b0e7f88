// web/app_address.cpp — what the address asks for, and what this browser remembers of the last
// visit.
#include <algorithm>
#include <charconv>

#include "tarn/opponents.h"

#include "app.h"
#include "faces/tarn/opponents.h"

namespace wg {
namespace {

using tarn_face::ThemeChoice;
using tarn_face::ViewChoice;

constexpr std::initializer_list<const char*> kThemes = {"auto", "light", "dark", "contrast",
                                                        "projector"};
constexpr std::initializer_list<const char*> kHintLevels = {"off", "nudges", "full"};
constexpr std::initializer_list<const char*> kScales = {"1", "1.25", "1.5", "2"};
constexpr std::initializer_list<const char*> kViews = {"map", "text", "both"};
constexpr std::initializer_list<const char*> kNoYes = {"0", "1"};

std::optional<std::uint32_t> whole_number(const std::string& text, std::uint32_t last) {
  std::uint32_t n = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, n);
  if (text.empty() || read.ec != std::errc{} || read.ptr != end || n > last) return std::nullopt;
  return n;
}

}  // namespace

// Presentation only; a bad value of a known name leaves the default and says so. Unknown names are
// ignored.
void App::read_address() {
  const auto bad = [&](const char* name, const char* wanted) {
    tell("The address asks for " + std::string(name) + "=" + page::query(name).substr(0, 20) +
         ", which is not " + wanted + ".");
  };
  const auto pick = [&](const std::string& asked, std::initializer_list<const char*> words,
                        auto&& take) {
    const auto found = std::find(words.begin(), words.end(), asked);
    if (found == words.end()) return false;
    take(static_cast<std::size_t>(found - words.begin()));
    return true;
  };
  // What was remembered gives way to the address.
  const auto keep = [&](const char* name, std::initializer_list<const char*> words, auto&& take) {
    pick(page::recall(name), words, take);
    if (const std::string asked = page::query(name); !asked.empty() && !pick(asked, words, take))
      bad(name, "one of its values");
  };
  const auto choose = [&](const char* name, std::initializer_list<const char*> words, auto&& take) {
    const std::string asked = page::query(name);
    if (!asked.empty() && !pick(asked, words, take)) bad(name, "one of its values");
  };
  keep("theme", kThemes, [&](std::size_t i) { desk_.theme = static_cast<ThemeChoice>(i); });
  keep("scale", kScales, [&](std::size_t i) { desk_.scale = i; });
  // A projector stands far away.
  if (desk_.theme == ThemeChoice::kProjector && page::recall("scale").empty() &&
      page::query("scale").empty())
    desk_.scale = 1;
  keep("view", kViews, [&](std::size_t i) { desk_.view = static_cast<ViewChoice>(i); });
  look(desk_.view);
  keep("summary", kNoYes, [&](std::size_t i) { desk_.sums_up = i == 1; });
  keep("hints", kHintLevels,
       [&](std::size_t i) { desk_.choice.hints = desk_.hints = static_cast<tarn::Hints>(i); });
  pick(page::recall("animation"), kNoYes, [&](std::size_t i) { desk_.animates = i == 1; });
  remembered_ = habits();
  choose("side", {"blue", "red"}, [&](std::size_t i) { desk_.choice.side = static_cast<Seat>(i); });
  choose("mode", {"play", "learn", "review", "balance"}, [&](std::size_t i) {
    learns_ = i == 1;
    opens_review_ = i == 2;
    if (i == 3) balance_.emplace();
  });
  if (!page::query("h").empty()) {
    opens_at_ = whole_number(page::query("h"), tarn::kHours);
    if (!opens_at_) bad("h", "an hour from 0 to 14");
  }
  if (const std::string asked = page::query("opponent"); !asked.empty()) {
    const Seat rival = tarn_face::rival_of(desk_.choice);
    if (const tarn::Opponent* o = tarn::find_opponent(rival, asked))
      tarn_face::choose_opponent(desk_.choice, *o);
    else
      bad("opponent", ("one of " + tarn::opponent_ids(rival)).c_str());
  }
  if (!page::query("balance").empty()) {
    if (const auto n = whole_number(page::query("balance"), tarn::kLastBalance))
      desk_.choice.balance = static_cast<std::uint8_t>(*n);
    else
      bad("balance", "a whole number from 0 to 10");
  }
  if (!page::query("seed").empty() && !whole_number(page::query("seed"), ~0u))
    bad("seed", "a whole number of 32 bits");
}

// Only what was changed here: what the address asked for is not the player's habit.
void App::remember() {
  const Habits now = habits();
  const auto changed = [&](const char* name, std::initializer_list<const char*> words,
                           auto member) {
    const auto at = static_cast<std::size_t>(now.*member);
    if (now.*member != remembered_.*member) page::remember(name, words.begin()[at]);
  };
  changed("theme", kThemes, &Habits::theme);
  changed("scale", kScales, &Habits::scale);
  changed("view", kViews, &Habits::view);
  changed("hints", kHintLevels, &Habits::hints);
  changed("summary", kNoYes, &Habits::sums_up);
  changed("animation", kNoYes, &Habits::animates);
  remembered_ = now;
}

// The seed a new game is dealt from: the address's, where a class is to play the same one.
std::uint32_t App::new_seed() {
  const auto asked = whole_number(page::query("seed"), ~0u);
  return asked ? *asked : page::random();
}

}  // namespace wg
