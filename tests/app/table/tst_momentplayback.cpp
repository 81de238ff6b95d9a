#include <QSignalSpy>
#include <QTest>

#include "app/match/session/MomentPlayback.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// The playback of moments, without a window.
class TestMomentPlayback : public QObject {
    Q_OBJECT

private slots:
    void init();

    void momentsAreShownInOrderBeforeTheQuestion();
    void aTableWithoutMomentsIsShownImmediately();
    void onlyTheLastTableAtRestIsShown();
    void momentsAreSkippedWhenPlaybackIsOff();
    void movesOfOthersAreShownLongerThanOwnOnes();
    void longerTextsAreShownLonger();
    void slowTakesLongerThanFast();
    void longTextsAreShownForAFewSeconds();
    void aMomentCarriesItsDuration();
    void nextSkipsOneMoment();
    void hurrySkipsMomentsUntilAQuestion();
    void droppedMomentsAreNotShown();
    void noMomentIsShownWhilePaused();
    void aStepShowsOneMomentAndRequestsMore();
    void moreMomentsAreRequestedAfterTheLast();
    void stepModeWaitsAfterEachMoveOfOthers();
    void spectatorsPlayStepModeAtNormalSpeed();

private:
    PlaybackSpeed m_speed = PlaybackSpeed::Fast;
    std::unique_ptr<MomentPlayback> m_pace;
    QStringList m_shown;

    [[nodiscard]] static TableState beat(const QString& words, TableMomentKind kind = TableMomentKind::Draw,
                                         int seat = 1);
    [[nodiscard]] static TableState rest(const QString& title, bool asks = false);
};

TableState TestMomentPlayback::beat(const QString& words, TableMomentKind kind, int seat) {
    TableState table = tableForTwo();
    table.moment.kind = kind;
    table.moment.seat = seat;
    table.moment.words = {words};
    table.question.title = words;
    return table;
}

TableState TestMomentPlayback::rest(const QString& title, bool asks) {
    TableState table = tableForTwo();
    table.question.title = title;
    if (asks) table.question.answers = {answerOf(0, "Go on")};
    return table;
}

void TestMomentPlayback::init() {
    m_speed = PlaybackSpeed::Fast;
    m_shown.clear();
    m_pace = std::make_unique<MomentPlayback>([this] { return m_speed; });
    connect(m_pace.get(), &MomentPlayback::show, this,
            [this](const TableState& table) { m_shown << table.question.title; });
}

void TestMomentPlayback::momentsAreShownInOrderBeforeTheQuestion() {
    m_pace->add(beat("one"));
    m_pace->add(beat("two"));
    m_pace->rest(rest("question"));
    QCOMPARE(m_shown, QStringList({"one"}));
    QTRY_COMPARE(m_shown, QStringList({"one", "two"}));
    QTRY_COMPARE(m_shown, QStringList({"one", "two", "question"}));
    QTest::qWait(300);
    QCOMPARE(m_shown.size(), 3);
}

void TestMomentPlayback::aTableWithoutMomentsIsShownImmediately() {
    m_pace->rest(rest("question"));
    QCOMPARE(m_shown, QStringList({"question"}));
}

/// The computer continues to think while moments are shown.
void TestMomentPlayback::onlyTheLastTableAtRestIsShown() {
    m_pace->add(beat("one"));
    m_pace->rest(rest("thinking"));
    m_pace->add(beat("two"));
    m_pace->rest(rest("question"));
    QTRY_COMPARE(m_shown, QStringList({"one", "two", "question"}));
}

void TestMomentPlayback::momentsAreSkippedWhenPlaybackIsOff() {
    m_speed = PlaybackSpeed::Off;
    m_pace->add(beat("one"));
    m_pace->rest(rest("question"));
    QCOMPARE(m_shown, QStringList({"question"}));
}

