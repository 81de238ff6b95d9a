// Whole matches as text: written down, played again move by move, and handed over by whoever has a mistake to report.
#include <QtTest>

#include "app/decks/FindDeck.h"
#include "app/session/Keep.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

CommandRun run(const QStringList& line) {
    std::vector<std::string> words;
    for (const QString& word : line) words.push_back(word.toStdString());
    return CommandRun::of(words);
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

class TestReplay : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void initTestCase() {
        const CommandRun ran = run({"watch", "--players", "greedy,random", "--seed", "4", "--replay"});
        QCOMPARE(ran.status, ExitStatus::Fine);
        m_text = QByteArray::fromStdString(ran.out);
        QVERIFY(m_text.contains("\n  expect hash "));
    }

    void aReplayIsPlayedMoveByMove() {
        const CommandRun ran = run({"replay", file("whole.duel", m_text)});
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY(has(ran.out, "\n12: 2 no\n"));  // the first line behind the decks and "moves": the opening hand is kept
        QVERIFY(has(ran.out, "\nTurn 2, player "));
        QVERIFY2(ran.out.ends_with(" wins.\n"), ran.out.substr(ran.out.size() - 100).c_str());
    }

    void aTurnsHeadingTellsHowItStands() {
        const QByteArray text =
            "game basebreak\nname points\ntable\n  play Tortuga\nplayer 1\n  points 3\n  hand Invader\n"
            "  deck War Raptor x4\nplayer 2\n  deck War Raptor x4\nmoves\n  1 play Invader\n  1 done\n";
        const CommandRun ran = run({"replay", file("points.duel", text)});
        QVERIFY2(has(ran.out, "\nTurn 2, player 2 (points 4 : 0)\n"), ran.out.c_str());
    }

    void aReplayThatGoesAnotherWayIsNoticed() {
        const qsizetype at = m_text.indexOf("expect hash ") + 12;
        QByteArray other = m_text;
        other[at] = other[at] == 'a' ? 'b' : 'a';
        const QString path = file("other.duel", other);
        const CommandRun ran = run({"replay", path});
        QCOMPARE(ran.status, ExitStatus::Failed);
        const std::string line = std::to_string(other.left(at).count('\n') + 1);
        QVERIFY2(ran.err.starts_with(path.toStdString() + ":" + line + ": expected hash "), ran.err.c_str());
        QVERIFY(has(ran.err, "something went another way"));
        QVERIFY(run({"check", path}).out.ends_with("0 passed, 1 failed\n"));
    }

    void aWrongLineIsNamed_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("no reply") << QByteArray("1 dance") << ":12: expected a reply that begins with pass, yes, ";
        QTest::newRow("not legal") << QByteArray("1 attack Forest") << ":12: expected a reply";
        QTest::newRow("no player") << QByteArray("7 pass")
                                   << ":12: expected \"expect\", \"forced\", \"pass until\", or the number of a player";
    }
    void aWrongLineIsNamed() {
        QFETCH(QByteArray, line);
        QFETCH(QString, message);
        QByteArray text = m_text;
        text.replace("moves\n", "moves\n  " + line + "\n");
        const CommandRun ran = run({"replay", file("wrong.duel", text)});
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(has(ran.err, message.toStdString()), ran.err.c_str());
    }

    void anyScenarioCanBePlayedMoveByMove() {
        const CommandRun ran = run({"replay", DUELOGUE_SOURCE_DIR "/tests/scenarios/arcana/cards/ebon-dragon.duel"});
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY(has(ran.out, "Player 2 discards Bee Sting"));
        QVERIFY(has(ran.out, "not enough mana"));
    }

    void misuseIsExplained() {
        const CommandRun none = run({"replay"});
        QCOMPARE(none.status, ExitStatus::Misused);
        QVERIFY(none.err.starts_with("duelogue replay: found nothing, expected one file in the notation"));
        const CommandRun missing = run({"replay", "/no/such.duel"});
        QCOMPARE(missing.status, ExitStatus::Misused);
        QCOMPARE(missing.err, std::string("/no/such.duel: there is no such file\n"));
        const CommandRun both = run({"replay", "--last", "x"});
        QCOMPARE(both.status, ExitStatus::Misused);
        QVERIFY(both.err.starts_with("duelogue replay: found \"x\", expected nothing behind --last"));
    }

    void theLastMatchOfTheWindowIsWritten_data() {
        QTest::addColumn<bool>("over");
        QTest::newRow("broken off") << false;
        QTest::newRow("over") << true;
    }
    void theLastMatchOfTheWindowIsWritten() {
        QFETCH(bool, over);
        const Game& arcana = *game("arcana");
        KeptMatch kept;
        kept.wish = {"arcana", {{"Ann", "person", "ash-and-bone"}, {"Ben", "person", "dawn-patrol"}}};
        kept.seed = 12;
        kept.over = over;
        MatchStart start;
        start.seed = kept.seed;
        for (const char* name : {"ash-and-bone", "dawn-patrol"}) {
            kept.decks.push_back(std::get<Deck>(findDeck(arcana, name)));
            start.decks.push_back(kept.decks.back().cards());
        }
        Match match(arcana.rulebook());
        begin(match, start);
        Random random(3);
        for (int i = 0; i < 150; ++i) {
            Replies replies;
            match.options(replies);
            kept.replies.push_back({match.asked(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]});
            QCOMPARE(match.answer(match.asked(), kept.replies.back().reply), MessageId::None);
        }
        QCOMPARE(keeper().keep(arcana, kept), std::nullopt);
        QCOMPARE(std::holds_alternative<KeptMatch>(keeper().find()), !over);

        const CommandRun written = run({"replay", "--last"});
        QCOMPARE(written.status, ExitStatus::Fine);
        const CommandRun played = run({"replay", file("last.duel", QByteArray::fromStdString(written.out))});
        QCOMPARE(played.err, std::string());
        QCOMPARE(played.status, ExitStatus::Fine);
        QVERIFY(has(played.out, "is asked for "));
    }

private:
    OwnHome m_home;
    QByteArray m_text;
};

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
