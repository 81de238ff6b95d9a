#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <set>
#include <thread>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/formats/ReadDeck.h"
#include "app/match/saved/Autosave.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "cards/data/CardPool.h"
#include "match/arcana/text/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Chain.h"
#include "players/plain/RandomPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

/// A computer player that does as little as possible.
class Idler : public ComputerPlayer {
public:
    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& /*stop*/) override {
        for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
            for (const Reply& reply : view.legalReplies()) {
                if (reply.is(least)) return reply;
            }
        }
        return view.legalReplies().front();
    }
    [[nodiscard]] std::string name() const override { return "idler"; }
};

/// A computer player that gives illegal replies.
class Liar final : public Idler {
public:
    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& /*view*/, const std::stop_token& /*stop*/) override {
        return Reply(ReplyWord::Number, {}, {}, 4711);
    }
};

/// A computer player that thinks until it is stopped.
class Ponderer final : public Idler {
public:
    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override {
        while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return Idler::choose(view, stop);
    }
};

std::unique_ptr<ComputerPlayer> makeOdd(const std::string& kind, const Rulebook& rulebook, std::uint64_t seed) {
    if (kind == "idler") return std::make_unique<Idler>();
    if (kind == "liar" || kind == "process:liar") return std::make_unique<Liar>();
    if (kind == "process:ponderer") return std::make_unique<Ponderer>();
    return usualPlayer(kind, rulebook, seed);
}

}  // namespace

/// The progress of a match between the person's actions.
class TestSession : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QSettings("Duelogue", "Duelogue").remove("asking");
        openWindow();
        m_session = std::make_unique<MatchController>(*m_table, makeOdd);
    }
    void cleanup() { closeWindow(); }

    void passOnEndsAtTheNextOwnTurn();
    void passOnEndsAtTheOwnAttack();
    void passOnNeverSkipsAnOwnTurn();
    void theTurnRecapRepeatsTheMovesOfOthers();
    void theTurnRecapCanBeStepped();
    void theTurnRecapWorksWithoutAnimations();
    void aResumedMatchKeepsTheTurnRecap();
    void passOnEndsWhenThePersonCanRespond();
    void passOnIsUndoneAsOneStep();
    void undoIncludesAutomaticReplies();
    void redoRepeatsUndoneReplies();
    void aNewAnswerEndsRedo();
    void eachPersonRedoesOnlyTheirOwnReplies();
    void attackWithAllIsUndoneAsOneStep();
    void passTheTurnEndsWithTheTurn();
    void alwaysAskingStopsAtForcedPasses();
    void aStopEndsPassing_data();
    void aStopEndsPassing();
    void askingWhenUsefulStopsMoreOften();
    void aCompleteAttackNeedsNoConfirmation();
    void undoOfAnothersChoiceNeedsConsent();
    void undoAfterSeeingHiddenCardsNeedsConsent();
    void aRefusedReplyIsReportedAndReplaced();
    void aBotWithAnIllegalReplyForfeits();
    void repliesAreSavedWhileTheComputerThinks();
    void aForcedPaymentIsNotAsked();
    void alwaysAskingStopsAtEveryQuestion();
    void aFailedAutosaveIsReported();
    void eachCardInHandIsPlayableOrHasAReason_data();
    void eachCardInHandIsPlayableOrHasAReason();

private:
    void toMyMainPhase();
    void discardToHandSize();
    void goOn();
    [[nodiscard]] bool isMyMainPhase() const;
    [[nodiscard]] std::uint64_t hash() const { return m_session->match()->state().hash(); }
    std::vector<std::uint64_t> placesOfAnswers(int count);
    [[nodiscard]] bool isLogged(const QString& words) const;
    [[nodiscard]] static std::size_t keptReplies();
};

/// Gives `count` answers and returns the hash of the match before each of them; fewer hashes after a failure.
std::vector<std::uint64_t> TestSession::placesOfAnswers(int count) {
    std::vector<std::uint64_t> places;
    while (static_cast<int>(places.size()) < count && settle() && !QTest::currentTestFailed()) {
        places.push_back(hash());
        answerByMouse();
    }
    if (!settle()) places.clear();
    return places;
}

bool TestSession::isMyMainPhase() const {
    const TableState& table = m_table->table();
    return table.question.ask == TableAsk::Act && table.turnSeat == table.viewer &&
           table.question.title == "Your main phase" && !table.question.answers.empty();
}

void TestSession::toMyMainPhase() {
    for (int i = 0; i < 40; ++i) {
        QVERIFY(settle());
        if (isMyMainPhase()) return;
        m_table->answerDefault();
    }
    QFAIL("the main phase did not come");
}

