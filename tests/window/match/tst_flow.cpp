#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <set>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/Items.h"
#include "tests/support/app/LedMatch.h"

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

    void anAnswerIsRememberedBesideTheQuestion() {
        toNeophyte();
        picture("optional");
        clickText("Always…");
        picture("memories");
        clickText("Always no");
        QVERIFY(settle());
        QCOMPARE(memories(), QStringList("Neophyte: always no"));
        for (int i = 0; i < 60 && !hasLogged("Answered as always: no (Neophyte)"); ++i) {
            QVERIFY(settle());
            QVERIFY(!isAskedByNeophyte());
            m_table->answer(answerWith("Neophyte"));
        }
        QVERIFY(hasLogged("Answered as always: no (Neophyte)"));
        QVERIFY(settle());
        QTest::keyClick(m_window, Qt::Key_F10);
        clickText("Auto-pass…");
        picture("remembered");
        clickText("Ask again");
        QTRY_VERIFY(memories().isEmpty());
    }

    void undoForgetsWhatWasRemembered() {
        toNeophyte();
        clickText("Always…");
        clickText("Always yes");
        QVERIFY(settle());
        QCOMPARE(memories().size(), 1);
        m_table->undo();
        QVERIFY(settle());
        QVERIFY(isAskedByNeophyte());
        QVERIFY(memories().isEmpty());
        m_table->redo();
        QVERIFY(settle());
        QCOMPARE(memories().size(), 1);
    }

    void rememberedAnswersAreResumed() {
        toNeophyte();
        clickText("Always…");
        clickText("Always no");
        QVERIFY(settle());
        m_session = std::make_unique<MatchController>(*m_table);
        QVERIFY(m_session->resume());
        QVERIFY(settle());
        QCOMPARE(memories(), QStringList("Neophyte: always no"));
    }

    void theMenuOfACardOffersToAskNoMore() {
        const TableState& table = m_table->table();
        const auto answer =
            std::ranges::find_if(table.question.answers, [](const auto& each) { return each.card >= 0; });
        QVERIFY(answer != table.question.answers.end());
        QVERIFY(clickCard(answer->card, Qt::RightButton));
        picture("card-menu");
        clickText("Don't ask about this card this match");
        QVERIFY(settle());
        QCOMPARE(memories().size(), 1);
        m_table->undo();
        QVERIFY(settle());
        QVERIFY(memories().isEmpty());
    }

    void undoReturnsToASkippedChance() {
        MatchConfig chosen;
        chosen.game = "netrun";
        chosen.seats = {{"Anna", "person", "solid-ground"}, {"Ben", "random", "night-shift"}};
        const QStringList decks{"1 Weyland Consortium: Building a Better World\n45 PAD Campaign",
                                "1 Kate \"Mac\" McCaffrey: Digital Tinker\n45 Sure Gamble"};
        std::set<int> glowed;
        connect(m_table.get(), &TableModel::shown, this,
                [&] { glowed.insert(m_table->table().skipped.begin(), m_table->table().skipped.end()); });
        // In the other player's turn, the card could be used, but everything can wait.
        QVERIFY(m_session->goOn(ledTo(chosen, decks, {"1 install PAD Campaign", "1 credit", "1 credit"})));
        QVERIFY(settle());
        QVERIFY(!glowed.empty());
        picture("skipped-chance");
        const int turn = m_table->table().turn;
        m_table->undo();
        QVERIFY(settle());
        const TableState& back = m_table->table();
        QVERIFY(back.turn < turn);
        QVERIFY(std::ranges::any_of(back.question.answers, [&](const TableAnswer& answer) {
            return answer.card >= 0 && glowed.contains(answer.card);
        }));
        QVERIFY(!m_table->canUndo());
        m_table->redo();
        QVERIFY(settle());
        QCOMPARE(m_table->table().turn, turn);
    }

    void undoReturnsToTheStartOfTheTurn() {
        const TableState begun = m_table->table();
        for (int i = 0; i < 3 && m_table->table().turn == begun.turn; ++i) {
            answerByMouse();
            QVERIFY(settle());
        }
        QVERIFY(m_table->canUndoTurn());
        m_table->undoTurn();
        QVERIFY(settle());
        QCOMPARE(m_table->table().turn, begun.turn);
        QVERIFY(m_table->canRedo());
        m_table->undo();
        QVERIFY(settle());
        QVERIFY(m_table->table().turn < begun.turn);
    }

    void theSameHandsArePlayedAgain() {
        const auto hand = [this] {
            QStringList names;
            for (const TableCard& card : m_table->table().cards) {
                if (card.zone == TableZone::Hand && card.seat == 0) names << card.face.name;
            }
            return names;
        };
        QVERIFY(m_session->begin(config("person", "random"), 16));
        QVERIFY(settle());
        const QStringList first = hand();
        const QString id = m_session->matchId();
        m_table->concede();
        QVERIFY(settle());
        QQuickItem* const button = find("text", "Same hands", false, "primary");
        QVERIFY(button != nullptr);
        picture("same-hands");
        clickItem(button);
        QVERIFY(settle());
        QVERIFY(!m_table->table().result.over);
        QCOMPARE(hand(), first);
        QVERIFY(m_session->matchId() != id);
    }

private:
    /// Plays to the question of Neophyte whether to use the action that it has revealed.
    void toNeophyte() {
        MatchConfig chosen;
        chosen.game = "basebreak";
        chosen.seats = {{"Anna", "person", "wizards+aliens"}, {"Ben", "random", "robots+pirates"}};
        QVERIFY(m_session->goOn(ledTo(chosen, {"10 Neophyte\n30 Howl", "40 War Raptor"}, {"1 play Neophyte"})));
        for (int i = 0; i < 20 && !isAskedByNeophyte(); ++i) {
            QVERIFY(settle());
            if (!isAskedByNeophyte()) m_table->answer(answerWith("Neophyte"));
        }
        QVERIFY(settle());
        QVERIFY(isAskedByNeophyte());
    }
    [[nodiscard]] bool isAskedByNeophyte() const {
        const TableQuestion& question = m_table->table().question;
        return question.title == "Neophyte" && !question.memories.empty();
    }
    /// Returns an answer with a card of that name, or else with any card, or else the last one.
    [[nodiscard]] int answerWith(const QString& name) const {
        const TableState& table = m_table->table();
        int any = table.question.answers.empty() ? -1 : table.question.answers.back().index;
        for (const TableAnswer& answer : table.question.answers) {
            const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
            if (card == table.cards.end()) continue;
            if (card->face.name == name) return answer.index;
            if (table.question.ask == TableAsk::Cards) any = answer.index;
        }
        return any;
    }
    [[nodiscard]] QStringList memories() const {
        QStringList titles;
        for (const TableMemory& each : m_table->table().memories) titles << each.title;
        return titles;
    }
    [[nodiscard]] bool hasLogged(const QString& words) const {
        return std::ranges::any_of(m_table->table().log, [&](const TableLogLine& line) { return line.text == words; });
    }
    void clickText(const QString& text) {
        QQuickItem* const item = find("text", text, false, "primary");
        QVERIFY2(item != nullptr, qPrintable(text));
        clickItem(item);
    }
    [[nodiscard]] Preferences& preferences() const {
        return *m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"));
    }
};

DUELOGUE_TEST(TestFlow, QGuiApplication)
#include "tst_flow.moc"
