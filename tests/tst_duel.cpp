#include <QClipboard>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <optional>
#include <set>

#include "app/DeckDesk.h"
#include "app/Preferences.h"
#include "app/Session.h"
#include "app/SetupModel.h"
#include "app/StartOffer.h"
#include "app/TableModel.h"
#include "app/Window.h"
#include "players/Level.h"
#include "tests/OwnHome.h"

using namespace duelogue;

namespace {

QStringList warnings;

void remember(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg) warnings << text;
}

MatchWish wish(const QString& first, const QString& second) {
    MatchWish wish;
    wish.game = "arcana";
    wish.seats = {{"Anna", first, "dawn-patrol"}, {"Ben", second, "ash-and-bone"}};
    return wish;
}

/// Every item of the window that has such a property and is seen.
QList<QQuickItem*> itemsWith(QQuickItem* root, const char* property) {
    QList<QQuickItem*> found;
    if (!root->isVisible()) return found;
    if (root->property(property).isValid()) found << root;
    const auto children = root->childItems();
    for (QQuickItem* child : children) found << itemsWith(child, property);
    return found;
}

}  // namespace

/// Whole matches in the window, by mouse alone and by keyboard alone: what a person sees is what is clicked.
class TestDuel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void wholeMatchAgainstTheComputerByMouse();
    void wholeMatchAgainstTheComputerByKeyboard();
    void wholeMatchOfTwoPeopleWithACurtainBetween();
    void undoGoesBackToTheLastOwnChoice();
    void matchGoesOnAfterTheProgramEnded();
    void decksComeFromTheClipboardAndGoThere();
    void aRandomDeckIsPlayed();
    void hintComesByKeyAndMarksTheBestAnswer();
    void hintIsGivenUpByActingAndByTheKey();
    void hintIsTakenByAClick();
    void levelsAreOfferedByTheirNames();
    void theChosenDecksAreInSight();
    void aProgramSitsAtTheTable();
    void aProgramThatFailsIsNamedInTheLog();

private:
    OwnHome m_home;
    std::unique_ptr<SetupModel> m_setup;
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<DeckDesk> m_desk;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    int m_picture = 0;

    void openWindow();
    [[nodiscard]] bool settle();
    void clickItem(QQuickItem* item);
    [[nodiscard]] bool clickCard(int card);
    [[nodiscard]] QQuickItem* find(const char* property, const QVariant& value, bool legal = false,
                                   const char* sort = nullptr);
    [[nodiscard]] std::optional<TableAnswer> wanted() const;
    void answerByMouse();
    void answerByKeyboard();
    void picture(const QString& name);
    void toAChoice();
};

void TestDuel::initTestCase() {
    Preferences().setMotion(false);
    qInstallMessageHandler(remember);
}

void TestDuel::init() {
    warnings.clear();
    openWindow();
}

void TestDuel::cleanup() {
    m_engine.reset();
    m_session.reset();
    m_desk.reset();
    m_table.reset();
    m_setup.reset();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join("\n")));
}

void TestDuel::openWindow() {
    m_setup = std::make_unique<SetupModel>();
    m_table = std::make_unique<TableModel>();
    m_session = std::make_unique<Session>(*m_table);
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_desk = std::make_unique<DeckDesk>(*m_setup);
    m_setup->show(startOffer());
    prepareWindow(*m_engine);
    QVERIFY(duelogue::openWindow(*m_engine, *m_table, *m_setup));
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
}

/// Waits until a person is asked or the match is over.
bool TestDuel::settle() {
    return QTest::qWaitFor(
        [this] {
            const Table& table = m_table->table();
            return table.result.over || !table.curtain.name.isEmpty() || !table.question.answers.empty();
        },
        20'000);
}

void TestDuel::clickItem(QQuickItem* item) {
    const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier, middle.toPoint());
}

/// The item that is seen and has this value as that property (and has the property `sort` as well); the window may need
/// a moment to draw it.
QQuickItem* TestDuel::find(const char* property, const QVariant& value, bool legal, const char* sort) {
    QQuickItem* found = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            for (QQuickItem* item : itemsWith(m_window->contentItem(), sort != nullptr ? sort : property)) {
                if (item->property(property) == value && (!legal || item->property("legal").toBool())) found = item;
            }
            return found != nullptr;
        },
        3000);
    return found;
}

