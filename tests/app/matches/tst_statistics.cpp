// Statistics of all archived matches, without a window: the person's own matches, exclusions, and the rating.
#include <QFile>
#include <QtTest>
#include <ctime>

#include "app/library/decks/FindDeck.h"
#include "app/library/files/Database.h"
#include "app/library/matches/Statistics.h"
#include "app/library/matches/StatisticsWords.h"
#include "app/match/saved/MatchArchive.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/MatchResults.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/ShelfRows.h"

using namespace duelogue;

namespace {

/// The limit for reading and counting ten thousand matches. A sanitizer makes everything at least ten times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double mostMilliseconds = 1000;
#else
constexpr double mostMilliseconds = 50;
#endif

const TallyLine* lineOf(const std::vector<TallyLine>& lines, const QString& id) {
    const auto found = std::ranges::find(lines, id, &TallyLine::id);
    return found == lines.end() ? nullptr : &*found;
}

/// Returns a match of a person against a novice that was left at once.
SavedMatch begun() {
    SavedMatch kept;
    kept.config = {"arcana", {{"Anna", "person", "dawn-patrol"}, {"Ben", "novice", "ash-and-bone"}}, {}};
    kept.identity = MatchIdentity::now();
    for (const MatchConfig::Seat& seat : kept.config.seats)
        kept.decks.push_back(std::get<Deck>(findDeck(*game("arcana"), seat.deck.toStdString(), 1, 0)));
    return kept;
}

/// Returns many matches of a few people, decks and levels.
std::vector<MatchResult> manyResults(int count) {
    const QStringList kinds{"novice", "apprentice", "adept", "expert", "master"};
    const QStringList decks{"dawn-patrol", "ash-and-bone", "wild-hunt", "deep-water", "random"};
    std::vector<MatchResult> all;
    for (int i = 0; i < count; ++i) {
        MatchResult match = result({kinds[i / 5 % 5]}, {i % 3 == 0 ? 1 : 0}, 1'600'000'900 + i * 9000);
        match.id = QString("id-%1").arg(i);
        match.seats[0].deck = decks[i % 5];
        match.seats[1].deck = decks[i / 25 % 5];
        match.over = i % 17 != 0;
        match.turns = 5 + i * 7 % 40;
        match.branch = i % 101 == 0;
        all.push_back(match);
    }
    return all;
}

}  // namespace

// Statistics of matches: counts, and the archive that they come from.
class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void init() {
        waitForPutAway();
        OwnHome::empty();
        (void)Database::takeProblems();
    }

    void withoutMatchesStatisticsAreEmpty() {
        QCOMPARE(of({}), Statistics());
        QCOMPARE(matchResults().size(), std::size_t{0});
        QCOMPARE(of({}).rating.points, std::nullopt);
        QVERIFY(!QFile::exists(Database::path()));  // reading creates no database
    }

    void oneMatchIsCounted() {
        const Statistics found = of({result({"adept"}, {me})});
        QCOMPARE(found.all, (Tally{1, 0, 0, 1}));
        QCOMPARE(found.apart, CountedApart());
        QCOMPARE(found.games, (std::vector<TallyLine>{{"arcana", "arcana", {1, 0, 0, 1}}}));
        QCOMPARE(found.decks, (std::vector<TallyLine>{{"arcana", "dawn-patrol", {1, 0, 0, 1}}}));
        QCOMPARE(found.rivals, (std::vector<TallyLine>{{"", "adept", {1, 0, 0, 1}}}));
        QVERIFY(found.people.empty());
        QCOMPARE(found.periods.all.size(), std::size_t{1});
        QVERIFY(found.curve.empty());
        QCOMPARE(found.longest.size(), std::size_t{1});
        QVERIFY(found.shortest.empty());
        QCOMPARE(found.rating.matches, 1);
    }

