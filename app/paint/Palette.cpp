#include "app/paint/Palette.h"

namespace duelogue {

Palette Palette::of(QChar letter) {
    switch (letter.toLatin1()) {
        case 'W':
            return {"#dccfae", "#978963", "#fff1c4", "#4b3f25"};
        case 'U':
            return {"#44769f", "#1f3f60", "#a5d6ff", "#0c2036"};
        case 'B':
            return {"#5f5069", "#2b2233", "#cdb0e6", "#150f1b"};
        case 'R':
            return {"#ad4e3d", "#5c231c", "#ffb98f", "#2b0d0a"};
        case 'G':
            return {"#54834d", "#27452b", "#cfeeb0", "#0f2113"};
        case 'L':
            return {"#8d7759", "#4c3e2e", "#ecd8b4", "#241c13"};
        case 'M':
            return {"#a88a55", "#574223", "#ffe2ab", "#2a1e10"};
        case 'a':
            return {"#4d8f86", "#1d4844", "#a8ffe6", "#0a201f"};
        case 'd':
            return {"#8a7a3c", "#45421d", "#f0e59a", "#1f1d0c"};
        case 'n':
            return {"#5a5d70", "#262834", "#d98f8f", "#12131b"};
        case 'p':
            return {"#3f6288", "#1b304c", "#ffd28a", "#0b1828"};
        case 'r':
            return {"#8d7468", "#463830", "#ffc08f", "#1f1815"};
        case 't':
            return {"#6b8f4a", "#2f4a24", "#e3f7a0", "#131f0e"};
        case 'w':
            return {"#6a58a0", "#31265a", "#d6c2ff", "#150f2b"};
        case 'm':
            return {"#b99a5c", "#6a5327", "#ffe9b0", "#2c2210"};
        case 'e':
            return {"#b3693a", "#5f3018", "#ffc795", "#2b150a"};
        case 's':
            return {"#2f8a78", "#134640", "#a5f5df", "#07221f"};
        case 'x':
            return {"#9c4f7f", "#4f1f40", "#f7b4dd", "#240d1d"};
        case 'H':
            return {"#6f6590", "#37304f", "#d3c8f2", "#191527"};
        case 'J':
            return {"#a8433f", "#571e20", "#ffc0ae", "#290c0e"};
        case 'N':
            return {"#c08a32", "#6a4614", "#ffe3a0", "#2d1c08"};
        case 'Y':
            return {"#4c7357", "#233d2d", "#c3ecc6", "#0d1d13"};
        case 'K':
            return {"#5b7488", "#2b3b48", "#c6dff0", "#121b22"};
        case 'k':
            return {"#b7612f", "#5f2c15", "#ffcb94", "#2b1208"};
        case 'i':
            return {"#3d6c9e", "#1b3658", "#a9d4ff", "#0b192c"};
        case 'h':
            return {"#5d9150", "#2a4a26", "#d3f4b4", "#0f2010"};
        case 'o':
            return {"#9a9157", "#4f4928", "#f0e9ae", "#221f10"};
        case 'v':
            return {"#87806f", "#464034", "#e9dfc8", "#1f1b15"};
        case 'S':
            return {"#3c4a53", "#1b242a", "#b6d8ea", "#0c1216"};
        case 'z':
            return {"#6f7d5f", "#343c2b", "#c8e09a", "#161a11"};
        default:
            return {"#828c95", "#454d55", "#e2eaf0", "#1b2026"};
    }
}

QColor Palette::pip(const QString& pip) {
    switch (pip.isEmpty() ? '\0' : pip.front().toLatin1()) {
        case 'W':
            return "#f1e4b4";
        case 'U':
            return "#86bdea";
        case 'B':
            return "#9a87ac";
        case 'R':
            return "#e3846a";
        case 'G':
            return "#8abd78";
        case 'K':
            return "#eac766";
        default:
            return "#c3bcae";
    }
}

QString Palette::pipIcon(const QString& pip) {
    switch (pip.size() == 1 ? pip.front().toLatin1() : '\0') {
        case 'W':
            return "sun";
        case 'U':
            return "drop";
        case 'B':
            return "death-skull";
        case 'R':
            return "flame";
        case 'G':
            return "oak-leaf";
        case 'T':
            return "return-arrow";
        case 'K':
            return "stopwatch";
        default:
            return {};
    }
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
