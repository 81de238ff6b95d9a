#include "app/start/DeckPreview.h"

#include <algorithm>
#include <tuple>

#include "app/games/presenter/GamePresenter.h"
#include "app/match/layout/HandOrder.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

constexpr std::size_t mostInFan = 5;
constexpr std::size_t costs = 8;  // 0 to 6, and more

int rarityOf(const TableFace& face) {
    if (face.rarity == "rare") return 2;
    return face.rarity == "uncommon" ? 1 : 0;
}

/// Returns the cards of the fan, sorted by cost.
QStringList fanOf(std::vector<TableFace> faces) {
    const auto telling = [](const TableFace& face) {
        return std::tuple(-rarityOf(face), face.cost.empty(), -costOf(face), face.name);
    };
    std::ranges::sort(faces, {}, telling);
    faces.resize(std::min(faces.size(), mostInFan));
    std::ranges::stable_sort(faces, {}, costOf);
    QStringList fan;
    for (const TableFace& face : faces) fan << FaceStore::instance().keyOf(face);
    return fan;
}

}  // namespace

DeckPreview lookOf(const Game& game, const Deck& deck) {
    DeckPreview look;
    std::vector<TableFace> faces;
    std::vector<int> curve(costs, 0);
    for (const DeckEntry& entry : deck.entries) {
        const TableFace& face = faces.emplace_back(game.presenter().printed(game.pool(), entry.card));
        if (face.cost.empty()) continue;
        curve[std::min(costs - 1, static_cast<std::size_t>(costOf(face)))] += entry.count;
    }
    if (std::ranges::any_of(curve, [](int cards) { return cards > 0; })) look.curve = std::move(curve);
    look.fan = fanOf(std::move(faces));
    return look;
}

}  // namespace duelogue
