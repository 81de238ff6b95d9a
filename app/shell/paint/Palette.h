#pragma once

#include <QColor>
#include <QString>
#include <vector>

// The colours of cards and pips. Each game says its own; the letters that it names them by are shared out among the
// games, so that a face says by its letter alone how it is painted.

namespace duelogue {

struct Palette {
    QColor light;  ///< the frame's upper end
    QColor dark;   ///< the frame's lower end
    QColor glow;   ///< light in the picture
    QColor deep;   ///< shadow in the picture
};

/// What the picture of a card shows behind its figure.
enum class Ground { Plain, Fields, Sea, Night, Fire, Wood, Space };

/// How cards of a frame are painted, see TableFace::frame.
struct FrameColours {
    char letter = 'A';
    Palette hues;
    Ground ground = Ground::Plain;
    bool yields = false;  ///< what counts of such a card is the pips of its colours, which stand large on its picture
};

struct PipColours {
    char letter = '1';
    QColor ground{"#c3bcae"};
    QString icon{};  ///< of game-icons, drawn in place of the letter; empty: the letter
};

/// What the cards of a game are painted with.
struct CardColours {
    std::vector<FrameColours> frames{};
    std::vector<PipColours> pips{};
};

/// From now on cards are painted so. To be called before any is: any thread may ask for a picture.
void paintWith(const std::vector<CardColours>& games);

/// Letters that no game has are without colour: "A" stands for that.
[[nodiscard]] const FrameColours& frameColours(QChar letter);
/// What is made of a cloth of these colours, by letters: all of them mixed. Invalid where there is none.
[[nodiscard]] QColor clothColour(const QString& letters);
/// Numbers and X, and what no game has, are stone.
[[nodiscard]] PipColours pipColours(const QString& pip);

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
