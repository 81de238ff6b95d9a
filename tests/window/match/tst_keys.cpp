#include <QClipboard>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include "app/games/Games.h"
#include "app/games/presenter/HowToPlay.h"
#include "app/library/editor/DeckEditorModel.h"
#include "app/library/matches/Analysis.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/window/KeyBindings.h"
#include "app/shell/window/KeyRepeatFilter.h"
#include "app/start/SetupChoices.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// Each press performs one action, and that action belongs to the screen at the time of the press.
class TestKeys : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QSettings("Duelogue", "Duelogue").remove("keys");
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void heldKeyAnswersOnce_data();
    void heldKeyAnswersOnce();
    void heldKeyIsDetectedByTimeWithoutARepeatFlag();
    void heldKeyPressesNoButtonAgain();
    void heldCtrlZUndoesOneAnswer();
    void heldKeyNeverRaisesTheCurtain_data();
    void heldKeyNeverRaisesTheCurtain();
    void onlyEnterOrItsButtonRaisesTheCurtain();
    void heldArrowsRepeat();
    void arrowsStayInTheHand();
    void keysBeforeAQuestionIsShownAreIgnored();
    void aRepeatedKeyWithTheSameMeaningWorksAtOnce();
    void aKeyAtTheEndOfAMatchStartsNoNewMatch();
    void everyActionCanGetAnotherKey_data();
    void everyActionCanGetAnotherKey();
    void howToPlayOpensByKeys();
    void noKeyHasTwoActions();
    void everyKeyIsListedInTheOverview();
    void longKeysFitInTheOverview();
    void aKeyIsChosenByPressingIt();
    void keyBindingsAreSaved();
    void typingInAFieldTriggersNoShortcut();

private:
    [[nodiscard]] KeyBindings& plan() const {
        return *m_engine->singletonInstance<KeyBindings*>(qmlTypeId("Duelogue", 1, 0, "KeyBindings"));
    }
    /// Returns every effect of a key in a match as text; the key is pressed where its action applies.
    [[nodiscard]] QString effectOf(const QString& action, QKeyCombination key);
    [[nodiscard]] QString effectInTheMatch(const QString& action, QKeyCombination key);
    /// Returns the effects of a key in a replay and in the list of matches.
    [[nodiscard]] QString effectInAReplay(const QString& action, QKeyCombination key);
    [[nodiscard]] QString effectInTheList(QKeyCombination key);
    /// Returns the effects of a key in the deck editor, on a card of the deck.
    [[nodiscard]] QString effectInTheEditor(QKeyCombination key);
    /// Returns the effects of a key in a lesson, on a page where the action is possible.
    [[nodiscard]] QString effectInALesson(const QString& action, QKeyCombination key);
    void keepOne();
    [[nodiscard]] static TableState busyTable();

    /// Presses a key, repeats it for about a second, and releases it.
    void hold(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void toACurtain();
    [[nodiscard]] bool isCurtainUp() const { return !m_table->table().curtain.name.isEmpty(); }

    QString m_kept;  ///< set by keepOne()
};

void TestKeys::hold(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    const QString text = key == Qt::Key_Space ? " " : key == Qt::Key_Return ? "\r" : QString();
    qt_handleKeyEvent(m_window, QEvent::KeyPress, key, modifiers, text);
    for (int i = 0; i < 40; ++i) {
        QTest::qWait(5);
        qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, modifiers, text, true);
        qt_handleKeyEvent(m_window, QEvent::KeyPress, key, modifiers, text, true);
    }
    qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, modifiers, text);
    QTest::qWait(20);
}

void TestKeys::toACurtain() {
    for (int i = 0; i < 200 && !isCurtainUp(); ++i) {
        QVERIFY(settle());
        if (!isCurtainUp()) answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(isCurtainUp());
    QTest::qWait(50);
}

void TestKeys::heldKeyAnswersOnce_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("digit") << Qt::Key_1;
    QTest::newRow("F4") << Qt::Key_F4;
}

void TestKeys::heldKeyAnswersOnce() {
    QFETCH(const Qt::Key, key);
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    QSignalSpy passed(m_table.get(), &TableModel::passOnWanted);
    hold(key);
    QCOMPARE(answered.count() + passed.count(), 1);
}

