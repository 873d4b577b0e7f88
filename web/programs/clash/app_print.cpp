// programs/clash/app_print.cpp — the game's fights as a paper over the canvas.
#include "clash/log.h"

#include "probe/paper_json.h"
#include "programs/clash/app.h"

namespace wg {

// What is over has no secrets any more.
void ClashApp::print() {
  if (house_.at_start() || curtain_) return;
  const auto& record = game()->table().record();
  const Seat reader = game()->over() ? Seat::kUmpire : game()->seat();
  page::show_paper(probe::paper_json(clash::fights_paper(record, reader)),
                   clash::fights_name(record), clash::fights_csv(record, reader));
}

}  // namespace wg
