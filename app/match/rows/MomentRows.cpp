#include "app/match/rows/MomentRows.h"

#include "app/match/rows/ArrowRows.h"
#include "app/match/rows/StoryRows.h"
#include "app/shell/paint/FaceStore.h"
#include "app/shell/paint/Palette.h"

#include <algorithm>
#include <cmath>

namespace duelogue {

namespace {

constexpr double faceHeight = 1.4;  // as a multiple of its width
constexpr double panelWidth = 1.7;  // as a multiple of a face's width

/// Returns how far to the side the enlarged cards move to leave the targets visible: the shortest sufficient distance
/// within the board, or 0 if the space is too small.
double givingWay(const QRectF& shown, const std::vector<int>& targets, const TableLayout& layout) {
    const auto covers = [&](double aside) {
        return std::ranges::any_of(targets, [&](int card) {
            const auto place = layout.cards.find(card);
            return place != layout.cards.end() && place->second.at.intersects(shown.translated(aside, 0));
        });
    };
    const double step = 10 * layout.unit;
    const double most = (layout.board.width() - shown.width()) / 2;
    for (double aside = 0; aside <= most; aside += step) {
        if (!covers(aside)) return aside;
        if (!covers(-aside)) return -aside;
    }
    return 0;
}

/// Returns the places of the enlarged cards in the middle of the board, with room for the panel of ranks behind them.
/// The cards avoid covering `targets`.
std::vector<QRectF> placesOf(const TableMoment& moment, const std::vector<int>& targets, const TableLayout& layout) {
    const auto count = double(moment.faces.size()) + (moment.ranks.empty() ? 0 : panelWidth);
    const double gap = 18 * layout.unit;
    const double most = (layout.board.width() - gap * (count + 1)) / std::max(1.0, count);
    const double wide = std::min({270 * layout.unit, most, layout.board.height() * .6 / faceHeight});
    double x = layout.board.center().x() - (count * (wide + gap) - gap) / 2;
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < moment.faces.size(); ++i, x += wide + gap) {
        places.emplace_back(x, layout.board.center().y() - wide * faceHeight / 2, wide, wide * faceHeight);
    }
    if (places.empty()) return places;
    const QRectF all(places.front().topLeft(), QSizeF(count * (wide + gap) - gap, wide * faceHeight));
    const double aside = givingWay(all, targets, layout);
    for (QRectF& place : places) place.translate(aside, 0);
    return places;
}

/// Returns the targets of the moment and, unless the moment shows ranks, the targets of pending items.
std::vector<int> aimedAt(const TableState& table) {
    std::vector<int> targets = table.moment.targetCards;
    if (!table.moment.ranks.empty()) return targets;
    for (const TableArrow& arrow : table.arrows) {
        if (arrow.kind == TableArrowKind::Target && arrow.toCard >= 0) targets.push_back(arrow.toCard);
    }
    return targets;
}

}  // namespace

QString wordsOf(const TableMoment& moment) {
    constexpr qsizetype most = 3;
    QStringList lines;
    for (const QString& words : moment.words) lines << richText(words);
    if (lines.size() > most) lines = lines.first(most - 1) << QStringLiteral("…");
    return lines.join("<br>");
}

std::vector<RowModel::Row> momentCardRows(const TableState& table, const TableLayout& layout) {
    const TableMoment& moment = table.moment;
    const auto places = placesOf(moment, aimedAt(table), layout);
    const auto seat = std::size_t(std::max(0, moment.seat));
    const QPointF from = seat < layout.seats.size() ? layout.seats[seat].handRow.center() : layout.board.center();
    std::vector<RowModel::Row> rows;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const TableFace& face = moment.faces[i];
        rows.push_back(rowOf(int(i), MomentCardRow{FaceStore::instance().keyOf(face), face.name, places[i], from}));
    }
    return rows;
}

std::vector<RowModel::Row> momentRankRows(const TableState& table) {
    int most = 1;
    for (const TableRank& rank : table.moment.ranks) most = std::max(most, rank.amount);
    std::vector<RowModel::Row> rows;
    for (const TableRank& rank : table.moment.ranks) {
        const TableSeat& seat = table.seats[std::size_t(rank.seat)];
        const MomentRankRow row{seat.name, seat.hue, rank.words, double(rank.amount) / most, rank.prize};
        rows.push_back(rowOf(rank.seat, row));
    }
    return rows;
}

QRectF panelOf(const TableMoment& moment, const TableLayout& layout) {
    const auto places = placesOf(moment, moment.targetCards, layout);
    if (places.empty() || moment.ranks.empty()) return {};
    const QRectF& last = places.back();
    return {last.right() + 18 * layout.unit, last.top(), last.width() * panelWidth, last.height()};
}

