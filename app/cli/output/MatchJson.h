#pragma once

#include <QJsonObject>

#include "app/cli/Command.h"
#include "app/match/saved/MatchArchive.h"

namespace duelogue {

/// Returns an archived match as JSON, without its moves.
[[nodiscard]] QJsonObject matchJson(const ArchivedMatch& match);
[[nodiscard]] const std::vector<JsonKey>& matchKeys();

/// Returns a local time such as "2026-11-24 21:40"; empty if the time is unknown.
[[nodiscard]] QString timeWords(std::int64_t seconds);
/// Returns the players, such as "Anna (person) against Ben (steady)".
[[nodiscard]] QString playersWords(const ArchivedMatch& match);
/// Returns the result: "Anna wins", "a draw", "unfinished".
[[nodiscard]] QString resultWords(const ArchivedMatch& match);

/// Finds a match by "last", its number in the list from 1, its id, or at least four letters from the beginning of its
/// id. Sets a problem in the arguments unless exactly one match is found; the problem says that `what` was not found.
[[nodiscard]] std::optional<ArchivedMatch> findMatch(Arguments& arguments, const std::string& word,
                                                     const std::string& what = "match");

}  // namespace duelogue
