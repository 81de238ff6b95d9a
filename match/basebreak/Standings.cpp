// The ranking of players on a base, and the bases that are ready to score.
#include <algorithm>

#include "match/basebreak/Scoring.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

namespace {

int prize(const Card& base, int rank) {
    if (rank < 1 || rank > 3) return 0;
    return base.current.figures[static_cast<std::size_t>(Figure::First) + static_cast<std::size_t>(rank) - 1];
}

}  // namespace

Standings standingsAt(const ReadableMatch& match, CardId base) {
    const MatchState& state = match.state();
    Standings all;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (card.current.host != base || !has(card, Trait::Minion) || !card.current.controller) return;
        Standing& standing = all[card.current.controller.value];
        standing.power += power(card);
        standing.counts = true;
    });
    for (Standing& one : all) {
        if (!one.counts) continue;
        one.rank = 1 + static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Standing& other) {
                       return other.counts && other.power > one.power;
                   }));
        one.points = prize(state.card(base), one.rank);
    }
    return all;
}

int totalPowerAt(const MatchState& state, CardId base) {
    int total = 0;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (card.current.host == base && has(card, Trait::Minion)) total += power(card);
    });
    return total;
}

SmallVector<CardId, 8> readyBases(const ReadableMatch& match) {
    const MatchState& state = match.state();
    const auto all = bases(state);
    SmallVector<int, 8> lacking;
    for (const CardId base : all) lacking.push_back(breakpoint(state.card(base)));
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (!has(card, Trait::Minion)) return;
        const auto at = std::ranges::find(all, card.current.host);
        if (at != all.end()) lacking[static_cast<std::size_t>(at - all.begin())] -= power(card);
    });
    SmallVector<CardId, 8> ready;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (lacking[i] <= 0 && value(state.card(all[i]), CardValue::Held) == 0) ready.push_back(all[i]);
    }
    return ready;
}

}  // namespace duelogue::basebreak