namespace {

/// Returns the place of a number: the middle of a card, or the end of a seat's panel.
QRectF numberPlace(const TableState& table, const TableLayout& layout, const TableNumber& number) {
    QRectF place = placeOf(table, layout, number.card, number.seat, -1);
    if (number.card < 0 && !place.isNull()) place.setLeft(place.right() - 24 * layout.unit);
    return place;
}

/// Returns the place of a hit: the whole card, or the ring of a seat.
QRectF impactPlace(const TableState& table, const TableLayout& layout, int card, int seat) {
    QRectF place = placeOf(table, layout, card, seat, -1);
    if (card < 0) place.setWidth(std::min(place.width(), place.height()));
    return place;
}

const TableCard* cardOf(const TableState& table, int id) {
    const auto found = std::ranges::find(table.cards, id, &TableCard::id);
    return found == table.cards.end() ? nullptr : &*found;
}

/// Returns every card and seat that is hit, each with the frame of the first card that hits it.
std::map<std::pair<int, int>, QString> hitsOf(const TableState& table) {
    std::map<std::pair<int, int>, QString> hits;
    for (const TableStrike& strike : table.moment.strikes) {
        const TableCard* const card = cardOf(table, strike.card);
        if (card != nullptr) hits.try_emplace({strike.toCard, strike.toSeat}, card->face.frame);
    }
    for (const TableNumber& number : table.moment.numbers) {
        if (!number.frame.isEmpty()) hits.try_emplace({number.card, number.seat}, number.frame);
    }
    return hits;
}

/// Returns true if a guarding card strikes back at a card that also strikes.
bool isAnswered(const TableState& table, const TableStrike& strike) {
    const auto& strikes = table.moment.strikes;
    const auto meets = [&](const TableStrike& each) { return each.card == strike.toCard; };
    const TableCard* const card = cardOf(table, strike.card);
    return card != nullptr && card->stance == TableStance::Guarding && std::ranges::any_of(strikes, meets);
}

/// Returns a lunge toward the target, limited in length.
QPointF lunge(const QRectF& from, const QRectF& to, double unit) {
    constexpr double share = .45;  // of the distance
    const QPointF way = (to.center() - from.center()) * share;
    const double length = std::hypot(way.x(), way.y()), farthest = 260 * unit;
    return length > farthest ? way * (farthest / length) : way;
}

}  // namespace

std::map<int, QPointF> lungesOf(const TableState& table, const TableLayout& layout) {
    std::map<int, QPointF> lunges;
    for (const TableStrike& strike : table.moment.strikes) {
        const QRectF from = placeOf(table, layout, strike.card, -1, -1);
        const QRectF to = impactPlace(table, layout, strike.toCard, strike.toSeat);
        if (from.isNull() || to.isNull() || isAnswered(table, strike)) continue;
        lunges.try_emplace(strike.card, lunge(from, to, layout.unit));
    }
    return lunges;
}

std::vector<RowModel::Row> momentMarkRows(const TableState& table, const TableLayout& layout) {
    const TableMoment& moment = table.moment;
    std::vector<RowModel::Row> rows;
    const auto put = [&](const MomentMarkRow& row) {
        if (!row.place.isNull()) rows.push_back(rowOf(int(rows.size()), row));
    };
    const auto add = [&](const QString& sort, int amount, const QRectF& place) {
        put({.sort = sort, .amount = amount, .place = place});
    };
    const bool marks = moment.kind == TableMomentKind::Change || moment.kind == TableMomentKind::Move;
    for (const int card : moment.cards) {
        const QRectF place = placeOf(table, layout, card, -1, -1);
        if (moment.kind == TableMomentKind::Death) add("death", 0, place);
        if (marks) add("glow", 0, place);
    }
    for (const auto& [what, frame] : hitsOf(table)) {
        const Palette& colors = frameColors(frame.isEmpty() ? u'A' : frame.front()).hues;
        put({.sort = "impact",
             .place = impactPlace(table, layout, what.first, what.second),
             .light = colors.glow,
             .deep = colors.light});
    }
    // All changes of one card or seat are added to one number.
    std::map<std::pair<int, int>, int> sums;
    for (const TableNumber& number : moment.numbers) sums[{number.card, number.seat}] += number.amount;
    for (const auto& [what, amount] : sums)
        add("number", amount, numberPlace(table, layout, {what.first, what.second, amount}));
    return rows;
}

std::vector<RowModel::Row> momentArrowRows(const TableState& table, const TableLayout& layout) {
    const TableMoment& moment = table.moment;
    const auto faces = placesOf(moment, aimedAt(table), layout);
    const QRectF from = !faces.empty() ? faces.front() : placeOf(table, layout, moment.source, -1, -1);
    // An arrow that the table already shows is not repeated.
    const auto isSaid = [&](int card, int seat) {
        return faces.empty() && std::ranges::any_of(table.arrows, [&](const TableArrow& arrow) {
                   return arrow.fromCard == moment.source && arrow.toCard == card && arrow.toSeat == seat;
               });
    };
    std::vector<RowModel::Row> rows;
    const auto add = [&](int card, int seat) {
        const QRectF to = placeOf(table, layout, card, seat, -1);
        if (from.isNull() || to.isNull() || card == moment.source || isSaid(card, seat)) return;
        rows.push_back(rowOf(int(rows.size()), arrowBetween(TableArrowKind::Target, from, to)));
    };
    for (const int card : moment.targetCards) add(card, -1);
    for (const int seat : moment.targetSeats) add(-1, seat);
    return rows;
}

}  // namespace duelogue
