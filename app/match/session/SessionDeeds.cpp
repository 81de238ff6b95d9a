#include "app/match/session/Session.h"

/// What the person does.
namespace duelogue {

namespace {

constexpr std::chrono::milliseconds timeForHints{2000};

}  // namespace

void Session::connectTable() {
    connect(&m_table, &TableModel::answered, this, &Session::answered);
    connect(&m_table, &TableModel::undoWanted, this, &Session::undo);
    connect(&m_table, &TableModel::leaveGiven, this, &Session::takeBack);
    connect(&m_table, &TableModel::redoWanted, this, &Session::redo);
    connect(&m_table, &TableModel::concedeWanted, this, &Session::concede);
    connect(&m_table, &TableModel::passOnWanted, this, &Session::passOn);
    connect(&m_table, &TableModel::passTurnWanted, this, &Session::passTurn);
    connect(&m_table, &TableModel::hintWanted, this, &Session::hint);
    connect(&m_table, &TableModel::hintDropped, &m_hints, &HintSearch::stop);
    connect(&m_table, &TableModel::curtainRaised, this, &Session::raiseCurtain);
    connect(&m_table, &TableModel::againWanted, this, &Session::again);
    connect(m_table.sideDesk(), &SideDesk::ready, this, [this] { goToNext(m_table.sideDesk()->decks()); });
    connect(&m_table, &TableModel::leaveWanted, this, &Session::leave);
    connect(&m_table, &TableModel::lookBackWanted, this, &Session::lookBack);
    connect(&m_table, &TableModel::lookWanted, &m_lookBack, &LookBack::go);
    connect(&m_table, &TableModel::lookPlayWanted, &m_lookBack, &LookBack::play);
    connect(&m_table, &TableModel::nextWanted, this, &Session::showNext);
    connect(&m_table, &TableModel::hurryWanted, this, &Session::hurry);
    connect(&m_table, &TableModel::pauseWanted, this, &Session::pause);
    connect(&m_table, &TableModel::furtherWanted, this, &Session::step);
}

void Session::answered(int index) {
    if (!m_course) return;
    const PlayerId player = m_course->match().playerToAct();
    if (index == TableAnswer::all) {
        m_course->choose();
        m_takingAll = m_course->match().pendingQuestion()->id;
    } else if (index >= ReplyMacro::firstIndex) {
        const auto which = static_cast<std::size_t>(index - ReplyMacro::firstIndex);
        if (which >= m_offered.size()) return;
        m_course->choose();
        m_errand.begin(player, m_offered[which]);
    } else if (index >= 0 && index < static_cast<int>(m_shown.size())) {
        m_course->choose();
        (void)take(player, m_shown[static_cast<std::size_t>(index)]);
    }
    runOn();
}

void Session::concede() {
    if (!m_course || m_course->match().pendingQuestion() == nullptr || isWatched()) return;
    m_thinking.stop();
    m_ready.reset();
    m_pace.drop();
    m_errand.drop();
    m_course->choose();
    (void)m_course->take(m_viewer, Reply(ReplyWord::Concede));
    runOn();
}

void Session::passOn() { pass(Passing::Until::Something); }

void Session::passTurn() { pass(Passing::Until::TurnIsOver); }

void Session::pass(Passing::Until until) {
    if (!m_course || m_course->match().playerToAct() != m_viewer) return;
    const View view(m_course->match(), m_viewer);
    const GamePresenter& staging = m_seating->game().staging();
    const auto idle = staging.idle(view);
    if (!idle || (until == Passing::Until::Something && staging.givesUp(view))) return;
    m_errand.drop();
    m_course->choose();
    m_passing = Passing{m_viewer, m_course->match().state().globals.turn, until};
    (void)m_course->take(m_viewer, *idle);
    runOn();
}

/// From what the person who is asked may see, and from nothing else.
void Session::hint() {
    if (!m_course || m_course->match().playerToAct() != m_viewer) return;
    const Match& match = m_course->match();
    m_table.showHints({true, 0, {}});
    m_hints.start(View(match, m_viewer), timeForHints, match.state().globals.nextCommunication);
}

void Session::hintFound(const std::vector<Hint>& hints) {
    m_table.showHints(m_seating->game().staging().hints(View(m_course->match(), m_viewer), m_seating->sitters(),
                                                        m_shown, m_table.table().question, hints));
}

void Session::raiseCurtain() {
    if (!m_course) return;
    m_curtain = false;
    show();
}

void Session::lookBack() {
    if (!m_course) return;
    if (m_lookBack.isEmpty()) recall();
    m_hints.stop();
    m_lookBack.begin(m_table.table());
}

void Session::showNext() {
    if (m_course) m_pace.showNext();
}

void Session::hurry() {
    if (!m_course) return;
    if (isWatched()) {
        m_pace.skip();
    } else {
        m_pace.hurry();
    }
}

void Session::pause() {
    if (!m_course || !isWatched()) return;
    m_pace.pause(!m_pace.isPaused());
    m_table.showWatch({true, m_pace.isPaused()});
}

void Session::step() {
    if (!m_course || !isWatched()) return;
    m_pace.step();
    m_table.showWatch({true, m_pace.isPaused()});
}

}  // namespace duelogue
