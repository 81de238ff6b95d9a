#pragma once

#include <QObject>

class QEvent;
class QKeyEvent;
class QWindow;

namespace duelogue {

class KeyPlan;

/// Turns each key that is pressed in a window into the usual key of what it does, by the plan; while a deed waits for
/// its new key, the key goes there. Who writes, writes.
class KeyTurner : public QObject {
    Q_OBJECT

public:
    /// For as long as the window lives, which owns it. The plan outlives it.
    KeyTurner(QWindow& window, KeyPlan& plan);

    [[nodiscard]] bool eventFilter(QObject* window, QEvent* event) override;

private:
    KeyPlan& m_plan;

    [[nodiscard]] bool take(QKeyEvent& event);
};

}  // namespace duelogue
