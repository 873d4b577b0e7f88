// faces/wish.h — what the screens of any game ask of whoever holds the game. Screens never change
// it themselves.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/rules.h"

namespace wg::face {

enum class ViewChoice : std::uint8_t { kMap, kText, kBoth };
enum class ThemeChoice : std::uint8_t { kAuto, kLight, kDark, kContrast, kProjector };

namespace wish {
struct EndTurn {};
struct Undo {};
struct Redo {};
struct Reset {};  // takes this turn's orders back
struct Seek {
  Step step = 0;
};
struct BackToNow {};
struct Continue {
  bool kept = false;  // not the unfinished game, but the one before it
};
struct ToStart {};
struct SameAgain {
  bool new_dice = false;
};
struct ChangeSides {};
struct OpenText {};  // a field to paste a link into
struct Theme {
  ThemeChoice choice{};
};
struct TextScale {
  std::size_t choice = 0;  // of kTextScales
};
struct ShowAs {
  ViewChoice choice{};
};
struct PlayFromHere {};  // the game at the step looked at, once more
struct SkipAnimation {};
struct Dismiss {};  // the notice has been read

// Of which each game has one of its own.
template <class Order>
struct Give {
  Order order;
};
template <class Setup>
struct Begin {
  Setup setup;
};  // the seed is the holder's to choose
}  // namespace wish

// A game's wishes: these, and its own.
template <class... Own>
using WishWith =
    std::variant<wish::EndTurn, wish::Undo, wish::Redo, wish::Reset, wish::Seek, wish::BackToNow,
                 wish::Continue, wish::ToStart, wish::SameAgain, wish::ChangeSides, wish::OpenText,
                 wish::Theme, wish::TextScale, wish::ShowAs, wish::PlayFromHere,
                 wish::SkipAnimation, wish::Dismiss, Own...>;
using CommonWish = WishWith<>;

template <class Wish>
struct AnswerOf {
  std::vector<Wish> wishes;
  bool restless = false;      // wants another frame although nothing happened
  std::uint64_t wake_ms = 0;  // and one at that time, if not 0

  // What a part that knows no game asks for, if anything.
  void take(std::optional<CommonWish> asked) {
    if (asked) std::visit([&](const auto& wish) { wishes.push_back(wish); }, *asked);
  }
};

}  // namespace wg::face
