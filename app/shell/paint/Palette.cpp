#include "app/shell/paint/Palette.h"

#include <algorithm>

namespace duelogue {

namespace {

const FrameColours plain{.letter = 'A', .hues = {"#828c95", "#454d55", "#e2eaf0", "#1b2026"}};
/// For cards with several colors that are not given.
const FrameColours several{.letter = 'M', .hues = {"#a88a55", "#574223", "#ffe2ab", "#2a1e10"}};

CardColours joined(const std::vector<CardColours>& games) {
    CardColours all{.frames = {plain, several}};
    for (const CardColours& game : games) {
        all.frames.insert(all.frames.end(), game.frames.begin(), game.frames.end());
        all.pips.insert(all.pips.end(), game.pips.begin(), game.pips.end());
    }
    return all;
}

CardColours& known() {
    static CardColours all = joined({});
    return all;
}

}  // namespace

QColor clothColour(const QString& letters) {
    QColor cloth;
    double parts = 0;
    for (const QChar letter : letters) {
        const Palette& hues = frameColours(letter).hues;
        const QColor colour = mixed(hues.light, hues.dark, .35);
        ++parts;
        cloth = cloth.isValid() ? mixed(cloth, colour, 1 / parts) : colour;
    }
    return cloth;
}

void paintWith(const std::vector<CardColours>& games) { known() = joined(games); }

const FrameColours& frameColours(QChar letter) {
    const auto found = std::ranges::find(known().frames, letter.toLatin1(), &FrameColours::letter);
    return found == known().frames.end() ? plain : *found;
}

PipColours pipColours(const QString& pip) {
    if (pip.size() != 1) return {};
    const auto found = std::ranges::find(known().pips, pip.front().toLatin1(), &PipColours::letter);
    return found == known().pips.end() ? PipColours{} : *found;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const double rest = 1.0 - share;
    return QColor::fromRgbF(float(a.redF() * rest + b.redF() * share), float(a.greenF() * rest + b.greenF() * share),
                            float(a.blueF() * rest + b.blueF() * share), float(a.alphaF() * rest + b.alphaF() * share));
}

QColor faint(QColor colour, double alpha) {
    colour.setAlphaF(float(alpha));
    return colour;
}

}  // namespace duelogue
