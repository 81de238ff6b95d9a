#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

#include "app/match/saved/MatchArchive.h"

namespace duelogue {

// Descriptions of a match in a list, in the language of the window.

/// Returns the name of the match or, without one, its players: "Anna against Ben".
[[nodiscard]] QString matchTitle(const ArchivedMatch& match);
/// Returns the players, with the levels of computers: "Anna against Ben (Steady)".
[[nodiscard]] QString matchPlayers(const ArchivedMatch& match);
/// Returns the decks: "Dawn Patrol against Ash and Bone"; empty if none is known.
[[nodiscard]] QString matchDecks(const ArchivedMatch& match);
/// Returns the result: "Anna won in turn 9", "a draw in turn 12", "not finished, turn 4"; "Ben won before the first
/// turn".
[[nodiscard]] QString matchResult(const ArchivedMatch& match);
/// Returns the standing of the series including this match: "Best of 3: Anna 1, Ben 0"; empty for a single match.
[[nodiscard]] QString matchSeries(const ArchivedMatch& match);
/// Returns the date on which it ended or was left, in the local format.
[[nodiscard]] QString matchDate(const ArchivedMatch& match);
/// Returns the title of a game, or its id if the game no longer exists.
[[nodiscard]] QString gameTitle(const QString& game);
/// Returns the game's icon of game-icons; empty if the game no longer exists.
[[nodiscard]] QString gameIcon(const QString& game);
/// Returns a map with name and icon for each game, for a choice among them.
[[nodiscard]] QVariantList gameChoices(const QStringList& games);
/// Returns the title of a game's deck: "Dawn Patrol", "Aliens and Ninjas"; its id if the deck no longer exists.
[[nodiscard]] QString deckTitle(const QString& game, const QString& id);
/// Returns the name of a level such as "Steady"; empty for a person.
[[nodiscard]] QString kindTitle(const QString& kind);
/// Returns a file name for the match, without a folder.
[[nodiscard]] QString matchFileName(const ArchivedMatch& match);

}  // namespace duelogue
