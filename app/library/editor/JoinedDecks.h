#pragma once

#include <QString>
#include <cstddef>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

// Decks that consist of ready-made ones, in games that join them (DeckBuilding::joined). Ready-made decks are indices
// into Game::decks(). In other games no deck consists of ready-made ones.

/// Returns the ready-made decks of which the deck has all cards, in the order of the deck.
[[nodiscard]] std::vector<std::size_t> joinedIn(const Game& game, const Deck& deck);
/// Returns the deck with a ready-made one more or one fewer. One too many replaces the first one. The name follows, as
/// long as it is that of the parts or `placeholder`.
[[nodiscard]] Deck withJoinedToggled(const Game& game, const Deck& deck, std::size_t index, const QString& placeholder);
/// Returns the name of such a deck: "Aliens and Ninjas"; `placeholder` if no ready-made deck is in it.
[[nodiscard]] QString joinedName(const Game& game, const std::vector<std::size_t>& parts, const QString& placeholder);

/// A value that cards of all joined decks have.
struct SharedValue {
    QString field;            ///< "Type"
    QString value;            ///< "Action"
    std::vector<int> copies;  ///< in each ready-made deck

    bool operator==(const SharedValue&) const = default;
};

/// Returns the values of types and figures that all ready-made decks in the deck share; empty for fewer than two.
[[nodiscard]] std::vector<SharedValue> sharedIn(const Game& game, const Deck& deck);

}  // namespace duelogue
