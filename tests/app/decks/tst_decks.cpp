// Decks: their file formats, the rules for decks, and the user's own decks.
#include <QJsonDocument>
#include <QtTest>
#include <ctime>

#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/FindDeck.h"
#include "cards/data/CardPool.h"
#include "match/arcana/DeckBuilding.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// Saves a deck and returns its id and name: "woods: Woods".
QString keptAs(const Deck& deck) {
    const auto kept = keepDeck(arcanaGame(), deck);
    if (!kept) return "not kept";
    return QString::fromStdString(kept->id + ": " + kept->name + (kept->isNew ? "" : ", already"));
}

}  // namespace

// Own decks: saving, replacing, importing, and random decks.
class TestDecks : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void ownDecksAreSaved();
    void aSecondDeckOfTheSameNameGetsANumber();
    void differentNamesHaveDifferentIds();
    void idsDifferBetweenGames();
    void aReplacedDeckCanBeRestored();
    void aRestoredDeckReplacesNoOther();
    void anImportedDeckReplacesNoOther();
    void decksAreImportedAndExported();
    void theGameOfADeckIsDetected();
    void assumptionsAreTold();
    void decksAreValidated();
    void aRandomDeckIsMade();
    void everyMatchGetsNewRandomDecks();
    void boosterPacksAndSealedPoolsAreOpened();
    void misuseIsExplained_data();
    void misuseIsExplained();

private:
    OwnHome m_home;
};

void TestDecks::ownDecksAreSaved() {
    QVERIFY(ownDecks(arcanaGame()).empty());
    Deck deck = sample();
    QCOMPARE(keptAs(deck), QString("woods-claws: Woods & <Claws>"));
    QVERIFY(ownDecks(arcanaGame()).front().deck == deck);
    QVERIFY(std::get<Deck>(findDeck(arcanaGame(), "woods-claws")) == deck);
    deck.name.clear();
    QCOMPARE(keptAs(deck), QString("my-deck: My deck"));
    QCOMPARE(keptAs(deck), QString("my-deck-2: My deck 2"));
    QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{3});
    for (const char* id : {"woods-claws", "my-deck", "my-deck-2"}) QVERIFY(forgetDeck(arcanaGame(), id));
    QVERIFY(!forgetDeck(arcanaGame(), "my-deck"));
    QVERIFY(ownDecks(arcanaGame()).empty());
}

void TestDecks::aSecondDeckOfTheSameNameGetsANumber() {
    Deck deck = sample();
    deck.name = "Woods";
    const Deck first = deck;
    QCOMPARE(keptAs(deck), QString("woods: Woods"));
    QCOMPARE(keptAs(deck), QString("woods: Woods, already"));
    deck.entries.pop_back();
    QCOMPARE(keptAs(deck), QString("woods-2: Woods 2"));
    deck.name = " Woods ";
    deck.entries.pop_back();
    QCOMPARE(keptAs(deck), QString("woods-3: Woods 3"));
    QVERIFY(std::get<Deck>(findDeck(arcanaGame(), "woods")) == first);
    for (const char* id : {"woods", "woods-2", "woods-3"}) QVERIFY(forgetDeck(arcanaGame(), id));
}

void TestDecks::differentNamesHaveDifferentIds() {
    const auto named = [](const char* name) {
        Deck deck = sample();
        deck.name = name;
        return keptAs(deck).section(':', 0, 0);
    };
    const QString longName = QString("Forty letters are not enough ").repeated(3);
    QStringList ids;
    for (const char* name : {"Same", "SAME!", "s\u00e2me", "\u65e5\u672c", "\u4e2d\u56fd", "!", "all", "All", "random",
                             "Yugi", "Dawn Patrol", "own"})
        ids += named(name);
    ids += named(qPrintable(longName + "1"));
    ids += named(qPrintable(longName + "2"));
    QCOMPARE(ids.mid(0, 12), (QStringList{"same", "same-2", "same-3", "deck", "deck-2", "deck-3", "my-all", "my-all-2",
                                          "my-random", "my-yugi", "my-dawn-patrol", "my-own"}));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    for (const QString& id : ids) QVERIFY(forgetDeck(arcanaGame(), id.toStdString()));
}

void TestDecks::idsDifferBetweenGames() {
    const CommandRun arcana = run({"deck", "import", file("a.txt", "9 Forest\n"), "--name", "Both"});
    const CommandRun tribute = run({"deck", "import", file("t.txt", "3 Dark Hole\n"), "--name", "Both"});
    QVERIFY2(has(arcana.out, "both: 9 cards"), arcana.out.c_str());
    QVERIFY2(has(tribute.out, "both-2: 3 cards"), tribute.out.c_str());
    QVERIFY(forgetDeck(arcanaGame(), "both") && forgetDeck(tributeGame(), "both-2"));
}

