#include "app/shell/paint/FaceStore.h"

#include <QCryptographicHash>

namespace duelogue {

FaceStore& FaceStore::instance() {
    static FaceStore store;
    return store;
}

QString FaceStore::keyOf(const TableFace& face) {
    QCryptographicHash hash(QCryptographicHash::Md5);
    const auto add = [&hash](const QString& text) {
        hash.addData(text.toUtf8());
        hash.addData(QByteArrayView("\x1f", 1));
    };
    for (const QString& pip : face.cost) add(pip);
    for (const QString* const text : {&face.name, &face.frame, &face.colors, &face.typeLine, &face.text, &face.figures,
                                      &face.icon, &face.scene, &face.rarity, &face.seal}) {
        add(*text);
    }
    add(QString::number(int(face.change)));
    add(face.angular ? "cut" : "");
    QString key = QString::fromLatin1(hash.result().toHex().left(16));
    const QMutexLocker lock(&m_mutex);
    m_faces.insert(key, face);
    return key;
}

TableFace FaceStore::face(const QString& key) const {
    const QMutexLocker lock(&m_mutex);
    return m_faces.value(key);
}

}  // namespace duelogue
