// programs/tarn/main.cpp — the program of Tarn Crossing.
#include "programs/tarn/app.h"

int main() {
  static wg::TarnApp app;  // the browser calls it for as long as the page is there
  app.run();
}
