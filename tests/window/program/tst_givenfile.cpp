#include <QDropEvent>
#include <QMimeData>

#include "app/games/Games.h"
#include "app/library/formats/WriteDeck.h"
#include "app/shell/window/FileOpener.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Opening a file with the program, in its window.
class TestGivenFile : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
        m_opener = std::make_unique<FileOpener>(start(), *m_table, *m_desk, *m_matches);
        connect(&start(), &SetupModel::fileWanted, m_window,
                [this](const QString& file) { m_opener->open(file.toStdString()); });
    }
    void cleanup() { closeWindow(); }

    void aDeckFileOpensInItsGame_data();
    void aDeckFileOpensInItsGame();
    void anOpenedDeckCanBeSavedAndChosen();
    void aFileWithoutADeckIsReported();
    void aMatchFileOpensAsAReplay();
    void aPositionFileIsReportedAsNoMatch();
    void anUnreadableFileIsReported_data();
    void anUnreadableFileIsReported();
    void openedFilesAreShownOnEveryScreen_data();
    void openedFilesAreShownOnEveryScreen();
    void aDroppedFileIsOpened_data();
    void aDroppedFileIsOpened();
    void aSecondFileShowsItsOwnName();
    void openingAFileLeavesAResumableMatch();

private:
    std::unique_ptr<FileOpener> m_opener;
    QTemporaryDir m_folder;

    [[nodiscard]] std::string write(const QString& name, const std::string& text) const {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("can't write %s", qPrintable(name));
        file.write(QByteArray::fromStdString(text));
        return file.fileName().toStdString();
    }
    void type(const QString& text) {
        for (const QChar c : text) QTest::keyClick(m_window, c.toLatin1());
    }
    [[nodiscard]] QString chosenGame() const { return start().choice().game; }
};

void TestGivenFile::aDeckFileOpensInItsGame_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("ending");
    QTest::newRow("arcana") << "arcana"
                            << "dawn-patrol"
                            << ".deck";
    QTest::newRow("as a list for other programs") << "arcana"
                                                  << "dawn-patrol"
                                                  << ".dec";
    QTest::newRow("for Cockatrice") << "arcana"
                                    << "ash-and-bone"
                                    << ".cod";
    QTest::newRow("basebreak") << "basebreak"
                               << "pirates"
                               << ".deck";
    QTest::newRow("tribute") << "tribute"
                             << "yugi"
                             << ".deck";
    QTest::newRow("tribute by numbers") << "tribute"
                                        << "kaiba"
                                        << ".ydk";
    QTest::newRow("netrun, the second side") << "netrun"
                                             << "night-shift"
                                             << ".deck";
}

void TestGivenFile::aDeckFileOpensInItsGame() {
    QFETCH(QString, id);
    QFETCH(QString, deck);
    QFETCH(QString, ending);
    const Game& its = *game(id.toStdString());
    const auto named = std::ranges::find(its.decks(), deck.toStdString(), &NamedDeck::id);
    const std::string name = "mine" + ending.toStdString();
    const auto format = deckFormatOfFile(name).value();
    m_opener->open(write(QString::fromStdString(name), writeDeck(its.pool(), named->deck, format)));
    QCOMPARE(chosenGame(), id);
    QVERIFY(start().draft()->isOpen());
    QCOMPARE(start().draft()->mistakes(), QStringList());
    const Deck& known = named->deck;
    const std::size_t lines = known.entries.size() + known.extra.size() + known.sideboard.size();
    QCOMPARE(start().draft()->cards().size(), qsizetype(lines));
    QVERIFY(find("text", "Deck from mine" + ending) != nullptr);
    QVERIFY(find("text", "Save deck") != nullptr);
    picture("given-" + id);
}

void TestGivenFile::anOpenedDeckCanBeSavedAndChosen() {
    m_opener->open(write("Green.dec", "40 Forest\n20 Grizzly Bears\n"));
    QCOMPARE(start().draft()->name(), QString("Green"));
    clickItem(find("text", "Save deck"));
    QVERIFY(QTest::qWaitFor([&] { return !start().draft()->isOpen(); }));
    QCOMPARE(start().deckName(start().choice().seats[0].deck), QString("Green"));
}

void TestGivenFile::aFileWithoutADeckIsReported() {
    m_opener->open(write("letter.deck", "Dear friend,\nhow are you?\n"));
    QVERIFY(find("text", "No deck found in letter.deck") != nullptr);
    QVERIFY(find("text", "Save deck") == nullptr);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([&] { return !start().draft()->isOpen(); }));
}

void TestGivenFile::aMatchFileOpensAsAReplay() {
    const CommandRun ran = CommandRun::of("watch --players greedy,random --seed 4 --replay");
    m_opener->open(write("match.duel", ran.out));
    QVERIFY(m_matches->replay()->isOpen());
    QVERIFY(find("text", "Matches") != nullptr);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QCOMPARE(m_matches->rows()->count(), 1);
}

