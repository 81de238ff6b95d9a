#include "app/shell/paint/Lettering.h"

#include "app/shell/paint/IconPaint.h"
#include "app/shell/paint/Palette.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <vector>

namespace duelogue {

namespace {

// Fonts have only whole pixel sizes, so text is laid out enlarged by this factor and drawn smaller.
constexpr double fine = 8;

/// A word or a pip, with its place after the layout.
struct Piece {
    QString text;
    bool pip = false;
    bool slanted = false;
    bool glued = false;  ///< without a gap before it
    int term = 0;        ///< number of the underlined term that it belongs to; 0: none
    double width = 0;
    QPointF at;  ///< left end of the baseline
};

struct Layout {
    std::vector<Piece> pieces;
    double height = 0;
    bool fits = false;
};

/// How the next letters of a paragraph look.
struct Style {
    bool slanted = false;
    bool underlined = false;
    int terms = 0;  ///< number of terms so far

    [[nodiscard]] int term() const { return underlined ? terms : 0; }
};

std::vector<Piece> piecesOf(const QString& word, Style& style) {
    std::vector<Piece> pieces;
    QString run;
    const auto flush = [&](bool glued) {
        if (!run.isEmpty()) pieces.push_back({run, false, style.slanted, glued, style.term(), 0, {}});
        run.clear();
    };
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word[i] == termMark) {
            flush(!pieces.empty());
            style.underlined = !style.underlined;
            if (style.underlined) ++style.terms;
            continue;
        }
        const qsizetype end = word[i] == u'{' ? word.indexOf(u'}', i) : -1;
        if (end > 0) {
            flush(!pieces.empty());
            pieces.push_back({word.mid(i + 1, end - i - 1), true, style.slanted, !pieces.empty(), 0, 0, {}});
            i = end;
            continue;
        }
        if (word[i] == u'(') style.slanted = true;
        run += word[i];
        if (word[i] == u')') {
            flush(!pieces.empty());
            style.slanted = false;
        }
    }
    flush(!pieces.empty());
    return pieces;
}

Layout laidOut(const QRectF& box, const QString& text, double size, QSizeF corner) {
    QFont slantedFont = sans(size);
    slantedFont.setItalic(true);
    const QFontMetricsF metrics(sans(size)), slantedMetrics(slantedFont);
    const double line = metrics.height() * 1.04, space = metrics.horizontalAdvance(u' ');
    Layout layout;
    double y = metrics.ascent();
    bool first = true;
    for (const QString& paragraph : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (!first) y += line * 1.38;
        first = false;
        double x = 0;
        Style style;
        for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            std::vector<Piece> pieces = piecesOf(word, style);
            double width = 0;
            for (Piece& piece : pieces) {
                const QFontMetricsF& used = piece.slanted ? slantedMetrics : metrics;
                piece.width = piece.pip ? size * 1.3 : used.horizontalAdvance(piece.text);
                width += piece.width;
            }
            const bool low = y + metrics.descent() > box.height() - corner.height();
            const double room = box.width() - (low ? corner.width() : 0);
            if (x > 0 && x + space + width > room) {
                x = 0;
                y += line;
            } else if (x > 0) {
                x += space;
            }
            for (Piece& piece : pieces) {
                piece.at = {x, y};
                x += piece.width;
                layout.pieces.push_back(piece);
            }
        }
    }
    layout.height = first ? 0 : y + metrics.descent();
    layout.fits = layout.height <= box.height();
    return layout;
}

QFont fontOf(const QString& family, double size, bool bold) {
    QFont font(family);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(std::max(1, int(size)));
    return font;
}

/// Returns the distance of the ink's middle from the baseline, downwards. Qt thickens small letters, and counts that
/// in.
double inkMiddle(const QFont& font, const QString& text) {
    QPainterPath ink;
    ink.addText(0, 0, font, text);
    return ink.boundingRect().center().y();
}

/// Underlines a piece of a term, and the gap before it if the piece before it is of the same term and line.
void underline(QPainter& painter, const Piece& piece, const Piece* before, double size) {
    const bool isSameTerm = before != nullptr && before->term == piece.term && before->at.y() == piece.at.y();
    const double left = isSameTerm ? before->at.x() + before->width : piece.at.x();
    QColor ink = paper::ink;
    ink.setAlphaF(.45F);
    painter.setPen(QPen(ink, size * .055));
    const double y = piece.at.y() + size * .17;
    painter.drawLine(QPointF(left, y), QPointF(piece.at.x() + piece.width, y));
}

}  // namespace

