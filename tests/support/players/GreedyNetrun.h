#pragma once

#include <QtTest>
#include <algorithm>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/support/players/NetrunPositions.h"

/// The greedy player at positions of Netrun.
namespace duelogue {

inline constexpr int mostGreedyAnswers = 80;

[[nodiscard]] inline const netrun::Netrun& netrunRules() { return NetrunGame::instance().rulebook(); }

/// Returns the replies of a greedy player until the turn ends, in the notation. The other player is also greedy.
[[nodiscard]] inline QStringList greedyTurn(const std::string& text, std::uint64_t seed) {
    Match match = netrunPlayed(text);
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    GreedyPlayer player(evaluationFor(netrunRules()), seed);
    GreedyPlayer other(evaluationFor(netrunRules()), seed + 100);
    QStringList given;
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn &&
           given.size() < mostGreedyAnswers) {
        match.legalReplies(replies);
        const bool isOwn = match.playerToAct() == self;
        GreedyPlayer& asked = isOwn ? player : other;
        const Reply reply = replies.size() > 1 ? asked.choose(View(match, match.playerToAct())) : replies.front();
        if (isOwn) given << netrunWords(match, reply);
        match.apply(reply);
    }
    return given;
}

/// Returns true if `given` contains any of the bar-separated replies.
[[nodiscard]] inline bool holdsAny(const QStringList& given, const QString& wanted) {
    return std::ranges::any_of(wanted.split(" | "), [&](const QString& one) { return given.contains(one); });
}

inline void addColumns() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("does");
    QTest::addColumn<QString>("avoids");
}

/// Verifies the replies over five seeds. An exclamation mark means the first reply, and a number sign means at most
/// once.
inline void look() {
    QFETCH(QString, position);
    QFETCH(QString, does);
    QFETCH(QString, avoids);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const QStringList given = greedyTurn(position.toStdString(), seed);
        const QByteArray all = given.join(", ").toUtf8();
        QVERIFY2(given.size() < mostGreedyAnswers, all);
        if (does.startsWith('!')) {
            QVERIFY2(!given.isEmpty() && holdsAny({given.front()}, does.mid(1)), all);
        } else {
            QVERIFY2(does.isEmpty() || holdsAny(given, does), all);
        }
        if (avoids.startsWith('#')) {
            QVERIFY2(given.count(avoids.mid(1)) <= 1, all);
        } else {
            QVERIFY2(avoids.isEmpty() || !holdsAny(given, avoids), all);
        }
    }
}

}  // namespace duelogue
