// house/open_up.cpp — the typefaces handed over, and what tests and embedding pages may call.
#include "house/open_up.h"

#include <emscripten.h>
#include <utility>

#include "board/lato.h"
#include "page/page.h"

namespace wg::house {
namespace {

std::function<std::string()> answer;

}  // namespace

void load_typefaces() {
  using type::Face;
  for (const auto& [face, weight] : {std::pair{Face::kRegular, 400}, {Face::kSemibold, 600}}) {
    const type::FaceFile file = type::face_file(face);
    page::typeface("Lato", weight, {file.bytes, static_cast<std::size_t>(file.size)});
  }
}

void answer_probe(std::function<std::string()> json) { answer = std::move(json); }

}  // namespace wg::house

extern "C" {

// The table as JSON.
EMSCRIPTEN_KEEPALIVE const char* wg_probe() {
  static std::string json;
  json = wg::house::answer ? wg::house::answer() : "{}";
  return json.c_str();
}
}
