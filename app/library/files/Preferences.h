#pragma once

#include <QtQml/qqmlregistration.h>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QVariantMap>

namespace duelogue {

/// How the person likes the window; kept from one start to the next.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY changed)
    /// How fast what happens is shown: "off", "fast", "normal", "slow" or "wait" (Pace.h).
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY changed)
    /// "dark", "light" or "contrast"; an unknown one counts as dark.
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    /// The code of the language that is chosen; empty: as the system says (Language.h).
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// Letters this many times as large, 0.8 to 1.6.
    Q_PROPERTY(double letters READ letters WRITE setLetters NOTIFY changed)
    /// Cards of the hand, and the one that is looked at, this many times as large, 0.8 to 1.4.
    Q_PROPERTY(double cards READ cards WRITE setCards NOTIFY changed)
    /// How the own hand lies: "drawn", "cost" or "kind" (table/HandOrder.h).
    Q_PROPERTY(QString hand READ hand WRITE setHand NOTIFY changed)
    /// Beside every colour that tells something stands a sign.
    Q_PROPERTY(bool marks READ marks WRITE setMarks NOTIFY changed)
    /// How loud, in hundredths; 0: no sound at all.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)
    /// By game, when to ask: "mode" ("matters", "something" or "always") and "stops" (Asking.h).
    Q_PROPERTY(QVariantMap asking READ asking NOTIFY changed)
    /// How things look and move is as at the beginning.
    Q_PROPERTY(bool usualLook READ hasUsualLook NOTIFY changed)

public:
    explicit Preferences(QObject* parent = nullptr);

    [[nodiscard]] bool motion() const;
    void setMotion(bool motion);
    [[nodiscard]] QString pace() const;
    void setPace(const QString& pace);
    /// The next faster one; after the fastest the one that waits, and then the slowest.
    Q_INVOKABLE void nextPace();
    [[nodiscard]] QString theme() const;
    void setTheme(const QString& theme);
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
    [[nodiscard]] double letters() const;
    void setLetters(double letters);
    [[nodiscard]] double cards() const;
    void setCards(double cards);
    [[nodiscard]] QString hand() const;
    void setHand(const QString& order);
    /// The next of the orders; after the last the first.
    Q_INVOKABLE void nextHand();
    [[nodiscard]] bool marks() const;
    void setMarks(bool marks);
    [[nodiscard]] int volume() const;
    void setVolume(int volume);
    [[nodiscard]] QVariantMap asking() const;
    Q_INVOKABLE void setAskingMode(const QString& game, const QString& mode);
    /// What a stop is called in "stops" (AutoPassSettings::stop()).
    [[nodiscard]] Q_INVOKABLE static QString stop(bool own, int phase);
    Q_INVOKABLE void toggleStop(const QString& game, bool own, int phase);
    Q_INVOKABLE void resetAsking(const QString& game);
    [[nodiscard]] bool hasUsualLook() const;
    Q_INVOKABLE void resetLook();
    /// Programs that can be played against: names and the commands that start them (players/PROTOCOL.md).
    [[nodiscard]] QMap<QString, QString> bots() const;

signals:
    void changed();

private:
    QSettings m_settings;
};

}  // namespace duelogue
