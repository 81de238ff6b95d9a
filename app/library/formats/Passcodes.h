#pragma once

#include <QString>
#include <QStringList>
#include <string>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Returns true if most lines of the text are card numbers, which identifies such a list even without a heading.
[[nodiscard]] bool isPasscodeList(const QString& text);

/// Reads decks that are lists of card numbers, one for each copy:
///
///     #created by ...          a comment
///     #name: My deck           the name of the deck, in a comment for other programs; "#about:" likewise
///     #main                    heading of the deck; also the default before any heading
///     46986414
///     3x 46986414              several copies; also "46986414 x3"
///     46986414 Dark Magician   the name must match the card; also "46986414 Dark Magician x2"
///     2 Dark Magician          a card by its name
///     #extra
///     !side
///
/// The number is Definition::number. A card without a number, or with the number of another card, is written by its
/// name.
class PasscodeReader {
public:
    PasscodeReader(const CardPool& pool, DeckCollector& collector) : m_pool(pool), m_collector(collector) {}
    void read(const QString& text);

private:
    const CardPool& m_pool;
    DeckCollector& m_collector;
    DeckPlace m_place = DeckPlace::Main;

    void readLine(int line, const QString& text);
    [[nodiscard]] bool readHeading(const QString& text);
    void readNumber(int line, const QString& number, const QString& count, const QString& name);
    void readNamed(int line, const QString& text);
    /// Returns true if the line is a number of copies and a name, and not a card's number and its name.
    [[nodiscard]] bool isNamed(const QString& text) const;
};

/// Returns true if a text contains a deck as a link "ydke://MAIN!EXTRA!SIDE!", also within a web address. Each part is
/// the base64 encoding of its cards' numbers, as four bytes each, least significant first. The address may be encoded
/// more than once.
[[nodiscard]] bool hasDeckLink(const QString& text);
/// Reads that link, which may span several lines, also quoted ones. A second link with another deck is an error, and so
/// is a card with a number beside the link. The name of a card beside the link is not read, which is told.
void readDeckLink(const CardPool& pool, DeckCollector& collector, const QString& text);

/// Returns the deck in this format; reading it returns an equal deck.
[[nodiscard]] std::string writePasscodes(const CardPool& pool, const Deck& deck);

}  // namespace duelogue