bool TestDuel::clickCard(int card) {
    QQuickItem* item = find("cardId", card, true);
    if (item == nullptr) return false;
    // A corner of it sticks out where others cover its middle.
    const QPointF corner = item->mapToScene(QPointF(item->width() * .12, item->height() * .5));
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier, corner.toPoint());
    return true;
}

/// What a simple person does: lands and spells first, paid automatically, attack with all, else the default.
std::optional<TableAnswer> TestDuel::wanted() const {
    const TableQuestion& question = m_table->table().question;
    for (const TableAnswer& answer : question.answers) {
        if (question.ask == TableAsk::Act && answer.card >= 0 && answer.label.startsWith("Play this land"))
            return answer;
    }
    for (const TableAnswer& answer : question.answers) {
        if (question.ask == TableAsk::Act && answer.card >= 0 && answer.label.startsWith("Cast")) return answer;
    }
    for (const TableAnswer& answer : question.answers) {
        if (answer.index == TableAnswer::all && question.chosen.empty()) return answer;
    }
    for (const TableAnswer& answer : question.answers) {
        if (answer.isDefault) return answer;
    }
    for (const TableAnswer& answer : question.answers) {
        if (!answer.isCancel) return answer;
    }
    return std::nullopt;
}

void TestDuel::answerByMouse() {
    const std::optional<TableAnswer> answer = wanted();
    QVERIFY(answer.has_value());
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    const QString what = m_table->table().question.title + ": " + answer->label;
    // A card under the pointer rises and may cover another.
    QTest::mouseMove(m_window, QPoint(m_window->width() - 20, m_window->height() / 2));
    QCoreApplication::processEvents();
    if (answer->card >= 0) {
        QVERIFY2(clickCard(answer->card), qPrintable(what));
        if (answer->onto >= 0 && shown.isEmpty()) QVERIFY2(clickCard(answer->onto), qPrintable(what));
    } else if (answer->seat >= 0) {
        QQuickItem* seat = find("index", answer->seat, true, "panel");
        QVERIFY2(seat != nullptr, qPrintable(what));
        clickItem(seat);
    } else {
        QQuickItem* button = find("answer", answer->index, false);
        QVERIFY2(button != nullptr, qPrintable(what));
        clickItem(button);
    }
    QVERIFY2(!shown.isEmpty() || shown.wait(5000), qPrintable(what));
}

/// The default is the space bar's, a button its number's; cards and players are reached with the tabulator and chosen
/// with Return.
void TestDuel::answerByKeyboard() {
    const std::optional<TableAnswer> answer = wanted();
    QVERIFY(answer.has_value());
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    const QString what = m_table->table().question.title + ": " + answer->label;
    if (answer->isDefault) {
        QTest::keyClick(m_window, Qt::Key_Space);
    } else if (answer->card < 0 && answer->seat < 0) {
        const QQuickItem* button = find("answer", answer->index, false);
        QVERIFY2(button != nullptr, qPrintable(what));
        QTest::keyClick(m_window, static_cast<Qt::Key>(Qt::Key_1 + button->property("index").toInt()));
    } else {
        for (int i = 0; i < 120 && shown.isEmpty(); ++i) {
            QTest::keyClick(m_window, Qt::Key_Tab);
            const QQuickItem* focused = m_window->activeFocusItem();
            if (focused == nullptr) continue;
            const bool here =
                answer->card >= 0
                    ? focused->property("cardId").isValid() && focused->property("cardId").toInt() == answer->card
                    : focused->property("panel").isValid() && focused->property("index").toInt() == answer->seat;
            if (here) QTest::keyClick(m_window, Qt::Key_Return);
        }
    }
    QVERIFY2(!shown.isEmpty() || shown.wait(5000), qPrintable(what));
}

