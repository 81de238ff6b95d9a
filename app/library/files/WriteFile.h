#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// Writes a whole file. If that fails, for example on a full disk, an existing file stays unchanged. Returns an empty
/// text, or the error with the path.
[[nodiscard]] std::string writeFile(const std::string& path, std::string_view text);

}  // namespace duelogue
