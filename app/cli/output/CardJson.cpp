#include "app/cli/output/CardJson.h"

#include "app/cli/output/RulingJson.h"
#include "app/games/ProgramRulings.h"
#include "app/games/glossary/Glossaries.h"
#include "app/library/files/Json.h"
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/RulesText.h"

namespace duelogue {

namespace {

QJsonArray traitsOf(const CardPool& pool, const Definition& card, TraitWord::Group group) {
    QJsonArray words;
    const auto& traits = pool.vocabulary().traits;
    for (std::size_t t = 0; t < traits.size(); ++t) {
        if (traits[t].group == group && ((card.traits >> t) & 1U) != 0) words.append(jsonText(traits[t].word));
    }
    return words;
}

QJsonArray tagsOf(const CardPool& pool, const Definition& card) {
    QJsonArray words;
    for (const TagId tag : card.tags) {
        if (tag) words.append(jsonText(pool.tag(tag)));
    }
    return words;
}

QJsonObject figuresOf(const CardPool& pool, DefinitionId id) {
    QJsonObject figures;
    const auto* given = duelogue::figuresOf(pool.vocabulary(), pool[id].traits);
    if (given == nullptr) return figures;
    for (const std::uint8_t figure : *given) {
        const FigureWord& word = pool.vocabulary().figures[figure];
        figures[jsonText(word.word)] = pool[id].figures[word.slot];
    }
    return figures;
}

QJsonArray terms(const CardPool& pool, DefinitionId id) {
    QJsonArray list;
    for (const GlossaryEntry* entry : termsOf(pool, id))
        list.append(QJsonObject{{"term", jsonText(entry->english.forms.front())},
                                {"definition", jsonText(entry->english.definition)}});
    return list;
}

QJsonArray rulings(const Game& game, std::string_view name) {
    QJsonArray list;
    for (const Ruling* ruling : rulingsOf(game).ofCard(name)) list.append(rulingJson(*ruling));
    return list;
}

}  // namespace

std::vector<const GlossaryEntry*> termsOf(const CardPool& pool, DefinitionId card) {
    return termsOf(pool.vocabulary().game, GlossaryLanguage::English).entriesIn(rulesText(pool, card));
}

QJsonObject cardJson(const Game& game, DefinitionId id) {
    using Group = TraitWord::Group;
    const CardPool& pool = game.pool();
    const Definition& card = pool[id];
    return {{"name", jsonText(card.name)},
            {"game", jsonText(game.id())},
            {"set", jsonText(card.set)},
            {"code", jsonText(card.setCode)},
            {"number", card.number > 0 ? QJsonValue(static_cast<qint64>(card.number)) : QJsonValue()},
            {"rarity", jsonText(card.rarity)},
            {"cost", jsonText(costText(pool, id))},
            {"type", jsonText(typeLine(pool, id))},
            {"types", traitsOf(pool, card, Group::Type)},
            {"supertypes", traitsOf(pool, card, Group::Supertype)},
            {"subtypes", tagsOf(pool, card)},
            {"colors", traitsOf(pool, card, Group::Color)},
            {"colours", traitsOf(pool, card, Group::Color)},
            {"keywords", traitsOf(pool, card, Group::Keyword)},
            {"figures", figuresOf(pool, id)},
            {"text", jsonText(rulesText(pool, id))},
            {"terms", terms(pool, id)},
            {"rulings", rulings(game, card.name)},
            {"file", jsonText(card.file)},
            {"line", card.line}};
}

const std::vector<JsonKey>& cardKeys() {
    static const std::vector<JsonKey> keys{
        {"name", "Name"},
        {"game", "Game, as in --game"},
        {"set", "Set"},
        {"code", "Set code in deck files; may be empty"},
        {"number", "Number in the set, or null"},
        {"rarity", "Rarity; may be empty"},
        {"cost", "Cost, e.g. \"5BB\"; empty if there is none"},
        {"type", "Type line"},
        {"types", "Types"},
        {"supertypes", "Supertypes"},
        {"subtypes", "Subtypes"},
        {"colors", "Colors"},
        {"colours", "The same, under its name in earlier versions"},
        {"keywords", "Keywords"},
        {"figures", "Stats, if cards of this type have any"},
        {"figures.*", "Value of a stat, by its name"},
        {"text", "Rules text, one line per ability"},
        {"terms", "Terms of the rules text, from the glossary"},
        {"terms.term", "Term"},
        {"terms.definition", "Its definition"},
        {"rulings", "Rulings about the card"},
        {"rulings.ruling", "The rule in one sentence"},
        {"rulings.german", "The same in German"},
        {"rulings.file", "File of the scenario that proves it, below tests/scenarios"},
        {"rulings.line", "First line of the scenario"},
        {"file", "Card file"},
        {"line", "Line in the card file"},
    };
    return keys;
}

}  // namespace duelogue
