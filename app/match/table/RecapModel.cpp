#include "app/match/table/RecapModel.h"

#include "app/shell/paint/FaceStore.h"

namespace duelogue {

void RecapModel::show(const TableLook& look) {
    m_look = look;
    emit changed();
}

QStringList RecapModel::steps() const {
    QStringList keys;
    for (const TableFace& face : m_look.steps)
        keys << (face.name.isEmpty() ? QString() : FaceStore::instance().keyOf(face));
    return keys;
}

}  // namespace duelogue
