#include "app/paint/Shards.h"

#include "app/paint/CardPaint.h"
#include "app/paint/Dice.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace duelogue {

namespace {

/// A corner of the cells, where the cracks meet; at the rim of the card it only moves along the rim.
QPointF corner(QSize grid, int column, int row) {
    Dice dice(QStringLiteral("crack %1 %2").arg(column).arg(row));
    const double x = dice.in(-shardMargin, shardMargin), y = dice.in(-shardMargin, shardMargin);
    return {column + (column == 0 || column == grid.width() ? 0 : x), row + (row == 0 || row == grid.height() ? 0 : y)};
}

/// The card without its shadow.
QRectF cardIn(const QImage& picture) {
    const double margin = picture.width() * cardMargin / (1 + 2 * cardMargin);
    return QRectF(picture.rect()).adjusted(margin, margin, -margin, -margin);
}

}  // namespace

QImage charred(const QImage& card) {
    QImage image = card.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    constexpr double kept = .34, dark = .5;  // of its colours, of its light
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

QImage shardOf(const QImage& charred, QSize grid, int column, int row) {
    const QRectF card = cardIn(charred);
    const QSizeF cell(card.width() / grid.width(), card.height() / grid.height());
    const double around = 1 + 2 * shardMargin;
    QImage shard(int(std::ceil(cell.width() * around)), int(std::ceil(cell.height() * around)),
                 QImage::Format_ARGB32_Premultiplied);
    shard.fill(Qt::transparent);
    QPainter painter(&shard);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QPointF start(column - shardMargin, row - shardMargin);
    const auto at = [&](int right, int down) {
        const QPointF off = corner(grid, column + right, row + down) - start;
        return QPointF(off.x() * cell.width(), off.y() * cell.height());
    };
    const QPolygonF outline{{at(0, 0), at(1, 0), at(1, 1), at(0, 1)}};
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    painter.setClipPath(path);
    painter.drawImage(-card.topLeft() - QPointF(start.x() * cell.width(), start.y() * cell.height()), charred);
    // The rim is black where it has burnt, and glows within.
    const double wide = std::max(1.5, cell.width() * .09);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 128, 48, 90), wide * 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(QPen(QColor(255, 190, 96, 150), wide, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(QPen(QColor(18, 12, 9), wide * .5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(path);
    return shard;
}

}  // namespace duelogue
