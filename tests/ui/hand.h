// ui/hand.h — a hand on a screen: moves the pointer, presses keys, reads what is there. No window.
#pragma once
#include <algorithm>
#include <doctest/doctest.h>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "board/style.h"
#include "faces/desk.h"
#include "ui/frame.h"

namespace wg::face {

// Of a game's desk and wishes.
template <class Desk, class Wish>
class HandOf {
 public:
  using Answer = AnswerOf<Wish>;
  using Screen = std::function<Answer(ui::Frame&, Desk&)>;
  using Wishes = std::vector<Wish>;

  HandOf(ImVec2 window, Pointer pointer, Screen screen)
      : pointer_(pointer), screen_(std::move(screen)), context_(ImGui::CreateContext(&letters())) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = window;
    io.DeltaTime = 1 / 60.0f;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    static const bool loaded = (type::load(1, false), true);
    io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(loaded));
    dress(palette(Theme::kLight), pointer);
    frame();
    frame();  // lists know their length from the first
  }
  ~HandOf() { ImGui::DestroyContext(context_); }
  HandOf(const HandOf&) = delete;
  HandOf& operator=(const HandOf&) = delete;

  Wishes frame() {
    ImGui::SetCurrentContext(context_);
    ImGui::NewFrame();
    Answer answer;
    {
      ui::Frame f(desk.focus, palette(Theme::kLight), pointer_, 1, grip);
      answer = screen_(f, desk);
    }
    ImGui::Render();
    restless = answer.restless;
    return answer.wishes;
  }
  Wishes frames(int n) {
    Wishes all;
    for (int i = 0; i < n; ++i)
      for (Wish& w : frame()) all.push_back(w);
    return all;
  }

  // A whole click, as a mouse makes it: there, down, up. Everything wished for until it has
  // settled.
  Wishes click(ImVec2 at) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(at.x, at.y);
    Wishes all = frame();
    io.AddMouseButtonEvent(0, true);
    for (Wish& w : frames(2)) all.push_back(w);
    io.AddMouseButtonEvent(0, false);
    for (Wish& w : frames(3)) all.push_back(w);
    return all;
  }
  Wishes click(std::string_view name) { return click(place(name).middle()); }
  // Beside the marks of a sector, on its ground.
  Wishes click_ground(std::string_view sector, ImVec2 by) {
    return click(place("sector." + std::string(sector)).middle() + by);
  }

  Wishes wheel(ImVec2 at, float steps) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    Wishes all = frame();
    ImGui::GetIO().AddMouseWheelEvent(0, steps);
    for (Wish& w : frames(4)) all.push_back(w);
    return all;
  }
  // The mouse or a finger: down, along, up.
  Wishes drag(ImVec2 from, ImVec2 to) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(from.x, from.y);
    Wishes all = frame();
    io.AddMouseButtonEvent(0, true);
    for (Wish& w : frames(2)) all.push_back(w);
    for (const float t : {0.25f, 0.5f, 0.75f, 1.0f}) {
      const ImVec2 at = lerp(from, to, t);
      io.AddMousePosEvent(at.x, at.y);
      for (Wish& w : frame()) all.push_back(w);
    }
    io.AddMouseButtonEvent(0, false);
    for (Wish& w : frames(3)) all.push_back(w);
    return all;
  }
  // Two fingers: their middle goes from there by so much, and they spread by that factor.
  Wishes pinch(ImVec2 at, ImVec2 moved, float zoom) {
    grip = {true, at, {0, 0}, 1};
    Wishes all = frame();
    grip = {true, at + moved, moved, zoom};
    for (Wish& w : frame()) all.push_back(w);
    grip = {};
    for (Wish& w : frames(2)) all.push_back(w);
    return all;
  }

  Wishes press(ImGuiKey key, ImGuiKey with = ImGuiKey_None) {
    ImGuiIO& io = ImGui::GetIO();
    const bool redo = with == ImGuiMod_Shift;
    if (with != ImGuiKey_None) io.AddKeyEvent(ImGuiMod_Ctrl, true);
    if (redo) io.AddKeyEvent(ImGuiMod_Shift, true);
    io.AddKeyEvent(key, true);
    Wishes all = frames(3);
    io.AddKeyEvent(key, false);
    if (redo) io.AddKeyEvent(ImGuiMod_Shift, false);
    if (with != ImGuiKey_None) io.AddKeyEvent(ImGuiMod_Ctrl, false);
    for (Wish& w : frames(3)) all.push_back(w);
    return all;
  }

  const ui::Control* control(std::string_view name) const {
    for (const ui::Control& c : ui::controls())
      if (c.name == name) return &c;
    return nullptr;
  }
  Rect place(std::string_view name) const {
    if (const ui::Control* c = control(name)) return c->rect;
    for (const ui::Slot& s : ui::slots())
      if (s.name == name) return s.rect;
    FAIL("nothing is called ", std::string(name));
    return {};
  }

  Desk desk;
  ui::Grip grip;
  bool restless = false;

 private:
  static ImFontAtlas& letters() {
    static ImFontAtlas the;
    return the;
  }

  Pointer pointer_;
  Screen screen_;
  ImGuiContext* context_;
};

// The one wish, of this kind.
template <class W, class Wish>
W only(const std::vector<Wish>& wishes) {
  REQUIRE(wishes.size() == 1);
  REQUIRE(std::holds_alternative<W>(wishes[0]));
  return std::get<W>(wishes[0]);
}

}  // namespace wg::face
