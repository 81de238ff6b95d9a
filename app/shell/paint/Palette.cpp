#include "app/shell/paint/Palette.h"

#include <algorithm>

namespace duelogue {

namespace {

const FrameColors plain{.letter = 'A', .hues = {"#828c95", "#454d55", "#e2eaf0", "#1b2026"}};
/// For cards with several colors that are not given.
const FrameColors several{.letter = 'M', .hues = {"#a88a55", "#574223", "#ffe2ab", "#2a1e10"}};

CardColors joined(const std::vector<CardColors>& games) {
    CardColors all{.frames = {plain, several}};
    for (const CardColors& game : games) {
        all.frames.insert(all.frames.end(), game.frames.begin(), game.frames.end());
        all.pips.insert(all.pips.end(), game.pips.begin(), game.pips.end());
    }
    return all;
}

CardColors& known() {
    static CardColors all = joined({});
    return all;
}

}  // namespace

QColor clothColor(const QString& letters) {
    QColor cloth;
    double parts = 0;
    for (const QChar letter : letters) {
        const Palette& hues = frameColors(letter).hues;
        const QColor color = mixed(hues.light, hues.dark, .35);
        ++parts;
        cloth = cloth.isValid() ? mixed(cloth, color, 1 / parts) : color;
    }
    return cloth;
}

void paintWith(const std::vector<CardColors>& games) { known() = joined(games); }

const FrameColors& frameColors(QChar letter) {
    const auto found = std::ranges::find(known().frames, letter.toLatin1(), &FrameColors::letter);
    return found == known().frames.end() ? plain : *found;
}

PipColors pipColors(const QString& pip) {
    if (pip.size() != 1) return {};
    const auto found = std::ranges::find(known().pips, pip.front().toLatin1(), &PipColors::letter);
    return found == known().pips.end() ? PipColors{} : *found;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const double rest = 1.0 - share;
    return QColor::fromRgbF(float(a.redF() * rest + b.redF() * share), float(a.greenF() * rest + b.greenF() * share),
                            float(a.blueF() * rest + b.blueF() * share), float(a.alphaF() * rest + b.alphaF() * share));
}

QColor faint(QColor color, double alpha) {
    color.setAlphaF(float(alpha));
    return color;
}

}  // namespace duelogue
