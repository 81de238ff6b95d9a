// Answers of a simple player, given by clicks and keys, and whole matches.
#include "tests/support/app/DuelWindow.h"

#include <algorithm>

namespace duelogue {

std::optional<TableAnswer> DuelWindow::wanted() const {
    const TableQuestion& question = m_table->table().question;
    for (const char* begins : {"Play this land", "Cast", "Play this", "Normal Summon", "Flip Summon", "Attack", "Set",
                               "Activate", "Use ability", "Score", "Rez", "Install", "Advance", "Run ", "Play"}) {
        for (const TableAnswer& answer : question.answers) {
            if (question.ask == TableAsk::Act && answer.card >= 0 && answer.label.startsWith(QLatin1String(begins)))
                return answer;
        }
    }
    for (const TableAnswer& answer : question.answers) {
        if (answer.index == TableAnswer::all && question.chosen.empty()) return answer;
    }
    for (const TableAnswer& answer : question.answers) {
        if (answer.isDefault) return answer;
    }
    // Answers that the space bar never gives.
    for (const char* begins :
         {"Steal", "Let ", "Leave it", "No ", "None", "Choose none", "Play none", "Skip", "Main Phase 2", "End turn"}) {
        for (const TableAnswer& answer : question.answers) {
            if (answer.card < 0 && answer.label.startsWith(QLatin1String(begins))) return answer;
        }
    }
    for (const TableAnswer& answer : question.answers) {
        if (!answer.isCancel) return answer;
    }
    return std::nullopt;
}

void DuelWindow::answer(const std::function<void(const TableAnswer&)>& by) {
    const std::optional<TableAnswer> answer = wanted();
    QVERIFY(answer.has_value());
    by(*answer);
}

void DuelWindow::stepTo(int number) {
    const auto row = [this](int step) { return m_table->table().question.answers[std::size_t(step)].number; };
    while (m_table->question()->step() < 0 || row(m_table->question()->step()) != number) {
        const int before = m_table->question()->step();
        QQuickItem* button = find("text", before < 0 || row(before) < number ? "+" : "−");
        QVERIFY(button != nullptr);
        clickItem(button);
        QVERIFY2(m_table->question()->step() != before, qPrintable(QString::number(number)));
    }
}

namespace {

/// Waits until the item has kept its place for a tenth of a second.
void waitUntilStill(const QQuickItem& item) {
    QPointF before = item.mapToScene(QPointF());
    for (int still = 0; still < 5; ++still) {
        QTest::qWait(20);
        const QPointF now = item.mapToScene(QPointF());
        if (now != before) still = 0;
        before = now;
    }
}

}  // namespace

void DuelWindow::answerByMouse(const TableAnswer& answer) {
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    const QString what = nameOf(answer);
    // A card under the pointer rises and may cover another one.
    QTest::mouseMove(m_window, QPoint(m_window->width() - 20, m_window->height() / 2));
    QCoreApplication::processEvents();
    if (answer.card >= 0) {
        QVERIFY2(clickCard(answer.card, answer.isRare ? Qt::RightButton : Qt::LeftButton), qPrintable(what));
        if (m_table->gesture()->menuCard() >= 0) {
            QQuickItem* entry = find("answer", answer.index, false);
            QVERIFY2(entry != nullptr, qPrintable(what));
            waitUntilStill(*entry);  // a menu arranges its entries in the first frames
            clickItem(entry);
        }
        if (answer.onto >= 0 && shown.isEmpty()) QVERIFY2(clickCard(answer.onto), qPrintable(what));
    } else if (answer.seat >= 0) {
        QQuickItem* seat = find("index", answer.seat, true, "panel");
        QVERIFY2(seat != nullptr, qPrintable(what));
        clickItem(seat);
    } else {
        // Only one of many numbers is shown, and a separate button takes it.
        if (m_table->question()->stepping()) stepTo(answer.number);
        if (QTest::currentTestFailed()) return;
        QQuickItem* button = m_table->question()->stepping() ? find("text", "Confirm") : find("answer", answer.index);
        QVERIFY2(button != nullptr, qPrintable(what));
        clickItem(button);
    }
    QVERIFY2(!shown.isEmpty() || shown.wait(5000), qPrintable(what));
}

void DuelWindow::pressGolden(const TableAnswer& answer) {
    const auto isAnotherButton = [&](const QQuickItem* item) {
        return item != nullptr && item->inherits("QQuickAbstractButton") && item->property("answer") != answer.index;
    };
    for (int i = 0; i < 120 && isAnotherButton(m_window->activeFocusItem()); ++i) {
        QTest::keyClick(m_window, Qt::Key_Tab);
    }
    QTest::keyClick(m_window, Qt::Key_Space);
}

void DuelWindow::answerByKeyboard(const TableAnswer& answer) {
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    const QString what = nameOf(answer);
    if (answer.isCancel) {
        QTest::keyClick(m_window, Qt::Key_Escape);
    } else if (answer.isDefault) {
        pressGolden(answer);
    } else if (answer.number >= 0) {
        for (const QChar digit : QString::number(answer.number)) QTest::keyClick(m_window, digit.toLatin1());
        pressGolden(answer);
    } else if (answer.card < 0 && answer.seat < 0) {
        const QQuickItem* button = find("answer", answer.index, false);
        QVERIFY2(button != nullptr, qPrintable(what));
        QTest::keyClick(m_window, static_cast<Qt::Key>(Qt::Key_0 + button->property("digit").toInt()));
    } else {
        for (int i = 0; i < 120 && shown.isEmpty(); ++i) {
            QTest::keyClick(m_window, Qt::Key_Tab);
            const QQuickItem* focused = m_window->activeFocusItem();
            if (focused == nullptr) continue;
            const int card = m_table->gesture()->aimed() >= 0 ? answer.onto : answer.card;
            const QVariant entry = focused->property("answer");
            const bool here =
                m_table->gesture()->menuCard() >= 0 ? entry.isValid() && entry.toInt() == answer.index
                : answer.card >= 0
                    ? focused->property("cardId").isValid() && focused->property("cardId").toInt() == card
                    : focused->property("panel").isValid() && focused->property("index").toInt() == answer.seat;
            const bool isRare = answer.isRare && m_table->gesture()->menuCard() < 0;
            if (here) QTest::keyClick(m_window, Qt::Key_Return, isRare ? Qt::ShiftModifier : Qt::NoModifier);
        }
    }
    QVERIFY2(!shown.isEmpty() || shown.wait(5000), qPrintable(what));
}

void DuelWindow::toAChoice() {
    for (int i = 0; i < 60; ++i) {
        QVERIFY(settle());
        const TableQuestion& question = m_table->table().question;
        if (i > 8 && question.ask == TableAsk::Act && question.answers.size() > 2) return;
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QFAIL("there was nothing to choose");
}

void DuelWindow::liftCurtain(By by) {
    if (by == By::Keys) {
        QTest::keyClick(m_window, Qt::Key_Return);
        QVERIFY(m_table->table().curtain.name.isEmpty());
        return;
    }
    QQuickItem* button = find("text", "I'm " + m_table->table().curtain.name);
    QVERIFY(button != nullptr);
    clickItem(button);
}

void DuelWindow::playToTheEnd(By by, const QString& name, int every) {
    int answers = 0;
    const auto counted = [&] {
        ++answers;
        answer(by);
    };
    playOut(by, counted, name, every);
    if (!QTest::currentTestFailed()) QVERIFY(answers > 10);
}

void DuelWindow::playOut(By by, const std::function<void()>& answer, const QString& name, int every) {
    int answers = 0;
    while (settle() && !m_table->table().result.over) {
        const TableState& table = m_table->table();
        if (!table.curtain.name.isEmpty()) {
            liftCurtain(by);
            if (QTest::currentTestFailed()) return;
            continue;
        }
        for (const TableCard& card : table.cards) {
            const bool others = card.zone == TableZone::Hand && card.seat != table.viewer;
            if (others && card.hidden) QVERIFY(card.face.name.isEmpty());
        }
        if (answers % every == 0) picture(name);
        answer();
        if (QTest::currentTestFailed()) picture(name + "-failed");
        if (QTest::currentTestFailed()) return;
        QVERIFY(++answers < 3000);
    }
    QVERIFY(m_table->table().result.over);
    picture(name);
}

void DuelWindow::playAsTwo(By by, const QString& name, int every) {
    bool covered = false;
    int answers = 0;
    const auto looked = [&] {
        ++answers;
        for (const TableCard& each : m_table->table().cards) {
            if (each.seat == m_table->table().viewer || !each.faceDown || !each.hidden) continue;
            covered = true;
            QVERIFY(each.face.name.isEmpty());
        }
        answer(by);
    };
    playOut(by, looked, name, every);
    if (!QTest::currentTestFailed()) QVERIFY(answers > 10);
    QVERIFY(covered);
}

}  // namespace duelogue
