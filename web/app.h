// web/app.h — which table is open, and what the page and the screen need of it.
#pragma once
#include "page/page.h"
#include "screen/screen.h"

namespace wg {

class App {
 public:
  screen::Client client();
  page::Listener listener();
};
App& app();

}  // namespace wg
