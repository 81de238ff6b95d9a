#include <QAccessible>
#include <QColor>
#include <QQmlProperty>
#include <QTest>

#include "app/library/files/Preferences.h"
#include "app/shell/window/KeyBindings.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// The settings: open on every screen, by mouse and by keys, with immediate effect.
class TestSettings : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QSettings("Duelogue", "Duelogue").clear();
        OwnHome::empty();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void settingsOpenOnTheStartScreen();
    void settingsOpenInAMatch();
    void aThemeIsChosenByMouse();
    void aThemeIsChosenByKeys();
    void resetRestoresTheDefaults();
    void lettersAndCardsGrow();
    void reducedMotionStopsFlyingCards();
    void signsStandBesideColors();
    void everySettingHasAName();
    void settingsFitTheWindow_data();
    void settingsFitTheWindow();
    void everyGameRunsInEveryThemeWithoutWarnings_data();
    void everyGameRunsInEveryThemeWithoutWarnings();

private:
    [[nodiscard]] Preferences& preferences() const {
        return *m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"));
    }
    [[nodiscard]] bool isSeen(const QString& title) const;
    [[nodiscard]] QColor ground() const;
    [[nodiscard]] static QVariant kept(const char* key) { return QSettings("Duelogue", "Duelogue").value(key); }
    void click(const QString& text);
    void openByMenu();
    void playOn(const MatchConfig& config);
};

bool TestSettings::isSeen(const QString& title) const {
    const auto sheets = itemsWith("title");
    return std::any_of(sheets.begin(), sheets.end(),
                       [&](QQuickItem* item) { return item->property("title") == title; });
}

/// Returns the color at the edge of the window, which is felt.
QColor TestSettings::ground() const { return m_window->grabWindow().pixelColor(3, 300); }

void TestSettings::click(const QString& text) {
    QQuickItem* const item = find("text", text, false, "down");
    QVERIFY2(item != nullptr, qPrintable(text));
    clickItem(item);
}

void TestSettings::openByMenu() {
    QTest::keyClick(m_window, Qt::Key_F10);
    click("Settings");
    QTRY_VERIFY(isSeen("Settings"));
}

void TestSettings::playOn(const MatchConfig& config) {
    QVERIFY(m_session->begin(config, 11));
    for (int i = 0; i < 24; ++i) {
        QVERIFY(settle());
        if (m_table->result()->over()) return;
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(settle());
}

void TestSettings::settingsOpenOnTheStartScreen() {
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(isSeen("Settings"));
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!isSeen("Settings"));
    QQuickItem* const cog = find("iconName", "cog");
    QVERIFY(cog != nullptr);
    clickItem(cog);
    QTRY_VERIFY(isSeen("Settings"));
    click("Change shortcuts…");
    QTRY_VERIFY(isSeen("Change shortcuts"));
    click("Done");
    QTRY_VERIFY(isSeen("Settings"));
    click("Done");
    QTRY_VERIFY(!isSeen("Settings"));
}

void TestSettings::settingsOpenInAMatch() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    openByMenu();
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!isSeen("Settings"));
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(isSeen("Settings"));
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(!isSeen("Settings"));
    // The table handles keys again.
    const std::uint64_t before = m_session->match()->state().hash();
    answerByKeyboard();
    QTRY_VERIFY(m_session->match()->state().hash() != before);
}

void TestSettings::aThemeIsChosenByMouse() {
    const QColor dark = ground();
    QTest::keyClick(m_window, Qt::Key_F9);
    click("Light");
    QTRY_COMPARE(kept("window/theme").toString(), QStringLiteral("light"));
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(ground().lightness() > 150);
    QVERIFY(dark.lightness() < 80);
    QTest::keyClick(m_window, Qt::Key_F9);
    click("High contrast");
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(ground().lightness() < 12);
}

void TestSettings::aThemeIsChosenByKeys() {
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(isSeen("Settings"));
    for (int i = 0; i < 40 && preferences().theme() != "light"; ++i) {
        QTest::keyClick(m_window, Qt::Key_Tab);
        const QQuickItem* const focused = m_window->activeFocusItem();
        if (focused != nullptr && focused->property("text") == "Light") QTest::keyClick(m_window, Qt::Key_Space);
    }
    QCOMPARE(preferences().theme(), QStringLiteral("light"));
    // From there to its neighbor.
    QTest::keyClick(m_window, Qt::Key_Right);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(preferences().theme(), QStringLiteral("contrast"));
}

