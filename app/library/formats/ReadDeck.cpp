#include "app/library/formats/ReadDeck.h"

#include <QFileInfo>

#include "app/library/files/TextFile.h"
#include "app/library/formats/DeckListReader.h"
#include "app/library/formats/DeckText.h"
#include "app/library/formats/JsonDeck.h"
#include "app/library/formats/Passcodes.h"
#include "app/library/formats/TableDeck.h"
#include "app/library/formats/XmlDeck.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

constexpr std::size_t mostBytes = 1U << 20U;

std::string tooLarge(std::size_t bytes) { return std::to_string(bytes) + " bytes (a deck file has at most 1 MiB)"; }

ImportedDeck refused(const CardPool& pool, std::string_view file, int line, const std::string& problem) {
    DeckCollector collector(pool, file);
    collector.fail(line, problem);
    return collector.take();
}

/// Reads a text of unknown format by what it resembles.
void readAnything(const CardPool& pool, DeckCollector& collector, const QString& text) {
    const std::string bytes = text.toStdString();
    const DeckFormat like = deckFormatOfText(bytes);
    if (like == DeckFormat::Cockatrice) {
        readXmlDeck(collector, text);
    } else if (isJson(bytes)) {
        readJsonDeck(collector, text.toUtf8());
    } else if (hasDeckLink(text)) {
        readDeckLink(pool, collector, text);
    } else if (isTable(text)) {
        readTable(collector, text);
    } else if (like == DeckFormat::Passcodes || isPasscodeList(text)) {
        PasscodeReader(pool, collector).read(text);
    } else {
        DeckListReader(collector).read(text);
    }
}

void readAs(DeckFormat format, const CardPool& pool, DeckCollector& collector, const QString& text) {
    if (format == DeckFormat::Cockatrice) {
        readXmlDeck(collector, text);
    } else if (format == DeckFormat::Passcodes) {
        hasDeckLink(text) ? readDeckLink(pool, collector, text) : PasscodeReader(pool, collector).read(text);
    } else {
        DeckListReader(collector).read(text);
    }
}

/// Reports the first line of a text in which no line was a card or an error.
ImportedDeck withoutSilence(ImportedDeck reading, std::string_view file, const QString& text) {
    const Deck& deck = reading.deck;
    const bool hasCards = !deck.entries.empty() || !deck.extra.empty() || !deck.sideboard.empty();
    if (hasCards || !reading.errors.empty()) return reading;
    int number = 0;
    for (const QString& each : text.split(u'\n')) {
        ++number;
        constexpr qsizetype longest = 60;
        const QString line = each.simplified().left(longest);
        if (line.isEmpty()) continue;
        reading.errors.push_back({std::string(file), number, expectedNot("a number and a card", line.toStdString())});
        break;
    }
    return reading;
}

}  // namespace

ImportedDeck readDeck(const CardPool& pool, std::string_view file, std::string_view text,
                      std::optional<DeckFormat> format, const DeckRules& rules) {
    if (!format) format = deckFormatOfFile(file);
    DeckCollector collector(pool, file, rules);
    if (text.size() > mostBytes) return refused(pool, file, 1, tooLarge(text.size()));
    const auto read = deckText(text);
    if (const auto* problem = std::get_if<DeckTextProblem>(&read))
        return refused(pool, file, problem->line, problem->message);
    const auto& decoded = std::get<QString>(read);
    if (format == DeckFormat::Plain) return {readPlainDeck(pool, file, decoded.toStdString()), {}};
    if (format) {
        readAs(*format, pool, collector, decoded);
    } else {
        readAnything(pool, collector, decoded);
    }
    return withoutSilence(collector.take(), file, decoded);
}

std::optional<DeckFile> DeckFile::open(const std::string& path) {
    DeckFile file(path);
    const QFileInfo info(QString::fromStdString(path));
    if (info.isFile() && info.isReadable() && static_cast<std::size_t>(info.size()) > mostBytes) {
        file.m_problem = tooLarge(static_cast<std::size_t>(info.size()));
        return file;
    }
    auto read = readBytes(path);
    if (const auto* problem = std::get_if<TextProblem>(&read)) {
        if (!problem->isThere) return std::nullopt;
        file.m_problem = problem->reason;
    } else {
        file.m_text = std::move(std::get<TextFile>(read).text);
    }
    return file;
}

ImportedDeck DeckFile::read(const CardPool& pool, std::optional<DeckFormat> format, const DeckRules& rules) const {
    return m_problem.empty() ? readDeck(pool, m_path, m_text, format, rules) : refused(pool, m_path, 1, m_problem);
}

std::optional<ImportedDeck> readDeckFile(const CardPool& pool, const std::string& path,
                                         std::optional<DeckFormat> format, const DeckRules& rules) {
    const auto file = DeckFile::open(path);
    return file ? std::optional(file->read(pool, format, rules)) : std::nullopt;
}

}  // namespace duelogue
