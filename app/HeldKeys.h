#pragma once

#include <QObject>

class QWindow;

namespace duelogue {

/// Keeps what the keyboard repeats by itself from a window: one press is one deed. Held keys go on only where that is
/// of use and does no harm: to walk with the arrows and the tabulator, and to write.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    /// For as long as the window lives, which owns it.
    explicit HeldKeys(QWindow& window);

    [[nodiscard]] bool eventFilter(QObject* window, QEvent* event) override;
};

}  // namespace duelogue
