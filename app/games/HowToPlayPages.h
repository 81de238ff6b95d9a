#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

namespace duelogue {

/// The how-to-play texts of the games for QML, in the language of the window.
class HowToPlayPages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the sections, each with its `heading`, its `text`, and its `terms` as GlossaryPages::entryOf() returns
    /// them.
    Q_INVOKABLE static QVariantList of(const QString& game);
    /// Returns the title of the game; empty if the game does not exist.
    Q_INVOKABLE static QString title(const QString& game);
};

}  // namespace duelogue
