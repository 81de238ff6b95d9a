#pragma once

#include <QObject>

class QEvent;
class QKeyEvent;
class QWindow;

namespace duelogue {

class KeyBindings;

/// Turns each key that is pressed in a window into the usual key of what it does, by the plan; while a deed waits for
/// its new key, the key goes there. Who writes, writes.
class KeyRemapper : public QObject {
    Q_OBJECT

public:
    /// For as long as the window lives, which owns it. The plan outlives it.
    KeyRemapper(QWindow& window, KeyBindings& plan);

    [[nodiscard]] bool eventFilter(QObject* window, QEvent* event) override;

private:
    KeyBindings& m_plan;

    [[nodiscard]] bool take(QKeyEvent& event);
};

}  // namespace duelogue
