// core/paper_test.cpp — a paper as Markdown.
#include "core/paper.h"

#include <doctest/doctest.h>

using namespace wg;

TEST_CASE("P23 paper: headings, paragraphs, lists, pictures in words and tables as Markdown") {
  PaperSection section{"Hours", {"One.", "Two."}, {"first", "second"}, {}, {}};
  section.pictures = {{"map", "At 10:00", "The map as Blue knew it"}};
  section.table = PaperTable{"Losses", {{"Unit"}, {"Lost", true}}, {{"1st Rifles", "0.5"}}};
  CHECK(to_markdown({"Log", "Blue's.", {section}}) ==
        "# Log\n\nBlue's.\n\n## Hours\n\nOne.\n\nTwo.\n\n- first\n- second\n"
        "\nAt 10:00: The map as Blue knew it\n"
        "\nLosses\n\n| Unit | Lost |\n| --- | ---: |\n| 1st Rifles | 0.5 |\n");
}

TEST_CASE("P23 paper: signs of Markdown stand for themselves, and a line stays a line") {
  CHECK(to_markdown({"a|b <i>*x*</i>", "", {}}) == "# a\\|b \\<i\\>\\*x\\*\\</i\\>\n");
  PaperSection s;
  s.table = PaperTable{"", {{"A"}}, {{"two\nlines | x"}}};
  CHECK(to_markdown({"t", "", {s}}) == "# t\n\n| A |\n| --- |\n| two lines \\| x |\n");
}
