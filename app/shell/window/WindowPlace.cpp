#include "app/shell/window/WindowPlace.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWindow>
#include <algorithm>

namespace duelogue {

namespace {

/// The approximate size of a title bar and borders.
constexpr QMargins frame{2, 40, 2, 2};

QRect inside(const QRect& room, QSize wanted) {
    QRect at(QPoint(), wanted.boundedTo(room.size()));
    at.moveCenter(room.center());
    return at;
}

std::vector<QRect> roomOnScreens() {
    std::vector<QRect> rooms;
    const QList<QScreen*> screens = QGuiApplication::screens();
    for (const QScreen* screen : screens) rooms.push_back(screen->availableGeometry());
    return rooms;
}

}  // namespace

WindowPlace::Stand WindowPlace::fit(const Stand& last, const std::vector<QRect>& screens) {
    if (screens.empty()) return {QRect(QPoint(), usual), false};
    const auto home = std::find_if(screens.begin(), screens.end(),
                                   [&](const QRect& screen) { return screen.contains(last.at.center()); });
    if (!last.at.isValid() || home == screens.end()) {
        const QRect room = screens.front() - frame;
        const bool fits = room.width() >= usual.width() && room.height() >= usual.height();
        return {inside(room, usual), last.maximized || !fits};
    }
    const QRect room = *home - frame;
    QRect at(last.at.topLeft(), last.at.size().expandedTo(least).boundedTo(room.size()));
    at.moveLeft(std::clamp(at.left(), room.left(), room.right() + 1 - at.width()));
    at.moveTop(std::clamp(at.top(), room.top(), room.bottom() + 1 - at.height()));
    return {at, last.maximized};
}

WindowPlace::WindowPlace(QWindow& window) : QObject(&window), m_window(window), m_settings("Duelogue", "Duelogue") {
    const Stand stand = fit(last(), roomOnScreens());
    m_window.setMinimumSize(least.boundedTo(stand.at.size()));
    m_window.setGeometry(stand.at);
    if (stand.maximized) {
        m_window.showMaximized();
    } else {
        m_window.show();
    }
    constexpr std::chrono::milliseconds still{400};
    m_settle.setInterval(still);
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &WindowPlace::remember);
    m_window.installEventFilter(this);
}

bool WindowPlace::eventFilter(QObject* object, QEvent* event) {
    switch (event->type()) {
        case QEvent::Move:
        case QEvent::Resize:
        case QEvent::WindowStateChange:
            m_settle.start();
            break;
        case QEvent::Close:
            remember();
            break;
        default:
            break;
    }
    return QObject::eventFilter(object, event);
}

WindowPlace::Stand WindowPlace::last() const {
    // Earlier versions wrote "window/maximised".
    const QVariant former = m_settings.value("window/maximised");
    return {m_settings.value("window/at").toRect(), m_settings.value("window/maximized", former).toBool()};
}

/// Saves the position, except in full screen (F11), which is temporary.
void WindowPlace::remember() {
    if (!m_window.isVisible() || m_window.visibility() == QWindow::FullScreen) return;
    const bool maximized = m_window.visibility() == QWindow::Maximized;
    m_settings.setValue("window/maximized", maximized);
    if (!maximized) m_settings.setValue("window/at", m_window.geometry());
}

}  // namespace duelogue
