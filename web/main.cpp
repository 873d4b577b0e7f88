// web/main.cpp — opens the canvas and hands it to the application.
#include "app.h"
#include "page/page.h"
#include "screen/screen.h"

int main() {
  wg::App& app = wg::app();
  wg::page::listen(app.listener());
  if (wg::screen::run(app.client()))
    wg::page::started();
  else
    wg::page::cannot_start("The browser would not give the game a drawing surface.");
}
