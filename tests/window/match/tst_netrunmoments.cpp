// Scenes that only this game shows in the window: runs from ice to ice, subroutines, traces, secret bids, accesses.
#include <QTest>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/LedMatch.h"

using namespace duelogue;

namespace {

const std::vector<QSize> sizes{{1280, 800}, {1024, 640}, {800, 600}};

MatchConfig netrun(const char* corp, const char* runner) {
    return {"netrun", {{"Anna", corp, "solid-ground"}, {"Ben", runner, "night-shift"}}};
}

QString weyland(const char* cards) { return QString("1 Weyland Consortium: Building a Better World\n%1").arg(cards); }
QString kate(const char* cards) { return QString("1 Kate \"Mac\" McCaffrey: Digital Tinker\n%1").arg(cards); }

QStringList linesOf(const TableActivity& activity) {
    QStringList lines;
    for (const TableLine& line : activity.lines) lines << line.text + " = " + line.value;
    return lines;
}

}  // namespace

class TestNetrunMoments : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void allSubroutinesAreBrokenByOneClick();
    void allSubroutinesAreBrokenByOneKey();
    void theCorpIsAskedAfterAllIsBroken();
    void bothPlayersPayForATrace();
    void aSecretBidIsHiddenFromTheOpponent();
    void aCurtainHidesEverything();
    void accessesAreShownCardByCard();
    void theRigIsShownInRows();
    void aProgramIsInstalledByOneClick();
    void theContextMenuTrashesProgramsFirst();
    void theKeyboardTrashesProgramsFirst();
    void theMarkerMovesFromIceToIce();
    void tagsAndBadPublicityAreShown();
    void manyServersFitOnTheTable();

private:
    [[nodiscard]] const TableState& table() const { return m_table->table(); }
    [[nodiscard]] const TableActivity& activity() const { return table().activities.back(); }
    [[nodiscard]] const TableCard* card(const QString& name) const;
    [[nodiscard]] const TableAnswer* replyMacro() const;
    void goOn(const SavedMatch& match);
    void raiseCurtain(const QString& name);
    void clickAnswer(const std::function<bool(const TableAnswer&)>& wanted);
    void clickButton(const QString& label);
    void pictures(const QString& name);
    void toGordianAgainstEnigma();
    [[nodiscard]] const TableCard* toASecondGordian();
    [[nodiscard]] QImage curtainAfterBid(int bid);
    [[nodiscard]] int fact(const QString& hint);
};

/// Returns the card with this name on the board, or nullptr.
const TableCard* TestNetrunMoments::card(const QString& name) const {
    const auto found = std::ranges::find_if(
        table().cards, [&](const TableCard& each) { return each.face.name == name && each.zone == TableZone::Board; });
    return found == table().cards.end() ? nullptr : &*found;
}

const TableAnswer* TestNetrunMoments::replyMacro() const {
    const auto& answers = table().question.answers;
    const auto found =
        std::ranges::find_if(answers, [](const TableAnswer& each) { return each.index >= ReplyMacro::firstIndex; });
    return found == answers.end() ? nullptr : &*found;
}

void TestNetrunMoments::goOn(const SavedMatch& match) {
    QVERIFY(m_session->goOn(match));
    QVERIFY(settle());
}

void TestNetrunMoments::raiseCurtain(const QString& name) {
    QVERIFY(QTest::qWaitFor([&] { return table().curtain.name == name; }));
    QQuickItem* button = find("text", "I'm " + name);
    QVERIFY(button != nullptr);
    clickItem(button);
    QVERIFY(QTest::qWaitFor([&] { return table().curtain.name.isEmpty(); }));
}

void TestNetrunMoments::clickAnswer(const std::function<bool(const TableAnswer&)>& wanted) {
    const auto& answers = table().question.answers;
    const auto found = std::ranges::find_if(answers, wanted);
    QVERIFY(found != answers.end());
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    if (found->card >= 0) {
        QVERIFY(clickCard(found->card));
    } else {
        QQuickItem* button = find("answer", found->index);
        QVERIFY(button != nullptr);
        clickItem(button);
    }
    QVERIFY(!shown.isEmpty() || shown.wait(5000));
    QVERIFY(settle());
}

