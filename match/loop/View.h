#pragma once

#include <array>
#include <vector>

#include "match/loop/Match.h"
#include "match/state/Random.h"

namespace duelogue {

/// A match as one player may see it: already redacted. Cards that the player does not know have no definition, the
/// random generator is blank, secret bids of others are blank. What everybody saw is still there: what a card was like
/// when it last was in play, and which cards somebody has chosen, though not what they are. Two matches that look the
/// same to a player have equal views (compared by value).
///
/// What is known beyond that: which cards each player's unknown ones are, as a sorted list, since all decks, and what
/// the table has, are open to all players before a match; not where they are.
class View {
public:
    View(const Match& match, PlayerId viewer);

    [[nodiscard]] PlayerId viewer() const { return m_viewer; }
    [[nodiscard]] const Rulebook& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const MatchState& state() const { return m_state; }
    /// The match as the viewer knows it, for what reads a match. It is not to be played on: sample() is.
    [[nodiscard]] Match match() const { return {*m_rulebook, m_state}; }
    /// The legal replies of the viewer; empty where somebody else is asked.
    [[nodiscard]] const Replies& legalReplies() const { return m_legalReplies; }
    /// The definitions of a player's cards that the viewer doesn't know, in the order of their numbers.
    /// With no player: of the cards of nobody.
    [[nodiscard]] const std::vector<DefinitionId>& unseen(PlayerId owner) const { return m_unseen[pileOf(owner)]; }

    /// A whole match that would look like this to the viewer: what is hidden is drawn anew, the generator too.
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
