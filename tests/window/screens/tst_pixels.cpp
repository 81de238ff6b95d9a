// The pixels of the window with the software renderer, at common scales of screens.
#include <QPainter>
#include <QProcess>
#include <QQmlComponent>
#include <QStyleHints>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>

#include "app/games/Games.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/paint/Lettering.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

namespace {

constexpr std::array<QSize, 3> windowSizes{{{800, 600}, {1024, 640}, {1062, 663}}};

int distance(QRgb one, QRgb other) {
    return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other)) +
           std::abs(qBlue(one) - qBlue(other));
}

/// The upper and lower edge of an item, in pixels. An edge that covers half of its row lies in the middle of the row.
struct Extent {
    double top = 0;
    double bottom = 0;
};

/// Returns the extent of an item that is visible in one of two pictures of the same size; std::nullopt if they are
/// equal.
std::optional<Extent> extentOf(const QImage& one, const QImage& other, QRect area) {
    std::vector<int> rows;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        int most = 0;
        for (int x = area.left(); x <= area.right(); ++x)
            most = std::max(most, distance(one.pixel(x, y), other.pixel(x, y)));
        rows.push_back(most);
    }
    const double full = rows.empty() ? 0 : *std::ranges::max_element(rows);
    constexpr double leastContrast = 40;
    if (full < leastContrast) return std::nullopt;
    constexpr double leastShare = .08;
    const auto isSeen = [&](int row) { return row > full * leastShare; };
    const auto first = std::ranges::find_if(rows, isSeen);
    const auto last = std::find_if(rows.rbegin(), rows.rend(), isSeen);
    const double top = area.top() + static_cast<double>(first - rows.begin());
    const double bottom = area.top() + static_cast<double>(rows.rend() - last);
    return Extent{top + 1 - *first / full, bottom - 1 + *last / full};
}

}  // namespace

/// The tests run in a separate process for each scale.
class TestPixels : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void framesOfTheSideColumnAreComplete_data() { addGames(); }
    void framesOfTheSideColumnAreComplete();
    void changesOfANameFieldLeaveNoTraces();
    void numbersAreCenteredInTheirBadges_data() { addGames(); }
    void numbersAreCenteredInTheirBadges();
    void numbersAreCenteredAtEveryFractionOfAPixel();
    void paintedNumbersAreCentered();

private:
    static void addGames();
    void begin(std::uint64_t seed = 5);
    /// Returns the backing store of the window when all animations have ended.
    [[nodiscard]] QImage drawn();
    /// Returns the window after a complete repaint. Usually the software renderer repaints only what has changed.
    [[nodiscard]] QImage drawnAnew();
    /// Returns what the window draws without an item.
    [[nodiscard]] QImage drawnWithout(QQuickItem* item);
    /// Returns how many pixels the number's ink lies below the middle of its badge, or nullopt if the badge is cut,
    /// turned or covered.
    [[nodiscard]] std::optional<double> misplacement(QQuickItem* number, const QImage& whole);
    [[nodiscard]] QRect pixelsOf(const QQuickItem* item) const;
    /// Returns every visible item of one of our own types.
    [[nodiscard]] QList<QQuickItem*> itemsOf(const QString& type, const char* property) const;
};

void TestPixels::addGames() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestPixels::begin(std::uint64_t seed) {
    QFETCH(const QString, game);
    const auto& decks = duelogue::game(game.toStdString())->usualDecks();
    MatchConfig config;
    config.game = game;
    config.seats = {{"Anna", "person", QString::fromStdString(decks[0])},
                    {"Ben", "random", QString::fromStdString(decks[1])}};
    QVERIFY(m_session->begin(config, seed));
}

QImage TestPixels::drawn() {
    waitForPictures();
    QImage last = m_window->grabWindow();
    constexpr int longest = 40;
    for (int i = 0; i < longest; ++i) {
        QTest::qWait(40);
        QImage now = m_window->grabWindow();
        if (now == last) return now;
        last = now;
    }
    return last;
}

QImage TestPixels::drawnAnew() {
    m_window->contentItem()->setOpacity(0);
    (void)m_window->grabWindow();
    m_window->contentItem()->setOpacity(1);
    return m_window->grabWindow();
}

QImage TestPixels::drawnWithout(QQuickItem* item) {
    item->setOpacity(0);
    QImage drawn = m_window->grabWindow();
    item->setOpacity(1);
    return drawn;
}

QRect TestPixels::pixelsOf(const QQuickItem* item) const {
    const double scale = m_window->effectiveDevicePixelRatio();
    const QRectF at = item->mapRectToScene(item->boundingRect());
    return QRectF(at.topLeft() * scale, at.size() * scale).toAlignedRect();
}

