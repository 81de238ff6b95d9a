#include "app/shell/paint/Scenery.h"

#include "app/shell/paint/Palette.h"

#include <QPainterPath>
#include <QtMath>
#include <cmath>

namespace duelogue {

QPointF Brushwork::point(QPointF share) const { return {x(share.x()), y(share.y())}; }

void Brushwork::sky(const QColor& top, const QColor& middle, const QColor& bottom) {
    QLinearGradient g(area.topLeft(), {area.left() + dice.in(-.12, .12) * area.width(), area.bottom()});
    g.setColorAt(0, top);
    g.setColorAt(dice.in(.45, .62), middle);
    g.setColorAt(1, bottom);
    painter.fillRect(area, g);
}

void Brushwork::glow(QPointF at, double radius, const QColor& color, double strength) {
    QRadialGradient g(point(at), radius * area.width());
    g.setColorAt(0, faint(color, strength));
    g.setColorAt(.35, faint(color, strength * .5));
    g.setColorAt(1, faint(color, 0));
    painter.fillRect(area, g);
}

void Brushwork::rays(QPointF at, const QColor& color, double strength, int count) {
    const QPointF from = point(at);
    const double reach = area.width() * 1.3;
    double angle = dice.in(0, 6.28);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const double gap = 6.283 / count;
        const double width = gap * dice.in(.2, .55);
        QRadialGradient g(from, reach * .8);
        g.setColorAt(0, faint(color, strength));
        g.setColorAt(1, faint(color, 0));
        painter.setBrush(g);
        const QPointF corners[] = {from, from + reach * QPointF(std::cos(angle), std::sin(angle)),
                                   from + reach * QPointF(std::cos(angle + width), std::sin(angle + width))};
        painter.drawPolygon(corners, 3);
        angle += gap * dice.in(.8, 1.2);
    }
}

void Brushwork::disc(QPointF at, double radius, const QColor& color, double halo) {
    glow(at, radius * 4, color, halo);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(point(at), radius * area.width(), radius * area.width());
}

void Brushwork::stars(int count, const QColor& color, double downTo) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        painter.setBrush(faint(color, dice.in(.25, .9)));
        const double size = area.width() * dice.in(.0015, .006);
        painter.drawEllipse(point({dice.in(0, 1), dice.in(0, downTo)}), size, size);
    }
}

void Brushwork::clouds(int count, const QColor& color, double from, double to) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const QPointF middle = point({dice.in(-.05, 1.05), dice.in(from, to)});
        const double width = area.width() * dice.in(.10, .22);
        for (int puff = 0; puff < 7; ++puff) {
            const double share = (puff - 3) / 3.0;
            const double radius = width * (.34 - .2 * std::abs(share)) * dice.in(.8, 1.2);
            QRadialGradient g(middle + QPointF(share * width, -radius * .45), radius * 1.5);
            g.setColorAt(0, faint(color, .42));
            g.setColorAt(.6, faint(color, .26));
            g.setColorAt(1, faint(color, 0));
            painter.setBrush(g);
            painter.drawEllipse(middle + QPointF(share * width, -radius * .45), radius * 1.6, radius * 1.1);
        }
    }
}

void Brushwork::hills(int layers, double from, const QColor& far, const QColor& near, double roughness) {
    painter.setPen(Qt::NoPen);
    for (int layer = 0; layer < layers; ++layer) {
        const double share = layers == 1 ? 1.0 : double(layer) / (layers - 1);
        const double base = from + (1.0 - from) * .82 * share;
        const double phase = dice.in(0, 6.28), wide = dice.in(1.2, 2.6), second = dice.in(3, 6);
        const double high = dice.in(.6, 1.0) * roughness;
        QPainterPath path({area.left(), area.bottom()});
        for (int step = 0; step <= 32; ++step) {
            const double s = step / 32.0;
            const double rise = std::sin(phase + s * wide * 3.14) * .7 + std::sin(phase * 2 + s * second * 3.14) * .3;
            path.lineTo(point({s, base - rise * high}));
        }
        path.lineTo(area.bottomRight());
        const QColor color = mixed(far, near, share);
        QLinearGradient g(point({0, base - high}), point({0, base + .3}));
        g.setColorAt(0, color.lighter(114));
        g.setColorAt(1, color.darker(125));
        painter.setBrush(g);
        painter.drawPath(path);
    }
}

