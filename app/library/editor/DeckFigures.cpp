#include "app/library/editor/DeckFigures.h"

#include <algorithm>
#include <map>

#include "app/library/collection/FieldNames.h"
#include "app/library/editor/DeckOdds.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/state/Random.h"

namespace duelogue {

namespace {

std::vector<FigureBar> curveOf(const Deck& deck, const CardFaces& faces) {
    std::map<int, int> costs;
    for (const DeckEntry& entry : deck.entries) {
        if (const auto cost = faces[entry.card].cost) costs[*cost] += entry.count;
    }
    std::vector<FigureBar> curve;
    if (costs.empty()) return curve;
    const int first = std::min(1, costs.begin()->first);
    for (int cost = first; cost <= costs.rbegin()->first; ++cost) curve.push_back({QString::number(cost), costs[cost]});
    return curve;
}

std::vector<FigureBar> typesOf(const Deck& deck, const CardFaces& faces) {
    std::vector<FigureBar> types;
    for (const DeckEntry& entry : deck.entries) {
        const QString& type = faces[entry.card].type;
        const auto found = std::ranges::find(types, type, &FigureBar::name);
        if (found == types.end())
            types.push_back({type, entry.count});
        else
            found->cards += entry.count;
    }
    std::ranges::stable_sort(types, std::ranges::greater{}, &FigureBar::cards);
    return types;
}

/// Returns the name of the color that a resource gives to a card.
QString colorName(const Vocabulary& words, const ResourceWord& resource) {
    for (std::size_t bit = 0; bit < words.traits.size(); ++bit) {
        if ((resource.traits >> bit & 1U) != 0) return FieldNames::wordOf(words.traits[bit].word);
    }
    return {};
}

std::vector<FigureBar> colorsOf(const Game& game, const Deck& deck) {
    std::vector<FigureBar> colors;
    const Vocabulary& words = game.pool().vocabulary();
    for (const ResourceWord& resource : words.resources) {
        const QString name = colorName(words, resource);
        if (name.isEmpty()) continue;
        int cards = 0;
        for (const DeckEntry& entry : deck.entries)
            cards += (game.pool()[entry.card].traits & resource.traits) != 0 ? entry.count : 0;
        if (cards > 0) colors.push_back({name, cards, QString::fromStdString(resource.symbol)});
    }
    return colors;
}

}  // namespace

DeckFigures figuresOf(const Game& game, const Deck& deck, const CardFaces& faces) {
    return {curveOf(deck, faces), typesOf(deck, faces), colorsOf(game, deck)};
}

std::vector<DefinitionId> sampleHand(const Game& game, const Deck& deck, const CardFaces& faces, std::uint64_t seed) {
    std::vector<DefinitionId> pile;
    for (const DeckEntry& entry : drawPileOf(game, deck)) pile.insert(pile.end(), std::size_t(entry.count), entry.card);
    Random random(seed);
    const std::size_t size = std::min(pile.size(), static_cast<std::size_t>(drawPlanOf(game, deck).openingHand));
    for (std::size_t i = 0; i < size; ++i)
        std::swap(pile[i], pile[i + random.below(static_cast<std::uint32_t>(pile.size() - i))]);
    pile.resize(size);
    std::ranges::sort(pile, {},
                      [&](DefinitionId card) { return std::pair(faces[card].cost.value_or(-1), faces[card].name); });
    return pile;
}

}  // namespace duelogue
