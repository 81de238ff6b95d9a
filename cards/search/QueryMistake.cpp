#include "cards/search/QueryMistake.h"

#include <algorithm>
#include <string>

#include "cards/parser/Printable.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// Joins words with commas and a final "or". Only the first ones of many are named.
std::string listed(const std::vector<std::string>& words) {
    constexpr std::size_t most = 20;
    const std::size_t shown = words.size() > most ? most : words.size();
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool isLast = i + 1 == words.size();
        text += (i == 0 ? "" : isLast ? " or " : ", ") + words[i];
    }
    return shown < words.size() ? text + " or " + std::to_string(words.size() - shown) + " others" : text;
}

/// Returns the question whether the most similar word was meant, or the list of all.
std::string suggestion(const QueryMistake& mistake) {
    // Short words are similar to too many others.
    std::string question = mistake.found.size() > 2 ? didYouMean(mistake.found, mistake.expected) : std::string();
    if (!question.empty() || mistake.expected.empty()) return question;
    return "; expected " + listed(mistake.expected);
}

std::string unknownField(const QueryMistake& mistake) {
    const std::string text = unknownWord("field", mistake.found) + suggestion(mistake);
    const bool isQuestion = text.ends_with('?');
    return isQuestion || mistake.field == "sort" ? text : text + ". A name with this sign needs quotation marks";
}

std::string expectedAfter(const std::string& what, const QueryMistake& mistake) {
    std::string text = "expected " + what;
    return mistake.found.empty() ? text : text + " after \"" + mistake.found + '"';
}

std::string asQuoted(const std::string& word) { return '"' + word + '"'; }

/// Returns the number of characters, so of bytes that begin one.
std::size_t charactersOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; }));
}

/// Returns text for one line of a terminal.
std::string oneLine(std::string_view text) {
    std::string line = printable(text);
    std::ranges::replace_if(
        line, [](char letter) { return letter == '\n' || letter == '\t'; }, ' ');
    return line;
}

}  // namespace

std::string messageOf(const QueryMistake& mistake) {
    using enum QueryMistake::Kind;
    switch (mistake.kind) {
        case MissingCondition: {
            const std::string before =
                mistake.found.empty() || mistake.found == "-" ? "" : " before " + asQuoted(mistake.found);
            const std::string after = mistake.found == "-" ? " directly after \"-\"" : "";
            return "expected a word of the name or a field" + before + after +
                   (mistake.expected.empty() ? "" : ": " + listed(mistake.expected));
        }
        case MissingField:
            return "expected a field before " + asQuoted(mistake.found);
        case UnknownField:
            return unknownField(mistake);
        case MissingValue:
            return expectedAfter(mistake.expected.empty() ? "a text" : "a value", mistake) +
                   (mistake.expected.empty() ? "" : ": " + listed(mistake.expected));
        case UnknownValue:
            return unknownWord(mistake.field, mistake.found) + suggestion(mistake);
        case AmbiguousValue:
            return asQuoted(mistake.found) + " can be " + listed(mistake.expected);
        case NotANumber:
            return asQuoted(mistake.found) + " is not a number" +
                   (mistake.expected.size() > 1 ? "; expected one, or " + listed(mistake.expected) : "");
        case NumberTooLarge:
            return mistake.found + " is too large";
        case WrongComparison:
            return asQuoted(mistake.found) + " can't be used with " + mistake.field + "; expected " +
                   listed(mistake.expected);
        case UnexpectedClosing:
            return "\")\" without \"(\"";
        case MisplacedSort:
            return "\"sort:\" must not stand in parentheses or after \"-\"";
        case NotSortable:
            return "can't sort by " + asQuoted(mistake.found) + "; expected " + listed(mistake.expected);
        case TooDeep:
            return "too many parentheses or \"-\" within each other";
    }
    return {};
}

std::size_t columnOf(const QueryMistake& mistake, std::string_view text) {
    return charactersOf(text.substr(0, mistake.begin)) + 1;
}

std::string markedText(const QueryMistake& mistake, std::string_view text) {
    const std::string before = oneLine(text.substr(0, mistake.begin));
    const std::string marked = oneLine(text.substr(mistake.begin, mistake.end - mistake.begin));
    const std::string after = oneLine(text.substr(mistake.end));
    const std::size_t width = std::max<std::size_t>(charactersOf(marked), 1);
    return before + marked + after + "\n" + std::string(charactersOf(before), ' ') + "^" + std::string(width - 1, '~');
}

}  // namespace duelogue
