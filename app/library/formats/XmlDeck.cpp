#include "app/library/formats/XmlDeck.h"

#include <QStringList>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "app/library/formats/DeckText.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// The maximum length of a tag in characters; no tag of a deck is longer. Qt's reader compares every attribute of a tag
/// with every other.
constexpr std::size_t longestTag = 1024;

/// Returns the position after the tag that begins at `begin`; npos if the tag is too long or is not closed.
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

/// Returns the position of a construct that never occurs in decks and would take Qt's reader too much time. That is a
/// tag with thousands of attributes, or a declaration, which adds to every tag. Returns npos for ordinary decks.
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

/// Returns the line of a position, from 1.
int lineOf(std::string_view text, std::size_t place) {
    return 1 + static_cast<int>(std::ranges::count(text.substr(0, place), '\n'));
}

/// Resolves the named characters of HTML; XML itself defines only five.
class HtmlEntities final : public QXmlStreamEntityResolver {
public:
    QString resolveUndeclaredEntity(const QString& name) override { return htmlCharacter(name); }
};

class XmlReader {
public:
    /// The text is already decoded, so the encoding in the XML declaration is ignored.
    XmlReader(DeckCollector& collector, const QString& text) : m_collector(collector), m_xml(text) {
        // Decks don't use namespaces, and thousands of them would be looked up at every tag.
        m_xml.setNamespaceProcessing(false);
        m_xml.setEntityResolver(&m_entities);
    }

    void read() {
        while (!m_xml.atEnd() && !m_collector.isHopeless()) {
            if (m_xml.readNext() == QXmlStreamReader::StartElement) readElement(m_xml.name().toString().toLower());
        }
        if (m_xml.hasError()) fail("invalid XML: " + m_xml.errorString().toStdString());
    }

private:
    DeckCollector& m_collector;
    HtmlEntities m_entities;
    QXmlStreamReader m_xml;
    DeckPlace m_place = DeckPlace::Main;

    void fail(std::string message) { m_collector.fail(static_cast<int>(m_xml.lineNumber()), std::move(message)); }
    QString text() { return m_xml.readElementText(QXmlStreamReader::SkipChildElements); }

    void readElement(const QString& tag) {
        if (tag == "deckname") return m_collector.setName(withoutEntities(text()));
        if (tag == "comments") return m_collector.setAbout(withoutEntities(text()));
        if (tag == "zone" || tag == "section") return readPart(tag);
        if (tag == "card" || tag == "cards") readCard();
    }

    /// Reads a section. Unknown sections of OCTGN have the names of types or of a game's piles and belong to the deck.
    void readPart(const QString& tag) {
        const auto place = deckPlaceNamed(attribute({"name"}).value_or(""));
        m_place = place.value_or(tag == "section" ? DeckPlace::Main : DeckPlace::Foreign);
    }

    /// Returns the value of the first of these attributes that the tag has, ignoring case; nullopt if all are missing.
    [[nodiscard]] std::optional<QString> attribute(const QStringList& names) const {
        for (const QString& name : names) {
            for (const QXmlStreamAttribute& each : m_xml.attributes()) {
                if (each.name().compare(name, Qt::CaseInsensitive) == 0) return each.value().toString();
            }
        }
        return std::nullopt;
    }

    void readCard() {
        const int line = static_cast<int>(m_xml.lineNumber());
        const QString count = attribute({"number", "quantity", "qty"}).value_or("");
        const QString beside =
            attribute({"sideboard", "insideboard", "in-sideboard", "issideboard", "is-sideboard"}).value_or("");
        const QString named = attribute({"name"}).value_or("");
        const QString name = named.isEmpty() ? text().simplified() : named;
        const auto place = deckPlaceBeside(beside);
        if (!place) return m_collector.fail(line, expectedNot("true or false", beside.left(40).toStdString()));
        m_collector.addTo(line, *place == DeckPlace::Side ? *place : m_place, count, name);
    }
};

}  // namespace

void readXmlDeck(DeckCollector& collector, const QString& text) {
    const std::string whole = text.toStdString();
    const std::size_t excess = excessOf(whole);
    if (excess == std::string_view::npos) return XmlReader(collector, text).read();
    const std::string found(whole.substr(excess, 20));
    collector.fail(lineOf(whole, excess), "unexpected tag \"" + found + '"');
}

}  // namespace duelogue
