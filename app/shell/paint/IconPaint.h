#pragma once

#include <QImage>
#include <QPainter>
#include <QString>

// Icons of game-icons, each a single shape, in any color and size.

namespace duelogue {

/// Returns the shape of an icon, white on transparent, `side` pixels wide and high. An unknown name gives a rhombus.
/// Thread-safe.
QImage iconShape(const QString& name, int side);

/// Returns the shape filled with a brush, in the coordinates of the image.
QImage iconImage(const QString& name, int side, const QBrush& brush);

/// Draws an icon into `where`, sharp at the painter's current scale.
void drawIcon(QPainter& painter, const QRectF& where, const QString& name, const QColor& color);

/// Returns a soft copy of an image, in which details smaller than `radius` pixels disappear.
QImage softened(const QImage& image, int radius);

/// Returns the number of device pixels per unit of the painter.
double pixelsPerUnit(const QPainter& painter);

}  // namespace duelogue
