#pragma once

#include <QVariant>
#include <algorithm>

#include "app/games/Games.h"
#include "app/start/SetupChoices.h"

namespace duelogue {

/// Returns the game of the program with two to four seats and joined decks.
inline const Game& joinedGame() { return *game("basebreak"); }

/// Returns the setup of the start screen including that game, even if the window cannot play it yet.
inline Setup joinedOffer() {
    Setup setup = startOffer();
    const SetupGame joined = offerOf(joinedGame());
    const bool there = std::ranges::any_of(setup.games, [&](const SetupGame& game) { return game.id == joined.id; });
    if (!there) setup.games.push_back(joined);
    return setup;
}

/// Returns the index of that game on the start screen, or -1.
inline int joinedAt(const QVariantList& games) {
    for (int i = 0; i < int(games.size()); ++i) {
        if (games[i].toMap().value("id").toString().toStdString() == joinedGame().id()) return i;
    }
    return -1;
}

}  // namespace duelogue
