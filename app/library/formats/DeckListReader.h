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
///     4 <tab> Name <tab> Set; Name <tab> 4; 4,Name    a card in columns, see ListMarkup.h
///     Deck, Main, Extra, Sideboard (15), [Main]       heading of a part, see DeckPlace.h
///     // Maybeboard, ## Sideboard                     heading of a part
///     [metadata], About                               followed by Name=..., Description=... or Name ...
///     // NAME : My deck, name: My deck, Deck: My deck the name of the deck
///     My deck                                         the name, in the first line before an empty one, or before a
///                                                     single card without a number, which is the deck's identity
///     by Somebody                                     ignored below the name
///     Events, Event (15), ## Event (15), 15 Events    ignored heading of a type, unless it ends another part
///     Events (continued)                              ignored heading of a type
///     45 cards (min 45), Deck built on ...            ignored remark of a site, see DeckRemark.h
///     > 4 Name, ```, [deck], [/deck], # 4 [[Name]]    marks of quotations, code, forums and wikis are removed
///
/// Other lines with // or # are comments. A comment about a part that is not its heading is told as an assumption. In
/// Markdown, the top heading is the name. If the list is part of a web page, the text around it is left out. That text
/// consists of paragraphs without cards that contain phrases typical of pages.
///
/// **Empty lines.** In a list without headings, an empty line separates the sideboard, as in Magic Online's text, or
/// groups of one deck, such as those of a type. The sizes in the deck rules decide:
///
/// - A game without a sideboard has groups, and a sideboard never has more cards than the deck.
/// - Of two paragraphs, the second is the sideboard if the first is a whole deck. Otherwise it is the sideboard if it
///   is small enough for one, and if it repeats cards of the first or both together are not a whole deck.
/// - Of more paragraphs, the last is the sideboard if it is small enough for one and the others are a whole deck.
///
/// The choice is told as an assumption wherever both would be possible.
class DeckListReader {
public:
    explicit DeckListReader(DeckCollector& collector) : m_collector(collector) {}
    void read(const QString& text);

private:
    /// Cards of the deck between empty lines.
    struct Paragraph {
        int line = 0;  ///< of its first card
        std::vector<DeckEntry> cards{};
    };

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
    std::vector<std::pair<int, DeckEntry>> m_companions{};  ///< with their lines
    int m_cards = 0;
    std::vector<Paragraph> m_paragraphs{};
    bool m_parted = false;  ///< an empty line follows the previous card

    void leaveOutAuthor();
    void leaveOutPage();
    [[nodiscard]] bool isListed(const QString& text) const;
    [[nodiscard]] bool isPageParagraph(qsizetype begin, qsizetype end) const;
    [[nodiscard]] bool readNameAboveIdentity();
    [[nodiscard]] bool readTitle(qsizetype at);
    [[nodiscard]] bool isTitle(const QString& text, const QString& next) const;
    [[nodiscard]] bool isAboveIdentity(qsizetype at) const;
    void readLine(qsizetype at);
    void readComment(qsizetype at);
    [[nodiscard]] bool isCounted(const QString& text) const;
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
    void setParagraphAside();
    void addCompanions();
};

}  // namespace duelogue
