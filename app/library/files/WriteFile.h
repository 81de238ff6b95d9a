#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// Writes a whole file. Where it can't be written, on a full disk say, a file that was there stays as it was. Empty, or
/// what is wrong, with the path.
[[nodiscard]] std::string writeFile(const std::string& path, std::string_view text);

}  // namespace duelogue
