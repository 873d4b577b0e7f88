// faces/tell.h — what the leaves of any game's text view have: cards, settings, keys, ways back.
#pragma once
#include "faces/curtain.h"
#include "faces/desk.h"
#include "faces/keys.h"
#include "faces/lobby.h"
#include "text/leaf.h"

namespace wg::face {

// Which leaf it is, as far as the desk and a card decide: "play", "play/help", "play/card".
std::string place_of(std::string_view screen, const Desk&, const std::optional<Card>&);

bool tell_card(text::Leaf&, const Card&);  // it has been read
void tell_back(text::Leaf&, Desk&);        // from an opened sheet
void tell_tools(text::Leaf&, Desk&);       // settings, help
std::optional<CommonWish> tell_looks(text::Leaf&, Desk&);
void tell_keys(text::Leaf&, const Desk&, std::span<const Key>);
void tell_readings(text::Leaf&, std::span<const Reading>);
bool tell_curtain(text::Leaf&, const Curtain&, std::string side);  // they have sat down
std::optional<CommonWish> tell_unfinished(text::Leaf&, const Lobby&);

struct TakeBack {
  bool can_undo = false, can_redo = false, can_reset = false;
  std::string reset;                   // "Take this hour's orders back"
  std::string_view no_undo, no_reset;  // why not
};
std::optional<CommonWish> tell_take_back(text::Leaf&, const Desk&, const TakeBack&);

// Through a game, step by step: a range and two buttons.
struct Steps {
  std::string_view range, previous, next;  // names
  std::string label, back, on;
  int at = 0, last = 0;
  std::string in_words;
  std::string_view no_back, no_on;
};
std::optional<Step> tell_steps(text::Leaf&, const Steps&);

}  // namespace wg::face
