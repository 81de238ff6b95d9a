#pragma once

#include <span>
#include <string>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// How the log says which cards are meant. As LogFormatter::tell() says.

/// "a", "a and b", "a, b and c".
[[nodiscard]] std::string joined(const std::vector<std::string>& parts);
/// Whether another minion of the same name is at another base.
[[nodiscard]] bool isUnclear(const Match& match, Subject minion);
/// As logphrases::listed(), with the base of each minion that is, or was, one of several of its name at several bases.
[[nodiscard]] std::string which(const Match& match, std::span<const Subject> cards);
[[nodiscard]] std::string which(const Match& match, CardId card);
/// "a moves from X", "a from X and b from Y move": minions that have just moved from base to base, and from where.
[[nodiscard]] std::string moving(const Match& match, std::span<const Subject> minions);
/// What was on cards that have just left play, and has gone with them, as the end of a sentence; empty: nothing was.
[[nodiscard]] std::string whatFell(const Match& match, std::span<const Subject> left);

}  // namespace duelogue::basebreak
