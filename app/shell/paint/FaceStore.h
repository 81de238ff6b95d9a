#pragma once

#include "app/games/presenter/TableState.h"

#include <QHash>
#include <QMutex>

namespace duelogue {

/// A store of all faces that the window has shown, by a short key for picture addresses ("image://card/face/KEY").
/// Equal faces have equal keys. Thread-safe, because any thread may request a picture.
class FaceStore {
public:
    /// Returns the only store of the program.
    static FaceStore& instance();

    /// Stores the face and returns its key.
    QString keyOf(const TableFace& face);
    /// Returns the face with this key, or an empty face if the key is unknown.
    TableFace face(const QString& key) const;

private:
    mutable QMutex m_mutex;
    QHash<QString, TableFace> m_faces;
};

}  // namespace duelogue
