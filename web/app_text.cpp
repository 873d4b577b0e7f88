// web/app_text.cpp — the text view: which leaf lies open, and what its reader did.
#include "app.h"
#include "faces/tarn/text.h"
#include "faces/tell.h"

namespace wg {

using tarn_face::ViewChoice;

std::string_view App::screen_name() const {
  return balance_              ? "balance"
         : at_start_ || !game_ ? "start"
         : curtain_            ? "curtain"
         : reviewing_          ? "review"
         : game_->over()       ? "over"
                               : "play";
}

tarn_face::Answer App::in_words(text::Leaf& leaf) {
  if (balance_)
    return tarn_face::tell_balance(leaf, desk_, balance_->scene(desk_.balance, screen::now_ms()));
  if (at_start_ || !game_) return tarn_face::tell_start(leaf, desk_, lobby());
  if (curtain_) return tarn_face::tell_curtain(leaf, *curtain_);
  if (reviewing_ && asks_first_) return tarn_face::tell_review_warning(leaf);
  if (reviewing_) return tarn_face::tell_review(leaf, desk_, review_scene());
  return tarn_face::tell_play(leaf, desk_, scene());
}

void App::tell_all() {
  if (desk_.view == ViewChoice::kMap) return;
  take_theme(screen::metrics());
  rerun();
  text::Leaf leaf(face::place_of(screen_name(), desk_, card_));
  in_words(leaf);
  std::string json = leaf.json();
  if (json == told_) return;
  told_ = std::move(json);
  page::show_text(told_);
}

void App::act(std::string_view control, std::string_view value) {
  if (control == "view") {  // its switch stands above every leaf
    if (const auto i = address::one_of(value, address::kViews)) look(static_cast<ViewChoice>(*i));
    return remember();
  }
  desk_.toast.clear();  // it has been read
  text::Leaf leaf("", {std::string(control), std::string(value)});
  const tarn_face::Answer answer = in_words(leaf);
  for (const auto& wish : answer.wishes) fulfil(wish);
  // Nothing plays where nothing is drawn: the next key would be taken for its end.
  if (desk_.view == ViewChoice::kText) desk_.playing = false;
  remember();
  screen::ask();
  tell_all();
}

void App::look(ViewChoice view) {
  desk_.view = desk_.has_map ? view : ViewChoice::kText;
  page::view(std::string(address::kViews[static_cast<std::size_t>(desk_.view)]));
  screen::ask();
  if (settled_) tell_all();  // before that it would tell of what is not open yet
}

void App::without_map() {
  if (desk_.has_map) view_before_ = desk_.view;
  desk_.has_map = false;
  remembered_.view = ViewChoice::kText;  // not a choice of the reader's
  look(ViewChoice::kText);
  tell(
      "This browser gives the game no surface to draw its map on. Everything can be played here, "
      "in words.");
}

// The browser took the surface away and has given it back.
void App::with_map() {
  desk_.has_map = true;
  remembered_.view = view_before_;
  look(view_before_);
  tell("The map is back.");
}

}  // namespace wg
