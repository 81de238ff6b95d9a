// Errors for replies that cannot be read, with suggestions.
#include <cctype>
#include <cstring>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ReplyWords.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

/// Reduces "my Grey Cat (turned) #2" to the name "Grey Cat", for a search for the nearest name.
std::string_view bareName(std::string_view text) {
    if (!notation::take(text, "my")) (void)notation::take(text, "his");
    if (text.size() > 3 && text.substr(1).starts_with("'s ")) text = notation::trimmed(text.substr(4));
    text = text.substr(0, text.rfind(" #"));
    if (text.ends_with(')')) text = notation::trimmed(text.substr(0, text.rfind('(')));
    const std::size_t blank = text.rfind(' ');
    const bool hasNumber = blank != std::string_view::npos &&
                           notation::number(text.substr(blank + 1), lowestNumber, highestNumber).has_value();
    return hasNumber ? notation::trimmed(text.substr(0, blank)) : text;
}

/// Returns the error in the name of a family of cards, with a suggestion.
NotationError unknownFamily(const ReadableMatch& match, const NotationLine& line, const std::string& word,
                            std::string_view text) {
    std::vector<std::string> families;
    for (const TagId family : match.rulebook().families(match)) families.emplace_back(match.pool().tag(family));
    if (families.empty()) {
        const std::string name(match.rulebook().vocabulary().family);
        return line.error("there is no " + name + " to name: no card of the match has one");
    }
    if (text.empty())
        return line.error('"' + word + "\" needs one of these after it: " + notation::joined(families, ", "));
    const std::string problem = NotationLine::quoted(text) + " is unknown here";
    const std::string near = didYouMean(text, families);
    return line.error(problem + (near.empty() ? ". The choices are " + notation::joined(families, ", ") : near));
}

/// Returns the part of "CARD with CARD" that names no card.
std::string_view unknownOfTwo(const ReadableMatch& match, PlayerId player, std::string_view text) {
    const std::size_t at = text.find(" with ");
    if (at == std::string_view::npos) return text;
    const std::string_view first = notation::trimmed(text.substr(0, at));
    return readReference(match.pool(), player, first) ? notation::trimmed(text.substr(at + 6)) : first;
}

}  // namespace

NotationError unreadableReply(const ReadableMatch& match, PlayerId player, const NotationLine& line,
                              std::string_view text) {
    const std::vector<std::string> words = formWords(match.rulebook());
    std::string_view rest = text;
    const auto form = notation::takeOneOf(rest, words);
    if (!form)
        return line.error("unknown reply " + NotationLine::quoted(text) + ". Replies begin with " +
                          notation::joined(words, ", "));
    const std::string& word = words[*form];
    const auto noCard = [&](const std::string& needed, std::string_view name) {
        if (name.empty()) return line.error('"' + word + "\" needs " + needed + " after it");
        return line.error(unknownCard(match.pool(), bareName(name)));
    };
    switch (match.rulebook().replyForms()[*form].shape) {
        case ReplyShape::Bare:
            return line.error("nothing can follow \"" + word + "\": " + NotationLine::quoted(rest));
        case ReplyShape::Number:
            return line.error('"' + word + "\" needs a number, a card or the words of an option after it, not " +
                              NotationLine::quoted(rest));
        case ReplyShape::Name: {
            const Communication* const question = match.pendingQuestion();
            const bool isCard = question != nullptr && question->is<ChooseName>();
            return isCard ? noCard("the name of a card", rest) : unknownFamily(match, line, word, rest);
        }
        case ReplyShape::TwoSubjects:
            return noCard("two cards with \"with\" between them", unknownOfTwo(match, player, rest));
        case ReplyShape::Subject:
        case ReplyShape::SubjectAndNumber:
            break;
    }
    return noCard("a card or a player", rest);
}

NotationError illegalReply(const NotationLine& line, std::string_view reply, const std::string& reason,
                           std::string question) {
    question.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(question.front())));
    const std::string why = reason.empty() ? ". " : ": " + reason + ' ';
    return line.error(NotationLine::quoted(reply) + " is not legal now" + why + question, NotationError::Kind::Untrue);
}

}  // namespace duelogue
