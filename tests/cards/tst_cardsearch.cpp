// Finding cards with queries: fields of each game, order, and the examples of cards/search/README.md. tst_query has the
// texts of queries.
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <random>

#include "cards/parser/CardLoader.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/madeup/Words.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/PlainFilter.h"
#include "tests/support/cards/SearchedGame.h"

using namespace duelogue;

namespace {

const SearchedGame& searched(const QString& game) {
    static const std::map<QString, std::unique_ptr<SearchedGame>> games = [] {
        std::map<QString, std::unique_ptr<SearchedGame>> made;
        made["Arcana"] = SearchedGame::of(arcana::vocabulary());
        made["Tribute"] = SearchedGame::of(tribute::vocabulary());
        made["Basebreak"] = SearchedGame::of(basebreak::vocabulary());
        made["Netrun"] = SearchedGame::of(netrun::vocabulary());
        return made;
    }();
    return *games.at(game);
}

QString readPage(const QString& path) {
    QFile file(QStringLiteral(DUELOGUE_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString kindName(FieldKind kind) {
    static const QStringList names{"text", "words", "set", "number", "rank"};
    return names[static_cast<qsizetype>(kind)];
}

void addGames() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"Arcana", "Tribute", "Basebreak", "Netrun"}) QTest::newRow(game) << game;
}

/// Returns the nanoseconds to read and evaluate a query, the best of three.
qint64 timeOf(const SearchedGame& game, const std::string& text) {
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 3; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto parsed = parseQuery(text, game.fields());
        if (const auto* query = std::get_if<Query>(&parsed)) (void)game.find(*query);
        best = std::min(best, timer.nsecsElapsed());
    }
    return best;
}

QStringList list(const std::vector<std::string>& names) {
    QStringList all;
    for (const std::string& name : names) all += QString::fromStdString(name);
    return all;
}

}  // namespace

