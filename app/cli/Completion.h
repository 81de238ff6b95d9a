#pragma once

#include <string>

namespace duelogue {

// What completes the words of a command line in a shell: made of what the commands say of themselves, like their help.
[[nodiscard]] std::string bashCompletion();
[[nodiscard]] std::string zshCompletion();

}  // namespace duelogue
