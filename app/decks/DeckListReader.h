#pragma once

#include <QHash>
#include <QString>

#include "app/decks/DeckCollector.h"

namespace duelogue {

/// Reads decks that are lists of lines. What the formats write differently stands in different places of a line, so one
/// reader takes them all:
///
///     [SB:] 4[x] ["[SET]"] Name ["|SET|1"] ["(SET) 123"] [dots]
///     Deck, Main, Extra, Sideboard, [Main]            what follows belongs there
///     [metadata], About                               Name=..., Description=... or Name ... follow
///     // NAME : My deck                               other lines with // or # are comments
///     My deck                                         likewise, as the first line, with an empty one behind it
///     Events, Event (15)                              a heading that says nothing new
///     45 cards (min 45), Deck built on ...            likewise, what sites write below
///
/// Without any heading, a last paragraph of up to 15 cards behind an empty line is the sideboard of a deck of 40 or
/// more.
class DeckListReader {
public:
    explicit DeckListReader(DeckCollector& collector) : m_collector(collector) {}
    void read(const QString& text);

private:
    enum class Section : std::uint8_t { Deck, Extra, Sideboard, About, Unknown };

    [[nodiscard]] static const QHash<QString, Section>& sections();
    [[nodiscard]] QString withoutSet(QString name) const;

    DeckCollector& m_collector;
    Section m_section = Section::Deck;
    bool m_headed = false;        ///< the list says what is the sideboard
    std::size_t m_paragraph = 0;  ///< where the entries behind the last empty line begin
    int m_paragraphs = 1;
    bool m_parted = false;  ///< an empty line was the last

    void readLine(int line, const QString& text);
    [[nodiscard]] bool isTitle(const QString& text, const QString& next) const;
    void readComment(const QString& text);
    bool readHeading(int line, const QString& text);
    bool readKind(const QString& text);
    [[nodiscard]] bool isRemark(const QString& text) const;
    bool readAbout(const QString& text);
    void readCard(int line, const QString& text);
    void beginParagraph();
    void setParagraphAside();
};

}  // namespace duelogue
