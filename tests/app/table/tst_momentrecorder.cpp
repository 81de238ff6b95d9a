#include <QTest>
#include <algorithm>

#include "app/games/arcana/ArcanaPresenter.h"
#include "app/match/saved/Participants.h"
#include "app/match/session/MomentRecorder.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"

using namespace duelogue;

/// The moments of Arcana matches, seen from one seat.
class TestMomentRecorder : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void everyImportantEventHasAMoment();
    void momentsAskNoQuestions();
    void momentsRevealNoHiddenCards();
    void aDyingCreatureIsStillShown();
    void allDamageOfACombatIsOneMoment();
    void aTurnBeginsWithAMoment();
    void eventsAffectingTheViewerAreMarked();

private:
    std::vector<TableState> m_recorder;  ///< of several matches
    int m_turns = 0;

    void play(std::uint64_t seed);
    [[nodiscard]] std::vector<const TableState*> of(TableMomentKind kind) const;
};

namespace {

const std::vector<Occupant> annaAndBen{{"Anna", true}, {"Ben", false}};

}  // namespace

/// Plays a match between two greedy players, seen from Anna's seat.
void TestMomentRecorder::play(std::uint64_t seed) {
    const arcana::ArcanaPresenter presenter;
    const auto& rulebook = ArcanaGame::instance().rulebook();
    MatchHistory* played = nullptr;
    MomentRecorder moments([&](const ReadableMatch& match) {
        return presenter.table(View(match, PlayerId(0)), annaAndBen, {}, played->log());
    });
    MatchHistory history(rulebook, ArcanaGame::instance().start(seed), moments);
    played = &history;
    moments.watch(presenter, history.match(), PlayerId(0), {}, true);
    const auto player = usualPlayer("greedy", rulebook, seed);
    Replies replies;
    for (int i = 0; i < 5000 && history.match().pendingQuestion() != nullptr; ++i) {
        history.match().legalReplies(replies);
        const PlayerId asked = history.match().playerToAct();
        const Reply reply = replies.size() == 1 ? replies.front() : player->choose(View(history.match(), asked));
        QVERIFY(history.take(asked, reply));
    }
    for (TableState& beat : moments.take()) m_recorder.push_back(std::move(beat));
    m_turns += history.match().state().globals.turn;
}

void TestMomentRecorder::initTestCase() {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) play(seed);
    QVERIFY(m_recorder.size() > 100);
}

std::vector<const TableState*> TestMomentRecorder::of(TableMomentKind kind) const {
    std::vector<const TableState*> found;
    for (const TableState& beat : m_recorder) {
        if (beat.moment.kind == kind) found.push_back(&beat);
    }
    return found;
}

void TestMomentRecorder::everyImportantEventHasAMoment() {
    using Kind = TableMomentKind;
    for (const Kind kind :
         {Kind::Turn, Kind::Shown, Kind::Advance, Kind::Guard, Kind::Damage, Kind::Death, Kind::Draw, Kind::Move}) {
        QVERIFY2(!of(kind).empty(), qPrintable(QString::number(int(kind))));
    }
    for (const TableState& beat : m_recorder) {
        QVERIFY(beat.moment.kind != Kind::None);
        const bool silent = beat.moment.kind == Kind::Move || beat.moment.kind == Kind::Change;
        QVERIFY2(silent || !beat.moment.words.empty(), qPrintable(QString::number(int(beat.moment.kind))));
    }
    for (const TableState* shown : of(Kind::Shown)) QVERIFY(!shown->moment.faces.empty());
    for (const TableState* attack : of(Kind::Advance)) {
        for (const int card : attack->moment.cards) {
            const auto found = std::ranges::find(attack->cards, card, &TableCard::id);
            QVERIFY(found != attack->cards.end() && found->stance == TableStance::Advancing);
        }
    }
}

void TestMomentRecorder::momentsAskNoQuestions() {
    for (const TableState& beat : m_recorder) {
        QVERIFY(beat.question.answers.empty());
        QVERIFY(std::ranges::none_of(beat.seats, &TableSeat::thinking));
    }
}

/// Ben's hand and his draws stay hidden.
void TestMomentRecorder::momentsRevealNoHiddenCards() {
    for (const TableState& beat : m_recorder) {
        for (const TableCard& card : beat.cards) {
            if (card.hidden) QVERIFY(card.face.name.isEmpty());
        }
        for (const TableFace& face : beat.moment.faces) QVERIFY(!face.name.isEmpty());
    }
    for (const TableState* draw : of(TableMomentKind::Draw)) {
        if (draw->moment.seat == 1) QVERIFY(!draw->moment.words.front().contains("[["));
    }
}

void TestMomentRecorder::aDyingCreatureIsStillShown() {
    for (const TableState* death : of(TableMomentKind::Death)) {
        QVERIFY(!death->moment.cards.empty());
        for (const int card : death->moment.cards) {
            const auto found = std::ranges::find(death->cards, card, &TableCard::id);
            QVERIFY(found != death->cards.end());
            QCOMPARE(found->zone, TableZone::Board);
        }
    }
}

void TestMomentRecorder::allDamageOfACombatIsOneMoment() {
    bool many = false;
    for (std::size_t i = 0; i + 1 < m_recorder.size(); ++i) {
        const TableMoment &moment = m_recorder[i].moment, &next = m_recorder[i + 1].moment;
        const auto isCombat = [](const TableMoment& each) {
            return each.kind == TableMomentKind::Damage && each.source < 0 && each.targetCards.empty() &&
                   each.targetSeats.empty();
        };
        QVERIFY(!(isCombat(moment) && isCombat(next)));
        many = many || (isCombat(moment) && moment.numbers.size() > 1);
    }
    QVERIFY(many);
}

void TestMomentRecorder::aTurnBeginsWithAMoment() { QCOMPARE(int(of(TableMomentKind::Turn).size()), m_turns); }

void TestMomentRecorder::eventsAffectingTheViewerAreMarked() {
    for (const TableState* attack : of(TableMomentKind::Advance)) {
        const std::vector<int> defender{attack->moment.seat == 0 ? 1 : 0};
        QVERIFY(attack->moment.concerns == defender);
    }
    for (const TableState* damage : of(TableMomentKind::Damage)) QVERIFY(!damage->moment.concerns.empty());
}

DUELOGUE_TEST(TestMomentRecorder, QCoreApplication)
#include "tst_momentrecorder.moc"
