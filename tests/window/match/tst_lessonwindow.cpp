#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/match/lesson/LessonController.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/table/TableModel.h"
#include "app/shell/language/Language.h"
#include "app/shell/window/Announcer.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/match/LessonTexts.h"

using namespace duelogue;

/// Lessons in the window, as a learner plays them.
class TestLessonWindow : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aLessonIsPlayedByMouse();
    void aLessonIsPlayedByKeysAlone();
    void aReplyOffThePathIsAnsweredAndTakenBack();
    void endingTheTurnIsAReplyToo();
    void showMePlaysEveryStep();
    void automaticPaymentIsNotAsked();
    void backPassesOverAutomaticReplies();
    void momentsAreShownBeforeTheNextWords();
    void aLessonIsLeftAndResumed();
    void aLessonLeavesNoTraceOfAMatch();
    void theLastLessonLeadsIntoAMatch();
    void theNextLessonFollows();
    void wordsFollowTheLanguage();
    void aScreenReaderHearsTheWordsAndFindsTheButtons();
    void aMenuOfALessonOffersNoMatchActions();
    void theWordsLinkTheirTerms();
    void aBrokenLessonSaysSo();
    void everyLessonIsPlayed_data();
    void everyLessonIsPlayed();
    void everyAnswerOfEveryStepCanBeTakenBack_data();
    void everyAnswerOfEveryStepCanBeTakenBack();
    void everythingPointedToIsInSight_data();
    void everythingPointedToIsInSight();

private:
    void begin(int number = 3) {
        m_lesson->begin("arcana", number);
        QVERIFY(m_lesson->isOpen());
    }
    void press(const QString& button) {
        QQuickItem* const item = find("text", button, false, "primary");
        QVERIFY2(item != nullptr, qPrintable(button));
        QTest::qWait(60);  // until the panel has arranged its buttons
        clickItem(item);
    }
    /// Returns the answer whose label begins with these words.
    [[nodiscard]] TableAnswer answerNamed(const QString& label) const {
        const auto& answers = m_table->table().question.answers;
        const auto found =
            std::ranges::find_if(answers, [&](const TableAnswer& each) { return each.label.startsWith(label); });
        return found != answers.end() ? *found : TableAnswer{};
    }
    /// Returns the answer that passes, which is off the path.
    [[nodiscard]] int passing() const {
        const Replies replies = m_lesson->run()->replies();
        const auto pass = std::ranges::find_if(replies, [](const Reply& each) { return each.is(ReplyWord::Pass); });
        return static_cast<int>(pass - replies.begin());
    }
    [[nodiscard]] QString words() const { return m_lesson->words(); }
    [[nodiscard]] QQuickItem* rings() const {
        const auto found = itemsWith("spots");
        return found.isEmpty() ? nullptr : found.front();
    }
    [[nodiscard]] QList<QRectF> spots() const {
        return rings() != nullptr ? rings()->property("spots").value<QList<QRectF>>() : QList<QRectF>{};
    }
    /// Returns the area of the panel in the window.
    [[nodiscard]] QRectF panel() const {
        const auto found = itemsWith("asksNothing");
        return found.isEmpty() ? QRectF() : found.front()->mapRectToScene(found.front()->boundingRect());
    }
    void checkSpots();
    void checkEveryStep(const QString& game, const Lesson& lesson);
    void pressEveryAnswer();
    void playStep(By by);
};

void TestLessonWindow::init() {
    QSettings("Duelogue", "Duelogue").clear();
    m_lessonSource = [](const QString& game) {
        std::vector<Lesson> made;
        if (game != "arcana") return made;
        made.push_back(lessons::lessonOf(lessons::whole()));
        made.push_back(made.front());
        made.back().number = 4;
        return made;
    };
    openWindow();
}

void TestLessonWindow::cleanup() {
    closeWindow();
    Language::ofProgram().choose("en");
}

void TestLessonWindow::aLessonIsPlayedByMouse() {
    begin();
    QCOMPARE(words(), QString("Play a land."));
    QCOMPARE(m_lesson->page(), 1);
    QCOMPARE(m_lesson->pages(), 4);
    QVERIFY(find("objectName", "lessonWords") != nullptr);
    picture("lesson-first");
    QTRY_COMPARE(spots().size(), 1);
    answerByMouse(answerNamed("Play this land"));
    QCOMPARE(words(), QString("Two Forests give two mana."));
    QVERIFY(m_table->table().question.answers.empty());
    QTRY_COMPARE(spots().size(), 1);
    picture("lesson-zone");
    press("Next");
    QCOMPARE(words(), QString("Cast the bears."));
    answerByMouse(answerNamed("Cast"));
    QCOMPARE(words(), QString("Maren lets it happen."));
    press("Next");
    QVERIFY(m_lesson->isOver());
    QCOMPARE(words(), QString("You have a creature."));
    picture("lesson-over");
    press("Leave lesson");
    QVERIFY(!m_lesson->isOpen());
}

