#include "app/shell/paint/FeltPaint.h"

#include "app/shell/paint/HashedRandom.h"
#include "app/shell/paint/Palette.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace duelogue {

QImage paintFelt(QSize size, const QColor& middle, const QColor& ground, const QColor& rim) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_RGB32);
    HashedRandom dice("felt");
    // From the middle outward.
    std::array<QRgb, 512> colors{};
    constexpr double last = colors.size() - 1;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const double far = double(i) / last;
        colors[i] = (far < .55 ? mixed(middle, ground, far / .55) : mixed(ground, rim, (far - .55) / .45)).rgb();
    }
    const double w = image.width(), h = image.height();
    for (int y = 0; y < image.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double dy = (y - h * .48) / (h * .78);
        for (int x = 0; x < image.width(); ++x) {
            const double dx = (x - w * .45) / (w * .66);
            const QRgb color = colors[std::size_t(std::min(1.0, std::sqrt(dx * dx + dy * dy)) * last)];
            // Grain prevents visible steps in the slow gradient and looks like cloth.
            const double grain = dice.in(-2.6, 2.6) + .5;
            const auto part = [grain](int value) { return int(std::clamp(value + grain, 0.0, 255.0)); };
            line[x] = qRgb(part(qRed(color)), part(qGreen(color)), part(qBlue(color)));
        }
    }
    return image;
}

QImage paintLight(QSize size, const QColor& color) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QRadialGradient light(QPointF(0, 0), 1);
    // The falloff of light: fast at first, then slow.
    for (int i = 0; i <= 10; ++i) {
        const double far = i / 10.0, left = (1 - far) * (1 - far) * (1 + 2 * far);
        light.setColorAt(far, faint(color, left));
    }
    QPainter painter(&image);
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(image.width() / 2.0, image.height() / 2.0);
    painter.fillRect(QRectF(-1, -1, 2, 2), light);
    return image;
}

QImage paintLiftedShadow(QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(2, 4, 4, 13));
    constexpr int steps = 14;
    const double most = std::min(image.width(), image.height()) * .22;
    for (int i = 0; i < steps; ++i) {
        const double in = most * (i + .5) / steps, round = most - in * .6;
        painter.drawRoundedRect(QRectF(image.rect()).adjusted(in, in, -in, -in), round, round);
    }
    return image;
}

}  // namespace duelogue
