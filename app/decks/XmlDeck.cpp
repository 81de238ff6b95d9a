#include "app/decks/XmlDeck.h"

#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <string_view>

#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

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

class XmlReader {
public:
    XmlReader(DeckCollector& collector, const QByteArray& text) : m_collector(collector), m_xml(text) {
        m_xml.setNamespaceProcessing(false);  // a deck has none, and thousands would be looked up at every tag
    }

    void read() {
        while (!m_xml.atEnd() && !m_collector.isHopeless()) {
            if (m_xml.readNext() == QXmlStreamReader::StartElement) readElement(m_xml.name().toString().toLower());
        }
        if (m_xml.hasError()) fail("this is no XML: " + m_xml.errorString().toStdString());
    }

private:
    DeckCollector& m_collector;
    QXmlStreamReader m_xml;
    DeckPart m_part = DeckPart::Main;
    bool m_counts = true;  ///< a zone of tokens is no part of a deck

    void fail(std::string message) { m_collector.fail(static_cast<int>(m_xml.lineNumber()), std::move(message)); }
    QString text() { return m_xml.readElementText(QXmlStreamReader::SkipChildElements); }

    void readElement(const QString& tag) {
        if (tag == "deckname") return m_collector.setName(text());
        if (tag == "comments") return m_collector.setAbout(text());
        if (tag == "zone" || tag == "section") return readPart(tag);
        if (tag == "card" && m_counts) return readCard("number", "qty");
        if (tag == "cards") readCard("Quantity", "quantity");
    }

    void readPart(const QString& tag) {
        const QString name = m_xml.attributes().value("name").toString();
        const auto part = deckPartNamed(name);
        m_part = part.value_or(DeckPart::Main);
        m_counts = part.has_value() || tag == "section";
    }

    void readCard(const char* count, const char* otherCount) {
        const auto attributes = m_xml.attributes();
        const auto value = [&](const char* key) { return attributes.value(QLatin1String(key)).toString(); };
        const int line = static_cast<int>(m_xml.lineNumber());
        const QString counted = value(attributes.hasAttribute(QLatin1String(count)) ? count : otherCount);
        const bool beside = value("Sideboard").compare("true", Qt::CaseInsensitive) == 0;
        const QString named = value(attributes.hasAttribute("Name") ? "Name" : "name");
        m_collector.add(line, beside ? DeckPart::Side : m_part, counted, named.isEmpty() ? text().simplified() : named);
    }
};

}  // namespace

void readXmlDeck(DeckCollector& collector, const QByteArray& text) {
    const std::string_view whole(text.data(), static_cast<std::size_t>(text.size()));
    const std::size_t excess = excessOf(whole);
    if (excess == std::string_view::npos) return XmlReader(collector, text).read();
    const std::string found(whole.substr(excess, 20));
    collector.fail(lineOf(whole, excess), foundInstead(found, "a tag as decks have them"));
}

}  // namespace duelogue
