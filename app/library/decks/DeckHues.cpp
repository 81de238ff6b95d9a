#include "app/library/decks/DeckHues.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "cards/data/CardPool.h"

namespace duelogue {

QString huesOf(const Game& game, const Deck& deck) {
    constexpr int leastShare = 4;  // the second color needs at least 1/leastShare of the first color's cards
    std::map<QChar, int> counts;
    for (const DeckEntry& entry : deck.entries) {
        const QString colours = game.presenter().coloursOf(game.pool(), entry.card);
        for (const QChar colour : colours) counts[colour] += entry.count;
    }
    std::vector<std::pair<int, QChar>> order;
    order.reserve(counts.size());
    for (const auto& [colour, count] : counts) order.emplace_back(-count, colour);
    std::ranges::sort(order);
    QString hues;
    for (const auto& [count, colour] : order) {
        if (hues.size() < 2 && count * leastShare <= order.front().first) hues += colour;
    }
    return hues;
}

}  // namespace duelogue
