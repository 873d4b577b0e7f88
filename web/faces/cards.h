// faces/cards.h — what lies over any screen for a while: a card to be read, a message.
#pragma once
#include "faces/desk.h"
#include "faces/lobby.h"

namespace wg::face {

bool draw_card(ui::Frame&, Rect over, const Card&);  // it has been read
void draw_message(ui::Frame&, Rect over, std::string_view);
void show_toast(ui::Frame&, Desk&, Rect over, std::uint64_t now_ms);

}  // namespace wg::face
