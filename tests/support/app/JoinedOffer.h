#pragma once

#include <QVariant>
#include <algorithm>

#include "app/games/Games.h"
#include "app/start/SetupChoices.h"

namespace duelogue {

/// The game of the program that seats two to four and joins decks.
inline const Game& joinedGame() { return *game("basebreak"); }

/// What the start screen offers, with that game, whether it can be played in the window yet or not.
inline Setup joinedOffer() {
    Setup setup = startOffer();
    const SetupGame joined = offerOf(joinedGame());
    const bool there = std::ranges::any_of(setup.games, [&](const SetupGame& game) { return game.id == joined.id; });
    if (!there) setup.games.push_back(joined);
    return setup;
}

/// Where it stands among the games of the start screen; -1: it is not there.
inline int joinedAt(const QVariantList& games) {
    for (int i = 0; i < int(games.size()); ++i) {
        if (games[i].toMap().value("id").toString().toStdString() == joinedGame().id()) return i;
    }
    return -1;
}

}  // namespace duelogue
