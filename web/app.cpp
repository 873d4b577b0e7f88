// web/app.cpp — a stand-in until the game is here.
#include "app.h"

#include <emscripten.h>
#include <imgui.h>
#include <string>

namespace wg {
namespace {

void restyle(const screen::Metrics& m) {
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  ImFontConfig font;
  font.SizePixels = 13 * m.ratio;
  io.Fonts->AddFontDefault(&font);
  io.FontGlobalScale = 1 / m.ratio;
}

void draw(const screen::Metrics& m) {
  ImGui::Begin("Tarn Crossing");
  ImGui::Text("%.0f x %.0f at %.2f", m.width, m.height, m.ratio);
  ImGui::End();
}

}  // namespace

screen::Client App::client() { return {.restyle = restyle, .draw = draw}; }
page::Listener App::listener() { return {}; }

App& app() {
  static App only;
  return only;
}

}  // namespace wg

extern "C" EMSCRIPTEN_KEEPALIVE const char* wg_probe() {
  static std::string json;
  const wg::screen::Tally& t = wg::screen::tally();
  json = "{\"frames\":" + std::to_string(t.frames) +
         ",\"context_alive\":" + (t.context_alive ? "true" : "false") + "}";
  return json.c_str();
}