void TestGivenFile::aPositionFileIsReportedAsNoMatch() {
    const std::string path = DUELOGUE_SOURCE_DIR "/tests/scenarios/arcana/ebon-dragon.duel";
    m_opener->open(path);
    QVERIFY(!start().draft()->isOpen());
    QCOMPARE(start().notices().size(), 1);
    QVERIFY(start().notices().front().startsWith(QString::fromStdString(path) + ": Can't read this match."));
    QVERIFY(!m_matches->replay()->isOpen());
}

void TestGivenFile::anUnreadableFileIsReported_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("why");
    QTest::newRow("nothing") << "/no/such.deck"
                             << "no such file";
    QTest::newRow("a folder") << m_folder.path() << "is a directory";
    const std::string latin = write("latin.deck", "4 Forest\n4 Caf\xe9\n");
    QTest::newRow("another encoding") << QString::fromStdString(latin) << "line 2 is not in UTF-8";
}

void TestGivenFile::anUnreadableFileIsReported() {
    QFETCH(const QString, path);
    QFETCH(const QString, why);
    m_opener->open(path.toStdString());
    const QString sentence = "Can't open this file: " + path + ": " + why + ".";
    QCOMPARE(start().notices(), QStringList{sentence});
    QVERIFY(find("text", sentence) != nullptr);
    picture("unread");
}

void TestGivenFile::openedFilesAreShownOnEveryScreen_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("the start screen") << 0;
    QTest::newRow("a sheet over it") << int(Qt::Key_F9);
    QTest::newRow("all matches") << int(Qt::Key_F6);
    QTest::newRow("the statistics") << int(Qt::Key_F8);
}

void TestGivenFile::openedFilesAreShownOnEveryScreen() {
    QFETCH(const int, key);
    const auto go = [&] {
        if (key != 0) QTest::keyClick(m_window, static_cast<Qt::Key>(key));
    };
    go();
    m_opener->open("/no/such.deck");
    QVERIFY(find("text", start().notices().front()) != nullptr);
    QVERIFY(find("text", "Start match")->isEnabled());
    go();
    m_opener->open(write("mine.deck", "4 Forest\n"));
    QVERIFY(find("text", "Deck from mine.deck") != nullptr);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(!start().draft()->isOpen());
}

void TestGivenFile::aDroppedFileIsOpened_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("on the start screen") << 0;
    QTest::newRow("on the statistics") << int(Qt::Key_F8);
    QTest::newRow("on a match") << -1;
}

void TestGivenFile::aDroppedFileIsOpened() {
    QFETCH(const int, key);
    const auto drop = [this](const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle(800, 450);
        QDragEnterEvent enters(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &enters);
        QDropEvent drops(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &drops);
    };
    if (key > 0) QTest::keyClick(m_window, static_cast<Qt::Key>(key));
    if (key < 0) {
        QVERIFY(m_session->begin(config("person", "novice"), 7));
        QVERIFY(settle());
    }
    drop(QString::fromStdString(write("mine.deck", "4 Forest\n")));
    QVERIFY(find("text", "Deck from mine.deck") != nullptr);
    QTest::keyClick(m_window, Qt::Key_Escape);
    drop(m_folder.path());
    QVERIFY(find("text", start().notices().value(0)) != nullptr);
    QVERIFY(start().notices().value(0).contains("is a directory"));
}

/// The second file arrives while the person is typing the name of the first deck.
void TestGivenFile::aSecondFileShowsItsOwnName() {
    m_opener->open(write("Green.dec", "60 Forest\n"));
    type("Woods");
    QQuickItem* const field = m_window->activeFocusItem();
    QCOMPARE(field->property("text").toString(), QString("Woods"));
    m_opener->open(write("Red.dec", "60 Mountain\n"));
    QCOMPARE(m_window->activeFocusItem(), field);
    QCOMPARE(field->property("text").toString(), QString("Red"));
    QTest::keyClick(m_window, Qt::Key_Return);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(start().deckName(start().choice().seats[0].deck), QString("Red"));
    // The same file again, after another name was typed and abandoned.
    m_opener->open(write("Red.dec", "60 Mountain\n"));
    type("Other");
    QTest::keyClick(m_window, Qt::Key_Escape);
    m_opener->open(write("Red.dec", "60 Mountain\n"));
    QCOMPARE(field->property("text").toString(), QString("Red"));
}

void TestGivenFile::openingAFileLeavesAResumableMatch() {
    QVERIFY(m_session->begin(config("person", "novice"), 7));
    QVERIFY(settle());
    m_opener->open(write("mine.deck", "4 Forest\n"));
    QVERIFY(!m_session->isPlaying());
    QVERIFY(find("text", "Deck from mine.deck") != nullptr);
    start().update(startOffer());
    QVERIFY(start().canResume());
    QVERIFY(m_session->resume());
}

DUELOGUE_TEST(TestGivenFile, QGuiApplication)
#include "tst_givenfile.moc"
