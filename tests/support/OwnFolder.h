#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace duelogue {

/// A temporary folder for the duration of a test.
class OwnFolder {
protected:
    QTemporaryDir m_folder;

    /// Writes a file into the folder and returns its path, which never contains a space.
    QString file(const QString& name, const QByteArray& text) const {
        QString path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("can't write %s", qPrintable(path));
        return path;
    }
};

}  // namespace duelogue