void TestMomentPlayback::movesOfOthersAreShownLongerThanOwnOnes() {
    for (const TableMomentKind kind : {TableMomentKind::Shown, TableMomentKind::Advance, TableMomentKind::Death}) {
        QVERIFY(MomentPlayback::timeFor(beat("A creature", kind, 1), PlaybackSpeed::Normal) >
                MomentPlayback::timeFor(beat("A creature", kind, 0), PlaybackSpeed::Normal));
    }
    // A spectator has done nothing.
    TableState watched = beat("A creature", TableMomentKind::Shown, 0);
    watched.seats[0].person = false;
    QCOMPARE(MomentPlayback::timeFor(watched, PlaybackSpeed::Normal),
             MomentPlayback::timeFor(beat("A creature", TableMomentKind::Shown, 1), PlaybackSpeed::Normal));
}

void TestMomentPlayback::longerTextsAreShownLonger() {
    TableState shown = beat("Ben casts Bear", TableMomentKind::Shown);
    const auto before = MomentPlayback::timeFor(shown, PlaybackSpeed::Normal);
    TableFace face;
    face.text = "Destroy all creatures. They cannot be regenerated.";
    shown.moment.faces = {face};
    QVERIFY(MomentPlayback::timeFor(shown, PlaybackSpeed::Normal) > before + std::chrono::milliseconds(200));
}

void TestMomentPlayback::slowTakesLongerThanFast() {
    const TableState attack = beat("Ben attacks", TableMomentKind::Advance);
    const auto slow = MomentPlayback::timeFor(attack, PlaybackSpeed::Slow),
               normal = MomentPlayback::timeFor(attack, PlaybackSpeed::Normal);
    QVERIFY(slow > normal);
    QVERIFY(normal > MomentPlayback::timeFor(attack, PlaybackSpeed::Fast));
    // Long enough to follow.
    QVERIFY(normal >= std::chrono::milliseconds(1000));
}

