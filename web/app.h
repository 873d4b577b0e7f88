// web/app.h — which screen is open, the link in and out, and what the screen and the page need of it.
#pragma once
#include <optional>
#include <string>

#include "faces/tarn/desk.h"
#include "page/page.h"
#include "probe/json.h"
#include "screen/screen.h"
#include "screen/texture.h"
#include "tarn_game.h"

namespace wg {

class App {
 public:
  screen::Client client();
  page::Listener listener();
  void open(std::string_view link);  // a pasted link, or the address as the page was opened
  std::string probe() const;         // the table as JSON

 private:
  void restyle(const screen::Metrics&);
  void draw(const screen::Metrics&);
  void fulfil(const tarn_face::Wish&);
  void begin(const tarn::Setup&);
  void changed();  // the game is another: write it into the address
  void say(std::string sentence);
  void complain(std::string title, std::string sentence);

  std::optional<TarnGame> game_;
  bool at_start_ = true;
  tarn_face::Desk desk_;
  std::optional<tarn_face::Card> card_;
  std::optional<std::string> kept_;  // another game's link, to go back to
};
App& app();

}  // namespace wg
