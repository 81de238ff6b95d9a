#include "app/library/editor/JoinedDecks.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/library/collection/FieldNames.h"
#include "app/library/editor/EditorTr.h"
#include "cards/data/CardPool.h"
#include "cards/search/CardFields.h"

namespace duelogue {

namespace {

using editor::tr;
DUELOGUE_TR_OF(DeckEditorModel)

bool holdsAll(const Deck& deck, const Deck& ready) {
    return !ready.entries.empty() && std::ranges::all_of(ready.entries, [&](const DeckEntry& entry) {
        return Deck::copiesIn(deck.entries, entry.card) >= entry.count;
    });
}

/// Returns true for fields of which shared values say something about two decks.
bool isCompared(const CardField& field) {
    if (field.kind == FieldKind::Words)
        return field.word.source == FieldWord::Source::Words && field.word.properties.empty();
    return field.kind == FieldKind::Set || field.word.source == FieldWord::Source::Figure;
}

std::vector<int> valuesOf(const CardField& field, const SearchedCard& card) {
    if (field.kind == FieldKind::Number) {
        const auto number = numberOf(field, card);
        return number ? std::vector{*number} : std::vector<int>{};
    }
    std::vector<int> values;
    if (field.kind == FieldKind::Words) {
        for (const std::uint16_t word : wordsOf(field, card)) values.push_back(word);
        return values;
    }
    const std::uint64_t set = setOf(field, card);
    for (std::size_t i = 0; i < field.values.size(); ++i) {
        if ((set >> i & 1U) != 0) values.push_back(static_cast<int>(i));
    }
    return values;
}

}  // namespace

std::vector<std::size_t> joinedIn(const Game& game, const Deck& deck) {
    std::vector<std::size_t> parts;
    if (game.deckBuilding().joined < 2) return parts;
    for (std::size_t i = 0; i < game.decks().size(); ++i) {
        if (holdsAll(deck, game.decks()[i].deck)) parts.push_back(i);
    }
    std::ranges::sort(parts, {}, [&](std::size_t part) {
        return std::ranges::find(deck.entries, game.decks()[part].deck.entries.front().card, &DeckEntry::card) -
               deck.entries.begin();
    });
    return parts;
}

Deck withJoinedToggled(const Game& game, const Deck& deck, std::size_t index, const QString& placeholder) {
    if (index >= game.decks().size()) return deck;
    std::vector<std::size_t> parts = joinedIn(game, deck);
    const bool followsParts = QString::fromStdString(deck.name) == joinedName(game, parts, placeholder);
    if (std::erase(parts, index) == 0) {
        if (parts.size() >= static_cast<std::size_t>(game.deckBuilding().joined)) parts.erase(parts.begin());
        parts.push_back(index);
    }
    Deck changed = deck;
    changed.entries.clear();
    for (const std::size_t part : parts) {
        for (const DeckEntry& entry : game.decks()[part].deck.entries) (void)Deck::add(changed.entries, entry);
    }
    if (followsParts) changed.name = joinedName(game, parts, placeholder).toStdString();
    return changed;
}

QString joinedName(const Game& game, const std::vector<std::size_t>& parts, const QString& placeholder) {
    QString name;
    for (const std::size_t part : parts) {
        const QString next = QString::fromStdString(game.decks()[part].deck.name);
        name = name.isEmpty() ? next : tr("%1 and %2").arg(name, next);
    }
    return name.isEmpty() ? placeholder : name;
}

std::vector<SharedValue> sharedIn(const Game& game, const Deck& deck) {
    std::vector<SharedValue> shared;
    const std::vector<std::size_t> parts = joinedIn(game, deck);
    if (parts.size() < 2) return shared;
    const CardFields fields(game.pool());
    const FieldNames names(game.pool());
    for (const CardField& field : fields.all()) {
        if (!isCompared(field)) continue;
        std::map<int, std::vector<int>> copies;
        for (std::size_t p = 0; p < parts.size(); ++p) {
            for (const DeckEntry& entry : game.decks()[parts[p]].deck.entries) {
                for (const int value : valuesOf(field, {&game.pool(), entry.card, {}})) {
                    copies[value].resize(parts.size());
                    copies[value][p] += entry.count;
                }
            }
        }
        for (auto& [value, counts] : copies) {
            if (std::ranges::find(counts, 0) != counts.end()) continue;
            shared.push_back({FieldNames::nameOf(field.word.noun), names.valueOf(field, value), std::move(counts)});
        }
    }
    return shared;
}

}  // namespace duelogue
