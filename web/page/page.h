// web/page/page.h — what the page around the canvas can do: the address, the clipboard, real
// buttons, words for screen readers.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace wg::page {

// How a press on a copying button went, best first; as buttons.js numbers them.
enum class Copied { kByClipboard, kByCommand, kByHand };  // by hand: a selected field is shown

struct Reply {
  bool ok = true;
  std::string value;  // JSON
};

struct Listener {
  std::function<void()> fragment_changed;  // by somebody else: a pasted link, Back, an edit
  std::function<void(std::string_view button)> pressed;
  std::function<void(Copied, int characters)> copied;
  std::function<void(std::string_view text)> pasted;  // into the field that ask_for_link opens
  std::function<Reply(std::string_view command, std::string_view what, std::string_view value)>
      asked;  // by the page around this one, of the closed list in embed.js
  std::function<void(std::string_view control, std::string_view value)> acted;  // in the text view
};
void listen(Listener listener);

// The part of the address after '#', as it stands there: not checked, not decoded.
std::string fragment();
// Written at most once a second, and at once when the page is left. What "copy" copies is always
// the newest.
void set_fragment(const std::string& token);

bool is_on_disk();  // opened as a file: its address means nothing elsewhere
std::string query(const std::string& name);  // empty if absent

// Another game of this site takes the place of this one, with that link; one step back leads to
// this one. False: its program is not here.
bool visit(const std::string& id, const std::string& token);

// What the reader changed of something that the query asks for stands there from now on.
void amend(const std::string& name, const std::string& value);

// Kept in this browser from visit to visit, where it lets us: a frame of another origin may not.
void remember(const std::string& name, const std::string& value);
std::string recall(const std::string& name);  // empty if absent
void remembers(bool);                         // off: nothing is kept, and nothing looked up

// The page around this one, if there is one.
struct Guest {
  std::optional<bool> embed{};  // empty: a guest if framed
  bool listens = false;         // to commands of the parent
  std::string parent{}, ref{};  // its origin, if it is named; what messages repeat
};
bool settle_in(const Guest&);  // true: the page is to behave as a guest
// A message to the parent: a JSON object of its fields. With a token in it, it goes to a known
// parent only.
void ready(const std::string& fields);  // the first message, and how tall the game would like to be
void post(const std::string& type, const std::string& fields, bool has_token);

void announce(const std::string& sentence);  // one, for the polite live region; empty: clears it
void title(const std::string& text);
// A typeface of the canvas for the HTML around it too, so that it need not come twice.
void typeface(const std::string& family, int weight, std::span<const std::uint8_t> ttf);
void theme(const std::string& name);  // light, dark, contrast, projector
void scale(float of_text);            // 1, 1.25, 1.5, 2: of what is said in HTML

void ask_for_link();     // opens a field to paste one into
std::uint32_t random();  // the one thing nobody can foresee: a seed for a new game

struct Button {
  std::string name;  // dotted, as in ui/: share.copy
  std::string label;
  float x = 0, y = 0, width = 0, height = 0;  // CSS pixels from the canvas's corner
  bool copies_link = false;  // copies the link inside the click, where browsers allow it
  std::string href{};        // if not empty it is a real link, to a page beside this one
  bool operator==(const Button&) const = default;
};
// Lays a real HTML button over the canvas until hidden. Call it every frame: only changes count.
void place(const Button& button);
void hide(const std::string& name);

// A document over the canvas, until the reader goes back to the game. `json` is a core/paper.h
// Paper as probe/paper_json.h writes it; the table to save or copy is text, ready made, or empty.
void show_paper(const std::string& json, const std::string& csv_name, const std::string& csv);
// A drawing that the next paper shows by its name: rows of RGBA bytes from the top.
void picture(const std::string& name, int width, int height, std::span<const std::uint8_t> rgba);

// The text view: which of the two are to be seen, "map", "text" or "both"; and what it says, as
// text/leaf.h writes it. Controls of one name stay the same element from leaf to leaf.
void view(const std::string& name);
void show_text(const std::string& leaf_json);

void started();                             // takes the loading message away
void cannot_start(const std::string& why);  // shows a plain message instead of the game

}  // namespace wg::page
