#include "match/notation/scenario/Replies.h"

#include <algorithm>
#include <cstring>

#include "cards/data/CardPool.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/ReplyWords.h"
#include "match/state/Numbers.h"

namespace duelogue {

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
        case ReplyShape::Name: {
            const Communication* const question = match.pendingQuestion();
            const bool isCard = question != nullptr && question->is<ChooseName>();
            const DefinitionId print = isCard ? cardNamed(match.pool(), text) : DefinitionId{};
            const TagId tag = isCard ? TagId{} : match.pool().findTag(text);
            if (print) add({}, {}, print.value);
            if (tag) add({}, {}, tag.value);
            break;
        }
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

std::optional<Reply> readAnyReply(const ReadableMatch& match, PlayerId player, std::string_view text) {
    for (const WrittenReply& written : WrittenReply::read(match, player, text)) {
        if (const auto reply = written.anyhow(match, player)) return reply;
    }
    return std::nullopt;
}

}  // namespace duelogue
