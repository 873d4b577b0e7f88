// faces/tarn/wish.h — what a screen asks of whoever holds the game. Screens never change it
// themselves.
#pragma once
#include <cstddef>
#include <variant>
#include <vector>

#include "tarn/orders.h"
#include "tarn/setup.h"

namespace wg::tarn_face {

enum class ViewChoice : std::uint8_t { kMap, kText, kBoth };
enum class ThemeChoice : std::uint8_t { kAuto, kLight, kDark, kContrast, kProjector };

namespace wish {
struct Give {
  tarn::Order order;
};
struct EndHour {};
struct Undo {};
struct Redo {};
struct Reset {};  // takes this hour's orders back
struct Seek {
  tarn::Hour hour = 0;
};
struct BackToNow {};
struct Begin {
  tarn::Setup setup;
};  // the seed is the holder's to choose
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
  ThemeChoice choice;
};
struct TextScale {
  std::size_t choice = 0;  // of kTextScales
};
struct ShowAs {
  ViewChoice choice;
};
struct Review {
  bool open = true;
};
struct Rerun {
  bool on = true;
};                       // so many more; or stop
struct PlayFromHere {};  // the game at the hour looked at, once more
enum class Paper : std::uint8_t { kReview, kLog };
using enum Paper;
struct Print {
  Paper what = kReview;
};  // as a page of text to read, print and keep
struct SkipAnimation {};
struct Learn {};       // the first game, step by step
struct Dismiss {};     // the notice has been read
struct ToBalance {};   // the balance check
struct RunBalance {};  // what the desk has chosen; or on, where it was stopped
struct StopBalance {};
struct Back {};  // to where this screen was opened from
}  // namespace wish

using Wish =
    std::variant<wish::Give, wish::EndHour, wish::Undo, wish::Redo, wish::Reset, wish::Seek,
                 wish::BackToNow, wish::Begin, wish::Continue, wish::ToStart, wish::SameAgain,
                 wish::ChangeSides, wish::OpenText, wish::Theme, wish::ShowAs, wish::TextScale,
                 wish::Review, wish::Rerun, wish::PlayFromHere, wish::Print, wish::SkipAnimation,
                 wish::Learn, wish::Dismiss, wish::ToBalance, wish::RunBalance, wish::StopBalance,
                 wish::Back>;

struct Answer {
  std::vector<Wish> wishes;
  bool restless = false;      // wants another frame although nothing happened
  std::uint64_t wake_ms = 0;  // and one at that time, if not 0
};

}  // namespace wg::tarn_face
