#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/Setup.h"
#include "match/Journal.h"

namespace duelogue {

/// The match that is being played, as it is kept on disk after every decision: how it began and every reply. Whatever
/// ends the program, the match goes on where it stood.
struct KeptMatch {
    MatchWish wish;
    std::uint64_t seed = 1;
    std::vector<JournalEntry> replies;
};

/// Writes it in one step: a crash while writing leaves the last one.
void keepMatch(const KeptMatch& match);
/// None where no match was left unfinished, or where the file can't be read.
[[nodiscard]] std::optional<KeptMatch> keptMatch();
void forgetMatch();

}  // namespace duelogue
