// core/csv_test.cpp — what is written reads back, and nothing in it calculates.
#include "core/csv.h"

#include <doctest/doctest.h>

#include "core/dice.h"

using namespace wg;

namespace {

// A second hand: RFC 4180's grammar, read character by character. An empty answer is a fault.
using Rows = std::vector<std::vector<std::string>>;
Rows read_csv(const std::string& text) {
  Rows rows;
  std::size_t i = 0;
  while (i < text.size()) {
    std::vector<std::string> row;
    for (;;) {
      std::string cell;
      if (text[i] == '"') {
        for (++i; i < text.size();) {
          if (text[i] != '"')
            cell += text[i++];
          else if (i + 1 < text.size() && text[i + 1] == '"')
            cell += '"', i += 2;
          else
            break;
        }
        if (i >= text.size()) return {};
        ++i;
      } else {
        while (i < text.size() && text[i] != ',' && text[i] != '\r') {
          if (text[i] == '"' || text[i] == '\n') return {};  // neither may stand bare
          cell += text[i++];
        }
      }
      row.push_back(cell);
      if (i < text.size() && text[i] == ',') {
        ++i;
        continue;
      }
      if (text.compare(i, 2, "\r\n") != 0) return {};
      i += 2;
      break;
    }
    rows.push_back(row);
  }
  return rows;
}

}  // namespace

TEST_CASE("P23 csv: the cases of RFC 4180, section 2") {
  CHECK(to_csv({{"aaa", "bbb", "ccc"}, {"zzz", "yyy", "xxx"}}) == "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n");
  CHECK(to_csv({{"aaa", "b\r\nbb", "ccc"}}) == "aaa,\"b\r\nbb\",ccc\r\n");
  CHECK(to_csv({{"aaa", "b\"bb", "ccc"}}) == "aaa,\"b\"\"bb\",ccc\r\n");
  CHECK(to_csv({{"a,b"}}) == "\"a,b\"\r\n");
  CHECK(to_csv({{"", ""}}) == ",\r\n");
  CHECK(to_csv({}).empty());
  CHECK(to_csv({{"Gössl; 12 h"}}) == "\"Gössl; 12 h\"\r\n");
}

TEST_CASE("P23 csv: a cell that could be a formula is disarmed") {
  for (const char* formula : {"=1+1",      "+cmd|' /C calc'!A0",
                              "-2+3",      "@SUM(A1)",
                              "\t=1",      "\r=1",
                              "\n=1",      " =1",
                              "   @x",     "＝1+1",
                              "＋1",       "－1",
                              "＠A1",      "\u00A0=1",
                              "\u3000＝1", "\uFEFF=1",
                              "-",         "--1",
                              "+-1",       "-1e5",
                              "-.5",       "-5.",
                              "-1 +2",     " -0.4",
                              "=",         "-0x1"})
    CHECK(disarmed(formula) == "'" + std::string(formula));
}

TEST_CASE("P23 csv: numbers and words stay as they are") {
  for (const char* harmless :
       {"-0.4", "+9.7", "12", "0", "-12", "3.50", "", " ", "W2 Thornhay", "a=b", "1-2", "'quoted",
        "\u2212"
        "0.4",
        "06:00", "e@mail"})
    CHECK(disarmed(harmless) == harmless);
}

TEST_CASE("P23 csv: random cells read back as they were, and begin with nothing that calculates") {
  const std::vector<std::string> kPieces = {"=", "+", "-", "@", "\t", "\r", "\n", "\"",     ",",
                                            ";", " ", "'", "a", "7",  ".",  "＝", "\u3000", "é"};
  const Dice dice{5};
  std::uint32_t disarmed_ones = 0;
  for (std::uint32_t n = 0; n < 3000; ++n) {
    Rows rows(1 + dice.below(3, n, 1, 0));
    const std::uint32_t columns = 1 + dice.below(4, n, 2, 0);
    std::uint32_t subject = 0;
    for (auto& row : rows)
      for (std::uint32_t c = 0; c < columns; ++c) {
        std::string cell;
        for (std::uint32_t k = dice.below(6, n, 3, ++subject); k > 0; --k)
          cell +=
              kPieces[dice.below(static_cast<std::uint32_t>(kPieces.size()), n, 10 + k, subject)];
        row.push_back(cell);
      }
    const Rows back = read_csv(to_csv(rows));
    REQUIRE(back.size() == rows.size());
    for (std::size_t r = 0; r < rows.size(); ++r) {
      REQUIRE(back[r].size() == columns);
      for (std::size_t c = 0; c < columns; ++c) {
        const std::string &was = rows[r][c], &is = back[r][c];
        CHECK((is == was || is == "'" + was));
        if (is != was) ++disarmed_ones;
        const std::size_t first = is.find_first_not_of(' ');
        if (first == std::string::npos ||
            std::string("=+-@\t\r\n").find(is[first]) == std::string::npos)
          continue;
        // Only a plain number may still begin so: sign, digits, at most one point.
        CHECK(first == 0);
        CHECK((is[0] == '+' || is[0] == '-'));
        CHECK(is.size() > 1);
        CHECK(is.find_first_not_of("0123456789.", 1) == std::string::npos);
      }
    }
  }
  CHECK(disarmed_ones > 1000);
}