void TestNetrunMoments::clickButton(const QString& label) {
    clickAnswer([&](const TableAnswer& each) { return each.label == label; });
}

void TestNetrunMoments::pictures(const QString& name) {
    for (const QSize size : sizes) {
        resizeWindow(size);
        picture(name);
    }
    resizeWindow({1600, 900});
}

// -------------------------------------------------------------------------------------------------- breaking all

void TestNetrunMoments::toGordianAgainstEnigma() {
    goOn(ledTo(netrun("random", "person"), {weyland("40 Enigma"), kate("15 Gordian Blade\n30 Sure Gamble")},
               {"1 install Enigma", "1 choose HQ", "2 play Sure Gamble", "2 install Gordian Blade", "2 run HQ",
                "1 rez Enigma"}));
    QVERIFY(replyMacro() != nullptr);
    QCOMPARE(replyMacro()->label, "Break all 2 with Gordian Blade (2 credits)");
}

void TestNetrunMoments::allSubroutinesAreBrokenByOneClick() {
    toGordianAgainstEnigma();
    pictures("break-all");
    const int credits = table().seats[1].value;
    clickButton(replyMacro()->label);
    QCOMPARE(table().seats[1].value, credits - 2);
    // Jacking out is offered only after an event in the run.
    QCOMPARE(table().question.sentence, "Accessed: no effect.");
    // Undo takes back all of it in one step.
    m_table->undo();
    QVERIFY(settle());
    QCOMPARE(table().seats[1].value, credits);
    QVERIFY(replyMacro() != nullptr);
    for (const TableLine& line : activity().lines) QVERIFY(line.value.isEmpty());
    m_table->redo();
    QVERIFY(settle());
    QCOMPARE(table().seats[1].value, credits - 2);
}

void TestNetrunMoments::allSubroutinesAreBrokenByOneKey() {
    toGordianAgainstEnigma();
    const int credits = table().seats[1].value;
    QTest::keyClick(m_window, Qt::Key_1);
    QVERIFY(QTest::qWaitFor([&] { return table().seats[1].value == credits - 2; }));
    QCOMPARE(table().question.sentence, "Accessed: no effect.");
}

void TestNetrunMoments::theCorpIsAskedAfterAllIsBroken() {
    goOn(ledTo(
        netrun("person", "person"),
        {"1 Haas-Bioroid: Engineering the Future\n20 Enigma\n20 Corporate Troubleshooter",
         kate("15 Gordian Blade\n30 Sure Gamble")},
        {"1 install Enigma", "1 choose HQ", "1 install Corporate Troubleshooter", "1 choose HQ",
         "1 rez Corporate Troubleshooter", "2 play Sure Gamble", "2 install Gordian Blade", "2 run HQ", "1 rez Enigma"},
        1));
    raiseCurtain("Ben");
    QVERIFY(replyMacro() != nullptr);
    clickButton(replyMacro()->label);
    // The user of an ability acts until passing; the Corp could do nothing in between.
    raiseCurtain("Anna");
    QCOMPARE(activity().lines[0].value, "broken");
    QCOMPARE(activity().lines[1].value, "broken");
    clickButton("Let Ben pass");
    // Jacking out is offered only after an event in the run. The Corp is asked at the last moment.
    QCOMPARE(table().question.sentence, "Ben continues and will access HQ. Rez, use a paid ability, or continue.");
}

// -------------------------------------------------------------------------------------------------- traces and bids

void TestNetrunMoments::bothPlayersPayForATrace() {
    goOn(ledTo(netrun("person", "person"), {weyland("40 Hunter"), kate("40 Sure Gamble")},
               {"1 install Hunter", "1 choose HQ", "2 play Sure Gamble", "2 run HQ", "1 rez Hunter"}, 0));
    raiseCurtain("Anna");
    QCOMPARE(activity().title, "Trace by Hunter");
    pictures("trace-corp");
    const int corps = table().seats[0].value;
    QTest::keyClick(m_window, Qt::Key_2);
    QTest::keyClick(m_window, Qt::Key_Space);
    raiseCurtain("Ben");
    QCOMPARE(table().seats[0].value, corps - 2);
    QCOMPARE(linesOf(activity()),
             (QStringList{"Trace strength = 3", "From Anna = 2", "Total = 5", "Ben's link = 1", "From Ben = ?"}));
    QCOMPARE(activity().sentence, "Fails if Ben spends 4 or more.");
    for (const TableLine& line : activity().lines) QVERIFY2(find("text", line.value) != nullptr, qPrintable(line.text));
    pictures("trace-runner");
    const int runners = table().seats[1].value;
    QTest::keyClick(m_window, Qt::Key_1);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return table().seats[1].value == runners - 1; }));
    // The trace of 5 beats a link of 1 plus 1.
    QCOMPARE(fact("Tags"), 1);
    pictures("tagged");
}

