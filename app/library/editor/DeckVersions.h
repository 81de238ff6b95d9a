#pragma once

#include <QDateTime>
#include <string>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A state of one of the user's decks that was played or finished.
struct DeckVersion {
    int number = 1;  ///< in the order in which they were recorded
    QDateTime made;
    Deck deck;  ///< without cards that no longer exist
};

// The versions of the user's decks, in the Database. They keep the id of their deck, so that they outlive its deletion
// and are there when it is restored. A new deck with the same id begins without versions.

/// Records the stored deck with that id as its newest version. Does nothing if it equals the newest one or doesn't
/// exist. Returns false if the database fails.
bool recordVersion(const Game& game, const std::string& id);
/// Returns the versions of a deck, the newest first.
[[nodiscard]] std::vector<DeckVersion> versionsOf(const Game& game, const std::string& id);

}  // namespace duelogue