void TestDecks::aReplacedDeckCanBeRestored() {
    Deck deck = sample();
    deck.name = "Woods";
    const Deck first = deck;
    QCOMPARE(keptAs(deck), QString("woods: Woods"));
    QCOMPARE(keptDeckNamed(arcanaGame(), "Woods"), std::optional<std::string>("woods"));
    QVERIFY(!keptDeckNamed(arcanaGame(), "woods"));
    deck.entries.pop_back();
    const auto former = replaceDeck(arcanaGame(), "woods", deck);
    QVERIFY(former.has_value());
    QVERIFY(ownDecks(arcanaGame()).front().deck == deck);
    QCOMPARE(bringBack(arcanaGame(), *former), std::optional<std::string>("woods"));
    QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{1});
    QVERIFY(ownDecks(arcanaGame()).front().deck == first);
    QVERIFY(!replaceDeck(arcanaGame(), "fields", deck));
    QVERIFY(forgetDeck(arcanaGame(), "woods"));
}

void TestDecks::aRestoredDeckReplacesNoOther() {
    Deck deck = sample();
    deck.name = "Woods";
    QCOMPARE(keptAs(deck), QString("woods: Woods"));
    const auto forgotten = forgetDeck(arcanaGame(), "woods");
    QVERIFY(forgotten.has_value());
    deck.name = "WOODS";
    QCOMPARE(keptAs(deck), QString("woods: WOODS"));
    QCOMPARE(bringBack(arcanaGame(), *forgotten), std::optional<std::string>("woods-2"));
    QCOMPARE(std::get<Deck>(findDeck(arcanaGame(), "woods")).name, std::string("WOODS"));
    QCOMPARE(std::get<Deck>(findDeck(arcanaGame(), "woods-2")).name, std::string("Woods"));
    // A replacement that has been changed since stays.
    const auto former = replaceDeck(arcanaGame(), "woods", sample());
    QVERIFY(former.has_value());
    QVERIFY(replaceDeck(arcanaGame(), "woods", deck));
    QCOMPARE(bringBack(arcanaGame(), *former), std::optional<std::string>("woods-3"));
    for (const char* id : {"woods", "woods-2", "woods-3"}) QVERIFY(forgetDeck(arcanaGame(), id));
}

void TestDecks::anImportedDeckReplacesNoOther() {
    const QString first = file("first.txt", "60 Forest\n");
    const QString second = file("second.txt", "60 Swamp\n");
    QCOMPARE(run({"deck", "import", first, "--name", "Same"}).out,
             std::string("Imported \"Same\" as same: 60 cards\n"));
    const CommandRun other = run({"deck", "import", second, "--name", "SAME!"});
    QCOMPARE(other.out + other.err, std::string("Imported \"SAME!\" as same-2: 60 cards\n"));
    const CommandRun taken = run({"deck", "import", second, "--name", "Same"});
    QCOMPARE(taken.status, ExitStatus::Fine);
    QCOMPARE(taken.out, std::string("Imported \"Same 2\" as same-2-2: 60 cards\n"));
    QCOMPARE(
        taken.err,
        std::string("same-2-2: you already have another deck named \"Same\", so this one is saved as \"Same 2\"\n"));
    const CommandRun again = run({"deck", "import", first, "--name", "Same"});
    QCOMPARE(again.status, ExitStatus::Fine);
    QCOMPARE(again.err, std::string("same: you already have this deck\n"));
    QCOMPARE(run({"deck", "export", "same"}).out, std::string("name: Same\n60 Forest\n"));
    for (const char* id : {"same", "same-2", "same-2-2"})
        QCOMPARE(run({"deck", "remove", id}).status, ExitStatus::Fine);
}

