#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/library/editor/CardFaces.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// A number of cards with something in common.
struct FigureBar {
    QString name;  ///< in the current language
    int cards = 0;
    QString pip{};  ///< the letter of its color; empty without colors

    bool operator==(const FigureBar&) const = default;
};

/// The figures of a deck without its extra deck and its sideboard.
struct DeckFigures {
    std::vector<FigureBar> curve{};   ///< by cost, from 0 or 1 to the highest one
    std::vector<FigureBar> types{};   ///< by type, the most frequent first
    std::vector<FigureBar> colors{};  ///< by color, in games whose resources have colors
};

[[nodiscard]] DeckFigures figuresOf(const Game& game, const Deck& deck, const CardFaces& faces);

/// Draws a random opening hand from the deck, sorted by cost. The same seed gives the same hand.
[[nodiscard]] std::vector<DefinitionId> sampleHand(const Game& game, const Deck& deck, const CardFaces& faces,
                                                   std::uint64_t seed);

}  // namespace duelogue
