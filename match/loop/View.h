#pragma once

#include <array>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/state/Random.h"

namespace duelogue {

/// A match without everything that one player does not know. It can be read, like any ReadableMatch, but not played:
/// View::sample() is the only way from it to a match that can be played.
class SeenMatch final : public ReadableMatch {
private:
    friend class View;
    SeenMatch(const Rulebook& rulebook, MatchState redacted);
};

/// The match as one player may see it. Cards unknown to the player lack a definition. The random number generator and
/// secret fields, such as bids, are blank. Public information remains: the last known information of cards in play, and
/// which cards were chosen, without their identity. Two matches that look the same to a player have equal views
/// (compared by value).
///
/// Additionally the view lists the definitions of each player's unknown cards, sorted, but not where they are. All
/// decks, including the table's, are open before a match.
class View {
public:
    /// Redacts a copy of the match for `viewer`.
    View(const ReadableMatch& match, PlayerId viewer);

    [[nodiscard]] PlayerId viewer() const { return m_viewer; }
    [[nodiscard]] const Rulebook& rulebook() const { return m_match.rulebook(); }
    [[nodiscard]] const MatchState& state() const { return m_match.state(); }
    /// Returns the redacted match, for code that reads a match. It lives as long as the view.
    [[nodiscard]] const SeenMatch& match() const { return m_match; }
    /// Returns the legal replies of the viewer; empty if another player must answer.
    [[nodiscard]] const Replies& legalReplies() const { return m_legalReplies; }
    /// Returns the definitions of a player's cards that the viewer does not know, sorted by number. Without a player,
    /// those of ownerless cards.
    [[nodiscard]] const std::vector<DefinitionId>& unseen(PlayerId owner) const { return m_unseen[pileOf(owner)]; }

    /// Returns a complete state that would look like this to the viewer. Hidden cards and the random number generator
    /// are drawn from `random`.
    [[nodiscard]] MatchState sample(Random& random) const;

    bool operator==(const View& other) const {
        return m_viewer == other.m_viewer && state() == other.state() && m_unseen == other.m_unseen &&
               m_legalReplies == other.m_legalReplies;
    }

private:
    using Unseen = std::array<std::vector<DefinitionId>, maxHolders>;
    PlayerId m_viewer;
    Unseen m_unseen;
    Replies m_legalReplies;
    SeenMatch m_match;

    static std::size_t pileOf(PlayerId owner) { return owner ? owner.value : maxPlayers; }

    [[nodiscard]] static bool isInPlay(const Rulebook& rulebook, const Card& card);
    [[nodiscard]] static MatchState redacted(const ReadableMatch& match, PlayerId viewer, Unseen& unseen);
    static void redactCards(const Rulebook& rulebook, PlayerId viewer, MatchState& state, Unseen& unseen);
    static void redactTriggers(const Rulebook& rulebook, PlayerId viewer, MatchState& state);
    static void redactStack(const Rulebook& rulebook, PlayerId viewer, MatchState& state);
    void drawDefinition(MatchState& state, CardId id, Unseen& unseen) const;
};

}  // namespace duelogue
