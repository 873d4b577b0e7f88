// tarn/scenario_test.cpp — an assignment as text: what it says, where it is wrong, and there and
// back.
#include "tarn/scenario.h"

#include <doctest/doctest.h>
#include <string>

#include "tarn/opponents.h"

namespace wg::tarn {
namespace {

Scenario read(std::string_view text) {
  auto got = read_scenario(text);
  if (const auto* fault = std::get_if<ScenarioFault>(&got)) FAIL(sentence(*fault));
  return std::get<Scenario>(got);
}
std::string fault_of(std::string_view text) {
  auto got = read_scenario(text);
  const auto* fault = std::get_if<ScenarioFault>(&got);
  return fault ? sentence(*fault) : "no fault";
}

TEST_CASE("P21: every line of an assignment says what a game begins with") {
  const Scenario s = read(
      "# A comment.\n\n  title:  The quiet morning \r\nside: blue\nbalance: 7\nseed: 4294967295\n"
      "red: feint-and-mass\nhints: full");
  CHECK(s.title == "The quiet morning");
  CHECK(s.names_seed);
  CHECK(s.setup == Setup{.seed = 4294967295u,
                         .balance = 7,
                         .blue = BlueCommander::kPerson,
                         .red = RedCommander::kFeintAndMass,
                         .hints = Hints::kFull});
}

TEST_CASE("P21: what is not said is the standard game, with dice of its own") {
  const Scenario s = read("balance: 5\n");
  CHECK_FALSE(s.names_seed);
  CHECK(s.setup == Setup{});
  CHECK(s.title.empty());
}

TEST_CASE("P21: side says who is a person, and the other side has a commander") {
  using B = BlueCommander;
  using R = RedCommander;
  const auto seats = [](std::string_view text) {
    const Setup s = read(text).setup;
    return std::pair(s.blue, s.red);
  };
  CHECK(seats("side: blue") == std::pair(B::kPerson, R::kCommander));
  CHECK(seats("side: red") == std::pair(B::kCommander, R::kPerson));
  CHECK(seats("side: both") == std::pair(B::kPerson, R::kPerson));
  CHECK(seats("side: none") == std::pair(B::kCommander, R::kCommander));
  CHECK(seats("blue: turtle\nSIDE: Red") == std::pair(B::kTurtle, R::kPerson));
  CHECK(seats("side: none\nblue: idle\nred: all-in") == std::pair(B::kIdle, R::kAllIn));
  CHECK(seats("side: both\nblue: person\nred: person") == std::pair(B::kPerson, R::kPerson));
}

TEST_CASE("bad input: a fault names line, column, what stands there and what was expected") {
  CHECK(fault_of("side: blue\nbalance: 11") ==
        "Line 2, column 10: balance takes a whole number from 0 to 10, not \"11\".");
  CHECK(fault_of("seed: -1").starts_with("Line 1, column 7: seed takes a whole number from 0 to"));
  CHECK(fault_of("seed: 4294967296").starts_with("Line 1, column 7: seed takes"));
  CHECK(fault_of("balance:") ==
        "Line 1, column 9: balance takes a whole number from 0 to 10, and nothing stands here.");
  CHECK(fault_of("# x\n\n colour: red") ==
        "Line 3, column 2: expected title, side, balance, seed, blue, red or hints, not "
        "\"colour\".");
  CHECK(fault_of("side blue") ==
        "Line 1, column 1: expected \"name: value\" or a comment after '#', not \"side blue\".");
  CHECK(fault_of("side: blue\nred: nobody") ==
        "Line 2, column 6: red takes one of " + opponent_ids(Seat::kRed) + ", not \"nobody\".");
  CHECK(fault_of("seed: 1\nhints: off\nseed: 1") ==
        "Line 3, column 1: seed was said already, on line 1.");
  CHECK(fault_of("hints: loud") ==
        "Line 1, column 8: hints takes one of off, nudges, full, not \"loud\".");
  CHECK(fault_of("") ==
        "Line 1, column 1: expected a line such as \"side: blue\", and there is none.");
  CHECK(fault_of("# nothing\n").starts_with("Line 1, column 1: expected a line"));
}

TEST_CASE("bad input: a side that is a person's has no commander, and the other way round") {
  CHECK(fault_of("red: mass\nblue: idle") ==
        "Line 2, column 7: Blue is a person's seat where side is blue, so not \"idle\".");
  CHECK(fault_of("side: none\nred: person") ==
        "Line 2, column 6: Red is no person's seat where side is none, so not \"person\".");
}

TEST_CASE("bad input: columns count characters; bytes that are no text are named") {
  CHECK(fault_of("title: Br\xC3\xBC"
                 "cke\xFF")
            .starts_with("Line 1, column 14: what stands here is not UTF-8"));
  CHECK(fault_of("title: a\x01").starts_with("Line 1, column 9: a control character"));
  CHECK(fault_of("title: a\rb").starts_with("Line 1, column 9: a control character"));
  CHECK(read("\xEF\xBB\xBFtitle: Br\xC3\xBC"
             "cke")
            .title ==
        "Br\xC3\xBC"
        "cke");
}

TEST_CASE("bad input: limits of text, line and title, met and passed by one") {
  const auto comment = [](std::size_t bytes) { return "#" + std::string(bytes - 1, 'x'); };
  CHECK(fault_of("side: blue\n" + comment(kLongestScenarioLine)) == "no fault");
  CHECK(fault_of("side: blue\n" + comment(kLongestScenarioLine + 1)) ==
        "Line 2, column 1: a line has at most 500 bytes.");
  std::string all = "side: blue\n";
  while (all.size() < kLongestScenario) all += "\n";
  CHECK(fault_of(all) == "no fault");
  CHECK(fault_of(all + "\n") == "Line 1, column 1: a scenario has at most 16384 bytes.");
  std::string umlauts;  // 80 characters, 160 bytes
  for (std::size_t i = 0; i < kLongestTitle; ++i) umlauts += "\xC3\xBC";
  CHECK(read("title: " + umlauts).title == umlauts);
  CHECK(fault_of("title: " + umlauts + "x").starts_with("Line 1, column 8: title takes some text"));
}

TEST_CASE("P1: every setup that can be said is written and read again as the same") {
  std::size_t n = 0;
  for (const Opponent& blue : opponents(Seat::kBlue))
    for (const Opponent& red : opponents(Seat::kRed))
      for (const Hints hints : {Hints::kOff, Hints::kNudges, Hints::kFull})
        for (std::uint8_t balance = 0; balance <= kLastBalance; ++balance, ++n) {
          Scenario s{n % 2 ? "T \xE2\x80\x9C# :" : "", {}, n % 3 == 0};
          if (s.names_seed) s.setup.seed = static_cast<std::uint32_t>(n * 65'537);
          s.setup.balance = balance;
          s.setup.hints = hints;
          seat_opponent(s.setup, Seat::kBlue, blue);
          seat_opponent(s.setup, Seat::kRed, red);
          REQUIRE(read(to_text(s)) == s);
        }
  CHECK(n == 8 * 7 * 3 * 11);
}

TEST_CASE("text is told from a scenario by the first line that says anything") {
  CHECK(looks_like_scenario("side: blue"));
  CHECK(looks_like_scenario("\xEF\xBB\xBF\n# x\r\n\r\n  Title : y"));
  CHECK(looks_like_scenario("seed: what?"));  // meant as one, and wrong
  CHECK_FALSE(looks_like_scenario(""));
  CHECK_FALSE(looks_like_scenario("# side: blue"));
  CHECK_FALSE(looks_like_scenario("Have a look at this game"));
  CHECK_FALSE(looks_like_scenario("https://example.org/#tarn1.x"));
}

}  // namespace
}  // namespace wg::tarn
