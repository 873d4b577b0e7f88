// core/csv.h — tables for spreadsheets: RFC 4180, and no cell that a spreadsheet would calculate.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace wg {

// Rows of cells; UTF-8, each line ended by CRLF. Shafranovich (2005), "Common Format and MIME Type
// for Comma-Separated Values (CSV) Files", RFC 4180.
std::string to_csv(const std::vector<std::vector<std::string>>& rows);

// The cell as text: with an apostrophe before it if a spreadsheet could take it for a formula. A
// plain number, such as -0.4, stays a number.
std::string disarmed(std::string_view cell);

}  // namespace wg
