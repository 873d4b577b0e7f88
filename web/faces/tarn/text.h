// faces/tarn/text.h — every screen in words and native controls: the same scenes, the same wishes,
// no canvas.
#pragma once
#include "faces/tarn/balance.h"
#include "faces/tarn/curtain.h"
#include "faces/tarn/review.h"
#include "text/leaf.h"

namespace wg::tarn_face {

Answer tell_start(text::Leaf&, Desk&, const Lobby&);
Answer tell_play(text::Leaf&, Desk&, const Scene&);  // the end of the game as well
Answer tell_review_warning(text::Leaf&);
Answer tell_review(text::Leaf&, Desk&, const ReviewScene&);
Answer tell_balance(text::Leaf&, Desk&, const BalanceScene&);

}  // namespace wg::tarn_face
