#include "app/shell/paint/CardGrounds.h"

namespace duelogue {

namespace {

void fields(Brushwork& brush, const Palette& hues, QPointF light) {
    brush.sky("#7f97aa", "#c9b586", "#d9c28c");
    brush.glow(light, .75, "#fff2c8", .62);
    switch (brush.dice.below(4)) {
        case 0:
            brush.rays(light, "#fff6da", .5, 12);
            brush.clouds(5, "#fffaf0", .6, 1.0);
            break;
        case 1:
            brush.disc({light.x(), .34}, .09, "#fff3cf", .6);
            brush.hills(3, .62, "#cdbd8c", "#857444", .05);
            break;
        case 2:
            brush.clouds(7, "#fffaf0", .3, .95);
            brush.rays(light, "#fff6da", .32, 9);
            brush.peaks(1, .5, "#b4a888", "#a39672", "#fffaf0");
            break;
        default:
            brush.rays(light, "#fff6da", .4, 16);
            brush.hills(2, .72, "#c7b684", "#8d7a4a", .04);
            brush.roundTrees(4, .8, .16, "#8f8352");
            break;
    }
    brush.motes(8, hues.glow, .008);
}

void sea(Brushwork& brush, const Palette& hues, QPointF light) {
    switch (brush.dice.below(4)) {
        case 0:
            brush.sky(hues.deep, hues.dark, hues.light);
            brush.stars(34, "#e4f2ff", .5);
            brush.disc({brush.dice.in(.15, .85), .24}, .07, "#e8f4ff", .5);
            brush.waves(4, .56, "#2c5d87", "#12304d", "#d5ecff");
            break;
        case 1:
            brush.sky("#4f97c0", hues.dark, hues.deep);
            brush.rays({light.x(), -.15}, "#c8ecff", .4, 14);
            brush.motes(26, "#cdeeff", .010);
            brush.hills(1, .88, "#143450", "#0d2338", .07);
            break;
        case 2:
            brush.sky("#27496b", "#5c93bd", "#c7e3f2");
            brush.clouds(8, "#f1f9ff", .25, .98);
            brush.glow(light, .6, hues.glow, .5);
            break;
        default:
            brush.sky(hues.dark, hues.light, "#9cc9e6");
            brush.glow(light, .6, hues.glow, .7);
            brush.peaks(2, .38, "#6f9fc2", "#2b5577", "#eef8ff");
            brush.waves(3, .78, "#2d618c", "#153a5a", "#d9efff");
            break;
    }
}

void night(Brushwork& brush, const Palette& hues, QPointF light) {
    brush.sky(hues.deep, hues.dark, hues.light);
    switch (brush.dice.below(4)) {
        case 0:
            brush.disc({brush.dice.in(.2, .8), .28}, .13, "#e6d6ee", .5);
            brush.hills(2, .7, "#3d3147", "#17111d", .05);
            brush.bareTrees(5, .86, .42, "#140f1a");
            brush.mist(6, .62, .95, "#c9b4dc");
            break;
        case 1:
            brush.stars(40, "#e3d0f2", 1);
            brush.swirl(light, hues.glow, .4, 5);
            break;
        case 2:
            brush.glow({light.x(), .6}, .6, "#9fc08c", .4);
            brush.hills(1, .74, "#33293c", "#1a1420", .03);
            brush.reeds(18, .9, .4, "#17121c");
            brush.mist(8, .55, .95, "#bcd1b0");
            break;
        default:
            brush.glow(light, .7, hues.glow, .55);
            brush.peaks(2, .36, "#4c3f58", "#1d1625", QColor(0, 0, 0, 0));
            brush.mist(7, .6, .95, "#d3c0e4");
            break;
    }
}

void fire(Brushwork& brush, const Palette& hues, QPointF light) {
    brush.sky(hues.deep, hues.dark, "#d06a3c");
    switch (brush.dice.below(4)) {
        case 0:
            brush.glow({light.x(), .9}, .8, "#ffc27a", .7);
            brush.flames(9, .72, "#f07a3a", "#ffd98a");
            break;
        case 1:
            brush.disc({brush.dice.in(.2, .8), .42}, .14, "#ffcf92", .6);
            brush.peaks(2, .4, "#7d3527", "#341310", QColor(0, 0, 0, 0));
            break;
        case 2:
            brush.glow(light, .8, "#ffb06a", .8);
            brush.rays(light, "#ffd09a", .38, 10);
            brush.hills(2, .74, "#67281d", "#2c0f0c", .06);
            break;
        default:
            brush.clouds(7, "#7c2c22", .1, .6);
            brush.glow({light.x(), .75}, .7, "#ff9a52", .7);
            brush.peaks(1, .46, "#4a1a15", "#3a1411", QColor(0, 0, 0, 0));
            brush.flames(6, .3, "#f2853f", "#ffdf9a");
            break;
    }
    brush.motes(22, "#ffca7d", .006);
}

void wood(Brushwork& brush, const Palette& hues, QPointF light) {
    switch (brush.dice.below(4)) {
        case 0:
            brush.sky("#5f8f8a", "#a5c68d", "#dfe6ac");
            brush.glow(light, .7, hues.glow, .6);
            brush.hills(2, .6, "#7fa36b", "#496f41", .06);
            brush.trees(16, .82, .26, "#355a34");
            brush.trees(9, 1.02, .44, "#1d3a22");
            break;
        case 1:
            brush.sky(hues.deep, hues.dark, hues.light);
            brush.rays({light.x(), -.2}, "#e6f5b6", .5, 13);
            brush.motes(20, "#e9f7b4", .009);
            brush.roundTrees(6, 1.0, .34, "#234628");
            break;
        case 2:
            brush.sky("#6f9aa0", "#bcd3a0", "#ecebb8");
            brush.disc({light.x(), .36}, .09, "#fbf6cf", .5);
            brush.hills(4, .55, "#9ab97d", "#2f5530", .07);
            break;
        default:
            brush.sky(hues.dark, hues.light, "#b6d58e");
            brush.glow(light, .8, hues.glow, .7);
            brush.roundTrees(8, .84, .3, "#3f6b3a");
            brush.hills(1, .84, "#2a4c2c", "#1c3720", .04);
            brush.reeds(14, 1.0, .2, "#18301c");
            break;
    }
}

void nowhere(Brushwork& brush, const Palette& hues, QPointF light) {
    brush.sky(hues.deep, hues.dark, hues.light);
    brush.glow(light, .75, hues.glow, .65);
    if (brush.dice.below(2) == 0) {
        brush.rings(light, hues.glow, .42, 5);
    } else {
        brush.rays(light, hues.glow, .3, 18);
        brush.rings(light, hues.glow, .3, 3);
    }
    brush.motes(10, hues.glow, .006);
}

/// Paints stars and a distant world.
void space(Brushwork& brush, const Palette& hues, QPointF light) {
    brush.sky(hues.deep, hues.dark, hues.deep);
    brush.stars(46, "#e6fff8", 1);
    brush.disc({brush.dice.in(.15, .85), brush.dice.in(.2, .45)}, brush.dice.in(.07, .16), hues.glow, .5);
    brush.glow(light, .7, hues.glow, .42);
    if (brush.dice.below(2) == 0)
        brush.rings(light, hues.glow, .36, 4);
    else
        brush.hills(2, .8, hues.dark, hues.deep, .04);
}

void forest(Brushwork& brush) {
    brush.sky("#557f7a", "#9dbb84", "#dfe2a6");
    brush.glow({.62, .4}, .6, "#fff7c4", .75);
    brush.hills(1, .56, "#86a573", "#6d9160", .06);
    brush.trees(20, .68, .24, "#557f52");
    brush.trees(14, .82, .38, "#37603a");
    brush.mist(4, .62, .8, "#f0f4c8");
    brush.trees(8, 1.0, .62, "#1c3b23");
    brush.hills(1, .95, "#16301c", "#122817", .02);
}

void mountain(Brushwork& brush) {
    brush.sky("#5d4a56", "#c27a56", "#f3c287");
    brush.disc({.7, .38}, .08, "#ffe3b0", .6);
    brush.clouds(4, "#f7d3ae", .2, .5);
    brush.peaks(3, .2, "#b98670", "#6d3f35", "#fff0e2");
    brush.hills(2, .84, "#4d2c25", "#2f1916", .04);
}

void fen(Brushwork& brush) {
    brush.sky("#2d2833", "#5a5466", "#9d9a8a");
    brush.disc({.34, .3}, .1, "#eee7cf", .5);
    brush.hills(1, .58, "#4d4955", "#433f4b", .03);
    brush.bareTrees(6, .66, .4, "#2a2531");
    brush.waves(4, .7, "#4b5350", "#20252a", "#aebfae");
    brush.mist(8, .58, .9, "#cfd6c0");
    brush.reeds(20, 1.02, .4, "#17151b");
}

void isle(Brushwork& brush) {
    brush.sky("#2f6d9c", "#7fb9d8", "#e6efd9");
    brush.disc({.28, .3}, .07, "#fff4d2", .6);
    brush.clouds(4, "#fffdf6", .2, .46);
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(QColor("#55794f"));
    brush.painter.drawEllipse(brush.point({.62, .63}), .24 * brush.area.width(), .13 * brush.area.height());
    brush.painter.setBrush(QColor("#dcc892"));
    brush.painter.drawEllipse(brush.point({.62, .69}), .29 * brush.area.width(), .05 * brush.area.height());
    brush.waves(5, .64, "#5aa2c6", "#14466e", "#f0faff");
}

void grassland(Brushwork& brush) {
    brush.sky("#7fa6c0", "#e3d6a8", "#f6e6b6");
    brush.disc({.66, .4}, .1, "#fff6d8", .7);
    brush.clouds(5, "#fffdf4", .15, .42);
    brush.hills(2, .52, "#c3b681", "#a3975f", .05);
    brush.furrows(.66, "#e0c877", "#a98f47");
    brush.roundTrees(3, .68, .15, "#7d7a48");
}

}  // namespace

void paintGround(Brushwork& brush, Ground ground, const Palette& hues, QPointF light) {
    switch (ground) {
        case Ground::Fields:
            return fields(brush, hues, light);
        case Ground::Sea:
            return sea(brush, hues, light);
        case Ground::Night:
            return night(brush, hues, light);
        case Ground::Fire:
            return fire(brush, hues, light);
        case Ground::Wood:
            return wood(brush, hues, light);
        case Ground::Space:
            return space(brush, hues, light);
        case Ground::Plain:
            return nowhere(brush, hues, light);
    }
}

bool paintPlace(Brushwork& brush, const QString& scene) {
    if (scene == u"forest") return forest(brush), true;
    if (scene == u"mountain") return mountain(brush), true;
    if (scene == u"fen") return fen(brush), true;
    if (scene == u"isle") return isle(brush), true;
    if (scene == u"grassland") return grassland(brush), true;
    return false;
}

}  // namespace duelogue
