#include "app/decks/ReadDeck.h"

#include <QXmlStreamReader>

#include "app/decks/DeckListReader.h"

namespace duelogue {

namespace {

constexpr std::size_t mostBytes = 1U << 20U;

/// <zone name="side"><card number="2" name="..."/></zone>
void readXml(DeckCollector& collector, const QByteArray& text) {
    using Part = DeckCollector::Part;
    QXmlStreamReader xml(text);
    Part part = Part::Deck;
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
            part = zone == QLatin1String("side") ? Part::Sideboard : Part::Deck;
            counts = part == Part::Sideboard || zone == QLatin1String("main");
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
    if (text.size() > mostBytes) {
        collector.fail(1, "found " + std::to_string(text.size()) + " bytes, expected a deck of at most a mebibyte");
        return collector.take();
    }
    if (format == DeckFormat::Plain) return readPlainDeck(pool, file, text);
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    if (format == DeckFormat::Cockatrice) {
        readXml(collector, bytes);
    } else {
        DeckListReader(collector).read(QString::fromUtf8(bytes));
    }
    return collector.take();
}

}  // namespace duelogue
