#include "match/notation/scenario/Replies.h"

#include <algorithm>
#include <cctype>
#include <cstring>

#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"
#include "cards/rulestext/SpellingSuggestion.h"
#include "match/effects/RunAbility.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Cards.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

std::vector<std::string> formWords(const Rulebook& rulebook) {
    std::vector<std::string> words;
    for (const ReplyForm& form : rulebook.replyForms()) words.push_back(form.word);
    return words;
}

bool isOwn(const ReadableMatch& match, PlayerId speaker, Subject subject) {
    return subject.isCard() ? match.state().card(subject.card()).holder == speaker
                            : subject.isPlayer() && subject.player() == speaker;
}

using Part = Subject Reply::*;

/// Returns the distinct subjects of replies at `part`. The speaker's own come first; otherwise the order is that of the
/// replies.
std::vector<Subject> subjectsIn(const ReadableMatch& match, PlayerId speaker, const Replies& replies, Part part) {
    std::vector<Subject> subjects;
    for (const Reply& reply : replies) {
        if (std::find(subjects.begin(), subjects.end(), reply.*part) == subjects.end()) subjects.push_back(reply.*part);
    }
    std::stable_partition(subjects.begin(), subjects.end(),
                          [&](Subject subject) { return isOwn(match, speaker, subject); });
    return subjects;
}

void keepNth(const ReadableMatch& match, PlayerId speaker, Replies& replies, Part part, int nth) {
    const auto subjects = subjectsIn(match, speaker, replies, part);
    const auto index = static_cast<std::size_t>(nth - 1);
    if (index >= subjects.size()) {
        replies.clear();
        return;
    }
    std::erase_if(replies, [&](const Reply& reply) { return reply.*part != subjects[index]; });
}

}  // namespace

// -------------------------------------------------------------------------------------------------- options in words

namespace {

DefinitionId definitionOf(const ReadableMatch& match, Subject subject) {
    const bool isCard = subject.isCard() && subject.card().value < match.state().cards.size();
    return isCard ? match.state().card(subject.card()).definition : DefinitionId{};
}

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

/// Returns an option of the pending question in words; empty for any other reply.
std::string optionWords(const ReadableMatch& match, const Reply& reply) {
    const Communication* question = match.pendingQuestion();
    if (question == nullptr || !question->is<ChooseOption>() || !reply.is(ReplyWord::Option)) return {};
    const auto list = match.list(*question);
    const std::size_t at = std::size_t{2} * static_cast<std::size_t>(std::max<int>(0, reply.number));
    if (at + 1 >= list.size()) return {};
    const bool isOfAbilities = question->as<ChooseOption>().of == ChooseOption::Of::Abilities;
    return isOfAbilities ? abilityWords(match, list, at) : instructionWords(match, list[at]);
}

/// Returns the number of the option with these words. Returns nullopt unless there is exactly one.
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

}  // namespace

// -------------------------------------------------------------------------------------------------- reading

std::optional<WrittenReply::Named> WrittenReply::Named::read(const ReadableMatch& match, PlayerId speaker,
                                                             std::string_view text) {
    Named named;
    std::string_view rest = text;
    if (notation::take(rest, "player")) {
        if (const auto player = readPlayer(match, rest)) {
            named.player = *player;
            return named;
        }
    }
    const auto card = readReference(match.pool(), speaker, text);
    if (!card) return std::nullopt;
    named.card = *card;
    return named;
}

bool WrittenReply::Named::fits(const ReadableMatch& match, Subject subject) const {
    if (player) return subject == Subject(player);
    const bool isCard = subject.isCard() && subject.card().value < match.state().cards.size();
    return isCard && card.fits(match, subject.card());
}

