#pragma once

#include <QString>
#include <variant>
#include <vector>

#include "app/Games.h"
#include "app/Setup.h"
#include "match/Journal.h"

namespace duelogue {

/// The match that is being played, as it is kept on disk after every decision: how it began and every reply. Whatever
/// ends the program, the match goes on where it stood. It names the cards that it needs, so that a deck may be changed
/// or forgotten while a match with it is kept.
struct KeptMatch {
    MatchWish wish;
    std::uint64_t seed = 1;
    std::vector<Deck> decks;  ///< one a seat
    std::vector<JournalEntry> replies;
    bool over = false;  ///< it has ended; it is kept until the next one begins, for whoever has a mistake to report
};
/// A kept match that can't go on, and why, for the person who wants it to.
struct KeepProblem {
    QString message;
};

/// Writes it in one step: a crash while writing leaves the last one.
void keepMatch(const Game& game, const KeptMatch& match);
/// The match to go on with. Nothing where no match was left unfinished, or where the file can't be read. A problem
/// where a card that it needs is not there any more, or does something else by now.
[[nodiscard]] std::variant<std::monostate, KeptMatch, KeepProblem> keptMatch();
/// The same, but also where it is over.
[[nodiscard]] std::variant<std::monostate, KeptMatch, KeepProblem> lastMatch();

}  // namespace duelogue