/// Under X11, a repeated key is released and pressed at the same time, without a flag for repetition.
void TestKeys::heldKeyIsDetectedByTimeWithoutARepeatFlag() {
    QWindow window;
    KeyRepeatFilter held(window, KeyRepeatFilter::Tells::Clock);
    const auto isKept = [&](QEvent::Type type, Qt::Key key, quint64 time) {
        QKeyEvent event(type, key, Qt::NoModifier);
        event.setTimestamp(time);
        return held.eventFilter(&window, &event);
    };
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Space, 1000));
    for (quint64 time = 1500; time < 2000; time += 33) {
        QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Space, time));
        QVERIFY(isKept(QEvent::KeyPress, Qt::Key_Space, time));
    }
    QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Space, 2010));
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Space, 2090));  // a new press
    QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Space, 2150));
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Return, 2150));  // another key
    QVERIFY(!isKept(QEvent::KeyRelease, Qt::Key_Left, 2200));
    QVERIFY(!isKept(QEvent::KeyPress, Qt::Key_Left, 2200));  // arrows may be held
}

void TestKeys::heldKeyPressesNoButtonAgain() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QQuickItem* hint = find("text", "Hint");
    QVERIFY(hint != nullptr);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        QSignalSpy wanted(m_table.get(), &TableModel::hintWanted);
        QSignalSpy dropped(m_table.get(), &TableModel::hintDropped);
        hint->forceActiveFocus(Qt::TabFocusReason);
        hold(key);
        QCOMPARE(wanted.count() + dropped.count(), 1);
    }
}

void TestKeys::heldCtrlZUndoesOneAnswer() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QSignalSpy undone(m_table.get(), &TableModel::undoWanted);
    hold(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
}

void TestKeys::heldKeyNeverRaisesTheCurtain_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("enter") << Qt::Key_Return;
}

void TestKeys::heldKeyNeverRaisesTheCurtain() {
    QFETCH(const Qt::Key, key);
    QVERIFY(m_session->begin(config("person", "person"), 13));
    QVERIFY(settle());
    QTest::keyClick(m_window, Qt::Key_Return);
    QVERIFY(settle());
    QVERIFY(!isCurtainUp());
    // The key has been down since the question before the curtain.
    qt_handleKeyEvent(m_window, QEvent::KeyPress, key, {});
    for (int i = 0; i < 200 && !isCurtainUp(); ++i) {
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(isCurtainUp());
    for (int i = 0; i < 60; ++i) {
        QTest::qWait(5);
        qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, {}, {}, true);
        qt_handleKeyEvent(m_window, QEvent::KeyPress, key, {}, {}, true);
        QVERIFY(isCurtainUp());
    }
    qt_handleKeyEvent(m_window, QEvent::KeyRelease, key, {});
    QTest::qWait(20);
    QVERIFY(isCurtainUp());
}

void TestKeys::onlyEnterOrItsButtonRaisesTheCurtain() {
    QVERIFY(m_session->begin(config("person", "person"), 13));
    QVERIFY(settle());
    QVERIFY(isCurtainUp());
    QTest::qWait(50);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(isCurtainUp());
    // Tab does not change the meaning of the space bar.
    QTest::keyClick(m_window, Qt::Key_Tab);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(isCurtainUp());
    QTest::keyClick(m_window, Qt::Key_Return);
    QTRY_VERIFY(!isCurtainUp());
    toACurtain();
    QQuickItem* button = find("text", "I'm " + m_table->table().curtain.name);
    QVERIFY(button != nullptr);
    clickItem(button);
    QTRY_VERIFY(!isCurtainUp());
}

void TestKeys::heldArrowsRepeat() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QTest::keyClick(m_window, Qt::Key_Up);
    QSignalSpy steps(m_window, &QQuickWindow::activeFocusItemChanged);
    hold(Qt::Key_Right);
    hold(Qt::Key_Left);
    QVERIFY(steps.count() > 2);
}

