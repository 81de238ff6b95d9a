// Replies and questions as text.
#include <algorithm>
#include <cstring>

#include "cards/data/CardPool.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ReplyWords.h"

namespace duelogue {

using ReplyPart = Subject Reply::*;

// -------------------------------------------------------------------------------------------------- writing

namespace {

/// Writes one of the subjects that replies have at `part`: "Grey Cat", "Grey Cat #2" or "his Grey Cat".
std::string writeSubject(const ReadableMatch& match, PlayerId speaker, const Replies& replies, ReplyPart part,
                         Subject subject) {
    if (subject.isPlayer()) return "player " + std::to_string(subject.player().value + 1);
    const DefinitionId definition = definitionOf(match, subject);
    if (!definition) return "?";
    const bool own = isOwn(match, speaker, subject);
    int nth = 1;
    bool others = false;
    for (const Subject candidate : subjectsIn(match, speaker, replies, part)) {
        if (candidate == subject) break;
        if (definitionOf(match, candidate) != definition) continue;
        if (own || !isOwn(match, speaker, candidate)) {
            ++nth;
        } else {
            others = true;
        }
    }
    std::string text = (others ? "his " : "") + match.pool()[definition].name;
    if (nth > 1) text += " #" + std::to_string(nth);
    return text;
}

Replies withWord(const ReadableMatch& match, std::uint8_t word) {
    Replies legal;
    match.legalReplies(legal);
    std::erase_if(legal, [&](const Reply& reply) { return reply.word != word; });
    return legal;
}

/// Returns the subtype or card that the reply names.
std::string nameIn(const ReadableMatch& match, const Reply& reply) {
    const auto number = static_cast<std::uint16_t>(reply.number);
    const Communication* const question = match.pendingQuestion();
    const bool isCard = question != nullptr && question->is<ChooseName>();
    if (isCard && number < match.pool().definitions().size()) return match.pool()[DefinitionId(number)].name;
    if (!isCard && number < match.pool().tagCount()) return std::string(match.pool().tag(TagId(number)));
    return "?";
}

}  // namespace

std::string writeReply(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const auto& forms = match.rulebook().replyForms();
    if (reply.word >= forms.size()) return "?";
    const ReplyForm& form = forms[reply.word];
    Replies legal = withWord(match, reply.word);
    const auto number = std::to_string(reply.number);
    switch (form.shape) {
        case ReplyShape::Bare:
            return form.word;
        case ReplyShape::Number:
            return form.word + " " + number;
        case ReplyShape::Name:
            return form.word + " " + nameIn(match, reply);
        case ReplyShape::Subject:
            return form.word + " " + writeSubject(match, player, legal, &Reply::subject, reply.subject);
        case ReplyShape::SubjectAndNumber: {
            const std::string text =
                form.word + " " + writeSubject(match, player, legal, &Reply::subject, reply.subject);
            return findReply(match, player, text) == reply ? text : text + " " + number;
        }
        case ReplyShape::TwoSubjects: {
            const std::string subject = writeSubject(match, player, legal, &Reply::subject, reply.subject);
            std::erase_if(legal, [&](const Reply& other) { return other.subject != reply.subject; });
            return form.word + " " + writeSubject(match, player, legal, &Reply::second, reply.second) + " with " +
                   subject;
        }
    }
    return form.word;
}

std::string describeReply(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const std::string words = optionWords(match, reply);
    if (words.empty() || optionSaying(match, words) != reply.number) return writeReply(match, player, reply);
    return match.rulebook().replyForms()[reply.word].word + " " + words;
}

std::string describeReplies(const ReadableMatch& match, PlayerId player, const Replies& replies) {
    std::vector<std::string> each;
    for (const Reply& reply : replies) each.push_back(describeReply(match, player, reply));
    return notation::joined(each, ", ");
}

std::string writeQuestion(const ReadableMatch& match) {
    const Communication* question = match.pendingQuestion();
    if (question == nullptr) return match.state().globals.over != 0 ? "the match is over" : "nobody is asked";
    const PlayerId player = match.playerToAct();
    std::string text = "player " + std::to_string(player.value + 1) + " is asked for " +
                       match.rulebook().kinds()[question->kind].name + ": ";
    Replies legal;
    match.legalReplies(legal);
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(most, legal.size()); ++i) {
        text += (i == 0 ? "" : ", ") + describeReply(match, player, legal[i]);
    }
    return legal.size() > most ? text + ", ..." : text;
}

}  // namespace duelogue
