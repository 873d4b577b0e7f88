// house/stage_text.cpp — the text view: which leaf lies open, and what its reader did.
#include "faces/tell.h"
#include "house/stage.h"
#include "page/page.h"

namespace wg::house {

using face::ViewChoice;

void Stage::speak() {
  tell_all();
  speaks_ = true;
}

void Stage::tell_all() {
  if (desk_.view == ViewChoice::kMap) return;
  take_theme(screen::metrics());
  work();
  text::Leaf leaf(face::place_of(screens_.name(), desk_, card_));
  screens_.tell(leaf);
  std::string json = leaf.json();
  if (json == told_) return;
  told_ = std::move(json);
  page::show_text(told_);
}

void Stage::act(std::string_view control, std::string_view value) {
  if (control == "view") {  // its switch stands above every leaf
    if (const auto i = one_of(value, kViews)) look(static_cast<ViewChoice>(*i));
    return habits_.remember();
  }
  desk_.toast.clear();  // it has been read
  text::Leaf leaf("", {std::string(control), std::string(value)});
  if (const Answer answer = screens_.tell(leaf); answer.fulfil) answer.fulfil();
  // Nothing plays where nothing is drawn: the next key would be taken for its end.
  if (desk_.view == ViewChoice::kText) desk_.playing = false;
  habits_.remember();
  screen::ask();
  tell_all();
}

}  // namespace wg::house
