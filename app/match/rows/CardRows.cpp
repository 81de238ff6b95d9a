#include "app/match/rows/CardRows.h"

#include "app/match/rows/MomentRows.h"
#include "app/shell/language/Tr.h"
#include "app/shell/paint/FaceStore.h"

#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

DUELOGUE_TR(Cards)

QStringList listOf(const std::vector<QString>& texts) { return {texts.begin(), texts.end()}; }

QString keyOf(const TableFace& face) { return face.name.isEmpty() ? QString() : FaceStore::instance().keyOf(face); }

/// Returns the names of the pile in which a card lies, and of the pile's owner.
QStringList pileOf(const TableState& table, const TableCard& card) {
    const auto pile = std::size_t(std::max(0, card.pile));
    if (card.seat < 0) return pile < table.piles.size() ? QStringList{table.piles[pile].name} : QStringList();
    const TableSeat& seat = table.seats[std::size_t(card.seat)];
    return pile < seat.piles.size() ? QStringList{seat.name, seat.piles[pile].name} : QStringList();
}

/// Returns the visible state of a card: its side or pile, and its markings.
QStringList standingOf(const TableState& table, const TableCard& card) {
    QStringList parts;
    const auto seat = std::size_t(std::max(0, card.seat));
    const bool isOthers = card.zone == TableZone::Board && card.seat >= 0 && card.seat != table.viewer;
    if (isOthers && seat < table.seats.size()) parts << table.seats[seat].name;
    if (card.zone == TableZone::Pile) parts << pileOf(table, card);
    if (card.sideways) parts << table.sideways;
    if (card.spent) parts << table.spent;
    if (card.unready) parts << tr("summoning sick");
    if (card.stance == TableStance::Advancing) parts << table.advances;
    if (card.stance == TableStance::Guarding) parts << table.guards;
    if (card.damage > 0) parts << tr("%1 damage").arg(card.damage);
    parts.removeAll(QString());
    return parts;
}

/// Returns the text of a card for screen readers: name, side, state, then the contents of its face.
QString spoken(const TableCard& card, const QStringList& standing = {}, int count = 1) {
    if (card.hidden) return standing.isEmpty() ? QString() : tr("A hidden card") + ", " + standing.join(u", ");
    QStringList parts{card.face.name};
    if (count > 1) parts.front() += QStringLiteral(" ×%1").arg(count);
    if (card.faceDown) parts.prepend(tr("face-down"));
    parts += standing;
    parts << card.face.costWords << card.face.typeLine << card.face.figureWords;
    for (const TableBadge& badge : card.badges)
        parts << (badge.count > 0 ? QStringLiteral("%1 %2").arg(badge.count).arg(badge.name) : badge.name);
    parts << card.face.text;
    parts.removeAll(QString());
    return parts.join(u", ");
}

/// Returns the icons of a permanent's abilities and markers, with their words.
std::vector<BadgeRow> badgesOf(const TableCard& card) {
    std::vector<BadgeRow> badges;
    for (const TableBadge& badge : card.badges) badges.push_back({badge.icon, badge.name, badge.meaning, badge.count});
    return badges;
}

QString clothOf(const TableState& table, int seat) {
    const auto place = static_cast<std::size_t>(seat);
    return seat >= 0 && place < table.seats.size() ? table.seats[place].cloth : QString();
}

bool contains(const std::vector<int>& numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

/// Returns the marked cards, and the top card of every card stack that contains one of them.
std::set<int> marksOf(const std::set<int>& cards, const TableLayout& layout) {
    std::set<int> marks = cards;
    for (const int card : cards) {
        const auto place = layout.cards.find(card);
        if (place != layout.cards.end() && place->second.cardStack >= 0) marks.insert(place->second.cardStack);
    }
    return marks;
}

/// Returns the notes of a card and, if a click on the card has a single meaning, the preview of that answer.
QStringList notesOf(const TableState& table, const TableCard& card) {
    QStringList notes = listOf(card.notes);
    const TableAnswer* only = nullptr;
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card != card.id) continue;
        if (only != nullptr || answer.onto >= 0 || answer.ontoSeat >= 0) return notes;
        only = &answer;
    }
    if (only != nullptr) notes += listOf(only->preview);
    return notes;
}

/// Returns the row of a card in a grid, without the state of the question.
PickRow pickOf(const TableCard& card) {
    return {.cardId = card.id,
            .faceKey = card.hidden ? QString() : keyOf(card.face),
            .name = card.face.name,
            .spoken = spoken(card)};
}

