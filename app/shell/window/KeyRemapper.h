#pragma once

#include <QObject>

class QEvent;
class QKeyEvent;
class QWindow;

namespace duelogue {

class KeyBindings;

/// An event filter that translates each pressed key of a window into the default key of its action. While an action
/// waits for its new key, the key goes to KeyBindings::hear(). Keys typed into a text are not changed.
class KeyRemapper : public QObject {
    Q_OBJECT

public:
    /// The window owns the filter. `plan` must outlive the window.
    KeyRemapper(QWindow& window, KeyBindings& plan);

    [[nodiscard]] bool eventFilter(QObject* window, QEvent* event) override;

private:
    KeyBindings& m_plan;

    [[nodiscard]] bool take(QKeyEvent& event);
};

}  // namespace duelogue
