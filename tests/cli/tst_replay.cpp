// Whole matches as text: written, replayed move by move, and submitted with a bug report.
#include <QtTest>

#include "app/library/decks/FindDeck.h"
#include "app/match/saved/MatchText.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const QString replays = DUELOGUE_SOURCE_DIR "/tests/data/replays";

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the version of the rules in a replay, or 0.
int rulesOf(const QByteArray& text) {
    static const QRegularExpression line("^rules +(\\d+)$", QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(text)).captured(1).toInt();
}

QString words(const NotationError& error) {
    return QString::fromStdString("line " + std::to_string(error.line) + ": " + error.message());
}

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
        QVERIFY(has(ran.out, "\n12: 2 no\n"));  // the first line after the decks and "moves": the opening hand is kept
        QVERIFY(has(ran.out, "\nTurn 2, player "));
        QVERIFY2(ran.out.ends_with(" wins.\n"), ran.out.substr(ran.out.size() - 100).c_str());
    }

    void aTurnHeadingShowsTheScore() {
        const QByteArray text =
            "game basebreak\nname points\ntable\n  play Tortuga\nplayer 1\n  points 3\n  hand Invader\n"
            "  deck War Raptor x4\nplayer 2\n  deck War Raptor x4\nmoves\n  1 play Invader\n  1 done\n";
        const CommandRun ran = run({"replay", file("points.duel", text)});
        QVERIFY2(has(ran.out, "\nTurn 2, player 2 (points 4 : 0)\n"), ran.out.c_str());
    }

    void aDivergingReplayIsReported() {
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

    void anInvalidLineIsReported_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("no reply") << QByteArray("1 dance")
                                  << ":12: unknown reply \"dance\". Replies begin with pass, yes, ";
        QTest::newRow("not legal") << QByteArray("1 attack Forest") << ":12: \"1 attack Forest\" is not legal now: ";
        QTest::newRow("no player") << QByteArray("7 pass") << ":12: unknown move ";
    }
    void anInvalidLineIsReported() {
        QFETCH(QByteArray, line);
        QFETCH(QString, message);
        QByteArray text = m_text;
        text.replace("moves\n", "moves\n  " + line + "\n");
        const CommandRun ran = run({"replay", file("wrong.duel", text)});
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(has(ran.err, message.toStdString()), ran.err.c_str());
    }

    /// tests/data/replays has a short match for each version of a game's rules, GAME-VERSION.duel.
    void aMatchOfEarlierRulesOpens_data() { addReplays(); }
    void aMatchOfEarlierRulesOpens() {
        QFETCH(QString, path);
        const QByteArray text = bytesOf(path);
        const auto reading = readMatch(text.toStdString());
        const auto* const read = std::get_if<ReadMatch>(&reading);
        if (read == nullptr) QFAIL(qPrintable(std::get<QString>(reading)));
        const Rulebook& rulebook = game(read->match.config.game.toStdString())->rulebook();
        if (rulesOf(text) == rulebook.version()) return;
        QVERIFY2(read->warning.contains(
                     QString("made with rules version %2 (this is %1)").arg(rulebook.version()).arg(rulesOf(text))),
                 qPrintable(read->warning));
        QVERIFY(read->match.former && !read->match.replies.empty());
        // The warning names the first refused reply.
        const auto moves = text.mid(text.indexOf("\nmoves\n") + 7).count('\n') - 1;
        QVERIFY(read->match.former->refused < moves);
        if (read->match.former->refused > 0)
            QVERIFY2(read->warning.contains(
                         QRegularExpression("Line \\d+: (\".*\" is not legal now|the match can't continue)")),
                     qPrintable(read->warning));
    }

    void theSameRulesGiveTheSameResult_data() { addReplays(); }
    void theSameRulesGiveTheSameResult() {
        QFETCH(QString, path);
        const QByteArray text = bytesOf(path);
        const auto scenarios = readScenarios(text.toStdString());
        const Scenario& scenario = std::get<std::vector<Scenario>>(scenarios).front();
        const Rulebook& rulebook = game(scenario.game)->rulebook();
        if (rulesOf(text) != rulebook.version()) return;
        const auto replay = readReplay(rulebook, scenario);
        if (const auto* error = std::get_if<NotationError>(&replay))
            QFAIL(qPrintable(QString("%1: %2. Write it anew: %3")
                                 .arg(path, words(*error), recording(scenario.game, rulebook.version()))));
        const auto& mistake = std::get<Replay>(replay).mistake;
        const QString told = mistake ? words(*mistake) : QString();
        QVERIFY2(told.isEmpty(),
                 qPrintable(QString("%1: %2. The same replies lead to another end than under version %3 of the rules: "
                                    "raise version() of match/%4, and add a match of the new one: %5")
                                .arg(path, told)
                                .arg(rulebook.version())
                                .arg(QString::fromStdString(scenario.game),
                                     recording(scenario.game, rulebook.version() + 1))));
    }

    void eachVersionOfTheRulesHasAReplay() {
        for (const std::string& id : gameIds()) {
            const int version = game(id)->rulebook().version();
            const QString path = pathOf(id, version);
            QVERIFY2(QFile::exists(path), qPrintable(path + " is missing. Write it: " + recording(id, version)));
        }
    }

    void anyScenarioCanBePlayedMoveByMove() {
        const CommandRun ran =
            run({"replay", DUELOGUE_SOURCE_DIR "/tests/scenarios/arcana/ebon-dragon-step-by-step.duel"});
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY(has(ran.out, "Player 2 discards Bee Sting"));
        QVERIFY(has(ran.out, "Player 1 can't pay for Ebon Dragon: the spell is canceled"));
    }

    void misuseIsExplained() {
        const CommandRun none = run(QStringList{"replay"});
        QCOMPARE(none.status, ExitStatus::Misused);
        QVERIFY(none.err.starts_with("duelogue replay: Which replay?"));
        const CommandRun missing = run({"replay", "/no/such.duel"});
        QCOMPARE(missing.status, ExitStatus::Misused);
        QCOMPARE(missing.err, std::string("/no/such.duel: no such file\n"));
        const CommandRun both = run({"replay", "--last", "x"});
        QCOMPARE(both.status, ExitStatus::Misused);
        QVERIFY(both.err.starts_with("duelogue replay: --last can't be combined with a file"));
    }

    void theLastMatchOfTheWindowIsExported_data() {
        QTest::addColumn<bool>("over");
        QTest::newRow("broken off") << false;
        QTest::newRow("over") << true;
    }
    void theLastMatchOfTheWindowIsExported() {
        QFETCH(bool, over);
        const Game& arcana = *game("arcana");
        SavedMatch kept;
        kept.config = {"arcana", {{"Ann", "person", "ash-and-bone"}, {"Ben", "person", "dawn-patrol"}}};
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
            match.legalReplies(replies);
            kept.replies.push_back(
                {match.playerToAct(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]});
            QCOMPARE(match.play(match.playerToAct(), kept.replies.back().reply), MessageId::None);
        }
        QCOMPARE(keeper().keep(arcana, kept), std::nullopt);
        QCOMPARE(std::holds_alternative<SavedMatch>(keeper().find()), !over);

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

    static void addReplays() {
        QTest::addColumn<QString>("path");
        const QDir folder(replays);
        for (const QFileInfo& file : folder.entryInfoList({"*.duel"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file.baseName())) << file.filePath();
    }
    static QString pathOf(const std::string& id, int version) {
        return QString("%1/%2-%3.duel").arg(replays, QString::fromStdString(id)).arg(version);
    }
    static QString recording(const std::string& id, int version) {
        return QString("duelogue watch --game %1 --players greedy,random --seed 1 --replay > %2")
            .arg(QString::fromStdString(id), pathOf(id, version));
    }
};

DUELOGUE_TEST(TestReplay, QCoreApplication)
#include "tst_replay.moc"
