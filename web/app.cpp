// web/app.cpp — a stand-in until the game is here: one window, enough to try the platform.
#include "app.h"

#include <emscripten.h>
#include <imgui.h>
#include <string>

#include "screen/picture.h"

namespace wg {
namespace {

int presses = 0;
float scroll = 0;
bool hovering = false;
screen::Picture picture;

void restyle(const screen::Metrics& m) {
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  ImFontConfig font;
  font.SizePixels = 13 * m.ratio;
  io.Fonts->AddFontDefault(&font);
  io.FontGlobalScale = 1 / m.ratio;
  if (m.dark)
    ImGui::StyleColorsDark();
  else
    ImGui::StyleColorsLight();
}

void draw(const screen::Metrics& m) {
  ImGui::SetNextWindowPos({20, 20});
  ImGui::SetNextWindowSize({280, 200});
  ImGui::Begin("Tarn Crossing");
  ImGui::Text("%.0f x %.0f at %.2f", m.width, m.height, m.ratio);
  if (ImGui::Button("Press", {120, 44})) {
    ++presses;
    page::set_fragment("stub" + std::to_string(presses));
    page::announce("Pressed " + std::to_string(presses) + ".");
  }
  ImGui::Text("pressed %d", presses);
  for (int i = 0; i < 30; ++i) ImGui::Text("line %d", i);
  scroll = ImGui::GetScrollY();
  hovering = ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow);
  ImGui::End();
  page::place(
      {"share.copy", "Copy link", 320 * screen::scale(), 20 * screen::scale(), 110, 32, true});
}

}  // namespace

screen::Client App::client() {
  return {.restyle = restyle, .draw = draw, .undo = [] { --presses; }, .redo = [] { ++presses; }};
}

page::Listener App::listener() {
  return {.fragment_changed = [] { page::announce("Link changed: " + page::fragment()); },
          .pressed = [](std::string_view) {},
          .copied =
              [](page::Copied, int n) {
                page::announce("Link copied, " + std::to_string(n) + " characters.");
              }};
}

App& app() {
  static App only;
  return only;
}

}  // namespace wg

// What the browser tests read: a line of JSON about the table.
extern "C" EMSCRIPTEN_KEEPALIVE const char* wg_probe() {
  static std::string json;
  const auto& m = wg::screen::metrics();
  const auto& t = wg::screen::tally();
  json = "{\"frames\":" + std::to_string(t.frames) + ",\"contexts\":" + std::to_string(t.contexts) +
         ",\"context_alive\":" + (t.context_alive ? "true" : "false") +
         ",\"ratio\":" + std::to_string(m.ratio) + ",\"presses\":" + std::to_string(wg::presses) +
         "}";
  return json.c_str();
}
