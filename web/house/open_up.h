// house/open_up.h — what a program does once, when the page is there.
#pragma once
#include <functional>
#include <string>

namespace wg::house {

void load_typefaces();                                 // the canvas's, for the HTML around it too
void answer_probe(std::function<std::string()> json);  // to tests and embedding pages: wg_probe

}  // namespace wg::house
