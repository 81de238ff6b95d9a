#include "app/games/presenter/Refusals.h"

#include <QCoreApplication>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

namespace {

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

/// Returns the refusal in the language of the window, with the name of its card.
QString inWords(const ReadableMatch& match, const Refusal& why) {
    QString words = QCoreApplication::translate("log", match.rulebook().sentence(why.message).c_str());
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
            const QString words = inWords(match, why);
            if (!sentences.contains(words)) sentences.push_back(words);
        }
    }
    return sentences;
}

}  // namespace duelogue
