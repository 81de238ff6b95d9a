#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

// Text on cards, which always fits: first smaller type, then a shorter form.

namespace duelogue {

QFont serif(double size, bool bold = true);
QFont sans(double size, bool bold = false);

/// The size that is wanted and the least that is still readable.
struct LetterSize {
    double largest;
    double smallest;
};

/// One line in the middle of the height, cut short only below the smallest size. The font's own size is not read.
void letterLine(QPainter& painter, const QRectF& where, const QString& text, QFont font, LetterSize size,
                Qt::Alignment align = Qt::AlignLeft);
/// Paints figures with the ink of their digits in the middle.
void figureLine(QPainter& painter, const QRectF& where, const QString& text, QFont font, LetterSize size);

/// A round pip of that diameter: "5", "X", "B".
void paintPip(QPainter& painter, QPointF middle, double diameter, const QString& pip);

/// Rules text in paragraphs. "{B}" becomes a pip, text in parentheses is slanted and paler. `corner` is the size of
/// the lower right corner that must stay free.
void letterText(QPainter& painter, const QRectF& where, const QString& text, LetterSize range, QSizeF corner);

}  // namespace duelogue