class TestCardSearch : public QObject {
    Q_OBJECT

private slots:
    void cardsAreFound_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* game, const char* query, const QStringList& names) {
            QTest::addRow("%s: %s", game, query) << game << query << names;
        };
        row("Arcana", "t:goblin", {"Goblin Bully", "Hulking Goblin", "Raging Goblin"});
        row("Arcana", "goblin -t:creature", {});
        row("Arcana", "deja", {"Déjà Vu"});
        row("Arcana", "DEJA o:return", {"Déjà Vu"});
        row("Arcana", "dragon sort:cost sort:name",
            {"Alabaster Dragon", "Cloud Dragon", "Volcanic Dragon", "Ebon Dragon", "Fire Dragon"});
        row("Arcana", "is:\"french vanilla\" c:w pow>=3", {"Archangel", "Starlit Angel", "Wall of Swords"});
        row("Arcana", "t:land cost=0 sort:name", {"Forest", "Island", "Mountain", "Plains", "Swamp"});
        row("Arcana", "name=swamp or name!=swamp name=island", {"Island", "Swamp"});
        row("Arcana", "c:colorless", {"Plains", "Island", "Swamp", "Mountain", "Forest"});
        row("Arcana", "c>=w c<=w c!=w", {});
        row("Arcana", "c:m or c>wu", {});
        row("Arcana", "tou>pow pow=0", {"Wall of Granite"});
        row("Arcana", "cn=1 or cn=200 sort:-cn", {"Island", "Alabaster Dragon"});
        row("Arcana", "kw:islandw", {"Bull Hippo"});
        row("Tribute", "id=89631139", {"Blue-Eyes White Dragon"});
        row("Tribute", "blue-eyes", {"Blue-Eyes White Dragon"});
        row("Tribute", "kind:wingedbeast", {"Skull Red Bird"});
        row("Tribute", "kind=beast level<=2", {"Hane-Hane"});
        row("Tribute", "t:flip atk!=450", {"The Stern Mystic", "Trap Master"});
        row("Basebreak", "f:bears", {"General Ivan"});
        row("Basebreak", "t:base first>=5 sort:-bp", {"Mushroom Kingdom", "Evans City Cemetery"});
        row("Netrun", "vu", {"Déjà Vu"});
        row("Netrun", "\"noise: h\"", {"Noise: Hacker Extraordinaire"});
        row("Netrun", "f:haas-bio t:agenda", {"Accelerated Beta Test"});
        row("Netrun", "s:\"code gate\" str>3", {"Cell Portal", "Chum", "Tollbooth"});
        row("Netrun", "is:unique inf=3", {"Ice Carver", "Wyldside", "Desperado", "Neutralize All Threats"});
        row("Netrun", "t:identity deck<45", {});
        row("Netrun", "v>=3", {"Priority Requisition"});
    }

    void cardsAreFound() {
        QFETCH(QString, game);
        QFETCH(QString, query);
        QTEST(list(searched(game).names(query.toStdString())), "names");
    }

    void examplesFindTheirCards_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("count");
        QString game;
        static const QRegularExpression example(R"(^\| `(.+)` \| (\d+) \| .+ \|$)");
        for (const QString& line : readPage("cards/search/README.md").split('\n')) {
            if (line.startsWith("### ")) game = line.mid(4);
            const auto match = example.match(line);
            if (!match.hasMatch()) continue;
            QTest::addRow("%s: %s", qPrintable(game), qPrintable(match.captured(1)))
                << game << match.captured(1) << match.captured(2).toInt();
        }
    }

    void examplesFindTheirCards() {
        QFETCH(QString, game);
        QFETCH(QString, query);
        QFETCH(int, count);
        const QStringList names = list(searched(game).names(query.toStdString()));
        QVERIFY2(names.size() == count, qPrintable(QString::number(names.size()) + ": " + names.join(", ")));
    }

    void theReadmeListsTheFieldsOfEachGame_data() { addGames(); }

    void theReadmeListsTheFieldsOfEachGame() {
        QFETCH(QString, game);
        QString expected = "| names | values | meaning |\n|---|---|---|\n";
        for (const CardField& field : searched(game).fields().all())
            expected += "| " + list(field.word.names).join(", ") + " | " + kindName(field.kind) + " | " +
                        QString::fromStdString(field.word.meaning) + " |\n";
        QVERIFY2(readPage("cards/search/README.md")
                     .section("### " + game + "\n", 1)
                     .section("\n### ", 0, 0)
                     .contains(expected),
                 qPrintable(expected));
    }

    void randomQueriesFindTheSameAsAPlainFilter_data() { addGames(); }

    void randomQueriesFindTheSameAsAPlainFilter() {
        QFETCH(QString, game);
        const SearchedGame& search = searched(game);
        PlainFilter filter(search.pool(), 7);
        int some = 0;
        for (int i = 0; i < 400; ++i) {
            const PlainFilter::Plain query = filter.random();
            const std::string text = filter.text(query).toStdString();
            std::vector<std::string> expected;
            for (std::size_t card = 0; card < search.pool().definitions().size(); ++card) {
                const DefinitionId id(static_cast<std::uint16_t>(card));
                if (filter.matches(query, id)) expected.push_back(search.pool()[id].name);
            }
            const QStringList found = list(search.names(text));
            QVERIFY2(found == list(expected), (text + "\nfound " + found.join(", ").toStdString() + "\nexpected " +
                                               list(expected).join(", ").toStdString())
                                                  .c_str());
            some += expected.empty() || expected.size() == search.pool().definitions().size() ? 0 : 1;
        }
        QVERIFY2(some > 200, qPrintable(QString::number(some)));
    }

    /// The order of the pool is kept for equal cards, and cards without a number come last.
    void cardsAreSorted() {
        const SearchedGame& arcana = searched("Arcana");
        const std::vector<std::string> all = arcana.names("sort:-tou");
        QCOMPARE(all.size(), arcana.pool().definitions().size());
        std::vector<int> toughness;
        for (const std::string& name : all) {
            const Definition& card = arcana.pool()[arcana.pool().find(name)];
            const bool hasNone = figuresOf(arcana.pool().vocabulary(), card.traits) == nullptr;
            toughness.push_back(hasNone ? -1 : card.figures[1]);
        }
        QVERIFY(std::ranges::is_sorted(toughness, std::greater()));
        QVERIFY(toughness.front() == 9 && toughness.back() == -1);
        QCOMPARE(list(arcana.names("t:land sort:is")), list(arcana.names("t:land")));
        QCOMPARE(list(arcana.names("pow=5 c:u sort:-cost")).join(", "),
                 "Djinn of the Lamp, Cloud Dragon, Deep-Sea Serpent");
        QCOMPARE(list(arcana.names("cost=1 t:creature sort:c sort:-name")).join(", "),
                 "Devoted Hero, Merfolk of the Pearl Trident, Cloud Pirates, Muck Rats, Raging Goblin, Mountain Goat, "
                 "Willow Dryad, Jungle Lion");
        QCOMPARE(list(arcana.names("pow>=6 sort:r sort:-pow")).join(", "),
                 "Panther Warriors, Whiptail Wurm, Thing from the Deep, Primeval Force, Dread Reaper, Fire Dragon");
    }

    /// A game is searched by the words of its vocabulary alone.
    void theMadeUpGameIsSearched() {
        CardPool pool(madeup::vocabulary());
        const std::string cards = readPage("tests/madeup/cards.yaml").toStdString();
        QVERIFY(loadCards(pool, "cards.yaml", cards).empty());
        const SearchedGame game(std::move(pool));
        const auto names = [&game](const char* query) { return list(game.names(query)).join(", "); };
        QCOMPARE(names("t:soldier is:plain"), "Grunt, Brute");
        QCOMPARE(names("is:sturdy"), "Warbot");
        QCOMPARE(names("might>cost t:soldier cost>1 sort:-name"), "General Ivan, Brute");
        QCOMPARE(names("is:plain t:source cost>1"), "Treasure");
        QCOMPARE(names("o:\"4 credits\" s:\"made up\" cost=1"), "Hedge Money");
        QCOMPARE(names("migth>3"), "1: unknown field \"migth\". Did you mean \"might\"?");
    }

    /// The names of the cards are made up, their other parts are those of Arcana. tests/BENCHMARKS.md has the times.
    void aKeyPressFiltersThirtyThousandCards() {
        QElapsedTimer timer;
        timer.start();
        CardPool pool(arcana::vocabulary());
        addProgramCards(pool);
        const std::size_t known = pool.definitions().size();
        std::mt19937 random(1);
        for (std::size_t i = 0; i < 30000 - known; ++i) {
            Definition card = pool.definitions()[i % known];
            for (int part = 0; part < 2; ++part) card.name += " " + pool.definitions()[random() % known].name;
            (void)pool.add(std::move(card));
        }
        const SearchedGame game(std::move(pool));
        qInfo("made in %lld ms", static_cast<long long>(timer.elapsed()));
        qint64 longest = 0;
        for (const std::string typed : {"o:\"draw a card\" (c:u or c:b) dragon -t:land pow>=2 r>=uncommon sort:-pow",
                                        "sort:-pow sort:name e or -(o:a dragon)"}) {
            for (std::size_t end = 0; end <= typed.size(); ++end) {
                const std::string text = typed.substr(0, end);
                const qint64 time = timeOf(game, text);
                if (time > longest) qInfo("%.2f ms: %s", static_cast<double>(time) / 1e6, text.c_str());
                longest = std::max(longest, time);
            }
        }
        // Sanitizers slow the program down.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        longest /= 20;
#endif
        QVERIFY2(longest < 16'000'000, qPrintable(QString::number(longest)));
    }
};

DUELOGUE_TEST(TestCardSearch, NoApplication)

#include "tst_cardsearch.moc"
