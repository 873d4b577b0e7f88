// faces/tarn/wish.h — what a screen asks of whoever holds the game, besides what every game's do.
#pragma once
#include "tarn/orders.h"
#include "tarn/setup.h"

#include "faces/wish.h"

namespace wg::tarn_face {

using face::ThemeChoice;
using face::ViewChoice;

namespace wish {
using namespace face::wish;
using Give = face::wish::Give<tarn::Order>;
using Begin = face::wish::Begin<tarn::Setup>;
struct Review {
  bool open = true;
};
struct Rerun {
  bool on = true;
};  // so many more; or stop
enum class Paper : std::uint8_t { kReview, kLog };
using enum Paper;
struct Print {
  Paper what = kReview;
};                     // as a page of text to read, print and keep
struct Learn {};       // the first game, step by step
struct ToBalance {};   // the balance check
struct RunBalance {};  // what the desk has chosen; or on, where it was stopped
struct StopBalance {};
struct Back {};  // to where this screen was opened from
}  // namespace wish

inline wish::Seek seek_to(int hour) { return {static_cast<Step>(hour)}; }

using Wish =
    face::WishWith<wish::Give, wish::Begin, wish::Review, wish::Rerun, wish::Print, wish::Learn,
                   wish::ToBalance, wish::RunBalance, wish::StopBalance, wish::Back>;
using Answer = face::AnswerOf<Wish>;

}  // namespace wg::tarn_face
