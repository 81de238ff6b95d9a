#include "app/shell/paint/IconPaint.h"

#include <QCache>
#include <QFile>
#include <QMutex>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

namespace duelogue {

namespace {

QImage drawnShape(const QString& name, int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QString file = ":/icons/" + name + ".svg";
    if (!name.isEmpty() && QFile::exists(file)) {
        QSvgRenderer svg(file);
        svg.render(&painter, QRectF(0, 0, side, side));
    } else {
        painter.translate(side / 2.0, side / 2.0);
        painter.rotate(45);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(QRectF(-side * .26, -side * .26, side * .52, side * .52), side * .08, side * .08);
    }
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.resetTransform();
    painter.fillRect(image.rect(), Qt::white);
    return image;
}

}  // namespace

QImage iconShape(const QString& name, int side) {
    static QMutex mutex;
    static QCache<QString, QImage> cache(12 * 1024 * 1024);
    side = std::clamp(side, 1, 2048);
    const QString key = name + u'/' + QString::number(side);
    const QMutexLocker lock(&mutex);
    if (const QImage* const kept = cache.object(key)) return *kept;
    QImage image = drawnShape(name, side);
    cache.insert(key, new QImage(image), image.sizeInBytes());
    return image;
}

QImage iconImage(const QString& name, int side, const QBrush& brush) {
    QImage image = iconShape(name, side);
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), brush);
    return image;
}

void drawIcon(QPainter& painter, const QRectF& where, const QString& name, const QColor& color) {
    const int side = int(std::ceil(std::max(where.width(), where.height()) * pixelsPerUnit(painter)));
    painter.drawImage(where, iconImage(name, side, color));
}

QImage softened(const QImage& image, int radius) {
    const int step = std::max(1, radius);
    const QSize small(std::max(2, image.width() / step), std::max(2, image.height() / step));
    const QImage less = image.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return less.scaled(image.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

double pixelsPerUnit(const QPainter& painter) {
    const QTransform t = painter.combinedTransform();
    return std::max(0.1, std::hypot(t.m11(), t.m12())) * painter.device()->devicePixelRatioF();
}

}  // namespace duelogue
