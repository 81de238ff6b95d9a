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

/// Reads decks that are lists of lines. The formats differ in separate parts of a line, so one reader understands all
/// of them:
///
///     4 Name                                          a card, see DeckLine.h
///     4 <tab> Name <tab> Set; Name <tab> 4; 4,Name    a card in columns without headings
///     Deck, Main, Extra, Sideboard (15), [Main]       heading of a part, see DeckPlace.h
///     // Maybeboard, ## Sideboard                     heading of a part
///     [metadata], About                               followed by Name=..., Description=... or Name ...
///     // NAME : My deck, name: My deck                the name of the deck
///     My deck                                         the name, in the first line before an empty one, or before a
///                                                     single card without a number, which is the deck's identity
///     Events, Event (15), ## Event (15), 15 Events    ignored heading of a type, unless it ends another part
///     Events (continued)                              ignored heading of a type
///     45 cards (min 45), Deck built on ...            ignored remark of a site, see DeckRemark.h
///     > 4 Name, ```, [deck], [/deck]                  marks of quotations, code and forums are removed
///
/// Other lines with // or # are comments. In Markdown, the top heading is the name. Without any heading, a last
/// paragraph after an empty line can be the sideboard: up to 15 cards, beside a deck of 40 or more. If the list is part
/// of a web page, the text around it is left out. That text consists of paragraphs without cards that contain phrases
/// typical of pages.
class DeckListReader {
public:
    explicit DeckListReader(DeckCollector& collector) : m_collector(collector) {}
    void read(const QString& text);

private:
    DeckCollector& m_collector;
    QStringList m_written;                  ///< lines of the file
    QStringList m_lines;                    ///< the same lines without entities, marks and text of a page
    bool m_isAbout = false;                 ///< inside the section about the deck
    std::optional<int> m_unknownHeading{};  ///< line of an unknown heading that has no cards so far
    bool m_isUnknown = false;               ///< cards are left out because their heading is unknown
    DeckPlace m_place = DeckPlace::Main;
    bool m_placeIsComment = false;  ///< the heading of the place is a comment
    int m_cardsInPlace = 0;
    bool m_hasKinds = false;                                ///< the place has headings of types
    bool m_headed = false;                                  ///< the list marks its sideboard
    std::vector<DeckEntry> m_behind{};                      ///< cards after the last empty line
    std::vector<std::pair<int, DeckEntry>> m_companions{};  ///< with their lines
    int m_cards = 0;
    int m_cardsInParagraph = 0;
    int m_paragraphs = 1;
    bool m_parted = false;  ///< the previous line was empty

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
