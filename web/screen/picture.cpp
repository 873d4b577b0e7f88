// web/screen/picture.cpp — a draw list rendered with multisampling, then resolved into a texture.
#include "screen/picture.h"

#include <GLES3/gl3.h>
#include <algorithm>
#include <cmath>
#include <imgui_impl_opengl3.h>

#include "screen/screen.h"

namespace wg::screen {
namespace {

constexpr int kSamples = 4;  // what every WebGL 2 offers

// A framebuffer for as long as it is drawn on; then the canvas is drawn on again.
class Easel {
 public:
  Easel() {
    glGenFramebuffers(1, &id_);
    glBindFramebuffer(GL_FRAMEBUFFER, id_);
  }
  Easel(const Easel&) = delete;
  Easel& operator=(const Easel&) = delete;
  ~Easel() {
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &id_);
  }
  unsigned id() const { return id_; }

 private:
  unsigned id_ = 0;
};

unsigned new_texture(int width_px, int height_px) {
  unsigned texture = 0;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, width_px, height_px);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glBindTexture(GL_TEXTURE_2D, 0);
  return texture;
}

int largest_px() {
  int texture = 0, buffer = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
  glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &buffer);
  return std::min(texture, buffer);
}

void render(ImVec2 size, float ratio, const std::function<void(ImDrawList&)>& draw) {
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.Flags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedFill;
  list._FringeScale = 1 / ratio;  // edges soften over one device pixel, not one layout pixel
  list.PushTextureID(ImGui::GetIO().Fonts->TexID);
  list.PushClipRect({0, 0}, size);
  draw(list);
  ImDrawData data;
  data.AddDrawList(&list);
  data.Valid = true;
  data.DisplaySize = size;
  data.FramebufferScale = {ratio, ratio};
  ImGui_ImplOpenGL3_RenderDrawData(&data);
}

}  // namespace

bool Picture::holds(ImVec2 size) const {
  return painted_ && context_ == tally().contexts && ratio_ == metrics().ratio &&
         size_.x == size.x && size_.y == size.y;
}

void Picture::paint(ImVec2 size, ImU32 ground, const std::function<void(ImDrawList&)>& draw,
                    float ratio) {
  forget();
  size_ = size;
  ratio_ = ratio > 0 ? ratio : metrics().ratio;
  context_ = tally().contexts;
  const int width_px = static_cast<int>(std::lround(size.x * ratio_));
  const int height_px = static_cast<int>(std::lround(size.y * ratio_));
  painted_ = true;
  if (width_px <= 0 || height_px <= 0 || std::max(width_px, height_px) > largest_px()) return;
  for (int old = 0; old < 8 && glGetError() != GL_NO_ERROR; ++old) {
  }  // faults of whoever was here before
  texture_ = new_texture(width_px, height_px);

  unsigned samples = 0;
  glGenRenderbuffers(1, &samples);
  glBindRenderbuffer(GL_RENDERBUFFER, samples);
  glRenderbufferStorageMultisample(GL_RENDERBUFFER, kSamples, GL_RGBA8, width_px, height_px);
  if (glGetError() != GL_NO_ERROR) {  // out of memory
    glDeleteTextures(1, &texture_);
    texture_ = 0;
  } else {
    const Easel smooth;
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, samples);
    glViewport(0, 0, width_px, height_px);
    const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(ground);
    glClearColor(colour.x, colour.y, colour.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    render({static_cast<float>(width_px) / ratio_, static_cast<float>(height_px) / ratio_}, ratio_,
           draw);
    const Easel flat;
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, smooth.id());
    glBlitFramebuffer(0, 0, width_px, height_px, 0, 0, width_px, height_px, GL_COLOR_BUFFER_BIT,
                      GL_NEAREST);
  }
  glDeleteRenderbuffers(1, &samples);
}

void Picture::show(ImDrawList& list, ImVec2 min, ImVec2 max) const {
  if (texture_ == 0) return;
  const auto id = reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture_));
  list.AddImage(id, min, max, {0, 1}, {1, 0});  // OpenGL's rows go up
}

Picture::Pixels Picture::pixels() const {
  if (texture_ == 0 || context_ != tally().contexts) return {};
  Pixels p{static_cast<int>(std::lround(size_.x * ratio_)),
           static_cast<int>(std::lround(size_.y * ratio_)),
           {}};
  const std::size_t row = std::size_t{4} * static_cast<std::size_t>(p.width);
  p.rgba.resize(row * static_cast<std::size_t>(p.height));
  {
    const Easel easel;
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    glReadPixels(0, 0, p.width, p.height, GL_RGBA, GL_UNSIGNED_BYTE, p.rgba.data());
  }
  // OpenGL's rows go up.
  for (std::size_t top = 0, end = p.rgba.size() - row; top < end; top += row, end -= row)
    std::swap_ranges(p.rgba.begin() + static_cast<std::ptrdiff_t>(top),
                     p.rgba.begin() + static_cast<std::ptrdiff_t>(top + row),
                     p.rgba.begin() + static_cast<std::ptrdiff_t>(end));
  return p;
}

void Picture::forget() {
  // In a context that was lost it is gone already, and its number may be another's now.
  if (texture_ != 0 && context_ == tally().contexts) glDeleteTextures(1, &texture_);
  texture_ = 0;
  painted_ = false;
}

}  // namespace wg::screen
