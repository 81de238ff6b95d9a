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

/// The language of the window: English, as in the sources, or any language with a list
/// `resources/translations/window_CODE.ts`. The command line always uses English.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The available languages as maps with name and value. The first one follows the system and has an empty value,
    /// then come English ("en") and the others by code ("de").
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// The chosen code; empty: as the system. Saved between starts.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    /// The code of the current language.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)

public:
    /// Returns the object of this process. It lives as long as the application object, which must exist. The language
    /// is English until speak() is called.
    [[nodiscard]] static Language& ofProgram();
    /// Returns the same object for QML.
    static Language* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] static QStringList codes();
    /// Returns the native name of a language: "English", "Deutsch".
    [[nodiscard]] static QString nameOf(const QString& code);
    [[nodiscard]] static QVariantList choices();
    [[nodiscard]] QString chosen() const;
    /// Saves the choice and changes the language at once.
    void choose(const QString& code);
    [[nodiscard]] QString spoken() const { return m_spoken; }
    /// Changes to the chosen language: the texts of this program and of Qt, numbers and dates.
    void speak();

signals:
    /// New translations are installed. QML updates its texts now, before changed() adds and removes items.
    void installed();
    /// The language may have changed. Receivers must rebuild the texts that they store.
    void changed();

private:
    explicit Language(QObject* parent);

    void install(const QString& from, const QString& name);

    QSettings m_settings;
    QString m_spoken;
    std::vector<std::unique_ptr<Translator>> m_words;
};

}  // namespace duelogue
