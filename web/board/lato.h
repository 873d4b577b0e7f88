// board/lato.h — the three typefaces, cut down and carried inside the program (tools/embed.py).
#pragma once
#include <cstdint>

namespace wg::type {

enum class Face : std::uint8_t { kRegular, kSemibold, kItalic };
struct FaceFile {
  const unsigned char* bytes;
  int size;
};
FaceFile face_file(Face);

}  // namespace wg::type
