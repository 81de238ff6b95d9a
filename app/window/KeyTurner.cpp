#include "app/window/KeyTurner.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWindow>

#include "app/window/HeldKeys.h"
#include "app/window/KeyPlan.h"

namespace duelogue {

namespace {

bool isHolder(int key) {
    switch (key) {
        case Qt::Key_Shift:
        case Qt::Key_Control:
        case Qt::Key_Alt:
        case Qt::Key_AltGr:
        case Qt::Key_Meta:
        case Qt::Key_CapsLock:
        case Qt::Key_NumLock:
        case Qt::Key_unknown:
            return true;
        default:
            return false;
    }
}

QString textOf(QKeyCombination key) {
    if (key.key() == Qt::Key_Space) return QStringLiteral(" ");
    const bool letter = key.key() > Qt::Key_Space && key.key() <= Qt::Key_AsciiTilde;
    return letter ? QString(QChar(key.key())).toLower() : QString();
}

}  // namespace

KeyTurner::KeyTurner(QWindow& window, KeyPlan& plan) : QObject(&window), m_window(window), m_plan(plan) {
    window.installEventFilter(this);
}

bool KeyTurner::eventFilter(QObject* /*window*/, QEvent* event) {
    switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
            return !m_turning && take(static_cast<QKeyEvent&>(*event));
        default:
            return false;
    }
}

/// True where the event goes no further as it is. One that asks whether somebody wants the key instead of a shortcut is
/// told yes then.
bool KeyTurner::take(QKeyEvent& event) {
    const bool asks = event.type() == QEvent::ShortcutOverride;
    if (!m_plan.listening().isEmpty()) {
        event.accept();
        if (event.type() == QEvent::KeyPress && !event.isAutoRepeat() && !isHolder(event.key()))
            m_plan.hear(KeyPlan::plain(event));
        return true;
    }
    const QKeyCombination pressed = KeyPlan::plain(event);
    const std::optional<QKeyCombination> meaning = m_plan.meaning(pressed);
    if (meaning == pressed || HeldKeys::isWriting()) return false;
    event.accept();
    if (asks || !meaning) return true;
    QKeyEvent turned(event.type(), meaning->key(), meaning->keyboardModifiers(), textOf(*meaning),
                     event.isAutoRepeat());
    turned.setTimestamp(event.timestamp());
    m_turning = true;
    QCoreApplication::sendEvent(&m_window, &turned);
    m_turning = false;
    return true;
}

}  // namespace duelogue