    void aDrawIsNeitherWonNorLost() {
        const Statistics found = of({result({"adept"}, {}), result({"adept"}, {1}), result({"adept"}, {me})});
        QCOMPARE(found.all, (Tally{1, 1, 1, 1.5}));
        QCOMPARE(found.all.share(), .5);
        QVERIFY(isCloseTo(found.rating.points, findLevel("adept")->points));
    }

    /// Basebreak: up to four players, several of whom can win together.
    void aSharedWinIsSplit() {
        MatchResult shared = result({"adept", "novice", "adept"}, {me, 2});
        shared.game = "basebreak";
        shared.seats[0].deck = "aliens+ninjas";
        const MatchResult lost = [&] {
            MatchResult match = shared;
            match.winners = {1, 2};
            return match;
        }();
        const MatchResult drawn = [&] {
            MatchResult match = shared;
            match.winners = {};
            return match;
        }();
        QCOMPARE(of({shared}).all, (Tally{0, 1, 0, .5}));
        QCOMPARE(of({lost}).all, (Tally{0, 0, 1, 0}));
        QCOMPARE(of({drawn}).all, (Tally{0, 1, 0, .25}));
        // A kind of player at two seats counts as met once; both joined decks count as played.
        const Statistics found = of({shared, lost});
        QCOMPARE(lineOf(found.rivals, "adept")->tally.total(), 2);
        QCOMPARE(lineOf(found.rivals, "novice")->tally.total(), 2);
        QCOMPARE(lineOf(found.decks, "aliens")->tally, (Tally{0, 1, 1, .5}));
        QCOMPARE(lineOf(found.decks, "ninjas")->tally, (Tally{0, 1, 1, .5}));
        QCOMPARE(found.decks.size(), std::size_t{2});
    }

    void randomDecksShareOneLine() {
        MatchResult a = result({"adept"}, {me});
        a.seats[0].deck = "random";
        MatchResult b = a;
        b.seats[0].deck = "random:7:midrange:BG";
        MatchResult twice = a;
        twice.seats[0].deck = "random+random";
        const Statistics found = of({a, b, twice});
        QCOMPARE(found.decks, (std::vector<TallyLine>{{"arcana", "random", {3, 0, 0, 3}}}));
    }

    void theOnlyPersonIsTheUserInAnySeat() {
        MatchResult match = result({"adept"}, {1});
        std::swap(match.seats[0], match.seats[1]);
        QCOMPARE(seatOfPerson(match), 1);
        QCOMPARE(of({match}).all, (Tally{1, 0, 0, 1}));
        QCOMPARE(of({match}).decks.front().id, QString("dawn-patrol"));
    }

    /// With several people, it is unknown which one is the user.
    void matchesOfSeveralPeopleCountForTheirNames() {
        MatchResult match = result({"person"}, {me});
        MatchResult left = match;
        left.over = false;
        left.winners = {};
        MatchResult three = result({"person", "novice"}, {2});
        const Statistics found = of({match, match, left, three});
        QCOMPARE(found.all, Tally());
        QCOMPARE(found.apart, (CountedApart{.people = 4}));
        QCOMPARE(found.rating, Rating());
        QVERIFY(found.decks.empty() && found.rivals.empty() && found.longest.empty() && found.periods.all.empty());
        QCOMPARE(found.people, (std::vector<TallyLine>{{"", "Anna", {2, 0, 1, 2}}, {"", "Ben", {0, 0, 3, 0}}}));
    }

    void unfinishedAndForeignMatchesAreCountedApart() {
        MatchResult watched = result({"adept"}, {me});
        watched.seats[0].kind = "master";
        MatchResult left = result({"adept"}, {});
        left.over = false;
        MatchResult branch = result({"adept"}, {me});
        branch.branch = true;
        MatchResult imported = result({"adept"}, {me});
        imported.imported = true;
        const Statistics found = of({watched, left, left, branch, imported, imported, result({"adept"}, {1})});
        QCOMPARE(found.all, (Tally{0, 0, 1, 0}));
        QCOMPARE(found.apart, (CountedApart{.people = 0, .watched = 1, .unfinished = 2, .branches = 1, .imported = 2}));
        QCOMPARE(found.rating.matches, 1);
    }