QList<QQuickItem*> TestPixels::itemsOf(const QString& type, const char* property) const {
    QList<QQuickItem*> items = itemsWith(property);
    items.removeIf([&](const QQuickItem* item) {
        return !QString(item->metaObject()->className()).startsWith(type + "_QMLTYPE");
    });
    return items;
}

void TestPixels::framesOfTheSideColumnAreComplete() {
    // Only the questions of cards have frames. The model is read, because the items follow with the next picture.
    const auto hasFrame = [this] { return !m_table->table().frames.empty(); };
    const auto goesOn = [this] { return settle() && !m_table->table().result.over; };
    for (std::uint64_t seed = 5; seed <= 9 && !hasFrame(); ++seed) {
        begin(seed);
        for (int i = 0; i < 60 && goesOn() && !hasFrame(); ++i) answerByKeyboard();
    }
    QVERIFY(settle());
    int count = 0;
    for (const QSize size : windowSizes) {
        resizeWindow(size);
        const QImage whole = drawn();
        const QList<QQuickItem*> frames = itemsOf("ReasonFrame", "because");
        for (QQuickItem* frame : frames) {
            const QRect area = pixelsOf(frame).adjusted(-2, -2, 2, 2);
            frame->setVisible(false);
            const QImage bare = m_window->grabWindow();
            frame->setVisible(true);
            const auto seen = extentOf(whole, bare, area);
            if (!seen) continue;
            ++count;
            const auto colorAt = [&](double y) { return whole.pixel(area.center().x(), static_cast<int>(y)); };
            constexpr int alike = 60;
            const int difference = distance(colorAt(std::floor(seen->top)), colorAt(std::ceil(seen->bottom) - 1));
            QVERIFY2(difference < alike, qPrintable(QString("%1x%2: %3 at the lower edge, %4 at the upper one")
                                                        .arg(size.width())
                                                        .arg(size.height())
                                                        .arg(colorAt(std::ceil(seen->bottom) - 1), 8, 16)
                                                        .arg(colorAt(seen->top), 8, 16)));
        }
    }
    QVERIFY(count > 0);
}

void TestPixels::changesOfANameFieldLeaveNoTraces() {
    QGuiApplication::styleHints()->setCursorFlashTime(0);
    resizeWindow({1062, 663});
    (void)drawn();
    const auto verifyWhole = [this](const QString& what) {
        const QImage changed = drawn();
        const QImage anew = drawnAnew();
        int most = 0;
        for (int y = 0; y < anew.height(); ++y) {
            for (int x = 0; x < anew.width(); ++x)
                most = std::max(most, distance(anew.pixel(x, y), changed.pixel(x, y)));
        }
        // A part of a stretched or turned picture is interpolated a little differently than the whole.
        constexpr int alike = 40;
        QVERIFY2(most < alike, qPrintable(QString("%1: a pixel is %2 off").arg(what).arg(most)));
    };
    const QList<QQuickItem*> fields = itemsOf("NameField", "placeholder");
    QVERIFY(!fields.isEmpty());
    QTest::mouseClick(m_window, Qt::LeftButton, {}, fields.front()->mapToScene({10, 10}).toPoint());
    verifyWhole("focus");
    QTest::keyClick(m_window, Qt::Key_Home, Qt::ShiftModifier);
    verifyWhole("selection");
    QTest::keyClick(m_window, Qt::Key_J);
    verifyWhole("a letter");
    QTest::keyClick(m_window, Qt::Key_Backspace);
    verifyWhole("no letter");
    QTest::keyClick(m_window, Qt::Key_Tab);
    verifyWhole("no focus");
    QTest::keyClick(m_window, Qt::Key_Tab, Qt::ShiftModifier);
    verifyWhole("focus again");
}

std::optional<double> TestPixels::misplacement(QQuickItem* number, const QImage& whole) {
    QQuickItem* const badge = number->parentItem();
    if (badge->itemTransform(nullptr, nullptr).type() > QTransform::TxScale) return std::nullopt;
    const QRect area = pixelsOf(badge).adjusted(-2, -2, 2, 2);
    if (!whole.rect().contains(area)) return std::nullopt;
    const auto digits = extentOf(whole, drawnWithout(number), area);
    const auto ground = extentOf(whole, drawnWithout(badge), area);
    if (!digits || !ground) return std::nullopt;
    return (digits->top + digits->bottom - ground->top - ground->bottom) / 2;
}

