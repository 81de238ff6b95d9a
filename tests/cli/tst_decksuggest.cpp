// Suggestions for a deck: the search on the command line, and how it can be stopped.
#include <QJsonArray>
#include <QtTest>

#include "app/library/measure/DeckSuggestion.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

double winRateOf(const QString& deck, const QString& against) {
    const CommandRun ran = run(QStringList{"deck", "measure", deck, "--against", against, "--matches", "20", "--player",
                                           "greedy", "--seed", "77", "--jobs", "2", "--json"});
    const QJsonObject json = ran.json();
    return json["total"]["all"]["rate"].toDouble();
}

}  // namespace

class TestDeckSuggest : public QObject, private OwnFolder {
    Q_OBJECT

private:
    OwnHome m_home;

    /// Two decks of lands alone: neither of them ever wins by damage.
    QString m_bad = file("bad.txt", "60 Forest\n");
    QString m_other = file("other.txt", "60 Forest\n");

    QStringList search(const QStringList& more) const {
        return QStringList{"deck", "suggest", m_bad, "--against", m_other, "--player", "greedy"} + more;
    }

    /// Returns the plan of the same search.
    SuggestionPlan plan() const {
        SuggestionPlan plan;
        plan.measure.seats.game = game("arcana");
        const DefinitionId forest = game("arcana")->pool().find("Forest");
        plan.deck.entries = {{60, forest}};
        for (const char* name : {"bad", "other"}) {
            plan.measure.seats.deckNames.emplace_back(name);
            plan.measure.seats.decks.push_back(plan.deck.cards());
            plan.measure.seats.anew.emplace_back();
            plan.measure.seats.seatOf.emplace_back();
        }
        plan.measure.seats.players = {"greedy"};
        plan.matches = 70;
        return plan;
    }

private slots:
    void aBadDeckGetsBetter() {
        const CommandRun ran = run(search({"--matches", "70", "--jobs", "2", "--json"}));
        QCOMPARE(ran.status, ExitStatus::Fine);
        const QJsonObject json = ran.json();
        QVERIFY2(!json["suggestions"].toArray().isEmpty(), ran.out.c_str());
        const QJsonValue best = json["suggestions"][0];
        QVERIFY(best["interval"][0].toDouble() > 0);
        QVERIFY(best["interval"][0].toDouble() <= best["difference"].toDouble());
        QVERIFY(best["interval"][1].toDouble() >= best["difference"].toDouble());
        QVERIFY(best["matches"].toInt() > 0);
        QVERIFY(std::abs(best["after"].toDouble() - best["before"].toDouble() - best["difference"].toDouble()) < 1e-9);
        // The change holds in other deals.
        QByteArray lines = QByteArray::number(60 - best["out"][0]["count"].toInt()) + " Forest\n";
        for (const QJsonValue in : best["in"].toArray())
            lines += QByteArray::number(in["count"].toInt()) + ' ' + in["name"].toString().toUtf8() + '\n';
        const QString better = file("better.txt", lines);
        QCOMPARE(run(QStringList{"deck", "validate", better}).status, ExitStatus::Fine);
        QVERIFY(winRateOf(better, m_other) > winRateOf(m_bad, m_other) + 0.2);
    }

    void theHeaderNamesTheTestAndItsErrorRate() {
        const CommandRun ran = run(search({"--matches", "70", "--jobs", "2"}));
        QVERIFY2(has(ran.out, "Ville's inequality"), ran.out.c_str());
        QVERIFY2(has(ran.out, "Bonferroni"), ran.out.c_str());
        QVERIFY2(has(ran.out, "Replace 4 Forest by 4 "), ran.out.c_str());
        QVERIFY2(has(ran.out, " points\n    95 % interval +"), ran.out.c_str());
        QVERIFY2(has(ran.err, "Confirmed after "), ran.err.c_str());
    }

    void theSameSeedGivesTheSameResultForAnyNumberOfThreads() {
        const QStringList line = search({"--matches", "70", "--seed", "5", "--json"});
        const CommandRun one = run(line);
        QCOMPARE(one.status, ExitStatus::Fine);
        QCOMPARE(one.json()["partial"].toBool(), false);
        QVERIFY(one.json()["matches"].toInt() > 0);
        QVERIFY(one.json()["matches"].toInt() <= 70);
        QCOMPARE(run(line + QStringList{"--jobs", "3"}).out, one.out);
    }

    void otherGamesGetLegalSuggestions_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("a deck of one seat") << "deck suggest solid-ground --game netrun --against night-shift";
        QTest::newRow("joined decks") << "deck suggest aliens+ninjas --game basebreak --against robots+zombies";
        QTest::newRow("no sources") << "deck suggest yugi --game tribute --against kaiba";
    }
    void otherGamesGetLegalSuggestions() {
        QFETCH(QString, line);
        const CommandRun ran = run(line + " --player random --matches 8 --jobs 2 --json");
        QVERIFY2(ran.status == ExitStatus::Fine, ran.err.c_str());
        QVERIFY(ran.json()["screened"].toInt() > 1);
        QCOMPARE(ran.json()["tested"].toInt(), 1);
    }

    void aStoppedSearchKeepsWhatIsConfirmed() {
        std::stop_source source;
        SuggestionPlan stopped = plan();
        stopped.matches = 100;
        stopped.measure.stop = source.get_token();
        const SuggestionResult result = suggestChanges(stopped, {[](const std::string&, std::int64_t, std::int64_t) {},
                                                                 [&](const Suggestion&) { source.request_stop(); }});
        QVERIFY(result.partial);
        QCOMPARE(result.confirmed.size(), std::size_t{1});
        QVERIFY(result.matches < stopped.matches);
    }

    void aSearchThatIsStoppedEarlyHasNoSuggestions() {
        std::stop_source source;
        SuggestionPlan stopped = plan();
        stopped.measure.stop = source.get_token();
        const SuggestionResult result =
            suggestChanges(stopped, {[&](const std::string&, std::int64_t done, std::int64_t) {
                                         if (done >= 3) source.request_stop();
                                     },
                                     [](const Suggestion&) {}});
        QVERIFY(result.partial);
        QVERIFY(result.confirmed.empty());
        QCOMPARE(result.matches, std::int64_t{0});
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("illegal") << "deck suggest " + file("small.txt", "12 Forest\n")
                                 << "is not a legal deck: only 12 cards (minimum 60)";
        QTest::newRow("random") << "deck suggest random"
                                << "differs in every match; name a seed: random:7";
        QTest::newRow("two decks") << "deck suggest dawn-patrol tidewood"
                                   << "expected one deck";
        QTest::newRow("matches") << "deck suggest dawn-patrol --matches 0"
                                 << "--matches";
        QTest::newRow("half a deck") << "deck suggest aliens --game basebreak"
                                     << "only a part of a deck";
    }
    void misuseIsExplained() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(QString::fromStdString(ran.err).contains(message), ran.err.c_str());
    }
};

DUELOGUE_TEST(TestDeckSuggest, QCoreApplication)

#include "tst_decksuggest.moc"