std::vector<WrittenReply> WrittenReply::read(const ReadableMatch& match, PlayerId player, std::string_view text) {
    std::vector<WrittenReply> readings;
    readForm(match, player, text, readings);
    constexpr std::string_view about = " for ";
    for (std::size_t at = text.find(about); at != std::string_view::npos; at = text.find(about, at + 1)) {
        const auto card = readReference(match.pool(), player, notation::trimmed(text.substr(at + about.size())));
        const std::size_t first = readings.size();
        if (card) readForm(match, player, notation::trimmed(text.substr(0, at)), readings);
        for (std::size_t i = first; i < readings.size(); ++i) readings[i].m_about = card;
    }
    return readings;
}

/// Parses the form in every possible way, without "for CARD".
void WrittenReply::readForm(const ReadableMatch& match, PlayerId player, std::string_view text,
                            std::vector<WrittenReply>& readings) {
    const auto form = notation::takeOneOf(text, formWords(match.rulebook()));
    if (!form) return;
    WrittenReply reply;
    reply.m_word = static_cast<std::uint8_t>(*form);
    const auto add = [&](std::string_view subject, std::string_view second, std::optional<int> number) {
        reply.m_subject = Named::read(match, player, subject);
        reply.m_second = Named::read(match, player, second);
        reply.m_number = number;
        const bool complete = (subject.empty() || reply.m_subject) && (second.empty() || reply.m_second);
        if (complete) readings.push_back(reply);
    };
    switch (match.rulebook().replyForms()[*form].shape) {
        case ReplyShape::Bare:
            if (text.empty()) add({}, {}, std::nullopt);
            break;
        case ReplyShape::Subject:
            if (!text.empty()) add(text, {}, std::nullopt);
            break;
        case ReplyShape::TwoSubjects: {
            constexpr std::string_view with = " with ";
            for (std::size_t at = text.find(with); at != std::string_view::npos; at = text.find(with, at + 1)) {
                add(notation::trimmed(text.substr(at + with.size())), notation::trimmed(text.substr(0, at)),
                    std::nullopt);
            }
            break;
        }
        case ReplyShape::Number:
            if (const auto number = notation::number(text, lowestNumber, highestNumber)) {
                add({}, {}, number);
            } else if (!text.empty()) {
                add(text, {}, std::nullopt);
                const bool isOption = *form == static_cast<std::size_t>(ReplyWord::Option);
                if (const auto option = isOption ? optionSaying(match, text) : std::nullopt) add({}, {}, option);
            }
            break;
        case ReplyShape::Subtype:
            if (const TagId tag = match.pool().findTag(text)) add({}, {}, tag.value);
            break;
        case ReplyShape::SubjectAndNumber: {
            if (text.empty()) break;
            add(text, {}, std::nullopt);
            const std::size_t blank = text.rfind(' ');
            if (blank == std::string_view::npos) break;
            const auto number = notation::number(text.substr(blank + 1), lowestNumber, highestNumber);
            if (number) add(notation::trimmed(text.substr(0, blank)), {}, number);
            break;
        }
    }
}

namespace {

/// Returns the cards that the question names: the asking card, and the card that it is about.
std::vector<CardId> aboutWhat(const ReadableMatch& match) {
    std::vector<CardId> cards;
    const Communication& question = *match.pendingQuestion();
    for (const Field& field : match.rulebook().kinds()[question.kind].fields) {
        if (field.type != Field::Type::Card) continue;
        CardId card;
        std::memcpy(&card, question.body.data() + field.offset, sizeof card);
        if (card) cards.push_back(card);
    }
    return cards;
}

}  // namespace

bool WrittenReply::isAboutIt(const ReadableMatch& match) const {
    if (!m_about || match.pendingQuestion() == nullptr) return true;
    return std::ranges::any_of(aboutWhat(match), [&](CardId card) { return m_about->fits(match, card); });
}

bool WrittenReply::fits(const ReadableMatch& match, const Reply& reply) const {
    return isAboutIt(match) && reply.word == m_word && (!m_number || reply.number == *m_number) &&
           (!m_subject || m_subject->fits(match, reply.subject)) && (!m_second || m_second->fits(match, reply.second));
}

