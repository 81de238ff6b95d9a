#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/match/saved/Autosave.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

/// Returns a saved match as a replay in the notation. Its notes hold everything except the moves:
/// - the seats: "player 1 Anna", "kind 1 person", "deck 1 dawn-patrol"
/// - the identity of the match, its beginning and its end
/// - the series: "series 3 1 0", "beside 1 2 Hill Elf"
[[nodiscard]] std::string writeMatch(const Game& game, const SavedMatch& match, const QString& name,
                                     std::int64_t ended);

/// A match read from a text in the notation.
struct ReadMatch {
    SavedMatch match;
    QString name;
    std::int64_t ended = 0;  ///< seconds since 1970, UTC; 0: unknown
    /// A sentence about a match that ends before its text does or that may have played differently; empty if it is
    /// exact.
    QString warning;
};
/// A match, or an error message for the person if the text holds no valid match.
using MatchReading = std::variant<ReadMatch, QString>;

/// Reads the matches of a text: one result for each scenario, or a single error for the whole text. If cards or rules
/// have changed, a match is replayed as far as possible. External players are read without their command, so reading a
/// text never starts a program. The result is never empty.
[[nodiscard]] std::vector<MatchReading> readMatches(std::string_view text);
/// Reads the first match of a text.
[[nodiscard]] MatchReading readMatch(std::string_view text);

}  // namespace duelogue
