#pragma once

#include <QImage>
#include <QPainter>
#include <QString>

// Icons of game-icons, which are one shape of one colour, in any colour and size.

namespace duelogue {

/// The shape of the icon, white on nothing, `side` pixels wide and high. An unknown name gives a plain rhombus.
/// May be called by any thread.
QImage iconShape(const QString& name, int side);

/// The shape filled with a brush (in the coordinates of the image).
QImage iconImage(const QString& name, int side, const QBrush& brush);

/// Draws the icon into `where`, sharp at the painter's present scale.
void drawIcon(QPainter& painter, const QRectF& where, const QString& name, const QColor& colour);

/// A soft copy of an image: what is smaller than `radius` pixels disappears.
QImage softened(const QImage& image, int radius);

/// How many device pixels one unit of the painter has.
double pixelsPerUnit(const QPainter& painter);

}  // namespace duelogue
