#include "app/match/table/TableModel.h"

#include "app/games/Games.h"
#include "app/games/presenter/GamePresenter.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/data/CardPool.h"

#include <utility>

namespace duelogue {

TableModel::TableModel(QObject* parent) : QObject(parent) {
    connect(&m_layout, &LayoutModel::roomChanged, this, &TableModel::arrange);
    connect(&m_question, &QuestionModel::numberChosen, this, &TableModel::refreshGesture);
    connect(&m_gesture, &GestureModel::marked, this, &TableModel::refreshGesture);
    connect(&m_hints, &HintsModel::marked, this, &TableModel::refreshGesture);
    connect(&m_gesture, &GestureModel::chosen, this, &TableModel::answer);
    connect(&m_gesture, &GestureModel::placeChosen, this, &TableModel::send);
}

void TableModel::show(const TableState& table) {
    m_guard.show(table, m_shown.state);
    m_log.setRows(logRows(table, m_shown.state, m_log.rows()));
    m_shown.state = table;
    m_gesture.begin();
    if (!m_leave.title.isEmpty()) showLeave({});
    const bool hadHints = m_hints.reset();
    m_question.begin();
    m_moment.begin();
    m_memories.begin();
    m_activities.setRows(activityRows(table));
    arrange();
    emit m_gesture.changed();
    emit m_question.numberChanged();
    emit m_question.changed();
    emit m_moment.changed();
    emit m_result.changed();
    m_clock.showQuestion();
    emit shown();
    if (hadHints) emit m_hints.changed();
    m_gesture.layDown();
}

void TableModel::showWatch(const TableWatch& watch) {
    m_shown.watch = watch;
    emit watched();
}

void TableModel::showNextStop(bool stops) {
    if (std::exchange(m_stopsNext, stops) != stops) emit nextStopChanged();
}

void TableModel::showLeave(const TableLeave& leave) {
    m_leave = leave;
    emit leaveAsked();
}

void TableModel::arrange() {
    m_layout.arrange();
    const TableState& table = m_shown.state;
    const TableLayout& layout = m_shown.layout;
    m_seats.setRows(seatRows(table, layout, m_shown.gestures));
    m_columns.setRows(columnRows(table, layout));
    m_spaces.setRows(spaceRows(layout));
    m_groups.setRows(groupRows(table, layout));
    m_commons.setRows(commonRows(table));
    m_items.setRows(itemRows(table, layout));
    m_cards.setRows(cardRows(table, layout, m_shown.gestures));
    m_question.arrange();
    m_arrows.setRows(arrowRows(table, layout));
    m_moment.arrange();
    emit m_layout.arranged();
    if (m_gesture.menuOpen()) emit m_gesture.changed();
}

void TableModel::refreshGesture() {
    m_cards.setRows(cardRows(m_shown.state, m_shown.layout, m_shown.gestures));
    m_seats.setRows(seatRows(m_shown.state, m_shown.layout, m_shown.gestures));
    m_question.refresh();
    emit m_gesture.changed();
}

QString TableModel::waitingFor() const {
    const TableState& table = m_shown.state;
    if (m_shown.isAsked() || table.result.over) return {};
    for (const TableSeat& seat : table.seats) {
        if (seat.thinking) return seat.name;
    }
    return table.question.seat == table.viewer ? QString() : m_shown.seatName(table.question.seat);
}

QList<int> TableModel::phaseAnswers() const {
    QList<int> answers(qsizetype(m_shown.state.phases.size()), -1);
    for (const TableAnswer& each : m_shown.state.question.answers) {
        if (each.phase >= 0 && each.phase < answers.size()) answers[each.phase] = each.index;
    }
    return answers;
}

void TableModel::answer(int index) {
    const TableAnswer* const given = m_question.find(index);
    if (given == nullptr || !m_guard.accepts(m_shown.state.question, *given)) return;
    m_gesture.act(*given);
    m_gesture.closeMenu();
    send(index);
}

void TableModel::follow(int hint) {
    const TableHint followed = m_hints.at(hint);
    const TableAnswer* const first = m_question.find(followed.answer);
    if (first == nullptr || !m_guard.accepts(m_shown.state.question, *first)) return;
    m_gesture.act(*first);
    m_gesture.closeMenu();
    send(followed.accept);
}

void TableModel::send(int index) {
    m_guard.send();
    if (index == TableAnswer::endTurn) {
        emit passTurnWanted();
    } else {
        emit answered(index);
    }
}

void TableModel::answerDefault() {
    if (m_gesture.menuOpen()) return;
    if (m_question.asksForNumber()) {
        pressButton(m_question.step());
        return;
    }
    if (m_gesture.aimed() >= 0) return;
    for (const TableAnswer& each : m_shown.state.question.answers) {
        if (each.isDefault) return answer(each.index);
    }
}

bool TableModel::digit(int digit) {
    if (m_gesture.menuOpen()) return m_gesture.pressEntry(digit), true;
    return m_question.asksForNumber() ? m_question.typeDigit(digit) : pressButton(m_question.buttonOfDigit(digit));
}

bool TableModel::pressButton(int button) {
    const int index = m_question.answerAt(button);
    if (index < 0) return false;
    answer(index);
    return true;
}

bool TableModel::cancel() {
    if (m_gesture.cancel()) return true;
    for (const TableAnswer& each : m_shown.state.question.answers) {
        if (each.isCancel) return answer(each.index), true;
    }
    return false;
}

QString TableModel::openPile(int seat, int pile) {
    if (seat < -1 || seat >= int(m_shown.state.seats.size())) return {};
    const auto& piles = seat < 0 ? m_shown.state.piles : m_shown.state.seats[std::size_t(seat)].piles;
    if (pile < 0 || pile >= int(piles.size()) || !piles[std::size_t(pile)].opens) return {};
    m_pile.setRows(pileRows(m_shown.state, seat, pile));
    const QString& name = piles[std::size_t(pile)].name;
    return seat < 0 ? name : tr("%1: %2").arg(m_shown.seatName(seat), name);
}

QString TableModel::openPileOf(int card) {
    for (const TableCard& each : m_shown.state.cards) {
        if (each.id == card && each.zone == TableZone::Pile) return openPile(each.seat, each.pile);
    }
    return {};
}

QString TableModel::openFirstPile(bool other) {
    const int count = int(m_shown.state.seats.size());
    if (count == 0) return {};
    const int seat = other ? (m_shown.state.viewer + 1) % count : m_shown.state.viewer;
    const auto& piles = m_shown.state.seats[std::size_t(seat)].piles;
    for (int i = 0; i < int(piles.size()); ++i) {
        if (piles[std::size_t(i)].opens) return openPile(seat, i);
    }
    return {};
}

QString TableModel::faceOf(const QString& card) const {
    const Game* const played = duelogue::game(m_shown.state.game.toStdString());
    const DefinitionId found = played == nullptr ? DefinitionId{} : played->pool().find(card.toStdString());
    return found ? FaceStore::instance().keyOf(played->presenter().printed(played->pool(), found)) : QString();
}

void TableModel::undo() {
    if (!m_shown.state.canUndo || m_guard.isSent()) return;
    m_gesture.act();
    emit undoWanted();
}

void TableModel::undoTurn() {
    if (!m_shown.state.canUndoTurn || m_guard.isSent()) return;
    m_gesture.act();
    emit undoTurnWanted();
}

void TableModel::redo() {
    if (!m_shown.state.canRedo || m_guard.isSent()) return;
    m_gesture.act();
    emit redoWanted();
}

void TableModel::giveLeave(bool given) {
    if (m_leave.title.isEmpty()) return;
    showLeave({});
    m_gesture.act();
    if (given) emit leaveGiven();
}

void TableModel::concede() {
    if (canConcede()) emit concedeWanted();
}

void TableModel::passOn() {
    if (!m_shown.state.canPassOn || m_guard.isSent()) return;
    m_gesture.act();
    emit passOnWanted();
}

void TableModel::passTurn() {
    if (!m_shown.state.canPassTurn || m_guard.isSent()) return;
    m_gesture.act();
    emit passTurnWanted();
}

void TableModel::stopNext() {
    if (!m_shown.watch.on && !m_shown.state.result.over) emit nextStopWanted();
}

void TableModel::hint() {
    m_gesture.act();
    if (m_hints.open()) {
        showHints({});
        emit hintDropped();
    } else if (canHint() && !m_guard.isSent()) {
        emit hintWanted();
    }
}

void TableModel::lookBack() {
    if (!canLookBack() || m_guard.isSent()) return;
    m_gesture.act();
    emit lookBackWanted();
}

void TableModel::lookAt(int place) {
    if (!m_recap.open()) return;
    m_gesture.act();
    emit lookWanted(place);
}

void TableModel::playLook() {
    if (m_recap.open()) emit lookPlayWanted();
}

void TableModel::showNext() {
    if (m_recap.open()) return lookAt(m_recap.place() + 1);
    if (!m_shown.isMoment()) return;
    m_gesture.actOnMoment();
    emit nextWanted();
}

void TableModel::hurry() {
    if (m_recap.open()) return lookAt(m_recap.count());
    if (m_shown.isMoment()) emit hurryWanted();
}

void TableModel::pause() {
    if (m_shown.watch.on) emit pauseWanted();
}

void TableModel::further() {
    if (m_shown.watch.on) emit furtherWanted();
}

void TableModel::raiseCurtain() {
    if (m_shown.state.curtain.name.isEmpty() || m_guard.isNew()) return;
    m_gesture.act();
    emit curtainRaised();
}

void TableModel::again() {
    if (m_guard.isNew()) return;
    m_gesture.act();
    emit againWanted();
}

void TableModel::review() {
    if (!m_shown.state.result.over) return;
    m_gesture.act();
    emit reviewWanted();
}

void TableModel::leave() {
    m_gesture.act();
    emit leaveWanted();
}

}  // namespace duelogue