void Brushwork::peaks(int layers, double from, const QColor& far, const QColor& near, const QColor& snow) {
    painter.setPen(Qt::NoPen);
    for (int layer = 0; layer < layers; ++layer) {
        const double share = layers == 1 ? 1.0 : double(layer) / (layers - 1);
        const QColor color = mixed(far, near, share);
        const double base = from + .34 * share + .16;
        double left = dice.in(-.3, -.1);
        while (left < 1.05) {
            const double width = dice.in(.32, .58) * (1.1 - .25 * share);
            const double top = base - width * dice.in(.52, .86);
            const double tip = left + width * dice.in(.4, .6);
            const double foot = 1.02;
            const double slope = (foot - top) / (base - top);
            const QPointF l = point({tip - (tip - left) * slope, foot}),
                          r = point({tip + (left + width - tip) * slope, foot});
            const QPointF t = point({tip, top});
            painter.setBrush(color);
            painter.drawPolygon(QPolygonF({l, t, r}));
            const QPointF ridge = t + (r - t) * .33 + (l - t) * .12;
            painter.setBrush(color.darker(128));
            painter.drawPolygon(QPolygonF({t, ridge, point({tip + .02, foot}), r}));
            if (snow.alpha() > 0) {
                const double cap = dice.in(.13, .2);
                painter.setBrush(faint(snow, .9 - .4 * (1 - share)));
                painter.drawPolygon(QPolygonF({t, t + (l - t) * cap, t + (l - t) * cap * .55 + (r - t) * cap * .35,
                                               t + (r - t) * cap * .45 + (l - t) * cap * .42, t + (r - t) * cap * .9}));
            }
            left += width * dice.in(.5, .8);
        }
    }
}

void Brushwork::waves(int layers, double from, const QColor& far, const QColor& near, const QColor& foam) {
    for (int layer = 0; layer < layers; ++layer) {
        const double share = layers == 1 ? 1.0 : double(layer) / (layers - 1);
        const double base = from + (.96 - from) * share;
        const double high = .012 + .035 * share, length = .07 + .13 * share;
        QPainterPath crest;
        double at = dice.in(-.2, -.05);
        crest.moveTo(point({at, base}));
        while (at < 1.1) {
            crest.cubicTo(point({at + length * .35, base - high * .2}), point({at + length * .6, base - high * 1.7}),
                          point({at + length * .8, base - high}));
            crest.quadTo(point({at + length * .8, base}), point({at + length, base}));
            at += length;
        }
        QPainterPath body = crest;
        body.lineTo(area.bottomRight() + QPointF(area.width(), 0));
        body.lineTo(area.bottomLeft() - QPointF(area.width(), 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(far, near, share));
        painter.drawPath(body);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faint(foam, .18 + .3 * share), area.width() * (.003 + .006 * share), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(crest);
    }
}

void Brushwork::flames(int count, double height, const QColor& tip, const QColor& core) {
    painter.setPen(Qt::NoPen);
    for (int layer = 0; layer < 2; ++layer) {
        for (int i = 0; i < count; ++i) {
            const double at = (i + dice.in(.1, .9)) / count;
            const double high = height * dice.in(.5, 1.0) * (layer == 0 ? 1.0 : .6);
            const double wide = dice.in(.05, .1), lean = dice.in(-.06, .06);
            QPainterPath path(point({at - wide, 1.03}));
            path.cubicTo(point({at - wide * 1.5, 1 - high * .45}), point({at + lean * 1.6, 1 - high * .45}),
                         point({at + lean, 1 - high}));
            path.cubicTo(point({at + wide * .4 + lean, 1 - high * .6}), point({at + wide * 1.7, 1 - high * .4}),
                         point({at + wide, 1.03}));
            QLinearGradient g(point({0, 1 - high}), point({0, 1}));
            g.setColorAt(0, faint(tip, .05));
            g.setColorAt(.4, faint(tip, .55));
            g.setColorAt(1, faint(layer == 0 ? tip : core, .9));
            painter.setBrush(g);
            painter.drawPath(path);
        }
    }
}

void Brushwork::trees(int count, double on, double height, const QColor& color) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const double at = (i + dice.in(0, 1)) / count, high = height * dice.in(.6, 1.1), wide = high * dice.in(.2, .28);
        painter.setBrush(color.lighter(90 + dice.below(24)));
        for (int tier = 0; tier < 4; ++tier) {
            const double top = on - high + tier * high * .2, w = wide * (.4 + .22 * tier);
            painter.drawPolygon(QPolygonF({point({at, top}), point({at - w, top + high * .36}),
                                           point({at, top + high * .31}), point({at + w, top + high * .36})}));
        }
        painter.drawRect(QRectF(point({at - wide * .09, on - high * .12}), point({at + wide * .09, on + .04})));
    }
}

void Brushwork::roundTrees(int count, double on, double height, const QColor& color) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const double at = (i + dice.in(0, 1)) / count, high = height * dice.in(.6, 1.1), r = high * dice.in(.34, .46);
        painter.setBrush(color.darker(120));
        painter.drawRect(QRectF(point({at - high * .03, on - high * .6}), point({at + high * .03, on + .04})));
        const double radius = r * area.height();
        for (int puff = 0; puff < 5; ++puff) {
            painter.setBrush(color.lighter(88 + 8 * puff));
            const QPointF shift(dice.in(-.55, .55) * radius, dice.in(-.5, .3) * radius);
            painter.drawEllipse(point({at, on - high * .68}) + shift, radius * .62, radius * .55);
        }
    }
}