QFont serif(double size, bool bold) { return fontOf(QStringLiteral("Quattrocento"), size, bold); }

QFont sans(double size, bool bold) { return fontOf(QStringLiteral("Inter"), size, bold); }

void letterLine(QPainter& painter, const QRectF& where, const QString& text, QFont font, LetterSize size,
                Qt::Alignment align) {
    const QRectF box(0, 0, where.width() * fine, where.height() * fine);
    double pixels = size.largest * fine;
    font.setPixelSize(int(pixels));
    while (pixels > size.smallest * fine && QFontMetricsF(font).horizontalAdvance(text) > box.width()) {
        pixels -= 2;
        font.setPixelSize(int(pixels));
    }
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(1 / fine, 1 / fine);
    painter.setFont(font);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() + fine);
    painter.drawText(box, int(align | Qt::AlignVCenter | Qt::TextSingleLine), shown);
    // Debian's Quattrocento lacks a bold face, and Qt does not embolden large letters. A second, shifted stroke does.
    if (font.bold())
        painter.drawText(box.translated(pixels * .022, 0), int(align | Qt::AlignVCenter | Qt::TextSingleLine), shown);
    painter.restore();
}

void figureLine(QPainter& painter, const QRectF& where, const QString& text, QFont font, LetterSize size) {
    font.setPixelSize(int(size.largest * fine));
    const QFontMetricsF line(font);
    const double lower = -(line.ascent() - line.descent()) / 2 - inkMiddle(font, QStringLiteral("0"));
    letterLine(painter, where.translated(0, lower / fine), text, font, size, Qt::AlignHCenter);
}

void paintPip(QPainter& painter, QPointF middle, double diameter, const QString& pip) {
    const double r = diameter / 2;
    QRadialGradient ground(middle - QPointF(r * .3, r * .5), diameter);
    const PipColors colors = pipColors(pip);
    ground.setColorAt(0, colors.ground.lighter(112));
    ground.setColorAt(1, colors.ground.darker(122));
    painter.setPen(QPen(paper::edge, diameter * .055));
    painter.setBrush(ground);
    painter.drawEllipse(middle, r, r);
    if (!colors.icon.isEmpty()) {
        const double side = diameter * .7;
        drawIcon(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, colors.icon, "#2a2118");
        return;
    }
    painter.setPen(QColor("#241c13"));
    painter.save();
    painter.translate(middle);
    painter.scale(diameter / 40, diameter / 40);
    const QFont font = serif(pip.size() > 1 ? 24 : 31);
    painter.setFont(font);
    painter.drawText(QPointF(-QFontMetricsF(font).horizontalAdvance(pip) / 2, -inkMiddle(font, pip)), pip);
    painter.restore();
}

void letterText(QPainter& painter, const QRectF& where, const QString& text, LetterSize range, QSizeF corner) {
    const QRectF box(0, 0, where.width() * fine, where.height() * fine);
    double size = range.largest * fine;
    Layout layout = laidOut(box, text, size, corner * fine);
    while (!layout.fits && size > range.smallest * fine) {
        size -= 2;
        layout = laidOut(box, text, size, corner * fine);
    }
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(1 / fine, 1 / fine);
    QPointF last;
    const Piece* before = nullptr;
    for (const Piece& piece : layout.pieces) {
        if (piece.at.y() > box.height()) {
            painter.drawText(last, QStringLiteral("…"));
            break;
        }
        last = piece.at + QPointF(piece.width, 0);
        if (piece.pip) {
            paintPip(painter, piece.at + QPointF(piece.width / 2, -size * .36), size * 1.24, piece.text);
            continue;
        }
        QFont font = sans(size);
        font.setItalic(piece.slanted);
        painter.setFont(font);
        painter.setPen(piece.slanted ? paper::faded : paper::ink);
        painter.drawText(piece.at, piece.text);
        if (piece.term != 0) underline(painter, piece, before, size);
        before = &piece;
    }
    painter.restore();
}

}  // namespace duelogue
