#include <QTest>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "match/state/Random.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Whole matches in the window with random decks and answers, by real clicks or by keys alone: every offered answer can
/// be given, every opened sheet can be closed, and every match ends.
class TestRobot : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void randomMatchesReachTheirEnd_data();
    void randomMatchesReachTheirEnd();

private:
    static constexpr int manyMatches = 20;

    [[nodiscard]] int below(std::size_t count) { return int(m_random.below(unsigned(count))); }
    [[nodiscard]] bool isOneOf(int count) { return below(std::size_t(count)) == 0; }
    /// Returns a random legal answer, all with equal probability, except answers that only cancel.
    [[nodiscard]] TableAnswer anyAnswer();
    /// Returns the answer of the visible card in a card stack, which stands for all its cards.
    [[nodiscard]] TableAnswer seenFor(const TableAnswer& answer) const;
    [[nodiscard]] bool areAlike(int card, int other) const;
    [[nodiscard]] bool isSeen(int card) const;
    /// Does something other than answering from time to time: undo and redo, browsing, resizing.
    void digress(bool byMouse);
    void takeBack(bool byMouse);
    void pressAndLeave(Qt::Key key);

    Random m_random{1};
};

void TestRobot::randomMatchesReachTheirEnd_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("byMouse");
    QTest::addColumn<int>("number");
    const int matches = isLongRun() ? manyMatches : 1;
    for (const char* game : {"arcana", "tribute", "basebreak", "netrun"}) {
        for (int number = 1; number <= matches; ++number) {
            QTest::addRow("%s by mouse %d", game, number) << game << true << number;
            QTest::addRow("%s by keys %d", game, number) << game << false << number;
        }
    }
}

bool TestRobot::isSeen(int card) const {
    if (card < 0) return true;
    const QList<QQuickItem*> items = itemsWith("cardId");
    return std::ranges::any_of(items, [card](const QQuickItem* item) { return item->property("cardId") == card; });
}

bool TestRobot::areAlike(int card, int other) const {
    if (card == other) return true;
    const auto& cards = m_table->table().cards;
    const auto one = std::ranges::find(cards, card, &TableCard::id);
    const auto two = std::ranges::find(cards, other, &TableCard::id);
    return one != cards.end() && two != cards.end() && !one->gather.isEmpty() && one->gather == two->gather &&
           one->seat == two->seat && one->row == two->row && one->column == two->column && one->face == two->face;
}

TableAnswer TestRobot::seenFor(const TableAnswer& answer) const {
    if (isSeen(answer.card) && isSeen(answer.onto)) return answer;
    const auto& answers = m_table->table().question.answers;
    const auto seen = std::ranges::find_if(answers, [&](const TableAnswer& other) {
        return other.label == answer.label && areAlike(other.card, answer.card) && areAlike(other.onto, answer.onto) &&
               isSeen(other.card) && isSeen(other.onto);
    });
    return seen == answers.end() ? answer : *seen;
}

TableAnswer TestRobot::anyAnswer() {
    std::vector<TableAnswer> answers;
    for (const TableAnswer& answer : m_table->table().question.answers) {
        if (!answer.isCancel || isOneOf(8)) answers.push_back(answer);
    }
    if (answers.empty()) answers = m_table->table().question.answers;
    return seenFor(answers[std::size_t(below(answers.size()))]);
}

void TestRobot::pressAndLeave(Qt::Key key) {
    QTest::keyClick(m_window, key);
    QCoreApplication::processEvents();
    QTest::keyClick(m_window, Qt::Key_Escape);
    QCoreApplication::processEvents();
}

/// The other person, who made the choice, agrees or refuses.
void TestRobot::takeBack(bool byMouse) {
    QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
    if (m_table->leaveTitle().isEmpty()) return;
    const QString words = isOneOf(2) ? "Undo" : "Keep";
    QQuickItem* const button = find("text", words);
    QVERIFY(button != nullptr);
    if (byMouse) return clickItem(button);
    const auto isFocused = [&] {
        const QQuickItem* const item = m_window->activeFocusItem();
        return item != nullptr && item->property("text") == words;
    };
    for (int i = 0; i < 8 && !isFocused(); ++i) QTest::keyClick(m_window, Qt::Key_Tab);
    QVERIFY2(isFocused(), qPrintable(words));
    QTest::keyClick(m_window, Qt::Key_Return);
}

void TestRobot::digress(bool byMouse) {
    const std::vector<Qt::Key> opening{Qt::Key_F1, Qt::Key_F9, Qt::Key_F10, Qt::Key_G};
    const std::vector<QSize> sizes{{800, 600}, {1024, 640}, {1280, 800}, {1600, 900}};
    switch (below(5)) {
        case 0:
            if (m_table->canUndo()) takeBack(byMouse);
            break;
        case 1:
            if (m_table->canRedo()) QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            break;
        case 2:
            pressAndLeave(opening[std::size_t(below(opening.size()))]);
            break;
        case 3:
            resizeWindow(sizes[std::size_t(below(sizes.size()))]);
            break;
        default:
            if (byMouse) {
                QTest::mouseMove(m_window,
                                 {below(std::size_t(m_window->width())), below(std::size_t(m_window->height()))});
                QTest::qWait(20);
            } else {
                QTest::keyClick(m_window, isOneOf(2) ? Qt::Key_Left : Qt::Key_Down);
            }
    }
}

void TestRobot::randomMatchesReachTheirEnd() {
    QFETCH(QString, game);
    QFETCH(bool, byMouse);
    QFETCH(int, number);
    const auto seed = std::uint64_t(number) * 2 + (byMouse ? 1 : 0);
    m_random = Random(seed);
    const bool isJoined = game == "basebreak";
    MatchConfig config{game, {}};
    for (int seat = 0; seat < (isJoined ? 2 + number % 3 : 2); ++seat) {
        const bool isPerson = seat == 0 || number % 5 == seat + 1;
        config.seats.push_back({QString("Player %1").arg(seat + 1),
                                isPerson     ? "person"
                                : isOneOf(2) ? "random"
                                             : "greedy",
                                isJoined ? "random+random" : "random"});
    }
    // The mouse and the keyboard start from different seats.
    if ((number % 2 == 0) != byMouse) std::rotate(config.seats.begin(), config.seats.begin() + 1, config.seats.end());
    QVERIFY(m_session->begin(config, seed));
    playOut(
        byMouse ? By::Mouse : By::Keys,
        [&] {
            if (isOneOf(12)) return digress(byMouse);
            byMouse ? answerByMouse(anyAnswer()) : answerByKeyboard(anyAnswer());
        },
        QString("robot-%1-%2").arg(game, byMouse ? "mouse" : "keys"), 40);
}

DUELOGUE_TEST(TestRobot, QGuiApplication)
#include "tst_robot.moc"