/// Left and right never leave the hand, up leaves it, and down returns to it.
void TestKeys::arrowsStayInTheHand() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    const auto group = [this] {
        const QQuickItem* item = m_window->activeFocusItem();
        while (item != nullptr && !item->property("walkGroup").isValid()) item = item->parentItem();
        return item == nullptr ? QString() : item->property("walkGroup").toString();
    };
    for (int i = 0; i < 40 && group() != "hand"; ++i) QTest::keyClick(m_window, Qt::Key_Tab);
    QCOMPARE(group(), "hand");
    QTest::mouseMove(m_window, QPoint(5, 5));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(m_window, key);
            QCOMPARE(group(), "hand");
        }
    }
    QTest::keyClick(m_window, Qt::Key_Up);
    QVERIFY(group() != "hand");
    QTest::keyClick(m_window, Qt::Key_Down);
    QCOMPARE(group(), "hand");
}

void TestKeys::keysBeforeAQuestionIsShownAreIgnored() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    m_table->setGuard(std::chrono::milliseconds(300));
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    const TableState next = m_table->table();
    m_table->show(TableState());
    m_table->show(next);
    QTest::keyClick(m_window, Qt::Key_Space);
    QTest::keyClick(m_window, Qt::Key_1);
    QCOMPARE(answered.count(), 0);
    QTest::qWait(350);
    QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(answered.count(), 1);
}

void TestKeys::aKeyAtTheEndOfAMatchStartsNoNewMatch() {
    QVERIFY(m_session->begin(config("person", "random"), 17));
    QVERIFY(settle());
    QSignalSpy again(m_table.get(), &TableModel::againWanted);
    m_table->concede();
    QVERIFY(QTest::qWaitFor([this] { return find("text", "Rematch") != nullptr; }));
    QElapsedTimer shown;
    shown.start();
    QVERIFY(!find("text", "Rematch")->property("primary").toBool());
    for (int i = 0; i < 3; ++i) QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(again.count(), 0);
    QVERIFY(QTest::qWaitFor([&] {
        QTest::keyClick(m_window, Qt::Key_Space);
        return again.count() > 0;
    }));
    QVERIFY(shown.elapsed() > 1200);
}

void TestKeys::aRepeatedKeyWithTheSameMeaningWorksAtOnce() {
    m_table->setGuard(std::chrono::minutes(1));
    TableState table;
    table.seats.resize(2);
    table.question.title = "Your main phase";
    TableAnswer on;
    on.index = 0;
    on.label = "Go on";
    on.isDefault = true;
    TableAnswer card;
    card.index = 1;
    card.label = "Cast";
    card.card = 7;
    table.question.answers = {on, card};
    m_table->show(table);
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    m_table->answerDefault();
    QCOMPARE(answered.count(), 0);
    // The same question with one card less.
    TableState next = table;
    next.question.answers = {on};
    m_table->show(next);
    m_table->answerDefault();
    QCOMPARE(answered.count(), 1);
    // The same words for another question.
    next.question.title = "Your attack";
    m_table->show(next);
    m_table->answerDefault();
    QCOMPARE(answered.count(), 1);
}

/// A table with something for every action: nine buttons, cards everywhere, graveyards, and replies to undo.
TableState TestKeys::busyTable() {
    TableState table = tableForTwo();
    for (int id = 0; id < 5; ++id)
        table.cards.push_back(cardOf(10 + id, 0, TableZone::Hand, QString("Bear %1").arg(id)));
    for (int id = 0; id < 3; ++id)
        table.cards.push_back(cardOf(20 + id, 0, TableZone::Board, QString("Elf %1").arg(id)));
    for (int id = 0; id < 3; ++id)
        table.cards.push_back(cardOf(30 + id, 1, TableZone::Board, QString("Ox %1").arg(id)));
    for (int seat = 0; seat < 2; ++seat) {
        table.seats[std::size_t(seat)].piles = {{"Library", "book-cover", 40, true, false},
                                                {"Graveyard", "tombstone", 1, false, true}};
        TableCard dead = cardOf(40 + seat, seat, TableZone::Pile, "Ghost");
        dead.pile = 1;
        table.cards.push_back(dead);
    }
    table.phases = {"Main"};
    table.question.title = "Main";
    for (int i = 0; i < 9; ++i) table.question.answers.push_back(answerOf(i, QString("Way %1").arg(i + 1)));
    table.question.answers.push_back(answerOf(9, "Enough"));
    table.question.answers.back().isDefault = true;
    for (const TableCard& card : std::vector(table.cards)) {
        if (card.zone != TableZone::Pile)
            table.question.answers.push_back(answerOf(int(table.question.answers.size()), "Use", card.id));
    }
    table.canUndo = table.canUndoTurn = table.canRedo = table.canPassOn = table.canPassTurn = table.canHint = true;
    return table;
}

