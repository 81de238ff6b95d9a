#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/match/saved/Autosave.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

/// A kept match as a replay in the notation. Its notes say what the moves don't: who sat where ("player 1 Anna",
/// "kind 1 person", "deck 1 dawn-patrol"), which match it is, when it began and when it ended, and where it stands in a
/// series ("series 3 1 0", "beside 1 2 Hill Elf").
[[nodiscard]] std::string writeMatch(const Game& game, const SavedMatch& match, const QString& name,
                                     std::int64_t ended);

/// A match that was read from a text in the notation.
struct ReadMatch {
    SavedMatch match;
    QString name;
    std::int64_t ended = 0;  ///< seconds since 1970, UTC; 0: not known
    /// Why it ends before the text does, or may have gone another way: a sentence. Empty: it is as it was.
    QString warning;
};
/// What a person is told of a text that is no match.
using MatchReading = std::variant<ReadMatch, QString>;

/// The matches of a text, one for each of its scenarios, or what is wrong with the text. Where cards or rules have
/// changed since, a match is played as far as it goes. Programs that played are not named: whoever reads a text starts
/// none. Never empty.
[[nodiscard]] std::vector<MatchReading> readMatches(std::string_view text);
/// The first of them.
[[nodiscard]] MatchReading readMatch(std::string_view text);

}  // namespace duelogue
