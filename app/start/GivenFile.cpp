#include "app/start/GivenFile.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "app/library/files/TextFile.h"
#include "app/library/formats/DeckFormat.h"
#include "app/library/formats/DeckText.h"
#include "app/library/formats/ReadDeck.h"
#include "app/shell/language/FileWords.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// Returns true for a replay: its first line that is neither empty nor a comment names the game.
bool isReplay(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
        if (!line.empty() && line.front() != '#') return line.starts_with("game ") || line.starts_with("game\t");
    }
    return false;
}

/// Reads the deck with the cards of every game; the game that understands most cards is taken.
GivenDeck deckOf(const TextFile& file, const std::string& usual) {
    std::vector<std::string> ids = gameIds();
    std::stable_partition(ids.begin(), ids.end(), [&](const std::string& id) { return id == usual; });
    GivenDeck best;
    for (const std::string& id : ids) {
        const Game* const each = game(id);
        if (each == nullptr) continue;
        ImportedDeck reading = readDeck(each->pool(), file.path, file.text, {}, each->deckBuilding().rules);
        if (best.game == nullptr || reading.deck.size() > best.reading.deck.size())
            best = {file.path, each, std::move(reading)};
    }
    return best;
}

/// Returns true if the file is certainly a deck in another encoding than UTF-8, by its byte order mark or because it is
/// XML.
bool isDeckOfOtherEncoding(const std::string& bytes) {
    const auto text = deckText(bytes);
    const auto* const decoded = std::get_if<QString>(&text);
    if (decoded == nullptr) return false;
    const bool isMarked = bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff");
    return isMarked || deckFormatOfText(decoded->toStdString()) == DeckFormat::Cockatrice;
}

}  // namespace

std::variant<GivenDeck, GivenReplay, GivenProblem> readGivenFile(const std::string& path, const std::string& usual) {
    auto read = readTextFile(path);
    if (auto* file = std::get_if<TextFile>(&read)) {
        if (isReplay(file->text)) return GivenReplay{std::move(file->path), std::move(file->text)};
        return deckOf(*file, usual);
    }
    const auto bytes = readBytes(path);
    const auto* const file = std::get_if<TextFile>(&bytes);
    if (file != nullptr && isDeckOfOtherEncoding(file->text)) return deckOf(*file, usual);
    const auto& problem = std::get<TextProblem>(read);
    const QString sentence = QCoreApplication::translate("GivenFile", "Can't open this file: %1.");
    return GivenProblem{sentence.arg(QString::fromStdString(path) + ": " + fileWords(problem.reason))};
}

}  // namespace duelogue
