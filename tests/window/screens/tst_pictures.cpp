// Pictures are painted for the visible size, not for the intermediate sizes of a layout.
#include <QGuiApplication>
#include <QMap>
#include <QMutex>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QSignalSpy>
#include <QtTest>
#include <cmath>
#include <memory>

#include "app/library/matches/MatchesModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/paint/CardImages.h"
#include "app/shell/paint/PictureFrame.h"
#include "app/shell/window/Window.h"
#include "app/start/SetupChoices.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/Warnings.h"

using namespace duelogue;

namespace {

/// An image provider that records the sizes in the addresses of requested pictures.
class WatchedImages : public CardImages {
public:
    static inline QMutex mutex;
    static inline QMap<QString, QSet<QString>> asked;

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override {
        {
            const QMutexLocker lock(&mutex);
            const qsizetype slash = id.indexOf(u'/');
            const QString pixels = id.left(slash);
            if (pixels.front().isDigit()) asked[id.mid(slash + 1)].insert(pixels);
        }
        return CardImages::requestImage(id, size, requestedSize);
    }
};

}  // namespace

class TestPictures : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;
    std::unique_ptr<QQuickWindow> m_window;
    QQuickItem* m_parent = nullptr;  // the window's content item
    PictureFrame* m_frame = nullptr;

private slots:
    void init() {
        m_window = std::make_unique<QQuickWindow>();
        m_window->resize(200, 200);
        m_parent = new QQuickItem(m_window->contentItem());
        m_frame = new PictureFrame(m_parent);
    }

    void aPictureIsPaintedForItsVisibleSize() {
        const QSignalSpy painted(m_frame, &PictureFrame::pixelsChanged);
        for (const double side : {10.0, 20.0, 30.2}) m_frame->setSize({side, side / 2});
        QVERIFY(m_frame->pixels().isEmpty());
        m_window->show();
        const double scale = m_window->effectiveDevicePixelRatio();
        QTRY_COMPARE(m_frame->pixels(), QSize(int(std::ceil(30.2 * scale)), int(std::ceil(15.1 * scale))));
        QCOMPARE(painted.count(), 1);
        for (const double side : {40.0, 50.0, 60.0}) m_frame->setSize({side, side});
        QTRY_COMPARE(m_frame->pixels(), QSize(int(60 * scale), int(60 * scale)));
        QCOMPARE(painted.count(), 2);
        m_frame->setX(5);
        QTest::qWait(50);
        QCOMPARE(painted.count(), 2);
    }

    void hiddenPicturesArePaintedWhenShown() {
        m_parent->setVisible(false);
        m_frame->setSize({10, 10});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTest::qWait(50);
        QVERIFY(m_frame->pixels().isEmpty());
        m_parent->setVisible(true);
        QTRY_VERIFY(!m_frame->pixels().isEmpty());
    }

    void theStartScreenPaintsItsPicturesForFewSizes() {
        Warnings::collect();
        SetupModel setup;
        TableModel table;
        MatchesModel matches(table);
        setup.show(startOffer());
        QQmlApplicationEngine engine;
        prepareWindow(engine);
        engine.removeImageProvider("card");
        engine.addImageProvider("card", new WatchedImages);
        LessonController lesson(table);
        QQuickWindow* const window = openWindow(engine, table, setup, matches, lesson);
        QVERIFY(window != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(window));
        const QImage seen = window->grabWindow();
        QVERIFY(!seen.isNull());
        QVERIFY2(Warnings::text().isEmpty(), qPrintable(Warnings::text()));
        // Decks join their layouts just before they are shown, so each seat's decks first have one other size.
        constexpr qsizetype most = 3;
        const QMutexLocker lock(&WatchedImages::mutex);
        QVERIFY(WatchedImages::asked.size() > 30);
        for (auto [picture, sizes] : WatchedImages::asked.asKeyValueRange())
            QVERIFY2(sizes.size() <= (picture.startsWith("picture/") ? most : 1),
                     qPrintable(picture + ": " + sizes.values().join(' ')));
    }
};

DUELOGUE_TEST(TestPictures, QGuiApplication)
#include "tst_pictures.moc"
