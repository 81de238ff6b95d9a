#include "app/table/TableRows.h"

#include "app/paint/FaceStore.h"
#include "app/paint/Palette.h"

#include <QCoreApplication>
#include <QVariantMap>
#include <algorithm>
#include <cmath>

namespace duelogue {

namespace {

QStringList listOf(const std::vector<QString>& texts) { return {texts.begin(), texts.end()}; }

QString keyOf(const TableFace& face) { return face.name.isEmpty() ? QString() : FaceStore::instance().keyOf(face); }

/// What a screen reader says of a card.
QString spoken(const TableCard& card, int count = 1) {
    if (card.hidden) return QString();
    QStringList parts{card.face.name, card.face.typeLine};
    if (card.faceDown) parts.prepend(QCoreApplication::translate("Cards", "face-down"));
    if (count > 1) parts.front() += QStringLiteral(" ×%1").arg(count);
    if (!card.face.figures.isEmpty()) parts << card.face.figures;
    for (const TableBadge& badge : card.badges)
        parts << (badge.count > 0 ? QStringLiteral("%1 %2").arg(badge.count).arg(badge.name) : badge.name);
    parts << card.face.text;
    return parts.join(u", ");
}

/// The small icons that say what a permanent can do, with their words.
QVariantList badgesOf(const TableCard& card) {
    QVariantList badges;
    for (const TableBadge& badge : card.badges) {
        badges << QVariantMap{
            {"icon", badge.icon}, {"name", badge.name}, {"meaning", badge.meaning}, {"count", badge.count}};
    }
    return badges;
}

bool contains(const std::vector<int>& numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

/// A mark on any card of a heap is seen on the one that lies on top.
std::set<int> marksOf(const std::set<int>& cards, const TableLayout& layout) {
    std::set<int> marks = cards;
    for (const int card : cards) {
        const auto place = layout.cards.find(card);
        if (place != layout.cards.end() && place->second.heap >= 0) marks.insert(place->second.heap);
    }
    return marks;
}

/// What of a card in a grid is not printed on it.
struct PickMarks {
    bool legal = false, chosen = false, hinted = false, isDefault = false;
};

std::vector<QVariant> pickValues(const TableCard& card, const PickMarks& marks) {
    return {card.id,        card.hidden ? QString() : keyOf(card.face),
            card.face.name, spoken(card),
            marks.legal,    marks.chosen,
            marks.hinted,   marks.isDefault};
}

}  // namespace

TableTargets targetsOf(const TableQuestion& question, int aimed) {
    TableTargets targets;
    for (const TableAnswer& answer : question.answers) {
        if (aimed >= 0 && answer.card == aimed) {
            if (answer.onto >= 0) targets.cards.insert(answer.onto);
            if (answer.ontoSeat >= 0) targets.seats.insert(answer.ontoSeat);
        } else if (aimed < 0) {
            if (answer.card >= 0) targets.cards.insert(answer.card);
            if (answer.seat >= 0) targets.seats.insert(answer.seat);
        }
    }
    return targets;
}

namespace {

/// What is to be said of a card, and what comes of a click on it where that means one thing.
QStringList notesOf(const Table& table, const TableCard& card) {
    QStringList notes = listOf(card.notes);
    const TableAnswer* only = nullptr;
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card != card.id) continue;
        if (only != nullptr || answer.onto >= 0 || answer.ontoSeat >= 0) return notes;
        only = &answer;
    }
    if (only != nullptr) notes += listOf(only->prospect);
    return notes;
}

}  // namespace

std::vector<QByteArray> cardRoles() {
    return {"cardId",  "seat",   "zone",   "form",      "faceKey",  "name",   "spoken", "figures", "change",
            "damage",  "tapped", "sick",   "attacking", "blocking", "count",  "notes",  "legal",   "aimed",
            "touched", "chosen", "asking", "placeX",    "placeY",   "placeW", "placeH", "turned",  "depth",
            "covered", "fromX",  "fromY",  "hinted",    "badges",   "strip",  "lent",   "sideways"};
}