void Brushwork::bareTrees(int count, double on, double height, const QColor& color) {
    for (int i = 0; i < count; ++i) {
        const double at = (i + dice.in(.15, .85)) / count, high = height * dice.in(.7, 1.1) * area.height();
        const QPointF foot = point({at, on});
        const QPointF top = foot + QPointF(dice.in(-.12, .12) * high, -high);
        painter.setPen(QPen(color, high * .05, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(foot + QPointF(0, high * .1), foot + (top - foot) * .6);
        for (int branch = 0; branch < 6; ++branch) {
            const QPointF from = foot + (top - foot) * dice.in(.3, .65);
            const double angle = -1.57 + dice.in(-1.1, 1.1), length = high * dice.in(.25, .5);
            const QPointF to = from + length * QPointF(std::cos(angle), std::sin(angle));
            painter.setPen(QPen(color, high * .025, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(from, to);
            const double turn = angle + (dice.below(2) ? .6 : -.6);
            const QPointF twig = from + (to - from) * .6;
            painter.setPen(QPen(color, high * .015, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(twig, twig + length * .45 * QPointF(std::cos(turn), std::sin(turn)));
        }
    }
}

void Brushwork::reeds(int count, double on, double height, const QColor& color) {
    for (int i = 0; i < count; ++i) {
        const double at = dice.in(0, 1), high = height * dice.in(.5, 1.1), lean = dice.in(-.05, .05);
        QPainterPath stalk(point({at, on}));
        stalk.quadTo(point({at, on - high * .6}), point({at + lean, on - high}));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, area.width() * .006, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(stalk);
        if (dice.below(2) == 0) {
            painter.setPen(QPen(color, area.width() * .018, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(point({at + lean * .9, on - high * .97}), point({at + lean * .75, on - high * .82}));
        }
    }
}

void Brushwork::mist(int count, double from, double to, const QColor& color) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const QPointF middle = point({dice.in(0, 1), dice.in(from, to)});
        const double width = area.width() * dice.in(.25, .5);
        painter.save();
        painter.translate(middle);
        painter.scale(1, .14);
        QRadialGradient g({0, 0}, width);
        g.setColorAt(0, faint(color, dice.in(.16, .34)));
        g.setColorAt(1, faint(color, 0));
        painter.setBrush(g);
        painter.drawEllipse(QPointF(0, 0), width, width);
        painter.restore();
    }
}

void Brushwork::motes(int count, const QColor& color, double size) {
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const QPointF at = point({dice.in(0, 1), dice.in(0, 1)});
        const double radius = area.width() * size * dice.in(.4, 1.2);
        painter.setBrush(faint(color, .16));
        painter.drawEllipse(at, radius * 2.2, radius * 2.2);
        painter.setBrush(faint(color, dice.in(.5, .9)));
        painter.drawEllipse(at, radius, radius);
    }
}

void Brushwork::swirl(QPointF at, const QColor& color, double strength, int arms) {
    const QPointF middle = point(at);
    const double start = dice.in(0, 6.28), turn = dice.in(2.2, 3.6) * (dice.below(2) ? 1 : -1);
    painter.setBrush(Qt::NoBrush);
    for (int arm = 0; arm < arms; ++arm) {
        const double phase = start + arm * 6.283 / arms + dice.in(-.12, .12);
        QPointF last = middle;
        for (int step = 1; step <= 26; ++step) {
            const double s = step / 26.0, angle = phase + turn * s, r = area.width() * .62 * s;
            const QPointF next = middle + QPointF(std::cos(angle) * r, std::sin(angle) * r * .78);
            painter.setPen(QPen(faint(color, strength * (1.0 - s * .8)), area.width() * (.006 + .05 * s), Qt::SolidLine,
                                Qt::FlatCap));
            painter.drawLine(last, next);
            last = next;
        }
    }
}

void Brushwork::rings(QPointF at, const QColor& color, double strength, int count) {
    const QPointF middle = point(at);
    painter.setBrush(Qt::NoBrush);
    for (int i = 1; i <= count; ++i) {
        const double radius = area.width() * (.1 + .13 * i) * dice.in(.92, 1.08);
        QPen pen(faint(color, strength * (1.1 - double(i) / (count + 1))), area.width() * dice.in(.006, .03));
        if (dice.below(2) == 0) pen.setDashPattern({dice.in(.6, 3), dice.in(.4, 1.6)});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawEllipse(middle, radius, radius);
    }
}

void Brushwork::furrows(double from, const QColor& light, const QColor& dark) {
    const QPointF vanishing = point({dice.in(.3, .7), from - .1});
    painter.save();
    painter.setClipRect(QRectF(point({0, from}), area.bottomRight()), Qt::IntersectClip);
    painter.fillRect(area, dark);
    painter.setPen(Qt::NoPen);
    for (int i = -9; i < 10; ++i) {
        painter.setBrush(mixed(light, dark, dice.in(0, .5)));
        const double foot = area.center().x() + i * area.width() * .16;
        painter.drawPolygon(QPolygonF({vanishing, {foot, area.bottom()}, {foot + area.width() * .075, area.bottom()}}));
    }
    painter.restore();
}

}  // namespace duelogue