Replies WrittenReply::among(const ReadableMatch& match, PlayerId player, const Replies& legal) const {
    Replies found;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
                 [&](const Reply& reply) { return fits(match, reply); });
    if (m_subject) keepNth(match, player, found, &Reply::subject, m_subject->card.nth);
    if (m_second) keepNth(match, player, found, &Reply::second, m_second->card.nth);
    return found;
}

std::optional<Reply> WrittenReply::anyhow(const ReadableMatch& match, PlayerId player) const {
    if (!isAboutIt(match)) return std::nullopt;
    Reply reply;
    reply.word = m_word;
    reply.number = static_cast<std::int16_t>(m_number.value_or(0));
    const auto fill = [&](const std::optional<Named>& named, Subject& subject) {
        if (!named) return true;
        if (named->player) {
            subject = named->player;
            return true;
        }
        const auto card = findCard(match, player, named->card);
        if (card) subject = *card;
        return card.has_value();
    };
    if (!fill(m_subject, reply.subject) || !fill(m_second, reply.second)) return std::nullopt;
    return reply;
}

std::optional<Reply> findReply(const ReadableMatch& match, PlayerId player, std::string_view text) {
    if (match.playerToAct() != player) return std::nullopt;
    Replies legal;
    match.legalReplies(legal);
    if (match.canCancel()) legal.emplace_back(ReplyWord::Cancel);
    for (const WrittenReply& written : WrittenReply::read(match, player, text)) {
        const Replies found = written.among(match, player, legal);
        if (!found.empty()) return found.front();
    }
    return std::nullopt;
}

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

/// Returns the error "one of Elves, Goblins", with the nearest of them.
NotationError unknownFamily(const ReadableMatch& match, const NotationLine& line, const std::string& word,
                            std::string_view text) {
    std::vector<std::string> families;
    for (const TagId family : match.rulebook().families(match)) families.emplace_back(match.pool().tag(family));
    const std::string near = spellingSuggestion(text, families);
    return line.wrong("one of " + notation::joined(families, ", ") + " behind " + word,
                      NotationLine::quoted(text) + (near.empty() ? "" : "; the nearest is \"" + near + "\""));
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
        return line.wrong("a reply that begins with " + notation::joined(words, ", "), NotationLine::quoted(text));
    const std::string& word = words[*form];
    const auto noCard = [&](const std::string& expected, std::string_view name) {
        const std::string_view bare = bareName(name);
        return line.wrong(expected + word, name.empty() ? "nothing" : unknownCard(match.pool(), bare));
    };
    switch (match.rulebook().replyForms()[*form].shape) {
        case ReplyShape::Bare:
            return line.wrong("nothing behind " + word, NotationLine::quoted(rest));
        case ReplyShape::Number:
            return line.wrong("a number, a card or the words of an option behind " + word, NotationLine::quoted(rest));
        case ReplyShape::Subtype:
            return unknownFamily(match, line, word, rest);
        case ReplyShape::TwoSubjects:
            return noCard("two cards of the game, with \"with\" between them, behind ",
                          unknownOfTwo(match, player, rest));
        case ReplyShape::Subject:
        case ReplyShape::SubjectAndNumber:
            break;
    }
    return noCard("a card of the game or a player behind ", rest);
}

std::optional<Reply> readAnyReply(const ReadableMatch& match, PlayerId player, std::string_view text) {
    for (const WrittenReply& written : WrittenReply::read(match, player, text)) {
        if (const auto reply = written.anyhow(match, player)) return reply;
    }
    return std::nullopt;
}

// -------------------------------------------------------------------------------------------------- writing

namespace {

/// Writes one of the subjects that replies have at `part`: "Grey Cat", "Grey Cat #2" or "his Grey Cat".
std::string writeSubject(const ReadableMatch& match, PlayerId speaker, const Replies& replies, Part part,
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
        case ReplyShape::Subtype: {
            const TagId tag(static_cast<std::uint16_t>(reply.number));
            return form.word + " " + (tag.value < match.pool().tagCount() ? std::string(match.pool().tag(tag)) : "?");
        }
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
