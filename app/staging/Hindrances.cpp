#include "app/staging/Hindrances.h"

#include <QCoreApplication>

namespace duelogue {

namespace {

/// The replies of that form about the card: one, or one for each of its abilities.
Replies repliesAbout(const Match& match, CardId card, std::size_t word, ReplyShape shape) {
    if (shape == ReplyShape::Subject) return {Reply(word, card)};
    const DefinitionId known = match.state().card(card).definition;
    Replies about;
    if (shape != ReplyShape::SubjectAndNumber || !known) return about;
    // Behind the abilities: the card itself.
    for (int i = 0; i <= match.pool()[known].abilityCount; ++i) about.emplace_back(word, card, Subject{}, i);
    return about;
}

}  // namespace

QStringList hindrancesOf(const Match& match, CardId card) {
    const std::span<const ReplyForm> forms = match.rulebook().replyForms();
    QStringList sentences;
    for (auto word = static_cast<std::size_t>(ReplyWord::Count); word < forms.size(); ++word) {
        for (const Reply& reply : repliesAbout(match, card, word, forms[word].shape)) {
            const MessageId why = match.whyNot(reply);
            if (why == MessageId::None || why == MessageId::NotOneOfTheAnswers) continue;
            const QString words = QCoreApplication::translate("log", match.rulebook().sentence(why).c_str());
            if (!sentences.contains(words)) sentences.push_back(words);
        }
    }
    return sentences;
}

}  // namespace duelogue
