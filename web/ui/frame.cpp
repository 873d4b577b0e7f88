// ui/frame.cpp — who is touched, and whose key it is.
#include "ui/frame.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace wg::ui {
namespace {

struct Register {  // of one window, like ImGui's own context
  std::vector<Control> controls;
  std::vector<Slot> slots;
  std::vector<std::string> walked;  // every enabled control, scrolled out of sight or not
};
Register& the_register() {
  static Register the;
  return the;
}

Rect clipped(Rect r) {
  const ImVec2 low = ImGui::GetWindowDrawList()->GetClipRectMin(),
               high = ImGui::GetWindowDrawList()->GetClipRectMax();
  const float x = std::max(r.x, low.x), y = std::max(r.y, low.y);
  return {x, y, std::min(r.x + r.w, high.x) - x, std::min(r.y + r.h, high.y) - y};
}

constexpr ImGuiWindowFlags kBare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                   ImGuiWindowFlags_NoNav;

// As large as the display. A list is a window within, and is drawn above all of its parent: hence
// a second one for what covers lists.
void open_whole(const char* name, ImGuiWindowFlags flags, float ratio) {
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
  ImGui::Begin(name, nullptr, kBare | ImGuiWindowFlags_NoScrollWithMouse | flags);
  ImGui::GetWindowDrawList()->_FringeScale = 1 / ratio;  // sharp edges at every ratio, see Crisp
}

}  // namespace

const std::vector<Control>& controls() { return the_register().controls; }
const std::vector<Slot>& slots() { return the_register().slots; }
void slot(std::string_view name, Rect rect) {
  the_register().slots.push_back({std::string(name), rect});
}

Frame::Frame(Focus& focus, const Palette& p, Pointer pointer, float device_ratio, Grip two)
    : palette(p),
      ratio(device_ratio),
      coarse(pointer == Pointer::kFinger),
      grip(two),
      focus_(focus) {
  walk();
  the_register() = {};
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  open_whole("table", ImGuiWindowFlags_NoBringToFrontOnFocus, ratio);
}

Frame::~Frame() {
  draw_hint();
  ImGui::End();
  ImGui::PopStyleVar(2);
}

// Up and down walk through what was enabled in the frame before; a click takes the ring away.
void Frame::walk() {
  const auto& names = the_register().walked;
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) let_go();
  const auto at = std::find(names.begin(), names.end(), focus_.name);
  const bool stands = at != names.end();
  if (focus_.away) return;
  const bool down = take(ImGuiKey_DownArrow, true), up = take(ImGuiKey_UpArrow, true);
  if (names.empty()) return;
  if (up || down) {
    const auto n = static_cast<std::ptrdiff_t>(names.size());
    const std::ptrdiff_t from = stands ? at - names.begin() : down ? -1 : 0;
    focus_.name = names[static_cast<std::size_t>((from + (down ? 1 : n - 1)) % n)];
    focus_is_new_ = true;
    return;
  }
  if (stands)
    activate_ = take(ImGuiKey_Enter) || take(ImGuiKey_KeypadEnter) || take(ImGuiKey_Space);
}

bool Frame::take(ImGuiKey key, bool repeats) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt || !ImGui::IsKeyPressed(key, repeats)) return false;
  if (std::find(taken_.begin(), taken_.end(), key) != taken_.end()) return false;
  taken_.push_back(key);
  return true;
}

bool Frame::take_with_ctrl(ImGuiKey key) {
  const ImGuiIO& io = ImGui::GetIO();
  return (io.KeyCtrl || io.KeySuper) && !io.KeyAlt && !io.KeyShift &&
         ImGui::IsKeyPressed(key, false);
}
bool Frame::take_with_ctrl_shift(ImGuiKey key) {
  const ImGuiIO& io = ImGui::GetIO();
  return (io.KeyCtrl || io.KeySuper) && !io.KeyAlt && io.KeyShift &&
         ImGui::IsKeyPressed(key, false);
}

bool Frame::any_key() const {
  for (int key = ImGuiKey_Tab; key < ImGuiKey_GamepadStart; ++key)
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false)) return true;
  return false;
}

bool Frame::activated(std::string_view name) {
  return focus_.name == name && std::exchange(activate_, false);
}

