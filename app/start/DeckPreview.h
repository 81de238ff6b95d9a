#pragma once

#include <QStringList>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// The preview of a deck before it is played.
struct DeckPreview {
    QStringList fan;  ///< FaceStore keys of a few cards, sorted by cost: the rarest, among these the most expensive
    /// Number of cards by cost 0, 1, 2 ...; the last entry includes all higher costs. Cards without a cost are left
    /// out. Empty if no card has a cost.
    std::vector<int> curve;

    bool operator==(const DeckPreview&) const = default;
};

/// Returns the preview of a deck.
[[nodiscard]] DeckPreview lookOf(const Game& game, const Deck& deck);

}  // namespace duelogue
