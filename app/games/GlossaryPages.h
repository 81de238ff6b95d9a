#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <string>

namespace duelogue {

/// The glossaries of the games for QML, in the language of the window.
class GlossaryPages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the definition of what the table calls by this name: a phase, a pile, or a number at a seat. Empty for
    /// other names.
    Q_INVOKABLE static QString meaning(const QString& game, const QString& name);
    /// Returns the name, and its meaning below it if there is one.
    Q_INVOKABLE static QString explained(const QString& game, const QString& name);
    /// Returns the term that the table calls by this name, or else the terms in the name, as entriesIn() does.
    Q_INVOKABLE static QVariantList entriesNamed(const QString& game, const QString& name);
    /// Does the same for an English term, in any language of the window.
    [[nodiscard]] static QVariantList entryOf(const QString& game, const QString& term);
    /// Returns the text with an underscore for each byte of a card's name, because the words of a name are not terms.
    [[nodiscard]] static std::string withoutCardNames(const QString& game, std::string text);
    /// Returns the text as markup of Qt (Text.StyledText), with a link at each term. The address of a link is an index
    /// into entriesIn(). Names of cards contain no terms.
    Q_INVOKABLE static QString linked(const QString& game, const QString& text);
    /// Returns the definitions of the terms in a text below each other, each as "TERM: DEFINITION".
    Q_INVOKABLE static QString explanations(const QString& game, const QString& text);
    /// Returns the first four keywords in the rules text of a card, each as "TERM: DEFINITION".
    /// `faceKey` is that of FaceStore.
    Q_INVOKABLE static QStringList reminders(const QString& game, const QString& faceKey);
    /// Returns the terms of a text in the order of their first mention, each as a map with `kind` (-1), `begins`,
    /// `term` and `meaning`. `begins` is true for the first one.
    Q_INVOKABLE static QVariantList entriesIn(const QString& game, const QString& text);
    /// Does the same for the rules text of a card.
    Q_INVOKABLE static QVariantList entriesOf(const QString& game, const QString& faceKey);
    /// Returns the terms of a game that contain this text, by kind (a number of GlossaryEntry::Kind) and then by
    /// alphabet; all terms for an empty text. `begins` is true for the first term of each kind.
    Q_INVOKABLE static QVariantList entries(const QString& game, const QString& wanted);
};

}  // namespace duelogue
