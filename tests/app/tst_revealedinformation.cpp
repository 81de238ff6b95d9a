#include <QGuiApplication>
#include <QTest>

#include "app/games/Games.h"
#include "app/match/session/RevealedInformation.h"
#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/RandomPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/PlayedOut.h"

using namespace duelogue;

/// The information that a player has gained, in matches of every game.
class TestRevealedInformation : public QObject {
    Q_OBJECT

private slots:
    void revealedCardsAreRecorded_data();
    void revealedCardsAreRecorded();
    void withoutRepliesNothingIsRevealed();
};

void TestRevealedInformation::revealedCardsAreRecorded_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("decks");
    QTest::newRow("arcana") << "arcana" << QStringList{"dawn-patrol", "ash-and-bone"};
    QTest::newRow("tribute") << "tribute" << QStringList{"random", "random"};
    QTest::newRow("netrun") << "netrun" << QStringList{"solid-ground", "slow-poison"};
    QTest::newRow("basebreak") << "basebreak" << QStringList{"aliens+random", "pirates+random"};
}

/// Compares the result with the cards that a player knows in the state. A newly known card must be reported. If every
/// card is as known as before, at its old place, the result must be false.
void TestRevealedInformation::revealedCardsAreRecorded() {
    QFETCH(const QString, game);
    QFETCH(const QStringList, decks);
    const MatchConfig config{game, {{"Anna", "random", decks[0]}, {"Ben", "random", decks[1]}}};
    const SavedMatch kept = playedOut(config, 5);
    const Rulebook& rulebook = duelogue::game(game.toStdString())->rulebook();
    const auto isKnown = [](const ReadableMatch& match, std::size_t card, PlayerId player) {
        const View view(match, player);
        return bool(view.state().cards[card].definition);
    };
    int seen = 0, unseen = 0;
    Match match(rulebook);
    begin(match, kept.start());
    constexpr std::size_t most = 120;
    for (std::size_t i = 0; i < std::min(most, kept.replies.size()); ++i) {
        const auto [player, reply] = kept.replies[i];
        const Match before(match);
        QCOMPARE(match.play(player, reply), MessageId::None);
        const std::vector<JournalEntry> replies(kept.replies.begin(),
                                                kept.replies.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        for (const PlayerId looker : {PlayerId(0), PlayerId(1)}) {
            const bool has = hasSeenSince(rulebook, kept.start(), replies, i, looker);
            bool learns = false, same = before.state().globals.random == match.state().globals.random;
            for (std::size_t card = 0; card < before.state().cards.size(); ++card) {
                const bool isMoved = !(before.state().cards[card].zone == match.state().cards[card].zone);
                const bool was = isKnown(before, card, looker), is = isKnown(match, card, looker);
                learns = learns || (!was && is);
                same = same && !isMoved && was == is;
            }
            if (learns) QVERIFY2(has, qPrintable(QString::number(i)));
            if (same) QVERIFY2(!has, qPrintable(QString::number(i)));
            seen += learns ? 1 : 0;
            unseen += same ? 1 : 0;
        }
    }
    QVERIFY2(seen > 3 && unseen > 3, qPrintable(QString("%1, %2").arg(seen).arg(unseen)));
}

void TestRevealedInformation::withoutRepliesNothingIsRevealed() {
    const MatchConfig config{"arcana", {{"Anna", "random", "dawn-patrol"}, {"Ben", "random", "ash-and-bone"}}};
    const SavedMatch kept = playedOut(config, 5);
    const Rulebook& rulebook = game("arcana")->rulebook();
    QVERIFY(!hasSeenSince(rulebook, kept.start(), {}, 0, PlayerId(0)));
    // During a whole match, somebody draws a card.
    QVERIFY(hasSeenSince(rulebook, kept.start(), kept.replies, 0, PlayerId(0)));
}

DUELOGUE_TEST(TestRevealedInformation, QGuiApplication)
#include "tst_revealedinformation.moc"
