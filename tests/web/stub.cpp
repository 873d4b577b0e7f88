// tests/web/stub.cpp — the smallest page: a panel, a picture, a real button, a paper. The platform
// is tried on it, so that those tests know nothing of any game.
#include <cstdlib>
#include <emscripten.h>
#include <imgui.h>
#include <string>
#include <utility>

#include "core/csv.h"

#include "board/lato.h"
#include "page/page.h"
#include "probe/paper_json.h"
#include "screen/picture.h"
#include "screen/screen.h"

namespace {

using namespace wg;

int presses = 0, lost = 0, found = 0;
float pinched = 1, dragged = 0;
float scroll = 0;
bool hovering = false;
screen::Picture picture;

void restyle(const screen::Metrics& m) {
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  ImFontConfig font;
  font.FontDataOwnedByAtlas = false;
  const type::FaceFile face = type::face_file(type::Face::kRegular);
  io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(face.bytes), face.size, 14 * m.ratio,
                                 &font);
  io.FontGlobalScale = 1 / m.ratio;
  if (m.dark)
    ImGui::StyleColorsDark();
  else
    ImGui::StyleColorsLight();
}

void draw_picture(ImVec2 at) {
  const ImVec2 size(200, 100);
  if (!picture.holds(size))
    picture.paint(size, IM_COL32(20, 90, 160, 255), [](ImDrawList& list) {
      list.AddTriangleFilled({10, 90}, {190, 90}, {40, 10}, IM_COL32(255, 200, 0, 255));
      list.AddText({60, 40}, IM_COL32_WHITE, "painted once");
    });
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  if (picture.blank())
    list.AddText(at, IM_COL32(255, 0, 0, 255), "no room for a picture");
  else
    picture.show(list, at, {at.x + size.x, at.y + size.y});
}

void draw(const screen::Metrics& m) {
  ImGui::SetNextWindowPos({20, 20});
  ImGui::SetNextWindowSize({280, 200});
  ImGui::Begin("Stub", nullptr, ImGuiWindowFlags_NoResize);
  ImGui::Text("%.0f x %.0f at %.2f", m.width, m.height, m.ratio);
  if (ImGui::Button("Press", {120, 44})) {
    ++presses;
    page::set_fragment("stub" + std::to_string(presses));
  }
  ImGui::Text("pressed %d", presses);
  for (int i = 0; i < 30; ++i) ImGui::Text("line %d", i);
  scroll = ImGui::GetScrollY();
  hovering = ImGui::IsWindowHovered();
  ImGui::End();
  draw_picture({20, 240});
  const screen::Grip& grip = screen::grip();
  pinched *= grip.zoom;
  dragged += grip.dx;
  page::place({"share.copy", "Copy link", 320, 20, 110, 32, true});
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE const char* wg_probe() {
  static std::string json;
  const auto number = [](const char* name, auto value) {
    return "\"" + std::string(name) + "\":" + std::to_string(value);
  };
  const screen::Tally& t = screen::tally();
  json = "{" + number("frames", t.frames) + "," + number("contexts", t.contexts) + "," +
         number("context_alive", t.context_alive) + "," + number("ratio", screen::metrics().ratio) +
         "," + number("presses", presses) + "," + number("scroll", scroll) + "," +
         number("hovering", hovering) + "," + number("lost", lost) + "," + number("found", found) +
         "," + number("pinched", pinched) + "," + number("dragged", dragged) + "," +
         number("shown_x", screen::shown().x) + "," + number("shown_y", screen::shown().y) + "," +
         number("width", screen::metrics().width) + "," +
         number("height", screen::metrics().height) + "," +
         number("reduced_motion", screen::metrics().reduced_motion) + "," +
         number("more_contrast", screen::metrics().more_contrast) + "," +
         number("dark", screen::metrics().dark) + "}";
  return json.c_str();
}

// A paper whose table would calculate if it were let, with the picture of the page in it.
extern "C" EMSCRIPTEN_KEEPALIVE void wg_show_paper() {
  const auto pixels = picture.pixels();
  page::picture("triangle", pixels.width, pixels.height, pixels.rgba);
  PaperSection section{"Part", {"A <b>paragraph</b>."}, {"a point"}, {}, {}};
  section.pictures = {{"triangle", "The triangle", "A triangle whose top is on the left"},
                      {"missing", "Not drawn", "Words instead"}};
  section.table = PaperTable{"Sums", {{"What"}, {"Sum", true}}, {{"=1+1", "-0.4"}}};
  page::show_paper(probe::paper_json({"A paper", "In short.", {section}}), "stub.csv",
                   to_csv({{"What", "Sum"}, {"=1+1", "-0.4"}, {"two\nlines", "\"q\""}}));
}

// Takes memory until there is no more.
extern "C" EMSCRIPTEN_KEEPALIVE void wg_exhaust() {
  static void* volatile taken = nullptr;  // or a compiler sees that nobody wants it
  for (;;) {
    taken = std::malloc(64u << 20);
    if (!taken) return;  // nobody was told
  }
}

extern "C" EMSCRIPTEN_KEEPALIVE void wg_break() { std::abort(); }

int main() {
  page::listen({.fragment_changed = [] { page::announce("Link changed: " + page::fragment()); },
                .pressed = [](std::string_view) {},
                .copied =
                    [](page::Copied, int characters) {
                      page::announce("Link copied, " + std::to_string(characters) + " characters.");
                    }});
  screen::Client client{
      .restyle = restyle, .draw = draw, .undo = [] { --presses; }, .redo = [] { ++presses; }};
  if (!page::query("least").empty())  // larger than the smallest windows of the tests
    client.least = [](screen::Size) { return screen::Size{600, 700}; };
  if (!page::query("scale").empty())
    client.scale = [](screen::Size) { return std::stof(page::query("scale")); };
  if (!page::query("lost").empty()) {
    client.lost = [] { ++lost; };
    client.found = [] { ++found; };
  }
  // A page without words of its own has nothing to go on with.
  if (screen::run(std::move(client)))
    page::started();
  else
    page::cannot_start("This browser does not offer WebGL 2, or it has been switched off.");
}
