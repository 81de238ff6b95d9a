#pragma once

#include <span>
#include <string>

#include "match/basebreak/Values.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"

/// The lines of Basebreak's log by kind of verb. Each function returns an empty text for a verb without a line.
namespace duelogue::basebreak {

/// Returns the line for a verb that all games share.
[[nodiscard]] std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who);
/// Returns the line for playing the card.
[[nodiscard]] std::string tellPlay(const ReadableMatch& match, const VerbBody& body, CardId card);
/// Returns the source of a triggered effect, as in "The Great Library: you draw a card".
[[nodiscard]] std::string because(const ReadableMatch& match, const Communication& done);
/// Returns the line for a verb of Basebreak.
[[nodiscard]] std::string tellVerb(const ReadableMatch& match, const Communication& done);

}  // namespace duelogue::basebreak
