#include "cards/search/CardFields.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include "cards/search/FoldedText.h"

namespace duelogue {

namespace {

using Source = FieldWord::Source;
using Subtypes = FieldWord::Subtypes;

FieldKind kindOf(Source source) {
    switch (source) {
        case Source::Name:
        case Source::RulesText:
            return FieldKind::Text;
        case Source::Words:
        case Source::Set:
            return FieldKind::Words;
        case Source::TraitSet:
            return FieldKind::Set;
        case Source::Rarity:
            return FieldKind::Rank;
        case Source::Cost:
        case Source::Figure:
        case Source::Number:
        case Source::Copies:
            return FieldKind::Number;
    }
    return FieldKind::Text;
}

/// Returns the subtypes of a card that count as words of the field.
std::span<const TagId> subtypesOf(const FieldWord& word, const Definition& card) {
    const auto end = std::ranges::find_if(card.tags, [](TagId tag) { return !tag; });
    const auto count = static_cast<std::size_t>(end - card.tags.begin());
    if (word.subtypes == Subtypes::None) return {};
    return std::span(card.tags).first(word.subtypes == Subtypes::First ? std::min<std::size_t>(count, 1) : count);
}

void addTraits(std::vector<std::string>& values, const Vocabulary& words, Traits traits) {
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (((traits >> i) & 1U) != 0) values.push_back(folded(words.traits[i].word));
    }
}

/// Returns the values of a field that vary with the cards of a pool, in alphabetical order.
std::set<std::string> namesOn(const FieldWord& word, const CardPool& pool) {
    std::set<std::string> found;
    for (const Definition& card : pool.definitions()) {
        for (const TagId tag : subtypesOf(word, card)) found.insert(folded(pool.tag(tag)));
        if (word.source != Source::Set) continue;
        for (const std::string& name : {card.set, card.setCode}) {
            if (!name.empty()) found.insert(folded(name));
        }
    }
    return found;
}

/// Returns the values in the order that wordsOf(), setOf() and numberOf() use: traits, properties, other names.
std::vector<std::string> valuesOf(const FieldWord& word, const CardPool& pool) {
    std::vector<std::string> values;
    if (word.source == Source::Rarity) {
        for (const std::string& rarity : pool.vocabulary().rarities) values.push_back(folded(rarity));
    }
    addTraits(values, pool.vocabulary(), word.traits);
    for (const PropertyWord& property : word.properties) values.push_back(folded(property.word));
    std::ranges::copy(namesOn(word, pool), std::back_inserter(values));
    return values;
}

CardField fieldOf(const FieldWord& word, const CardPool& pool) {
    CardField field{.word = word, .kind = kindOf(word.source)};
    const bool hasValues = field.kind != FieldKind::Text && field.kind != FieldKind::Number;
    if (hasValues) field.values = valuesOf(word, pool);
    for (const std::string& value : field.values) field.folds.push_back(foldedWord(value));
    for (const auto& [brief, value] : word.shortValues) {
        const auto full = std::ranges::find(field.folds, foldedWord(value));
        if (full != field.folds.end())
            field.shortFolds.emplace_back(foldedWord(brief), static_cast<std::size_t>(full - field.folds.begin()));
    }
    return field;
}

bool hasProperty(const PropertyWord& property, const SearchedCard& card) {
    const Definition& definition = (*card.pool)[card.id];
    switch (property.test) {
        case PropertyWord::Test::AnyTrait:
            return (definition.traits & property.traits) != 0;
        case PropertyWord::Test::NoText:
            return card.text.empty();
        case PropertyWord::Test::KeywordsOnly: {
            const auto& traits = card.pool->vocabulary().traits;
            bool hasKeyword = false;
            for (std::size_t i = 0; i < traits.size(); ++i) {
                const bool isKeyword = traits[i].group == TraitWord::Group::Keyword;
                hasKeyword = hasKeyword || (isKeyword && ((definition.traits >> i) & 1U) != 0);
            }
            return hasKeyword && definition.abilityCount == 0 && !definition.condition && !definition.cost.body;
        }
    }
    return false;
}

/// Returns the index of a value among those that vary with the cards, which begin at `first`.
std::uint16_t indexOfName(const CardField& field, std::size_t first, std::string_view name) {
    const auto begin = field.values.begin() + static_cast<std::ptrdiff_t>(first);
    const auto at = std::lower_bound(begin, field.values.end(), folded(name));
    return static_cast<std::uint16_t>(at - field.values.begin());
}

}  // namespace

