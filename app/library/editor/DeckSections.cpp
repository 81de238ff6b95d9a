#include "app/library/editor/DeckSections.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "app/library/collection/FieldNames.h"
#include "app/library/editor/EditorTr.h"
#include "app/library/editor/JoinedDecks.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

namespace {

using editor::tr;
DUELOGUE_TR_OF(DeckEditorModel)

/// The place of a group among the others. Groups of a cost come after groups of a type, in ascending order.
using GroupKey = std::tuple<int, QString>;

GroupKey keyOf(const CardFaceParts& face, DeckGrouping grouping) {
    if (grouping == DeckGrouping::Cost && face.cost) return {*face.cost, QString()};
    return {-1, face.type};
}

QString titleOf(const GroupKey& key, const QString& costs) {
    const auto& [cost, type] = key;
    return cost < 0 ? type : costs + ' ' + QString::number(cost);
}

void sortCards(std::vector<DeckEntry>& cards, const CardFaces& faces) {
    std::ranges::sort(cards, {}, [&](const DeckEntry& entry) {
        const CardFaceParts& face = faces[entry.card];
        return std::pair(face.cost.value_or(-1), face.name);
    });
}

void addGroups(std::vector<DeckSection>& sections, const std::vector<DeckEntry>& cards, const CardFaces& faces,
               DeckGrouping grouping, const QString& costs) {
    std::map<GroupKey, std::vector<DeckEntry>> groups;
    for (const DeckEntry& entry : cards) groups[keyOf(faces[entry.card], grouping)].push_back(entry);
    for (auto& [key, group] : groups) sections.push_back({titleOf(key, costs), DeckPart::Main, std::move(group)});
}

/// Adds a section for each ready-made deck, and returns the other cards.
std::vector<DeckEntry> addJoined(std::vector<DeckSection>& sections, const Game& game, const Deck& deck) {
    std::vector<DeckEntry> left = deck.entries;
    for (const std::size_t index : joinedIn(game, deck)) {
        const Deck& ready = game.decks()[index].deck;
        sections.push_back({QString::fromStdString(ready.name), DeckPart::Main, ready.entries});
        for (DeckEntry& entry : left) entry.count -= Deck::copiesIn(ready.entries, entry.card);
    }
    std::erase_if(left, [](const DeckEntry& entry) { return entry.count <= 0; });
    return left;
}

}  // namespace

std::vector<DeckSection> sectionsOf(const Game& game, const Deck& deck, const CardFaces& faces, DeckGrouping grouping) {
    std::vector<DeckSection> sections;
    std::vector<DeckEntry> cards = addJoined(sections, game, deck);
    const Traits apart = game.deckBuilding().apart;
    const auto isDrawn = [&](const DeckEntry& entry) { return (game.pool()[entry.card].traits & apart) == 0; };
    // std::ranges::stable_partition returns a range that clang 14 can't compile.
    const auto drawn = std::stable_partition(cards.begin(), cards.end(), std::not_fn(isDrawn));
    addGroups(sections, {cards.begin(), drawn}, faces, DeckGrouping::Type, {});
    addGroups(sections, {drawn, cards.end()}, faces, grouping, costName(game));
    if (!deck.extra.empty()) sections.push_back({tr("Extra deck"), DeckPart::Extra, deck.extra});
    if (!deck.sideboard.empty()) sections.push_back({tr("Sideboard"), DeckPart::Side, deck.sideboard});
    for (DeckSection& section : sections) sortCards(section.cards, faces);
    return sections;
}

QString costName(const Game& game) {
    const bool hasPrices = std::ranges::any_of(game.pool().definitions(), [](const Definition& card) {
        return std::ranges::any_of(card.cost.resources, [](int amount) { return amount > 0; });
    });
    const std::vector<FieldWord>& fields = game.pool().vocabulary().fields;
    const auto figure = std::ranges::find(fields, FieldWord::Source::Figure, &FieldWord::source);
    return hasPrices || figure == fields.end() ? tr("Cost") : FieldNames::nameOf(figure->noun);
}

bool hasCosts(const Deck& deck, const CardFaces& faces) {
    return std::ranges::any_of(deck.entries,
                               [&](const DeckEntry& entry) { return faces[entry.card].cost.has_value(); });
}

}  // namespace duelogue
