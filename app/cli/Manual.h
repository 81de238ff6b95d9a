#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// Returns the manual page of the program for man, generated from the commands' own descriptions like their help.
[[nodiscard]] std::string manualPage(std::string_view version);

}  // namespace duelogue
