// faces/tarn/panel.h — the panel's parts, each in its own rectangle.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

// Its order in words, as long as there is room for them.
std::string order_within(const Sitting&, const UnitRow&, type::Style, float room);

void show_clock(const Sitting&, Rect);
void show_orders(const Sitting&, Rect);  // do they start now, or in an hour? or: looking back
void show_chosen(const Sitting&, Rect);  // the chosen unit, else the chosen report, else the news
void show_stance(const Sitting&, Rect);
void show_actions(const Sitting&, Rect);  // fire, end the hour
void show_news(const Sitting&, Rect);     // what the last hour brought
float news_lines(const Sitting&, ImVec2 baseline, float width, type::Style);  // where they end
std::string news_title(const Sitting&);

}  // namespace wg::tarn_face
