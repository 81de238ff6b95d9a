#pragma once

#include <QJsonObject>

#include "app/cli/Command.h"
#include "app/match/saved/MatchArchive.h"

namespace duelogue {

/// A kept match as JSON, without its moves.
[[nodiscard]] QJsonObject matchJson(const ArchivedMatch& match);
[[nodiscard]] const std::vector<JsonKey>& matchKeys();

/// "2026-11-24 21:40" in the time of this place; empty where it is not known.
[[nodiscard]] QString timeWords(std::int64_t seconds);
/// "Anna (person) against Ben (steady)".
[[nodiscard]] QString playersWords(const ArchivedMatch& match);
/// "Anna wins", "a draw", "unfinished".
[[nodiscard]] QString resultWords(const ArchivedMatch& match);

/// The match that a word means: "last", its number in the list from 1, its id or how that begins, of at least four
/// letters. Else what is wrong is set as the arguments' problem.
[[nodiscard]] std::optional<ArchivedMatch> findMatch(Arguments& arguments, const std::string& word);

}  // namespace duelogue
