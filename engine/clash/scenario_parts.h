// clash/scenario_parts.h — what the lines of a battle's file are made of, and the fault they may
// have.
#pragma once
#include <vector>

#include "clash/scenario.h"

namespace wg::clash {

using Choices = std::vector<std::string_view>;
std::optional<std::size_t> find(const Choices&, std::string_view word);  // whatever its capitals

class ScenarioParts {
 protected:
  // The first fault is kept: of the line that is being read, in its field.
  void blame(std::string reason);
  void blame_line(std::size_t line_no, std::string_view field, std::string reason);
  // `"blu" is no side; blue or red was expected`
  static std::string expected(std::string_view stands, const std::string& is_no,
                              const std::string& what);

  // Each says whether it is one, and blames otherwise.
  bool is_name(std::string_view);
  void number(std::string_view, const std::string& of_what, int low, int high, std::uint8_t& into);
  std::optional<Tile> tile(std::string_view);
  std::optional<std::size_t> one_of(const Choices&, std::string_view, const std::string& what);

  std::optional<ScenarioFault> fault_;
  std::size_t line_no_ = 0;
  std::string field_;
};

}  // namespace wg::clash