std::vector<RowModel::Row> cardRows(const Table& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableTargets targets = targetsOf(table.question, gestures.aimed);
    const std::set<int> touched = marksOf(gestures.touched, layout);
    const std::set<int> hinted = marksOf({gestures.hint.cards.begin(), gestures.hint.cards.end()}, layout);
    std::vector<RowModel::Row> rows;
    for (const TableCard& card : table.cards) {
        const auto found = layout.cards.find(card.id);
        if (found == layout.cards.end()) continue;
        const CardPlace& place = found->second;
        rows.push_back({card.id,
                        {card.id,
                         card.seat,
                         int(card.zone),
                         int(place.form),
                         card.hidden ? QString() : keyOf(card.face),
                         card.face.name,
                         spoken(card, place.count),
                         card.face.figures,
                         int(card.face.change),
                         card.damage,
                         card.tapped,
                         card.sick,
                         card.attacking,
                         card.blocking,
                         place.count,
                         notesOf(table, card),
                         targets.cards.contains(card.id),
                         card.id == gestures.aimed,
                         touched.contains(card.id),
                         contains(table.question.chosen, card.id),
                         card.id == table.question.card,
                         place.at.x(),
                         place.at.y(),
                         place.at.width(),
                         place.at.height(),
                         place.turned,
                         place.depth,
                         place.covered,
                         place.from.x(),
                         place.from.y(),
                         hinted.contains(card.id),
                         badgesOf(card),
                         place.strip,
                         card.lent,
                         card.sideways}});
    }
    // The Tab key goes by this order: the hand, the own side, the other sides.
    constexpr std::size_t seatRole = 1, zoneRole = 2;
    std::stable_sort(rows.begin(), rows.end(), [&table](const RowModel::Row& a, const RowModel::Row& b) {
        const auto rank = [&table](const RowModel::Row& row) {
            return row.values[zoneRole].toInt() * 2 + (row.values[seatRole].toInt() == table.viewer ? 0 : 1);
        };
        return rank(a) < rank(b);
    });
    return rows;
}

std::vector<QByteArray> spaceRoles() { return {"at", "seat", "front", "aside"}; }

std::vector<RowModel::Row> spaceRows(const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (const SpacePlace& space : layout.spaces) {
        rows.push_back(
            {int(rows.size()), {space.at, space.seat, space.row == TableRow::Front, space.row == TableRow::Aside}});
    }
    return rows;
}

std::vector<QByteArray> pickRoles() {
    return {"cardId", "faceKey", "name", "spoken", "legal", "chosen", "hinted", "isDefault"};
}

std::vector<RowModel::Row> pickRows(const Table& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableQuestion& question = table.question;
    const TableTargets targets = targetsOf(question, -1);
    std::vector<RowModel::Row> rows;
    const auto add = [&](const TableCard& card) {
        const bool isDefault = std::ranges::any_of(
            question.answers, [&](const TableAnswer& each) { return each.isDefault && each.card == card.id; });
        rows.push_back({card.id, pickValues(card, {targets.cards.contains(card.id), contains(question.chosen, card.id),
                                                   contains(gestures.hint.cards, card.id), isDefault})});
    };
    for (const TableCard& card : question.shown) add(card);
    for (const TableCard& card : table.cards) {
        const auto place = layout.cards.find(card.id);
        const bool seen = place != layout.cards.end() && !(card.zone == TableZone::Pile && place->second.covered);
        if (!seen && targets.cards.contains(card.id)) add(card);
    }
    // What can be taken comes first, otherwise the order stays.
    std::stable_sort(rows.begin(), rows.end(), [](const RowModel::Row& a, const RowModel::Row& b) {
        return a.values[4].toBool() && !b.values[4].toBool();
    });
    return rows;
}

std::vector<RowModel::Row> pileRows(const Table& table, int seat, int pile) {
    std::vector<RowModel::Row> rows;
    for (const TableCard& card : table.cards) {
        if (card.zone != TableZone::Pile || card.seat != seat || card.pile != pile) continue;
        rows.insert(rows.begin(), {card.id, pickValues(card, {})});
    }
    return rows;
}

std::vector<QByteArray> seatRoles() {
    return {"seat",   "name",  "person", "thinking", "value",  "share",     "facts",     "pool",   "piles", "mine",
            "active", "asked", "legal",  "panel",    "hinted", "valueName", "valueIcon", "danger", "hue",   "role"};
}

