// house/stage_look.cpp — how things look: as the address asks for it, as they were the last time,
// as the reader or the page around likes it now.
#include "house/stage.h"
#include "page/page.h"

namespace wg::house {

void Stage::settle_in(const Asked& asked) {
  page::remembers(asked.save);
  desk_.locks = asked.locks;
  desk_.compact = page::settle_in({asked.embed, asked.api, asked.parent, asked.ref});
  using face::Desk;
  habits_.add(habit<&Desk::theme>("theme", kThemes, asked.theme));
  habits_.add(habit<&Desk::scale>("scale", kScales, asked.scale));
  habits_.add(habit<&Desk::view>("view", kViews, asked.view));
  habits_.add(habit<&Desk::pace>("pace", kPaces, std::optional<std::size_t>()));
  habits_.add(habit<&Desk::sums_up>("summary", kNoYes, asked.summary));
  habits_.add(habit<&Desk::animates>("animation", kNoYes, asked.motion, "motion"));
  habits_.recall();
  constexpr std::size_t kOne = 0, kFar = 1;  // a projector stands far away
  if (!habits_.adopts("scale"))
    desk_.scale = desk_.theme == face::ThemeChoice::kProjector ? kFar : kOne;
  look(desk_.view);
  habits_.settle();
}

bool Stage::set_option(const Asked& asked) {
  if (asked.theme)
    choose(*asked.theme);
  else if (asked.view)
    look(*asked.view);
  else if (asked.scale)
    choose_scale(*asked.scale);
  else if (asked.summary)
    desk_.sums_up = *asked.summary;
  else if (asked.motion)
    desk_.animates = *asked.motion;
  else
    return false;
  return true;
}

void Stage::choose(face::ThemeChoice theme) {
  desk_.theme = theme;
  screen::restyle();
}
void Stage::choose_scale(std::size_t scale) {
  desk_.scale = scale;
  screen::rescale();
}

void Stage::look(face::ViewChoice view) {
  desk_.view = desk_.has_map ? view : face::ViewChoice::kText;
  page::view(std::string(kViews[static_cast<std::size_t>(desk_.view)]));
  screen::ask();
  if (speaks_) tell_all();  // before that it would tell of what is not open yet
}

void Stage::without_map() {
  using face::ViewChoice;
  if (desk_.has_map) view_before_ = desk_.view;
  desk_.has_map = false;
  habits_.settle("view", static_cast<std::size_t>(ViewChoice::kText));  // the reader chose it not
  look(ViewChoice::kText);
  tell(
      "This browser gives the game no surface to draw its map on. Everything can be played here, "
      "in words.");
}

// The browser took the surface away and has given it back.
void Stage::with_map() {
  desk_.has_map = true;
  habits_.settle("view", static_cast<std::size_t>(view_before_));
  look(view_before_);
  tell("The map is back.");
}

}  // namespace wg::house