void TestLessonWindow::aLessonIsPlayedByKeysAlone() {
    begin();
    answerByKeyboard(answerNamed("Play this land"));
    QCOMPARE(words(), QString("Two Forests give two mana."));
    QTest::keyClick(m_window, Qt::Key_N);
    QCOMPARE(words(), QString("Cast the bears."));
    answerByKeyboard(answerNamed("Cast"));
    QCOMPARE(words(), QString("Maren lets it happen."));
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(m_lesson->isOver());
    QTest::keyClick(m_window, Qt::Key_L);
    QVERIFY(!m_lesson->isOpen());
}

void TestLessonWindow::aReplyOffThePathIsAnsweredAndTakenBack() {
    begin();
    const std::uint64_t before = m_lesson->run()->match().state().hash();
    m_table->answer(passing());
    QVERIFY(m_lesson->isAstray());
    QVERIFY(m_lesson->run()->match().state().hash() != before);
    QVERIFY(words() == "You need a second land first." || words() == "Not now.");
    QVERIFY(m_table->table().question.answers.empty());
    QTRY_VERIFY(spots().isEmpty());
    picture("lesson-astray");
    press("Back");
    QVERIFY(!m_lesson->isAstray());
    QCOMPARE(words(), QString("Play a land."));
    QCOMPARE(m_lesson->run()->match().state().hash(), before);
    // The key does the same.
    m_table->answer(passing());
    QVERIFY(m_lesson->isAstray());
    QTest::keyClick(m_window, Qt::Key_Backspace);
    QCOMPARE(words(), QString("Play a land."));
}

void TestLessonWindow::endingTheTurnIsAReplyToo() {
    begin();
    QCOMPARE(answerNamed("End turn").index, TableAnswer::endTurn);
    m_table->answer(TableAnswer::endTurn);
    QVERIFY(m_lesson->isAstray());
    m_lesson->back();
    QCOMPARE(words(), QString("Play a land."));
}

void TestLessonWindow::showMePlaysEveryStep() {
    begin();
    QVERIFY(m_lesson->canShow());
    press("Show me");
    QCOMPARE(words(), QString("Two Forests give two mana."));
    QVERIFY(!m_lesson->canShow());
    QTest::keyClick(m_window, Qt::Key_N);
    QTest::keyClick(m_window, Qt::Key_S);
    QCOMPARE(words(), QString("Maren lets it happen."));
    // It also plays the step after a reply off the path.
    m_lesson->back();
    QCOMPARE(words(), QString("Cast the bears."));
    m_table->answer(passing());
    if (m_lesson->isAstray()) QTest::keyClick(m_window, Qt::Key_S);
    QCOMPARE(words(), QString("Maren lets it happen."));
}

/// The path pays with a reply of its own, which the window gives like in a match.
void TestLessonWindow::automaticPaymentIsNotAsked() {
    begin();
    m_lesson->showMe();
    m_lesson->goOn();
    answerByMouse(answerNamed("Cast"));
    QCOMPARE(m_lesson->run()->wait(), LessonRun::Wait::Program);
    QCOMPARE(words(), QString("Maren lets it happen."));
}

void TestLessonWindow::backPassesOverAutomaticReplies() {
    begin();
    m_lesson->showMe();
    m_lesson->goOn();
    answerByMouse(answerNamed("Cast"));
    m_lesson->back();
    QCOMPARE(words(), QString("Cast the bears."));
    QVERIFY(answerNamed("Cast").index >= 0);
    m_lesson->back();
    QCOMPARE(words(), QString("Two Forests give two mana."));
    m_lesson->back();
    QCOMPARE(words(), QString("Play a land."));
    QVERIFY(!m_lesson->canBack());
}

void TestLessonWindow::momentsAreShownBeforeTheNextWords() {
    begin();
    m_lesson->showMe();
    Preferences().setPace("slow");
    m_lesson->goOn();
    m_table->answer(answerNamed("Cast").index);
    QVERIFY(m_table->moment()->shown());
    QCOMPARE(words(), QString("Cast the bears."));
    QVERIFY(spots().isEmpty());
    m_table->hurry();
    QCOMPARE(words(), QString("Maren lets it happen."));
}

