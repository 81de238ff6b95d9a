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
    // A replay addresses no player as "you".
    const QString you = QCoreApplication::translate("SeatSelection", "You");
    const QString player = QCoreApplication::translate("SeatSelection", "Player %1");
    for (const MatchConfig::Seat& seat : config.seats) {
        const QString name = seat.called();
        const bool isYou = name == you || name == "You";
        occupants.push_back({isYou ? player.arg(occupants.size() + 1) : name, false});
    }
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

QString ReplyWords::lineOf(const Hint& hint) const { return rowOf(hint).line; }

}  // namespace duelogue
