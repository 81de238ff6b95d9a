#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/games/Games.h"

namespace duelogue {

/// A draw without replacement: `drawn` cards from a pile of `size`, of which `marked` are wanted.
struct PileDraw {
    int size = 0;
    int marked = 0;
    int drawn = 0;  ///< more than the pile counts as the whole pile
};

/// Returns the chance, from 0 to 1, that exactly `hits` of the drawn cards are marked (hypergeometric distribution).
[[nodiscard]] double chanceOfExactly(int hits, const PileDraw& draw);
/// Returns the chance that at least one of the drawn cards is marked.
[[nodiscard]] double chanceOfSome(const PileDraw& draw);
/// Returns the chance that at least one card of each group is drawn. `groups` are the sizes of separate groups of the
/// pile, at most DeckOdds::mostCards. Takes a time that doubles with each group.
[[nodiscard]] double chanceOfEach(int size, std::span<const int> groups, int drawn);

/// The chances at one moment: in the opening hand, or before the actions of an own turn.
struct TurnOdds {
    int turn = 0;                   ///< own turn, from 1; 0: the opening hand
    int drawn = 0;                  ///< number of cards that the player has drawn
    double some = 0;                ///< chance to have drawn at least one marked card
    double each = 0;                ///< chance to have drawn each marked card at least once
    std::vector<double> exactly{};  ///< chances to have drawn exactly 0, 1, 2 ... copies of the marked cards
};

/// The chances to have drawn marked cards of a deck. They count only cards drawn by the rules of the game (DrawPlan):
/// neither a second opening hand nor effects of cards.
struct DeckOdds {
    int size = 0;                     ///< cards in the draw pile
    std::vector<DeckEntry> marked{};  ///< the marked cards with their copies in the draw pile
    std::vector<TurnOdds> first{};    ///< for the player who begins the match, by turn
    std::vector<TurnOdds> second{};   ///< for the other players; equal if the rules make no difference

    /// The maximum number of different marked cards.
    static constexpr std::size_t mostCards = 12;
};

/// Returns the cards of the deck that begin the match in the draw pile.
[[nodiscard]] std::vector<DeckEntry> drawPileOf(const Game& game, const Deck& deck);
/// Returns the draws of the seat that the deck is for.
[[nodiscard]] const DrawPlan& drawPlanOf(const Game& game, const Deck& deck);
/// Returns the chances from the opening hand to an own turn. Cards that aren't in the draw pile count as zero copies.
[[nodiscard]] DeckOdds oddsOf(const Game& game, const Deck& deck, std::span<const DefinitionId> marked, int lastTurn);

}  // namespace duelogue