void TestMomentPlayback::longTextsAreShownForAFewSeconds() {
    TableState shown = beat(QString(10'000, 'x'), TableMomentKind::Advance);
    QVERIFY(MomentPlayback::timeFor(shown, PlaybackSpeed::Normal) < std::chrono::milliseconds(3600));
}

/// Animations depend on this time.
void TestMomentPlayback::aMomentCarriesItsDuration() {
    int time = 0;
    connect(m_pace.get(), &MomentPlayback::show, this, [&time](const TableState& table) { time = table.moment.time; });
    for (const PlaybackSpeed speed : {PlaybackSpeed::Fast, PlaybackSpeed::Normal, PlaybackSpeed::Slow}) {
        m_speed = speed;
        const TableState one = beat("one", TableMomentKind::Damage);
        m_pace->add(one);
        m_pace->rest(rest("question"));
        QCOMPARE(time, int(MomentPlayback::timeFor(one, speed).count()));
        m_pace->skip();
        QCOMPARE(time, 0);
    }
}

void TestMomentPlayback::nextSkipsOneMoment() {
    m_pace->add(beat("one"));
    m_pace->add(beat("two"));
    m_pace->add(beat("three"));
    m_pace->rest(rest("question", true));
    m_pace->showNext();
    QCOMPARE(m_shown, QStringList({"one", "two"}));
    m_pace->showNext();
    m_pace->showNext();
    QCOMPARE(m_shown, QStringList({"one", "two", "three", "question"}));
    m_pace->showNext();
    QCOMPARE(m_shown.size(), 4);
}

void TestMomentPlayback::hurrySkipsMomentsUntilAQuestion() {
    m_pace->add(beat("one"));
    m_pace->add(beat("two"));
    m_pace->rest(rest("thinking"));
    m_pace->hurry();
    QCOMPARE(m_shown, QStringList({"one", "thinking"}));
    m_pace->add(beat("three"));
    m_pace->rest(rest("question", true));
    QCOMPARE(m_shown, QStringList({"one", "thinking", "question"}));
    // The next moments are shown again.
    m_pace->add(beat("four"));
    m_pace->rest(rest("question", true));
    QCOMPARE(m_shown.back(), QStringLiteral("four"));
}

void TestMomentPlayback::droppedMomentsAreNotShown() {
    m_pace->add(beat("one"));
    m_pace->add(beat("two"));
    m_pace->rest(rest("question"));
    m_pace->drop();
    QTest::qWait(600);
    QCOMPARE(m_shown, QStringList({"one"}));
    m_pace->rest(rest("taken back"));
    QCOMPARE(m_shown, QStringList({"one", "taken back"}));
}

void TestMomentPlayback::noMomentIsShownWhilePaused() {
    m_pace->add(beat("one"));
    m_pace->add(beat("two"));
    m_pace->rest(rest("question"));
    m_pace->pause(true);
    QTest::qWait(600);
    QCOMPARE(m_shown, QStringList({"one"}));
    m_pace->pause(false);
    QTRY_COMPARE(m_shown, QStringList({"one", "two", "question"}));
}

void TestMomentPlayback::aStepShowsOneMomentAndRequestsMore() {
    QSignalSpy more(m_pace.get(), &MomentPlayback::more);
    m_pace->add(beat("one"));
    m_pace->add(beat("two"));
    m_pace->rest(rest("thinking"));
    m_pace->step();
    QCOMPARE(m_shown, QStringList({"one", "two"}));
    QTest::qWait(600);
    QCOMPARE(m_shown.size(), 2);
    QVERIFY(!m_pace->wantsMore());
    m_pace->step();
    QCOMPARE(more.count(), 1);
    QVERIFY(m_pace->wantsMore());
    m_pace->add(beat("three"));
    m_pace->rest(rest("question"));
    QCOMPARE(m_shown.back(), QStringLiteral("three"));
    QVERIFY(!m_pace->wantsMore());
}

void TestMomentPlayback::moreMomentsAreRequestedAfterTheLast() {
    QSignalSpy more(m_pace.get(), &MomentPlayback::more);
    m_pace->add(beat("one"));
    m_pace->rest(rest("thinking"));
    QVERIFY(!m_pace->wantsMore());
    QTRY_COMPARE(more.count(), 1);
    QVERIFY(m_pace->wantsMore());
}

/// Except after moments that are understood at a glance and after the person's own actions.
void TestMomentPlayback::stepModeWaitsAfterEachMoveOfOthers() {
    m_speed = paceNamed("wait");
    m_pace->add(beat("drawn", TableMomentKind::Draw));
    m_pace->add(beat("own", TableMomentKind::Shown, 0));
    m_pace->add(beat("played", TableMomentKind::Shown));
    m_pace->add(beat("damage", TableMomentKind::Damage));
    m_pace->rest(rest("question", true));
    QTRY_COMPARE(m_shown, QStringList({"drawn", "own", "played"}));
    QTest::qWait(
        static_cast<int>(MomentPlayback::timeFor(beat("played", TableMomentKind::Shown), PlaybackSpeed::Slow).count()));
    QCOMPARE(m_shown.last(), QString("played"));
    m_pace->showNext();
    QCOMPARE(m_shown.last(), QString("damage"));
    m_pace->showNext();
    QCOMPARE(m_shown.last(), QString("question"));
    // Enter catches up.
    m_pace->add(beat("played", TableMomentKind::Shown));
    m_pace->add(beat("damage", TableMomentKind::Damage));
    m_pace->rest(rest("question", true));
    m_pace->hurry();
    QCOMPARE(m_shown.last(), QString("question"));
}

void TestMomentPlayback::spectatorsPlayStepModeAtNormalSpeed() {
    QCOMPARE(paceNamed("wait"), PlaybackSpeed::Wait);
    QCOMPARE(paceWatched("wait"), PlaybackSpeed::Normal);
    QCOMPARE(paceWatched("slow"), PlaybackSpeed::Slow);
}

DUELOGUE_TEST(TestMomentPlayback, QCoreApplication)
#include "tst_momentplayback.moc"
