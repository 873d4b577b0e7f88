// programs/tarn/assignment.cpp — what the page that sets assignments asks of the program: what can
// be chosen, and the link to a game of it.
#include <charconv>
#include <emscripten.h>

#include "tarn/guide.h"
#include "tarn/pack.h"
#include "tarn/tarn.h"
#include "tarn/words.h"

#include "faces/tarn/opponents.h"
#include "faces/tarn/start.h"
#include "probe/json.h"
#include "programs/tarn/address.h"
#include "table/table.h"

namespace wg {
namespace {

// Both sides' opponents and what each setting of the slider means.
std::string choices() {
  probe::Json j;
  j.open().field("version", tarn::Rules::kVersion).field("standard", tarn::kStandardBalance);
  j.open("opponents");
  for (const Seat side : kPlayers) {
    tarn_face::Choice choice;
    choice.side = side;
    j.list(side == Seat::kBlue ? "blue" : "red");  // of whoever plays that side
    for (const tarn::Opponent& o : tarn::opponents(other(side)))
      j.open()
          .field("id", o.id)
          .field("name", o.name)
          .field("level", tarn::level_name(o.level))
          .field("does", o.does)
          .field("chosen", &o == &tarn_face::opponent_of(choice))
          .close();
    j.end_list();
  }
  j.close().list("balance");
  for (std::uint8_t b = 0; b <= tarn::kLastBalance; ++b) j.value(tarn::balance_meaning(b));
  return j.end_list().close().text();
}

// The game at its first hour. The settings are read as the address's are; what is wrong gives none.
std::string token_for(const house::Lookup& lookup) {
  const tarn_address::Wanted w = tarn_address::read(lookup);
  if (!w.complaints.empty() || !w.side || !w.balance || !w.seed || !w.opponent || !w.hints)
    return "";
  tarn_face::Choice choice;
  choice.side = *w.side;
  choice.balance = *w.balance;
  choice.hints = *w.hints;
  tarn_face::choose_opponent(choice, *w.opponent);
  tarn::Setup setup = tarn_face::setup_of(choice);
  setup.seed = *w.seed;
  return Table<tarn::Rules>({setup, 0, {}}).token();
}

}  // namespace
}  // namespace wg

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* wg_assignment_choices() {
  static std::string json;
  json = wg::choices();
  return json.c_str();
}

// Every setting as text, as in the address; empty where one of them is none.
EMSCRIPTEN_KEEPALIVE const char* wg_assignment(const char* side, const char* balance,
                                               const char* seed, const char* opponent,
                                               const char* hints) {
  static std::string token;
  token = wg::token_for([&](std::string_view name) -> std::string {
    return name == "side"       ? side
           : name == "balance"  ? balance
           : name == "seed"     ? seed
           : name == "opponent" ? opponent
           : name == "hints"    ? hints
                                : "";
  });
  return token.c_str();
}
}
