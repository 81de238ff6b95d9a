#include "app/match/table/TableModel.h"

#include "app/shell/paint/FaceStore.h"
#include "match/loop/Match.h"

#include <QTimer>
#include <QVariantMap>
#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

// TableModel repeats the enumerations of TableState for QML, with the same numbers.
static_assert(int(TableModel::Pairs) == int(TableAsk::Pairs) && int(TableModel::Stack) == int(TableZone::Stack) &&
              int(TableModel::Down) == int(TableChange::Down) && int(TableModel::Match) == int(TableTone::Match) &&
              int(TableModel::Guarding) == int(TableStance::Guarding) &&
              int(TableModel::TargetArrow) == int(TableArrowKind::Target) &&
              int(TableModel::Ranked) == int(TableMomentKind::Ranked));

/// The meaning of a click while a moment is shown.
constexpr QStringView goOn = u"next";

/// Returns the meaning of a click on a card on the board, equal for interchangeable cards; empty for any other answer.
QString meaningOf(const TableState& table, const TableAnswer& answer) {
    const auto card = std::ranges::find(table.cards, answer.card, &TableCard::id);
    if (answer.card < 0 || card == table.cards.end() || card->zone != TableZone::Board) return {};
    return answer.label + u'>' + card->face.name;
}

bool asksTheSame(const TableQuestion& a, const TableQuestion& b) {
    return a.ask == b.ask && a.title == b.title && a.sentence == b.sentence;
}

/// Returns true if both tables ask the same of the person.
bool demandsTheSame(const TableState& a, const TableState& b) {
    return a.question == b.question && a.curtain == b.curtain && a.result == b.result;
}

/// Returns the position of the answer among the buttons, or -1 if it belongs to a card or seat.
int buttonOf(const std::vector<TableAnswer>& answers, const TableAnswer& answer) {
    if (answer.card >= 0 || answer.seat >= 0) return -1;
    const auto isBefore = [](const TableAnswer& each) { return each.card < 0; };
    return int(std::count_if(answers.data(), &answer, isBefore));
}

/// Returns true if both answers are the same gesture at the same place.
bool meansTheSame(const TableAnswer& a, const TableAnswer& b) {
    return a.label == b.label && a.card == b.card && a.seat == b.seat && a.onto == b.onto && a.ontoSeat == b.ontoSeat &&
           a.isDefault == b.isDefault && a.isCancel == b.isCancel;
}

}  // namespace

TableModel::TableModel(QObject* parent) : QObject(parent) { m_layout = layOut(m_table, m_room); }

void TableModel::show(const TableState& table) {
    if (!demandsTheSame(table, m_table)) {
        m_before =
            asksTheSame(table.question, m_table.question) ? m_table.question.answers : std::vector<TableAnswer>{};
        m_sinceNew.start();
    }
    m_log.setRows(logRows(table, m_table, m_log.rows()));
    m_table = table;
    m_sent = false;
    m_pointer.rest();
    m_gestures = {};
    if (!m_leave.title.isEmpty()) showLeave({});
    const bool hadHints = m_hints.isOpen();
    m_hints = {};
    m_hintRows.setRows({});
    m_menuCard = -1;
    m_menu.clear();
    m_sourceKey = table.question.source.name.isEmpty() ? QString() : FaceStore::instance().keyOf(table.question.source);
    startStepping();
    // Each moment is animated, even if it equals the previous one.
    m_momentCards.setRows({});
    m_momentMarks.setRows({});
    m_frames.setRows(frameRows(table));
    m_activities.setRows(activityRows(table));
    arrange();
    emit gestured();
    emit shown();
    if (hadHints) emit hinted();
    layDown();
}

void TableModel::showHints(const TableHints& hints) {
    m_hints = hints;
    m_hintRows.setRows(hintRows(hints));
    markHint(0);
    emit hinted();
}

void TableModel::showWatch(const TableWatch& watch) {
    m_watch = watch;
    emit watched();
}