void TestDecks::decksAreImportedAndExported() {
    const QString path = file("wood.cod", QByteArray(cockatrice).replace("Anaconda", "Anakonda"));
    const CommandRun imported = run({"deck", "import", path, "--name", "Deep Wood"});
    QCOMPARE(imported.status, ExitStatus::Failed);  // one card is unknown; the others are saved
    QCOMPARE(imported.out, std::string("Imported \"Deep Wood\" as deep-wood: 24 cards\n"));
    QVERIFY2(has(imported.err, "wood.cod:9: unknown card \"Anakonda\". Did you mean \"Anaconda\"? Line skipped.\n"),
             imported.err.c_str());
    QVERIFY2(has(imported.err, "Not legal yet: only 24 cards (minimum 60)"), imported.err.c_str());
    QVERIFY(has(run({"deck", "list"}).out, "deep-wood                Deep Wood"));
    const CommandRun exported = run({"deck", "export", "deep-wood"});
    QCOMPARE(exported.out, std::string("name: Deep Wood\nabout: Green\n20 Forest\n4 Déjà Vu\n"));
    QCOMPARE(run({"deck", "export", "deep-wood", "--format", "mwdeck"}).out,
             std::string("// NAME : Deep Wood\n// ABOUT : Green\n    20 [POR] Forest\n    4 [POR] Déjà Vu\n"));
    const QString written = m_folder.filePath("wood.dck");
    QCOMPARE(run({"deck", "export", "deep-wood", written}).status, ExitStatus::Fine);
    QVERIFY(has(run({"deck", "export", written}).out, "name: Deep Wood\n"));
    QCOMPARE(run({"simulate", "--games", "1", "--players", "random,random", "--decks", "deep-wood," + written}).status,
             ExitStatus::Fine);
    QCOMPARE(run({"deck", "delete", "deep-wood"}).out, std::string("Deleted deep-wood.\n"));
    QVERIFY(!has(run({"deck", "list"}).out, "deep-wood"));
    const CommandRun nothing = run({"deck", "import", file("none.txt", "nothing\n")});
    QCOMPARE(nothing.status, ExitStatus::Failed);
    QVERIFY(has(nothing.err, "no cards found; nothing imported"));
}

/// The name or the cards of a deck determine its game.
void TestDecks::theGameOfADeckIsDetected() {
    const CommandRun exported = run({"deck", "export", "yugi", "--format", "ydk"});
    QCOMPARE(exported.status, ExitStatus::Fine);
    QVERIFY(has(exported.out, "#main\n15025844\n"));
    const QString path = file("own.ydk", QByteArray::fromStdString(exported.out));
    const CommandRun imported = run({"deck", "import", path, "--name", "Old Box"});
    QCOMPARE(imported.out + imported.err, std::string("Imported \"Old Box\" as old-box: 50 cards\n"));
    QVERIFY(has(run({"deck", "list", "--game", "tribute"}).out, "old-box "));
    QCOMPARE(run({"deck", "validate", "old-box", "solid-ground", path}).status, ExitStatus::Fine);
    QCOMPARE(run({"deck", "remove", "old-box"}).status, ExitStatus::Fine);
    QVERIFY(!has(run({"deck", "list"}).out, "old-box "));
    const CommandRun gone = run({"deck", "export", "old-box"});
    QCOMPARE(gone.status, ExitStatus::Misused);
    QVERIFY(has(gone.err, "old-box"));
}

void TestDecks::assumptionsAreTold() {
    const QString path = file("mtgo.txt", "60 Forest\n\n2 Anaconda\n");
    const std::string told = "mtgo.txt:3: cards after the empty line read as the sideboard";
    const CommandRun imported = run({"deck", "import", path, "--name", "Snakes"});
    QCOMPARE(imported.status, ExitStatus::Fine);
    QVERIFY2(has(imported.out, "60 cards and 2 in the sideboard"), imported.out.c_str());
    QVERIFY2(has(imported.err, told), imported.err.c_str());
    QVERIFY(forgetDeck(arcanaGame(), "snakes"));
    const CommandRun validated = run({"deck", "validate", path});
    QCOMPARE(validated.status, ExitStatus::Fine);
    QVERIFY2(has(validated.out, told) && has(validated.out, "1 deck, 0 problems"), validated.out.c_str());
    QVERIFY(has(run({"deck", "validate", path, "--json"}).out, "\"assumptions\""));
}

void TestDecks::decksAreValidated() {
    const CommandRun all = run({"deck", "validate"});
    QCOMPARE(all.status, ExitStatus::Fine);
    QVERIFY2(has(all.out, " decks, 0 problems\n"), all.out.c_str());
    const QString path = file("short.txt", "5 Anaconda\n1 Anakonda\n50 Forest\n");
    const CommandRun wrong = run({"deck", "validate", "dawn-patrol", path});
    QCOMPARE(wrong.status, ExitStatus::Failed);
    QVERIFY2(has(wrong.out, "short.txt:2: unknown card \"Anakonda\""), wrong.out.c_str());
    QVERIFY2(has(wrong.out, "short.txt: 5 copies of \"Anaconda\" (maximum 4)\n"), wrong.out.c_str());
    QVERIFY2(has(wrong.out, "2 decks, 3 problems\n"), wrong.out.c_str());
}

