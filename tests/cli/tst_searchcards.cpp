// Queries for cards on the command line: "cards search" and "cards fields".
#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QtTest>
#include <algorithm>
#include <sstream>

#include "app/cli/CommandLine.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

namespace {

/// Runs a search whose words are those of a shell.
CommandRun search(std::vector<std::string> words) {
    words.insert(words.begin(), {"cards", "search"});
    return CommandRun::of(words);
}

QStringList namesIn(const CommandRun& ran) {
    QStringList names;
    const auto cards = QJsonDocument::fromJson(QByteArray::fromStdString(ran.out)).array();
    for (const QJsonValue card : cards) names += card["name"].toString();
    return names;
}

}  // namespace

class TestSearchCards : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void cardsAreFoundInTheOrderOfTheQuery() {
        const CommandRun lines = search({"t:goblin sort:-cost sort:name"});
        QCOMPARE(lines.status, ExitStatus::Fine);
        QVERIFY(lines.out.starts_with("Goblin Bully                 1R       2/1    Creature — Goblin\n"));
        QCOMPARE(std::ranges::count(lines.out, '\n'), 3);
        const CommandRun json = search({"--json", "t:goblin sort:cost sort:-name"});
        QCOMPARE(namesIn(json), (QStringList{"Raging Goblin", "Hulking Goblin", "Goblin Bully"}));
    }

    /// Games whose fields do not fit the query are left out.
    void allGamesThatUnderstandTheQueryAreSearched() {
        QCOMPARE(namesIn(search({"--json", "déjà"})), (QStringList{"Déjà Vu", "Déjà Vu"}));
        QCOMPARE(namesIn(search({"--json", "inf=2", "vu"})), QStringList("Déjà Vu"));
        QCOMPARE(namesIn(search({"--json", "--game", "tribute", "atk>2500"})), QStringList("Blue-Eyes White Dragon"));
    }

    void wordsWithADashBelongToTheQuery() {
        const CommandRun ran = search({"-t:monster", "--json", "dragon"});
        QCOMPARE(namesIn(ran), (QStringList{"The Flute of Summoning Dragon", "Dragon Capture Jar"}));
        QCOMPARE(CommandRun::of("cards list -t:creature").status, ExitStatus::Misused);
    }

    void aMistakeIsReportedWithItsColumn() {
        const CommandRun one = search({"--game", "arcana", "pow>=goblin"});
        QCOMPARE(one.status, ExitStatus::Misused);
        QVERIFY(one.out.empty());
        QCOMPARE(one.err,
                 std::string("duelogue cards: column 6: \"goblin\" is not a number; expected one, or cost, pow, "
                             "tou or cn\nTry \"duelogue cards --help\".\n"));
        // Only Netrun knows the field before the mistake.
        const CommandRun all = search({"mu<3", "strngth>2"});
        QVERIFY2(all.err.starts_with("duelogue cards: netrun: column 6: unknown field \"strngth\". Did you mean "),
                 all.err.c_str());
        QCOMPARE(CommandRun::of("cards search").status, ExitStatus::Misused);
    }

    void aTerminalShowsThePlaceOfAMistake() {
        std::ostringstream out;
        Console console{out, out, &out};
        const std::vector<std::string> words{"cards", "search", "--game", "basebreak", "f:zombie pow>=goblin"};
        QVERIFY(runCommandLine(words, console) == ExitStatus::Misused);
        QVERIFY2(has(out.str(), "\n  f:zombie pow>=goblin\n                ^~~~~~\n"), out.str().c_str());
    }

    void anEmptyResultIsNoFailure() {
        const CommandRun ran = search({"t:goblin", "t:land"});
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY(ran.out.empty());
        QCOMPARE(ran.err, std::string("No card matches.\n"));
        QCOMPARE(search({"--json", "t:goblin t:land"}).out, std::string("[]\n"));
        QCOMPARE(search({"zzz"}).status, ExitStatus::Fine);
    }

    void theShellIsToldHowAQueryGoesOn() {
        QCOMPARE(search({"--complete", "--game", "arcana", "dragon c:bl"}).out,
                 std::string("dragon c:blue\ndragon c:black\n"));
        QCOMPARE(search({"--complete", "--game", "netrun", "s:code"}).out, std::string("s:code-gate\n"));
        const CommandRun all = search({"--complete", ""});
        for (const char* field : {"name:\n", "pow\n", "atk\n", "f:\n", "inf\n", "sort:\n"})
            QVERIFY(has(all.out, field));
        QCOMPARE(search({"--complete", "o:\"draw"}).out, std::string());
    }

    /// The program loads cards once, so this needs a process of its own.
    void ownCardsAreFound() {
        QVERIFY(QDir(m_folder.path()).mkpath("mine/arcana"));
        file("mine/arcana/mine.yaml",
             "set: Mine\ncards:\n- {name: Fire Cat, cost: R, type: Creature - Volcanic Cat, stats: 2/1}\n");
        QProcess program;
        program.start(DUELOGUE_PROGRAM,
                      {"cards", "search", "--cards", m_folder.filePath("mine"), "t:volcanic", "s:mine"});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.readAllStandardOutput(),
                 QByteArray("Fire Cat                     R        2/1    Creature — Volcanic Cat\n"));
        QCOMPARE(program.exitCode(), 0);
    }

    void fieldsAreListed() {
        const CommandRun ran = CommandRun::of("cards fields --game arcana");
        QVERIFY2(has(ran.out, "arcana     r, rarity              the rarity: common, uncommon, rare\n"),
                 ran.out.c_str());
        const CommandRun all = CommandRun::of("cards fields --json");
        const auto fields = QJsonDocument::fromJson(QByteArray::fromStdString(all.out)).array();
        QVERIFY(fields.size() > 40);
        QCOMPARE(fields[3]["names"].toArray(), (QJsonArray{"c", "color"}));
        QCOMPARE(fields[3]["kind"].toString(), "set");
        QCOMPARE(fields[3]["values"].toArray().size(), 7);
    }
};

DUELOGUE_TEST(TestSearchCards, QCoreApplication)

#include "tst_searchcards.moc"