std::vector<RowModel::Row> seatRows(const Table& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableTargets targets = targetsOf(table.question, gestures.aimed);
    std::vector<RowModel::Row> rows;
    for (int i = 0; i < int(table.seats.size()); ++i) {
        const TableSeat& seat = table.seats[std::size_t(i)];
        const SeatPlace& place = layout.seats[std::size_t(i)];
        QVariantList facts, pool, piles;
        for (const TableFact& fact : seat.facts) {
            facts << QVariantMap{{"icon", fact.icon}, {"number", fact.number}, {"hint", fact.hint}, {"of", fact.of}};
        }
        for (const TablePool& mana : seat.pool)
            pool << QVariantMap{{"pip", mana.pip}, {"amount", mana.amount}, {"most", mana.most}, {"name", mana.name}};
        for (std::size_t p = 0; p < seat.piles.size(); ++p) {
            const TablePile& pile = seat.piles[p];
            piles << QVariantMap{{"name", pile.name},   {"icon", pile.icon},     {"count", pile.count},
                                 {"opens", pile.opens}, {"down", pile.faceDown}, {"at", place.piles[p]}};
        }
        const double share = seat.fullValue > 0 ? std::clamp(double(seat.value) / seat.fullValue, 0.0, 1.0) : 0;
        rows.push_back({i,
                        {i,
                         seat.name,
                         seat.person,
                         seat.thinking,
                         seat.value,
                         share,
                         facts,
                         pool,
                         piles,
                         i == table.viewer,
                         i == table.turnSeat,
                         i == table.question.seat,
                         targets.seats.contains(i),
                         place.panel,
                         i == gestures.hint.seat,
                         seat.valueName,
                         seat.valueIcon,
                         seat.inDanger,
                         seat.hue,
                         seat.role}});
    }
    return rows;
}

std::vector<QByteArray> answerRoles() {
    return {"answer", "label", "isDefault", "isCancel", "number", "hinted", "prospect"};
}

std::vector<RowModel::Row> answerRows(const Table& table, const TableGestures& gestures) {
    std::vector<RowModel::Row> rows;
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card >= 0) continue;
        // Who has begun to say something does not mean to give it up.
        const bool usual = answer.isDefault && gestures.aimed < 0;
        const bool isDefault = gestures.number >= 0 ? answer.number == gestures.number : usual;
        rows.push_back({answer.index,
                        {answer.index, answer.label, isDefault, answer.isCancel, answer.number,
                         answer.index == gestures.hint.answer, QStringList(listOf(answer.prospect)).join(u'\n')}});
    }
    return rows;
}

std::vector<QByteArray> hintRoles() {
    return {"answer", "words", "chance", "share", "error", "loss", "line", "spoken"};
}

std::vector<RowModel::Row> hintRows(const TableHints& hints) {
    const auto percent = [](double part) { return int(std::lround(100 * part)); };
    const auto text = [](const char* words) { return QCoreApplication::translate("Hints", words); };
    std::vector<RowModel::Row> rows;
    for (const TableHint& hint : hints.hints) {
        const bool compared = hint.chance >= 0;
        const int error = std::max(1, percent(hint.error));
        const QString chance = compared ? text("%1 %").arg(percent(hint.chance)) : QString();
        QString spoken = hint.words;
        if (compared) spoken += text(", %1 % to win, give or take %2").arg(percent(hint.chance)).arg(error);
        if (!hint.line.isEmpty()) spoken += QStringLiteral(". ") + hint.line;
        rows.push_back({int(rows.size()),
                        {hint.answer, hint.words, chance, std::max(0.0, hint.chance),
                         compared ? text("± %1").arg(error) : QString(),
                         percent(hint.loss) > 0 ? text("−%1").arg(percent(hint.loss)) : QString(), hint.line, spoken}});
    }
    return rows;
}

std::vector<QByteArray> frameRoles() { return {"who", "what", "because", "tone", "indent", "card"}; }

std::vector<RowModel::Row> frameRows(const Table& table) {
    std::vector<RowModel::Row> rows;
    for (const TableFrame& frame : table.frames) {
        rows.push_back({frame.id, {frame.who, frame.what, frame.because, int(frame.tone), frame.depth, frame.card}});
    }
    return rows;
}

std::vector<QByteArray> affairRoles() { return {"title", "sentence", "steps", "step", "lines"}; }

std::vector<RowModel::Row> affairRows(const Table& table) {
    std::vector<RowModel::Row> rows;
    for (const TableAffair& affair : table.affairs) {
        QVariantList lines;
        for (const TableLine& line : affair.lines) {
            lines << QVariantMap{{"text", line.text},
                                 {"value", line.value},
                                 {"now", line.now},
                                 {"over", line.over},
                                 {"answer", line.answer}};
        }
        rows.push_back({int(rows.size()), {affair.title, affair.sentence, listOf(affair.steps), affair.step, lines}});
    }
    return rows;
}

