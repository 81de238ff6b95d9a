#include "match/notation/scenario/ReplyWords.h"

#include <algorithm>
#include <cctype>
#include <cstring>

#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"
#include "match/effects/RunAbility.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"

namespace duelogue {

std::vector<std::string> formWords(const Rulebook& rulebook) {
    std::vector<std::string> words;
    for (const ReplyForm& form : rulebook.replyForms()) words.push_back(form.word);
    return words;
}

bool isOwn(const ReadableMatch& match, PlayerId speaker, Subject subject) {
    return subject.isCard() ? match.state().card(subject.card()).holder == speaker
                            : subject.isPlayer() && subject.player() == speaker;
}

using ReplyPart = Subject Reply::*;

std::vector<Subject> subjectsIn(const ReadableMatch& match, PlayerId speaker, const Replies& replies, ReplyPart part) {
    std::vector<Subject> subjects;
    for (const Reply& reply : replies) {
        if (std::find(subjects.begin(), subjects.end(), reply.*part) == subjects.end()) subjects.push_back(reply.*part);
    }
    std::stable_partition(subjects.begin(), subjects.end(),
                          [&](Subject subject) { return isOwn(match, speaker, subject); });
    return subjects;
}

void keepNth(const ReadableMatch& match, PlayerId speaker, Replies& replies, ReplyPart part, int nth) {
    const auto subjects = subjectsIn(match, speaker, replies, part);
    const auto index = static_cast<std::size_t>(nth - 1);
    if (index >= subjects.size()) {
        replies.clear();
        return;
    }
    std::erase_if(replies, [&](const Reply& reply) { return reply.*part != subjects[index]; });
}

// -------------------------------------------------------------------------------------------------- options in words

DefinitionId definitionOf(const ReadableMatch& match, Subject subject) {
    const bool isCard = subject.isCard() && subject.card().value < match.state().cards.size();
    return isCard ? match.state().card(subject.card()).definition : DefinitionId{};
}

namespace {

/// Returns the words for an option that the running ability offers at one of its instructions.
std::string instructionWords(const ReadableMatch& match, Subject instruction) {
    const auto& stack = match.state().communications;
    const auto by =
        std::find_if(stack.rbegin(), stack.rend(), [](const Communication& each) { return each.is<RunAbility>(); });
    if (by == stack.rend() || !by->as<RunAbility>().ability) return {};
    return offerAt(match.pool(), by->as<RunAbility>().ability,
                   InstructionId(static_cast<std::uint16_t>(instruction.number())))
        .action;
}

/// Returns the name of an option's card, or the text of the ability if that card has several options.
std::string abilityWords(const ReadableMatch& match, std::span<const Subject> list, std::size_t at) {
    const DefinitionId definition = definitionOf(match, list[at + 1]);
    if (!definition) return {};
    bool hasAnother = false;
    for (std::size_t i = 0; i + 1 < list.size(); i += 2)
        hasAnother = hasAnother || (list[i + 1] == list[at + 1] && list[i] != list[at]);
    return hasAnother ? abilityText(match.pool(), AbilityId(static_cast<std::uint16_t>(list[at].number())))
                      : match.pool()[definition].name;
}

/// Normalizes the words of an option for comparison: lower case, without a full stop.
std::string plainWords(std::string_view text) {
    while (text.ends_with('.')) text.remove_suffix(1);
    std::string plain(text);
    std::ranges::transform(plain, plain.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return plain;
}

}  // namespace

std::string optionWords(const ReadableMatch& match, const Reply& reply) {
    const Communication* question = match.pendingQuestion();
    if (question == nullptr || !question->is<ChooseOption>() || !reply.is(ReplyWord::Option)) return {};
    const auto list = match.list(*question);
    const std::size_t at = std::size_t{2} * static_cast<std::size_t>(std::max<int>(0, reply.number));
    if (at + 1 >= list.size()) return {};
    const bool isOfAbilities = question->as<ChooseOption>().of == ChooseOption::Of::Abilities;
    return isOfAbilities ? abilityWords(match, list, at) : instructionWords(match, list[at]);
}

std::optional<int> optionSaying(const ReadableMatch& match, std::string_view words) {
    Replies legal;
    match.legalReplies(legal);
    std::optional<int> found;
    for (const Reply& reply : legal) {
        if (!reply.is(ReplyWord::Option) || plainWords(optionWords(match, reply)) != plainWords(words)) continue;
        if (found) return std::nullopt;
        found = reply.number;
    }
    return found;
}

}  // namespace duelogue
