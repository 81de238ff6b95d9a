#pragma once

#include <array>
#include <vector>

#include "match/loop/Match.h"
#include "match/state/Random.h"

namespace duelogue {

/// A redacted copy of a match: the match as one player may see it. Cards unknown to the player lack a definition. The
/// random number generator and secret fields, such as bids, are blank. Public information remains: the last known
/// information of cards in play, and which cards were chosen, without their identity. Two matches that look the same to
/// a player have equal views (compared by value).
///
/// Additionally the view lists the definitions of each player's unknown cards, sorted, but not where they are. All
/// decks, including the table's, are open before a match.
class View {
public:
    /// Redacts the match for `viewer`. Copies the state.
    View(const Match& match, PlayerId viewer);

    [[nodiscard]] PlayerId viewer() const { return m_viewer; }
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const MatchState& state() const { return m_state; }
    /// Returns the redacted match, for code that reads a match. It must not be played on; use sample() for that.
    [[nodiscard]] Match match() const { return {*m_rulebook, m_state}; }
    /// Returns the legal replies of the viewer; empty if another player must answer.
    [[nodiscard]] const Replies& legalReplies() const { return m_legalReplies; }
    /// Returns the definitions of a player's cards that the viewer does not know, sorted by number. Without a player,
    /// those of ownerless cards.
    [[nodiscard]] const std::vector<DefinitionId>& unseen(PlayerId owner) const { return m_unseen[pileOf(owner)]; }

    /// Returns a complete state that would look like this to the viewer. Hidden cards and the random number generator
    /// are drawn from `random`.
    [[nodiscard]] MatchState sample(Random& random) const;

    bool operator==(const View& other) const {
        return m_viewer == other.m_viewer && m_state == other.m_state && m_unseen == other.m_unseen &&
               m_legalReplies == other.m_legalReplies;
    }

private:
    const Rulebook* m_rulebook;
    PlayerId m_viewer;
    MatchState m_state;
    Replies m_legalReplies;
    using Unseen = std::array<std::vector<DefinitionId>, maxHolders>;
    Unseen m_unseen;

    static std::size_t pileOf(PlayerId owner) { return owner ? owner.value : maxPlayers; }

    [[nodiscard]] bool isInPlay(const Card& card) const;
    void drawDefinition(MatchState& state, CardId id, Unseen& unseen) const;
    void redactCards();
    void redactTriggers();
    void redactStack();
};

}  // namespace duelogue
