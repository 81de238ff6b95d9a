#pragma once

#include <QStringList>
#include <QtGlobal>

namespace duelogue {

/// What Qt warns of in a test: anything of it fails the test.
class Warnings {
public:
    /// From now on, and no more of what was before.
    static void collect() {
        said.clear();
        qInstallMessageHandler(remember);
    }
    [[nodiscard]] static QString text() { return said.join('\n'); }

private:
    static inline QStringList said;

    static void remember(QtMsgType type, const QMessageLogContext&, const QString& text) {
        // Qt 6.4 says so now and then where a window is closed between two frames of an animation.
        if (text == "QUnifiedTimer::stopAnimationDriver: driver is not running") return;
        // Without a display nobody holds a window to its least size.
        if (text == "This plugin does not support propagateSizeHints()") return;
        if (type != QtDebugMsg && type != QtInfoMsg) said << text;
    }
};

}  // namespace duelogue
