#pragma once

#include <QtQml/qqmlregistration.h>
#include <QMap>
#include <QObject>
#include <QSettings>

namespace duelogue {

/// How the person likes the window; kept from one start to the next.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY changed)
    /// How fast what happens is shown: "off", "fast", "normal" or "slow" (Pace.h).
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY changed)
    /// "dark"; other names are for themes to come, an unknown one counts as dark.
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    /// Letters this many times as large, 0.8 to 1.6.
    Q_PROPERTY(double letters READ letters WRITE setLetters NOTIFY changed)

public:
    explicit Preferences(QObject* parent = nullptr);

    [[nodiscard]] bool motion() const;
    void setMotion(bool motion);
    [[nodiscard]] QString pace() const;
    void setPace(const QString& pace);
    /// The next faster one; after the fastest the slowest.
    Q_INVOKABLE void nextPace();
    [[nodiscard]] QString theme() const;
    void setTheme(const QString& theme);
    [[nodiscard]] double letters() const;
    void setLetters(double letters);
    /// Programs that can be played against: names and the commands that start them (players/PROTOCOL.md).
    [[nodiscard]] QMap<QString, QString> bots() const;

signals:
    void changed();

private:
    QSettings m_settings;
};

}  // namespace duelogue