void TestLessonWindow::aLessonIsLeftAndResumed() {
    begin();
    m_lesson->showMe();
    press("Leave lesson");
    QVERIFY(!m_lesson->isOpen());
    QCOMPARE(Preferences().lessonStep("arcana", 3), 1);
    // The list of lessons opens, with the lesson to be resumed.
    QTRY_VERIFY(find("text", "Learn Arcana") != nullptr);
    QVERIFY(find("text", "Step 2 of 4") != nullptr);
    picture("learn");
    press("Resume");
    QVERIFY(m_lesson->isOpen());
    QCOMPARE(words(), QString("Two Forests give two mana."));
    while (!m_lesson->isOver()) m_lesson->showMe();
    QVERIFY(Preferences().isLessonDone("arcana", 3));
    QCOMPARE(Preferences().lessonStep("arcana", 3), 0);
    press("Leave lesson");
    QTRY_VERIFY(find("text", "Done") != nullptr);
    press("How to play");
    QVERIFY(find("text", "How to play Arcana") != nullptr);
}

void TestLessonWindow::aLessonLeavesNoTraceOfAMatch() {
    begin();
    while (!m_lesson->isOver()) m_lesson->showMe();
    m_table->leave();
    waitForPutAway();
    QVERIFY(archivedMatches().empty());
    QVERIFY(keptFiles().empty());
    QVERIFY(!startOffer().canResume);
}

void TestLessonWindow::theLastLessonLeadsIntoAMatch() {
    const QSignalSpy wanted(m_lesson.get(), &LessonController::firstMatchWanted);
    begin(4);
    QVERIFY(m_lesson->isLast());
    while (!m_lesson->isOver()) m_lesson->showMe();
    press("Play your first match");
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().toString(), QString("arcana"));
    QVERIFY(!m_lesson->isOpen());
}

void TestLessonWindow::theNextLessonFollows() {
    begin();
    while (!m_lesson->isOver()) m_lesson->showMe();
    press("Next lesson");
    QCOMPARE(m_lesson->number(), 4);
    QCOMPARE(words(), QString("Play a land."));
}

void TestLessonWindow::wordsFollowTheLanguage() {
    begin();
    Language::ofProgram().choose("de");
    QTRY_COMPARE(words(), QString("Spiele ein Land."));
    QVERIFY(find("text", "Zeig es mir", false, "primary") != nullptr);
    picture("lesson-de");
    Language::ofProgram().choose("en");
    QTRY_COMPARE(words(), QString("Play a land."));
}

void TestLessonWindow::aScreenReaderHearsTheWordsAndFindsTheButtons() {
    QStringList heard;
    connect(m_lesson.get(), &LessonController::spoken, this,
            [&](const QStringList& parts) { heard << parts.join(". "); });
    begin();
    QCOMPARE(heard, (QStringList{"Step 1 of 4. Play a land."}));
    auto* const announcer = m_window->findChild<Announcer*>();
    QVERIFY(announcer != nullptr);
    QTRY_VERIFY(announcer->property("words").toString().contains("Play a land."));
    {
        const AccessTree tree(m_window);
        QVERIFY(tree.has(QAccessible::StaticText, "Play a land."));
        QVERIFY(tree.has(QAccessible::Heading, "The first creature"));
        QVERIFY(tree.has(QAccessible::Button, "Leave lesson"));
        QVERIFY(AccessTree::press(tree.find(QAccessible::Button, "Show me")));
    }
    QCOMPARE(heard.back(), QString("Step 2 of 4. Two Forests give two mana."));
    QVERIFY(AccessTree::press(AccessTree(m_window).find(QAccessible::Button, "Next")));
    QVERIFY(AccessTree::press(AccessTree(m_window).find(QAccessible::Button, "Back")));
    QCOMPARE(words(), QString("Two Forests give two mana."));
}

void TestLessonWindow::aMenuOfALessonOffersNoMatchActions() {
    begin();
    QTest::keyClick(m_window, Qt::Key_F10);
    QVERIFY(find("text", "Back to the lesson", false, "primary") != nullptr);
    for (const char* action : {"Concede…", "Auto-pass…", "Pass turn", "Replay last turn"}) {
        for (const QQuickItem* item : itemsWith("primary"))
            QVERIFY2(item->property("text").toString() != action || !item->isVisible(), action);
    }
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTest::keyClick(m_window, Qt::Key_H);
    QVERIFY(!m_table->hints()->open());
}

