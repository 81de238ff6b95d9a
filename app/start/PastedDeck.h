#pragma once

#include "app/match/saved/MatchConfig.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace duelogue {

/// The sheet with a pasted deck, or with one from a file, for QML. It shows what was understood until the deck is
/// stored or discarded.
class PastedDeck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("SetupModel has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Name of the file; empty for the clipboard.
    Q_PROPERTY(QString file READ file NOTIFY changed)
    /// Name for storing the deck as currently typed; may be empty. Every new draft sets its own.
    Q_PROPERTY(QString name READ name NOTIFY named)
    Q_PROPERTY(QString count READ count NOTIFY changed)
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed)
    Q_PROPERTY(QStringList mistakes READ mistakes NOTIFY changed)
    /// How ambiguous lines were read.
    Q_PROPERTY(QStringList assumptions READ assumptions NOTIFY changed)
    Q_PROPERTY(QStringList problems READ problems NOTIFY changed)
    /// Consequence of the typed name ("Your deck of that name is replaced."), or empty.
    Q_PROPERTY(QString remark READ remark NOTIFY remarked)

public:
    using QObject::QObject;

    void show(const SetupDraft& draft);
    void remark(const QString& remark);
    Q_INVOKABLE void type(const QString& name);
    /// Asks to store the deck; ignored if it is empty.
    Q_INVOKABLE void keep(const QString& name);
    Q_INVOKABLE void drop();

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QString file() const { return m_draft.file; }
    [[nodiscard]] QString name() const { return m_draft.name; }
    [[nodiscard]] QString count() const { return m_draft.count; }
    [[nodiscard]] QStringList cards() const { return m_draft.cards; }
    [[nodiscard]] QStringList mistakes() const { return m_draft.mistakes; }
    [[nodiscard]] QStringList assumptions() const { return m_draft.assumptions; }
    [[nodiscard]] QStringList problems() const { return m_draft.problems; }
    [[nodiscard]] QString remark() const { return m_remark; }

signals:
    void changed();
    /// Emitted after all other signals about a new draft, so that the sheet can choose its focus.
    void shown();
    void named();
    void remarked();
    void typed(const QString& name);
    void keepWanted(const QString& name);

private:
    SetupDraft m_draft;
    QString m_remark;
    bool m_open = false;
};

}  // namespace duelogue
