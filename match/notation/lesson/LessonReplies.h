#pragma once

#include <string>
#include <string_view>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// Returns the reply in words, without the number of a copy: "play Forest" for each of several Forests. Replies with
/// equal words count as one in a lesson.
[[nodiscard]] std::string plainReply(const ReadableMatch& match, PlayerId player, const Reply& reply);
/// Returns true if a text of a lesson means this legal reply. Without "#N", a card stands for all its copies. A single
/// word such as "play" means every reply that begins with it.
[[nodiscard]] bool meansReply(const ReadableMatch& match, PlayerId player, std::string_view text, const Reply& reply);

}  // namespace duelogue
