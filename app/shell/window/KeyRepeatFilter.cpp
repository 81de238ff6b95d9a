#include "app/shell/window/KeyRepeatFilter.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QWindow>

namespace duelogue {

namespace {

bool mayRepeat(int key) {
    switch (key) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return false;
        default:
            return KeyRepeatFilter::isWriting();
    }
}

}  // namespace

bool KeyRepeatFilter::isWriting() {
    QObject* focus = QGuiApplication::focusObject();
    if (focus == nullptr) return false;
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QCoreApplication::sendEvent(focus, &query);
    return query.value(Qt::ImEnabled).toBool();
}

KeyRepeatFilter::KeyRepeatFilter(QWindow& window, Tells tells) : QObject(&window), m_tells(tells) {
    window.installEventFilter(this);
}

KeyRepeatFilter::Tells KeyRepeatFilter::usual() {
    return QGuiApplication::platformName() == QLatin1String("xcb") ? Tells::Clock : Tells::Event;
}

bool KeyRepeatFilter::eventFilter(QObject* /*window*/, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease) return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    bool repeats = key.isAutoRepeat();
    if (event->type() == QEvent::KeyRelease) {
        m_released = key.key();
        m_releasedAt = key.timestamp();
    } else if (m_tells == Tells::Clock && key.key() == m_released && key.timestamp() == m_releasedAt) {
        repeats = true;
    }
    return repeats && !mayRepeat(key.key());
}

}  // namespace duelogue