CardFields::CardFields(const CardPool& pool) {
    m_fields.push_back(
        fieldOf({.names = {"name"}, .source = Source::Name, .noun = "name", .meaning = "a part of the name"}, pool));
    for (const FieldWord& word : pool.vocabulary().fields) m_fields.push_back(fieldOf(word, pool));
}

FieldId CardFields::find(std::string_view fieldName) const {
    const std::string wanted = folded(fieldName);
    const auto field = std::ranges::find_if(m_fields, [&](const CardField& each) {
        return std::ranges::find(each.word.names, wanted) != each.word.names.end();
    });
    return field == m_fields.end() ? FieldId{} : FieldId(static_cast<std::uint8_t>(field - m_fields.begin()));
}

std::vector<std::string> CardFields::usualNames(bool (*isMeant)(const CardField&)) const {
    std::vector<std::string> names;
    for (const CardField& field : m_fields) {
        if (isMeant(field)) names.push_back(field.word.names.front());
    }
    return names;
}

std::vector<bool> valuesMeant(const CardField& field, std::string_view typed, bool whole) {
    const std::string wanted = foldedWord(typed);
    std::vector<bool> meant;
    meant.reserve(field.folds.size());
    for (const std::string& fold : field.folds) meant.push_back(whole ? fold == wanted : fold.starts_with(wanted));
    for (const auto& [brief, value] : field.shortFolds) {
        if (brief == wanted) meant[value] = true;
    }
    return meant;
}

std::vector<std::string> possibleValues(const CardField& field) {
    std::vector<std::string> words = field.values;
    for (const std::string& word : {field.word.none, field.word.several}) {
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

std::string textOf(const CardField& field, const SearchedCard& card) {
    return field.word.source == Source::Name ? (*card.pool)[card.id].name : card.text;
}

std::vector<std::uint16_t> wordsOf(const CardField& field, const SearchedCard& card) {
    const Definition& definition = (*card.pool)[card.id];
    std::vector<std::uint16_t> found;
    std::uint16_t next = 0;
    for (std::size_t i = 0; i < card.pool->vocabulary().traits.size(); ++i) {
        if (((field.word.traits >> i) & 1U) == 0) continue;
        if (((definition.traits >> i) & 1U) != 0) found.push_back(next);
        ++next;
    }
    for (const PropertyWord& property : field.word.properties) {
        if (hasProperty(property, card)) found.push_back(next);
        ++next;
    }
    for (const TagId tag : subtypesOf(field.word, definition))
        found.push_back(indexOfName(field, next, card.pool->tag(tag)));
    if (field.word.source == Source::Set) {
        for (const std::string& name : {definition.set, definition.setCode}) {
            if (!name.empty()) found.push_back(indexOfName(field, next, name));
        }
    }
    std::ranges::sort(found);
    return found;
}

std::uint64_t setOf(const CardField& field, const SearchedCard& card) {
    std::uint64_t bits = 0;
    for (const std::uint16_t value : wordsOf(field, card)) bits |= std::uint64_t{1} << value;
    return bits;
}

std::optional<int> numberOf(const CardField& field, const SearchedCard& card) {
    const Vocabulary& words = card.pool->vocabulary();
    const Definition& definition = (*card.pool)[card.id];
    const auto unlessZero = [](std::uint32_t number) {
        return number == 0 ? std::nullopt : std::optional(static_cast<int>(number));
    };
    switch (field.word.source) {
        case Source::Rarity: {
            const auto at = std::ranges::find(words.rarities, definition.rarity);
            if (at == words.rarities.end()) return std::nullopt;
            return static_cast<int>(at - words.rarities.begin());
        }
        case Source::Cost: {
            const auto isUnplayed = [&](std::size_t i) {
                return words.traits[i].unplayed && ((definition.traits >> i) & 1U) != 0;
            };
            for (std::size_t i = 0; i < words.traits.size(); ++i) {
                if (isUnplayed(i)) return std::nullopt;
            }
            const auto& resources = definition.cost.resources;
            return std::accumulate(resources.begin(), resources.end(), 0);
        }
        case Source::Figure: {
            const std::vector<std::uint8_t>* figures = figuresOf(words, definition.traits);
            if (figures == nullptr || std::ranges::find(*figures, field.word.figure) == figures->end())
                return std::nullopt;
            return definition.figures[words.figures[field.word.figure].slot];
        }
        case Source::Number:
            return unlessZero(definition.number);
        case Source::Copies:
            return unlessZero(definition.copies);
        default:
            return std::nullopt;
    }
}

}  // namespace duelogue
