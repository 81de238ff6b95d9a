#include "app/decks/ReadDeck.h"

#include <QFileInfo>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>

#include "app/decks/DeckListReader.h"
#include "app/decks/Passcodes.h"
#include "app/files/TextFile.h"
#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

constexpr std::size_t mostBytes = 1U << 20U;

DeckReading tooLarge(DeckCollector& collector, std::size_t bytes) {
    collector.fail(1, "found " + std::to_string(bytes) + " bytes, expected a deck of at most a mebibyte");
    return collector.take();
}

/// No tag of a deck is as long. Qt's reader compares every attribute of a tag with every other.
constexpr std::size_t longestTag = 1024;

/// Where the tag that begins there ends, its ">" included; npos where it is too long, or has no end.
std::size_t endOfTag(std::string_view xml, std::size_t begin) {
    char quote = 0;
    for (std::size_t at = begin; at < std::min(xml.size(), begin + longestTag); ++at) {
        if (quote == 0 && xml[at] == '>') return at + 1;
        if (quote == 0 && (xml[at] == '"' || xml[at] == '\''))
            quote = xml[at];
        else if (xml[at] == quote)
            quote = 0;
    }
    return std::string_view::npos;
}

/// Where something is that no deck has, and that would take Qt's reader more time than its size is worth: a tag with
/// thousands of attributes, or declarations, which add to every tag. npos where there is none.
std::size_t excessOf(std::string_view xml) {
    struct Skipped {
        std::string_view begin;
        std::string_view end;
    };
    static constexpr std::array<Skipped, 3> skipped{{{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}}};
    for (std::size_t at = xml.find('<'); at < xml.size(); at = xml.find('<', at)) {
        const std::string_view rest = xml.substr(at);
        const auto* const skip =
            std::ranges::find_if(skipped, [&](const Skipped& s) { return rest.starts_with(s.begin); });
        const std::size_t end = skip != skipped.end()    ? std::min(xml.find(skip->end, at), xml.size())
                                : rest.starts_with("<!") ? std::string_view::npos
                                                         : endOfTag(xml, at);
        if (end == std::string_view::npos && (rest.size() > longestTag || rest.starts_with("<!"))) return at;
        at = std::min(end, xml.size());
    }
    return std::string_view::npos;
}

/// From 1.
int lineOf(std::string_view text, std::size_t place) {
    return 1 + static_cast<int>(std::ranges::count(text.substr(0, place), '\n'));
}

/// <zone name="side"><card number="2" name="..."/></zone>
void readXml(DeckCollector& collector, const QByteArray& text) {
    const std::string_view whole(text.data(), static_cast<std::size_t>(text.size()));
    const std::size_t excess = excessOf(whole);
    if (excess != std::string_view::npos) {
        const std::string found(whole.substr(excess, 20));
        return collector.fail(lineOf(whole, excess), foundInstead(found, "a tag as decks have them"));
    }
    QXmlStreamReader xml(text);
    xml.setNamespaceProcessing(false);  // a deck has none, and thousands would be looked up at every tag
    DeckPart part = DeckPart::Main;
    bool counts = true;  // a zone of tokens is no part of a deck
    while (!xml.atEnd() && !collector.isHopeless()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto attributes = xml.attributes();
        const int line = static_cast<int>(xml.lineNumber());
        if (xml.name() == QLatin1String("deckname")) {
            collector.setName(xml.readElementText(QXmlStreamReader::SkipChildElements));
        } else if (xml.name() == QLatin1String("comments")) {
            collector.setAbout(xml.readElementText(QXmlStreamReader::SkipChildElements));
        } else if (xml.name() == QLatin1String("zone")) {
            const auto zone = attributes.value("name");
            part = zone == QLatin1String("side")    ? DeckPart::Side
                   : zone == QLatin1String("extra") ? DeckPart::Extra
                                                    : DeckPart::Main;
            counts = part != DeckPart::Main || zone == QLatin1String("main");
        } else if (xml.name() == QLatin1String("card") && counts) {
            collector.add(line, part, attributes.value("number").toString(), attributes.value("name").toString());
        }
    }
    if (xml.hasError())
        collector.fail(static_cast<int>(xml.lineNumber()), "this is no XML: " + xml.errorString().toStdString());
}

}  // namespace

DeckReading readDeck(const CardPool& pool, std::string_view file, std::string_view text,
                     std::optional<DeckFormat> format) {
    if (!format) format = deckFormatOfFile(file);
    if (!format) format = deckFormatOfText(text);
    DeckCollector collector(pool, file);
    if (text.size() > mostBytes) return tooLarge(collector, text.size());
    if (format == DeckFormat::Plain) return readPlainDeck(pool, file, text);
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    if (format == DeckFormat::Cockatrice) {
        readXml(collector, bytes);
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
