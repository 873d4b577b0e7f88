// web/app.h — which screen is open, the link in and out, and what the screen and the page need of
// it.
#pragma once
#include <optional>
#include <string>

#include "address.h"
#include "balance_check.h"
#include "board/palette.h"
#include "faces/tarn/desk.h"
#include "faces/tarn/layout.h"
#include "page/page.h"
#include "probe/json.h"
#include "screen/picture.h"
#include "screen/screen.h"
#include "screen/slices.h"
#include "tarn_game.h"
#include "text/leaf.h"

namespace wg {

class App {
 public:
  screen::Client client();
  page::Listener listener();
  void read_address();  // the page's query: what a new game offers, and how it looks
  // A pasted link, or what the address says. Returns what is wrong with it, in a sentence.
  std::string open(std::string_view link);
  // A pasted or dropped assignment as text begins a game; false: it is none.
  bool open_scenario(std::string_view text);
  void tell_notice();
  void settle();  // the page is there: says so to the page around it
  page::Reply asked(std::string_view command, std::string_view what, std::string_view value);
  void without_map();         // there is no canvas to draw on: all is said in words
  void with_map();            // and there is one again
  std::string probe() const;  // the table as JSON

 private:
  void tell_review(probe::Json&) const;
  void take_theme(const screen::Metrics&);
  void restyle(const screen::Metrics&);
  void draw(const screen::Metrics&);
  tarn_face::Answer show(const screen::Metrics&);
  tarn_face::Answer show_on(ui::Frame&);
  bool shows_play() const { return game_ && !balance_ && !at_start_ && !curtain_ && !reviewing_; }
  void place_html() const;
  void follow_focus();
  std::string_view screen_name() const;  // which screen is open
  tarn_face::Answer in_words(text::Leaf&);
  void tell_all();  // the text view, if it is to be seen, as things are now
  void act(std::string_view control, std::string_view value);
  void look(tarn_face::ViewChoice);
  tarn_face::Lobby lobby() const;
  bool kept_goes_first() const;
  void go_back(bool to_the_one_before);
  tarn_face::Scene scene();
  tarn_face::ReviewScene review_scene();
  void review(bool open);
  void go_on_from_here();
  bool looks_at_reruns() const;
  bool reruns() const;  // more are to come
  void rerun();         // a slice of them, after this frame
  void show_ground(ImDrawList&, const tarn_face::Layout&);
  void fulfil(const tarn_face::Wish&);
  void begin(tarn::Setup, bool new_dice);
  void learn();
  std::uint32_t new_seed() const;
  void remember();  // in this browser, what the player changed
  void keep();
  void take(TarnGame);
  void end_hour();
  void print(tarn_face::wish::Paper);
  void lay_out_review();
  void print_review();   // in a frame whose fonts were loaded for its maps
  void changed();        // the game is another: the address says so
  void look_as_asked();  // at a link that was opened
  void watch(tarn_face::Answer&);
  void tell_parent();  // of another hour, or of the end
  static void tell_fault(const LinkFault&);
  static void tell_fault(std::string_view code, std::optional<Step> hour);
  std::string state() const;  // as JSON
  std::string set_option(std::string_view name, std::string_view value);
  void pause();
  void tell(std::string sentence);
  void complain(std::string title, std::string sentence);

  std::optional<TarnGame> game_;
  std::vector<TarnGame> kept_;  // from before another took the table, the latest first
  bool at_start_ = true;
  bool reviewing_ = false, asks_first_ = false;  // whether to lay an unfinished game open
  screen::Slices slices_;                        // of reruns, or of a balance check
  std::optional<std::uint64_t> watching_;        // the game from its start: until the next hour
  std::optional<BalanceCheck> balance_;          // open, over whatever else is
  std::optional<Seat> curtain_;  // who sits down next, where two people share the screen
  std::optional<tarn_face::Card> card_;
  tarn_face::Desk desk_;
  struct Habits {  // presentation only; what of a game matters is in its link
    tarn_face::ThemeChoice theme{};
    std::size_t scale = 0;
    bool animates = true, sums_up = true;
    tarn::Hints hints{};
    tarn_face::ViewChoice view{};
    std::size_t pace = 0;
  };
  Habits habits() const {
    return {desk_.theme,        desk_.scale, desk_.animates, desk_.sums_up,
            desk_.choice.hints, desk_.view,  desk_.pace};
  }
  Habits remembered_;
  address::Wanted wanted_;
  std::string notice_;  // what the address says in vain
  struct Told {         // to the page around this one
    int games = 0;
    Step length = 0;
    bool operator==(const Told&) const = default;
  };
  std::optional<Told> told_parent_;
  bool settled_ = false;  // it has been told that the page is ready
  int games_ = 0;         // that took the table
  std::string followed_;  // what the keys had walked to
  board::Theme theme_ = board::Theme::kLight;
  bool prints_review_ = false;           // in the next frame
  std::string told_;                     // what the text view says
  tarn_face::ViewChoice view_before_{};  // the map went
  screen::Picture ground_;
  board::Theme ground_theme_ = board::Theme::kLight;
  board::Rect ground_of_sheet_;  // which part of the sheet is printed there, in 0…1
};
App& app();

}  // namespace wg