void TestLessonWindow::theWordsLinkTheirTerms() {
    begin();
    const QQuickItem* const shown = find("objectName", "lessonWords");
    QVERIFY(shown != nullptr);
    QVERIFY2(shown->property("text").toString().contains(">land</a>"), qPrintable(shown->property("text").toString()));
    QTest::mouseMove(m_window, m_table->layout()->board().center().toPoint());
    QTest::keyClick(m_window, Qt::Key_F1);
    QVERIFY(find("text", "Terms in this step") != nullptr);
    QVERIFY(find("text", "Land") != nullptr);
    picture("lesson-help");
}

void TestLessonWindow::everyLessonIsPlayed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("byKeys");
    for (const std::string& id : gameIds()) {
        if (programLessons(QString::fromStdString(id)).empty()) continue;
        QTest::addRow("%s by mouse", id.c_str()) << QString::fromStdString(id) << false;
        QTest::addRow("%s by keys", id.c_str()) << QString::fromStdString(id) << true;
    }
}

/// Plays the lessons of the program with the mouse alone or with keys alone, in turn. DUELOGUE_LONG=1 plays each both
/// ways.
void TestLessonWindow::everyLessonIsPlayed() {
    QFETCH(QString, game);
    QFETCH(bool, byKeys);
    closeWindow();
    m_lessonSource = programLessons;
    openWindow();
    resizeWindow(QSize(1024, 640));
    for (const Lesson& lesson : programLessons(game)) {
        if (!isLongRun() && (lesson.number % 2 == 0) != byKeys) continue;
        m_lesson->begin(game, lesson.number);
        for (std::size_t step = 0; !m_lesson->isOver() && step < 3 * lesson.steps.size(); ++step) {
            playStep(byKeys ? By::Keys : By::Mouse);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(m_lesson->isOver());
    }
}

void TestLessonWindow::playStep(By by) {
    const QString place = QString("lesson %1: %2").arg(m_lesson->number()).arg(words());
    if (m_lesson->canNext()) {
        if (by == By::Mouse) return press("Next");
        QTest::keyClick(m_window, Qt::Key_N);
        return;
    }
    const auto intended = m_lesson->run()->intended();
    QVERIFY2(intended, qPrintable(place));
    const Replies replies = m_lesson->run()->replies();
    const auto index = static_cast<int>(std::ranges::find(replies, *intended) - replies.begin());
    // The table may still show what happened before.
    QVERIFY2(settle(), qPrintable(place));
    const auto& answers = m_table->table().question.answers;
    const auto answer = std::ranges::find(answers, index, &TableAnswer::index);
    QVERIFY2(answer != answers.end(), qPrintable(place));
    const std::uint64_t before = m_lesson->run()->match().state().hash();
    by == By::Mouse ? answerByMouse(*answer) : answerByKeyboard(*answer);
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY2(m_lesson->run()->match().state().hash() != before || m_lesson->isAstray(), qPrintable(place));
    QVERIFY2(!m_lesson->isAstray(), qPrintable(place));
}

void TestLessonWindow::everyAnswerOfEveryStepCanBeTakenBack_data() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) {
        if (!programLessons(QString::fromStdString(id)).empty())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
}

/// Gives every answer that the window offers in every step of every lesson.
void TestLessonWindow::everyAnswerOfEveryStepCanBeTakenBack() {
    QFETCH(QString, game);
    closeWindow();
    m_lessonSource = programLessons;
    openWindow();
    for (const Lesson& lesson : programLessons(game)) {
        m_lesson->begin(game, lesson.number);
        for (std::size_t step = 0; !m_lesson->isOver() && step < 3 * lesson.steps.size(); ++step) {
            pressEveryAnswer();
            if (QTest::currentTestFailed()) return;
            m_lesson->showMe();
        }
        QVERIFY(m_lesson->isOver());
    }
}

