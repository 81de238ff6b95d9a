#include "app/match/table/GestureModel.h"

#include <QTimer>
#include <QVariantMap>
#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace duelogue {

namespace {

/// The meaning of a click while a moment is shown.
constexpr QStringView goOn = u"next";

/// Returns the meaning of a click on a card on the board, equal for interchangeable cards; empty for any other answer.
QString meaningOf(const TableState& table, const TableAnswer& answer) {
    const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
    if (answer.card < 0 || card == table.cards.end() || card->zone != TableZone::Board) return {};
    return answer.label + u'>' + card->face.name;
}

bool needsTarget(const TableAnswer& answer) { return answer.onto >= 0 || answer.ontoSeat >= 0; }

}  // namespace

GestureModel::GestureModel(ShownTable& shown, const QuestionModel& question, const AnswerGuard& guard)
    : m_shown(shown), m_question(question), m_guard(guard) {}

void GestureModel::begin() {
    m_pointer.rest();
    m_shown.gestures = {};
    m_menuCard = -1;
    m_menu.clear();
    forgetRefusal();
}

void GestureModel::act(const QString& meaning) {
    m_said.clear();
    m_pointer.acted();
    m_said = meaning;
}

void GestureModel::act(const TableAnswer& answer) { act(meaningOf(m_shown.state, answer)); }

void GestureModel::actOnMoment() { act(goOn.toString()); }

/// Returns true if a click at this place repeats the last one: it takes the next equal card, or shows the next moment.
bool GestureModel::saysAgain(QPointF at) const {
    if (m_said == goOn) return m_shown.isMoment();
    if (m_said.isEmpty() || m_question.hasPicks()) return false;
    int card = -1, depth = -1;
    for (const auto& [id, place] : m_shown.layout.cards) {
        if (!place.covered && place.depth > depth && place.at.contains(at)) card = id, depth = place.depth;
    }
    return std::ranges::any_of(answers(), [&](const TableAnswer& each) {
        return each.card == card && meaningOf(m_shown.state, each) == m_said;
    });
}

void GestureModel::clickCard(int card) {
    if (m_guard.isSent()) return;
    forgetRefusal();
    std::vector<const TableAnswer*> onto, own;
    for (const TableAnswer& each : answers()) {
        if (aimed() >= 0 && each.card == aimed() && each.onto == card) onto.push_back(&each);
        if (each.card == card) own.push_back(&each);
    }
    if (!onto.empty()) return giveOneOf(card, onto);
    if (aimed() >= 0) return aim(-1);
    if (own.empty()) return refuse(card);
    if (std::ranges::all_of(own, [](const TableAnswer* each) { return needsTarget(*each); })) return aim(card);
    giveOneOf(card, own);
}

/// Reports why the card can't be used. While a moment is shown, the person does not expect a reaction.
void GestureModel::refuse(int card) {
    const std::vector<TableCard>& cards = m_shown.state.cards;
    const auto found = std::ranges::find(cards, card, &TableCard::id);
    if (m_shown.isMoment() || found == cards.end() || found->hidden) return;
    const QStringList notes(found->notes.begin(), found->notes.end());
    m_refusedCard = card;
    m_refusal = notes.isEmpty() ? tr("You can't do anything with %1 right now.").arg(found->face.name)
                                : tr("%1: %2").arg(found->face.name, notes.join(u' '));
    emit refused(m_refusal);
    emit refusalChanged();
}

void GestureModel::forgetRefusal() {
    if (m_refusedCard < 0) return;
    m_refusedCard = -1;
    m_refusal.clear();
    emit refusalChanged();
}

/// Returns the place of a card; of a card that is not on the table, the place of the question.
QRectF GestureModel::placeOf(int card) const {
    const auto found = m_shown.layout.cards.find(card);
    return found == m_shown.layout.cards.end() ? m_shown.layout.question : found->second.at;
}

void GestureModel::giveOneOf(int card, const std::vector<const TableAnswer*>& answers) {
    std::vector<const TableAnswer*> usual;
    std::ranges::copy_if(answers, std::back_inserter(usual), [](const TableAnswer* each) { return !each->isRare; });
    if (usual.size() == 1 && !usual.front()->costsCard) {
        emit chosen(usual.front()->index);
        return;
    }
    openMenu(card, answers);
}

void GestureModel::clickSeat(int seat) {
    for (const TableAnswer& each : answers()) {
        const bool isTarget = aimed() >= 0 && each.card == aimed() && each.ontoSeat == seat;
        if (isTarget || (aimed() < 0 && each.seat == seat)) {
            emit chosen(each.index);
            return;
        }
    }
}

void GestureModel::aim(int card) {
    m_shown.gestures.aimed = card;
    emit marked();
}

void GestureModel::showMenu(int card) {
    if (m_guard.isSent() || aimed() >= 0) return;
    std::vector<const TableAnswer*> own;
    for (const TableAnswer& each : answers()) {
        if (each.card == card && !needsTarget(each)) own.push_back(&each);
    }
    addMemories(card, own);
    if (!own.empty()) openMenu(card, own);
}

