// programs/war/main.cpp — the program of Two Arsenals.
#include "programs/war/app.h"

int main() {
  static wg::WarApp app;  // the browser calls it for as long as the page is there
  app.run();
}