    void aMatchConcededBeforeItsFirstTurnIsNotRated() {
        MatchResult atOnce = result({"adept"}, {1});
        atOnce.turns = 0;
        MatchResult byTheOther = result({"novice"}, {me});
        byTheOther.turns = 0;
        const Statistics found = of({atOnce, byTheOther, result({"adept"}, {1})});
        QCOMPARE(found.all, (Tally{1, 0, 2, 1}));
        QCOMPARE(found.rating.matches, 1);
        QCOMPARE(of({atOnce}).rating, Rating());
    }

    void aRowWithoutSeatsIsIgnored() {
        MatchResult none = result({"adept"}, {me});
        none.seats.clear();
        MatchResult strange = result({"adept"}, {7, -3});
        const Statistics found = of({none, strange});
        QCOMPARE(found.all, (Tally{0, 0, 1, 0}));
    }

    void resultsAreCountedPerGame() {
        MatchResult other = result({"adept"}, {1});
        other.game = "tribute";
        const std::vector<MatchResult> all{result({"adept"}, {me}), other, result({"adept"}, {me})};
        QCOMPARE(of(all).all, (Tally{2, 0, 1, 2}));
        QCOMPARE(of(all).games.front(), (TallyLine{"arcana", "arcana", {2, 0, 0, 2}}));
        QCOMPARE(of(all, "tribute").all, (Tally{0, 0, 1, 0}));
        QCOMPARE(of(all, "netrun"), Statistics());
    }

    void theMostPlayedIsListedFirst() {
        MatchResult other = result({"adept"}, {me});
        other.seats[0].deck = "wild-hunt";
        const Statistics found = of({result({"adept"}, {1}), other, other, result({"novice"}, {me}), other});
        QCOMPARE(found.decks.front().id, QString("wild-hunt"));
        QCOMPARE(found.rivals.front().id, QString("adept"));
    }

    void theLongestAndShortestMatchesDiffer() {
        std::vector<MatchResult> all;
        for (const int turns : {9, 4, 30, 12, 4, 7, 30}) {
            all.push_back(result({"adept"}, {me}));
            all.back().turns = turns;
        }
        const Statistics found = of(all);
        const auto ids = [](const std::vector<TurnsLine>& lines) {
            QStringList names;
            for (const TurnsLine& line : lines) names += line.id;
            return names;
        };
        // Among equally long matches, the later one comes first.
        QCOMPARE(ids(found.longest), (QStringList{all[6].id, all[2].id, all[3].id}));
        QCOMPARE(ids(found.shortest), (QStringList{all[4].id, all[1].id, all[5].id}));
        const Statistics three = of({all[0], all[1], all[2]});
        QCOMPARE(ids(three.longest), (QStringList{all[2].id, all[0].id}));
        QCOMPARE(ids(three.shortest), (QStringList{all[1].id}));
    }

    void theArchiveProvidesTheResults() {
        auto all = manyResults(60);
        all[1].seats[0].name = "Zoë 木";
        archiveRows(all, 100);
        QCOMPARE(matchResults(), all);
        const Statistics found = of(matchResults());
        QCOMPARE(found.all.total() + found.apart.unfinished + found.apart.branches, 60);
    }

    /// A match of the window is counted, here one that a person has begun and left.
    void aMatchOfTheWindowIsCounted() {
        SavedMatch kept = begun();
        QVERIFY(putAway(kept, at(2026, 3, 4)));
        QCOMPARE(of(matchResults()).apart, (CountedApart{.unfinished = 1}));
        kept.identity.id = "another";
        kept.identity.origin = "first";
        QVERIFY(putAway(kept, at(2026, 3, 4)));
        QCOMPARE(of(matchResults()).apart.branches, 1);
    }