QString TestKeys::effectOf(const QString& action, QKeyCombination key) {
    static const QStringList ofReplays{"turnBack", "turnOn",  "toStart",     "toEnd", "looker",
                                       "analyze",  "mistake", "mistakeBack", "branch"};
    static const QStringList ofTheEditor{"addCopy", "removeCopy", "moveCopy", "markCard"};
    static const QStringList ofTheList{"rename", "remove", "copy", "paste", "find"};
    if (ofReplays.contains(action)) return effectInAReplay(action, key);
    if (ofTheEditor.contains(action)) return effectInTheEditor(key);
    if (action.startsWith(u"lesson")) return effectInALesson(action, key);
    return ofTheList.contains(action) ? effectInTheList(key) : effectInTheMatch(action, key);
}

/// Archives a finished match with two replies marked as mistakes.
void TestKeys::keepOne() {
    if (!m_kept.isEmpty()) return;
    const SavedMatch match = playedOut(config("random", "greedy"), 5);
    QVERIFY(putAway(match, 1'700'000'000));
    m_kept = match.identity.id;
    Analysis analysis{30, {}};
    const std::vector<Decision> decisions = decisionsOf(*game("arcana"), match);
    for (const std::size_t place : {decisions.size() / 3, decisions.size() / 2}) {
        const Decision& decision = decisions[place];
        ReplyEvaluation evaluation;
        evaluation.at = static_cast<int>(decision.at);
        evaluation.player = decision.player;
        evaluation.mistake = true;
        analysis.evaluations.push_back(evaluation);
    }
    QVERIFY(keepAnalysis(m_kept, analysis.json()));
    m_matches->refresh();
}

QString TestKeys::effectInAReplay(const QString& action, QKeyCombination key) {
    keepOne();
    m_matches->open(m_kept);
    ReplayModel& replay = *m_matches->replay();
    replay.setIterations(100'000);
    // Mistakes can be anywhere, so the search starts at the ends.
    replay.go(action == u"mistakeBack" ? replay.last() : action == u"mistake" ? 0 : replay.last() / 2);
    QTest::qWait(30);
    const int place = replay.place();
    QTest::keyClick(m_window, key.key(), key.keyboardModifiers());
    QTest::qWait(30);
    QStringList words;
    if (replay.place() != place) words << QString("place %1").arg(replay.place());
    if (replay.looker() != 0) words << QString("looker %1").arg(replay.looker());
    if (replay.isAnalyzing()) words << "analyzing";
    for (const QQuickItem* sheet : itemsWith("centered")) words << sheet->metaObject()->className();
    if (replay.isAnalyzing()) replay.analyze();
    m_table->leave();
    m_window->setProperty("browsing", false);
    QTest::qWait(30);
    return words.join("; ");
}

QString TestKeys::effectInALesson(const QString& action, QKeyCombination key) {
    m_table->leave();
    m_lesson->begin("arcana", 1);
    while (m_lesson->canBack()) m_lesson->back();
    const auto isPossible = [&] {
        if (action == u"lessonNext") return m_lesson->canNext();
        return action == u"lessonBack" ? m_lesson->canBack() : m_lesson->canShow();
    };
    for (int i = 0; i < 20 && !isPossible(); ++i) m_lesson->showMe();
    QTest::qWait(30);
    const int page = m_lesson->page();
    QTest::keyClick(m_window, key.key(), key.keyboardModifiers());
    QTest::qWait(30);
    QStringList words;
    if (!m_lesson->isOpen()) return "left";
    if (m_lesson->page() != page) words << QString("pages %1").arg(m_lesson->page() - page);
    m_table->leave();
    QTest::qWait(30);
    return words.join("; ");
}

QString TestKeys::effectInTheList(QKeyCombination key) {
    keepOne();
    const QString text = QString::fromStdString(textOfMatch(archivedMatches().front().id).value_or(""));
    QGuiApplication::clipboard()->setText("nothing");
    m_window->setProperty("browsing", true);
    QTest::qWait(30);
    const QString notices = m_matches->notices().join(' ');
    const int rows = m_matches->rows()->count();
    QTest::keyClick(m_window, key.key(), key.keyboardModifiers());
    QTest::qWait(30);
    QStringList words;
    if (m_matches->rows()->count() != rows) words << "removed";
    if (QGuiApplication::clipboard()->text() == text) words << "copied";
    if (m_matches->notices().join(' ') != notices) words << m_matches->notices();
    if (m_window->activeFocusItem()->property("selectedTextColor").isValid()) words << "writing";
    for (const QQuickItem* sheet : itemsWith("centered")) words << sheet->metaObject()->className();
    m_matches->undo();
    m_window->setProperty("browsing", false);
    QTest::qWait(30);
    return words.join("; ");
}

QString TestKeys::effectInTheEditor(QKeyCombination key) {
    m_table->leave();
    auto* const editor = m_window->findChild<DeckEditorModel*>();
    (void)editor->beginDeck("arcana");
    editor->add("Forest");
    editor->add("Forest");
    QTest::qWait(30);
    QQuickItem* const line = find("name", "Forest", false, "card");
    if (line == nullptr) return "no line";
    line->forceActiveFocus(Qt::TabFocusReason);
    const QVariantList before = editor->sections();
    QTest::keyClick(m_window, key.key(), key.keyboardModifiers());
    QTest::qWait(30);
    QStringList words;
    if (editor->sections() != before) words << QJsonDocument::fromVariant(editor->sections()).toJson();
    editor->close();
    QTest::qWait(30);
    return words.join("; ");
}

QString TestKeys::effectInTheMatch(const QString& action, QKeyCombination key) {
    const auto isKept = [this] {
        const QQuickItem* const sign = named(m_window->contentItem(), "keptSign");
        return sign != nullptr && sign->isVisible();
    };
    if (action == u"keep" || action == u"order") {
        m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"))->setHand("drawn");
        m_table->leave();
        QTest::qWait(30);
    }
    if (action == u"startMatch" || action == u"cards" || action == u"matches" || action == u"statistics") {
        m_table->leave();
        QTest::qWait(30);
        // The button with the focus would take Return with any modifier.
        if (action == u"startMatch") m_window->activeFocusItem()->setFocus(false);
    } else {
        m_table->show(TableState());
        m_table->show(busyTable());
        QTest::qWait(30);
        if (!m_window->isVisible()) m_window->show();
        if (m_window->visibility() == QWindow::FullScreen) resizeWindow({1600, 900});
        QQuickItem* const middle = find("cardId", 21);
        if (middle == nullptr) return "no card";
        middle->forceActiveFocus(Qt::TabFocusReason);
    }
    if (action == u"cancel") {
        QTest::keySequence(m_window, QKeySequence(plan().sequences()["menu"].toString()));
        QTest::qWait(20);
    }
    const auto present = [this] {
        const QQuickItem* const focused = m_window->activeFocusItem();
        QStringList words{focused == nullptr ? QString() : focused->property("cardId").toString()};
        for (const QQuickItem* sheet : itemsWith("title")) words << sheet->property("title").toString();
        for (const QQuickItem* item : itemsWith("centered")) words << item->metaObject()->className();
        words << QString::number(m_window->visibility()) << m_window->property("browsing").toString()
              << m_window->property("counting").toString() << m_window->property("collecting").toString()
              << m_table->layout()->handOrder();
        return words.join(',');
    };
    const QString before = present();
    QSignalSpy answered(m_table.get(), &TableModel::answered), undone(m_table.get(), &TableModel::undoWanted),
        redone(m_table.get(), &TableModel::redoWanted), hinted(m_table.get(), &TableModel::hintWanted),
        passed(m_table.get(), &TableModel::passOnWanted), turned(m_table.get(), &TableModel::passTurnWanted),
        stopped(m_table.get(), &TableModel::nextStopWanted), turnUndone(m_table.get(), &TableModel::undoTurnWanted),
        started(&start(), &SetupModel::matchWanted);
    QTest::keyClick(m_window, key.key(), key.keyboardModifiers());
    QTest::qWait(30);
    QStringList words;
    for (const auto& answer : answered) words << "answer " + answer.front().toString();
    for (const auto& [name, spy] : {std::pair("undo", &undone), std::pair("redo", &redone), std::pair("hint", &hinted),
                                    std::pair("pass", &passed), std::pair("turn", &turned), std::pair("stop", &stopped),
                                    std::pair("undo turn", &turnUndone), std::pair("start", &started)}) {
        if (!spy->isEmpty()) words << name;
    }
    if (action == u"keep" && isKept()) words << "kept";
    const QString after = present();
    if (after != before) words << after;
    // Closes everything that was opened.
    m_window->setProperty("browsing", false);
    m_window->setProperty("counting", false);
    m_window->setProperty("collecting", false);
    for (const char* open : {"menu", "menu"}) {
        if (itemsWith("centered").isEmpty()) break;
        QTest::keySequence(m_window, QKeySequence(plan().sequences()[open].toString()));
        QTest::qWait(20);
    }
    return words.join("; ");
}

void TestKeys::everyActionCanGetAnotherKey_data() {
    QTest::addColumn<QString>("action");
    for (const QVariant& action : KeyBindings().actions()) {
        const QString id = action.toMap()["id"].toString();
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestKeys::everyActionCanGetAnotherKey() {
    QFETCH(const QString, action);
    const QKeyCombination usual = QKeySequence(plan().sequences()[action].toString())[0];
    const QKeyCombination other(Qt::ControlModifier, Qt::Key_J);
    if (action == u"startMatch") {
        // Without an unfinished match, which would be asked about.
        OwnHome::empty();
        start().update(startOffer());
    }
    const QString done = effectOf(action, usual);
    QVERIFY2(!done.isEmpty(), qPrintable(action));
    plan().bind(action, other);
    QCOMPARE(plan().caps()[action].toString(), QStringLiteral("Ctrl J"));
    QCOMPARE(effectOf(action, other), done);
    QCOMPARE(effectOf(action, usual), QString());
    plan().reset();
    QVERIFY(plan().isUsual());
}

/// Every game has its page, which opens from the start screen and from a match.
void TestKeys::howToPlayOpensByKeys() {
    for (const std::string& id : gameIds()) QVERIFY2(howToPlay(id).size() > 3, id.c_str());
    const auto read = [this] {
        QTest::keyClick(m_window, Qt::Key_F1);
        const QQuickItem* const button = find("text", "How to play", false, "primary");
        QVERIFY(button != nullptr);
        for (int i = 0; i < 20 && m_window->activeFocusItem() != button; ++i) QTest::keyClick(m_window, Qt::Key_Tab);
        QTest::keyClick(m_window, Qt::Key_Return);
        QVERIFY(find("plain", QString::fromStdString(howToPlay("arcana").front().text)) != nullptr);
        QTest::keyClick(m_window, Qt::Key_Escape);
    };
    read();
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    read();
}

/// If a key is already in use, the two actions swap their keys, and a message says so.
void TestKeys::noKeyHasTwoActions() {
    const QString hint = effectOf("hint", Qt::Key_H), pass = effectOf("passOn", Qt::Key_F4);
    QVERIFY(!hint.isEmpty() && !pass.isEmpty() && hint != pass);
    plan().bind("hint", Qt::Key_F4);
    QVERIFY2(plan().told().contains("F4") && plan().told().contains("pass until something happens"),
             qPrintable(plan().told()));
    QCOMPARE(effectOf("hint", Qt::Key_F4), hint);
    QCOMPARE(effectOf("passOn", Qt::Key_H), pass);
    QStringList caps;
    for (const QVariant& cap : plan().caps()) caps << cap.toString();
    QCOMPARE(caps.removeDuplicates(), 0);
}

/// On the page of keys, each key is listed below the heading of its place.
void TestKeys::everyKeyIsListedInTheOverview() {
    QStringList headings, caps;
    for (const QVariant& row : plan().overview()) {
        headings << row.toMap()["heading"].toString();
        caps << row.toMap()["cap"].toString();
    }
    headings.removeAll({});
    QCOMPARE(headings, (QStringList{"Lesson", "Replay", "Matches", "Deck editor"}));
    for (const char* cap :
         {"F8", "PgUp, PgDown", "Home, End", "V", "A", "M, Shift M", "B", "F2", "Del", "Ctrl C", "Ctrl V", "Ctrl F"})
        QVERIFY2(caps.contains(cap), qPrintable(QString("%1: %2").arg(cap, caps.join(" | "))));
    QTest::keyClick(m_window, Qt::Key_F1);
    for (const QString& heading : headings) QVERIFY2(find("text", heading) != nullptr, qPrintable(heading));
    QVERIFY(find("label", "F2") != nullptr);
}

void TestKeys::longKeysFitInTheOverview() {
    int number = 9;
    for (const char* action : {"lookLeft", "lookRight", "lookUp", "lookDown"})
        plan().bind(action, QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key(Qt::Key_F1 + number++)));
    QTest::keyClick(m_window, Qt::Key_F1);
    QQuickItem* const cap = find("label", "Ctrl Shift F10, Ctrl Shift F11, Ctrl Shift F12, Ctrl Shift F13");
    QVERIFY(cap != nullptr);
    QTRY_VERIFY(cap->x() >= 0);
    QVERIFY2(cap->parentItem()->height() >= cap->height(), "what stands below has room for it");
    const QList<QQuickItem*> names = cap->childItems();
    QVERIFY(names.size() == 1 && cap->contains(names[0]->position()));
    QVERIFY(names[0]->property("contentWidth").toReal() <= names[0]->width());
    QVERIFY(names[0]->property("contentHeight").toReal() <= cap->height());
}

void TestKeys::aKeyIsChosenByPressingIt() {
    QTest::keyClick(m_window, Qt::Key_F1);
    QQuickItem* const choose = find("text", "Change shortcuts…", false, "down");
    QVERIFY(choose != nullptr);
    clickItem(choose);
    QQuickItem* row = nullptr;
    QTRY_VERIFY((row = find("waiting", false)) != nullptr);
    for (QQuickItem* each : itemsWith("waiting")) {
        if (each->property("modelData").toMap()["id"] == "hint") row = each;
    }
    row->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(plan().listening(), QStringLiteral("hint"));
    // A key that already has an action is only assigned.
    QTest::keyClick(m_window, Qt::Key_F10);
    QCOMPARE(plan().listening(), QString());
    QCOMPARE(plan().caps()["hint"].toString(), QStringLiteral("F10"));
    QCOMPARE(plan().caps()["menu"].toString(), QStringLiteral("H"));
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(plan().listening(), QStringLiteral("hint"));
    QTest::keyClick(m_window, Qt::Key_Escape);
    QCOMPARE(plan().listening(), QString());
    QCOMPARE(plan().caps()["hint"].toString(), QStringLiteral("F10"));
    picture("keys");
}

void TestKeys::keyBindingsAreSaved() {
    plan().bind("undo", QKeyCombination(Qt::ControlModifier, Qt::Key_U));
    QCOMPARE(KeyBindings().caps()["undo"].toString(), QStringLiteral("Ctrl U"));
    // A key that occurs twice in the settings, for example after manual editing, is ignored.
    QSettings("Duelogue", "Duelogue").setValue("keys/redo", "Ctrl+U");
    KeyBindings again;
    QCOMPARE(again.caps()["redo"].toString(), QStringLiteral("Ctrl Shift Z"));
    plan().reset();
    QVERIFY(KeyBindings().isUsual());
}

void TestKeys::typingInAFieldTriggersNoShortcut() {
    plan().bind("golden", Qt::Key_B);
    QQuickItem* name = nullptr;
    for (QQuickItem* item : itemsWith("selectedTextColor")) name = item;
    QVERIFY(name != nullptr);
    name->forceActiveFocus();
    QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
    for (const char letter : {'B', 'o', ' ', 'b'}) QTest::keyClick(m_window, letter);
    QCOMPARE(name->property("text").toString().toLower(), QStringLiteral("bo b"));
}

DUELOGUE_TEST(TestKeys, QGuiApplication)
#include "tst_keys.moc"
