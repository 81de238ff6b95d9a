#include "app/match/lesson/LessonPointer.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "app/games/glossary/Glossaries.h"
#include "app/games/glossary/SpokenGlossary.h"

namespace duelogue {

namespace {

constexpr int patience = 60;  // milliseconds between two looks at moving items

/// Returns the last visible item from `root` down for which `fits` is true: it lies above the others.
template <class Fits>
QQuickItem* lastItem(QQuickItem* root, const Fits& fits) {
    if (root == nullptr || !root->isVisible() || root->opacity() == 0) return nullptr;
    const QList<QQuickItem*> children = root->childItems();
    for (qsizetype i = children.size(); i-- > 0;) {
        if (QQuickItem* const found = lastItem(children[i], fits)) return found;
    }
    return root->width() > 0 && fits(*root) ? root : nullptr;
}

bool has(const QQuickItem& item, const char* property, int value) {
    const QVariant its = item.property(property);
    return its.isValid() && its.toInt() == value;
}

bool has(const QQuickItem& item, const char* property) { return item.property(property).isValid(); }

}  // namespace

LessonPointer::LessonPointer(QObject* parent) : QObject(parent) {
    m_timer.setInterval(patience);
    connect(&m_timer, &QTimer::timeout, this, &LessonPointer::follow);
}

void LessonPointer::setTable(TableModel* table) {
    if (std::exchange(m_table, table) == table) return;
    emit tableChanged();
}

void LessonPointer::setMarks(const QVariantList& marks) {
    if (marks == m_marks) return;
    m_marks = marks;
    emit marked();
    follow();
    if (m_marks.isEmpty()) {
        m_timer.stop();
    } else {
        m_timer.start();
    }
}

/// Finds the places of the marks. While a moment is shown, the table shows the past, and nothing is in sight.
void LessonPointer::follow() {
    QList<QRectF> places;
    const bool isPast = m_reach == nullptr || m_table == nullptr || m_table->moment()->shown();
    for (const QVariant& mark : std::as_const(m_marks)) {
        places << (isPast ? QRectF() : spotOf(mark.toMap()).intersected({0, 0, m_reach->width(), m_reach->height()}));
    }
    if (std::exchange(m_places, places) != places) emit moved();
}

QList<QRectF> LessonPointer::spots() const {
    QList<QRectF> spots;
    std::ranges::remove_copy_if(m_places, std::back_inserter(spots), [](const QRectF& each) { return each.isEmpty(); });
    return spots;
}

QRectF LessonPointer::spotOf(const QVariantMap& mark) const {
    const int card = mark["card"].toInt(), answer = mark["answer"].toInt();
    const int pile = mark["pile"].toInt(), seat = mark["seat"].toInt();
    if (mark.contains("term")) return termSpot(mark["term"].toString());
    if (card >= 0) return cardSpot(card);
    if (answer >= 0)
        return placeOf(lastItem(m_reach, [&](const QQuickItem& item) { return has(item, "answer", answer); }));
    if (pile >= 0) return pileSpot(seat, pile);
    if (mark["hand"].toBool()) return handSpot(seat);
    if (mark["half"].toBool()) return halfSpot(seat);
    const QVariantList board = mark["board"].toList();
    return board.isEmpty() ? seatSpot(seat) : boardSpot(board);
}

QRectF LessonPointer::placeOf(const QQuickItem* item) const {
    return item == nullptr ? QRectF() : m_reach->mapRectFromItem(item, {0, 0, item->width(), item->height()});
}

/// A card in the hand is visible up to the next card.
QRectF LessonPointer::cardSpot(int card) const {
    const QQuickItem* const item = lastItem(m_reach, [&](const QQuickItem& each) { return has(each, "cardId", card); });
    QRectF place = placeOf(item);
    if (item == nullptr) return place;
    const double strip = item->property("strip").toDouble();
    if (item->property("inHand").toBool() && !item->property("risen").toBool() && strip > 0)
        place.setWidth(std::min(place.width(), strip));
    return place;
}

/// The table names a part with a tooltip. The last part with the name counts.
QRectF LessonPointer::termSpot(const QString& term) const {
    const std::string game = m_table->table().game.toStdString();
    const GlossaryEntry* const entry = termsOf(game, GlossaryLanguage::English).named(term.toStdString());
    const TermFinder& spoken = termsOf(game, spokenGlossary());
    const auto isNamed = [&](const QQuickItem* child) {
        const QString name = child->property("term").toString();
        return !name.isEmpty() && spoken.named(name.toStdString()) == entry;
    };
    if (entry == nullptr) return {};
    return placeOf(
        lastItem(m_reach, [&](const QQuickItem& each) { return std::ranges::any_of(each.childItems(), isNamed); }));
}

QRectF LessonPointer::seatSpot(int seat) const {
    return placeOf(lastItem(m_reach, [&](const QQuickItem& item) {
        return has(item, "winsNeeded") && has(item, "panel") && has(item, "index", seat);
    }));
}

/// A pile without a place of its own is a number on the panel of its seat.
QRectF LessonPointer::pileSpot(int seat, int pile) const {
    if (seat < 0) return m_table->layout()->commons();
    const QQuickItem* const item = lastItem(m_reach, [&](const QQuickItem& each) {
        const QQuickItem* const owner = each.parentItem();
        return has(each, "down") && has(each, "index", pile) && owner != nullptr && has(*owner, "index", seat);
    });
    return item != nullptr ? placeOf(item) : seatSpot(seat);
}

/// Another player's hand is shown by a number if its cards don't lie on the table.
QRectF LessonPointer::handSpot(int seat) const {
    const TableState& table = m_table->table();
    if (seat == table.viewer) return m_table->layout()->hand();
    QVariantList cards;
    for (const TableCard& card : table.cards) {
        if (card.zone == TableZone::Hand && card.seat == seat) cards << card.id;
    }
    const QRectF spot = boardSpot(cards);
    return spot.isEmpty() ? seatSpot(seat) : spot;
}

QRectF LessonPointer::boardSpot(const QVariantList& cards) const {
    QRectF all;
    for (const QVariant& card : cards) all = all.united(cardSpot(card.toInt()));
    return all;
}

QRectF LessonPointer::halfSpot(int seat) const {
    QRectF board = m_table->layout()->board();
    const QRectF question = m_table->layout()->question();
    if (question.top() > board.top()) board.setBottom(std::min(board.bottom(), question.top()));
    if (seat < 0) return board;
    const double middle = board.center().y();
    if (seat == m_table->table().viewer) {
        board.setTop(middle);
    } else {
        board.setBottom(middle);
    }
    return board;
}

}  // namespace duelogue