void TestDecks::aRandomDeckIsMade() {
    const CommandRun made = run({"deck", "make", "fast", "WR", "--seed", "7"});
    QCOMPARE(made.status, ExitStatus::Fine);
    QVERIFY2(has(made.out, "name: Random WR 7\n"), made.out.c_str());
    QCOMPARE(run({"deck", "export", "random:quick:7:WR"}).out, made.out);
    QVERIFY(run({"deck", "make", "fast", "WR", "--seed", "8"}).out != made.out);
    QCOMPARE(run({"deck", "validate", "random:7", "random:three-color:8"}).status, ExitStatus::Fine);
    QCOMPARE(run({"deck", "export", "random:qick"}).status, ExitStatus::Misused);
    QVERIFY(has(run({"deck", "make", "WX"}).err, "is not a seed, colors (letters of WUBRG) or a deck template"));
    QCOMPARE(run({"deck", "export", "randomly"}).status, ExitStatus::Misused);
    const CommandRun monsters = run({"deck", "make", "heavy", "--game", "tribute", "--seed", "7"});
    QVERIFY2(has(monsters.out, "name: Random 7\n"), monsters.out.c_str());
    QCOMPARE(run({"deck", "validate", "--game", "tribute", "random:fast:7", "random:cunning"}).status,
             ExitStatus::Fine);
    QVERIFY(has(run({"deck", "make", "WR", "--game", "tribute"}).err, "is not a seed or a deck template"));
}

void TestDecks::everyMatchGetsNewRandomDecks() {
    const auto decisions = [](const char* decks) {
        const CommandRun ran = run({"simulate", "--players", "random,random", "--games", "6", "--seed", "2", "--decks",
                                    decks, "--json", "--jobs", "2"});
        return QJsonDocument::fromJson(QByteArray::fromStdString(ran.out)).object()["decisions"].toInt();
    };
    QVERIFY(decisions("random,random") > 0);
    QCOMPARE(decisions("random,random"), decisions("random,random"));
    QVERIFY(decisions("random,random") != decisions("random:1,random:2"));
}

void TestDecks::boosterPacksAndSealedPoolsAreOpened() {
    const CommandRun pack = run({"deck", "booster", "--seed", "3"});
    QCOMPARE(std::count(pack.out.begin(), pack.out.end(), '\n'), 15);
    QCOMPARE(run({"deck", "booster", "--seed", "3"}).out, pack.out);
    const CommandRun pool = run({"deck", "sealed", "--format", "dec", "--seed", "3"});
    const ImportedDeck deck = read(QByteArray::fromStdString(pool.out));
    QCOMPARE(mistakes(deck), QString());
    QCOMPARE(deck.deck.size(), 40);
    QVERIFY(deckProblems(::pool(), deck.deck, arcana::sealedRules()).empty());
    QCOMPARE(Deck::countOf(deck.deck.sideboard), 90 - 12 - 23);
}

void TestDecks::misuseIsExplained_data() {
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no task") << QStringList{"deck"}
                             << "Choose list, import, export, validate, odds, diff, measure, compare, suggest, delete, "
                                "make, booster or sealed";
    QTest::newRow("another task") << QStringList{"deck", "exprot", "x"} << "Did you mean \"export\"?";
    QTest::newRow("no file") << QStringList{"deck", "import"} << "import needs a deck file";
    QTest::newRow("no such file") << QStringList{"deck", "import", "/none"} << "can't read the file /none";
    QTest::newRow("no such deck") << QStringList{"deck", "export", "dawn-patrl"} << "\"dawn-patrol\"";
    QTest::newRow("no such format") << QStringList{"deck", "export", "dawn-patrol", "--format", "forg"}
                                    << "Did you mean \"forge\"?";
    QTest::newRow("nowhere") << QStringList{"deck", "export", "dawn-patrol", "/none/x.dec"} << "can't write this file";
    QTest::newRow("too much") << QStringList{"deck", "list", "x"} << "list takes no arguments";
    QTest::newRow("another player's") << QStringList{"deck", "remove", "dawn-patrol"}
                                      << "You have no deck named \"dawn-patrol\"";
    QTest::newRow("not random") << QStringList{"deck", "make", "--game", "basebreak"}
                                << "There are no random decks for Basebreak";
    QTest::newRow("not this random one") << QStringList{"deck", "export", "random:7", "--game", "basebreak"}
                                         << "There are no random decks for Basebreak";
    QTest::newRow("no packs") << QStringList{"deck", "booster", "--game", "tribute"}
                              << "There are no booster packs for Tribute";
    QTest::newRow("no sealed pool") << QStringList{"deck", "sealed", "--game", "basebreak"}
                                    << "There are no booster packs for Basebreak";
    QTest::newRow("no such game") << QStringList{"deck", "list", "--game", "chess"} << "unknown game \"chess\"";
}

void TestDecks::misuseIsExplained() {
    QFETCH(QStringList, line);
    QFETCH(QString, expected);
    const CommandRun ran = run(line);
    QCOMPARE(ran.status, ExitStatus::Misused);
    QVERIFY2(has(ran.err, expected.toUtf8().constData()), ran.err.c_str());
}

DUELOGUE_TEST(TestDecks, QCoreApplication)

#include "tst_decks.moc"
