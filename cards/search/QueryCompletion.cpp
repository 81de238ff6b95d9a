#include "cards/search/QueryCompletion.h"

#include <algorithm>
#include <utility>

#include "cards/search/ConditionReader.h"
#include "cards/search/FoldedText.h"
#include "cards/search/Query.h"
#include "cards/search/QueryTokens.h"

namespace duelogue {

namespace {

using TokenKind = QueryToken::Kind;

/// Appends the first name of the field that begins with the typed text, with the sign of its usual comparison. A number
/// is suggested without a sign. Once a name is complete, all its comparisons are suggested.
void suggestField(const CardField& field, const std::string& typed, std::vector<QuerySuggestion>& suggestions) {
    const auto& names = field.word.names;
    if (!typed.empty() && std::ranges::find(names, typed) != names.end()) {
        for (const FieldComparison comparison : comparisonsOf(field.kind))
            suggestions.push_back({typed + std::string(signOf(comparison)), field.word.meaning});
        return;
    }
    const auto name = std::ranges::find_if(names, [&](const std::string& each) { return each.starts_with(typed); });
    if (name == names.end()) return;
    const bool isOrdered = field.kind == FieldKind::Number || field.kind == FieldKind::Rank;
    suggestions.push_back({*name + (isOrdered ? "" : ":"), field.word.meaning});
}

std::vector<QuerySuggestion> suggestedFields(std::string_view typed, const CardFields& fields) {
    std::vector<QuerySuggestion> suggestions;
    const std::string begin = folded(typed);
    for (const CardField& field : fields.all()) suggestField(field, begin, suggestions);
    if (std::string_view("sort").starts_with(begin)) suggestions.push_back({"sort:", "a field to sort by"});
    return suggestions;
}

void suggestWord(const std::string& word, std::string_view typed, std::vector<QuerySuggestion>& suggestions) {
    if (!foldedWord(word).starts_with(foldedWord(typed))) return;
    // Hyphens need no quotation marks.
    std::string text = word;
    std::ranges::replace(text, ' ', '-');
    suggestions.push_back({quotedValue(text), {}});
}

std::vector<QuerySuggestion> suggestedKeys(std::string_view typed, const CardFields& fields) {
    const std::string sign = typed.starts_with('-') ? "-" : "";
    std::vector<QuerySuggestion> suggestions;
    for (const CardField& field : fields.all()) {
        const std::string& name = field.word.names.front();
        if (isSortable(field) && name.starts_with(folded(typed.substr(sign.size()))))
            suggestions.push_back({sign + name, field.word.meaning});
    }
    return suggestions;
}

std::vector<QuerySuggestion> suggestedValues(const QueryToken& token, std::string_view typed,
                                             const CardFields& fields) {
    if (isSort(token)) return suggestedKeys(typed, fields);
    const FieldId id = fields.find(token.field);
    std::vector<QuerySuggestion> suggestions;
    if (!id || fields[id].kind == FieldKind::Text) return suggestions;
    if (fields[id].kind == FieldKind::Number) {
        for (const std::string& name : fields.usualNames(isNumber)) {
            if (name != fields[id].word.names.front()) suggestWord(name, typed, suggestions);
        }
        return suggestions;
    }
    for (const std::string& value : possibleValues(fields[id])) suggestWord(value, typed, suggestions);
    return suggestions;
}

}  // namespace

QueryCompletion completeQuery(std::string_view text, std::size_t cursor, const CardFields& fields) {
    cursor = std::min(cursor, text.size());
    const std::vector<QueryToken> tokens = tokensOf(text);
    const auto at = std::ranges::find_if(tokens, [&](const QueryToken& token) {
        const bool isWord = token.kind == TokenKind::Condition || token.kind == TokenKind::Or;
        return isWord && token.begin < cursor && cursor <= token.end;
    });
    if (at == tokens.end()) return {cursor, cursor, suggestedFields({}, fields)};
    const QueryToken& token = *at;
    if (!token.comparison) {
        // A text in quotation marks is a name, not a field.
        if (token.isQuoted) return {cursor, cursor, {}};
        return {token.begin, token.end, suggestedFields(text.substr(token.begin, cursor - token.begin), fields)};
    }
    if (cursor < token.valueBegin)
        return {token.begin, token.valueBegin, suggestedFields(text.substr(token.begin, cursor - token.begin), fields)};
    std::string_view typed = text.substr(token.valueBegin, cursor - token.valueBegin);
    if (token.isClosed && cursor == token.end) typed.remove_suffix(1);
    if (token.isQuoted && !typed.empty()) typed.remove_prefix(1);
    return {token.valueBegin, token.end, suggestedValues(token, typed, fields)};
}

}  // namespace duelogue
