#include "players/plain/TurnMemory.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>

#include "match/effects/Likeness.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

bool doesLeast(const Evaluation& evaluation, const Reply& reply) {
    return reply.is(ReplyWord::Pass) || reply.is(ReplyWord::Done) || reply.is(ReplyWord::No) || evaluation.stops(reply);
}

// -------------------------------------------------------------------------------------------------- memory of uses

void TurnMemory::leaveOutRepeats(const View& view, const Evaluation& evaluation, Replies& replies) {
    const MatchState& state = view.state();
    if (state.globals.turn != m_turn) m_uses.clear();
    m_turn = state.globals.turn;
    m_isNoted = false;
    m_isCounted = replies.size() > 1 && !isFollowUp(state.communications.back());
    if (!m_isCounted) return;
    m_stock = stockOf(view);
    m_pending = state.pendingItems.size();
    for (Use& use : m_uses) {
        use.isFree = use.isFree || isNoLess(m_stock, use.stock);
        use.isOpen = use.isOpen && m_pending > use.pending;
    }
    m_likeness = likenessOf(view.rulebook(), state);
    const auto isKept = [&](const Reply& reply) { return doesLeast(evaluation, reply) || !isRepeat(state, reply); };
    if (std::ranges::any_of(replies, isKept)) std::erase_if(replies, [&](const Reply& r) { return !isKept(r); });
}

void TurnMemory::answers(const Reply& reply) {
    if (!m_isCounted) return;
    if (m_isNoted) m_uses.pop_back();
    m_uses.push_back({reply, m_likeness, m_stock, m_pending});
    m_isNoted = true;
}

bool TurnMemory::isRepeat(const MatchState& state, const Reply& reply) const {
    int free = 0;
    for (const Use& use : m_uses) {
        if (!isSameUse(state, use.reply, reply)) continue;
        if (use.reply == reply && use.likeness == m_likeness) return true;
        if ((use.isFree || use.isOpen) && ++free >= mostFree) return true;
    }
    return false;
}

/// Equal cards have the same use.
bool TurnMemory::isSameUse(const MatchState& state, const Reply& one, Reply other) {
    if (one.subject.isCard() && other.subject.isCard()) {
        const DefinitionId definition = state.card(one.subject.card()).definition;
        if (definition && definition == state.card(other.subject.card()).definition) other.subject = one.subject;
    }
    return one == other;
}

bool TurnMemory::isNoLess(const Stock& now, const Stock& before) {
    return std::equal(before.begin(), before.end(), now.begin(), now.end(), std::less_equal<>());
}

TurnMemory::Stock TurnMemory::stockOf(const View& view) {
    const MatchState& state = view.state();
    Stock stock;
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        const auto& values = state.player(PlayerId(p)).values;
        stock.insert(stock.end(), values.begin(), values.end());
    }
    std::array<int, std::tuple_size_v<decltype(Card::values)>> counters{};
    int marks = 0;
    for (const Card& card : state.cards) {
        for (std::size_t i = 0; i < counters.size(); ++i) counters[i] += card.values[i];
        if (card.current.controller == view.viewer()) marks += std::popcount(card.current.flags);
    }
    stock.insert(stock.end(), counters.begin(), counters.end());
    stock.push_back(-marks);
    stock.push_back(static_cast<int>(state.zone(view.viewer(), view.rulebook().zones().hand).size()));
    return stock;
}

// -------------------------------------------------------------------------------------------------- look-aheads

Reply TurnPace::hurried(const Evaluation& evaluation, const Replies& replies) const {
    const auto least = std::ranges::find_if(replies, [&](const Reply& reply) { return doesLeast(evaluation, reply); });
    return least != replies.end() ? *least : replies[static_cast<std::size_t>(m_choices) % replies.size()];
}

}  // namespace duelogue
