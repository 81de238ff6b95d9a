#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QTimer>
#include <vector>

class QWindow;

namespace duelogue {

/// The position of a window, saved between starts: its size, its place, and whether it is maximized.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// A position of the window.
    struct Stand {
        QRect at;  ///< without its frame
        bool maximized = false;

        bool operator==(const Stand&) const = default;
    };

    /// The preferred size and the minimum size of the window.
    static constexpr QSize usual{1600, 900};
    static constexpr QSize least{800, 600};

    /// Returns a position for a window that was last at `last` (with an invalid rectangle: first start). `screens`
    /// holds the available area of each screen, the main one first. The window never exceeds its screen, including its
    /// frame. A position that is on no screen moves to the main one, and the window fills that screen if it is too
    /// small for the preferred size.
    [[nodiscard]] static Stand fit(const Stand& last, const std::vector<QRect>& screens);

    /// Moves the window, which is not visible yet, to its last position, shows it, and saves later changes. The window
    /// owns this object.
    explicit WindowPlace(QWindow& window);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWindow& m_window;
    QSettings m_settings;
    QTimer m_settle;  ///< delays saving, because a maximized window gets its size before its state

    [[nodiscard]] Stand last() const;
    void remember();
};

}  // namespace duelogue
