#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/library/formats/DeckCollector.h"
#include "app/library/formats/DeckLine.h"

namespace duelogue {

/// Reads decks that are lists of lines. What the formats write differently stands in different places of a line, so one
/// reader takes them all:
///
///     4 Name                                          a card, as DeckLine.h says
///     4 <tab> Name <tab> Set; Name <tab> 4; 4,Name    likewise, in columns without headings
///     Deck, Main, Extra, Sideboard (15), [Main]       what follows belongs there: DeckPlace.h
///     // Maybeboard, ## Sideboard                     likewise
///     [metadata], About                               Name=..., Description=... or Name ... follow
///     // NAME : My deck, name: My deck                likewise about
///     My deck                                         likewise, as the first line, with an empty one behind it, or
///     with
///                                                     a single card below it that has no number, the deck's identity
///     Events, Event (15), ## Event (15), 15 Events    a heading that says nothing new, unless it ends another place
///     Events (continued)                              likewise
///     45 cards (min 45), Deck built on ...            likewise, what sites write below: DeckRemark.h
///     > 4 Name, ```, [deck], [/deck]                  marks of quotations, code and forums are taken away
///
/// Other lines with // or # are comments; of Markdown the uppermost heading is the name. Without any heading, a last
/// paragraph of up to 15 cards behind an empty line is the sideboard of a deck of 40 or more. If the list is part of a
/// page, the text around it is left out: paragraphs without cards in which something can only be text of a page.
class DeckListReader {
public:
    explicit DeckListReader(DeckCollector& collector) : m_collector(collector) {}
    void read(const QString& text);

private:
    DeckCollector& m_collector;
    QStringList m_written;                  ///< the lines of the file
    QStringList m_lines;                    ///< the same lines without entities, marks and text of a page
    bool m_isAbout = false;                 ///< what follows is about the deck
    std::optional<int> m_unknownHeading{};  ///< the line of an unknown heading without cards below it so far
    bool m_isUnknown = false;               ///< what follows is left out, because the heading above is unknown
    DeckPlace m_place = DeckPlace::Main;
    bool m_placeIsComment = false;  ///< a comment has named it
    int m_cardsInPlace = 0;
    bool m_hasKinds = false;                                ///< headings of kinds stand below the one of the place
    bool m_headed = false;                                  ///< the list says what is the sideboard
    std::vector<DeckEntry> m_behind{};                      ///< the cards behind the last empty line
    std::vector<std::pair<int, DeckEntry>> m_companions{};  ///< with their lines
    int m_cards = 0;
    int m_cardsInParagraph = 0;
    int m_paragraphs = 1;
    bool m_parted = false;  ///< an empty line was the last

    void leaveOutPage();
    [[nodiscard]] bool isListed(const QString& text) const;
    [[nodiscard]] bool isPageParagraph(qsizetype begin, qsizetype end) const;
    [[nodiscard]] bool readTitle(qsizetype at);
    [[nodiscard]] bool isTitle(const QString& text, const QString& next) const;
    [[nodiscard]] bool isAboveIdentity(qsizetype at) const;
    void readLine(qsizetype at);
    void readComment(qsizetype at);
    bool readName(const QString& text);
    bool readPlace(const QString& text);
    bool readHeading(int line, const QString& text);
    void begin(DeckPlace place);
    void beginKind();
    [[nodiscard]] bool isKind(const QString& text) const;
    bool readAbout(const QString& text);
    void failHeading(int line);
    void fail(int line, std::string_view expected);
    bool isLeftOut();
    void readCard(int line, const DeckLine& card);
    void beginParagraph();
    void setParagraphAside();
    void addCompanions();
};

}  // namespace duelogue
