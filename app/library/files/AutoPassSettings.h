#pragma once

#include <QStringList>
#include <QVariantMap>

namespace duelogue {

/// When a person wants to be asked about a chance to do something, in one game; what must be answered is asked in any
/// case.
struct AutoPassSettings {
    enum class Mode {
        Matters,    ///< where it makes a difference: not where all that can be done now can be done later as well
        Something,  ///< whenever there is something to do
        Always,     ///< at every chance, though there is nothing to do
    };

    Mode mode = Mode::Matters;
    /// Parts of a turn in which to stop, though one would be passed over: "own 3", "other 0", by TableState::phases.
    QStringList stops{};

    /// As Preferences keeps it: "mode" and "stops". Unknown words count as usual.
    [[nodiscard]] static AutoPassSettings of(const QVariantMap& kept);
    [[nodiscard]] static QString stop(bool own, int phase) {
        return QStringLiteral("%1 %2").arg(own ? QStringLiteral("own") : QStringLiteral("other")).arg(phase);
    }
    [[nodiscard]] bool stopsAt(bool own, int phase) const { return stops.contains(stop(own, phase)); }

    bool operator==(const AutoPassSettings&) const = default;
};

inline AutoPassSettings AutoPassSettings::of(const QVariantMap& kept) {
    const QString word = kept.value(QStringLiteral("mode")).toString();
    const Mode mode = word == u"always" ? Mode::Always : word == u"something" ? Mode::Something : Mode::Matters;
    return {mode, kept.value(QStringLiteral("stops")).toStringList()};
}

}  // namespace duelogue
