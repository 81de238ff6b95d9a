#include "app/match/session/LastAnswer.h"

#include <algorithm>

namespace duelogue {

LastAnswer::LastAnswer(const View& view)
    : m_player(view.viewer()),
      m_turn(view.state().globals.turn),
      m_players(view.state().players),
      m_cards(view.state().cards),
      m_pendingItems(view.state().pendingItems.begin(), view.state().pendingItems.end()),
      m_replies(view.legalReplies()) {}

bool LastAnswer::hasChangedUntil(const View& now) const {
    const MatchState& state = now.state();
    const auto isSame = [this](const Card& then, const Card& card) {
        return card.owner == m_player ? then.since == card.since && then.holder == card.holder : then == card;
    };
    for (const PlayerId seat : state.seatsFrom(PlayerId(0))) {
        if (seat != m_player && state.player(seat) != m_players[seat.value]) return true;
    }
    return now.viewer() != m_player || state.globals.turn != m_turn ||
           !std::ranges::equal(m_cards, state.cards, isSame) || !std::ranges::equal(state.pendingItems, m_pendingItems);
}

bool LastAnswer::isMorePossible(const Replies& now) const {
    return std::ranges::any_of(now, [this](const Reply& reply) {
        return reply.subject.isCard() && std::ranges::find(m_replies, reply) == m_replies.end();
    });
}

}  // namespace duelogue
