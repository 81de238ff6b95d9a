#include "app/cli/output/CardList.h"

#include <iomanip>

#include "app/cli/output/CardJson.h"
#include "app/library/files/Json.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"

namespace duelogue {

void writeCardLines(const std::vector<GameCard>& cards, Console& console) {
    for (const auto& [game, id] : cards) {
        const CardPool& pool = game->pool();
        console.out << std::left << std::setw(28) << pool[id].name << " " << std::setw(8) << costText(pool, id) << " "
                    << std::setw(6) << figuresText(pool, id) << " " << typeLine(pool, id) << "\n";
    }
}

void writeCardsAsJson(const std::vector<GameCard>& cards, Console& console) {
    QJsonArray array;
    for (const GameCard& card : cards) array.append(cardJson(*card.game, card.id));
    writeJson(console.out, array);
}

}  // namespace duelogue
