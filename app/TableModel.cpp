#include "app/TableModel.h"

#include "app/paint/FaceStore.h"

#include <QVariantMap>
#include <algorithm>

namespace duelogue {

TableModel::TableModel(QObject* parent) : QObject(parent) { m_layout = layOut(m_table, m_window); }

void TableModel::show(const Table& table) {
    m_table = table;
    m_sent = false;
    m_gestures = {};
    const bool hadHints = m_hints.isOpen();
    m_hints = {};
    m_hintRows.setRows({});
    m_menuCard = -1;
    m_menu.clear();
    m_sourceKey = table.question.source.name.isEmpty() ? QString() : FaceStore::instance().keyOf(table.question.source);
    m_answers.setRows(answerRows(table, m_gestures));
    m_frames.setRows(frameRows(table));
    m_log.setRows(logRows(table));
    startStepping();
    arrange();
    emit gestured();
    emit shown();
    if (hadHints) emit hinted();
}

void TableModel::showHints(const TableHints& hints) {
    m_hints = hints;
    m_hintRows.setRows(hintRows(hints));
    markHint(0);
    emit hinted();
}

void TableModel::arrange() {
    m_layout = layOut(m_table, m_window);
    m_seats.setRows(seatRows(m_table, m_layout, m_gestures));
    m_items.setRows(itemRows(m_table, m_layout));
    m_cards.setRows(cardRows(m_table, m_layout, m_gestures));
    m_picks.setRows(pickRows(m_table, m_layout, m_gestures));
    m_arrows.setRows(arrowRows(m_table, m_layout));
    emit arranged();
}

void TableModel::refreshGestures() {
    m_cards.setRows(cardRows(m_table, m_layout, m_gestures));
    m_picks.setRows(pickRows(m_table, m_layout, m_gestures));
    m_seats.setRows(seatRows(m_table, m_layout, m_gestures));
    m_answers.setRows(answerRows(m_table, m_gestures));
    emit gestured();
}

void TableModel::setWindow(QSizeF window) {
    if (m_window == window || window.isEmpty()) return;
    m_window = window;
    arrange();
}

QString TableModel::seatName(int seat) const {
    return seat >= 0 && seat < int(m_table.seats.size()) ? m_table.seats[std::size_t(seat)].name : QString();
}

QString TableModel::waitingFor() const {
    if (asked() || over()) return {};
    for (const TableSeat& seat : m_table.seats) {
        if (seat.thinking) return seat.name;
    }
    return m_table.question.seat == m_table.viewer ? QString() : seatName(m_table.question.seat);
}

const TableAnswer* TableModel::find(int index) const {
    const auto& answers = m_table.question.answers;
    const auto found =
        std::find_if(answers.begin(), answers.end(), [index](const TableAnswer& a) { return a.index == index; });
    return found == answers.end() ? nullptr : &*found;
}

void TableModel::answer(int index) {
    if (m_sent || find(index) == nullptr) return;
    m_sent = true;
    closeMenu();
    emit answered(index);
}

void TableModel::answerDefault() {
    if (stepping()) {
        answerNth(m_step);
        return;
    }
    for (const TableAnswer& each : m_table.question.answers) {
        if (each.isDefault) return answer(each.index);
    }
}

bool TableModel::stepping() const {
    constexpr int buttonsAtMost = 7;
    return m_table.question.ask == TableAsk::Number && m_answers.count() > buttonsAtMost;
}

QString TableModel::stepLabel() const { return m_answers.value(m_step, "label").toString(); }

void TableModel::startStepping() {
    m_step = 0;
    for (int row = 0; row < m_answers.count(); ++row) {
        if (m_answers.value(row, "isDefault").toBool()) m_step = row;
    }
}

void TableModel::stepBy(int steps) {
    const int next = std::clamp(m_step + steps, 0, std::max(0, m_answers.count() - 1));
    if (next == m_step) return;
    m_step = next;
    emit gestured();
}

bool TableModel::cancel() {
    if (m_menuCard >= 0) return closeMenu(), true;
    if (m_gestures.aimed >= 0) return aim(-1), true;
    for (const TableAnswer& each : m_table.question.answers) {
        if (each.isCancel) return answer(each.index), true;
    }
    return false;
}

void TableModel::clickCard(int card) {
    if (m_sent) return;
    const int aimed = m_gestures.aimed;
    std::vector<const TableAnswer*> onto, own;
    for (const TableAnswer& each : m_table.question.answers) {
        if (aimed >= 0 && each.card == aimed && each.onto == card) onto.push_back(&each);
        if (each.card == card) own.push_back(&each);
    }
    if (onto.size() == 1) return answer(onto.front()->index);
    if (!onto.empty()) return openMenu(card, onto);
    if (aimed >= 0) return aim(-1);
    if (own.empty()) return;
    const auto second = [](const TableAnswer* each) { return each->onto >= 0 || each->ontoSeat >= 0; };
    if (std::all_of(own.begin(), own.end(), second)) return aim(card);
    if (own.size() == 1) return answer(own.front()->index);
    openMenu(card, own);
}

void TableModel::clickSeat(int seat) {
    for (const TableAnswer& each : m_table.question.answers) {
        const bool second = m_gestures.aimed >= 0 && each.card == m_gestures.aimed && each.ontoSeat == seat;
        if (second || (m_gestures.aimed < 0 && each.seat == seat)) return answer(each.index);
    }
}

void TableModel::aim(int card) {
    m_gestures.aimed = card;
    refreshGestures();
}

void TableModel::openMenu(int card, const std::vector<const TableAnswer*>& answers) {
    m_menuCard = card;
    m_menu.clear();
    for (const TableAnswer* const each : answers) {
        m_menu << QVariantMap{{"label", each->label}, {"answer", each->index}};
    }
    emit gestured();
}

void TableModel::closeMenu() {
    if (m_menuCard < 0) return;
    m_menuCard = -1;
    m_menu.clear();
    emit gestured();
}

void TableModel::pointAt(int index) {
    const TableAnswer* const found = find(index);
    const std::set<int> touched =
        found == nullptr ? std::set<int>{} : std::set<int>(found->touches.begin(), found->touches.end());
    if (touched == m_gestures.touched) return;
    m_gestures.touched = touched;
    refreshGestures();
}

bool TableModel::answerNth(int button) {
    if (button < 0 || button >= m_answers.count()) return false;
    answer(m_answers.rows()[std::size_t(button)].id);
    return true;
}

QRectF TableModel::menuPlace() const {
    const auto found = m_layout.cards.find(m_menuCard);
    if (found == m_layout.cards.end()) return m_layout.question;
    const QRectF at = found->second.at;
    if (at.bottom() <= m_window.height()) return at;
    // A card of the hand has risen: it stands on the lower edge, as large as CardBody makes it.
    const double wide = risenWidth * unit(), tall = wide * at.height() / at.width();
    return {at.center().x() - wide / 2, m_window.height() - tall, wide, tall};
}

QString TableModel::openPile(int seat, int pile) {
    if (seat < 0 || seat >= int(m_table.seats.size())) return {};
    const auto& piles = m_table.seats[std::size_t(seat)].piles;
    if (pile < 0 || pile >= int(piles.size()) || !piles[std::size_t(pile)].opens) return {};
    m_pile.setRows(pileRows(m_table, seat, pile));
    return tr("%1: %2").arg(seatName(seat), piles[std::size_t(pile)].name);
}

QString TableModel::openPileOf(int card) {
    for (const TableCard& each : m_table.cards) {
        if (each.id == card && each.zone == TableZone::Pile) return openPile(each.seat, each.pile);
    }
    return {};
}

QString TableModel::openFirstPile(bool other) {
    const int count = int(m_table.seats.size());
    if (count == 0) return {};
    const int seat = other ? (m_table.viewer + 1) % count : m_table.viewer;
    const auto& piles = m_table.seats[std::size_t(seat)].piles;
    for (int i = 0; i < int(piles.size()); ++i) {
        if (piles[std::size_t(i)].opens) return openPile(seat, i);
    }
    return {};
}

void TableModel::undo() {
    if (m_table.canUndo && !m_sent) emit undoWanted();
}

void TableModel::concede() {
    if (canConcede()) emit concedeWanted();
}

void TableModel::passOn() {
    if (m_table.canPassOn && !m_sent) emit passOnWanted();
}

void TableModel::hint() {
    if (m_hints.isOpen()) {
        showHints({});
        emit hintDropped();
    } else if (canHint() && !m_sent) {
        emit hintWanted();
    }
}

void TableModel::pointAtHint(int row, bool pointed) {
    // The pointer comes to one row before it leaves the other.
    if (!pointed && row != m_hintRow) return;
    markHint(pointed ? row : 0);
}

void TableModel::markHint(int row) {
    m_hintRow = row;
    const auto place = static_cast<std::size_t>(row);
    m_gestures.hint = place < m_hints.hints.size() ? m_hints.hints[place] : TableHint{};
    refreshGestures();
}

void TableModel::raiseCurtain() {
    if (!m_table.curtain.name.isEmpty()) emit curtainRaised();
}

void TableModel::again() { emit againWanted(); }

void TableModel::leave() { emit leaveWanted(); }

}  // namespace duelogue
