#include "app/shell/paint/Shards.h"

#include "app/shell/paint/CardPaint.h"
#include "app/shell/paint/HashedRandom.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace duelogue {

namespace {

constexpr double shift = .24, jag = .05;  // relative to a cell; together at most the margin

/// Returns the place of a corner between cells, where cracks meet. At the rim of the card, it is shifted only along the
/// rim.
QPointF placeOf(QSize grid, QPoint corner) {
    HashedRandom dice(QStringLiteral("crack %1 %2").arg(corner.x()).arg(corner.y()));
    const double x = dice.in(-shift, shift), y = dice.in(-shift, shift);
    const bool upright = corner.x() == 0 || corner.x() == grid.width();
    const bool level = corner.y() == 0 || corner.y() == grid.height();
    return QPointF(corner) + QPointF(upright ? 0 : x, level ? 0 : y);
}

bool isRim(QSize grid, QPoint a, QPoint b) {
    return (a.x() == b.x() && (a.x() == 0 || a.x() == grid.width())) ||
           (a.y() == b.y() && (a.y() == 0 || a.y() == grid.height()));
}

/// Returns the crack between two corners, without its end: jagged, but straight at the rim. It is the same in both
/// directions.
QPolygonF crack(QSize grid, QPoint from, QPoint to) {
    const bool turned = std::pair(to.y(), to.x()) < std::pair(from.y(), from.x());
    const QPoint first = turned ? to : from, last = turned ? from : to;
    const QPointF start = placeOf(grid, first), way = placeOf(grid, last) - start;
    const QPointF across(-way.y(), way.x());
    HashedRandom dice(QStringLiteral("jag %1 %2 %3 %4").arg(first.x()).arg(first.y()).arg(last.x()).arg(last.y()));
    QPolygonF points{start};
    for (const double share : {.22, .4, .63, .81}) {
        const double off = isRim(grid, first, last) ? 0 : dice.in(-jag, jag);
        points << start + way * share + across * off;
    }
    points << start + way;
    if (turned) std::ranges::reverse(points);
    points.removeLast();
    return points;
}

/// Returns the corners of one half of a cell.
std::array<QPoint, 3> halfOf(const ShardPlace& place) {
    const QPoint left(place.column, place.row), right = left + QPoint(1, 0);
    const QPoint below = left + QPoint(0, 1), opposite = left + QPoint(1, 1);
    HashedRandom dice(QStringLiteral("half %1 %2").arg(place.column).arg(place.row));
    if (dice.below(2) == 0) {
        if (place.second) return {right, opposite, below};
        return {left, right, below};
    }
    if (place.second) return {left, opposite, below};
    return {left, right, opposite};
}

/// Returns the card without its shadow.
QRectF cardIn(const QImage& picture) {
    const double margin = picture.width() * cardMargin / (1 + 2 * cardMargin);
    return QRectF(picture.rect()).adjusted(margin, margin, -margin, -margin);
}

}  // namespace

QImage charred(const QImage& card) {
    QImage image = card.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    constexpr double kept = .34, dark = .5;  // kept shares of color and light
    for (int y = 0; y < image.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = line[x];
            const double grey = qGray(pixel);
            const auto part = [grey](int value) { return int(std::lround((grey + (value - grey) * kept) * dark)); };
            line[x] = qRgba(part(qRed(pixel)), part(qGreen(pixel)), part(qBlue(pixel)), qAlpha(pixel));
        }
    }
    return image;
}

QImage shardOf(const QImage& charred, const ShardPlace& place) {
    const QRectF card = cardIn(charred);
    const QSizeF cell(card.width() / place.grid.width(), card.height() / place.grid.height());
    const double around = 1 + 2 * shardMargin;
    QImage shard(int(std::ceil(cell.width() * around)), int(std::ceil(cell.height() * around)),
                 QImage::Format_ARGB32_Premultiplied);
    shard.fill(Qt::transparent);
    const auto scaled = [&cell](QPointF at) { return QPointF(at.x() * cell.width(), at.y() * cell.height()); };
    const QPointF start = scaled(QPointF(place.column - shardMargin, place.row - shardMargin));
    const std::array<QPoint, 3> corners = halfOf(place);
    QPainterPath outline, cracks;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPoint from = corners[i], to = corners[(i + 1) % corners.size()];
        QPolygonF side;
        for (const QPointF point : crack(place.grid, from, to)) side << scaled(point) - start;
        if (i == 0) outline.moveTo(side.front());
        for (const QPointF point : side) outline.lineTo(point);
        side << scaled(placeOf(place.grid, to)) - start;
        if (!isRim(place.grid, from, to)) cracks.addPolygon(side);
    }
    outline.closeSubpath();
    QPainter painter(&shard);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setClipPath(outline);
    painter.drawImage(-card.topLeft() - start, charred);
    // The rim glows, with a black burnt edge.
    const double wide = std::max(1.2, cell.width() * .05);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 118, 40, 80), wide * 3.4));
    painter.drawPath(cracks);
    painter.setPen(QPen(QColor(255, 176, 84, 150), wide * 1.5));
    painter.drawPath(cracks);
    painter.setPen(QPen(QColor(14, 9, 7), wide * .7));
    painter.drawPath(cracks);
    return shard;
}

}  // namespace duelogue
