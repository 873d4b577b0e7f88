// house/guest.h — words to and from the page around this one.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/link.h"

#include "page/page.h"

namespace wg::house {

void tell_fault(const LinkFault&);
void tell_fault(std::string_view code, std::optional<Step> step);

page::Reply refused(std::string_view why);
std::string quoted(std::string_view words);  // as JSON

}  // namespace wg::house