namespace {

SavedMatch snowflake() {
    return ledTo(netrun("person", "person"), {"1 Jinteki: Personal Evolution\n40 Snowflake", kate("40 Sure Gamble")},
                 {"1 install Snowflake", "1 choose HQ", "2 run HQ", "1 rez Snowflake"});
}

}  // namespace

/// Returns a picture of the curtain before the Runner is asked.
QImage TestNetrunMoments::curtainAfterBid(int bid) {
    goOn(snowflake());
    const bool isCorps = table().curtain.name == "Anna";
    raiseCurtain(isCorps ? "Anna" : "Ben");
    QTest::keyClick(m_window, Qt::Key(Qt::Key_0 + bid));
    QTest::keyClick(m_window, Qt::Key_Space);
    if (!QTest::qWaitFor([&] { return table().curtain.name == (isCorps ? "Ben" : "Anna"); })) return {};
    QTest::mouseMove(m_window, QPoint(2, 2));
    QTest::qWait(200);
    waitForPictures();
    return m_window->grabWindow();
}

void TestNetrunMoments::aSecretBidIsHiddenFromTheOpponent() {
    goOn(snowflake());
    const QString first = table().curtain.name, second = first == "Anna" ? "Ben" : "Anna";
    raiseCurtain(first);
    QCOMPARE(activity().title, "Psi game: Snowflake");
    pictures("bid-first");
    const int before = table().seats[first == "Anna" ? 0 : 1].value;
    QTest::keyClick(m_window, Qt::Key_2);
    QTest::keyClick(m_window, Qt::Key_Space);
    raiseCurtain(second);
    QVERIFY(linesOf(activity()).contains(first + " = has chosen"));
    QVERIFY(linesOf(activity()).contains(second + " = ?"));
    // The bid has not been spent yet.
    QCOMPARE(table().seats[first == "Anna" ? 0 : 1].value, before);
    pictures("bid-second");
    QTest::keyClick(m_window, Qt::Key_1);
    QTest::keyClick(m_window, Qt::Key_Space);
    // Both bids appear in the log.
    QVERIFY(QTest::qWaitFor([&] {
        return std::ranges::any_of(table().log, [](const TableLogLine& line) { return line.text.contains('2'); });
    }));
}

void TestNetrunMoments::aCurtainHidesEverything() {
    const QImage none = curtainAfterBid(0);
    QVERIFY(!none.isNull());
    picture("curtain");
    const QImage one = curtainAfterBid(1);
    QVERIFY(!one.isNull());
    picture("curtain");
    QCOMPARE(none, one);
}

// -------------------------------------------------------------------------------------------------- display

void TestNetrunMoments::accessesAreShownCardByCard() {
    goOn(ledTo(netrun("random", "person"), {weyland("20 PAD Campaign\n20 SanSan City Grid"), kate("40 Sure Gamble")},
               {"1 install PAD Campaign", "1 install SanSan City Grid", "1 choose Server 1", "1 rez PAD Campaign",
                "2 play Sure Gamble", "2 run Server 1"}));
    QStringList seen;
    for (int i = 0; i < 12 && seen.size() < 2; ++i) {
        const TableQuestion& question = table().question;
        if (question.ask == TableAsk::Pick && question.shown.size() == 1) {
            const QString name = question.shown.front().face.name;
            seen << name;
            const int cost = name == "PAD Campaign" ? 4 : 5;
            QCOMPARE(question.sentence,
                     QString("Trash it for %1 credits? (you have %2)").arg(cost).arg(table().seats[1].value));
            pictures("access");
            clickButton(seen.size() == 1 ? QString("Trash: %1 credits").arg(cost) : QString("Leave it"));
        } else {
            answerByMouse();
            QVERIFY(settle());
        }
        if (QTest::currentTestFailed()) return;
    }
    QCOMPARE(seen.size(), 2);
    QVERIFY(seen[0] != seen[1]);
}

