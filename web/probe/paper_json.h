// probe/paper_json.h — a paper as JSON, for page::show_paper.
#pragma once
#include "core/paper.h"

#include "probe/json.h"

namespace wg::probe {

std::string paper_json(const Paper&);

}  // namespace wg::probe
