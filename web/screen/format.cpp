// web/screen/format.cpp — Dear ImGui's formatting by SDL's, which is small: the C library's brings
// long doubles. All that ImGui reads is one number behind a word; settings, which have more, are
// never kept.
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

// Its sscanf: the words of `format` up to the first %, then a number.
extern "C" int wg_scan_number(const char* text, const char* format, ...) {
  while (*format && *format != '%' && *format == *text) ++format, ++text;
  if (*format != '%') return 0;
  va_list values;
  va_start(values, format);
  *va_arg(values, int*) = SDL_atoi(text);
  va_end(values);
  return 1;
}
