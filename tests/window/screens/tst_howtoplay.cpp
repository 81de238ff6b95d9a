#include <QTest>
#include <algorithm>

#include "app/games/Games.h"
#include "app/games/GlossaryPages.h"
#include "app/games/Lessons.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// The how-to-play pages with their pictures, and the ways to the definition of a term.
class TestHowToPlay : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyLabelPointsToAPartOfTheTable_data();
    void everyLabelPointsToAPartOfTheTable();
    void thePictureCannotBeUsed();
    void everyPageHasItsDefinitions();
    void aTermOfThePageOpensItsDefinition();
    void theHelpOpensAtThePartUnderThePointer();
    void aButtonExplainsTheTermsOfItsLabel();
    void aReasonUnderlinesItsTerms();
    void aQuestionUnderlinesItsTerms();
    void theHelpDefinesTheTermsOfQuestionAndReasons();
    void namesOfCardsAreNotTerms();
    void theHelpOfTheStartScreenLeadsToThePage();

private:
    [[nodiscard]] static TableState table(const QString& game) {
        TableState table = tableForTwo();
        table.game = game;
        table.phases = {"Untap", "Main"};
        table.question.title = "Your main phase";
        table.question.answers = {answerOf(0, "Pass")};
        table.frames.emplace_back();
        table.frames.back().who = "Match";
        table.frames.back().what = "You may discard a card from your hand.";
        table.frames.back().because = "because a creature died";
        table.question.sentence = "Discard a card, or tap Raging Goblin?";
        return table;
    }
    void press(const QString& button) {
        QQuickItem* const item = find("text", button, false, "primary");
        QVERIFY2(item != nullptr, qPrintable(button));
        clickItem(item);
    }
    /// Opens the page of a game from a match.
    void openPage(const QString& game) {
        m_table->show(table(game));
        QTest::qWait(30);
        QTest::keyClick(m_window, Qt::Key_F1);
        press("How to play");
    }
    void checkLabels(qsizetype expected);
    /// Returns the labels that are in sight.
    [[nodiscard]] QList<QQuickItem*> labels() const { return itemsWith("shrink"); }
    /// Clicks the first term in a text whose terms are underlined.
    [[nodiscard]] bool clickTerm(const QQuickItem* text);
};

void TestHowToPlay::everyLabelPointsToAPartOfTheTable_data() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestHowToPlay::everyLabelPointsToAPartOfTheTable() {
    QFETCH(QString, game);
    const auto tour = tableTour(game.toStdString());
    QVERIFY(tour && tour->mistakes.empty());
    QVERIFY(tour->pages() >= 8);
    openPage(game);
    for (const QSize size : {QSize(1600, 900), QSize(1024, 640)}) {
        resizeWindow(size);
        checkLabels(static_cast<qsizetype>(tour->pages()));
        picture("how-to-play-" + game);
        if (QTest::currentTestFailed()) return;
    }
}

void TestHowToPlay::checkLabels(qsizetype expected) {
    const auto areAllInSight = [&] { return labels().size() == expected; };
    if (!QTest::qWaitFor(areAllInSight, 3000)) {
        QStringList seen;
        for (const QQuickItem* label : labels()) seen << QString::number(label->property("index").toInt() + 1);
        QFAIL(qPrintable(QString("only labels %1 of %2 point to something").arg(seen.join(", ")).arg(expected)));
    }
    const QQuickItem* const frame = named(m_window->contentItem(), "tablePicture");
    for (const QQuickItem* label : labels()) {
        const QRectF place = label->mapRectToItem(frame, label->boundingRect());
        QVERIFY2(place.width() > 4 && place.height() > 4 && frame->boundingRect().contains(place.center()),
                 qPrintable(QString("label %1").arg(label->property("index").toInt() + 1)));
    }
}

void TestHowToPlay::thePictureCannotBeUsed() {
    openPage("arcana");
    QTRY_VERIFY(!labels().isEmpty());
    const AccessTree tree(m_window);
    QVERIFY(tree.has(QAccessible::Graphic, QString("The table, with %1 labels").arg(labels().size())));
    QVERIFY(!tree.has(QAccessible::ListItem, "Wind Drake"));
    QCOMPARE(m_table->table().question.answers.size(), std::size_t{1});
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(labels().isEmpty());
}

void TestHowToPlay::everyPageHasItsDefinitions() {
    for (const std::string& id : gameIds()) {
        for (const HowToPlayPart& part : howToPlay(id)) {
            for (const std::string& term : part.terms) {
                QVERIFY2(!GlossaryPages::entryOf(QString::fromStdString(id), QString::fromStdString(term)).isEmpty(),
                         term.c_str());
            }
        }
    }
}

