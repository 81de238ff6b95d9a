#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <functional>
#include <optional>

class QWindow;

namespace duelogue {

/// The pointer while it rests. With every answer the things on the table move on, and something else may come to lie
/// under a pointer that nobody has moved. Two rules keep that from being taken for a wish:
/// - what comes to lie under it is not looked at before the pointer moves (`resting`);
/// - for half a second after a press, a press at the same place does nothing where the first has acted on the table, or
///   something else has come to lie there since: the second click of a double click means what lay there before. Who
///   goes on clicking there quickly goes on meaning that. Moving away ends it at once.
class ClickGuard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)

public:
    /// Whether a press at a place would say once more what the last one has said: that is what many clicks in a row
    /// are for.
    using SaysAgain = std::function<bool(QPointF)>;

    explicit ClickGuard(SaysAgain saysAgain, QObject* parent = nullptr);

    /// From now on the presses in that window are looked at before anything else in it sees them.
    void watch(QWindow& window);
    /// Things have moved.
    void rest();
    /// Something was done; if a press did it, its place does nothing else for a while.
    void acted();
    [[nodiscard]] bool resting() const { return m_resting; }

signals:
    void restingChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Press {
        QPointF at;
        quint64 time = 0;              ///< milliseconds, by the clock of the events
        QPointer<const QObject> on{};  ///< what lay there
    };

    void moveTo(QPointF at);
    [[nodiscard]] bool swallows(const Press& press);
    [[nodiscard]] bool isSecond(const Press& press) const;

    SaysAgain m_saysAgain;
    QPointF m_at;                  ///< where the pointer is, as far as it has been seen
    QPointF m_restsAt;             ///< where it was as things moved last
    std::optional<Press> m_press;  ///< the last one, unless a key came after it
    std::optional<Press> m_acted;  ///< the last one that did something
    std::optional<Press> m_vain;   ///< the last one, if it was swallowed
    bool m_resting = false;
    bool m_swallowing = false;  ///< until the button or the finger is lifted
};

}  // namespace duelogue
