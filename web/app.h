// web/app.h — which screen is open, the link in and out, and what the screen and the page need of
// it.
#pragma once
#include <optional>
#include <string>

#include "balance_check.h"
#include "board/palette.h"
#include "faces/tarn/desk.h"
#include "faces/tarn/layout.h"
#include "page/page.h"
#include "screen/picture.h"
#include "screen/screen.h"
#include "tarn_game.h"

namespace wg {

class App {
 public:
  screen::Client client();
  page::Listener listener();
  void read_address();               // the page's query: what a new game offers, and how it looks
  void open(std::string_view link);  // a pasted link, or what the address says
  std::string probe() const;         // the table as JSON

 private:
  void restyle(const screen::Metrics&);
  void draw(const screen::Metrics&);
  tarn_face::Answer show(const screen::Metrics&);
  void place_html() const;
  tarn_face::Lobby lobby() const;
  tarn_face::Scene scene();
  void show_ground(ImDrawList&, const tarn_face::Layout&);
  void fulfil(const tarn_face::Wish&);
  void begin(tarn::Setup, bool new_dice);
  void keep();
  void take(TarnGame);
  void end_hour();
  void print(tarn_face::wish::Paper);
  void print_review();  // in a frame whose fonts were loaded for its maps
  void changed();       // the game is another: the address says so
  void tell(std::string sentence);
  void complain(std::string title, std::string sentence);

  std::optional<TarnGame> game_;
  std::optional<TarnGame> kept_;  // unfinished, from before another link was opened
  bool at_start_ = true;
  std::optional<BalanceCheck> balance_;  // open, over whatever else is
  std::optional<Seat> curtain_;          // who sits down next, where two people share the screen
  std::optional<tarn_face::Card> card_;
  tarn_face::Desk desk_;
  board::Theme theme_ = board::Theme::kLight;
  bool prints_review_ = false;  // in the next frame
  screen::Picture ground_;
  board::Theme ground_theme_ = board::Theme::kLight;
};
App& app();

}  // namespace wg