void TestSettings::resetRestoresTheDefaults() {
    preferences().setTheme("light");
    preferences().setMarks(true);
    preferences().setLetters(1.2);
    preferences().setCards(1.2);
    preferences().setPace("slow");
    QTest::keyClick(m_window, Qt::Key_F9);
    click("Restore defaults");
    QTRY_COMPARE(preferences().theme(), QStringLiteral("dark"));
    QVERIFY(preferences().hasUsualLook());
    QVERIFY(!kept("window/letters").isValid());
}

void TestSettings::lettersAndCardsGrow() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    const auto handHeight = [this] {
        double height = 0;
        for (QQuickItem* card : itemsWith("cardId")) {
            if (card->property("inHand").toBool()) height = card->height();
        }
        return height;
    };
    const double before = handHeight();
    QVERIFY(before > 0);
    openByMenu();
    QQuickItem* const larger = find("tooltip", "Card size: larger");
    QVERIFY(larger != nullptr);
    for (int i = 0; i < 3; ++i) clickItem(larger);
    QCOMPARE(preferences().cards(), 1.3);
    QTRY_VERIFY(handHeight() > before * 1.25);
    QQuickItem* const letters = find("tooltip", "Text size: larger");
    QVERIFY(letters != nullptr);
    const QQuickItem* const title = find("title", "Settings");
    QVERIFY(title != nullptr);
    const double high = title->height();
    clickItem(letters);
    QTRY_VERIFY(title->height() > high);
}

void TestSettings::reducedMotionStopsFlyingCards() {
    preferences().setMotion(true);
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(isSeen("Settings"));
    for (int i = 0; i < 60 && preferences().motion(); ++i) {
        QTest::keyClick(m_window, Qt::Key_Tab);
        const QQuickItem* const focused = m_window->activeFocusItem();
        const bool here =
            focused != nullptr &&
            QQmlProperty(const_cast<QQuickItem*>(focused), "Accessible.name", qmlContext(focused)).read() ==
                "Animations: Off";
        if (here) QTest::keyClick(m_window, Qt::Key_Space);
    }
    QVERIFY(!preferences().motion());
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    for (int i = 0; i < 6; ++i) {
        answerByMouse();
        QVERIFY(settle());
        for (QQuickItem* card : itemsWith("cardId")) {
            if (!card->property("placeX").isValid()) continue;
            QCOMPARE(card->x(), card->property("placeX").toDouble());
            QCOMPARE(card->y(), card->property("placeY").toDouble());
        }
    }
}

void TestSettings::signsStandBesideColors() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    const auto signs = [this] {
        int count = 0;
        for (const QQuickItem* mark : itemsWith("sign")) {
            if (mark->property("sign") == "◆") ++count;
        }
        return count;
    };
    QCOMPARE(signs(), 0);
    openByMenu();
    QQuickItem* on = nullptr;
    for (QQuickItem* const item : itemsWith("text")) {
        if (QQmlProperty(item, "Accessible.name", qmlContext(item)).read() == "Symbols: On") on = item;
    }
    QVERIFY(on != nullptr);
    clickItem(on);
    QTest::keyClick(m_window, Qt::Key_Escape);
    int legal = 0;
    for (QQuickItem* card : itemsWith("cardId")) {
        if (card->property("legal").toBool() && !card->property("covered").toBool()) ++legal;
    }
    QVERIFY(legal > 0);
    QTRY_COMPARE(signs(), legal);
}

