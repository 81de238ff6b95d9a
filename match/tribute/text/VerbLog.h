#pragma once

#include <span>
#include <string>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/tribute/Using.h"

/// The lines of Tribute's log by kind of verb. Each function returns an empty text for a verb without a line.
namespace duelogue::tribute {

/// Returns the card that is being used and is not in the chain yet; none otherwise.
[[nodiscard]] CardId usedNow(const ReadableMatch& match);
/// Returns the targets of an ability in a list.
[[nodiscard]] std::vector<Subject> targetsIn(const ReadableMatch& match, AbilityId ability,
                                             std::span<const Subject> list);
/// Returns the line for a verb that all games share.
[[nodiscard]] std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who);
/// Returns the line for a verb of Tribute.
[[nodiscard]] std::string tellVerb(const ReadableMatch& match, const Communication& done);

}  // namespace duelogue::tribute
