#pragma once

#include <QObject>

class QWindow;

namespace duelogue {

/// An event filter that drops automatic key repetition, so that one press is one action. Repetition stays enabled where
/// it is useful and harmless: for arrow keys, Tab, Page Up and Page Down, and for typing.
class KeyRepeatFilter : public QObject {
    Q_OBJECT

public:
    /// The source that reveals a repetition: the event itself, or only its time. Under X11 a held key is released and
    /// pressed in the same millisecond, and Qt recognizes that only if it reads both events at once.
    enum class Tells { Event, Clock };

    /// The window owns the filter.
    explicit KeyRepeatFilter(QWindow& window, Tells tells = usual());

    /// Returns true if the focused item accepts text.
    [[nodiscard]] static bool isWriting();

    [[nodiscard]] bool eventFilter(QObject* window, QEvent* event) override;

private:
    const Tells m_tells;
    int m_released = 0;        ///< the last released key
    quint64 m_releasedAt = 0;  ///< in milliseconds, by the clock of the events

    [[nodiscard]] static Tells usual();
};

}  // namespace duelogue
