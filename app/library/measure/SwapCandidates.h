#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A change of a deck: some of its cards are replaced by as many others.
struct Swap {
    std::vector<DeckEntry> out;
    std::vector<DeckEntry> in;
    std::string outName;  ///< "2 Hill Giant", or the id of a ready-made deck that is a part of this one
    std::string inName;

    bool operator==(const Swap&) const = default;
};

/// Returns "replace 2 Hill Giant by 2 Raging Goblin".
[[nodiscard]] std::string sentenceOf(const Swap& swap);
/// Returns the deck with the change. The deck must have the cards that go out.
[[nodiscard]] Deck changed(Deck deck, const Swap& swap);
/// Returns the cards of a deck with the change. Each new card takes the place of one that goes out, so that a shuffle
/// with the same seed puts it where the other one would be.
[[nodiscard]] std::vector<DefinitionId> changed(std::vector<DefinitionId> cards, const Swap& swap);

/// The changes of a deck that are legal and plausible, without a match. Cards come in that the deck can pay for: cards
/// of prices that it has few of, and sources of resources, come first. Cards go out by their worth. In a game that
/// joins ready-made decks, one of them is replaced as a whole.
///
/// The deck must be legal, and each change keeps it so.
class SwapCandidates {
public:
    /// The worth of a card in the deck: how much it raises the win rate. Zero for a card that is not listed.
    using Worth = std::map<DefinitionId, double>;

    SwapCandidates(const Game& game, const Deck& deck, const Worth& worth = {});

    /// Returns one change for each card that may come in, the most plausible first. It takes out the least worthy
    /// cards.
    [[nodiscard]] std::vector<Swap> firstChoices() const;
    /// Returns changes that bring in the same card, for others or in another number; empty for ready-made decks.
    [[nodiscard]] std::vector<Swap> variantsOf(const Swap& swap) const;

private:
    const Game& m_game;
    const Deck& m_deck;
    std::vector<DeckEntry> m_out;  ///< cards that may go out, the first to go first

    [[nodiscard]] bool isLegal(const Swap& swap) const;
    [[nodiscard]] Swap swapOf(int copies, DefinitionId out, DefinitionId in) const;
    /// Returns the change with the most copies that is legal; nullopt if a single copy is illegal.
    [[nodiscard]] std::optional<Swap> largest(const DeckEntry& out, DefinitionId in, int most) const;
    [[nodiscard]] std::vector<DefinitionId> comingIn() const;
    [[nodiscard]] std::vector<Swap> joinedChoices() const;
};

}  // namespace duelogue
