// web/page/page.cpp — carries calls over to page.js and back.
#include "page/page.h"

#include <algorithm>
#include <cstdlib>
#include <emscripten.h>
#include <utility>
#include <vector>

extern "C" {  // page.lib.js
char* wg_page_fragment();
void wg_page_set_fragment(const char* token);
bool wg_page_is_on_disk();
char* wg_page_query(const char* name);
bool wg_page_visit(const char* id, const char* token);
void wg_page_amend(const char* name, const char* value);
void wg_page_remember(const char* name, const char* value);
char* wg_page_recall(const char* name);
bool wg_page_settle_in(int embed, bool listens, const char* parent, const char* ref);
void wg_page_ready(const char* fields);
void wg_page_post(const char* type, const char* fields, bool has_token);
void wg_page_announce(const char* sentence);
void wg_page_theme(const char* name);
void wg_page_scale(int percent);
void wg_page_title(const char* text);
void wg_page_ask_for_link();
unsigned wg_page_random();
void wg_page_started();
void wg_page_cannot_start(const char* why);
void wg_page_place(const char* name, const char* label, float x, float y, float width, float height,
                   bool copies, const char* href);
void wg_page_hide(const char* name);
void wg_page_typeface(const char* family, int weight, const std::uint8_t* ttf, std::size_t bytes);
void wg_page_view(const char* name);
void wg_page_show_text(const char* leaf);
void wg_page_show_paper(const char* json, const char* csv_name, const char* csv);
void wg_page_picture(const char* name, int width, int height, const std::uint8_t* rgba);
}

namespace wg::page {
namespace {

Listener listener;
std::vector<Button> shown;
bool remembering = true;

std::string take(char* text) {
  std::string copy = text;
  std::free(text);
  return copy;
}

auto find_shown(const std::string& name) {
  return std::find_if(shown.begin(), shown.end(), [&](const Button& b) { return b.name == name; });
}

}  // namespace

void listen(Listener heard) { listener = std::move(heard); }

void typeface(const std::string& family, int weight, std::span<const std::uint8_t> ttf) {
  wg_page_typeface(family.c_str(), weight, ttf.data(), ttf.size());
}

std::string fragment() { return take(wg_page_fragment()); }
void set_fragment(const std::string& token) { wg_page_set_fragment(token.c_str()); }
bool is_on_disk() { return wg_page_is_on_disk(); }
std::string query(const std::string& name) { return take(wg_page_query(name.c_str())); }
bool visit(const std::string& id, const std::string& token) {
  return wg_page_visit(id.c_str(), token.c_str());
}
void amend(const std::string& name, const std::string& value) {
  wg_page_amend(name.c_str(), value.c_str());
}
void remember(const std::string& name, const std::string& value) {
  if (remembering) wg_page_remember(name.c_str(), value.c_str());
}
std::string recall(const std::string& name) {
  return remembering ? take(wg_page_recall(name.c_str())) : "";
}
void remembers(bool on) { remembering = on; }
bool settle_in(const Guest& g) {
  const int embed = g.embed ? (*g.embed ? 1 : 0) : -1;
  return wg_page_settle_in(embed, g.listens, g.parent.c_str(), g.ref.c_str());
}
void ready(const std::string& fields) { wg_page_ready(fields.c_str()); }
void post(const std::string& type, const std::string& fields, bool has_token) {
  wg_page_post(type.c_str(), fields.c_str(), has_token);
}
void announce(const std::string& sentence) { wg_page_announce(sentence.c_str()); }
void title(const std::string& text) { wg_page_title(text.c_str()); }
void theme(const std::string& name) { wg_page_theme(name.c_str()); }
void scale(float of_text) { wg_page_scale(static_cast<int>(of_text * 100 + 0.5f)); }
void ask_for_link() { wg_page_ask_for_link(); }
std::uint32_t random() { return wg_page_random(); }
void started() { wg_page_started(); }
void cannot_start(const std::string& why) { wg_page_cannot_start(why.c_str()); }

void view(const std::string& name) { wg_page_view(name.c_str()); }
void show_text(const std::string& leaf_json) { wg_page_show_text(leaf_json.c_str()); }

void show_paper(const std::string& json, const std::string& csv_name, const std::string& csv) {
  wg_page_show_paper(json.c_str(), csv_name.c_str(), csv.c_str());
}
void picture(const std::string& name, int width, int height, std::span<const std::uint8_t> rgba) {
  if (width > 0 && height > 0) wg_page_picture(name.c_str(), width, height, rgba.data());
}

void place(const Button& b) {
  const auto old = find_shown(b.name);
  if (old != shown.end() && *old == b) return;
  if (old == shown.end())
    shown.push_back(b);
  else
    *old = b;
  wg_page_place(b.name.c_str(), b.label.c_str(), b.x, b.y, b.width, b.height, b.copies_link,
                b.href.c_str());
}

void hide(const std::string& name) {
  const auto old = find_shown(name);
  if (old == shown.end()) return;
  shown.erase(old);
  wg_page_hide(name.c_str());
}

}  // namespace wg::page

extern "C" {

EMSCRIPTEN_KEEPALIVE void wg_page_fragment_changed() {
  if (wg::page::listener.fragment_changed) wg::page::listener.fragment_changed();
}

EMSCRIPTEN_KEEPALIVE void wg_page_pressed(const char* button) {
  if (wg::page::listener.pressed) wg::page::listener.pressed(button);
}

EMSCRIPTEN_KEEPALIVE void wg_page_acted(const char* control, const char* value) {
  if (wg::page::listener.acted) wg::page::listener.acted(control, value);
}

EMSCRIPTEN_KEEPALIVE void wg_page_pasted(const char* text) {
  if (wg::page::listener.pasted) wg::page::listener.pasted(text);
}

// Answers as JSON: {"ok":true,"value":…}.
EMSCRIPTEN_KEEPALIVE const char* wg_page_asked(const char* command, const char* what,
                                               const char* value) {
  static std::string answer;
  wg::page::Reply reply{false, "null"};
  if (wg::page::listener.asked) reply = wg::page::listener.asked(command, what, value);
  answer =
      std::string("{\"ok\":") + (reply.ok ? "true" : "false") + ",\"value\":" + reply.value + "}";
  return answer.c_str();
}

EMSCRIPTEN_KEEPALIVE void wg_page_copied(int how, int characters) {
  if (wg::page::listener.copied)
    wg::page::listener.copied(static_cast<wg::page::Copied>(how), characters);
}
}