Touch Frame::touch(std::string_view name, Rect rect, std::string_view label, State state) {
  if (inert_ || rect.w < 1 || rect.h < 1) return {};
  Register& reg = the_register();
  if (state.enabled) reg.walked.emplace_back(name);
  const std::string id(name);
  Touch t;
  t.focused = focus_.name == name && state.enabled;
  if (t.focused && focus_is_new_ && ImGui::GetScrollMaxY() > 0) {
    const float top = ImGui::GetWindowPos().y, tall = ImGui::GetWindowHeight();
    if (rect.y < top) ImGui::SetScrollY(ImGui::GetScrollY() + rect.y - top);
    if (rect.y + rect.h > top + tall)
      ImGui::SetScrollY(ImGui::GetScrollY() + rect.y + rect.h - top - tall);
  }
  const Rect seen = clipped(rect);
  if (seen.h >= rect.h / 2 && seen.w > 0)
    reg.controls.push_back(
        {id, seen, std::string(label), state.enabled, state.chosen, seen.h < rect.h});
  ImGui::SetCursorScreenPos(rect.min());
  t.pressed = ImGui::InvisibleButton(id.c_str(), {rect.w, rect.h}) && state.enabled;
  t.hovered = ImGui::IsItemHovered();
  t.held = ImGui::IsItemActive();
  const bool asks = t.held || t.focused || (t.hovered && !coarse);
  if (asks && !state.why.empty()) hint(rect, state.why);
  if (!state.enabled) return {};
  t.pressed = activated(name) || t.pressed;
  return t;
}

void Frame::hint(Rect about, std::string_view words) { hint_ = {about, std::string(words)}; }

// Beside what it speaks of, kept inside the window.
void Frame::draw_hint() {
  if (hint_.words.empty()) return;
  ImDrawList& d = *ImGui::GetForegroundDrawList();
  const Crisp crisp(d, ratio);
  const ImVec2 room = ImGui::GetIO().DisplaySize;
  const auto lines = type::wrap(type::Style::kNote, hint_.words, std::min(280.0f, room.x - 40));
  float wide = 0;
  for (const auto line : lines) wide = std::max(wide, type::width(type::Style::kNote, line));
  Rect r{0, hint_.about.y + hint_.about.h + 6, std::ceil(wide) + 20,
         18 * static_cast<float>(lines.size()) + 12};
  if (r.y + r.h > room.y - 4) r.y = hint_.about.y - 6 - r.h;
  r.x = std::floor(
      std::clamp(hint_.about.middle().x - r.w / 2, 4.0f, std::max(room.x - r.w - 4, 4.0f)));
  fill(d, r, paint(palette.panel), 3);
  box(d, r.grown(-0.5f), paint(palette.ink), 1, 3);
  ImVec2 at{r.x + 10, r.y + 19};
  for (const auto line : lines) {
    type::draw(d, type::Style::kNote, at, paint(palette.ink), line);
    at.y += 18;
  }
}

Over::Over(const Frame& frame) { open_whole("over", ImGuiWindowFlags_None, frame.ratio); }
Over::~Over() { ImGui::End(); }

Scroll::Scroll(Frame& frame, const char* name, Rect rect) : frame_(frame), rect_(rect) {
  rect_.h = std::max(rect.h, 1.0f);  // ImGui takes less for "whatever is left"
  ImGui::SetCursorScreenPos(rect.min());
  ImGui::BeginChild(name, {rect_.w, rect_.h}, ImGuiChildFlags_None,
                    kBare | (frame.inert_ ? ImGuiWindowFlags_NoInputs : ImGuiWindowFlags_None));
  frame.list()._FringeScale = 1 / frame.ratio;
  top_ = end_ = std::floor(ImGui::GetCursorScreenPos().y);
}

Scroll::~Scroll() {
  ImGui::SetCursorScreenPos({rect_.x, end_ - 1});
  ImGui::Dummy({1, 1});
  const float more = ImGui::GetScrollMaxY(), at = ImGui::GetScrollY();
  if (more > 0) {  // how much there is, and where in it this is
    const float tall = std::max(rect_.h * rect_.h / (rect_.h + more), 16.0f);
    const Rect thumb{rect_.x + rect_.w - 7, rect_.y + (rect_.h - tall) * at / more, 3, tall};
    fill(frame_.list(), thumb, paint(frame_.palette.line2), 1.5f);
  }
  ImGui::EndChild();
}

}  // namespace wg::ui
