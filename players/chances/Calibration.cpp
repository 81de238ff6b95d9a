#include "players/chances/Calibration.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "cards/data/Vocabulary.h"
#include "match/loop/rulebook/Rulebook.h"
#include "resources/Embedded.h"

namespace duelogue {

namespace {

/// By game and number of seats.
using Sharpness = std::map<std::pair<std::string, int>, double>;

Sharpness readSharpness() {
    Sharpness all;
    const auto files = embeddedFiles();
    const auto file = std::ranges::find(files, "chances/calibration.json", &EmbeddedFile::path);
    if (file == files.end()) return all;
    const QByteArray text(file->text.data(), static_cast<qsizetype>(file->text.size()));
    for (const QJsonValue value : QJsonDocument::fromJson(text).array()) {
        const QJsonObject row = value.toObject();
        all[{row["game"].toString().toStdString(), row["seats"].toInt()}] = row["sharpness"].toDouble(1);
    }
    return all;
}

}  // namespace

double sharpnessFor(const ReadableMatch& match) {
    static const Sharpness all = readSharpness();
    const auto found = all.find(std::pair(match.rulebook().vocabulary().game, int{match.state().globals.playerCount}));
    return found == all.end() ? 1 : found->second;
}

}  // namespace duelogue