void TableModel::showLook(const TableLook& look) {
    m_look = look;
    emit looked();
}

void TableModel::showLeave(const TableLeave& leave) {
    m_leave = leave;
    emit leaveAsked();
}

void TableModel::arrange() {
    m_layout = layOut(m_table, m_room);
    m_seats.setRows(seatRows(m_table, m_layout, m_gestures));
    m_columns.setRows(columnRows(m_table, m_layout));
    m_spaces.setRows(spaceRows(m_layout));
    m_groups.setRows(groupRows(m_table, m_layout));
    m_commons.setRows(commonRows(m_table));
    m_items.setRows(itemRows(m_table, m_layout));
    m_cards.setRows(cardRows(m_table, m_layout, m_gestures));
    m_picks.setRows(pickRows(m_table, m_layout, m_gestures));
    m_arrows.setRows(arrowRows(m_table, m_layout));
    m_momentCards.setRows(momentCardRows(m_table, m_layout));
    m_momentMarks.setRows(momentMarkRows(m_table, m_layout));
    m_momentArrows.setRows(momentArrowRows(m_table, m_layout));
    m_momentRanks.setRows(momentRankRows(m_table));
    emit arranged();
    if (m_menuCard >= 0) emit gestured();
}

void TableModel::refreshGestures() {
    m_cards.setRows(cardRows(m_table, m_layout, m_gestures));
    m_picks.setRows(pickRows(m_table, m_layout, m_gestures));
    m_seats.setRows(seatRows(m_table, m_layout, m_gestures));
    m_answers.setRows(answerRows(m_table, m_gestures));
    emit gestured();
}

void TableModel::setWindow(QSizeF window) {
    if (m_room.window == window || window.isEmpty()) return;
    m_room.window = window;
    arrange();
}

void TableModel::setLetters(double letters) {
    if (m_room.letters == letters) return;
    m_room.letters = letters;
    arrange();
}

void TableModel::setCardSize(double size) {
    if (m_room.cards == size) return;
    m_room.cards = size;
    arrange();
}

void TableModel::setHandOrder(const QString& name) {
    const HandOrder order = handOrderNamed(name);
    if (m_room.hand == order) return;
    m_room.hand = order;
    arrange();
}