void GestureModel::showMemories(QRectF button) {
    if (m_guard.isSent() || aimed() >= 0) return;
    std::vector<const TableAnswer*> offered;
    addMemories(-1, offered);
    if (offered.empty()) return;
    m_menuButton = button;
    openMenu(-1, offered);
}

/// Adds the answers that are also remembered: those in the menu of a card, or those beside the question (-1).
void GestureModel::addMemories(int card, std::vector<const TableAnswer*>& answers) const {
    for (const TableAnswer& each : m_shown.state.question.memories) {
        if (each.card == card) answers.push_back(&each);
    }
}

void GestureModel::openMenu(int card, const std::vector<const TableAnswer*>& answers) {
    m_menuCard = card;
    m_menu.clear();
    for (const TableAnswer* const each : answers) {
        m_menu << QVariantMap{{"label", each->label}, {"answer", each->index}};
    }
    emit changed();
}

void GestureModel::pressEntry(int digit) {
    if (digit >= 1 && digit <= m_menu.size()) emit chosen(m_menu[digit - 1].toMap()["answer"].toInt());
}

void GestureModel::closeMenu() {
    if (!menuOpen()) return;
    m_menuCard = -1;
    m_menu.clear();
    emit changed();
}

bool GestureModel::cancel() {
    if (menuOpen()) return closeMenu(), true;
    if (aimed() >= 0) return aim(-1), true;
    return false;
}

QRectF GestureModel::menuPlace() const { return m_menuCard < 0 ? m_menuButton : placeOf(m_menuCard); }

void GestureModel::lift(int card) {
    closeMenu();
    const bool goesOnto = std::ranges::any_of(
        answers(), [card](const TableAnswer& each) { return each.card == card && needsTarget(each); });
    aim(goesOnto ? card : -1);
}

void GestureModel::drop(int card, QPointF at) {
    aim(-1);
    const auto lay = m_shown.layout.cards.find(card);
    if (m_guard.isSent() || lay == m_shown.layout.cards.end()) return;
    std::vector<const TableAnswer*> onto, own;
    for (const TableAnswer& each : answers()) {
        if (each.card != card) continue;
        if (!needsTarget(each)) own.push_back(&each);
        if (needsTarget(each) && liesOnto(each, at)) onto.push_back(&each);
    }
    if (!onto.empty()) return giveOneOf(card, onto);
    if (own.empty() || !isInPlay(at) || lay->second.at.contains(at)) return;
    m_dropped = Dropped{card, columnsAt(at), cardsAt(at)};
    giveOneOf(card, own);
}

bool GestureModel::liesOnto(const TableAnswer& answer, QPointF at) const {
    if (answer.ontoSeat >= 0) {
        const auto seat = std::size_t(answer.ontoSeat);
        return seat < m_shown.layout.seats.size() && m_shown.layout.seats[seat].panel.contains(at);
    }
    const auto place = m_shown.layout.cards.find(answer.onto);
    return place != m_shown.layout.cards.end() && place->second.at.contains(at);
}

/// Returns true for a place on the board or on another seat's panel.
bool GestureModel::isInPlay(QPointF at) const {
    if (m_shown.layout.board.contains(at)) return true;
    const std::vector<SeatPlace>& seats = m_shown.layout.seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (static_cast<int>(i) != m_shown.state.viewer && seats[i].panel.contains(at)) return true;
    }
    return false;
}

std::vector<int> GestureModel::columnsAt(QPointF at) const {
    std::vector<int> found;
    const std::vector<ColumnPlace>& columns = m_shown.layout.columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].at.contains(at)) found.push_back(m_shown.state.columns[i].card);
    }
    return found;
}

std::vector<int> GestureModel::cardsAt(QPointF at) const {
    std::vector<int> found;
    for (const auto& [id, place] : m_shown.layout.cards) {
        if (!place.covered && place.at.contains(at)) found.push_back(id);
    }
    return found;
}

void GestureModel::layDown() {
    if (m_dropped.card < 0 || answers().empty()) return;
    const Dropped dropped = std::exchange(m_dropped, {});
    if (m_shown.state.question.ask != TableAsk::Cards) return;
    for (const std::vector<int>* const below : {&dropped.columns, &dropped.cards}) {
        std::vector<const TableAnswer*> those;
        for (const TableAnswer& each : answers()) {
            const bool isThere = std::ranges::find(*below, each.card) != below->end();
            if (isThere && each.card >= 0 && each.card != dropped.card) those.push_back(&each);
        }
        if (those.size() > 1) return;
        if (those.empty()) continue;
        // After all receivers have seen the question.
        QTimer::singleShot(0, this, [this, index = those.front()->index, card = those.front()->card] {
            const TableAnswer* const still = m_question.find(index);
            if (m_guard.isSent() || still == nullptr || still->card != card) return;
            emit placeChosen(index);
        });
        return;
    }
}

void GestureModel::pointAt(int index) {
    const TableAnswer* const found = m_question.find(index);
    const std::set<int> touched =
        found == nullptr ? std::set<int>{} : std::set<int>(found->touches.begin(), found->touches.end());
    if (touched == m_shown.gestures.touched) return;
    m_shown.gestures.touched = touched;
    emit marked();
}

}  // namespace duelogue
