// programs/war/app_print.cpp — the game's turns as a paper over the canvas.
#include "war/turns.h"

#include "probe/paper_json.h"
#include "programs/war/app.h"

namespace wg {

void WarApp::print() {
  if (house_.at_start() || curtain_) return;
  const auto& record = game()->table().record();
  page::show_paper(probe::paper_json(war::turns_paper(record, game()->scene().title)),
                   war::turns_name(record), war::turns_csv(record));
}

}  // namespace wg
