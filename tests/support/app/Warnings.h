#pragma once

#include <QStringList>
#include <QtGlobal>

namespace duelogue {

/// The warnings of Qt during a test. Any of them fails the test.
class Warnings {
public:
    /// Starts to collect, and forgets earlier warnings.
    static void collect() {
        said.clear();
        qInstallMessageHandler(remember);
    }
    [[nodiscard]] static QString text() { return said.join('\n'); }

private:
    static inline QStringList said;

    static void remember(QtMsgType type, const QMessageLogContext&, const QString& text) {
        // Qt 6.4 sometimes prints this if a window closes between two frames of an animation.
        if (text == "QUnifiedTimer::stopAnimationDriver: driver is not running") return;
        // Without a display, a window's minimum size is not enforced.
        if (text == "This plugin does not support propagateSizeHints()") return;
        if (type != QtDebugMsg && type != QtInfoMsg) said << text;
    }
};

}  // namespace duelogue