void TestLessonWindow::pressEveryAnswer() {
    const auto answers = m_table->table().question.answers;
    const std::size_t step = m_lesson->run()->step();
    const std::uint64_t before = m_lesson->run()->match().state().hash();
    const QString asked = words();
    for (const TableAnswer& answer : answers) {
        const QString place = QString("lesson %1, step %2: %3 (%4)")
                                  .arg(m_lesson->number())
                                  .arg(step)
                                  .arg(answer.label)
                                  .arg(answer.index);
        if (answer.isCancel) continue;  // it goes back to the step before
        m_table->answer(answer.index);
        QVERIFY2(m_lesson->isAstray() || m_lesson->run()->match().state().hash() != before, qPrintable(place));
        QVERIFY2(!words().isEmpty() && (!m_lesson->isAstray() || words() != asked), qPrintable(place));
        QVERIFY2(m_lesson->canBack(), qPrintable(place));
        for (int i = 0; i < 9 && m_lesson->run()->match().state().hash() != before && m_lesson->canBack(); ++i)
            m_lesson->back();
        QVERIFY2(!m_lesson->isAstray() && m_lesson->run()->step() == step, qPrintable(place));
        QVERIFY2(m_lesson->run()->match().state().hash() == before && words() == asked, qPrintable(place));
    }
}

void TestLessonWindow::aBrokenLessonSaysSo() {
    closeWindow();
    m_lessonSource = [](const QString&) {
        Lesson broken = lessons::lessonOf(lessons::whole());
        broken.steps.front().expectations.front().text = "1 battlefield has Forest x9";
        return std::vector<Lesson>{broken};
    };
    openWindow();
    begin();
    QCOMPARE(m_table->notice(), QString());
    m_lesson->showMe();
    QVERIFY2(m_table->notice().contains("line 25"), qPrintable(m_table->notice()));
}

void TestLessonWindow::everythingPointedToIsInSight_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("the lesson of this test") << "";
    for (const std::string& id : gameIds()) {
        if (!programLessons(QString::fromStdString(id)).empty())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
}

void TestLessonWindow::everythingPointedToIsInSight() {
    QFETCH(QString, game);
    if (!game.isEmpty()) {
        closeWindow();
        m_lessonSource = programLessons;
        openWindow();
    }
    const QString id = game.isEmpty() ? "arcana" : game;
    const std::vector<Lesson> lessons = m_lessonSource(id);
    resizeWindow(QSize(1024, 640));
    for (const QString language : {"en", "de"}) {
        Language::ofProgram().choose(language);
        for (const Lesson& lesson : lessons) checkEveryStep(id, lesson);
    }
    // A larger window has more room, so one lesson is enough.
    Language::ofProgram().choose("en");
    resizeWindow(QSize(1600, 900));
    checkEveryStep(id, lessons.front());
}

/// Plays a lesson. With DUELOGUE_PICTURES=FOLDER, it also saves a picture of each step.
void TestLessonWindow::checkEveryStep(const QString& game, const Lesson& lesson) {
    if (QTest::currentTestFailed()) return;
    m_lesson->begin(game, lesson.number);
    for (std::size_t step = 0; !m_lesson->isOver() && step < 3 * lesson.steps.size(); ++step) {
        checkSpots();
        if (QTest::currentTestFailed()) return;
        picture(QString("%1-%2-%3").arg(game).arg(lesson.number).arg(Language::ofProgram().spoken()));
        m_lesson->showMe();
    }
    QVERIFY(m_lesson->isOver());
    picture(QString("%1-%2-%3-over").arg(game).arg(lesson.number).arg(Language::ofProgram().spoken()));
}

void TestLessonWindow::checkSpots() {
    const QString place = QString("lesson %1, step %2, %3: %4")
                              .arg(m_lesson->number())
                              .arg(m_lesson->run()->step())
                              .arg(m_window->width())
                              .arg(words());
    const auto marks = m_lesson->marks().size();
    QVERIFY2(QTest::qWaitFor([&] { return spots().size() == marks; }, 2000), qPrintable(place));
    const QRectF all(0, 0, m_window->width(), m_window->height());
    QVERIFY2(all.contains(panel()), qPrintable(place));
    for (const QRectF& spot : spots()) {
        QVERIFY2(all.contains(spot) && spot.width() > 8 && spot.height() > 8, qPrintable(place));
        QVERIFY2(!spot.intersects(panel()), qPrintable(place));
    }
    // The buttons of the panel are in sight as well, once they are arranged.
    const auto areButtonsInside = [this] {
        const QList<QQuickItem*> buttons = itemsWith("keycap");
        return std::ranges::all_of(buttons, [this](const QQuickItem* item) {
            const QRectF at = item->mapRectToScene(item->boundingRect());
            return !panel().intersects(at) || panel().contains(at);
        });
    };
    QVERIFY2(QTest::qWaitFor(areButtonsInside, 2000), qPrintable(place));
}

DUELOGUE_TEST(TestLessonWindow, QGuiApplication)
#include "tst_lessonwindow.moc"
