#pragma once

#include <QtQml/qqmlregistration.h>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QVariantMap>

namespace duelogue {

/// The user's settings for the window, stored permanently.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY changed)
    /// Playback speed of moments: "off", "fast", "normal", "slow" or "wait" (MomentPlayback.h).
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY changed)
    /// "dark", "light" or "contrast"; unknown themes count as dark.
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    /// Code of the chosen language; empty for the language of the system (Language.h).
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// Scale of the text, 0.8 to 1.6.
    Q_PROPERTY(double letters READ letters WRITE setLetters NOTIFY changed)
    /// Scale of the cards in the hand and of the preview, 0.8 to 1.4.
    Q_PROPERTY(double cards READ cards WRITE setCards NOTIFY changed)
    /// Order of the viewer's hand: "drawn", "cost" or "kind" (HandOrder.h).
    Q_PROPERTY(QString hand READ hand WRITE setHand NOTIFY changed)
    /// Symbols in addition to colors.
    Q_PROPERTY(bool marks READ marks WRITE setMarks NOTIFY changed)
    /// Volume in percent; 0 is mute.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)
    /// When to ask, by game: "mode" ("matters", "something" or "always") and "stops" (AutoPassSettings.h).
    Q_PROPERTY(QVariantMap asking READ asking NOTIFY changed)
    /// True if appearance and motion have their default settings.
    Q_PROPERTY(bool usualLook READ hasUsualLook NOTIFY changed)

public:
    explicit Preferences(QObject* parent = nullptr);

    [[nodiscard]] bool motion() const;
    void setMotion(bool motion);
    [[nodiscard]] QString pace() const;
    void setPace(const QString& pace);
    /// Selects the next faster speed. "wait" follows the fastest, and the slowest follows "wait".
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
    /// Selects the next order; the first follows the last.
    Q_INVOKABLE void nextHand();
    [[nodiscard]] bool marks() const;
    void setMarks(bool marks);
    [[nodiscard]] int volume() const;
    void setVolume(int volume);
    [[nodiscard]] QVariantMap asking() const;
    Q_INVOKABLE void setAskingMode(const QString& game, const QString& mode);
    /// Returns the name of a stop in "stops" (AutoPassSettings::stop()).
    [[nodiscard]] Q_INVOKABLE static QString stop(bool own, int phase);
    Q_INVOKABLE void toggleStop(const QString& game, bool own, int phase);
    Q_INVOKABLE void resetAsking(const QString& game);
    [[nodiscard]] bool hasUsualLook() const;
    Q_INVOKABLE void resetLook();
    /// Returns the step at which a lesson was left, for LessonRun::beginAt(); 0 if it has not begun or is finished.
    [[nodiscard]] int lessonStep(const QString& game, int lesson) const;
    void setLessonStep(const QString& game, int lesson, int step);
    /// Returns true if the person has ever finished the lesson.
    [[nodiscard]] bool isLessonDone(const QString& game, int lesson) const;
    /// Records that a lesson is finished. It begins at its first step again.
    void finishLesson(const QString& game, int lesson);
    /// Returns external programs that can be played against, as names with the commands that start them
    /// (players/PROTOCOL.md).
    [[nodiscard]] QMap<QString, QString> bots() const;

signals:
    void changed();

private:
    QSettings m_settings;
};

}  // namespace duelogue