void TestNetrunMoments::theRigIsShownInRows() {
    goOn(ledTo(netrun("random", "person"),
               {weyland("40 Hedge Fund"), kate("15 Gordian Blade\n15 Akamatsu Mem Chip\n15 Access to Globalsec")},
               {"2 install Access to Globalsec", "2 install Gordian Blade", "2 draw", "2 draw", "2 draw", "2 draw",
                "2 draw", "2 draw", "2 install Akamatsu Mem Chip"}));
    for (const QSize size : sizes) {
        resizeWindow(size);
        QTest::qWait(50);
        std::map<QString, QRectF> places;
        for (const char* name : {"Gordian Blade", "Akamatsu Mem Chip", "Access to Globalsec"}) {
            QVERIFY2(card(name) != nullptr, name);
            const QQuickItem* item = find("cardId", card(name)->id);
            QVERIFY2(item != nullptr, name);
            places[name] = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            QVERIFY2(QRectF(QPointF(), size).contains(places[name].center()), name);
        }
        // Programs come before hardware, with resources beside them.
        QVERIFY(places["Gordian Blade"].bottom() <= places["Akamatsu Mem Chip"].top() + 1);
        QVERIFY(!places["Akamatsu Mem Chip"].intersects(places["Access to Globalsec"]));
        picture("rig");
    }
}

/// Plays until one copy is in the rig and another one in the hand. Returns the second one, or nullptr.
const TableCard* TestNetrunMoments::toASecondGordian() {
    goOn(ledTo(netrun("random", "person"), {weyland("40 Hedge Fund"), kate("45 Gordian Blade")},
               {"2 credit", "2 credit", "2 credit", "2 install Gordian Blade"}));
    for (int i = 0; i < 60 && settle() &&
                    (m_table->table().question.ask != TableAsk::Act || m_table->table().question.answers.size() < 4);
         ++i)
        answerByMouse(m_table->table().question.answers.front());
    const auto inHand = [](const TableCard& each) { return each.zone == TableZone::Hand && each.seat == 1; };
    const auto found = std::ranges::find_if(table().cards, inHand);
    return found == table().cards.end() ? nullptr : &*found;
}

void TestNetrunMoments::aProgramIsInstalledByOneClick() {
    const TableCard* const second = toASecondGordian();
    QVERIFY(second != nullptr);
    const int id = second->id;
    QVERIFY(clickCard(id));
    QVERIFY(settle());
    QCOMPARE(m_table->gesture()->menuCard(), -1);
    const auto now = std::ranges::find(table().cards, id, &TableCard::id);
    QVERIFY(now != table().cards.end() && now->zone == TableZone::Board);
}

void TestNetrunMoments::theContextMenuTrashesProgramsFirst() {
    const TableCard* const second = toASecondGordian();
    QVERIFY(second != nullptr);
    QVERIFY(clickCard(second->id, Qt::RightButton));
    QCOMPARE(m_table->gesture()->menuCard(), second->id);
    QCOMPARE(m_table->gesture()->menu().size(), 2);
    picture("right-button");
    QQuickItem* const entry = find("answer", m_table->gesture()->menu().back().toMap()["answer"].toInt(), false);
    QVERIFY(entry != nullptr);
    clickItem(entry);
    QVERIFY(settle());
    QCOMPARE(table().question.sentence, "Trash any programs first?");
}

void TestNetrunMoments::theKeyboardTrashesProgramsFirst() {
    QVERIFY(toASecondGordian() != nullptr);
    const auto& answers = table().question.answers;
    const auto rare = std::ranges::find_if(answers, &TableAnswer::isRare);
    QVERIFY(rare != answers.end());
    answerByKeyboard(TableAnswer(*rare));
    QVERIFY(settle());
    QCOMPARE(table().question.sentence, "Trash any programs first?");
}

