#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// The manual page of the program, for man: made of what the commands say of themselves, like their help.
[[nodiscard]] std::string manualPage(std::string_view version);

}  // namespace duelogue
