#include "app/games/presenter/HintWords.h"
#include "app/match/session/MatchController.h"
#include "match/loop/ReadableMatch.h"

#include <utility>

/// The actions of the person at the screen.
namespace duelogue {

namespace {

constexpr std::chrono::milliseconds timeForHints{2000};

}  // namespace

void MatchController::connectTable() {
    connect(&m_table, &TableModel::answered, this, &MatchController::answered);
    connect(m_table.memories(), &MemoriesModel::revoked, this, &MatchController::revoke);
    connect(&m_table, &TableModel::undoWanted, this, &MatchController::undo);
    connect(&m_table, &TableModel::undoTurnWanted, this, &MatchController::undoTurn);
    connect(&m_table, &TableModel::leaveGiven, this, &MatchController::takeBack);
    connect(&m_table, &TableModel::redoWanted, this, &MatchController::redo);
    connect(&m_table, &TableModel::concedeWanted, this, &MatchController::concede);
    connect(m_table.clock(), &ClockModel::ranOut, this, &MatchController::runOutOfTime);
    connect(m_table.clock(), &ClockModel::saveWanted, this, [this] {
        if (m_history) keep();
    });
    connect(&m_table, &TableModel::passOnWanted, this, &MatchController::passOn);
    connect(&m_table, &TableModel::passTurnWanted, this, &MatchController::passTurn);
    connect(&m_table, &TableModel::nextStopWanted, this, [this] {
        if (!m_history) return;
        m_autoPass.toggleNextStop();
        m_table.showNextStop(m_autoPass.stopsNext());
    });
    connect(&m_table, &TableModel::hintWanted, this, &MatchController::hint);
    connect(&m_table, &TableModel::hintDropped, &m_hints, &HintSearch::stop);
    connect(&m_table, &TableModel::curtainRaised, this, &MatchController::raiseCurtain);
    connect(&m_table, &TableModel::againWanted, this, &MatchController::again);
    connect(m_table.result(), &ResultModel::sameHandsWanted, this, &MatchController::againWithSameHands);
    connect(m_table.result()->sideboard(), &SideboardEditor::ready, this,
            [this] { goToNext(m_table.result()->sideboard()->decks()); });
    connect(&m_table, &TableModel::leaveWanted, this, &MatchController::leave);
    connect(&m_table, &TableModel::deckEditWanted, this, &MatchController::editDeck);
    connect(&m_table, &TableModel::lookBackWanted, this, &MatchController::lookBack);
    connect(&m_table, &TableModel::lookWanted, &m_lookBack, &TurnRecap::go);
    connect(&m_table, &TableModel::lookPlayWanted, &m_lookBack, &TurnRecap::play);
    connect(&m_table, &TableModel::nextWanted, this, &MatchController::showNext);
    connect(&m_table, &TableModel::hurryWanted, this, &MatchController::hurry);
    connect(&m_table, &TableModel::pauseWanted, this, &MatchController::pause);
    connect(&m_table, &TableModel::furtherWanted, this, &MatchController::step);
}

void MatchController::answered(int index) {
    if (!m_history) return;
    const PlayerId player = m_history->match().playerToAct();
    if (player) m_autoPass.answers(m_history->match());
    if (index >= TableAnswer::firstMemory) {
        const auto place = static_cast<std::size_t>(index - TableAnswer::firstMemory);
        if (place < m_offers.size()) remember(RememberedOffer(m_offers[place]));
    } else if (index == TableAnswer::all) {
        choose();
        m_takingAll = m_history->match().pendingQuestion()->id;
    } else if (const ReplyMacro* replyMacro = m_tables.macroAt(index)) {
        choose();
        m_replyMacro.begin(player, *replyMacro);
    } else if (const Reply* reply = m_tables.replyAt(index)) {
        choose();
        (void)take(player, Reply(*reply));
    }
    runOn();
}

void MatchController::editDeck() {
    if (!m_history || isWatched()) return;
    const int seat = m_viewer.value;
    const MatchConfig config = m_participants->config();
    m_table.leave();
    emit deckEditWanted(seat, config.game, config.seats[static_cast<std::size_t>(seat)].deck);
}

void MatchController::concede() {
    if (!m_history || m_history->match().pendingQuestion() == nullptr || isWatched()) return;
    m_thinking.stop();
    m_ready.reset();
    m_pace.drop();
    m_replyMacro.drop();
    choose();
    (void)m_history->take(m_viewer, Reply(ReplyWord::Concede));
    runOn();
}

/// Starts the clocks of the people, with the full time if `left` is empty.
void MatchController::beginClock(const std::vector<ChessClock::Time>& left) {
    std::vector<bool> people;
    for (const PlayerId id : m_participants->ids()) people.push_back(m_participants->isPerson(id));
    m_table.clock()->begin(m_participants->config().clock, people);
    if (!left.empty()) m_table.clock()->setLeft(left);
}

/// A player whose time has run out loses. With three or four players, the others play on.
void MatchController::runOutOfTime() {
    if (!m_history) return;
    m_history->remark(tr("%1: time is up.").arg(m_participants->nameOf(m_viewer)).toStdString());
    concede();
}

void MatchController::passOn() { pass(AutoPass::Until::Something); }

void MatchController::passTurn() { pass(AutoPass::Until::TurnIsOver); }

void MatchController::pass(AutoPass::Until until) {
    if (!m_history || m_history->match().playerToAct() != m_viewer) return;
    const View view(m_history->match(), m_viewer);
    const GamePresenter& presenter = m_participants->game().presenter();
    const auto idle = presenter.idle(view);
    if (!idle || (until == AutoPass::Until::Something && presenter.givesUp(view))) return;
    m_replyMacro.drop();
    choose();
    m_autoPass.answers(m_history->match());
    m_autoPass.start(m_history->match(), m_viewer, until);
    (void)m_history->take(m_viewer, *idle);
    runOn();
}

/// Searches only with the information that the asked person has.
void MatchController::hint() {
    if (!m_history || m_history->match().playerToAct() != m_viewer) return;
    const ReadableMatch& match = m_history->match();
    m_table.showHints({true, 0, {}});
    std::vector<HintFigure> figures = m_participants->game().presenter().figures();
    const auto read = [figures = std::move(figures), viewer = m_viewer](const ReadableMatch& later) {
        std::vector<double> values;
        for (const HintFigure& each : figures) values.push_back(each.of(later, viewer));
        return values;
    };
    m_hints.start(View(match, m_viewer), timeForHints, match.state().globals.nextCommunication, read);
}

void MatchController::hintExplained(const std::vector<Estimate>& differences) {
    if (m_history) m_table.hints()->explain(reasonOf(m_participants->game().presenter().figures(), differences));
}

void MatchController::hintFound(const std::vector<Hint>& hints) {
    TableHints shown =
        m_participants->game().presenter().hints(View(m_history->match(), m_viewer), m_participants->occupants(),
                                                 m_tables.replies(), m_table.table().question, hints);
    m_tables.addMacros(shown);
    m_table.showHints(shown);
}

void MatchController::raiseCurtain() {
    if (!m_history) return;
    m_curtain = false;
    show();
}

void MatchController::lookBack() {
    if (!m_history) return;
    if (m_lookBack.isEmpty()) recall();
    m_hints.stop();
    m_lookBack.begin(m_table.table());
}

void MatchController::showNext() {
    if (m_history) m_pace.showNext();
}

void MatchController::hurry() {
    if (!m_history) return;
    if (isWatched()) {
        m_pace.skip();
    } else {
        m_pace.hurry();
    }
}

void MatchController::pause() {
    if (!m_history || !isWatched()) return;
    m_pace.pause(!m_pace.isPaused());
    m_table.showWatch({true, m_pace.isPaused()});
}

void MatchController::step() {
    if (!m_history || !isWatched()) return;
    m_pace.step();
    m_table.showWatch({true, m_pace.isPaused()});
}

}  // namespace duelogue
