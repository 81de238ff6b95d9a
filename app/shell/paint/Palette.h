#pragma once

#include <QColor>
#include <QString>
#include <vector>

// The colors of cards and pips, provided by each game. Every letter for a color belongs to one game, so the letter of a
// face alone determines its painting.

namespace duelogue {

struct Palette {
    QColor light;  ///< upper end of the frame
    QColor dark;   ///< lower end of the frame
    QColor glow;   ///< light in the picture
    QColor deep;   ///< shadow in the picture
};

/// The ground behind the figure in the picture of a card.
enum class Ground { Plain, Fields, Sea, Night, Fire, Wood, Space };

/// The painting of cards with one frame, see TableFace::frame.
struct FrameColors {
    char letter = 'A';
    Palette hues;
    Ground ground = Ground::Plain;
    bool yields = false;  ///< the pips of its colors matter most and are large on its picture
};

struct PipColors {
    char letter = '1';
    QColor ground{"#c3bcae"};
    QString icon{};  ///< from game-icons, drawn instead of the letter; empty: the letter
};

/// The colors of the cards of one game.
struct CardColors {
    std::vector<FrameColors> frames{};
    std::vector<PipColors> pips{};
};

/// Sets the colors of all games. Must be called before any card is painted, because any thread may request a picture.
void paintWith(const std::vector<CardColors>& games);

/// Returns the colors for a letter; an unknown letter gives the colorless frame "A".
[[nodiscard]] const FrameColors& frameColors(QChar letter);
/// Returns the mixed color of a cloth with these letters; invalid without letters.
[[nodiscard]] QColor clothColor(const QString& letters);
/// Returns the colors of a pip; numbers, X and unknown letters look like stone.
[[nodiscard]] PipColors pipColors(const QString& pip);

namespace paper {
inline const QColor light{0xf7, 0xef, 0xdf};
inline const QColor mid{0xee, 0xe2, 0xca};
inline const QColor ink{0x24, 0x1d, 0x15};
inline const QColor faded{0x5f, 0x52, 0x40};
inline const QColor edge{0x17, 0x13, 0x10};
}  // namespace paper

/// Mixes two colors: share 0 gives a, share 1 gives b.
QColor mixed(const QColor& a, const QColor& b, double share);
QColor faint(QColor color, double alpha);

}  // namespace duelogue
