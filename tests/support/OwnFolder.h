#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace duelogue {

/// A folder of a test's own, until its end.
class OwnFolder {
protected:
    QTemporaryDir m_folder;

    /// The path of a file in it that says this; it has no blank.
    QString file(const QString& name, const QByteArray& text) const {
        QString path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("can't write %s", qPrintable(path));
        return path;
    }
};

}  // namespace duelogue
