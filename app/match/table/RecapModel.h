#pragma once

#include "app/games/presenter/TableState.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace duelogue {

/// The recap of the other players' last turn, as QML sees it.
class RecapModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(int place READ place NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QStringList steps READ steps NOTIFY changed)
    Q_PROPERTY(bool plays READ plays NOTIFY changed)

public:
    void show(const TableLook& look);

    [[nodiscard]] bool open() const { return !m_look.steps.empty(); }
    /// Returns the step that is shown, from 0.
    [[nodiscard]] int place() const { return m_look.place; }
    [[nodiscard]] int count() const { return int(m_look.steps.size()); }
    /// Returns the key of the card face of each step; empty for a step without one.
    [[nodiscard]] QStringList steps() const;
    /// Returns true if the recap plays automatically.
    [[nodiscard]] bool plays() const { return m_look.plays; }

signals:
    void changed();

private:
    TableLook m_look;
};

}  // namespace duelogue
