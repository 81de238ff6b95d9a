#include "app/library/files/TextFile.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "cards/parser/Printable.h"

namespace duelogue {

namespace {

constexpr std::size_t mostBytes = std::size_t{16} << 20U;

struct Bytes {
    std::string text;
    std::string problem;  ///< empty if the file was read
};

Bytes readStandardInput() {
    std::string text(mostBytes + 1, '\0');
    std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::cin.gcount()));
    return {std::move(text), {}};
}

Bytes readRegularFile(const QFileInfo& info) {
    if (info.isDir()) return {{}, "is a directory"};
    if (!info.isFile()) return {{}, "not a regular file (use - for standard input)"};
    QFile file(info.filePath());
    QByteArray bytes;
    // A reported size may be wrong, and the file may grow.
    if (file.open(QIODevice::ReadOnly)) bytes = file.read(static_cast<qint64>(mostBytes) + 1);
    if (file.error() == QFileDevice::NoError) return {bytes.toStdString(), {}};
    return {{}, "can't be read: " + file.errorString().toStdString()};
}

/// Returns the reason why this is not UTF-8 text; empty if it is.
std::string problemIn(std::string_view text) {
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return "is UTF-16; convert it to UTF-8";
    const std::string_view right = text.substr(0, endOfUtf8(text));
    if (right.size() == text.size()) return {};
    return "line " + std::to_string(1 + std::ranges::count(right, '\n')) + " is not in UTF-8";
}

}  // namespace

std::variant<TextFile, TextProblem> readBytes(const std::string& path) {
    const bool isInput = path == "-";
    const QFileInfo info(QString::fromStdString(path));
    if (!isInput && !info.exists()) return TextProblem{path, "no such file", false};
    Bytes bytes = isInput ? readStandardInput() : readRegularFile(info);
    if (bytes.problem.empty() && bytes.text.size() > mostBytes) bytes.problem = "larger than 16 MiB";
    if (!bytes.problem.empty()) return TextProblem{path, std::move(bytes.problem)};
    return TextFile{path, std::move(bytes.text)};
}

std::variant<TextFile, TextProblem> readTextFile(const std::string& path) {
    auto read = readBytes(path);
    auto* const file = std::get_if<TextFile>(&read);
    if (file == nullptr) return read;
    if (std::string problem = problemIn(file->text); !problem.empty()) return TextProblem{path, std::move(problem)};
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (file->text.starts_with(mark)) file->text.erase(0, mark.size());
    return read;
}

std::vector<TextFile> textFilesOf(const std::string& folder, std::string_view ending,
                                  std::vector<std::string>& problems) {
    std::vector<TextFile> files;
    if (folder.empty()) return files;
    std::error_code error;
    const std::filesystem::directory_iterator readable(folder, error);
    if (error && error != std::errc::no_such_file_or_directory)
        problems.push_back(folder + ": can't read this directory");
    const QDir directory(QString::fromStdString(folder));
    const QString pattern = "*" + QString::fromUtf8(ending);
    for (const QString& name : directory.entryList({pattern}, QDir::Files, QDir::Name)) {
        auto file = readTextFile(directory.filePath(name).toStdString());
        if (const auto* problem = std::get_if<TextProblem>(&file)) {
            problems.push_back(problem->message());
        } else {
            files.push_back(std::get<TextFile>(std::move(file)));
        }
    }
    return files;
}

}  // namespace duelogue