/// For the README and for whoever wants to look: DUELOGUE_PICTURES=folder keeps pictures of the match.
void TestDuel::picture(const QString& name) {
    const QString folder = qEnvironmentVariable("DUELOGUE_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(50);
    m_window->grabWindow().save(QString("%1/%2-%3.png").arg(folder).arg(m_picture++, 3, 10, QChar('0')).arg(name));
}

void TestDuel::wholeMatchAgainstTheComputerByMouse() {
    picture("start");
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    int answers = 0;
    while (settle() && !m_table->table().result.over) {
        if (answers % 12 == 0) picture("mouse");
        answerByMouse();
        if (QTest::currentTestFailed()) return;
        QVERIFY(++answers < 2000);
    }
    QVERIFY(m_table->table().result.over);
    picture("over");
    QVERIFY(answers > 20);
}

void TestDuel::wholeMatchAgainstTheComputerByKeyboard() {
    QVERIFY(m_session->begin(wish("person", "random"), 12));
    int answers = 0;
    while (settle() && !m_table->table().result.over) {
        answerByKeyboard();
        if (QTest::currentTestFailed()) return;
        QVERIFY(++answers < 2000);
    }
    QVERIFY(m_table->table().result.over);
}

void TestDuel::wholeMatchOfTwoPeopleWithACurtainBetween() {
    QVERIFY(m_session->begin(wish("person", "person"), 13));
    int answers = 0;
    int curtains = 0;
    while (settle() && !m_table->table().result.over) {
        const Table& table = m_table->table();
        if (!table.curtain.name.isEmpty()) {
            if (curtains++ == 0) picture("curtain");
            QQuickItem* button = find("text", "I am " + table.curtain.name);
            QVERIFY(button != nullptr);
            clickItem(button);
            continue;
        }
        for (const TableCard& card : table.cards) {
            // Nobody sees the other's hand but what has been shown.
            if (card.zone == TableZone::Hand && card.seat != table.viewer && card.hidden)
                QVERIFY(card.face.name.isEmpty());
        }
        if (answers % 20 == 0) picture("two");
        answerByMouse();
        if (QTest::currentTestFailed()) return;
        QVERIFY(++answers < 3000);
    }
    QVERIFY(m_table->table().result.over);
    QVERIFY(curtains > 4);
}

void TestDuel::undoGoesBackToTheLastOwnChoice() {
    QVERIFY(m_session->begin(wish("person", "random"), 14));
    QVERIFY(settle());
    for (int i = 0; i < 6; ++i) {
        answerByMouse();
        QVERIFY(settle());
    }
    const std::uint64_t before = m_session->match()->state().hash();
    answerByMouse();
    QVERIFY(settle());
    QVERIFY(m_session->match()->state().hash() != before);
    m_table->undo();
    QCOMPARE(m_session->match()->state().hash(), before);
}

void TestDuel::matchGoesOnAfterTheProgramEnded() {
    QVERIFY(m_session->begin(wish("person", "random"), 15));
    QVERIFY(settle());
    for (int i = 0; i < 8; ++i) {
        answerByMouse();
        QVERIFY(settle());
    }
    const std::uint64_t before = m_session->match()->state().hash();
    const std::size_t lines = m_table->table().log.size();
    m_session = std::make_unique<Session>(*m_table);  // as after a crash: nothing but what was kept
    QVERIFY(m_session->resume());
    QCOMPARE(m_session->match()->state().hash(), before);
    QCOMPARE(m_table->table().log.size(), lines);
}

void TestDuel::decksComeFromTheClipboardAndGoThere() {
    const auto decks = [this] { return m_setup->decks().size(); };
    const qsizetype before = decks();
    QClipboard* const clipboard = QGuiApplication::clipboard();
    clipboard->setText("Deck\n24 Forest (POR) 212\n32 Grizzly Baers\n4 Grizzly Bears (POR) 169\n");
    clickItem(find("text", "Paste deck"));
    QCOMPARE(decks(), before + 1);
    QCOMPARE(m_setup->wish().seats[1].deck, QString("my-deck"));  // the last button of that name
    QVERIFY2(m_setup->notices().join(' ').contains("found 28 cards, expected 60 or more"),
             qPrintable(m_setup->notices().join(' ')));
    QVERIFY2(m_setup->notices().join(' ').contains("Line 3: found \"Grizzly Baers\""),
             qPrintable(m_setup->notices().join(' ')));
    // The chosen deck is in sight.
    const auto isInSight = [](const QQuickItem* item) {
        if (item->property("modelData").toMap()["id"] != "my-deck" || !item->property("chosen").toBool()) return false;
        const QQuickItem* const grid = item->parentItem()->parentItem();
        return grid->boundingRect().contains(item->mapRectToItem(grid, item->boundingRect()).center());
    };
    QVERIFY(QTest::qWaitFor(
        [&] { return std::ranges::any_of(itemsWith(m_window->contentItem(), "modelData"), isInSight); }));
    picture("pasted");
    clickItem(find("text", "Copy deck"));
    QCOMPARE(clipboard->text(),
             QString("About\nName My deck\n\nDeck\n24 Forest (POR) 212\n4 Grizzly Bears (POR) 169\n"));
    clickItem(find("text", "Forget"));
    QCOMPARE(decks(), before);
    QVERIFY(find("text", "Forget") == nullptr);
    clipboard->setText("no deck at all");
    clickItem(find("text", "Paste deck"));
    QCOMPARE(decks(), before);
    QVERIFY(m_setup->notices().join(' ').startsWith("There is no deck on the clipboard."));
}

void TestDuel::aRandomDeckIsPlayed() {
    MatchWish wanted = wish("person", "random");
    for (MatchWish::Seat& seat : wanted.seats) seat.deck = "random";
    const auto cardsWith = [&](std::uint64_t seed) {
        if (!m_session->begin(wanted, seed)) qFatal("no match");
        std::multiset<DefinitionId> cards;
        for (const Card& card : m_session->match()->state().cards) cards.insert(card.definition);
        return cards;
    };
    const auto one = cardsWith(1);
    QCOMPARE(one.size(), std::size_t{120});
    QVERIFY(one == cardsWith(1));
    QVERIFY(one != cardsWith(2));
    // What chance made is kept: the match goes on with the same cards.
    QVERIFY(settle());
    QVERIFY(m_session->resume());
    std::multiset<DefinitionId> resumed;
    for (const Card& card : m_session->match()->state().cards) resumed.insert(card.definition);
    QVERIFY(resumed == cardsWith(2));
}

/// Plays on to the person's main phase with something to play.
void TestDuel::toAChoice() {
    for (int i = 0; i < 60; ++i) {
        QVERIFY(settle());
        const TableQuestion& question = m_table->table().question;
        if (i > 8 && question.ask == TableAsk::Act && question.answers.size() > 2) return;
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QFAIL("there was nothing to choose");
}

void TestDuel::hintComesByKeyAndMarksTheBestAnswer() {
    QVERIFY(m_session->begin(wish("person", "random"), 16));
    toAChoice();
    QVERIFY(m_table->canHint() && !m_table->hinting());
    const auto before = m_session->match()->state().hash();
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(m_table->hintThinks());
    QTRY_VERIFY(m_table->hintProgress() > 20);
    picture("hint-thinking");
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hinting() && !m_table->hintThinks(), 20'000);
    const RowModel& hints = *m_table->hints();
    QVERIFY(hints.count() >= 2 && hints.count() <= 3);
    QCOMPARE(hints.value(0, "loss").toString(), QString());
    for (int row = 0; row < hints.count(); ++row) {
        QVERIFY2(hints.value(row, "chance").toString().endsWith(" %"),
                 qPrintable(hints.value(row, "chance").toString()));
        QVERIFY(!hints.value(row, "words").toString().isEmpty());
        // Everything a hint speaks of is marked while one looks at it, and nothing else.
        QQuickItem* shown = find("spoken", hints.value(row, "spoken"), false, "share");
        QVERIFY(shown != nullptr);
        QTest::mouseMove(m_window, shown->mapToScene(QPointF(shown->width() / 2, shown->height() / 2)).toPoint());
        const int answer = hints.value(row, "answer").toInt();
        const auto& answers = m_table->table().question.answers;
        const auto meant = std::ranges::find(answers, answer, &TableAnswer::index);
        QVERIFY(meant != answers.end());
        QVERIFY(QTest::qWaitFor(
            [&] {
                const auto marked = itemsWith(m_window->contentItem(), "hinted");
                const auto isMarked = [](const QQuickItem* item) { return item->property("hinted").toBool(); };
                if (std::ranges::count_if(marked, isMarked) != 1) return false;
                const QQuickItem* item = *std::ranges::find_if(marked, isMarked);
                return meant->card >= 0 ? item->property("cardId").toInt() == meant->card
                                        : item->property("answer").toInt() == answer;
            },
            3000));
        if (row == 0) picture("hint");
    }
    QCOMPARE(m_session->match()->state().hash(), before);
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(!m_table->hinting());
    QCOMPARE(hints.count(), 0);
}

void TestDuel::hintIsGivenUpByActingAndByTheKey() {
    QVERIFY(m_session->begin(wish("person", "random"), 17));
    toAChoice();
    QSignalSpy hinted(m_table.get(), &TableModel::hinted);
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(m_table->hintThinks());
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(!m_table->hinting());
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(m_table->hintThinks());
    answerByMouse();
    QVERIFY(!m_table->hinting());
    // What was thought comes to nothing: no word of it later.
    QTest::qWait(200);
    hinted.clear();
    QTest::qWait(2500);
    QCOMPARE(hinted.count(), 0);
    QCOMPARE(m_table->hints()->count(), 0);
}

void TestDuel::hintIsTakenByAClick() {
    QVERIFY(m_session->begin(wish("person", "random"), 18));
    toAChoice();
    QQuickItem* button = find("hint", "What would a good player do?", false, "keycap");
    QVERIFY(button != nullptr);
    clickItem(button);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->count() > 0, 20'000);
    QQuickItem* best = find("spoken", m_table->hints()->value(0, "spoken"), false, "share");
    QVERIFY(best != nullptr);
    const auto before = m_session->match()->state().hash();
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    clickItem(best);
    QVERIFY(!shown.isEmpty() || shown.wait(5000));
    QVERIFY(m_session->match()->state().hash() != before);
    QVERIFY(!m_table->hinting());
}

void TestDuel::levelsAreOfferedByTheirNames() {
    picture("levels");
    for (const Level& level : levels()) {
        const QString title = QString::fromUtf8(level.title.data(), static_cast<qsizetype>(level.title.size()));
        QVERIFY2(find("text", title, false, "checked") != nullptr, qPrintable(title));
    }
    QVERIFY(m_session->begin(wish("person", "novice"), 19));
    QVERIFY(settle());
}

/// Whichever it is, before anything was clicked as well.
void TestDuel::theChosenDecksAreInSight() {
    const auto inSight = [this] {
        int seen = 0;
        for (QQuickItem* item : itemsWith(m_window->contentItem(), "chosen")) {
            QQuickItem* list = item;
            while (list != nullptr && !list->clip()) list = list->parentItem();
            if (!item->property("chosen").toBool() || list == nullptr) continue;
            const QPointF middle(item->width() / 2, item->height() / 2);
            if (list->boundingRect().contains(item->mapToItem(list, middle))) ++seen;
        }
        return seen == 2;
    };
    QVERIFY(QTest::qWaitFor(inSight, 3000));
    for (const int deck : {11, 0, 6}) {
        m_setup->setDeck(1, deck);
        QVERIFY2(QTest::qWaitFor(inSight, 3000), qPrintable(QString::number(deck)));
    }
}

/// It is one of the kinds of players once the settings name it.
void TestDuel::aProgramSitsAtTheTable() {
    const QString command = "python3 " DUELOGUE_SOURCE_DIR "/tests/bots/example.py";
    QSettings("Duelogue", "Duelogue").setValue("bots/Pythia", command);
    m_setup->show(startOffer());
    QVERIFY(find("text", "Pythia", false, "checked") != nullptr);
    QSettings("Duelogue", "Duelogue").remove("bots");
    QVERIFY(m_session->begin(wish("person", "process:" + command), 20));
    for (int answers = 0; answers < 8; ++answers) {
        QVERIFY(settle());
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(settle());
    QVERIFY(m_table->table().turn > 1);
    // Taking back while it may be thinking, and giving up: it is let go of.
    m_table->undo();
    QVERIFY(settle());
    m_table->concede();
    QVERIFY(m_table->table().result.over);
    QCOMPARE(m_table->table().result.winner, 1);
}

void TestDuel::aProgramThatFailsIsNamedInTheLog() {
    QVERIFY(m_session->begin(wish("person", "process:exit 4"), 21));
    for (int answers = 0; answers < 20 && settle() && !m_table->table().result.over; ++answers) {
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(m_table->table().result.over);
    QCOMPARE(m_table->table().result.winner, 0);
    QCOMPARE(m_table->table().log.back().text, QStringLiteral("process:exit 4 ended with status 4; it forfeits"));
    picture("forfeit");
}

QTEST_MAIN(TestDuel)
#include "tst_duel.moc"
