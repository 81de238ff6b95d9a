// Decks on the command line that are looked at: chances to draw cards, and differences.
#include <QJsonArray>
#include <QtTest>

#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

class TestDeckStudy : public QObject, private OwnFolder {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void chancesAreATable() {
        const QString deck = file("wood.txt", "56 Forest\n4 Bee Sting\n");
        const CommandRun one = run(QStringList{"deck", "odds", deck, "bee sting", "--turns", "2"});
        QCOMPARE(one.status, ExitStatus::Fine);
        QCOMPARE(one.out, std::string("4 Bee Sting in 60 cards\n"
                                      "                   first        second\n"
                                      "first hand         39.9 %        39.9 %\n"
                                      "turn 1             39.9 %        44.5 %\n"
                                      "turn 2             44.5 %        48.8 %\n"));
        const CommandRun two = run(QStringList{"deck", "odds", deck, "Bee Sting", "Forest", "--turns", "0"});
        QCOMPARE(two.out, std::string("4 Bee Sting in 60 cards\n56 Forest in 60 cards\n"
                                      "             any: first   any: second   each: first  each: second\n"
                                      "first hand        100.0 %       100.0 %        39.9 %        39.9 %\n"));
    }

    void chancesAreJson() {
        const QString deck = file("wood.txt", "56 Forest\n4 Bee Sting\n");
        const QJsonObject json = run(QStringList{"deck", "odds", deck, "Bee Sting", "--json"}).json();
        QCOMPARE(json["size"].toInt(), 60);
        QCOMPARE(json["first"].toArray().size(), 6);
        QCOMPARE(json["second"][5]["drawn"].toInt(), 12);
        QCOMPARE(json["first"][0]["exactly"].toArray().size(), 5);
    }

    void joinedDecksCanBeStudied() {
        const CommandRun ran = run("deck odds aliens+ninjas Invader --json");
        QCOMPARE(ran.json()["size"].toInt(), 40);
        QCOMPARE(ran.json()["first"][1]["drawn"].toInt(), 5);
    }

    void differencesAreListed() {
        const QString before = file("before.txt", "20 Forest\n4 Bee Sting\n\nSideboard\n1 Anaconda\n");
        const QString after = file("after.txt", "22 Forest\n1 Anaconda\n");
        QCOMPARE(run(QStringList{"deck", "diff", before, after}).out,
                 std::string("+2 Forest\n-4 Bee Sting\n+1 Anaconda\n-1 Anaconda (sideboard)\n"));
        QCOMPARE(run(QStringList{"deck", "diff", before, before}).out, std::string("The decks have the same cards.\n"));
        const QJsonArray changes =
            run(QStringList{"deck", "diff", before, after, "--json"}).json()["changes"].toArray();
        QCOMPARE(changes.size(), 4);
        QCOMPARE(changes[1]["part"].toString(), QString("cards"));
        QCOMPARE(changes[1]["before"].toInt(), 4);
        QCOMPARE(changes[1]["after"].toInt(), 0);
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("no card") << "deck odds dawn-patrol"
                                 << "expected a card after the deck";
        QTest::newRow("unknown card") << "deck odds dawn-patrol Forst"
                                      << "unknown card \"Forst\". Did you mean \"Forest\"?";
        QTest::newRow("unknown deck") << "deck odds no-such-deck Forest"
                                      << "no-such-deck";
        QTest::newRow("no deck") << "deck odds"
                                 << "odds needs a deck";
        QTest::newRow("turns") << "deck odds dawn-patrol Forest --turns x"
                               << "--turns";
        QTest::newRow("one deck") << "deck diff dawn-patrol"
                                  << "expected two decks";
        QTest::newRow("an unknown second deck") << "deck diff dawn-patrol no-such-deck"
                                                << "no-such-deck";
        QTest::newRow("three decks") << "deck diff a b c"
                                     << "c";
    }
    void misuseIsExplained() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(QString::fromStdString(ran.err).contains(message), ran.err.c_str());
        QCOMPARE(ran.out, std::string());
    }
};

DUELOGUE_TEST(TestDeckStudy, QCoreApplication)

#include "tst_deckstudy.moc"
