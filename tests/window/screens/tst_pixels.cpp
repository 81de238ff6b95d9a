// The pixels of the window with the software renderer, at common scales of screens.
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>

#include "app/games/Games.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
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

    void framesOfTheSideColumnAreWhole_data() { addGames(); }
    void framesOfTheSideColumnAreWhole();

private:
    static void addGames();
    void begin();
    /// Returns the backing store of the window when all animations have ended.
    [[nodiscard]] QImage drawn();
    [[nodiscard]] QRect pixelsOf(const QQuickItem* item) const;
    /// Returns every visible item of one of our own types.
    [[nodiscard]] QList<QQuickItem*> itemsOf(const QString& type, const char* property) const;
};

void TestPixels::addGames() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestPixels::begin() {
    QFETCH(const QString, game);
    const auto& decks = duelogue::game(game.toStdString())->usualDecks();
    MatchConfig config;
    config.game = game;
    config.seats = {{"Anna", "person", QString::fromStdString(decks[0])},
                    {"Ben", "random", QString::fromStdString(decks[1])}};
    QVERIFY(m_session->begin(config, 5));
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

void TestPixels::framesOfTheSideColumnAreWhole() {
    begin();
    for (int i = 0; i < 6 && settle(); ++i) answerByKeyboard();
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
