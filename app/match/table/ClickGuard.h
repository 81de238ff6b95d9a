#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <functional>
#include <optional>

class QWindow;

namespace duelogue {

/// A guard against clicks on the wrong thing. Every answer changes the table, so another item can move under a pointer
/// that is at rest. Two rules apply:
/// - Until the pointer moves, an item that has moved under it is not previewed (`resting`).
/// - For half a second, a second press at the same place is swallowed if the first one acted on the table or if another
///   item lies there now. A double click therefore acts once. Rapid further clicks are swallowed as well, until the
///   pointer moves away.
class ClickGuard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)

public:
    /// Returns true if a press at this place repeats the last action on purpose, as in a series of clicks.
    using SaysAgain = std::function<bool(QPointF)>;

    explicit ClickGuard(SaysAgain saysAgain, QObject* parent = nullptr);

    /// Filters the presses in this window before any other receiver gets them.
    void watch(QWindow& window);
    /// Marks the pointer as resting, because the table has changed.
    void rest();
    /// Reports an action. If a press caused it, further presses at its place are swallowed for a while.
    void acted();
    [[nodiscard]] bool resting() const { return m_resting; }

signals:
    void restingChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Press {
        QPointF at;
        quint64 time = 0;              ///< in milliseconds, by the clock of the events
        QPointer<const QObject> on{};  ///< the topmost item at that place
    };

    void moveTo(QPointF at);
    [[nodiscard]] bool swallows(const Press& press);
    [[nodiscard]] bool isSecond(const Press& press) const;

    SaysAgain m_saysAgain;
    QPointF m_at;                  ///< the last known place of the pointer
    QPointF m_restsAt;             ///< its place at the last change of the table
    std::optional<Press> m_press;  ///< the last press, unless a key was pressed since
    std::optional<Press> m_acted;  ///< the last press that caused an action
    std::optional<Press> m_vain;   ///< the last press, if it was swallowed
    bool m_resting = false;
    bool m_swallowing = false;  ///< until the release
};

}  // namespace duelogue
