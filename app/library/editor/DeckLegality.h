#pragma once

#include <QString>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A violation of the rules for decks, for the window.
struct LegalityNote {
    QString sentence;     ///< in the current language: "Only 12 cards (minimum 60)."
    DefinitionId card{};  ///< see DeckFinding
    bool isLack = false;  ///< see DeckFinding

    bool operator==(const LegalityNote&) const = default;
};

/// Returns all violations by a deck, which may be unfinished; empty if the deck is legal.
[[nodiscard]] std::vector<LegalityNote> legalityOf(const Game& game, const Deck& deck);

}  // namespace duelogue