    /// An imported match can be anybody's. It is not counted, even if it is restored after its removal.
    void anImportedMatchIsNotCounted() {
        const SavedMatch kept = begun();
        QVERIFY(putAway(kept, at(2026, 3, 4)));
        const QString id = archivedMatches().front().id;
        const std::string text = *textOfMatch(id);
        QVERIFY(forgetMatch(id).has_value());
        QCOMPARE(importMatches(text).front().id, id);
        QCOMPARE(of(matchResults()).apart, (CountedApart{.imported = 1}));
        const auto forgotten = forgetMatch(id);
        QVERIFY(forgotten.has_value() && matchResults().empty());
        QVERIFY(bringBack(*forgotten));
        QCOMPARE(of(matchResults()).apart, (CountedApart{.imported = 1}));
        // The person's own copy counts again.
        QVERIFY(forgetMatch(id).has_value());
        QVERIFY(putAway(kept, at(2026, 3, 4)));
        QCOMPARE(of(matchResults()).apart, (CountedApart{.unfinished = 1}));
    }

    void theCommandLinePrintsTheSameStatistics() {
        archiveRows(manyResults(60));
        const CommandRun ran = CommandRun::of("matches statistics --json");
        QCOMPARE(ran.status, ExitStatus::Fine);
        const Statistics found = of(matchResults());
        const QJsonObject json = ran.json();
        QCOMPARE(json["won"].toInt(), found.all.won);
        QCOMPARE(json["lost"].toInt(), found.all.lost);
        QCOMPARE(json["apart"]["unfinished"].toInt(), found.apart.unfinished);
        QCOMPARE(json["rating"]["points"].toDouble(), *found.rating.points);
        QCOMPARE(json["decks"].toArray().size(), 5);
        QCOMPARE(json["rivals"][0]["won"].toInt(), found.rivals[0].tally.won);
        QCOMPARE(json["longest"][0]["id"].toString(), found.longest[0].id);
        QCOMPARE(json["period"].toString(), QString("day"));
        const CommandRun text = CommandRun::of("matches statistics");
        QVERIFY2(text.out.find("Dawn Patrol") != std::string::npos, text.out.c_str());
        QVERIFY2(text.out.find(tallyWords(found.all).toStdString()) != std::string::npos, text.out.c_str());
        QVERIFY2(text.out.find("isn't an official rating") != std::string::npos, text.out.c_str());
        QCOMPARE(CommandRun::of("matches statistics --game tribute --json").json()["won"].toInt(), 0);
        QCOMPARE(CommandRun::of("matches statistics --game chess").status, ExitStatus::Misused);
    }

    void theCommandLinePrintsEmptyStatistics() {
        const CommandRun ran = CommandRun::of("matches statistics");
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY2(ran.out.starts_with("0 matches\n"), ran.out.c_str());
        QCOMPARE(CommandRun::of("matches statistics --json").json()["games"].toArray().size(), 0);
    }

    /// In the CPU time of this process, which does not depend on the load of the machine.
    void tenThousandMatchesAreCountedQuickly() {
        archiveRows(manyResults(10'000), 4000);
        double least = 1e9;
        for (int i = 0; i < 5; ++i) {
            const std::clock_t before = std::clock();
            const auto results = matchResults();
            const std::clock_t read = std::clock();
            const Statistics found = of(results);
            const std::clock_t counted = std::clock();
            QCOMPARE(found.all.total() + found.apart.unfinished + found.apart.branches, 10'000);
            const auto milliseconds = [](std::clock_t time) { return 1000.0 * double(time) / CLOCKS_PER_SEC; };
            qInfo("read in %.1f ms, counted in %.1f ms", milliseconds(read - before), milliseconds(counted - read));
            least = std::min(least, milliseconds(counted - before));
        }
        QVERIFY2(least < mostMilliseconds, qPrintable(QString("%1 ms").arg(least)));
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestStatistics, QCoreApplication)

#include "tst_statistics.moc"
