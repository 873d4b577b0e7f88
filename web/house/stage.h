// house/stage.h — one screen of whatever game, drawn and in words: theme, frames, toast, card, what
// the reader does.
#pragma once
#include "board/palette.h"
#include "faces/keys.h"
#include "faces/lobby.h"
#include "house/habits.h"
#include "probe/json.h"
#include "screen/screen.h"
#include "text/leaf.h"

namespace wg::house {

// What a screen asked for, to be done once it has been drawn or said.
struct Answer {
  std::function<void()> fulfil{};
  bool restless = false;      // wants another frame although nothing happened
  std::uint64_t wake_ms = 0;  // and one at that time, if not 0
};

// A game's screens, whichever is open.
struct Screens {
  std::function<std::string_view()> name;           // "start", "play", "over", …
  std::function<Answer(ui::Frame&)> show;           // draws it
  std::function<Answer(text::Leaf&)> tell;          // says it, no canvas needed
  std::function<void()> undo, redo;                 // by the keys of the browser
  std::function<screen::Size(screen::Size)> least;  // that it can be laid out in
  std::function<void()> work{};           // before each frame: what is to be begun in slices
  std::function<bool()> works{};          // and whether it goes on
  std::vector<face::Reading> readings{};  // pages beside it; each in a slot of its name
};

class Stage {
 public:
  Stage(face::Desk& desk, Screens screens) : desk_(desk), screens_(std::move(screens)) {}
  Stage(const Stage&) = delete;  // the browser holds its address
  Stage& operator=(const Stage&) = delete;

  screen::Client client();
  // As the address asks for it, and as this browser remembers it.
  void settle_in(const Asked&);
  Habits& habits() { return habits_; }
  bool set_option(const Asked&);  // for a page around this one; false: none of these

  const Screens& screens() const { return screens_; }
  board::Theme theme() const { return theme_; }
  void look(face::ViewChoice);  // the map, its words, or both
  void choose(face::ThemeChoice);
  void choose_scale(std::size_t);
  void without_map();  // there is no canvas to draw on: all is said in words
  void speak();        // what the address asks for is open: from now on all is told
  void act(std::string_view control, std::string_view value);  // in the text view

  void tell(std::string sentence);  // shortly, over the screen
  void show_card(face::Card);       // to be read before going on
  std::optional<face::Card>& card() { return card_; }
  const std::optional<face::Card>& card() const { return card_; }

  // In a frame of its own, with fonts for that many pixels: pictures for a paper.
  void paint_apart(float ratio, std::function<void()> paint);

  void probe_canvas(probe::Json&) const;    // frames, size, theme, what is open
  void probe_controls(probe::Json&) const;  // where they are

 private:
  void take_theme(const screen::Metrics&);
  void restyle(const screen::Metrics&);
  void draw(const screen::Metrics&);
  Answer show(const screen::Metrics&);
  void tell_all();  // the text view, if it is to be seen, as things are now
  void with_map();  // there is a canvas again
  void place_html() const;
  void follow_focus();
  void work() const {
    if (screens_.work) screens_.work();
  }

  face::Desk& desk_;
  Screens screens_;
  Habits habits_;
  std::optional<face::Card> card_;
  board::Theme theme_ = board::Theme::kLight;
  struct Apart {
    float ratio;
    std::function<void()> paint;
  };
  std::optional<Apart> apart_;  // in the next frame
  bool speaks_ = false;
  std::string told_;                // what the text view says
  std::string followed_;            // what the keys had walked to
  face::ViewChoice view_before_{};  // the map went
};

}  // namespace wg::house
