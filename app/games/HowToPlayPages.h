#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

namespace duelogue {

/// How the games are played, as QML sees it, in the language that is spoken.
class HowToPlayPages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Each part: heading and text.
    Q_INVOKABLE static QVariantList of(const QString& game);
    /// What the game is called; empty where there is no such game.
    Q_INVOKABLE static QString title(const QString& game);
};

}  // namespace duelogue
