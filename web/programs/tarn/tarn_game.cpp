// programs/tarn/tarn_game.cpp — from the table to the face and back.
#include "programs/tarn/tarn_game.h"

#include "tarn/guide.h"
#include "tarn/sheet.h"
#include "tarn/words.h"

namespace wg {
namespace {

Seat first_seat(const tarn::Setup& setup) {
  return !is_person(setup, Seat::kBlue) && is_person(setup, Seat::kRed) ? Seat::kRed : Seat::kBlue;
}

std::string_view id_of(Seat seat) { return seat == Seat::kBlue ? "blue" : "red"; }

// Points as the screen shows them, with one decimal.
std::string in_points(tarn::Strength milli) {
  const auto tenths = (milli + 50) / 100;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace

std::string TarnGame::when(Step hour) const { return "at " + tarn::clock(static_cast<int>(hour)); }

TarnGame::TarnGame(Table<tarn::Rules> table)
    : table_(std::move(table)), seat_(first_seat(table_.setup())), diary_(seat_) {
  refresh();
}

std::string TarnGame::title() const {
  return std::string(tarn::side_name(seat_)) + ", " +
         tarn::clock(static_cast<int>(table_.length()));
}

std::string TarnGame::in_words() const { return tarn::game_in_words(table_.setup(), seat_); }
std::string_view TarnGame::side() const { return id_of(seat_); }

void TarnGame::tell_end(probe::Json& j) const {
  j.field("winner", id_of(story_->winner)).field("hours", table_.length()).open("score");
  for (const Seat side : kPlayers)
    j.open(id_of(side))
        .number("lost", in_points(story_->lost[index(side)]))
        .number("had", in_points(story_->had[index(side)]))
        .close();
  j.close();
}

tarn_face::Scene TarnGame::scene() const {
  tarn_face::Scene s{.view = view_, .sheet = sheet_, .plan = plan_};
  s.before = table_.cursor() > 0 ? &before_ : nullptr;
  s.pending = pending_;
  s.setup = table_.setup();
  s.day = diary_.day();
  s.day.now = static_cast<tarn::Hour>(table_.length());
  if (over()) s.day.ended = s.day.now;
  s.live = table_.live();
  if (!s.live) s.day.looking = static_cast<tarn::Hour>(table_.cursor());
  s.can_undo = table_.can_undo();
  s.can_redo = table_.can_redo();
  s.story = over() ? &*story_ : nullptr;
  if (over() && review_) s.measures = review_->measures();
  return s;
}

std::optional<tarn::Refusal> TarnGame::give(const tarn::Order& order) {
  auto no = table_.give(seat_, order);
  changed();
  return no;
}
void TarnGame::undo() {
  table_.undo();
  changed();
}
void TarnGame::redo() {
  table_.redo();
  changed();
}
void TarnGame::reset() {
  table_.reset();
  changed();
}
void TarnGame::seek(Step hour) {
  table_.seek(hour);
  refresh();
}

bool TarnGame::end_hour() {
  const bool hands = hands_over() && seat_ == Seat::kBlue;
  if (hands_over()) seat_ = other(seat_);
  if (hands)
    table_.hand_over();
  else
    table_.advance();
  changed();
  return !hands;
}

void TarnGame::changed() {
  review_.reset();
  refresh();
}

void TarnGame::refresh() {
  const Step cursor = table_.cursor();
  view_ = table_.view(seat_);
  if (cursor > 0) before_ = tarn::Rules::view(table_.setup(), table_.state(cursor - 1), seat_);
  pending_ = table_.orders(seat_);
  plan_ = tarn::plan(view_, pending_);
  sheet_ = tarn::sheet(view_, pending_, table_.events());
  diary_ = tarn_face::Diary(seat_);
  for (Step h = 0; h < table_.length(); ++h)
    diary_.note(static_cast<tarn::Hour>(h), table_.events(h + 1));
  tell();
}

TarnReview& TarnGame::review() {
  if (!review_) review_.emplace(table_);
  return *review_;
}
tarn_face::ReviewScene TarnGame::review_scene() { return review().scene(table_, diary_.day()); }

Record<tarn::Rules> TarnGame::until_here() const {
  Record<tarn::Rules> record = table_.record();
  record.length = table_.cursor();
  std::erase_if(record.given, [&](const auto& g) { return g.step >= record.length; });
  return record;
}

void TarnGame::tell() {
  if (!table_.over() || story_) return;
  std::vector<tarn::HourEvents> hours;
  for (Step h = 0; h < table_.length(); ++h) hours.push_back(table_.events(h + 1));
  story_ = tarn::story(table_.state(table_.length()), hours);
}

}  // namespace wg
