#include <QColor>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "app/games/Games.h"
#include "app/library/files/Preferences.h"
#include "app/shell/paint/CardImages.h"
#include "app/shell/paint/FaceStore.h"
#include "app/shell/paint/Palette.h"
#include "app/shell/window/Window.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/Warnings.h"

using namespace duelogue;

namespace {

/// The linear components of a color.
using Light = std::array<double, 3>;

Light lightOf(const QColor& color) {
    const auto part = [](double value) {
        return value <= .04045 ? value / 12.92 : std::pow((value + .055) / 1.055, 2.4);
    };
    return {part(color.redF()), part(color.greenF()), part(color.blueF())};
}

/// Returns the contrast according to WCAG 2: 1 for equal colors, 21 for black on white.
double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& color) {
        const Light light = lightOf(color);
        return .2126 * light[0] + .7152 * light[1] + .0722 * light[2];
    };
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + .05) / (std::min(one, other) + .05);
}

using Matrix = std::array<std::array<double, 3>, 3>;

Light times(const Matrix& matrix, const Light& light) {
    Light result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * light[i];
    }
    return result;
}

/// Returns the perceived difference of two colors according to CIE 1976.
double apart(const Light& a, const Light& b) {
    constexpr Matrix toXyz{{{.4124, .3576, .1805}, {.2126, .7152, .0722}, {.0193, .1192, .9505}}};
    const auto lab = [&](Light light) {
        for (double& part : light) part = std::clamp(part, 0.0, 1.0);
        Light xyz = times(toXyz, light);
        const Light white{.9505, 1, 1.089};
        for (std::size_t i = 0; i < 3; ++i) {
            const double share = xyz[i] / white[i];
            xyz[i] = share > .008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116;
        }
        return Light{116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
    };
    const Light one = lab(a), other = lab(b);
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

}  // namespace

/// Themes: texts are legible, and colors with a meaning are distinguishable.
class TestThemes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void textsHaveEnoughContrast_data() { themes(); }
    void textsHaveEnoughContrast();
    void namesInTheLogCanBeRead_data() { themes(); }
    void namesInTheLogCanBeRead();
    void seatColorsDifferForColorBlindPlayers_data() { themes(); }
    void seatColorsDifferForColorBlindPlayers();
    void anUnknownThemeIsDark();
    void noColorStandsOutsideTheThemes();
    void gamesShareTheLettersOfColorsOut();
    void cardsFollowTheTheme();

private:
    OwnHome m_home;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    std::unique_ptr<QObject> m_holder;
    QObject* m_theme = nullptr;

    static void themes();
    void take(const QString& theme);
    [[nodiscard]] QColor color(const char* name) const;
    [[nodiscard]] QList<QColor> seats() const;
};

void TestThemes::initTestCase() {
    Warnings::collect();
    m_engine = std::make_unique<QQmlApplicationEngine>();
    prepareWindow(*m_engine);
    QQmlComponent component(m_engine.get());
    component.setData("import QtQml\nimport Duelogue\nQtObject { property QtObject theme: Theme }", {});
    m_holder.reset(component.create());
    QVERIFY2(m_holder != nullptr, qPrintable(component.errorString()));
    m_theme = m_holder->property("theme").value<QObject*>();
    QVERIFY(m_theme != nullptr);
}

void TestThemes::cleanupTestCase() {
    m_holder.reset();
    m_engine.reset();
    QCOMPARE(Warnings::text(), QString());
}

void TestThemes::themes() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("least");
    QTest::newRow("dark") << "dark" << 4.5;
    QTest::newRow("light") << "light" << 4.5;
    QTest::newRow("high contrast") << "contrast" << 7.0;
}

void TestThemes::take(const QString& theme) {
    m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"))->setTheme(theme);
}

QColor TestThemes::color(const char* name) const {
    const QVariant value = m_theme->property(name);
    return value.isValid() ? value.value<QColor>() : QColor();
}

