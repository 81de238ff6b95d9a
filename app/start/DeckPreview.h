#pragma once

#include <QStringList>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// What is seen of a deck before it is played.
struct DeckPreview {
    QStringList fan;         ///< FaceStore keys of a few of its cards: the rarest, and of those the costliest, by cost
    std::vector<int> curve;  ///< how many of its cards cost 0, 1, 2 ..., the last what costs so much or more; without
                             ///< those that have no cost; empty where none has

    bool operator==(const DeckPreview&) const = default;
};

/// Of a game that has a table.
[[nodiscard]] DeckPreview lookOf(const Game& game, const Deck& deck);

}  // namespace duelogue