std::vector<QByteArray> itemRoles() { return {"title", "what", "faceKey", "seat", "at", "own"}; }

std::vector<RowModel::Row> itemRows(const Table& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < table.stack.size(); ++i) {
        const TableItem& item = table.stack[i];
        rows.push_back(
            {item.id,
             {item.title, item.text, keyOf(item.face), item.seat, layout.items[i], item.seat == table.viewer}});
    }
    return rows;
}

QString richText(const QString& line) {
    QString text = line.toHtmlEscaped();
    for (qsizetype at = text.indexOf(u"[["); at >= 0; at = text.indexOf(u"[[", at)) {
        const qsizetype bar = text.indexOf(u'|', at), end = text.indexOf(u"]]", at);
        if (bar < 0 || end < bar) break;
        const QString colour = mixed(Palette::of(text[at + 2]).glow, "#cfc4ae", .25).name();
        const QString name = text.mid(bar + 1, end - bar - 1);
        text.replace(at, end + 2 - at, QStringLiteral("<font color=\"%1\">%2</font>").arg(colour, name));
    }
    return text;
}

std::vector<QByteArray> logRoles() { return {"line", "heading"}; }

std::vector<RowModel::Row> logRows(const Table& table) {
    std::vector<RowModel::Row> rows;
    for (const TableLogLine& line : table.log) rows.push_back({line.id, {richText(line.text), line.turn}});
    return rows;
}

std::vector<QByteArray> arrowRoles() { return {"kind", "fromX", "fromY", "toX", "toY"}; }

QRectF placeOf(const Table& table, const TableLayout& layout, int card, int seat, int item) {
    for (std::size_t i = 0; item >= 0 && i < table.stack.size(); ++i) {
        if (table.stack[i].id == item) return layout.items[i];
    }
    if (const auto found = layout.cards.find(card); card >= 0 && found != layout.cards.end()) return found->second.at;
    if (seat >= 0 && seat < int(layout.seats.size())) return layout.seats[std::size_t(seat)].panel;
    return {};
}

namespace {

/// Where the line from the middle of `from` to `towards` leaves its inner part, which is that share of it.
QPointF edgeOf(const QRectF& from, QPointF towards, double inner) {
    const QPointF way = towards - from.center();
    const double across = std::abs(way.x()) / std::max(1.0, from.width() / 2 * inner);
    const double down = std::abs(way.y()) / std::max(1.0, from.height() / 2 * inner);
    const double share = std::max(across, down);
    return share <= 1 ? from.center() : from.center() + way / share;
}

/// With one opponent an attack needs no arrow, but at the moment when it begins: the attacker has stepped forward, and
/// there is only one way to go.
bool goesWithoutSaying(const Table& table, const TableArrow& arrow) {
    return table.moment.kind != TableMomentKind::Attack && arrow.kind == TableArrowKind::Attack && arrow.toSeat >= 0 &&
           table.seats.size() < 3;
}

}  // namespace

RowModel::Row arrowRow(int id, TableArrowKind kind, const QRectF& from, const QRectF& to) {
    const QPointF start = edgeOf(from, to.center(), .95), end = edgeOf(to, from.center(), .5);
    return {id, {int(kind), start.x(), start.y(), end.x(), end.y()}};
}

std::vector<RowModel::Row> arrowRows(const Table& table, const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (const TableArrow& arrow : table.arrows) {
        const QRectF from = placeOf(table, layout, arrow.fromCard, -1, arrow.fromItem);
        const QRectF to = placeOf(table, layout, arrow.toCard, arrow.toSeat, arrow.toItem);
        if (from.isNull() || to.isNull() || goesWithoutSaying(table, arrow)) continue;
        const QPointF start =
            arrow.fromItem >= 0 ? QPointF(from.left(), from.center().y()) : edgeOf(from, to.center(), .3);
        const QPointF end = edgeOf(to, from.center(), arrow.toSeat >= 0 ? .9 : .45);
        const std::size_t name =
            qHashMulti(0, int(arrow.kind), arrow.fromCard, arrow.fromItem, arrow.toCard, arrow.toSeat, arrow.toItem);
        rows.push_back({int(name & 0x7fffffffU), {int(arrow.kind), start.x(), start.y(), end.x(), end.y()}});
    }
    return rows;
}

}  // namespace duelogue