/// A player who plays nothing must discard.
void TestSession::discardToHandSize() {
    QVERIFY(settle());
    if (m_table->question()->title() != "Hand limit") return;
    m_table->answer(m_table->table().question.answers.front().index);
    QVERIFY(settle());
}

bool TestSession::isLogged(const QString& words) const {
    return std::ranges::any_of(m_table->table().log,
                               [&](const TableLogLine& line) { return line.text.contains(words); });
}

std::size_t TestSession::keptReplies() {
    const auto found = lastMatch();
    const auto* kept = std::get_if<SavedMatch>(&found);
    return kept == nullptr ? 0 : kept->replies.size();
}

/// Answers with the space bar. If the answer would give something up, it is not the default; then the button is used.
void TestSession::goOn() {
    discardToHandSize();
    const auto& answers = m_table->table().question.answers;
    const auto golden = std::ranges::find_if(answers, &TableAnswer::isDefault);
    const auto leaving = std::ranges::find_if(answers, [](const TableAnswer& each) {
        return each.label == "End turn" || each.label == "No attackers" || each.label == "No blocks";
    });
    QVERIFY(golden != answers.end() || leaving != answers.end());
    m_table->answer(golden != answers.end() ? golden->index : leaving->index);
    discardToHandSize();
}

void TestSession::passOnEndsAtTheNextOwnTurn() {
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    for (int i = 0; i < 3; ++i) {
        const int turn = m_table->table().turn;
        while (m_table->table().turn == turn && !QTest::currentTestFailed()) goOn();
        if (m_table->table().turn == turn + 1) m_table->passOn();
        QVERIFY(settle());
        QCOMPARE(m_table->table().turn, turn + 2);
        // Nor does it stop at a later step of that turn.
        QVERIFY(isMyMainPhase());
    }
}

