#pragma once

#include <span>
#include <string>
#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

/// Names of cards for the log, see LogFormatter::tell().

/// Joins parts, as in "a", "a and b" or "a, b and c".
[[nodiscard]] std::string joined(const std::vector<std::string>& parts);
/// Returns true if another minion of the same name is on another base.
[[nodiscard]] bool isUnclear(const ReadableMatch& match, Subject minion);
/// Like logphrases::listed(), with the base of each minion whose name occurs at several bases.
[[nodiscard]] std::string which(const ReadableMatch& match, std::span<const Subject> cards);
[[nodiscard]] std::string which(const ReadableMatch& match, CardId card);
/// Returns the line for minions that have just moved between bases. Examples: "a moves from X", "a from X and b from Y
/// move".
[[nodiscard]] std::string moving(const ReadableMatch& match, std::span<const Subject> minions);
/// Returns the end of a sentence about the cards that left with their hosts; empty if there were none.
[[nodiscard]] std::string whatFell(const ReadableMatch& match, std::span<const Subject> left);

}  // namespace duelogue::basebreak