bool TestHowToPlay::clickTerm(const QQuickItem* text) {
    for (qreal y = 4; y < text->height(); y += 6) {
        for (qreal x = 2; x < text->width(); x += 6) {
            QString term;
            QMetaObject::invokeMethod(const_cast<QQuickItem*>(text), "linkAt", Q_RETURN_ARG(QString, term),
                                      Q_ARG(qreal, x), Q_ARG(qreal, y));
            if (term.isEmpty()) continue;
            QTest::mouseClick(m_window, Qt::LeftButton, {}, text->mapToScene({x, y}).toPoint());
            return true;
        }
    }
    return false;
}

void TestHowToPlay::aTermOfThePageOpensItsDefinition() {
    openPage("arcana");
    QTRY_VERIFY(!labels().isEmpty());
    QQuickItem* const text = find("plain", QString::fromStdString(howToPlay("arcana")[2].text));
    QVERIFY(text != nullptr);
    clickItem(text);  // scrolls to it
    QVERIFY(clickTerm(text));
    QVERIFY(find("text", "You asked about") != nullptr);
    QVERIFY(find("text", "Mana") != nullptr);
}

void TestHowToPlay::theHelpOpensAtThePartUnderThePointer() {
    m_table->show(table("arcana"));
    QQuickItem* const phase = find("modelData", "Main");
    QVERIFY(phase != nullptr);
    QTest::mouseMove(m_window, phase->mapToScene(phase->boundingRect().center()).toPoint());
    QTest::keyClick(m_window, Qt::Key_F1);
    QVERIFY(find("text", "You asked about") != nullptr);
    QVERIFY(find("text", "First main phase") != nullptr);
    picture("help-phase");
    QTest::keyClick(m_window, Qt::Key_Escape);
    // A button with the focus, by keys alone.
    QTest::mouseMove(m_window, m_table->layout()->board().center().toPoint());
    find("label", "Pass", false, "primary")->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_F1);
    QVERIFY(find("text", "You asked about") != nullptr);
    QVERIFY(find("text", "Pass", false) != nullptr);
}

void TestHowToPlay::aButtonExplainsTheTermsOfItsLabel() {
    m_table->show(table("arcana"));
    QQuickItem* const pass = find("label", "Pass", false, "primary");
    QVERIFY(pass != nullptr);
    const QString tooltip = pass->property("tooltip").toString();
    QVERIFY2(tooltip.startsWith("Pass: ") && tooltip == GlossaryPages::explanations("arcana", "Pass"),
             qPrintable(tooltip));
    pass->forceActiveFocus(Qt::TabFocusReason);
    QTRY_VERIFY(isHinted("Pass: "));
}

void TestHowToPlay::aReasonUnderlinesItsTerms() {
    m_table->show(table("arcana"));
    const QQuickItem* const reason = find("plain", "You may discard a card from your hand.");
    QVERIFY(reason != nullptr);
    QVERIFY(clickTerm(reason));
    QVERIFY(find("text", "You asked about") != nullptr);
    QVERIFY(find("text", "Discard") != nullptr);
}

void TestHowToPlay::aQuestionUnderlinesItsTerms() {
    m_table->show(table("arcana"));
    const QQuickItem* const reason = find("plain", "because a creature died");
    QVERIFY(reason != nullptr);
    QVERIFY(clickTerm(reason));
    QVERIFY(find("text", "Creature") != nullptr);
    QTest::keyClick(m_window, Qt::Key_Escape);
    const QQuickItem* const sentence = find("plain", m_table->question()->sentence());
    QVERIFY(sentence != nullptr);
    picture("question-terms");
    QVERIFY(clickTerm(sentence));
    QVERIFY(find("text", "You asked about") != nullptr);
    QVERIFY(find("text", "Discard") != nullptr);
}

/// The keyboard and screen readers come to the definitions through the help.
void TestHowToPlay::theHelpDefinesTheTermsOfQuestionAndReasons() {
    m_table->show(table("arcana"));
    QTest::mouseMove(m_window, m_table->layout()->board().center().toPoint());
    QTest::qWait(30);
    QTest::keyClick(m_window, Qt::Key_F1);
    QVERIFY(find("text", "Terms in this question") != nullptr);
    for (const char* term : {"Discard", "Tap", "Hand", "Creature"}) QVERIFY2(find("text", term) != nullptr, term);
    picture("help-question");
}

void TestHowToPlay::namesOfCardsAreNotTerms() {
    QVERIFY(GlossaryPages::linked("tribute", "Set Trap Hole.").contains(">Set</a> Trap Hole."));
    QVERIFY(GlossaryPages::linked("tribute", "Set a Trap.").contains(">Trap</a>."));
    QCOMPARE(GlossaryPages::entriesIn("tribute", "Dark Hole and Dark Magician").size(), 0);
}

void TestHowToPlay::theHelpOfTheStartScreenLeadsToThePage() {
    QVERIFY(find("text", "Help", false, "primary") != nullptr);
    press("Help");
    QVERIFY(find("text", "Terms", false, "checked") != nullptr);
    picture("help-start");
    press("How to play");
    QVERIFY(find("text", "How to play Arcana") != nullptr);
}

DUELOGUE_TEST(TestHowToPlay, QGuiApplication)
#include "tst_howtoplay.moc"
