#pragma once

#include <QString>

#include "app/decks/DeckCollector.h"
#include "app/decks/DeckLine.h"

namespace duelogue {

/// Reads decks that are lists of lines. What the formats write differently stands in different places of a line, so one
/// reader takes them all:
///
///     4 Name                                          a card, as DeckLine.h says
///     Deck, Main, Extra, Sideboard (15), [Main]       what follows belongs there
///     [metadata], About                               Name=..., Description=... or Name ... follow
///     // NAME : My deck, name: My deck                likewise about
///     My deck                                         likewise, as the first line, with an empty one behind it
///     Events, Event (15), ## Event (15)               a heading that says nothing new
///     45 cards (min 45), Deck built on ...            likewise, what sites write below: DeckRemark.h
///
/// Other lines with // or # are comments; of Markdown the uppermost heading is the name. Without any heading, a last
/// paragraph of up to 15 cards behind an empty line is the sideboard of a deck of 40 or more.
class DeckListReader {
public:
    explicit DeckListReader(DeckCollector& collector) : m_collector(collector) {}
    void read(const QString& text);

private:
    enum class Section : std::uint8_t { Cards, About, Unknown };

    DeckCollector& m_collector;
    Section m_section = Section::Cards;
    DeckPart m_part = DeckPart::Main;
    bool m_headed = false;        ///< the list says what is the sideboard
    std::size_t m_paragraph = 0;  ///< where the entries behind the last empty line begin
    int m_paragraphs = 1;
    bool m_parted = false;  ///< an empty line was the last

    [[nodiscard]] bool readTitle(const QStringList& lines, qsizetype at);
    [[nodiscard]] bool isTitle(const QString& text, const QString& next) const;
    void readLine(int line, const QString& text);
    void readComment(const QString& text);
    bool readName(const QString& text);
    bool readPart(const QString& text);
    bool readHeading(int line, const QString& text);
    [[nodiscard]] bool isKind(const QString& text) const;
    bool readAbout(const QString& text);
    void readCard(int line, const QString& text, const DeckLine& card);
    void beginParagraph();
    void setParagraphAside();
};

}  // namespace duelogue
