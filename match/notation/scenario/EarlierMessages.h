#pragma once

#include <string>
#include <string_view>

namespace duelogue {

/// Returns true if a message contains the words, or if its text in an earlier version did. So scenarios written for an
/// earlier version stay valid (resources/notation/earlier-messages.txt). No words are contained in every message.
[[nodiscard]] bool saysNowOrEarlier(const std::string& message, std::string_view words);

}  // namespace duelogue
