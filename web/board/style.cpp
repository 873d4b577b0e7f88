// board/style.cpp — every ImGui colour and measure, mapped straight from the tokens.
#include "board/style.h"

namespace wg::board {
namespace {

ImVec4 vec(std::uint32_t rgb, float alpha = 1) {
  ImVec4 v = ImGui::ColorConvertU32ToFloat4(paint(rgb));
  v.w = alpha;
  return v;
}

void measure(ImGuiStyle& s, bool finger, bool bold) {
  s.WindowPadding = {20, 16};
  s.FramePadding = {14, finger ? 13.0f : 7.0f};  // 14 px type: a control of 32, 44 under a finger
  s.CellPadding = {8, finger ? 12.0f : 4.0f};
  s.ItemSpacing = {8, 8};
  s.ItemInnerSpacing = {8, 4};
  s.TouchExtraPadding = {0, finger ? 2.0f : 0.0f};
  s.IndentSpacing = 20;
  s.ScrollbarSize = finger ? 20.0f : 12.0f;
  s.GrabMinSize = finger ? 28.0f : 20.0f;
  s.WindowBorderSize = s.ChildBorderSize = s.TabBorderSize =
      0;  // panels are divided by our hairlines
  s.PopupBorderSize = s.FrameBorderSize = bold ? 2.0f : 1.0f;
  s.WindowRounding = s.ChildRounding = s.TabRounding = 0;
  s.FrameRounding = 3;
  s.PopupRounding = 4;
  s.ScrollbarRounding = s.GrabRounding = 2;
  s.SeparatorTextBorderSize = 1;
  s.ButtonTextAlign = {0.5f, 0.5f};
  s.DisabledAlpha =
      1;  // disabled text takes its own colour: faded text fails the contrast asked for
  s.CurveTessellationTol = 0.6f;
  s.CircleTessellationMaxError = 0.15f;
  s.HoverStationaryDelay = 0.10f;
  s.HoverDelayShort = 0.15f;
}

void colour(ImVec4* c, const Palette& p) {
  const ImVec4 panel = vec(p.panel), clear = vec(p.panel, 0), chosen = vec(p.panel2);
  const ImVec4 ink = vec(p.ink), ink2 = vec(p.ink2), line = vec(p.line), line2 = vec(p.line2);
  c[ImGuiCol_Text] = ink;
  c[ImGuiCol_TextDisabled] = vec(p.ink3);
  c[ImGuiCol_WindowBg] = c[ImGuiCol_PopupBg] = c[ImGuiCol_FrameBg] = c[ImGuiCol_Button] = panel;
  c[ImGuiCol_TitleBg] = c[ImGuiCol_TitleBgActive] = c[ImGuiCol_TitleBgCollapsed] = panel;
  c[ImGuiCol_MenuBarBg] = c[ImGuiCol_Tab] = c[ImGuiCol_TabUnfocused] = panel;
  c[ImGuiCol_TableHeaderBg] = panel;
  c[ImGuiCol_ChildBg] = c[ImGuiCol_BorderShadow] = c[ImGuiCol_ScrollbarBg] = clear;
  c[ImGuiCol_ResizeGrip] = c[ImGuiCol_TableRowBg] = c[ImGuiCol_TableRowBgAlt] = clear;
  c[ImGuiCol_FrameBgHovered] = c[ImGuiCol_FrameBgActive] = c[ImGuiCol_ButtonHovered] = chosen;
  c[ImGuiCol_Header] = c[ImGuiCol_HeaderHovered] = chosen;
  c[ImGuiCol_TabHovered] = c[ImGuiCol_TabActive] = c[ImGuiCol_TabUnfocusedActive] = chosen;
  c[ImGuiCol_ButtonActive] = c[ImGuiCol_HeaderActive] = c[ImGuiCol_Separator] = line;
  c[ImGuiCol_TableBorderLight] = line;
  c[ImGuiCol_Border] = c[ImGuiCol_ScrollbarGrab] = c[ImGuiCol_ResizeGripHovered] = line2;
  c[ImGuiCol_TableBorderStrong] = line2;
  c[ImGuiCol_ScrollbarGrabHovered] = c[ImGuiCol_SeparatorHovered] = ink2;
  c[ImGuiCol_ScrollbarGrabActive] = c[ImGuiCol_SeparatorActive] = c[ImGuiCol_ResizeGripActive] =
      ink;
  c[ImGuiCol_CheckMark] = c[ImGuiCol_SliderGrab] = c[ImGuiCol_SliderGrabActive] = ink;
  c[ImGuiCol_PlotLines] = c[ImGuiCol_PlotHistogram] = vec(p.chart);
  c[ImGuiCol_PlotLinesHovered] = c[ImGuiCol_PlotHistogramHovered] = ink;
  c[ImGuiCol_TextSelectedBg] = vec(p.blue_wash);
  c[ImGuiCol_DragDropTarget] = c[ImGuiCol_NavHighlight] = vec(p.focus);
  c[ImGuiCol_NavWindowingHighlight] = vec(p.focus);
  c[ImGuiCol_NavWindowingDimBg] = vec(0, p.shade);
  c[ImGuiCol_ModalWindowDimBg] = vec(p.night ? 0 : p.ink, p.shade);
}

constexpr bool is_bold(const Palette& p) { return p.stroke > 1.2f; }  // contrast and projector

}  // namespace

void dress(const Palette& p, Pointer pointer) {
  ImGuiStyle style;
  measure(style, pointer == Pointer::kFinger, is_bold(p));
  colour(style.Colors, p);
  ImGui::GetStyle() = style;
}

Primary::Primary(const Palette& p) {
  ImGui::PushStyleColor(ImGuiCol_Button, paint(p.ink));
  ImGui::PushStyleColor(ImGuiCol_ButtonHovered, paint(p.ink2));
  ImGui::PushStyleColor(ImGuiCol_ButtonActive, paint(p.ink));
  ImGui::PushStyleColor(ImGuiCol_Border, paint(p.ink));
  ImGui::PushStyleColor(ImGuiCol_Text, paint(p.on_ink));
}
Primary::~Primary() { ImGui::PopStyleColor(5); }

}  // namespace wg::board
