#pragma once

#include "app/games/presenter/TableState.h"

#include <QHash>
#include <QMutex>

namespace duelogue {

/// Every face that the window has shown, by a short key that goes into picture addresses ("image://card/face/KEY").
/// Equal faces have equal keys. Any thread may ask for a picture, so every call is guarded.
class FaceStore {
public:
    /// The one store of the program.
    static FaceStore& instance();

    QString keyOf(const TableFace& face);
    /// An empty face if the key is not known.
    TableFace face(const QString& key) const;

private:
    mutable QMutex m_mutex;
    QHash<QString, TableFace> m_faces;
};

}  // namespace duelogue
