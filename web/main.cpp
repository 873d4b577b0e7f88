// web/main.cpp — opens the canvas, hands it to the application, and opens what the address says.
#include "app.h"
#include "board/lato.h"
#include "page/page.h"
#include "screen/screen.h"

int main() {
  using wg::type::Face;
  for (const auto& [face, weight] : {std::pair{Face::kRegular, 400}, {Face::kSemibold, 600}}) {
    const wg::type::FaceFile file = wg::type::face_file(face);
    wg::page::typeface("Lato", weight, {file.bytes, static_cast<std::size_t>(file.size)});
  }
  wg::App& app = wg::app();
  wg::page::listen(app.listener());
  app.read_address();
  if (!wg::screen::run(app.client())) app.without_map();
  app.open(wg::page::fragment());
  app.tell_notice();
  wg::page::started();
  app.settle();
}
