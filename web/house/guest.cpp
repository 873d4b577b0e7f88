// house/guest.cpp — what goes wrong, by the names that web/learn/embed.html gives it.
#include "house/guest.h"

#include "probe/json.h"

namespace wg::house {

std::string quoted(std::string_view words) {
  probe::Json j;
  return j.value(words).text();
}

page::Reply refused(std::string_view why) { return {false, quoted(why)}; }

void tell_fault(const LinkFault& fault) {
  constexpr std::string_view kCodes[] = {"no-token",   "incomplete", "altered",
                                         "other-game", "newer",      "unreadable"};
  tell_fault(kCodes[static_cast<std::size_t>(fault.why)], {});
}

void tell_fault(std::string_view code, std::optional<Step> step) {
  probe::Json j;
  j.open().field("code", code);
  if (step) j.field("hour", *step);
  page::post("error", j.close().text(), false);
}

}  // namespace wg::house
