// web/main.cpp — opens the canvas, hands it to the application, and opens what the address says.
#include "app.h"
#include "page/page.h"
#include "screen/screen.h"

int main() {
  wg::App& app = wg::app();
  wg::page::listen(app.listener());
  app.read_address();
  if (!wg::screen::run(app.client())) app.without_map();
  app.open(wg::page::fragment());
  app.tell_notice();
  wg::page::started();
  app.settle();
}
