#pragma once

#include <array>
#include <vector>

#include "match/loop/View.h"

namespace duelogue {

/// A snapshot of what a person saw and could do at the last question that the person answered. It shows whether a later
/// question of the same turn brings anything new.
class LastAnswer {
public:
    explicit LastAnswer(const View& view);

    /// Returns true if another player or a card of others has changed since then, an own card has moved, or
    /// something waits to resolve that did not. Also true for another turn or another person.
    [[nodiscard]] bool hasChangedUntil(const View& now) const;
    /// Returns true if one of the person's replies now is about a card and was illegal at the last answer.
    [[nodiscard]] bool isMorePossible(const Replies& now) const;

private:
    PlayerId m_player;
    int m_turn = 0;
    std::array<Player, maxPlayers> m_players;
    std::vector<Card> m_cards;
    std::vector<PendingItem> m_pendingItems;
    Replies m_replies;
};

}  // namespace duelogue
