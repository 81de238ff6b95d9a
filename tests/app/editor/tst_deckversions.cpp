// Decks that are edited and stored at once: versions, crashes, and decks of earlier programs and of all formats.
#include <sys/wait.h>
#include <unistd.h>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>
#include <csignal>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/editor/DeckVersions.h"
#include "app/library/editor/StoredDraft.h"
#include "app/library/files/Database.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

DefinitionId forest() { return pool().find("Forest"); }

bool addForest(DeckDraft& draft) { return draft.add(DeckPart::Main, forest()); }

/// Returns the stored deck with that id; an empty deck if there is none.
Deck stored(const std::string& id) {
    for (const OwnDeck& own : ownDecks(arcanaGame())) {
        if (own.id == id) return own.deck;
    }
    return {};
}

/// Adds a Forest again and again, and reports each one that is stored, until the process is killed.
[[noreturn]] void editForever(const std::string& id, int report) {
    auto draft = StoredDraft::open(arcanaGame(), id);
    for (int i = 0; draft && i < Deck::mostOfOne; ++i) {
        const bool isStored = draft->change(&addForest);
        if (!isStored || ::write(report, "+", 1) != 1) break;
    }
    ::_exit(0);
}

}  // namespace

class TestDeckVersions : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() { OwnHome::empty(); }

    void aNewDeckIsStoredWithItsFirstChange() {
        StoredDraft draft = StoredDraft::begin(arcanaGame(), {});
        QVERIFY(ownDecks(arcanaGame()).empty());
        QVERIFY(draft.change(&addForest));
        QCOMPARE(draft.id(), std::string("my-deck"));
        QCOMPARE(draft.deck().name, std::string("My deck"));
        QCOMPARE(stored("my-deck"), draft.deck());
        QVERIFY(!draft.change([](DeckDraft& each) { return each.remove(DeckPart::Side, forest()); }));
        // The name is no step of its own.
        QVERIFY(draft.change([](DeckDraft& each) { return each.undo(); }));
        QVERIFY(!draft.draft().canUndo());
        QCOMPARE(draft.deck().size(), 0);
        QCOMPARE(stored("my-deck"), draft.deck());
    }

    void aCopyReplacesNoOther() {
        QVERIFY(keepDeck(arcanaGame(), sample()));
        StoredDraft draft = StoredDraft::begin(arcanaGame(), sample());
        QVERIFY(draft.change(&addForest));
        QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{2});
        QCOMPARE(draft.deck().name, sample().name + " 2");
        QCOMPARE(stored("woods-claws"), sample());
    }

    void versionsKeepTheDeckBeforeAndAfter() {
        const std::string id = keepDeck(arcanaGame(), sample())->id;
        auto draft = StoredDraft::open(arcanaGame(), id);
        QVERIFY(draft && draft->change(&addForest) && draft->change(&addForest));
        draft->close();
        draft->close();
        auto versions = versionsOf(arcanaGame(), id);
        QCOMPARE(versions.size(), std::size_t{2});
        QCOMPARE(versions[0].number, 2);
        QCOMPARE(versions[0].deck, draft->deck());
        QCOMPARE(versions[1].deck, sample());
        QVERIFY(versions[0].made.secsTo(QDateTime::currentDateTime()) < 60);
        // They survive a deletion that is undone, but not a new deck with that id.
        const auto former = forgetDeck(arcanaGame(), id);
        QVERIFY(former && bringBack(arcanaGame(), *former) == id);
        QCOMPARE(versionsOf(arcanaGame(), id).size(), std::size_t{2});
        QVERIFY(forgetDeck(arcanaGame(), id));
        QCOMPARE(keepDeck(arcanaGame(), sample())->id, id);
        QVERIFY(versionsOf(arcanaGame(), id).empty());
    }

    void anUnknownDeckHasNoVersions() {
        QVERIFY(!StoredDraft::open(arcanaGame(), "no-such-deck"));
        QVERIFY(versionsOf(arcanaGame(), "no-such-deck").empty());
        (void)recordVersion(arcanaGame(), "no-such-deck");
        QVERIFY(versionsOf(arcanaGame(), "no-such-deck").empty());
    }

    void aDeckThatCantBeStoredStaysAsItIs() {
        const std::string id = keepDeck(arcanaGame(), sample())->id;
        auto draft = StoredDraft::open(arcanaGame(), id);
        QVERIFY(draft && forgetDeck(arcanaGame(), id));
        QVERIFY(!draft->change(&addForest));
        QCOMPARE(draft->deck(), sample());
    }

    /// At most the change that was being written is lost, and the deck is never damaged.
    void aKilledEditorLosesNothing() {
        const std::string id = keepDeck(arcanaGame(), {"Woods", "", {{1, forest()}}, {}, {}})->id;
        for (int round = 0; round < 6; ++round) {
            const int before = stored(id).size();
            std::array<int, 2> ends{};
            QVERIFY(::pipe(ends.data()) == 0);
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) editForever(id, ends[1]);
            ::close(ends[1]);
            char report = 0;
            int reported = 0;
            while (reported < 1 + 2 * round && ::read(ends[0], &report, 1) == 1) ++reported;
            ::kill(child, SIGKILL);
            while (::read(ends[0], &report, 1) == 1) ++reported;
            ::close(ends[0]);
            ::waitpid(child, nullptr, 0);
            const int after = stored(id).size();
            QVERIFY2(after == before + reported || after == before + reported + 1,
                     qPrintable(QString("%1, %2 reported, %3").arg(before).arg(reported).arg(after)));
            QVERIFY(Database::takeProblems().empty());
        }
    }

    /// Version 45fddbb wrote version 7 of the database.
    void decksOfAnEarlierVersionOpen() {
        QVERIFY(keepDeck(arcanaGame(), sample()));
        {
            QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "earlier");
            database.setDatabaseName(Database::path());
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec("DROP TABLE deck_versions"));
            QVERIFY(QSqlQuery(database).exec("PRAGMA user_version = 7"));
        }
        QSqlDatabase::removeDatabase("earlier");
        auto draft = StoredDraft::open(arcanaGame(), "woods-claws");
        QVERIFY(draft);
        QCOMPARE(draft->deck(), sample());
        QVERIFY(draft->change(&addForest));
        draft->close();
        QCOMPARE(versionsOf(arcanaGame(), "woods-claws").size(), std::size_t{2});
    }

    void decksInEveryFormatOpen() {
        Deck deck = sample();
        deck.extra.clear();
        for (const DeckFormatWord& format : deckFormats()) {
            const std::string text = writeDeck(pool(), deck, format.format);
            const ImportedDeck reading = read(QByteArray::fromStdString(text), "pasted", format.format);
            QVERIFY2(reading.errors.empty(), qPrintable(mistakes(reading)));
            StoredDraft draft = StoredDraft::begin(arcanaGame(), reading.deck);
            QVERIFY2(draft.store(), format.word.data());
            QCOMPARE(stored(draft.id()), draft.deck());
            QCOMPARE(draft.deck().size(), deck.size());
            QCOMPARE(Deck::countOf(draft.deck().sideboard), Deck::countOf(deck.sideboard));
        }
    }
};

DUELOGUE_TEST(TestDeckVersions, QCoreApplication)

#include "tst_deckversions.moc"
