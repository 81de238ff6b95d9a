#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/loop/Rulebook.h"

namespace duelogue {

/// What the notation needs to know of a game. All of it has a default.
class GameNotation {
public:
    /// The rulebook outlives it.
    explicit GameNotation(const Rulebook& rulebook) : m_rulebook(rulebook) {}
    virtual ~GameNotation() = default;
    GameNotation(const GameNotation&) = delete;
    GameNotation& operator=(const GameNotation&) = delete;

    /// Words for Globals::phase, by its number, as a position writes them ("turn 3 PHASE"). None: a position names
    /// none.
    [[nodiscard]] virtual std::vector<std::string> phaseWords() const;
    /// Words for Player::values, by their place; an empty one is not written. Default: Vocabulary::playerValues.
    [[nodiscard]] virtual std::vector<std::string> valueWords() const;
    /// Words for Card::values, by their place; an empty one is not written. Default: Vocabulary::counters.
    [[nodiscard]] virtual std::vector<std::string> counterWords() const;
    /// Whether the player knows a card of the position because of where and how it lies: that is not written. Default:
    /// by what its zone says.
    [[nodiscard]] virtual bool isSeen(const Match& match, const Card& card, PlayerId player) const;
    /// Makes a new match one with so many seats and no cards, each number as at the start of a match; a position is
    /// then filled in. The random generator has its seed already. Default: setUp() with empty decks.
    virtual void emptyPosition(Match& match, std::size_t players) const;
    /// At most how many copies of a card one player's cards hold in a position, or for cards of nobody the table. 0:
    /// any number. Default: as many as the card's box holds, where its file says so.
    [[nodiscard]] virtual int mostCopies(const Definition& card) const;
    /// What is impossible by the rules.
    struct Impossible {
        std::string expected;
        std::string found;
    };
    /// Why no match can come to a position with this card where it lies, with its notes and what else lies there. Of
    /// too many cards those are too many that were added last (they have higher ids). None where it can. Called once
    /// the position is filled in, before startPosition(). Default: none.
    [[nodiscard]] virtual std::optional<Impossible> whyImpossible(const Match& match, CardId card) const;
    /// Makes something that lasts for this turn change a figure of a card by that much. Returns false where nothing in
    /// the game does so, which is the default.
    [[nodiscard]] virtual bool changeFigure(Match& match, CardId card, std::uint8_t figure, int by) const;
    /// The position has been filled in: the cards lie in their zones with their flags and values, and Globals::turn,
    /// current and phase are as written. Makes of it a match at the beginning of that phase: nothing of the phase has
    /// happened yet, everything before it has (a main phase of turn 2: its card has been drawn), nobody has passed, and
    /// no question about the start of the match is open. Where no turn was written Globals::turn is 0, it is player
    /// 1's, and the game says which one it is. run() is called next. Default: nothing is to be done.
    virtual void startPosition(Match& match) const;

protected:
    [[nodiscard]] const Rulebook& rulebook() const { return m_rulebook; }

private:
    const Rulebook& m_rulebook;  // NOLINT(*-avoid-const-or-ref-data-members): its owner
};

}  // namespace duelogue