void TestNetrunMoments::theMarkerMovesFromIceToIce() {
    // The ice can't be rezzed, and every step asks its question.
    MatchConfig config = netrun("random", "person");
    for (const Rulebook::MatchSetting& option : game("netrun")->rulebook().settings())
        config.options.push_back(static_cast<std::int16_t>(option.word == "always ask" ? 1 : option.usual));
    goOn(ledTo(config, {weyland("40 Archer"), kate("40 Sure Gamble")},
               {"1 install Archer", "1 choose HQ", "1 install Archer", "1 choose HQ", "2 run HQ"}));
    std::vector<int> ahead;
    QStringList steps;
    for (int i = 0; i < 20 && !table().activities.empty() && table().question.ask != TableAsk::Pick; ++i) {
        QCOMPARE(table().arrows.size(), 1U);
        const int to = table().arrows[0].toCard;
        const QString step = activity().steps[std::size_t(activity().step)];
        if (ahead.empty() || ahead.back() != to) {
            ahead.push_back(to);
            pictures("run");
        }
        if (!steps.contains(step)) steps << step;
        QVERIFY2(!activity().sentence.isEmpty(), qPrintable(step));
        // The arrow ends on the ice ahead.
        QCOMPARE(m_table->arrows()->count(), 1);
        const QQuickItem* target = find("cardId", to);
        QVERIFY(target != nullptr);
        const QRectF at =
            target->mapRectToScene(QRectF(0, 0, target->width(), target->height())).adjusted(-2, -2, 2, 2);
        QVERIFY(at.contains(
            QPointF(m_table->arrows()->value(0, "toX").toDouble(), m_table->arrows()->value(0, "toY").toDouble())));
        QTest::keyClick(m_window, Qt::Key_Space);
        QTest::qWait(20);
        QVERIFY(settle());
    }
    QCOMPARE(ahead.size(), 3U);
    QVERIFY(ahead[0] != ahead[1]);
    QCOMPARE(ahead[2], card("HQ")->id);
    QVERIFY(steps.contains("Approach") && steps.contains("Movement"));
}

/// Returns the number with this tooltip in a seat's panel, or -1 if it is not visible.
int TestNetrunMoments::fact(const QString& hint) {
    const QQuickItem* item = find("tooltip", hint, false, "of");
    return item == nullptr ? -1 : item->property("number").toInt();
}

void TestNetrunMoments::tagsAndBadPublicityAreShown() {
    goOn(ledTo(netrun("random", "person"), {weyland("40 Hostile Takeover"), kate("40 Sure Gamble")},
               {"1 install Hostile Takeover", "1 advance Hostile Takeover", "1 advance Hostile Takeover",
                "1 score Hostile Takeover", "2 run R&D"}));
    QCOMPARE(fact("Bad publicity: credits per run"), 1);
    QCOMPARE(fact("Credits from bad publicity for this run"), 1);
    pictures("bad-publicity");
}

void TestNetrunMoments::manyServersFitOnTheTable() {
    QStringList moves;
    for (int server = 1; server <= 7; ++server)
        moves << "1 install PAD Campaign" << QString("1 choose Server %1").arg(server);
    moves.removeAt(1);  // the first one has only one possible place
    goOn(ledTo(netrun("person", "random"), {weyland("30 PAD Campaign\n15 Ice Wall"), kate("40 Sure Gamble")},
               moves + QStringList{"1 install Ice Wall", "1 choose HQ", "1 install Ice Wall", "1 choose Server 3"}));
    QVERIFY(table().columns.size() >= 10U);
    pictures("many-servers");
    // The names of servers and cards are complete even in a narrow window.
    resizeWindow({800, 600});
    QTest::qWait(50);
    for (const char* name : {"Archives", "Server 7", "Ice Wall", "PAD Campaign"}) {
        const QQuickItem* words = find("text", name, false, "lineCount");
        QVERIFY2(words != nullptr, name);
        QVERIFY2(!words->property("truncated").toBool(), name);
    }
}

DUELOGUE_TEST(TestNetrunMoments, QGuiApplication)
#include "tst_netrunmoments.moc"
