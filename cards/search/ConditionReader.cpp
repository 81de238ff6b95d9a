#include "cards/search/ConditionReader.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cards/search/FoldedText.h"

namespace duelogue {

namespace {

using MistakeKind = QueryMistake::Kind;

/// Returns true if the end of the token may still be changed by typing on.
bool isOpen(const QueryToken& token, std::string_view text) { return token.end == text.size() && !token.isClosed; }

std::vector<std::string> beginningWith(const std::vector<std::string>& words, std::string_view typed) {
    const std::string wanted = foldedWord(typed);
    std::vector<std::string> found;
    std::ranges::copy_if(words, std::back_inserter(found),
                         [&](const std::string& word) { return foldedWord(word).starts_with(wanted); });
    return found;
}

/// Returns the bits of joined short words of one letter, "rb"; 0 if a letter is unknown.
std::uint64_t lettersOf(const CardField& field, std::string_view fold) {
    std::uint64_t bits = 0;
    for (const char letter : fold) {
        const auto meant =
            std::ranges::find(field.shortFolds, std::string(1, letter), &std::pair<std::string, std::size_t>::first);
        if (meant == field.shortFolds.end()) return 0;
        bits |= std::uint64_t{1} << meant->second;
    }
    return bits;
}

/// Returns the value of a Set with this name, or nullopt.
std::optional<SetValue> namedSet(const CardField& field, std::string_view name) {
    const std::string fold = foldedWord(name);
    if (!field.word.none.empty() && fold == foldedWord(field.word.none)) return SetValue{};
    if (!field.word.several.empty() && fold == foldedWord(field.word.several)) return SetValue{.several = true};
    const auto value = std::ranges::find(field.folds, fold);
    if (value == field.folds.end()) return std::nullopt;
    return SetValue{.bits = std::uint64_t{1} << static_cast<std::size_t>(value - field.folds.begin())};
}

/// Returns the comparison that the value really makes: a number "has" only itself, and a set always has an empty one.
FieldComparison plainComparison(FieldComparison comparison, FieldKind kind,
                                const decltype(FieldCondition::value)& value) {
    const auto* set = std::get_if<SetValue>(&value);
    const bool isSeveral = set != nullptr && set->several;
    const bool isNone = set != nullptr && !set->several && set->bits == 0;
    if (comparison == FieldComparison::Equal && isSeveral) return FieldComparison::Has;
    const bool isOne = kind == FieldKind::Number || kind == FieldKind::Rank || isNone;
    return comparison == FieldComparison::Has && isOne ? FieldComparison::Equal : comparison;
}

}  // namespace

bool isSort(const QueryToken& token) { return token.comparison && folded(token.field) == "sort"; }

QueryMistake ConditionReader::mistakeAt(MistakeKind kind, std::size_t begin, std::size_t end) const {
    return {.kind = kind, .begin = begin, .end = end, .found = std::string(m_text.substr(begin, end - begin))};
}

QueryMistake ConditionReader::unknownField(const QueryToken& token) const {
    const std::size_t end = token.begin + token.field.size();
    QueryMistake mistake = mistakeAt(token.field.empty() ? MistakeKind::MissingField : MistakeKind::UnknownField,
                                     token.begin, token.field.empty() ? token.valueBegin : end);
    for (const CardField& field : m_fields.all())
        std::ranges::copy(field.word.names, std::back_inserter(mistake.expected));
    mistake.expected.emplace_back("sort");
    return mistake;
}

QueryMistake ConditionReader::missingValue(const QueryToken& token, const CardField& field) const {
    QueryMistake mistake = mistakeAt(MistakeKind::MissingValue, token.end, token.end);
    mistake.found = m_text.substr(token.begin, token.valueBegin - token.begin);
    mistake.field = field.word.noun;
    mistake.expected = comparableWith(field);
    mistake.isUnfinished = isOpen(token, m_text);
    return mistake;
}

QueryMistake ConditionReader::wrongValue(MistakeKind kind, const QueryToken& token, const CardField& field,
                                         const std::vector<std::string>& begins) const {
    QueryMistake mistake = mistakeAt(kind, token.valueBegin, token.end);
    mistake.found = token.value;
    mistake.field = field.word.noun;
    mistake.expected = kind == MistakeKind::AmbiguousValue ? begins : comparableWith(field);
    mistake.isUnfinished = isOpen(token, m_text) && !begins.empty();
    return mistake;
}

std::vector<std::string> ConditionReader::comparableWith(const CardField& field) const {
    return field.kind == FieldKind::Number ? m_fields.usualNames(isNumber) : possibleValues(field);
}

std::variant<FieldCondition, QueryMistake> ConditionReader::read(const QueryToken& token) const {
    if (!token.comparison) return FieldCondition{CardFields::name, FieldComparison::Has, token.value};
    const FieldId id = m_fields.find(token.field);
    if (!id) return unknownField(token);
    const CardField& field = m_fields[id];
    const std::vector<FieldComparison> allowed = comparisonsOf(field.kind);
    if (std::ranges::find(allowed, *token.comparison) == allowed.end()) {
        const std::size_t begin = token.begin + token.field.size();
        QueryMistake mistake = mistakeAt(MistakeKind::WrongComparison, begin, token.valueBegin);
        mistake.field = field.word.noun;
        for (const FieldComparison comparison : allowed) mistake.expected.emplace_back(signOf(comparison));
        return mistake;
    }
    if (token.value.empty() && !token.isQuoted) return missingValue(token, field);
    std::variant<Value, QueryMistake> value = Value(token.value);
    switch (field.kind) {
        case FieldKind::Text:
            break;
        case FieldKind::Words:
            value = wordsValue(token, field);
            break;
        case FieldKind::Set:
            value = setValue(token, field);
            break;
        case FieldKind::Number:
            value = numberValue(token, field);
            break;
        case FieldKind::Rank:
            value = rankValue(token, field);
            break;
    }
    if (auto* mistake = std::get_if<QueryMistake>(&value)) return std::move(*mistake);
    Value& known = std::get<Value>(value);
    const FieldComparison comparison = plainComparison(*token.comparison, field.kind, known);
    return FieldCondition{id, comparison, std::move(known)};
}

std::variant<ConditionReader::Value, QueryMistake> ConditionReader::wordsValue(const QueryToken& token,
                                                                               const CardField& field) const {
    const bool isWhole = token.comparison != FieldComparison::Has;
    const std::vector<bool> meant = valuesMeant(field, token.value, isWhole);
    if (std::ranges::find(meant, true) != meant.end()) return Value(token.value);
    return wrongValue(MistakeKind::UnknownValue, token, field, beginningWith(field.values, token.value));
}

std::variant<ConditionReader::Value, QueryMistake> ConditionReader::setValue(const QueryToken& token,
                                                                             const CardField& field) const {
    std::optional<SetValue> value = namedSet(field, token.value);
    if (!value) {
        const std::uint64_t letters = lettersOf(field, foldedWord(token.value));
        if (letters != 0) value = SetValue{.bits = letters};
    }
    if (!value) {
        const std::vector<std::string> begins = beginningWith(possibleValues(field), token.value);
        if (begins.size() != 1)
            return wrongValue(begins.empty() ? MistakeKind::UnknownValue : MistakeKind::AmbiguousValue, token, field,
                              begins);
        value = namedSet(field, begins.front());
    }
    using enum FieldComparison;
    const bool isOrdered = token.comparison != Has && token.comparison != Equal && token.comparison != NotEqual;
    if (value->several && isOrdered) {
        QueryMistake mistake =
            mistakeAt(MistakeKind::WrongComparison, token.begin + token.field.size(), token.valueBegin);
        mistake.field = field.word.several;
        for (const FieldComparison comparison : {Has, NotEqual}) mistake.expected.emplace_back(signOf(comparison));
        return mistake;
    }
    return Value(*value);
}

std::variant<ConditionReader::Value, QueryMistake> ConditionReader::numberValue(const QueryToken& token,
                                                                                const CardField& field) const {
    constexpr int largest = 1'000'000'000;
    if (token.value.empty()) return missingValue(token, field);
    int number = 0;
    const char* end = token.value.data() + token.value.size();
    const auto [at, error] = std::from_chars(token.value.data(), end, number);
    const bool isNumber = at == end && error != std::errc::invalid_argument;
    if (isNumber && error == std::errc{} && number <= largest && number >= -largest) return Value(number);
    if (isNumber) return wrongValue(MistakeKind::NumberTooLarge, token, field, {});
    const FieldId other = m_fields.find(token.value);
    if (other && m_fields[other].kind == FieldKind::Number) return Value(other);
    std::vector<std::string> names;
    for (const CardField& each : m_fields.all()) {
        if (duelogue::isNumber(each)) std::ranges::copy(each.word.names, std::back_inserter(names));
    }
    const bool isBegun = token.value == "-";
    return wrongValue(MistakeKind::NotANumber, token, field, isBegun ? names : beginningWith(names, token.value));
}

std::variant<ConditionReader::Value, QueryMistake> ConditionReader::rankValue(const QueryToken& token,
                                                                              const CardField& field) const {
    for (const bool isWhole : {true, false}) {
        const std::vector<bool> meant = valuesMeant(field, token.value, isWhole);
        if (std::ranges::count(meant, true) == 1)
            return Value(static_cast<int>(std::ranges::find(meant, true) - meant.begin()));
    }
    const std::vector<std::string> begins = beginningWith(field.values, token.value);
    return wrongValue(begins.empty() ? MistakeKind::UnknownValue : MistakeKind::AmbiguousValue, token, field, begins);
}

std::variant<SortKey, QueryMistake> ConditionReader::readSort(const QueryToken& token) const {
    const bool isDescending = token.value.starts_with('-');
    const std::string name = token.value.substr(isDescending ? 1 : 0);
    const FieldId id = m_fields.find(name);
    if (token.comparison == FieldComparison::Has && id && isSortable(m_fields[id])) return SortKey{id, isDescending};
    MistakeKind kind = id ? MistakeKind::NotSortable : MistakeKind::UnknownField;
    if (name.empty()) kind = MistakeKind::MissingValue;
    const std::size_t sign = token.begin + token.field.size();
    const bool isWrong = token.comparison != FieldComparison::Has;
    QueryMistake mistake = isWrong ? mistakeAt(MistakeKind::WrongComparison, sign, token.valueBegin)
                                   : mistakeAt(kind, name.empty() ? token.end : token.valueBegin, token.end);
    mistake.field = "sort";
    if (isWrong) {
        mistake.expected = {":"};
        return mistake;
    }
    mistake.found = name.empty() ? std::string(m_text.substr(token.begin, token.end - token.begin)) : name;
    for (const CardField& field : m_fields.all()) {
        if (isSortable(field)) std::ranges::copy(field.word.names, std::back_inserter(mistake.expected));
    }
    mistake.isUnfinished = isOpen(token, m_text) && !beginningWith(mistake.expected, name).empty();
    return mistake;
}

}  // namespace duelogue
