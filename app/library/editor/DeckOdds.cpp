#include "app/library/editor/DeckOdds.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "app/library/decks/DeckSeat.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// Returns the number of ways to choose k of n.
long double waysToChoose(int n, int k) {
    long double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
}

/// Returns the chance that no drawn card is marked, card by card.
long double chanceOfNone(const PileDraw& draw) {
    const int drawn = std::min(draw.drawn, draw.size);
    long double chance = 1;
    for (int i = 0; i < drawn; ++i)
        chance *= static_cast<long double>(std::max(0, draw.size - draw.marked - i)) / (draw.size - i);
    return chance;
}

TurnOdds oddsAt(const DeckOdds& odds, int turn, int drawn) {
    std::vector<int> groups;
    for (const DeckEntry& entry : odds.marked) groups.push_back(entry.count);
    const PileDraw draw{odds.size, std::accumulate(groups.begin(), groups.end(), 0), std::min(drawn, odds.size)};
    TurnOdds at{turn, draw.drawn, chanceOfSome(draw), chanceOfEach(odds.size, groups, drawn)};
    for (int hits = 0; hits <= std::min(draw.marked, draw.drawn); ++hits)
        at.exactly.push_back(chanceOfExactly(hits, draw));
    return at;
}

}  // namespace

std::vector<DeckEntry> drawPileOf(const Game& game, const Deck& deck) {
    std::vector<DeckEntry> pile = deck.entries;
    const Traits apart = game.deckBuilding().apart;
    std::erase_if(pile, [&](const DeckEntry& entry) { return (game.pool()[entry.card].traits & apart) != 0; });
    return pile;
}

const DrawPlan& drawPlanOf(const Game& game, const Deck& deck) {
    const auto& plans = game.deckBuilding().draws;
    const std::size_t seat = seatOfDeck(game, deck).value_or(0);
    return plans[std::min(seat, plans.size() - 1)];
}

double chanceOfExactly(int hits, const PileDraw& draw) {
    const int drawn = std::min(draw.drawn, draw.size);
    const int others = draw.size - draw.marked;
    if (hits < 0 || hits > draw.marked || hits > drawn || drawn - hits > others) return 0;
    // The chance that the cards come in one particular order, times the number of orders.
    long double chance = waysToChoose(drawn, hits);
    for (int i = 0; i < hits; ++i) chance *= static_cast<long double>(draw.marked - i) / (draw.size - i);
    for (int i = 0; i < drawn - hits; ++i) chance *= static_cast<long double>(others - i) / (draw.size - hits - i);
    return static_cast<double>(chance);
}

double chanceOfSome(const PileDraw& draw) { return static_cast<double>(1 - chanceOfNone(draw)); }

/// Adds and subtracts the chances that no card of some groups is drawn (inclusion and exclusion).
double chanceOfEach(int size, std::span<const int> groups, int drawn) {
    assert(groups.size() <= DeckOdds::mostCards);
    long double chance = 0;
    for (std::size_t subset = 0; subset < std::size_t{1} << groups.size(); ++subset) {
        int missing = 0;
        bool isOdd = false;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if ((subset >> i & 1U) == 0) continue;
            missing += groups[i];
            isOdd = !isOdd;
        }
        const long double none = chanceOfNone({size, missing, drawn});
        chance += isOdd ? -none : none;
    }
    return static_cast<double>(std::clamp(chance, 0.0L, 1.0L));
}

DeckOdds oddsOf(const Game& game, const Deck& deck, std::span<const DefinitionId> marked, int lastTurn) {
    const std::vector<DeckEntry> pile = drawPileOf(game, deck);
    DeckOdds odds{Deck::countOf(pile)};
    for (const DefinitionId card : marked) odds.marked.push_back({Deck::copiesIn(pile, card), card});
    const DrawPlan& plan = drawPlanOf(game, deck);
    for (int turn = 0; turn <= lastTurn; ++turn) {
        odds.first.push_back(oddsAt(odds, turn, plan.drawnBy(turn, true)));
        odds.second.push_back(oddsAt(odds, turn, plan.drawnBy(turn, false)));
    }
    return odds;
}

}  // namespace duelogue
