#include "app/games/presenter/Refusals.h"

#include <QCoreApplication>

#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "cards/data/Price.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Refusals)

/// Returns the replies of this form about the card: one, or one for each of its abilities.
Replies repliesAbout(const ReadableMatch& match, CardId card, std::size_t word, ReplyShape shape) {
    if (shape == ReplyShape::Subject) return {Reply(word, card)};
    const DefinitionId known = match.state().card(card).definition;
    Replies about;
    if (shape != ReplyShape::SubjectAndNumber || !known) return about;
    // The number after the last ability means the card itself.
    for (int i = 0; i <= match.pool()[known].abilityCount; ++i) about.emplace_back(word, card, Subject{}, i);
    return about;
}

/// Returns a cost as text; empty if it is free. A game without symbols of its own has a number.
QString inSymbols(const CardPool& pool, const Cost& cost) {
    if (!pool.vocabulary().pricesInWords) return QString::fromStdString(symbolsOf(pool.vocabulary(), cost));
    return cost.resources[0] > 0 ? QString::number(cost.resources[0]) : QString();
}

/// Returns the printed cost of the card or of the ability that the reply is about; empty if it is free.
QString costOf(const ReadableMatch& match, const Reply& reply, ReplyShape shape) {
    const CardPool& pool = match.pool();
    const DefinitionId known = match.state().card(reply.subject.card()).definition;
    if (!known) return {};
    const auto abilities = pool.abilitiesOf(pool[known]);
    const bool isAbility = shape == ReplyShape::SubjectAndNumber && reply.number < pool[known].abilityCount;
    const Cost& cost = isAbility ? abilities[static_cast<std::size_t>(reply.number)].cost : pool[known].cost;
    return inSymbols(pool, cost);
}

/// Returns the refusal in the language of the window, with the name of its card, or with the price that is too high and
/// what is missing.
QString inWords(const ReadableMatch& match, const Refusal& why, const QString& cost) {
    QString words = QCoreApplication::translate("log", match.rulebook().sentence(why.message).c_str());
    if (why.message == MessageId::NotEnoughResources) {
        if (!cost.isEmpty()) words.append(' ').append(tr("Cost: %1.").arg(cost));
        const QString missing = inSymbols(match.pool(), Cost{.resources = why.missing});
        return missing.isEmpty() ? words : words.append(' ').append(tr("Missing: %1.").arg(missing));
    }
    if (!why.card) return words;
    const DefinitionId known = match.state().card(why.card).definition;
    const QString name = known ? QString::fromStdString(match.pool()[known].name)
                               : QCoreApplication::translate("log", MatchLog::unknownCard);
    return words.replace("[1]", name);
}

}  // namespace

QStringList refusalsOf(const ReadableMatch& match, CardId card) {
    const std::span<const ReplyForm> forms = match.rulebook().replyForms();
    QStringList sentences;
    for (auto word = static_cast<std::size_t>(ReplyWord::Count); word < forms.size(); ++word) {
        for (const Reply& reply : repliesAbout(match, card, word, forms[word].shape)) {
            const Refusal why = match.refusalReason(reply);
            if (why == MessageId::None || isOutOfPlace(why.message)) continue;
            const QString words = inWords(match, why, costOf(match, reply, forms[word].shape));
            if (!sentences.contains(words)) sentences.push_back(words);
        }
    }
    return sentences;
}

}  // namespace duelogue