void TestSettings::everySettingHasAName() {
    QAccessible::setActive(true);
    QTest::keyClick(m_window, Qt::Key_F9);
    QTRY_VERIFY(isSeen("Settings"));
    for (int sheet = 0; sheet < 2; ++sheet) {
        const AccessTree tree(m_window);
        QVERIFY2(tree.has(QAccessible::Dialog, sheet == 0 ? "Settings" : "Change shortcuts"), qPrintable(tree.text()));
        for (const AccessTree::Node& node : tree.nodes()) {
            const bool control = node.role == QAccessible::Button || node.role == QAccessible::RadioButton;
            QVERIFY2(!control || !node.name.isEmpty(), qPrintable(tree.text()));
        }
        if (sheet == 0) {
            QVERIFY2(tree.has(QAccessible::RadioButton, "Theme: Light"), qPrintable(tree.text()));
            QVERIFY2(tree.has(QAccessible::Button, "Text size: larger"), qPrintable(tree.text()));
            click("Change shortcuts…");
            QTRY_VERIFY(isSeen("Change shortcuts"));
        } else {
            QVERIFY2(tree.has(QAccessible::Button, "Undo: Ctrl Z"), qPrintable(tree.text()));
        }
    }
}

void TestSettings::settingsFitTheWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    QTest::newRow("smallest") << QSize(800, 600) << 1.0;
    QTest::newRow("smallest, large letters") << QSize(800, 600) << 1.6;
    QTest::newRow("laptop") << QSize(1366, 768) << 1.0;
    QTest::newRow("large") << QSize(2560, 1440) << 1.0;
}

void TestSettings::settingsFitTheWindow() {
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    preferences().setLetters(letters);
    resizeWindow(size);
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    const QRectF window(0, 0, size.width(), size.height());
    for (const auto& [name, button] : {std::pair("settings", "Settings"), std::pair("asking", "Auto-pass…")}) {
        QTest::keyClick(m_window, Qt::Key_F10);
        click(button);
        QTest::qWait(50);
        for (QQuickItem* item : itemsWith("down")) {
            QRectF at = item->mapRectToScene(item->boundingRect());
            bool listed = false;
            for (const QQuickItem* frame = item->parentItem(); frame != nullptr; frame = frame->parentItem()) {
                if (!frame->clip()) continue;
                listed = true;
                const QRectF there = frame->mapRectToScene(frame->boundingRect());
                // No item is cut off horizontally; the sheet scrolls vertically.
                QVERIFY2(
                    at.bottom() < there.top() || at.top() > there.bottom() ||
                        (at.left() >= there.left() - 1 && at.right() <= there.right() + 1),
                    qPrintable(QString("%1: %2 is wider than its sheet").arg(name, item->property("text").toString())));
            }
            QVERIFY2(listed || window.contains(at), qPrintable(item->property("text").toString()));
        }
        picture(QString("%1-%2").arg(name, QTest::currentDataTag()));
        if (QLatin1String(name) == QLatin1String("settings")) {
            click("Change shortcuts…");
            picture(QString("keys-%1").arg(QTest::currentDataTag()));
            QTest::keyClick(m_window, Qt::Key_Escape);
        }
        QTest::keyClick(m_window, Qt::Key_Escape);
    }
}

void TestSettings::everyGameRunsInEveryThemeWithoutWarnings_data() {
    QTest::addColumn<QString>("theme");
    for (const char* theme : {"dark", "light", "contrast"}) QTest::newRow(theme) << theme;
}

/// A short match triggers all warnings. Each screen gives a picture for manual inspection.
void TestSettings::everyGameRunsInEveryThemeWithoutWarnings() {
    QFETCH(const QString, theme);
    preferences().setTheme(theme);
    MatchConfig tribute, netrun, basebreak;
    tribute.game = "tribute";
    tribute.seats = {{"Anna", "person", "dragons-court"}, {"Ben", "random", "wild-herd"}};
    netrun.game = "netrun";
    basebreak.game = "basebreak";
    basebreak.seats = {
        {"Anna", "person", "random+random"}, {"Ben", "random", "random+random"}, {"Cleo", "random", "random+random"}};
    picture("start-" + theme);
    for (const MatchConfig& game : {config("person", "random"), tribute, netrun, basebreak}) {
        MatchConfig begun = game;
        if (begun.seats.empty()) begun.seats = {{"Anna", "person", "random"}, {"Ben", "random", "random"}};
        playOn(begun);
        if (QTest::currentTestFailed()) return;
        picture(begun.game + '-' + theme);
        QTest::keyClick(m_window, Qt::Key_F10);
        picture("menu-" + theme);
        QTest::keyClick(m_window, Qt::Key_Escape);
        m_table->leave();
        QTest::qWait(30);
    }
}

DUELOGUE_TEST(TestSettings, QGuiApplication)
#include "tst_settings.moc"
