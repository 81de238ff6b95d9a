#pragma once

#include <QColor>
#include <QString>

// The colours of cards and pips, by the letters of TableFace::frame, which the games share out among them.

namespace duelogue {

struct Palette {
    QColor light;  ///< the frame's upper end
    QColor dark;   ///< the frame's lower end
    QColor glow;   ///< light in the picture
    QColor deep;   ///< shadow in the picture

    /// As TableFace::frame. Letters that are not known count as "A" (without colour).
    static Palette of(QChar letter);
    /// The ground of a pip; numbers and X are stone.
    static QColor pip(const QString& pip);
    /// The icon drawn on a pip; empty for those that show their text.
    static QString pipIcon(const QString& pip);
};

namespace paper {
inline const QColor light{0xf7, 0xef, 0xdf};
inline const QColor mid{0xee, 0xe2, 0xca};
inline const QColor ink{0x24, 0x1d, 0x15};
inline const QColor faded{0x5f, 0x52, 0x40};
inline const QColor edge{0x17, 0x13, 0x10};
}  // namespace paper

/// Mixes a into b: 0 is a, 1 is b.
QColor mixed(const QColor& a, const QColor& b, double share);
QColor faint(QColor colour, double alpha);

}  // namespace duelogue
