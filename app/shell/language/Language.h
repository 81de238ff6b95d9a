#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QSettings>
#include <QVariantList>
#include <memory>
#include <vector>

#include "app/shell/language/Translator.h"

class QJSEngine;
class QQmlEngine;

namespace duelogue {

/// In which language the window speaks. There is English, which the sources are written in, and every language that
/// has a list of words, `resources/translations/window_CODE.ts`. The command line speaks English: it has none of this.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What can be chosen, maps with name and value: as the system says, whose value is empty, English, then the others
    /// by their codes; "en", "de".
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// A code; empty: as the system says. Kept from one start to the next.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    /// The code of the one that is spoken.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)

public:
    /// The one of this process; it lives as long as the application object, which must be there, and speaks English
    /// until speak() is called.
    [[nodiscard]] static Language& ofProgram();
    /// For QML: the same one.
    static Language* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] static QStringList codes();
    /// As its own speakers call it: "English", "Deutsch".
    [[nodiscard]] static QString nameOf(const QString& code);
    [[nodiscard]] static QVariantList choices();
    [[nodiscard]] QString chosen() const;
    /// Chooses, keeps it, and speaks so at once.
    void choose(const QString& code);
    [[nodiscard]] QString spoken() const { return m_spoken; }
    /// Speaks as is chosen. The words of this program and of Qt, numbers and dates are that language's from here on.
    void speak();

signals:
    /// Other words are there. QML takes them first, before items go and come with the texts of changed().
    void installed();
    /// Another one may be spoken: whoever keeps texts makes them anew.
    void changed();

private:
    explicit Language(QObject* parent);

    void install(const QString& from, const QString& name);

    QSettings m_settings;
    QString m_spoken;
    std::vector<std::unique_ptr<Translator>> m_words;
};

}  // namespace duelogue