void TableModel::setQuestionNeeds(double height) {
    if (m_room.question == height) return;
    m_room.question = height;
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

void TableModel::act() {
    m_said.clear();
    m_pointer.acted();
}

bool TableModel::wasThere(const TableAnswer& answer) const {
    const int button = buttonOf(m_table.question.answers, answer);
    return std::any_of(m_before.begin(), m_before.end(), [&](const TableAnswer& before) {
        return meansTheSame(before, answer) && buttonOf(m_before, before) == button;
    });
}

void TableModel::answer(int index) {
    const TableAnswer* const given = find(index);
    if (m_sent || given == nullptr || (isNew() && !wasThere(*given))) return;
    m_sent = true;
    act();
    m_said = meaningOf(m_table, *given);
    closeMenu();
    emit answered(index);
}

/// Returns true if a click at this place repeats the last one: it takes the next equal card, or shows the next moment.
bool TableModel::saysAgain(QPointF at) const {
    if (m_said == goOn) return happening();
    if (m_said.isEmpty() || m_picks.count() > 0) return false;
    int card = -1, depth = -1;
    for (const auto& [id, place] : m_layout.cards) {
        if (!place.covered && place.depth > depth && place.at.contains(at)) card = id, depth = place.depth;
    }
    const auto& answers = m_table.question.answers;
    return std::ranges::any_of(
        answers, [&](const TableAnswer& each) { return each.card == card && meaningOf(m_table, each) == m_said; });
}

void TableModel::answerDefault() {
    if (m_menuCard >= 0) return;
    if (m_table.question.ask == TableAsk::Number) {
        answerNth(m_step);
        return;
    }
    if (m_gestures.aimed >= 0) return;
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
    m_typed = -1;
    m_answers.setRows(answerRows(m_table, m_gestures));
    m_step = stepping() ? 0 : -1;
    for (int row = 0; row < m_answers.count(); ++row) {
        if (m_answers.value(row, "isDefault").toBool()) m_step = row;
    }
    chooseNumber();
}

void TableModel::chooseNumber() {
    const bool chosen = m_table.question.ask == TableAsk::Number && m_step >= 0;
    m_gestures.number = chosen ? m_answers.value(m_step, "number").toInt() : -1;
}

void TableModel::stepBy(int steps) { setStep(std::clamp(m_step + steps, 0, std::max(0, m_answers.count() - 1))); }

void TableModel::setStep(int row) {
    if (row == m_step) return;
    m_step = row;
    chooseNumber();
    refreshGestures();
}

int TableModel::rowOfNumber(int number) const {
    for (int row = 0; row < m_answers.count(); ++row) {
        if (m_answers.value(row, "number").toInt() == number) return row;
    }
    return -1;
}

bool TableModel::digit(int digit) {
    if (m_menuCard >= 0) {
        if (digit >= 1 && digit <= m_menu.size()) answer(m_menu[digit - 1].toMap()["answer"].toInt());
        return true;
    }
    if (m_table.question.ask != TableAsk::Number) return answerNth(digit - 1);
    constexpr qint64 moment = 1500;  // milliseconds between the digits of one number
    const bool goesOn = m_typed > 0 && m_sinceTyped.isValid() && m_sinceTyped.elapsed() < moment;
    int number = goesOn ? m_typed * 10 + digit : digit;
    if (rowOfNumber(number) < 0) number = digit;
    m_typed = number;
    m_sinceTyped.start();
    const int row = rowOfNumber(number);
    if (row >= 0) setStep(row);
    return row >= 0;
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
    if (!onto.empty()) return giveOneOf(card, onto);
    if (aimed >= 0) return aim(-1);
    if (own.empty()) return refuse(card);
    const auto second = [](const TableAnswer* each) { return each->onto >= 0 || each->ontoSeat >= 0; };
    if (std::all_of(own.begin(), own.end(), second)) return aim(card);
    giveOneOf(card, own);
}

/// Reports why the card can't be used. While a moment is shown, the person does not expect a reaction.
void TableModel::refuse(int card) {
    const auto found = std::ranges::find(m_table.cards, card, &TableCard::id);
    if (happening() || found == m_table.cards.end() || found->hidden) return;
    const QStringList notes(found->notes.begin(), found->notes.end());
    emit refused(notes.isEmpty() ? tr("You can't do anything with %1 right now.").arg(found->face.name)
                                 : tr("%1: %2").arg(found->face.name, notes.join(u' ')));
}

void TableModel::giveOneOf(int card, const std::vector<const TableAnswer*>& answers) {
    std::vector<const TableAnswer*> usual;
    std::ranges::copy_if(answers, std::back_inserter(usual), [](const TableAnswer* each) { return !each->isRare; });
    if (usual.size() == 1 && !usual.front()->costsCard) return answer(usual.front()->index);
    openMenu(card, answers);
}

void TableModel::showMenu(int card) {
    if (m_sent || m_gestures.aimed >= 0) return;
    std::vector<const TableAnswer*> own;
    for (const TableAnswer& each : m_table.question.answers) {
        if (each.card == card && each.onto < 0 && each.ontoSeat < 0) own.push_back(&each);
    }
    if (!own.empty()) openMenu(card, own);
}

void TableModel::lift(int card) {
    closeMenu();
    const bool goesOnto = std::ranges::any_of(m_table.question.answers, [card](const TableAnswer& each) {
        return each.card == card && (each.onto >= 0 || each.ontoSeat >= 0);
    });
    aim(goesOnto ? card : -1);
}

void TableModel::drop(int card, QPointF at) {
    aim(-1);
    const auto lay = m_layout.cards.find(card);
    if (m_sent || lay == m_layout.cards.end()) return;
    std::vector<const TableAnswer*> onto, own;
    for (const TableAnswer& each : m_table.question.answers) {
        if (each.card != card) continue;
        const bool second = each.onto >= 0 || each.ontoSeat >= 0;
        if (!second) own.push_back(&each);
        if (second && liesOnto(each, at)) onto.push_back(&each);
    }
    if (!onto.empty()) return giveOneOf(card, onto);
    if (own.empty() || !isInPlay(at) || lay->second.at.contains(at)) return;
    m_dropped = Dropped{card, columnsAt(at), cardsAt(at)};
    giveOneOf(card, own);
}

/// Returns true for a place on the board or on another seat's panel.
bool TableModel::isInPlay(QPointF at) const {
    if (m_layout.board.contains(at)) return true;
    for (std::size_t i = 0; i < m_layout.seats.size(); ++i) {
        if (static_cast<int>(i) != m_table.viewer && m_layout.seats[i].panel.contains(at)) return true;
    }
    return false;
}

std::vector<int> TableModel::columnsAt(QPointF at) const {
    std::vector<int> found;
    for (std::size_t i = 0; i < m_layout.columns.size(); ++i) {
        if (m_layout.columns[i].at.contains(at)) found.push_back(m_table.columns[i].card);
    }
    return found;
}

std::vector<int> TableModel::cardsAt(QPointF at) const {
    std::vector<int> found;
    for (const auto& [id, place] : m_layout.cards) {
        if (!place.covered && place.at.contains(at)) found.push_back(id);
    }
    return found;
}

/// Answers a question about the place of a dropped card: if exactly one legal column, or else one legal card, lay under
/// the drop, it is chosen.
void TableModel::layDown() {
    const TableQuestion& question = m_table.question;
    if (m_dropped.card < 0 || question.answers.empty()) return;
    const Dropped dropped = std::exchange(m_dropped, {});
    if (question.ask != TableAsk::Cards) return;
    for (const std::vector<int>* const below : {&dropped.columns, &dropped.cards}) {
        std::vector<const TableAnswer*> those;
        for (const TableAnswer& each : question.answers) {
            const bool isThere = std::ranges::find(*below, each.card) != below->end();
            if (isThere && each.card >= 0 && each.card != dropped.card) those.push_back(&each);
        }
        if (those.size() > 1) return;
        if (those.empty()) continue;
        // After all receivers have seen the question.
        QTimer::singleShot(0, this, [this, index = those.front()->index, card = those.front()->card] {
            const TableAnswer* const still = find(index);
            if (m_sent || still == nullptr || still->card != card) return;
            m_sent = true;
            emit answered(index);
        });
        return;
    }
}

bool TableModel::liesOnto(const TableAnswer& answer, QPointF at) const {
    if (answer.ontoSeat >= 0) {
        const auto seat = std::size_t(answer.ontoSeat);
        return seat < m_layout.seats.size() && m_layout.seats[seat].panel.contains(at);
    }
    const auto place = m_layout.cards.find(answer.onto);
    return place != m_layout.cards.end() && place->second.at.contains(at);
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

QList<int> TableModel::phaseAnswers() const {
    QList<int> answers(qsizetype(m_table.phases.size()), -1);
    for (const TableAnswer& each : m_table.question.answers) {
        if (each.phase >= 0 && each.phase < answers.size()) answers[each.phase] = each.index;
    }
    return answers;
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
    return found == m_layout.cards.end() ? m_layout.question : found->second.at;
}

QString TableModel::openPile(int seat, int pile) {
    if (seat < -1 || seat >= int(m_table.seats.size())) return {};
    const auto& piles = seat < 0 ? m_table.piles : m_table.seats[std::size_t(seat)].piles;
    if (pile < 0 || pile >= int(piles.size()) || !piles[std::size_t(pile)].opens) return {};
    m_pile.setRows(pileRows(m_table, seat, pile));
    const QString& name = piles[std::size_t(pile)].name;
    return seat < 0 ? name : tr("%1: %2").arg(seatName(seat), name);
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
    if (!m_table.canUndo || m_sent) return;
    act();
    emit undoWanted();
}

void TableModel::redo() {
    if (!m_table.canRedo || m_sent) return;
    act();
    emit redoWanted();
}

void TableModel::giveLeave(bool given) {
    if (m_leave.title.isEmpty()) return;
    showLeave({});
    act();
    if (given) emit leaveGiven();
}

void TableModel::concede() {
    if (canConcede()) emit concedeWanted();
}

void TableModel::passOn() {
    if (!m_table.canPassOn || m_sent) return;
    act();
    emit passOnWanted();
}

void TableModel::passTurn() {
    if (!m_table.canPassTurn || m_sent) return;
    act();
    emit passTurnWanted();
}

void TableModel::hint() {
    act();
    if (m_hints.isOpen()) {
        showHints({});
        emit hintDropped();
    } else if (canHint() && !m_sent) {
        emit hintWanted();
    }
}

void TableModel::pointAtHint(int row, bool pointed) {
    // The pointer enters one row before it leaves the other.
    if (!pointed && row != m_hintRow) return;
    markHint(pointed ? row : 0);
}

void TableModel::markHint(int row) {
    m_hintRow = row;
    const auto place = static_cast<std::size_t>(row);
    m_gestures.hint = place < m_hints.hints.size() ? m_hints.hints[place] : TableHint{};
    refreshGestures();
}

bool TableModel::momentOwn() const { return m_table.moment.seat == m_table.viewer && !m_watch.on; }

QRectF TableModel::momentPanel() const { return panelOf(m_table.moment, m_layout); }

QRectF TableModel::turnLight() const {
    constexpr double wide = 1.1;
    const auto seat = std::size_t(std::max(0, m_table.turnSeat));
    if (seat >= m_layout.seats.size()) return {};
    return m_layout.spotBefore(m_layout.seats[seat], m_table.turnSeat == m_table.viewer, wide);
}

/// Returns the words of the moment. Without words, returns the last line of the log, except for the heading of a turn.
QString TableModel::momentWords() const {
    const TableMoment& moment = m_table.moment;
    if (!moment.words.empty() || m_table.log.empty() || m_table.log.back().turn) return wordsOf(moment);
    return richText(m_table.log.back().text);
}

void TableModel::lookBack() {
    if (!canLookBack() || m_sent) return;
    act();
    emit lookBackWanted();
}

QStringList TableModel::lookSteps() const {
    QStringList keys;
    for (const TableFace& face : m_look.steps)
        keys << (face.name.isEmpty() ? QString() : FaceStore::instance().keyOf(face));
    return keys;
}

void TableModel::lookAt(int place) {
    if (!looking()) return;
    act();
    emit lookWanted(place);
}

void TableModel::playLook() {
    if (looking()) emit lookPlayWanted();
}

void TableModel::showNext() {
    if (looking()) return lookAt(lookPlace() + 1);
    if (!happening()) return;
    act();
    m_said = goOn.toString();
    emit nextWanted();
}

void TableModel::hurry() {
    if (looking()) return lookAt(lookCount());
    if (happening()) emit hurryWanted();
}

void TableModel::pause() {
    if (m_watch.on) emit pauseWanted();
}

void TableModel::further() {
    if (m_watch.on) emit furtherWanted();
}

void TableModel::raiseCurtain() {
    if (m_table.curtain.name.isEmpty() || isNew()) return;
    act();
    emit curtainRaised();
}

void TableModel::again() {
    if (isNew()) return;
    act();
    emit againWanted();
}

void TableModel::review() {
    if (!over()) return;
    act();
    emit reviewWanted();
}

void TableModel::leave() {
    act();
    emit leaveWanted();
}

}  // namespace duelogue