QList<QColor> TestThemes::seats() const {
    QList<QColor> seats;
    const QVariantList all = m_theme->property("seats").toList();
    for (const QVariant& seat : all) seats << seat.value<QColor>();
    return seats;
}

void TestThemes::textsHaveEnoughContrast() {
    QFETCH(const QString, theme);
    QFETCH(const double, least);
    take(theme);
    struct Ink {
        const char* name;
        std::vector<const char*> grounds;
    };
    const Ink inks[]{
        {"text", {"felt",          "feltMiddle",  "feltRim",  "panel",   "raised",   "sheet", "button",
                  "buttonHovered", "chip",        "tile",     "tileLit", "seatOpen", "note",  "tag",
                  "banner",        "tileHovered", "question", "waiting", "notice",   "veil",  "dial"}},
        {"soft",
         {"felt", "feltMiddle", "panel", "raised", "sheet", "tile", "tileHovered", "tileLit", "seatOpen", "question",
          "waiting", "note", "tag", "banner", "chip", "buttonHovered"}},
        {"faint", {"felt", "panel", "raised", "sheet", "tile", "question", "waiting", "seatOpen"}},
        {"brass", {"felt", "panel", "raised", "question", "veil", "sheet"}},
        {"gold", {"note", "raised", "sheet", "banner", "panel"}},
        {"worse", {"panel", "tile", "tileLit", "raised", "sheet"}},
        {"better", {"raised"}},
        {"shield", {"raised"}},
        {"asks", {"raised", "panel"}},
        {"inkOnGold", {"goldBright", "goldDeep"}},
        {"inkOnChosen", {"chosen"}},
        {"plateText", {"plate"}},
        {"plateBetter", {"plate"}},
        {"plateWorse", {"plate"}},
        {"inkOnNumber", {"lost", "gained"}},
        {"dialAlarm", {"dial"}},
    };
    for (const Ink& ink : inks) {
        for (const char* ground : ink.grounds) {
            QVERIFY2(color(ink.name).isValid() && color(ground).isValid(),
                     qPrintable(QString("%1 %2").arg(ink.name, ground)));
            const double found = contrast(color(ink.name), color(ground));
            QVERIFY2(found >= least, qPrintable(QString("%1 on %2: %3").arg(ink.name, ground).arg(found)));
        }
    }
    const QList<QColor> all = seats();
    QCOMPARE(all.size(), 4);
    constexpr double large = 3;  // for large letters and lines
    for (const QColor& seat : all) {
        QVERIFY2(contrast(color("inkOnSeat"), seat) >= least, qPrintable(seat.name()));
        for (const char* ground : {"felt", "feltMiddle", "panel", "note"})
            QVERIFY2(contrast(seat, color(ground)) >= large, qPrintable(seat.name() + " on " + ground));
    }
    for (const char* line : {"gold", "danger", "shield", "asks", "bright"})
        QVERIFY2(contrast(color(line), color("felt")) >= large, line);
}

void TestThemes::namesInTheLogCanBeRead() {
    QFETCH(const QString, theme);
    take(theme);
    std::vector<FrameColors> frames{frameColors(u'A'), frameColors(u'M')};
    for (const CardColors& game : cardColors()) frames.insert(frames.end(), game.frames.begin(), game.frames.end());
    QVERIFY(frames.size() > 25);
    for (const FrameColors& frame : frames) {
        const QString name = mixed(frame.hues.glow, "#cfc4ae", .25).name();
        QString line;
        QVERIFY(QMetaObject::invokeMethod(m_theme, "onGround", Q_RETURN_ARG(QString, line),
                                          Q_ARG(QString, QString("<font color=\"%1\">Bear</font>").arg(name))));
        const QRegularExpressionMatch found = QRegularExpression("color=\"(#[0-9a-f]{6})\"").match(line);
        QVERIFY2(found.hasMatch(), qPrintable(line));
        const double against = contrast(QColor(found.captured(1)), color("panel"));
        QVERIFY2(against >= 4.5,
                 qPrintable(QString("%1: %2 for %3").arg(frame.letter).arg(against).arg(found.captured(1))));
    }
}

