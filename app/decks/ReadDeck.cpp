#include "app/decks/ReadDeck.h"

#include <QFileInfo>

#include "app/decks/DeckListReader.h"
#include "app/decks/JsonDeck.h"
#include "app/decks/Passcodes.h"
#include "app/decks/XmlDeck.h"
#include "app/files/TextFile.h"

namespace duelogue {

namespace {

constexpr std::size_t mostBytes = 1U << 20U;

DeckReading tooLarge(DeckCollector& collector, std::size_t bytes) {
    collector.fail(1, "found " + std::to_string(bytes) + " bytes, expected a deck of at most a mebibyte");
    return collector.take();
}

}  // namespace

DeckReading readDeck(const CardPool& pool, std::string_view file, std::string_view text,
                     std::optional<DeckFormat> format) {
    if (!format) format = deckFormatOfFile(file);
    DeckCollector collector(pool, file);
    if (text.size() > mostBytes) return tooLarge(collector, text.size());
    if (format == DeckFormat::Plain) return readPlainDeck(pool, file, text);
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    if (!format && isJson(text)) {
        readJsonDeck(collector, bytes);
        return collector.take();
    }
    if (!format) format = deckFormatOfText(text);
    if (format == DeckFormat::Cockatrice) {
        readXmlDeck(collector, bytes);
    } else if (format == DeckFormat::Passcodes) {
        PasscodeReader(pool, collector).read(QString::fromUtf8(bytes));
    } else {
        DeckListReader(collector).read(QString::fromUtf8(bytes));
    }
    return collector.take();
}

std::optional<DeckReading> readDeckFile(const CardPool& pool, const std::string& path,
                                        std::optional<DeckFormat> format) {
    const QFileInfo info(QString::fromStdString(path));
    if (info.isFile() && info.isReadable() && static_cast<std::size_t>(info.size()) > mostBytes) {
        DeckCollector collector(pool, path);
        return tooLarge(collector, static_cast<std::size_t>(info.size()));
    }
    const auto read = readTextFile(path);
    if (const auto* file = std::get_if<TextFile>(&read)) return readDeck(pool, path, file->text, format);
    const auto& problem = std::get<TextProblem>(read);
    if (!problem.isThere) return std::nullopt;
    DeckCollector collector(pool, path);
    collector.fail(1, problem.reason);
    return collector.take();
}

}  // namespace duelogue
