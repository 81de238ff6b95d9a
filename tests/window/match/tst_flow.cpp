#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/Items.h"

using namespace duelogue;

/// The controls beside the question: automatic passing, and the reason against a click.
class TestFlow : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        openWindow();
        QVERIFY(m_session->begin(config("person", "random"), 16));
        toAChoice();
    }
    void cleanup() { closeWindow(); }

    void theModeOfAutomaticPassingIsChangedBesideTheLog() {
        const auto mode = [this] { return preferences().asking()["arcana"].toMap()["mode"].toString(); };
        for (const auto& [name, next] :
             {std::pair("Smart", "something"), std::pair("When I can act", "always"), std::pair("Always", "matters")}) {
            QQuickItem* const button = find("text", QString("Pause: %1").arg(name), false, "primary");
            QVERIFY2(button != nullptr && button->isVisible(), name);
            picture(QString("mode-%1").arg(next));
            clickItem(button);
            QCOMPARE(mode(), QString(next));
        }
    }

    void inAnotherTurnAButtonSkipsToTheOwnTurn() {
        TableState table = m_table->table();
        QVERIFY(find("text", "Skip to my turn", false, "primary") == nullptr);
        table.turnSeat = 1;
        table.canPassOn = true;
        m_table->show(table);
        picture("skip-to-my-turn");
        QSignalSpy passed(m_table.get(), &TableModel::passOnWanted);
        QQuickItem* const button = find("text", "Skip to my turn", false, "primary");
        QVERIFY(button != nullptr);
        clickItem(button);
        QCOMPARE(passed.count(), 1);
    }

    void theReasonAgainstACardStandsAboveItAndDisappears() {
        TableState table = m_table->table();
        const auto card = std::ranges::find_if(table.cards, [&](const TableCard& each) {
            return each.zone == TableZone::Hand && each.seat == table.viewer;
        });
        card->notes = {"You can't pay its cost."};
        std::erase_if(table.question.answers, [&](const TableAnswer& each) { return each.card == card->id; });
        m_table->show(table);
        clickItem(find("cardId", card->id));
        const QString reason = m_table->gesture()->refusal();
        QCOMPARE(reason, card->face.name + ": You can't pay its cost.");
        const QQuickItem* const note = find("words", reason);
        QVERIFY(note != nullptr);
        picture("refused");
        const QRectF at = note->mapRectToScene(note->boundingRect());
        QVERIFY(at.bottom() <= m_table->gesture()->refusedPlace().top());
        QVERIFY(QRectF(0, 0, m_window->width(), m_window->height()).contains(at));
        QTRY_VERIFY_WITH_TIMEOUT(m_table->gesture()->refusedCard() < 0, 10'000);
        QVERIFY(!note->isVisible());
    }

private:
    [[nodiscard]] Preferences& preferences() const {
        return *m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"));
    }
};

DUELOGUE_TEST(TestFlow, QGuiApplication)
#include "tst_flow.moc"
