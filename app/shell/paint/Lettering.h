#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

// Text on cards. To fit, it is first drawn smaller and then shortened.

namespace duelogue {

QFont serif(double size, bool bold = true);
QFont sans(double size, bool bold = false);

/// The preferred size and the smallest legible size.
struct LetterSize {
    double largest;
    double smallest;
};

/// Draws one vertically centered line. It is elided only below the smallest size. The size of `font` is ignored.
void letterLine(QPainter& painter, const QRectF& where, const QString& text, QFont font, LetterSize size,
                Qt::Alignment align = Qt::AlignLeft);
/// Paints figures with the ink of their digits in the middle.
void figureLine(QPainter& painter, const QRectF& where, const QString& text, QFont font, LetterSize size);

/// Draws a round pip of this diameter: "5", "X", "B".
void paintPip(QPainter& painter, QPointF middle, double diameter, const QString& pip);

/// Stands before and after an underlined term in a text for letterText(). It takes no room.
inline constexpr QChar termMark(0xE000);

/// Draws rules text in paragraphs. "{B}" becomes a pip; text in parentheses is slanted and paler. `corner` is the size
/// of the lower right corner, which stays free.
void letterText(QPainter& painter, const QRectF& where, const QString& text, LetterSize range, QSizeF corner);

}  // namespace duelogue
