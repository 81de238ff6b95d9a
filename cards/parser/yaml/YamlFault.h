#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// Returns an explanation of a YAML error for card authors, with the corrected line if the mistake is a common one.
/// `line` is the text of the line with the error, and `message` the text of yaml-cpp.
[[nodiscard]] std::string explainYamlFault(std::string_view message, std::string_view line);

}  // namespace duelogue
