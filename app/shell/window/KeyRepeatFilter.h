#pragma once

#include <QObject>

class QWindow;

namespace duelogue {

/// Keeps what the keyboard repeats by itself from a window: one press is one deed. Held keys go on only where that is
/// of use and does no harm: to walk with the arrows and the tabulator, and to write.
class KeyRepeatFilter : public QObject {
    Q_OBJECT

public:
    /// Who says that the keyboard repeats: the event, or the clock alone, as under X11, where a key that is held comes
    /// up and goes down again in the same millisecond. Qt tells that from a press only where it reads both at once.
    enum class Tells { Event, Clock };

    /// For as long as the window lives, which owns it.
    explicit KeyRepeatFilter(QWindow& window, Tells tells = usual());

    /// Whether what has the focus takes letters.
    [[nodiscard]] static bool isWriting();

    [[nodiscard]] bool eventFilter(QObject* window, QEvent* event) override;

private:
    const Tells m_tells;
    int m_released = 0;        ///< the key that came up last
    quint64 m_releasedAt = 0;  ///< milliseconds, by the clock of the events

    [[nodiscard]] static Tells usual();
};

}  // namespace duelogue