void TestSession::passOnEndsAtTheOwnAttack() {
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    const TableState& table = m_table->table();
    const auto canAttack = [&] { return table.question.ask == TableAsk::Several; };
    for (int i = 0; i < 60 && !canAttack(); ++i) {
        QVERIFY(settle());
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(settle());
    QVERIFY(canAttack());
    m_table->undo();
    QVERIFY(settle());
    QVERIFY(isMyMainPhase());
    const int turn = table.turn;
    m_table->passOn();
    QVERIFY(settle());
    QVERIFY(canAttack());
    QCOMPARE(table.turn, turn);
    QVERIFY(!m_table->canPassOn() && m_table->canPassTurn());
}

/// The land can still be played.
void TestSession::passOnNeverSkipsAnOwnTurn() {
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    const int turn = m_table->table().turn;
    m_table->passOn();
    QVERIFY(settle());
    QCOMPARE(m_table->question()->title(), "Your main phase 2");
    QCOMPARE(m_table->table().turn, turn);
    QVERIFY(!m_table->canPassOn());
    const auto before = hash();
    m_table->passOn();
    m_table->answerDefault();
    QVERIFY(settle());
    QCOMPARE(hash(), before);
    m_table->passTurn();
    discardToHandSize();
    QCOMPARE(m_table->table().turn, turn + 1 + (m_table->table().turnSeat == 0 ? 1 : 0));
}

void TestSession::theTurnRecapRepeatsTheMovesOfOthers() {
    Preferences().setPace("fast");
    QVERIFY(m_session->begin(config("person", "greedy"), 31));
    QVERIFY(settle());
    QVERIFY(!m_table->canLookBack());
    for (int i = 0; i < 40 && !(m_table->table().turn > 2 && isMyMainPhase()); ++i) goOn();
    QVERIFY(settle());
    QVERIFY(m_table->canLookBack());
    const TableState resting = m_table->table();
    std::vector<int> turns;
    connect(m_table.get(), &TableModel::shown, this, [&] {
        if (m_table->moment()->shown()) turns.push_back(m_table->table().turn);
    });
    QQuickItem* button = find("text", "Replay last turn");
    QVERIFY(button != nullptr);
    clickItem(button);
    QVERIFY(m_table->moment()->shown());
    QTRY_VERIFY_WITH_TIMEOUT(!m_table->moment()->shown(), 60'000);
    QVERIFY(!turns.empty());
    QVERIFY(std::ranges::all_of(turns, [&](int turn) { return turn == resting.turn - 1; }));
    QVERIFY(m_table->table() == resting);
}

/// The arrow keys stop automatic play until the space bar starts it again.
void TestSession::theTurnRecapCanBeStepped() {
    Preferences().setPace("fast");
    QVERIFY(m_session->begin(config("person", "greedy"), 31));
    for (int i = 0; i < 60 && !(m_table->table().turn > 4 && isMyMainPhase()); ++i) goOn();
    QVERIFY(settle());
    const TableState resting = m_table->table();
    const auto before = hash();
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_window, key); };
    QVERIFY(!m_table->recap()->open());
    m_table->lookBack();
    QVERIFY(m_table->recap()->open() && m_table->recap()->plays());
    QCOMPARE(m_table->recap()->place(), 0);
    QVERIFY2(m_table->recap()->count() > 2, qPrintable(QString::number(m_table->recap()->count())));
    QVERIFY(find("text", QString("1 of %1").arg(m_table->recap()->count())) != nullptr);
    const QStringList cards = m_table->recap()->steps();
    QCOMPARE(cards.size(), m_table->recap()->count());
    QVERIFY(cards.count(QString()) < cards.size());
    press(Qt::Key_Right);
    QCOMPARE(m_table->recap()->place(), 1);
    QVERIFY(!m_table->recap()->plays());
    const QString words = m_table->moment()->words();
    press(Qt::Key_Right);
    QCOMPARE(m_table->recap()->place(), 2);
    press(Qt::Key_Left);
    QCOMPARE(m_table->recap()->place(), 1);
    QCOMPARE(m_table->moment()->words(), words);
    picture("look-back");
    // The recap offers no action and stays at its step.
    QVERIFY(!m_table->question()->asked() && !m_table->canUndo());
    m_table->undo();
    m_table->passOn();
    QTest::qWait(2500);
    QCOMPARE(m_table->recap()->place(), 1);
    press(Qt::Key_Home);
    press(Qt::Key_Left);
    QCOMPARE(m_table->recap()->place(), 0);
    press(Qt::Key_Escape);
    QVERIFY(!m_table->recap()->open());
    QVERIFY(m_table->table() == resting);
    m_table->lookBack();
    press(Qt::Key_Right);
    press(Qt::Key_Space);
    QVERIFY(m_table->recap()->plays());
    QTRY_VERIFY_WITH_TIMEOUT(!m_table->recap()->open(), 60'000);
    QVERIFY(m_table->table() == resting);
    QCOMPARE(hash(), before);
    // After the last step, the match is shown again.
    m_table->lookBack();
    for (int i = 0, steps = m_table->recap()->count(); i < steps; ++i) m_table->showNext();
    QVERIFY(!m_table->recap()->open());
    QVERIFY(m_table->table() == resting);
    // Conceding works during the recap.
    m_table->lookBack();
    m_table->concede();
    QVERIFY(!m_table->recap()->open());
    QVERIFY(m_table->table().result.over);
}

/// The recap also works after playback was off or after undo.
void TestSession::theTurnRecapWorksWithoutAnimations() {
    QCOMPARE(Preferences().pace(), QString("off"));
    QVERIFY(m_session->begin(config("person", "greedy"), 31));
    QVERIFY(settle());
    QVERIFY(!m_table->canLookBack());
    for (int i = 0; i < 60 && !(m_table->table().turn > 4 && isMyMainPhase()); ++i) goOn();
    QVERIFY(settle());
    const auto before = hash();
    const auto looksBack = [this] {
        const TableState resting = m_table->table();
        QVERIFY(m_table->canLookBack());
        m_table->lookBack();
        QVERIFY(m_table->recap()->open());
        const int steps = m_table->recap()->count();
        QVERIFY2(steps > 2, qPrintable(QString::number(steps)));
        for (int i = 0; i < steps; ++i) {
            QCOMPARE(m_table->table().turn, resting.turn - 1);
            m_table->lookAt(m_table->recap()->place() + 1);
        }
        QVERIFY(!m_table->recap()->open());
        QVERIFY(m_table->table() == resting);
    };
    looksBack();
    QCOMPARE(hash(), before);
    // Undone replies can still be redone.
    m_table->answer(m_table->table().question.answers.front().index);
    QVERIFY(settle());
    const auto further = hash();
    m_table->undo();
    QCOMPARE(hash(), before);
    looksBack();
    QVERIFY(m_table->canRedo());
    m_table->redo();
    QCOMPARE(hash(), further);
}

void TestSession::aResumedMatchKeepsTheTurnRecap() {
    Preferences().setPace("fast");
    QVERIFY(m_session->begin(config("person", "greedy"), 31));
    for (int i = 0; i < 60 && !(m_table->table().turn > 4 && isMyMainPhase()); ++i) goOn();
    QVERIFY(settle());
    const auto seen = [this] {
        QStringList told;
        const auto looking = connect(m_table.get(), &TableModel::shown, this, [&] {
            const TableState& table = m_table->table();
            for (const QString& words : table.moment.words) told << QString("%1: %2").arg(table.turn).arg(words);
        });
        m_table->lookBack();
        (void)QTest::qWaitFor([this] { return !m_table->moment()->shown(); }, 60'000);
        disconnect(looking);
        return told;
    };
    const QStringList before = seen();
    QVERIFY(!before.isEmpty());
    const TableState resting = m_table->table();
    m_session = std::make_unique<MatchController>(*m_table);
    QVERIFY(m_session->resume());
    QVERIFY(settle());
    QVERIFY(m_table->canLookBack());
    QCOMPARE(m_table->table().question, resting.question);
    QCOMPARE(seen(), before);
    // Undo works as usual.
    m_table->undo();
    QVERIFY(settle());
    QVERIFY(m_table->table().log.size() < resting.log.size());
}

/// An attack ends it if the person can respond, here with a spell that is cast when one is attacked.
void TestSession::passOnEndsWhenThePersonCanRespond() {
    const Game& arcana = *game("arcana");
    auto deck = readDeck(arcana.pool(), "Woods", "4 Deep Wood\n4 Treetop Defense\n52 Forest\n").deck;
    deck.name = "Woods";
    MatchConfig woods = config("person", "greedy");
    woods.seats[0].deck = QString::fromStdString(keepDeck(arcana, deck).value_or(KeptDeck{}).id);
    QVERIFY(m_session->begin(woods, 32));
    const TableState& table = m_table->table();
    for (int i = 0; i < 60 && !(table.turnSeat == 1 && m_table->canPassOn()); ++i) {
        const auto& answers = table.question.answers;
        const auto land =
            std::ranges::find_if(answers, [](const TableAnswer& each) { return each.label.startsWith("Play"); });
        if (land != answers.end()) {
            m_table->answer(land->index);
        } else if (m_table->canPassOn()) {
            m_table->passOn();
        } else {
            goOn();
        }
        discardToHandSize();
    }
    QCOMPARE(table.turnSeat, 1);
    const auto advances = [](const TableCard& card) { return card.stance == TableStance::Advancing; };
    QVERIFY(std::ranges::any_of(table.cards, advances));
    QCOMPARE(table.seats[0].value, 20);
}

void TestSession::passOnIsUndoneAsOneStep() {
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    const auto before = hash();
    m_table->passOn();
    QVERIFY(settle());
    QVERIFY(hash() != before);
    m_table->undo();
    QVERIFY(settle());
    QCOMPARE(hash(), before);
}

/// The end of a turn is one press, including all automatic passes until the next question.
void TestSession::undoIncludesAutomaticReplies() {
    QVERIFY(m_session->begin(config("person", "random"), 14));
    std::vector<std::uint64_t> places = placesOfAnswers(12);
    QCOMPARE(places.size(), std::size_t{12});
    while (!places.empty()) {
        QVERIFY(m_table->canUndo());
        m_table->undo();
        QVERIFY(settle());
        QCOMPARE(hash(), places.back());
        places.pop_back();
    }
    QVERIFY(!m_table->canUndo());
}

void TestSession::redoRepeatsUndoneReplies() {
    QVERIFY(m_session->begin(config("person", "random"), 14));
    const std::vector<std::uint64_t> places = placesOfAnswers(12);
    QCOMPARE(places.size(), std::size_t{12});
    QVERIFY(!m_table->canRedo());
    const auto last = hash();
    const std::size_t replies = keptReplies(), lines = m_table->table().log.size();
    for (int i = 0; i < 12; ++i) m_table->undo();
    QVERIFY(settle());
    QCOMPARE(hash(), places.front());
    // Redo by key reaches the end, with all replies restored.
    for (std::size_t i = 1; i <= places.size(); ++i) {
        QVERIFY(m_table->canRedo());
        QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(settle());
        QCOMPARE(hash(), i < places.size() ? places[i] : last);
    }
    QVERIFY(!m_table->canRedo());
    QCOMPARE(keptReplies(), replies);
    QCOMPARE(m_table->table().log.size(), lines);
    for (int i = 0; i < 3; ++i) m_table->undo();
    QVERIFY(settle());
    QCOMPARE(hash(), places[9]);
}

void TestSession::aNewAnswerEndsRedo() {
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    answerByMouse();
    QVERIFY(settle());
    m_table->undo();
    QVERIFY(settle());
    QVERIFY(m_table->canRedo());
    m_table->passOn();
    QVERIFY(settle());
    QVERIFY(!m_table->canRedo());
}

void TestSession::eachPersonRedoesOnlyTheirOwnReplies() {
    QVERIFY(m_session->begin(config("person", "person"), 13));
    int redone = 0;
    for (int i = 0; i < 120 && redone < 5; ++i) {
        QVERIFY(settle());
        if (!m_table->table().curtain.name.isEmpty()) {
            QVERIFY(!m_table->canRedo());
            m_table->raiseCurtain();
            continue;
        }
        if (m_table->canUndo()) {
            const auto before = hash();
            m_table->undo();
            QVERIFY(settle());
            if (!m_table->leaveTitle().isEmpty()) {
                m_table->giveLeave(false);
                answerByMouse();
                continue;
            }
            QVERIFY(m_table->canRedo());
            m_table->redo();
            QVERIFY(settle());
            QCOMPARE(hash(), before);
            ++redone;
        }
        if (!m_table->table().curtain.name.isEmpty()) continue;
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(redone > 0);
}

void TestSession::passTheTurnEndsWithTheTurn() {
    Preferences().setAskingMode("arcana", "always");
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    const auto before = hash();
    const int turn = m_table->table().turn;
    QTest::keyClick(m_window, Qt::Key_F7);
    discardToHandSize();
    QVERIFY(settle());
    QCOMPARE(m_table->table().turn, turn + 1);
    while (m_table->canUndo() && hash() != before) m_table->undo();
    QVERIFY(settle());
    QCOMPARE(hash(), before);
    // Auto-pass skips the opponent's turn even if the person wants to be asked always.
    QTest::keyClick(m_window, Qt::Key_F7);
    discardToHandSize();
    m_table->passOn();
    QVERIFY(settle());
    QCOMPARE(m_table->table().turn, turn + 2);
}

void TestSession::alwaysAskingStopsAtForcedPasses() {
    Preferences().setAskingMode("arcana", "always");
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    bool alone = false;  // asked although passing is the only reply, in the opponent's turn
    for (int i = 0; i < 40 && !alone; ++i) {
        QVERIFY(settle());
        alone = m_table->table().turnSeat == 1 && m_table->table().question.answers.size() == 1 && m_table->canPassOn();
        if (!alone) goOn();
    }
    QVERIFY(alone);
}

void TestSession::aStopEndsPassing_data() {
    QTest::addColumn<bool>("own");
    QTest::addColumn<int>("phase");
    QTest::newRow("the opponent's main phase") << false << 2;
    QTest::newRow("the opponent's end phase") << false << 5;
    QTest::newRow("the own end phase") << true << 5;
}

void TestSession::aStopEndsPassing() {
    QFETCH(const bool, own);
    QFETCH(const int, phase);
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    toMyMainPhase();
    const int turn = m_table->table().turn;
    Preferences().toggleStop("arcana", own, phase);
    const auto isThere = [&] { return (m_table->table().turn == turn) == own && m_table->table().phase == phase; };
    for (int i = 0; i < 6 && !isThere(); ++i) {
        if (m_table->canPassOn()) {
            m_table->passOn();
        } else {
            goOn();
        }
        QVERIFY(settle());
    }
    QCOMPARE(m_table->table().turn, turn + (own ? 0 : 1));
    QCOMPARE(m_table->table().phase, phase);
    QVERIFY(m_table->canPassOn());
    m_table->answerDefault();
    discardToHandSize();
    // Passing the turn also skips its stops.
    if (m_table->canPassTurn() && !isMyMainPhase()) m_table->passTurn();
    QVERIFY(settle());
    Preferences().toggleStop("arcana", own, phase);
    for (int i = 0; i < 6 && !isMyMainPhase(); ++i) goOn();
    QVERIFY(settle());
    QVERIFY(m_table->table().turn > turn);
    QVERIFY(isMyMainPhase());
}

void TestSession::askingWhenUsefulStopsMoreOften() {
    const auto asked = [this](const char* mode) {
        Preferences().setAskingMode("arcana", mode);
        int count = 0;
        bool idle = false;
        if (!m_session->begin(config("person", "idler"), 31)) return std::pair(count, idle);
        for (int i = 0; i < 300 && settle() && m_table->table().turn < 8; ++i) {
            idle |= m_table->table().question.answers.size() == 1 && m_table->canPassOn();
            ++count;
            goOn();
        }
        return std::pair(count, idle);
    };
    const auto matters = asked("matters"), something = asked("something"), always = asked("always");
    QVERIFY(matters.first > 0);
    QVERIFY(something.first >= matters.first);
    QVERIFY(!something.second);
    QVERIFY(always.first > something.first);
    QVERIFY(always.second);
}

void TestSession::attackWithAllIsUndoneAsOneStep() {
    QVERIFY(m_session->begin(config("person", "idler"), 33));
    for (int i = 0; i < 80; ++i) {
        QVERIFY(settle());
        const auto& question = m_table->table().question;
        const bool all = question.ask == TableAsk::Several && question.chosen.empty() && question.answers.size() > 3;
        if (!all) {
            answerByMouse();
            if (QTest::currentTestFailed()) return;
            continue;
        }
        const auto before = hash();
        m_table->answer(TableAnswer::all);
        QVERIFY(settle());
        m_table->undo();
        QVERIFY(settle());
        QCOMPARE(hash(), before);
        return;
    }
    QFAIL("an attack with several creatures never came");
}

void TestSession::aCompleteAttackNeedsNoConfirmation() {
    QVERIFY(m_session->begin(config("person", "idler"), 33));
    for (int i = 0; i < 80; ++i) {
        QVERIFY(settle());
        const auto attackers = [&] {
            std::vector<TableAnswer> found;
            const TableQuestion& question = m_table->table().question;
            if (question.ask != TableAsk::Several) return found;
            std::ranges::copy_if(question.answers, std::back_inserter(found),
                                 [](const auto& a) { return a.card >= 0; });
            return found;
        };
        if (attackers().size() != 1) {
            answerByMouse();
            if (QTest::currentTestFailed()) return;
            continue;
        }
        const int life = m_table->table().seats[1].value;
        m_table->answer(attackers().front().index);
        QVERIFY(settle());
        QVERIFY(m_table->table().question.ask != TableAsk::Several);
        QVERIFY(m_table->table().seats[1].value < life);
        // A single undo takes the whole attack back.
        m_table->undo();
        QVERIFY(settle());
        QCOMPARE(m_table->table().seats[1].value, life);
        QCOMPARE(attackers().size(), std::size_t(1));
        return;
    }
    QFAIL("an attack with one creature never came");
}

/// The person at the screen requests it; the person who made the choice is asked and chooses again.
void TestSession::undoOfAnothersChoiceNeedsConsent() {
    QVERIFY(m_session->begin(config("person", "person"), 13));
    int asked = 0;
    for (int i = 0; i < 60 && asked < 3; ++i) {
        QVERIFY(settle());
        if (m_table->table().curtain.name.isEmpty()) {
            answerByMouse();
            if (QTest::currentTestFailed()) return;
            continue;
        }
        QVERIFY(!m_table->canUndo());
        const int looker = m_table->table().viewer;
        const QString other = m_table->table().seats[std::size_t(1 - looker)].name;
        m_table->raiseCurtain();
        QVERIFY(settle());
        if (!m_table->canUndo()) continue;
        const auto before = hash();
        m_table->undo();
        QVERIFY2(m_table->leaveTitle().contains(other), qPrintable(m_table->leaveTitle()));
        QCOMPARE(hash(), before);
        // The table of the previous viewer is completely hidden.
        QCOMPARE(itemsWith("dim").size(), 1);
        QCOMPARE(itemsWith("dim").front()->property("dim").toDouble(), 1.0);
        picture("take-back");
        clickItem(find("text", "Keep"));
        QCOMPARE(hash(), before);
        QCOMPARE(m_table->leaveTitle(), QString());
        QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
        clickItem(find("text", "Undo"));
        QVERIFY(settle());
        QVERIFY(hash() != before);
        QCOMPARE(m_table->table().curtain.name, other);
        QCOMPARE(m_table->table().viewer, 1 - looker);
        m_table->raiseCurtain();
        QVERIFY(settle());
        m_table->redo();
        QVERIFY(settle());
        QCOMPARE(hash(), before);
        ++asked;
    }
    QVERIFY(asked > 0);
}

/// Knowledge remains after undo. If nothing was revealed, no consent is needed.
void TestSession::undoAfterSeeingHiddenCardsNeedsConsent() {
    QVERIFY(m_session->begin(config("person", "person"), 13));
    const auto cards = [this](arcana::Zone zone) {
        const MatchState& state = m_session->match()->state();
        return std::vector{state.zone(PlayerId(0), zone).size(), state.zone(PlayerId(1), zone).size()};
    };
    int asked = 0, free = 0;
    for (int i = 0; i < 400 && (asked == 0 || free < 5) && !m_table->table().result.over; ++i) {
        QVERIFY(settle());
        if (!m_table->table().curtain.name.isEmpty()) {
            m_table->raiseCurtain();
            continue;
        }
        const auto viewer = static_cast<std::size_t>(m_table->table().viewer);
        const auto before = hash();
        const auto library = cards(arcana::Zone::Library), hand = cards(arcana::Zone::Hand);
        m_table->undo();
        const QString title = m_table->leaveTitle();
        m_table->giveLeave(true);
        QVERIFY(settle());
        if (hash() != before) {
            const QString& own = m_table->table().seats[viewer].name;
            const QString& other = m_table->table().seats[1 - viewer].name;
            const bool isOwn = title.isEmpty() || title.contains("allow " + own + " to undo");
            const auto libraryThen = cards(arcana::Zone::Library), handThen = cards(arcana::Zone::Hand);
            if (isOwn && library[viewer] < libraryThen[viewer]) {
                QVERIFY2(title.startsWith(other), qPrintable(title));
                ++asked;
            }
            const bool nothing = library == libraryThen && hand[1 - viewer] == handThen[1 - viewer];
            if (isOwn && nothing) {
                QCOMPARE(title, QString());
                ++free;
            }
            for (const bool again : {true, false}) {
                if (!m_table->table().curtain.name.isEmpty()) m_table->raiseCurtain();
                QVERIFY(settle());
                if (again) m_table->redo();
                QVERIFY(settle());
            }
            QCOMPARE(hash(), before);
        }
        if (m_table->table().result.over) break;
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(asked > 0 && free > 4, qPrintable(QString("%1, %2").arg(asked).arg(free)));
}

void TestSession::aRefusedReplyIsReportedAndReplaced() {
    QVERIFY(m_session->begin(config("person", "liar"), 34));
    for (int i = 0; i < 15 && !m_table->table().result.over; ++i) {
        QVERIFY(settle());
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(settle());
    QVERIFY(isLogged("Ben tried an illegal move"));
    QVERIFY(m_table->table().turn > 2);
    // Remarks in the log stay at their place.
    const auto lines = m_table->table().log;
    const auto& now = m_table->table().log;
    for (int i = 0; i < 5 && now.size() == lines.size(); ++i) {
        m_table->undo();
        QVERIFY(settle());
    }
    QVERIFY(now.size() < lines.size() && std::equal(now.begin(), now.end(), lines.begin()));
    QVERIFY(isLogged("Ben tried an illegal move"));
}

void TestSession::aBotWithAnIllegalReplyForfeits() {
    QVERIFY(m_session->begin(config("person", "process:liar"), 34));
    for (int i = 0; i < 30 && settle() && !m_table->table().result.over; ++i) answerByMouse();
    QVERIFY(m_table->table().result.over);
    QCOMPARE(m_table->table().result.winner, 0);
    QVERIFY(isLogged("Ben tried an illegal move"));
}

void TestSession::repliesAreSavedWhileTheComputerThinks() {
    QVERIFY(m_session->begin(config("person", "process:ponderer"), 32));
    for (int i = 0; i < 40 && !m_table->table().seats[1].thinking; ++i) {
        QVERIFY(m_table->question()->asked());
        m_table->answerDefault();
    }
    QVERIFY(m_table->table().seats[1].thinking);
    const std::size_t kept = keptReplies();
    if (const auto found = lastMatch(); std::holds_alternative<AutosaveProblem>(found))
        QFAIL(qPrintable(std::get<AutosaveProblem>(found).message));
    QVERIFY(kept > 0);
    // As if the program had been killed now.
    const auto before = hash();
    m_session = std::make_unique<MatchController>(*m_table, makeOdd);
    QVERIFY(m_session->resume());
    QCOMPARE(hash(), before);
}

/// All lands of the deck are Forests.
void TestSession::aForcedPaymentIsNotAsked() {
    MatchConfig forest = config("person", "idler");
    forest.seats[0].deck = "the-old-forest";
    QVERIFY(m_session->begin(forest, 35));
    int spells = 0;
    for (int i = 0; i < 60 && spells < 3; ++i) {
        QVERIFY(settle());
        const auto answer = wanted();
        QVERIFY(answer.has_value());
        const bool cast = m_table->table().question.ask == TableAsk::Act && answer->label.startsWith("Cast");
        const auto before = hash();
        answerByMouse();
        QVERIFY(settle());
        QVERIFY(m_table->table().question.ask != TableAsk::Payment);
        if (!cast) continue;
        ++spells;
        if (spells > 1) continue;
        m_table->undo();
        QVERIFY(settle());
        QCOMPARE(hash(), before);
    }
    QCOMPARE(spells, 3);
}

/// With this setting, the first chance to respond, in the draw phase, offers only a pass.
void TestSession::alwaysAskingStopsAtEveryQuestion() {
    for (const std::int16_t always : {std::int16_t{0}, std::int16_t{1}}) {
        MatchConfig both{
            "tribute", {{"Anna", "person", "yugi"}, {"Ben", "person", "kaiba"}}, {8000, 5, 6, 5, always, 0}};
        QVERIFY(m_session->begin(both, 3));
        const ReadableMatch& match = *m_session->match();
        Replies replies;
        match.legalReplies(replies);
        QCOMPARE(replies.size() == 1, always == 1);
        QCOMPARE(match.state().communications.back().is<tribute::Respond>(), always == 1);
        if (always == 0) continue;
        // Only an action of the person passes it; then the opponent is asked.
        const PlayerId asked = match.playerToAct();
        QVERIFY(settle());
        m_table->raiseCurtain();
        QVERIFY(settle());
        answerByMouse();
        QVERIFY(match.playerToAct() != asked);
        QVERIFY(match.state().communications.back().is<tribute::Respond>());
    }
}

void TestSession::eachCardInHandIsPlayableOrHasAReason_data() {
    QTest::addColumn<MatchConfig>("match");
    QTest::newRow("Arcana") << MatchConfig{
        "arcana", {{"Anna", "person", "the-old-forest"}, {"Ben", "idler", "dawn-patrol"}}, {}};
    QTest::newRow("Tribute") << MatchConfig{"tribute", {{"Anna", "person", "yugi"}, {"Ben", "idler", "kaiba"}}, {}};
    QTest::newRow("Basebreak") << MatchConfig{
        "basebreak", {{"Anna", "person", "pirates+robots"}, {"Ben", "idler", "aliens+wizards"}}, {}};
    QTest::newRow("Netrun, the Runner") << MatchConfig{
        "netrun", {{"Ben", "idler", "front-page"}, {"Anna", "person", "bright-workshop"}}, {}};
}

/// A single card stands for all equal ones.
void TestSession::eachCardInHandIsPlayableOrHasAReason() {
    QFETCH(MatchConfig, match);
    QVERIFY(m_session->begin(match, 7));
    std::set<QString> reasons;
    for (int i = 0; i < 60 && !m_table->result()->over(); ++i) {
        QVERIFY(settle());
        const TableState& table = m_table->table();
        if (table.question.ask == TableAsk::Act && !table.question.answers.empty()) {
            const auto isUsable = [&](const TableCard& held) {
                return std::ranges::any_of(table.question.answers, [&](const TableAnswer& answer) {
                    const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
                    return card != table.cards.end() && card->face == held.face;
                });
            };
            for (const TableCard& card : table.cards) {
                const bool isOwn = card.zone == TableZone::Hand && card.seat == table.viewer;
                if (!isOwn || isUsable(card)) continue;
                QVERIFY2(!card.notes.empty(), qPrintable(table.question.sentence + ": " + card.face.name));
                reasons.insert(card.notes.begin(), card.notes.end());
            }
        }
        answerByMouse();
    }
    QVERIFY2(!reasons.empty(), "nothing was refused");
}

/// A folder blocks the path of the autosave.
void TestSession::aFailedAutosaveIsReported() {
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    QVERIFY(m_table->notice().isEmpty());
    m_table->leave();
    const QDir home(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    const QStringList kept = home.entryList({"match*.json"}, QDir::Files);
    QVERIFY(!kept.isEmpty());
    for (const QString& name : kept) {
        QVERIFY(QFile::remove(home.filePath(name)));
        QVERIFY(home.mkdir(name));
    }
    QVERIFY(m_session->begin(config("person", "idler"), 31));
    QVERIFY2(m_table->notice().contains("Couldn't save the match"), qPrintable(m_table->notice()));
    QQuickItem* strip = find("words", m_table->notice());
    QVERIFY(strip != nullptr);
    picture("not-kept");
    for (const QString& name : kept) QVERIFY(home.rmdir(name));
    m_table->answerDefault();
    QVERIFY(settle());
    QCOMPARE(m_table->notice(), QString());
}

DUELOGUE_TEST(TestSession, QGuiApplication)
#include "tst_session.moc"
