// ui/address_test.cpp — the query of the address: every name, every bad value, any bytes.
#include "programs/tarn/address.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <map>

namespace wg::tarn_address {
namespace {

using Names = std::map<std::string, std::string, std::less<>>;
Wanted wanted(const Names& query) {
  return read([&](std::string_view name) {
    const auto found = query.find(name);
    return found == query.end() ? "" : found->second;
  });
}
// The one complaint there is.
std::string complaint(const Names& query) {
  const Wanted w = wanted(query);
  REQUIRE(w.complaints.size() == 1);
  return w.complaints[0];
}

TEST_CASE("P21 an address without a query asks for nothing") {
  const Wanted w = wanted({});
  CHECK_FALSE(w.theme);
  CHECK_FALSE(w.hints);
  CHECK_FALSE(w.embed);
  CHECK_FALSE(w.seed);
  CHECK(w.mode == Mode::kStart);
  CHECK(w.locks == tarn_face::Locks{});
  CHECK(w.save);
  CHECK_FALSE(w.api);
  CHECK(w.complaints.empty());
}

TEST_CASE("P21 every name and what it asks for") {
  const Wanted w = wanted({{"theme", "projector"},
                           {"view", "both"},
                           {"hints", "full"},
                           {"summary", "0"},
                           {"motion", "0"},
                           {"sound", "1"},
                           {"lang", "en"},
                           {"mode", "watch"},
                           {"h", "14"},
                           {"side", "red"},
                           {"balance", "10"},
                           {"seed", "4294967295"},
                           {"opponent", "turtle"},
                           {"embed", "0"},
                           {"links", "0"},
                           {"save", "0"},
                           {"api", "1"},
                           {"ref", "week-3_B"},
                           {"parent", "https://school.example:8443"}});
  CHECK(w.complaints.empty());
  CHECK(w.theme == tarn_face::ThemeChoice::kProjector);
  CHECK(w.view == tarn_face::ViewChoice::kBoth);
  CHECK(w.hints == tarn::Hints::kFull);
  CHECK(w.summary == false);
  CHECK(w.motion == false);
  CHECK(w.mode == Mode::kWatch);
  CHECK(w.step == 14);
  CHECK(w.side == Seat::kRed);
  CHECK(w.balance == 10);
  CHECK(w.seed == 4294967295u);
  REQUIRE(w.opponent);
  CHECK(w.opponent->id == "turtle");
  CHECK(w.embed == false);
  CHECK(w.locks.copy);
  CHECK_FALSE(w.save);
  CHECK(w.api);
  CHECK(w.ref == "week-3_B");
  CHECK(w.parent == "https://school.example:8443");
  CHECK(wanted({{"mode", "play"}}).mode == Mode::kPlay);
  CHECK(wanted({{"mode", "learn"}}).mode == Mode::kLearn);
  CHECK(wanted({{"mode", "review"}}).mode == Mode::kReview);
  CHECK(wanted({{"mode", "balance"}}).mode == Mode::kBalance);
  CHECK(wanted({{"motion", "1"}}).motion == true);
  CHECK_FALSE(wanted({{"motion", "auto"}}).motion);
}

TEST_CASE("P21 a bad value of a known name leaves the default, and says what and where") {
  const std::pair<const char*, std::vector<const char*>> kBad[] = {
      {"theme", {"pink", "Light", " light", "light,dark"}},
      {"view", {"map,text", "none"}},
      {"hints", {"all", "2"}},
      {"summary", {"yes", "2", "-1"}},
      {"motion", {"off"}},
      {"sound", {"loud"}},
      {"lang", {"de", "EN"}},
      {"mode", {"start", "edit"}},
      {"h", {"15", "-1", "3.5", "x", "0x1"}},
      {"side", {"green", "Blue"}},
      {"balance", {"11", "-1", "5 ", "+5"}},
      {"seed", {"4294967296", "-1", "1e3", "99999999999999999999"}},
      {"opponent", {"napoleon", "turtle"}},  // a turtle would sit on Blue's side
      {"embed", {"maybe"}},
      {"links", {"none"}},
      {"save", {"no"}},
      {"api", {"v2"}},
      {"parent",
       {"school.example", "https://", "https://a.example/", "javascript:alert(1)", "*", "null",
        "https://a.example:99999", "https://a example", "https://u@a.example", "ftp://a.example"}},
      {"ref", {"week 3", "a/b", "é"}}};
  for (const auto& [name, values] : kBad)
    for (const char* value : values) {
      CAPTURE(name);
      CAPTURE(value);
      const std::string said = complaint({{name, value}});
      CHECK(said.starts_with(std::string(name) + "="));
      CHECK(said.find(" means nothing here: it can be ") != std::string::npos);
      Wanted w = wanted({{name, value}});
      w.complaints.clear();
      const Wanted plain = wanted({});
      CHECK(w.theme == plain.theme);
      CHECK(w.hints == plain.hints);
      CHECK(w.mode == plain.mode);
      CHECK(w.seed == plain.seed);
      CHECK(w.opponent == nullptr);
      CHECK(w.embed == plain.embed);
      CHECK(w.save == plain.save);
      CHECK(w.api == plain.api);
      CHECK(w.locks == plain.locks);
      CHECK(w.parent.empty());
      CHECK(w.ref.empty());
    }
  CHECK(complaint({{"theme", "pink"}}) ==
        "theme=pink means nothing here: it can be auto, light, dark, contrast or projector.");
  CHECK(complaint({{"ref", std::string(65, 'a')}}) ==
        "ref=aaaaaaaaaaaaaaaaaaaa… means nothing here: it can be up to 64 letters, digits, _ and "
        "-.");
  CHECK(wanted({{"ref", std::string(64, 'a')}}).ref.size() == 64);
}

TEST_CASE("P21 the opponent is looked for across the table from the side that is asked for") {
  CHECK(wanted({{"opponent", "mass"}}).opponent);
  CHECK(wanted({{"side", "red"}, {"opponent", "turtle"}}).opponent);
  CHECK(complaint({{"side", "red"}, {"opponent", "mass"}}).find("doctrinal") != std::string::npos);
}

TEST_CASE("P21 lock: each name locks its control; strangers are named and the rest counts") {
  CHECK(wanted({{"lock", "undo"}}).locks == tarn_face::Locks{.undo = true});
  CHECK(wanted({{"lock", "hints"}}).locks == tarn_face::Locks{.hints = true});
  CHECK(wanted({{"lock", "settings"}}).locks == tarn_face::Locks{.settings = true});
  CHECK(wanted({{"lock", "new"}}).locks == tarn_face::Locks{.another = true});
  CHECK(wanted({{"lock", "opponent"}}).locks == tarn_face::Locks{.opponent = true});
  CHECK(wanted({{"lock", "balance"}}).locks == tarn_face::Locks{.balance = true});
  CHECK(wanted({{"lock", "side"}}).locks == tarn_face::Locks{.side = true});
  CHECK(wanted({{"lock", "review"}}).locks == tarn_face::Locks{.review = true});
  CHECK(wanted({{"lock", "help"}}).locks == tarn_face::Locks{.help = true});
  CHECK(wanted({{"lock", "paste"}}).locks == tarn_face::Locks{.paste = true});
  CHECK(wanted({{"lock", "undo,new,"}}).locks == tarn_face::Locks{.undo = true, .another = true});
  CHECK(wanted({{"lock", "dice,undo,sides"}}).locks == tarn_face::Locks{.undo = true});
  CHECK(complaint({{"lock", "dice,undo,sides"}}).starts_with("lock=dice means nothing here: "));
}

TEST_CASE("P21 many complaints are one notice, and not a long one") {
  CHECK(house::in_one_notice({}).empty());
  CHECK(house::in_one_notice({"One.", "Two."}) == "One. Two.");
  CHECK(house::in_one_notice({"1.", "2.", "3.", "4."}) == "1. 2. 3. Nor does one other part.");
  CHECK(house::in_one_notice({"1.", "2.", "3.", "4.", "5."}) == "1. 2. 3. Nor do 2 other parts.");
}

TEST_CASE("P3 any bytes in every name at once: a wish or a complaint in plain characters") {
  const char* kNames[] = {"theme", "view", "hints", "summary", "motion", "sound",    "lang",
                          "mode",  "h",    "side",  "balance", "seed",   "opponent", "embed",
                          "links", "save", "api",   "parent",  "ref",    "lock"};
  std::uint32_t dice = 1;
  const auto roll = [&] { return dice = dice * 1664525u + 1013904223u, dice >> 16; };
  for (int round = 0; round < 2000; ++round) {
    Names query;
    for (const char* name : kNames) {
      std::string bytes(roll() % (round % 100 == 0 ? 20000 : 40), '\0');
      for (char& c : bytes) c = static_cast<char>(roll());
      query[name] = bytes;
    }
    const Wanted w = wanted(query);
    CHECK(w.ref.size() <= 64);
    CHECK(w.complaints.size() <= std::size(kNames));
    for (std::string said : w.complaints) {
      CHECK(said.size() < 300);
      for (std::size_t at; (at = said.find("…")) != std::string::npos;) said.erase(at, 3);
      CHECK(std::all_of(said.begin(), said.end(), [](char c) { return c >= ' ' && c <= '~'; }));
    }
  }
}

}  // namespace
}  // namespace wg::tarn_address