void TestPixels::numbersAreCenteredInTheirBadges() {
    begin();
    for (int i = 0; i < 30 && settle() && !m_table->result()->over(); ++i) answerByKeyboard();
    QVERIFY(settle());
    resizeWindow({1062, 663});
    // Digits alone, since a stroke as in "2/2" is higher, and colors that differ from all that lies below.
    for (QQuickItem* number : itemsOf("BadgeText", "baselineY")) {
        QQuickItem* const badge = number->parentItem();
        number->setProperty("text", "8");
        number->setProperty("color", QColor(Qt::black));
        badge->setProperty("color", QColor(Qt::magenta));
        if (auto* const border = badge->property("border").value<QObject*>())
            border->setProperty("color", QColor(Qt::magenta));
    }
    const QImage whole = drawn();
    int count = 0;
    for (QQuickItem* number : itemsOf("BadgeText", "baselineY")) {
        const auto off = misplacement(number, whole);
        if (!off) continue;
        ++count;
        QVERIFY2(std::abs(*off) < 1, qPrintable(QString("%1, %2 px high, at %3: %4 px off")
                                                    .arg(number->parentItem()->metaObject()->className())
                                                    .arg(number->parentItem()->height())
                                                    .arg(number->parentItem()->mapToScene({}).y())
                                                    .arg(*off)));
    }
    QVERIFY(count > 0);
}

void TestPixels::numbersAreCenteredAtEveryFractionOfAPixel() {
    QQmlComponent component(m_engine.get());
    component.setData(R"(
import QtQuick
import Duelogue
Rectangle {
    width: 800; height: 600; z: 99999
    Repeater {
        model: 64
        Rectangle {
            required property int index
            x: 10 + index % 8 * 80; y: 10 + Math.floor(index / 8) * (60 + .125)
            width: 60; height: 13 + index % 16; radius: height / 2; color: "magenta"
            BadgeText { text: "8"; anchors.horizontalCenter: parent.horizontalCenter; font.pixelSize: parent.height * .7 }
        }
    }
})",
                      QUrl());
    const std::unique_ptr<QObject> made(component.create());
    auto* const item = qobject_cast<QQuickItem*>(made.get());
    QVERIFY2(item != nullptr, qPrintable(component.errorString()));
    item->setParentItem(m_window->contentItem());
    resizeWindow({800, 600});
    const QImage whole = drawn();
    for (QQuickItem* number : itemsOf("BadgeText", "baselineY")) {
        const auto off = misplacement(number, whole);
        QVERIFY(off.has_value());
        QVERIFY2(std::abs(*off) < 1, qPrintable(QString("%1 px high, at %2: %3 px off")
                                                    .arg(number->parentItem()->height())
                                                    .arg(number->parentItem()->y())
                                                    .arg(*off)));
    }
}

void TestPixels::paintedNumbersAreCentered() {
    constexpr int side = 120;
    constexpr double middle = side / 2.0;
    const auto painted = [](auto paint) {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter);
        return image;
    };
    const auto verifyMiddle = [&](const QString& text, double size, const QImage& with, const QImage& without) {
        const auto ink = extentOf(with, without, with.rect());
        QVERIFY(ink.has_value());
        const double off = (ink->top + ink->bottom) / 2 - middle;
        QVERIFY2(std::abs(off) < 1, qPrintable(QString("%1 of size %2: %3 px off").arg(text).arg(size).arg(off)));
    };
    const auto pip = [&](const QString& text, double diameter) {
        return painted([&](QPainter& painter) { paintPip(painter, {middle, middle}, diameter, text); });
    };
    const auto figure = [&](const QString& text, double scale) {
        return painted([&](QPainter& painter) {
            painter.translate(middle, middle);
            painter.scale(scale, scale);
            figureLine(painter, {-30, -20, 60, 40}, text, serif(1), {24, 12});
        });
    };
    for (double size = 16; size < 64 && !QTest::currentTestFailed(); size += .7) {
        for (const QString& text : {QString("0"), QString("1"), QString("7"), QString("X"), QString("12")})
            verifyMiddle(text, size, pip(text, size), pip(" ", size));
        for (const QString& text : {QString("0"), QString("12"), QString("3000")})
            verifyMiddle(text, size, figure(text, size / 40), figure(" ", size / 40));
    }
}

namespace {

/// Runs the class in one process for each scale, because Qt reads the scale once, at its start.
int runAtEachScale(int argc, char** argv) {
    constexpr const char* isScaled = "DUELOGUE_SCALED";
    if (qEnvironmentVariableIsSet(isScaled)) return runTest<TestPixels, QGuiApplication>(argc, argv);
    qputenv(isScaled, "1");
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    int status = 0;
    for (const char* scale : {"1", "1.25", "1.5", "1.75", "2"}) {
        std::printf("At scale %s:\n", scale);
        std::fflush(stdout);
        qputenv("QT_SCALE_FACTOR", scale);
        status |= QProcess::execute(QCoreApplication::applicationFilePath(), QStringList("tst_pixels") + arguments);
    }
    return status;
}

}  // namespace

DUELOGUE_TEST_MAIN(TestPixels, runAtEachScale)
#include "tst_pixels.moc"
