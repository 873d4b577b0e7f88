// programs/tarn/app_print.cpp — the order log and the review as papers over the canvas.
#include "tarn/review_paper.h"

#include "faces/tarn/plate.h"
#include "probe/paper_json.h"
#include "programs/tarn/app.h"

namespace wg {
namespace {

void lay_out_paper(const Paper& paper, const tarn::Log& log) {
  page::show_paper(probe::paper_json(paper), log_name(log), log_csv(log));
}

// During a game the own side's; afterwards everything.
tarn::Log log_of(const TarnGame& game) {
  return order_log(game.table().record(), game.over() ? Seat::kUmpire : game.seat());
}

void send_plate(std::string_view name, const tarn::View& view) {
  screen::Picture plate;
  plate.paint(
      tarn_face::kPlate, tarn_face::plate_ground(),
      [&](ImDrawList& list) { tarn_face::draw_plate(list, view); }, tarn_face::kPlateRatio);
  const auto pixels = plate.pixels();
  page::picture(std::string(name), pixels.width, pixels.height, pixels.rgba);
}

}  // namespace

void TarnApp::print(tarn_face::wish::Paper what) {
  if (house_.at_start() || curtain_) return;
  const bool review = what == tarn_face::wish::kReview && game()->over();
  if (!review) {
    const tarn::Log log = log_of(*game());
    return lay_out_paper(log_paper(log), log);
  }
  // The maps take a frame to draw. In the text view there is none, and the paper has words instead.
  if (desk_.view == tarn_face::ViewChoice::kText) return lay_out_review();
  house_.stage().paint_apart(tarn_face::kPlateRatio, [this] { paint_review(); });
}

// The maps are of the hour looked at.
void TarnApp::paint_review() {
  const auto& table = game()->table();
  const auto& setup = table.setup();
  send_plate(tarn::kMapNames[0], tarn::Rules::view(setup, table.state(), Seat::kBlue));
  send_plate(tarn::kMapNames[1], tarn::Rules::view(setup, table.state(), Seat::kRed));
  send_plate(tarn::kMapNames[2], tarn::Rules::revealed(setup, table.state(), Seat::kBlue));
  lay_out_review();
}

void TarnApp::lay_out_review() {
  const auto& table = game()->table();
  const tarn::Log log = log_of(*game());
  const TarnReview& review = game()->review();
  std::vector<tarn::Worth> worths;
  for (const tarn_face::Measure* m : review.measures())
    if (m && m->worth.won.n > 0) worths.push_back(m->worth);
  lay_out_paper(tarn::review_paper({.log = log,
                                    .story = *game()->scene().story,
                                    .hour = static_cast<tarn::Hour>(table.cursor()),
                                    .moments = review.moments(),
                                    .worths = std::move(worths),
                                    .questions = review.questions()}),
                log);
}

}  // namespace wg
