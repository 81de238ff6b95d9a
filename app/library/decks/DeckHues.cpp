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
        const QString colors = game.presenter().colorsOf(game.pool(), entry.card);
        for (const QChar color : colors) counts[color] += entry.count;
    }
    std::vector<std::pair<int, QChar>> order;
    order.reserve(counts.size());
    for (const auto& [color, count] : counts) order.emplace_back(-count, color);
    std::ranges::sort(order);
    QString hues;
    for (const auto& [count, color] : order) {
        if (hues.size() < 2 && count * leastShare <= order.front().first) hues += color;
    }
    return hues;
}

}  // namespace duelogue
