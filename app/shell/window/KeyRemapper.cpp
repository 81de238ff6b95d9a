#include "app/shell/window/KeyRemapper.h"

#include <QKeyEvent>
#include <QWindow>

#include "app/shell/window/KeyBindings.h"
#include "app/shell/window/KeyRepeatFilter.h"

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

/// Changes the event in place. A new event would count as the program's own and would be offered to shortcuts again.
/// Only a derived class, or a pointer to member taken there, can set the key.
class Turned final : public QKeyEvent {
public:
    static void become(QKeyEvent& event, QKeyCombination key) {
        event.*(&Turned::m_key) = key.key();
        event.*(&Turned::m_text) = textOf(key);
        event.setModifiers(key.keyboardModifiers());
    }
};

}  // namespace

KeyRemapper::KeyRemapper(QWindow& window, KeyBindings& plan) : QObject(&window), m_plan(plan) {
    window.installEventFilter(this);
}

bool KeyRemapper::eventFilter(QObject* /*window*/, QEvent* event) {
    switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
            return take(static_cast<QKeyEvent&>(*event));
        default:
            return false;
    }
}

/// Returns true if the event must not be processed further. A ShortcutOverride event is accepted in that case.
bool KeyRemapper::take(QKeyEvent& event) {
    const bool asks = event.type() == QEvent::ShortcutOverride;
    if (!m_plan.listening().isEmpty()) {
        event.accept();
        if (event.type() == QEvent::KeyPress && !event.isAutoRepeat() && !isHolder(event.key()))
            m_plan.hear(KeyBindings::plain(event));
        return true;
    }
    const QKeyCombination pressed = KeyBindings::plain(event);
    const std::optional<QKeyCombination> meaning = m_plan.meaning(pressed);
    if (meaning == pressed || KeyRepeatFilter::isWriting()) return false;
    if (asks || !meaning) {
        event.accept();
        return true;
    }
    Turned::become(event, *meaning);
    return false;
}

}  // namespace duelogue
