// Measuring decks on the command line: win rates, their parts, and comparisons.
#include <QFile>
#include <QJsonArray>
#include <QtTest>

#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const QStringList measured{"deck",     "measure", "dawn-patrol", "--against", "tidewood,goblin-hour", "--matches", "6",
                           "--player", "random",  "--seed",      "5"};

qint64 matchesOf(const QJsonValue& rate) { return rate["matches"].toInteger(); }

}  // namespace

class TestDeckMeasure : public QObject, private OwnFolder {
    Q_OBJECT

private:
    OwnHome m_home;

    /// Runs the measurement with further words and returns the path of its result.
    QString resultOf(const QString& name, const QStringList& more) {
        const CommandRun ran = run(measured + more + QStringList{"--json"});
        return file(name, QByteArray::fromStdString(ran.out));
    }

private slots:
    void theSameSeedGivesTheSameFiguresForAnyNumberOfThreads() {
        const CommandRun one = run(measured + QStringList{"--json"});
        QCOMPARE(one.status, ExitStatus::Fine);
        QCOMPARE(run(measured + QStringList{"--json", "--jobs", "3"}).out, one.out);
    }

    void eachMatchIsCountedOnce() {
        const QJsonObject json = run(measured + QStringList{"--json"}).json();
        QCOMPARE(json["player"].toString(), QString("random"));
        QCOMPARE(json["opponents"].toArray().size(), 2);
        for (const QJsonValue each : json["opponents"].toArray()) {
            QCOMPARE(matchesOf(each["all"]), 6);
            QCOMPARE(matchesOf(each["first"]), 3);
            QCOMPARE(matchesOf(each["second"]), 3);
        }
        QCOMPARE(matchesOf(json["total"]["all"]), 12);
        for (const QJsonValue card : json["cards"].toArray()) {
            const QString name = card["name"].toString();
            QVERIFY2(matchesOf(card["opening"]) + matchesOf(card["drawn"]) >= 12 - matchesOf(card["unseen"]),
                     qPrintable(name));
            QVERIFY2(matchesOf(card["opening"]) <= 12 - matchesOf(card["unseen"]), qPrintable(name));
            QVERIFY2(matchesOf(card["played"]) <= 12 - matchesOf(card["unseen"]), qPrintable(name));
        }
    }

    void partsAreExactlyTheWholeRun() {
        const CommandRun all = run(measured + QStringList{"--json"});
        QStringList parts{"deck", "measure", "--join", "--json"};
        for (int part = 3; part >= 1; --part)
            parts << resultOf(QString("part%1.json").arg(part), {"--part", QString("%1/3").arg(part)});
        QJsonObject joined = run(parts).json();
        QJsonObject whole = all.json();
        QCOMPARE(joined["joined"].toArray().size(), 3);
        for (const char* key : {"joined", "parts"}) {
            joined.remove(key);
            whole.remove(key);
        }
        QCOMPARE(joined, whole);
    }

    void joiningWantsPartsOfOneRun() {
        const QString first = resultOf("first.json", {"--part", "1/2"});
        const QString other = resultOf("other.json", {"--part", "2/2", "--seed", "6"});
        const CommandRun twice = run(QStringList{"deck", "measure", "--join", first, first});
        QCOMPARE(twice.status, ExitStatus::Misused);
        QVERIFY2(twice.err.find("part 1 is already included") != std::string::npos, twice.err.c_str());
        const CommandRun mixed = run(QStringList{"deck", "measure", "--join", first, other});
        QVERIFY2(mixed.err.find("it has another player, seed") != std::string::npos, mixed.err.c_str());
        const CommandRun none = run(QStringList{"deck", "measure", "--join", file("not.json", "{\"game\": 3}")});
        QVERIFY2(none.err.find("not.json: expected a result of") != std::string::npos, none.err.c_str());
        const CommandRun one = run(QStringList{"deck", "measure", "--join", first});
        QVERIFY2(one.err.find("1 of 2 parts") != std::string::npos, one.err.c_str());
    }

    void aDeckThatNeverLosesIsCertain() {
        // Forests alone never win against creatures.
        const QString forests = file("forests.txt", "60 Forest\n");
        const CommandRun ran = run(QStringList{"deck", "measure", "the-old-forest", "--against", forests, "--matches",
                                               "4", "--player", "greedy", "--json"});
        const QJsonObject json = ran.json();
        const QJsonValue all = json["total"]["all"];
        QCOMPARE(all["rate"].toDouble(), 1.0);
        QVERIFY(all["interval"][0].toDouble() > .5);
        QCOMPARE(all["interval"][1].toDouble(), 1.0);
    }

    void decksMeetOnlyThoseOfTheOtherSide() {
        const CommandRun ran = run(QStringList{"deck", "list", "--game", "netrun", "--json"});
        QString corp;
        for (const QJsonValue deck : QJsonDocument::fromJson(QByteArray::fromStdString(ran.out)).array()) {
            if (deck["seat"].toInt() == 1) corp = deck["id"].toString();
        }
        const QJsonObject json =
            run(QStringList{"deck", "measure", corp, "--matches", "1", "--player", "random", "--json"}).json();
        QVERIFY(!json["opponents"].toArray().isEmpty());
        QCOMPARE(matchesOf(json["total"]["first"]), matchesOf(json["total"]["all"]));
    }

    void twoResultsAreCompared() {
        const QString before = resultOf("before.json", {});
        const QString after = resultOf("after.json", {"--seed", "9"});
        const QJsonObject json = run(QStringList{"deck", "compare", before, after, "--json"}).json();
        QCOMPARE(json["difference"].toDouble(), json["after"].toDouble() - json["before"].toDouble());
        QVERIFY(json["interval"][0].toDouble() < json["difference"].toDouble());
        QVERIFY(json["interval"][1].toDouble() > json["difference"].toDouble());
        const CommandRun same = run(QStringList{"deck", "compare", before, before});
        QVERIFY2(same.out.find("+0.0 (") != std::string::npos, same.out.c_str());
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("part") << "deck measure dawn-patrol --part 3/2"
                              << "--part: expected I/N";
        QTest::newRow("player") << "deck measure dawn-patrol --player nobody"
                                << "nobody";
        QTest::newRow("opponent") << "deck measure dawn-patrol --against no-such-deck"
                                  << "no-such-deck";
        QTest::newRow("no opponent") << "deck measure dawn-patrol --against dawn-patrol"
                                     << "no other deck can play against \"dawn-patrol\"";
        QTest::newRow("one file") << "deck compare one.json"
                                  << "expected two files";
    }
    void misuseIsExplained() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(QString::fromStdString(ran.err).contains(message), ran.err.c_str());
    }
};

DUELOGUE_TEST(TestDeckMeasure, QCoreApplication)

#include "tst_deckmeasure.moc"
