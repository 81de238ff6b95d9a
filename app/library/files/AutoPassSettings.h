#pragma once

#include <QStringList>
#include <QVariantMap>

namespace duelogue {

/// The user's settings for being asked, in one game. They concern optional actions; required answers are always asked
/// for.
struct AutoPassSettings {
    enum class Mode {
        Matters,    ///< if it makes a difference: not if every action can wait
        Something,  ///< if there is a possible action
        Always,     ///< always, even without a possible action
    };

    Mode mode = Mode::Matters;
    /// Parts of a turn in which to ask even if the mode would not: "own 3", "other 0". The number is an index into
    /// TableState::phases.
    QStringList stops{};

    /// Reads the settings as Preferences stores them: "mode" and "stops". Unknown words count as the default.
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
