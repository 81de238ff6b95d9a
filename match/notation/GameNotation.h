#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// The game-specific part of the notation. Every function has a default.
class GameNotation {
public:
    /// The rulebook must outlive this object.
    explicit GameNotation(const Rulebook& rulebook) : m_rulebook(rulebook) {}
    virtual ~GameNotation() = default;
    GameNotation(const GameNotation&) = delete;
    GameNotation& operator=(const GameNotation&) = delete;

    /// Returns the words for Globals::phase, by its number, as in "turn 3 PHASE". Default: empty, and positions name no
    /// phase.
    [[nodiscard]] virtual std::vector<std::string> phaseWords() const;
    /// Returns the words for Player::values, by index. A value with an empty word is not written. Default:
    /// Vocabulary::playerValues.
    [[nodiscard]] virtual std::vector<std::string> valueWords() const;
    /// Returns the words that valueWords() had in earlier versions, by index; positions may still have them. An empty
    /// word has not changed. Default: empty.
    [[nodiscard]] virtual std::vector<std::string> formerValueWords() const { return {}; }
    /// Returns the words for Card::values, by index. A value with an empty word is not written. Default:
    /// Vocabulary::counters.
    [[nodiscard]] virtual std::vector<std::string> counterWords() const;
    /// Returns true if the player knows a card of the position because of its place. Such knowledge is not written.
    /// Default: as the zone says.
    [[nodiscard]] virtual bool isSeen(const ReadableMatch& match, const Card& card, PlayerId player) const;
    /// Turns a new match into one with this number of seats, without cards, and with all numbers as at the start of a
    /// match. A position is then filled in. The random number generator has its seed already. Default: setUp() with
    /// empty decks.
    virtual void emptyPosition(HandlerContext& match, std::size_t players) const;
    /// Returns the maximum number of copies of a card among one player's cards in a position, or on the table for an
    /// ownerless card. 0 means unlimited. Default: Definition::copies.
    [[nodiscard]] virtual int mostCopies(const Definition& card) const;
    /// Returns, as a message, why no match can reach a position with this card in its place, or nullopt if one can.
    /// Considers its notes and the other cards. If there are too many cards, the ones added last are impossible (they
    /// have higher ids). Called when the position is filled in, before startPosition(). Default: nullopt.
    [[nodiscard]] virtual std::optional<std::string> whyImpossible(const ReadableMatch& match, CardId card) const;
    /// Creates a continuous effect for this turn that changes a figure of a card by an amount. Returns false, which is
    /// the default, if the game lacks such an effect.
    [[nodiscard]] virtual bool changeFigure(HandlerContext& match, CardId card, std::uint8_t figure, int by) const;
    /// Starts a position that was filled in: cards, flags and values are set, and Globals::turn, current and phase are
    /// as written. Without a written turn, Globals::turn is 0, the current player is player 1, and the game chooses the
    /// turn. The match must then be at the beginning of that phase. Everything before it has happened (in a main phase
    /// of turn 2, the card of the turn has been drawn). Nothing in the phase has happened, and no player has passed.
    /// Questions about the start of the match are settled. The caller calls run() next. Default: does nothing.
    virtual void startPosition(HandlerContext& match) const;

protected:
    [[nodiscard]] const Rulebook& rulebook() const { return m_rulebook; }

private:
    const Rulebook& m_rulebook;  // NOLINT(*-avoid-const-or-ref-data-members): its owner
};

}  // namespace duelogue
