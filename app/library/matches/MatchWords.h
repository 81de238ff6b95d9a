#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

#include "app/match/saved/MatchArchive.h"

namespace duelogue {

// What a list of matches says of one, for people.

/// The name that it was given, or who played: "Anna against Ben".
[[nodiscard]] QString matchTitle(const ArchivedMatch& match);
/// "Anna against Ben (Steady)": the computers with their levels.
[[nodiscard]] QString matchPlayers(const ArchivedMatch& match);
/// "Dawn Patrol against Ash and Bone"; empty where no deck is known.
[[nodiscard]] QString matchDecks(const ArchivedMatch& match);
/// "Anna won in turn 9", "a draw in turn 12", "not finished, turn 4"; "Ben won before the first turn".
[[nodiscard]] QString matchResult(const ArchivedMatch& match);
/// "Best of 3: Anna 1, Ben 0", with this match of it; empty for a match by itself.
[[nodiscard]] QString matchSeries(const ArchivedMatch& match);
/// When it ended or was left, as people here write it.
[[nodiscard]] QString matchDate(const ArchivedMatch& match);
/// As people call it; its id where there is no such game any more.
[[nodiscard]] QString gameTitle(const QString& game);
/// Of game-icons; empty where there is no such game any more.
[[nodiscard]] QString gameIcon(const QString& game);
/// A choice among games: for each id a map with name and icon.
[[nodiscard]] QVariantList gameChoices(const QStringList& games);
/// What a deck of a game is called: "Dawn Patrol", "Aliens and Ninjas"; its id where it is not there any more.
[[nodiscard]] QString deckTitle(const QString& game, const QString& id);
/// "Steady"; empty for a person.
[[nodiscard]] QString kindTitle(const QString& kind);
/// A name for a file of it, without a folder.
[[nodiscard]] QString matchFileName(const ArchivedMatch& match);

}  // namespace duelogue
