#pragma once

#include <string>

namespace duelogue {

// Shell completion scripts, generated from the commands' own descriptions like their help.
[[nodiscard]] std::string bashCompletion();
[[nodiscard]] std::string zshCompletion();

}  // namespace duelogue
