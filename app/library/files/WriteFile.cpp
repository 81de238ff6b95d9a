#include "app/library/files/WriteFile.h"

#include <QFileInfo>
#include <QSaveFile>

namespace duelogue {

namespace {

/// Returns true only after a flush, because written data may still be in a buffer.
bool writeAll(QFileDevice& file, std::string_view text) {
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.flush();
}

std::string problemOf(const std::string& path, const QFileDevice& file) {
    return path + ": can't write this file: " + file.errorString().toStdString();
}

}  // namespace

std::string writeFile(const std::string& path, std::string_view text) {
    const QFileInfo info(QString::fromStdString(path));
    // Devices and pipes can't be replaced by another file.
    if (info.exists() && !info.isFile()) {
        QFile file(info.filePath());
        return writeAll(file, text) ? std::string() : problemOf(path, file);
    }
    QSaveFile file(info.filePath());
    file.setDirectWriteFallback(true);
    if (writeAll(file, text) && file.commit()) return {};
    std::string problem = problemOf(path, file);
    file.cancelWriting();
    return problem;
}

}  // namespace duelogue
