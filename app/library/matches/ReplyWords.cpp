#include "app/library/matches/ReplyWords.h"

#include <QCoreApplication>
#include <QString>

#include "match/loop/ReadableMatch.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

QString capital(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

}  // namespace

std::vector<Occupant> occupantsOf(const MatchConfig& config) {
    std::vector<Occupant> occupants;
    for (const MatchConfig::Seat& seat : config.seats) occupants.push_back({seat.called(), seat.isYou()});
    return occupants;
}

ReplyWords::ReplyWords(const Game& game, const MatchConfig& config, const ReadableMatch& match, const MatchLog& log)
    : m_game(game), m_match(match), m_occupants(occupantsOf(config)), m_view(match, match.playerToAct()) {
    match.legalReplies(m_replies);
    if (match.canCancel()) m_replies.emplace_back(ReplyWord::Cancel);
    m_question = game.presenter().table(m_view, m_occupants, m_replies, log).question;
}

TableHint ReplyWords::rowOf(Hint hint) const {
    const TableHints made = m_game.presenter().hints(m_view, m_occupants, m_replies, m_question, {std::move(hint)});
    return made.hints.empty() ? TableHint{} : made.hints.front();
}

QString ReplyWords::of(const Reply& reply) const {
    if (reply.is(ReplyWord::Concede)) return QCoreApplication::translate("Matches", "Concede");
    Hint hint;
    hint.reply = reply;
    hint.words = writeReply(m_match, m_match.playerToAct(), reply);
    const QString words = rowOf(hint).words;
    return words.isEmpty() ? capital(QString::fromStdString(hint.words)) : words;
}

QString ReplyWords::question() const {
    if (m_question.title.isEmpty() || m_question.sentence.isEmpty()) return m_question.title + m_question.sentence;
    return QStringLiteral("%1 – %2").arg(m_question.title, m_question.sentence);
}

QString ReplyWords::lineOf(const Hint& hint) const { return rowOf(hint).line; }

}  // namespace duelogue
