#include "app/TextFile.h"

#include <QDir>
#include <QFile>
#include <filesystem>

namespace duelogue {

std::optional<TextFile> readTextFile(const std::string& path) {
    constexpr qint64 most = qint64{16} << 20U;
    const QFileInfo info(QString::fromStdString(path));
    QFile file(info.filePath());
    if (!info.isFile() || info.size() > most || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    return TextFile{path, file.readAll().toStdString()};
}

std::vector<TextFile> textFilesOf(const std::string& folder, std::string_view ending,
                                  std::vector<std::string>& problems) {
    std::vector<TextFile> files;
    if (folder.empty()) return files;
    std::error_code error;
    const std::filesystem::directory_iterator readable(folder, error);
    if (error && error != std::errc::no_such_file_or_directory)
        problems.push_back(folder + ": this folder can't be read");
    const QDir directory(QString::fromStdString(folder));
    const QString pattern = "*" + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
    for (const QString& name : directory.entryList({pattern}, QDir::Files, QDir::Name)) {
        const std::string path = directory.filePath(name).toStdString();
        if (auto file = readTextFile(path)) {
            files.push_back(std::move(*file));
        } else {
            problems.push_back(path + ": this file can't be read");
        }
    }
    return files;
}

}  // namespace duelogue
