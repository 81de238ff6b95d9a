#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/CommandLine.h"

namespace duelogue {

/// The exit status and output of a command line.
struct CommandRun {
    ExitStatus status = ExitStatus::Fine;
    std::string out;
    std::string err;

    /// Runs a command line whose words are separated by spaces.
    [[nodiscard]] static CommandRun of(const QString& line) {
        std::vector<std::string> words;
        for (const QString& word : line.split(' ', Qt::SkipEmptyParts)) words.push_back(word.toStdString());
        return of(words);
    }
    [[nodiscard]] static CommandRun of(const std::vector<std::string>& words) {
        std::ostringstream out;
        std::ostringstream err;
        Console console{out, err};
        const auto status = runCommandLine(words, console);
        return {status.value_or(ExitStatus::Failed), out.str(), err.str()};
    }

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(QByteArray::fromStdString(out)).object(); }
    /// Returns the output as one JSON object for each line.
    [[nodiscard]] QList<QJsonObject> jsonLines() const {
        QList<QJsonObject> lines;
        for (const QByteArray& line : QByteArray::fromStdString(out).split('\n')) {
            if (!line.isEmpty()) lines.append(QJsonDocument::fromJson(line).object());
        }
        return lines;
    }
};

/// Runs a command line whose words are separated by spaces.
inline CommandRun run(const QString& line) { return CommandRun::of(line); }
inline CommandRun run(const QStringList& words) {
    std::vector<std::string> line;
    for (const QString& word : words) line.push_back(word.toStdString());
    return CommandRun::of(line);
}

/// Returns true if the text contains the part.
inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace duelogue
