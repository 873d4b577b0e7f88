// tools/facts.cpp — figures and order of battle as JSON; tools/learn.mjs fills the pages from it.
#include "tarn/facts.h"

#include <cstdio>
#include <string>

#include "clash/facts.h"
#include "tarn/tarn.h"
#include "tarn/words.h"
#include "war/facts.h"

#include "commands.h"
#include "options.h"

namespace wg {
namespace {

using namespace tarn;

// The texts are ours: no control characters, and UTF-8 goes into JSON as it is.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

std::string field(const char* name, std::string_view text) {
  return quoted(name) + ":" + quoted(text);
}

}  // namespace

int facts(std::span<char*> args) {
  if (!args.empty()) return fail(std::string("facts takes nothing, not \"") + args[0] + "\"");
  std::printf("{%s,\"version\":%u,\n\"facts\":[", field("game", Rules::kId).c_str(),
              Rules::kVersion);
  const char* comma = "";
  for (const Quantity& f : quantities()) {
    std::printf("%s\n{%s,%s,%s,%s}", comma, field("id", f.id).c_str(),
                field("value", f.value).c_str(), field("what", f.what).c_str(),
                field("source", origin_name(f.origin)).c_str());
    comma = ",";
  }
  std::printf("],\n\"units\":[");
  comma = "";
  for (const UnitLine& u : order_of_battle()) {
    std::printf("%s\n{%s,%s,%s,%s,%s}", comma, field("side", side_name(u.side)).c_str(),
                field("name", u.name).c_str(), field("kind", u.kind).c_str(),
                field("points", u.points).c_str(), field("begins", u.begins).c_str());
    comma = ",";
  }
  std::printf("],\n\"war\":{\"facts\":[");
  comma = "";
  for (const war::Quantity& f : war::quantities()) {
    std::printf("%s\n{%s,%s}", comma, field("id", f.id).c_str(), field("value", f.value).c_str());
    comma = ",";
  }
  std::printf("],\n\"units\":[");
  comma = "";
  for (const war::UnitLine& u : war::unit_table()) {
    std::printf("%s\n{%s,%s,\"numbers\":[%d,%d,%d,%d,%d,%d,%d,%d]}", comma,
                field("kind", u.kind).c_str(), field("letter", u.letter).c_str(), u.count, u.attack,
                u.charge, u.defence, u.on_pass, u.in_fort, u.speed, u.range);
    comma = ",";
  }
  std::printf("],\n\"example\":[");
  comma = "";
  for (const war::PartLine& p : war::worked_example()) {
    std::printf("%s\n{%s,%s,%s,%s,\"factor\":%d}", comma, field("side", p.side).c_str(),
                field("unit", p.unit).c_str(), field("square", p.square).c_str(),
                field("note", p.note).c_str(), p.factor);
    comma = ",";
  }
  std::printf("]},\n\"clash\":{\"facts\":[");
  comma = "";
  for (const clash::Quantity& f : clash::quantities()) {
    std::printf("%s\n{%s,%s}", comma, field("id", f.id).c_str(), field("value", f.value).c_str());
    comma = ",";
  }
  std::printf("],\n\"tables\":[");
  comma = "";
  for (const clash::FactTable& table : clash::tables()) {
    std::printf("%s\n{%s,\"rows\":[", comma, field("id", table.id).c_str());
    const char* next_row = "";
    for (const std::vector<std::string>& row : table.rows) {
      std::printf("%s[", next_row);
      const char* next = "";
      for (const std::string& cell : row) {
        std::printf("%s%s", next, quoted(cell).c_str());
        next = ",";
      }
      std::printf("]");
      next_row = ",";
    }
    std::printf("]}");
    comma = ",";
  }
  std::puts("]}}");
  return 0;
}

}  // namespace wg
