// programs/clash/main.cpp — the program of The Clash.
#include "programs/clash/app.h"

int main() {
  static wg::ClashApp app;  // the browser calls it for as long as the page is there
  app.run();
}