/// Returns the row of a card at its place, without the person's gestures.
CardRow rowAt(const TableState& table, const TableCard& card, const CardPlace& place) {
    return {.cardId = card.id,
            .seat = card.seat,
            .zone = card.zone,
            .form = place.form,
            .faceKey = card.hidden ? QString() : keyOf(card.face),
            .name = card.face.name,
            .spoken = spoken(card, standingOf(table, card), place.count),
            .figures = card.face.figures,
            .change = card.face.change,
            .damage = card.damage,
            .spent = card.spent,
            .unready = card.unready,
            .stance = card.stance,
            .count = place.count,
            .placeX = place.at.x(),
            .placeY = place.at.y(),
            .placeW = place.at.width(),
            .placeH = place.at.height(),
            .turned = place.turned,
            .depth = place.depth,
            .covered = place.covered,
            .fromX = place.from.x(),
            .fromY = place.from.y(),
            .badges = badgesOf(card),
            .strip = place.strip,
            .lent = card.lent,
            .sideways = card.sideways,
            .cloth = clothOf(table, card.seat)};
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

std::vector<RowModel::Row> cardRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableTargets targets = targetsOf(table.question, gestures.aimed);
    const std::set<int> touched = marksOf(gestures.touched, layout);
    const std::set<int> hinted = marksOf({gestures.hint.cards.begin(), gestures.hint.cards.end()}, layout);
    const std::set<int> skipped = marksOf({table.skipped.begin(), table.skipped.end()}, layout);
    const std::map<int, QPointF> lunges = lungesOf(table, layout);
    const bool death = table.moment.kind == TableMomentKind::Death;
    std::vector<CardRow> shown;
    for (const TableCard& card : table.cards) {
        const auto place = layout.cards.find(card.id);
        if (place == layout.cards.end()) continue;
        CardRow& row = shown.emplace_back(rowAt(table, card, place->second));
        row.notes = notesOf(table, card);
        row.legal = targets.cards.contains(card.id);
        row.aimed = card.id == gestures.aimed;
        row.touched = touched.contains(card.id);
        row.chosen = contains(table.question.chosen, card.id);
        row.asking = card.id == table.question.card;
        row.hinted = hinted.contains(card.id);
        row.skipped = skipped.contains(card.id);
        if (const auto lunge = lunges.find(card.id); lunge != lunges.end()) row.lunge = lunge->second;
        row.dying = death && contains(table.moment.cards, card.id);
    }
    const auto rank = [&table](const CardRow& row) {
        const int place = row.zone == TableZone::Hand ? row.depth : 0;
        return std::pair(int(row.zone) * 2 + (row.seat == table.viewer ? 0 : 1), place);
    };
    std::ranges::stable_sort(shown, {}, rank);
    std::vector<RowModel::Row> rows;
    rows.reserve(shown.size());
    for (const CardRow& row : shown) rows.push_back(rowOf(row.cardId, row));
    return rows;
}

std::vector<RowModel::Row> spaceRows(const TableLayout& layout) {
    std::vector<RowModel::Row> rows;
    for (const SpacePlace& space : layout.spaces) {
        const SpaceRow row{.at = space.at,
                           .seat = space.seat,
                           .front = space.row == TableRow::Front,
                           .aside = space.row == TableRow::Aside};
        rows.push_back(rowOf(int(rows.size()), row));
    }
    return rows;
}

std::vector<RowModel::Row> pickRows(const TableState& table, const TableLayout& layout, const TableGestures& gestures) {
    const TableQuestion& question = table.question;
    const TableTargets targets = targetsOf(question, -1);
    std::vector<PickRow> shown;
    const auto add = [&](const TableCard& card) {
        PickRow& row = shown.emplace_back(pickOf(card));
        row.legal = targets.cards.contains(card.id);
        row.chosen = contains(question.chosen, card.id);
        row.hinted = contains(gestures.hint.cards, card.id);
        row.isDefault = std::ranges::any_of(
            question.answers, [&](const TableAnswer& each) { return each.isDefault && each.card == card.id; });
    };
    for (const TableCard& card : question.shown) add(card);
    for (const TableCard& card : table.cards) {
        const auto place = layout.cards.find(card.id);
        const bool seen = place != layout.cards.end() && !(card.zone == TableZone::Pile && place->second.covered);
        if (!seen && targets.cards.contains(card.id)) add(card);
    }
    std::stable_partition(shown.begin(), shown.end(), [](const PickRow& row) { return row.legal; });
    std::vector<RowModel::Row> rows;
    rows.reserve(shown.size());
    for (const PickRow& row : shown) rows.push_back(rowOf(row.cardId, row));
    return rows;
}

std::vector<RowModel::Row> pileRows(const TableState& table, int seat, int pile) {
    std::vector<RowModel::Row> rows;
    for (const TableCard& card : table.cards) {
        if (card.zone != TableZone::Pile || card.seat != seat || card.pile != pile) continue;
        rows.insert(rows.begin(), rowOf(card.id, pickOf(card)));
    }
    return rows;
}

}  // namespace duelogue