/// Color blindness is simulated with the matrices of Machado, Oliveira and Fernandes (2009).
void TestThemes::seatColorsDifferForColorBlindPlayers() {
    QFETCH(const QString, theme);
    take(theme);
    constexpr Matrix usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    constexpr Matrix withoutRed{
        {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}};
    constexpr Matrix withoutGreen{
        {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.01182, .04294, .968881}}};
    constexpr Matrix withoutBlue{
        {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .3039}}};
    constexpr double clearly = 9;  // 2.3 is just noticeable
    const QList<QColor> all = seats();
    for (const Matrix& eye : {usual, withoutRed, withoutGreen, withoutBlue}) {
        for (int a = 0; a < all.size(); ++a) {
            for (int b = 0; b < a; ++b) {
                const double far = apart(times(eye, lightOf(all[a])), times(eye, lightOf(all[b])));
                QVERIFY2(far >= clearly,
                         qPrintable(QString("%1 and %2: %3").arg(all[a].name(), all[b].name()).arg(far)));
            }
        }
    }
}

void TestThemes::anUnknownThemeIsDark() {
    take("dark");
    const QColor felt = color("felt");
    take("light");
    QVERIFY(color("felt") != felt);
    take("sepia");
    QCOMPARE(color("felt"), felt);
}

void TestThemes::noColorStandsOutsideTheThemes() {
    const QString root = QStringLiteral(DUELOGUE_SOURCE_DIR "/app/qml");
    static const QRegularExpression color("\"#[0-9a-fA-F]{3,8}\"");
    int files = 0;
    for (QDirIterator each(root, {"*.qml", "*.js"}, QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
        QFile file(each.next());
        if (file.fileName().startsWith(root + "/theme/")) continue;
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QRegularExpressionMatch found = color.match(QString::fromUtf8(file.readAll()));
        QVERIFY2(!found.hasMatch(), qPrintable(file.fileName() + ": " + found.captured()));
        ++files;
    }
    QVERIFY(files > 50);
}

void TestThemes::gamesShareTheLettersOfColorsOut() {
    std::set<char> frames, pips;
    for (const CardColors& game : cardColors()) {
        for (const FrameColors& frame : game.frames) QVERIFY2(frames.insert(frame.letter).second, &frame.letter);
        for (const PipColors& pip : game.pips) QVERIFY2(pips.insert(pip.letter).second, &pip.letter);
    }
    // The letters for colorless and multicolored.
    QVERIFY(!frames.contains('A') && !frames.contains('M'));
}

void TestThemes::cardsFollowTheTheme() {
    paintWith(cardColors());
    TableFace face;
    face.name = "Bear";
    face.frame = "L";
    face.typeLine = "Creature";
    face.rarity = "rare";
    face.figures = "3/3";
    face.change = TableChange::Up;
    const QString key = FaceStore::instance().keyOf(face);
    CardImages images;
    const auto painted = [&](const QString& brush) {
        return images.requestImage("tile/" + key + brush, nullptr, {240, 240});
    };
    const auto large = [&](const QString& brush) {
        return images.requestImage("face/" + key + brush, nullptr, {240, 240});
    };
    QVERIFY(!painted("").isNull());
    QVERIFY(painted("") != painted("?clear"));
    QVERIFY(large("") != large("?marked"));
    take("dark");
    QCOMPARE(m_theme->property("brush").toString(), QString());
    take("contrast");
    QCOMPARE(m_theme->property("brush").toString(), QStringLiteral("?clear"));
}

DUELOGUE_TEST(TestThemes, QGuiApplication)
#include "tst_themes.moc"
