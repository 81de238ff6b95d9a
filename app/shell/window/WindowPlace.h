#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QTimer>
#include <vector>

class QWindow;

namespace duelogue {

/// Where a window stands, kept from one start to the next: its size, its place, and whether it fills the screen.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// What a window stands on, and how.
    struct Stand {
        QRect at;  ///< without its frame
        bool maximised = false;

        bool operator==(const Stand&) const = default;
    };

    /// As large as the window is meant to be where there is room for it, and as small as it can be used.
    static constexpr QSize usual{1600, 900};
    static constexpr QSize least{800, 600};

    /// Where a window should stand that stood like `last` (nothing: it is the first time). `screens` is what of each
    /// screen can be used, the main one first. It is never larger than its screen, frame included; what is on no screen
    /// any more comes to the main one; what doesn't fit there as it is meant to be fills it.
    [[nodiscard]] static Stand fit(const Stand& last, const std::vector<QRect>& screens);

    /// Puts the window, which is not shown yet, where it stood last, shows it, and remembers it from now on. It belongs
    /// to the window.
    explicit WindowPlace(QWindow& window);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWindow& m_window;
    QSettings m_settings;
    QTimer
        m_settle;  ///< a size that comes with being maximised is none to remember, and only later is it known as such

    [[nodiscard]] Stand last() const;
    void remember();
};

}  // namespace duelogue
