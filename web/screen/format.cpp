// web/screen/format.cpp — Dear ImGui's formatting by SDL's, which is small: the C library's brings
// long doubles. Nor does ImGui read back settings: none are kept.
#include <SDL.h>
#include <cstdarg>
#include <imgui_internal.h>

int ImFormatStringV(char* text, std::size_t size, const char* format, va_list values) {
  const int length = SDL_vsnprintf(text, size, format, values);
  if (!text) return length;
  if (length >= 0 && static_cast<std::size_t>(length) < size) return length;
  text[size - 1] = 0;  // cut where the room ended, as ImGui's own does
  return static_cast<int>(size) - 1;
}

int ImFormatString(char* text, std::size_t size, const char* format, ...) {
  va_list values;
  va_start(values, format);
  const int length = ImFormatStringV(text, size, format, values);
  va_end(values);
  return length;
}

extern "C" int wg_reads_no_settings(const char*, const char*, ...) { return 0; }  // its sscanf
