#pragma once

#include <QString>
#include <QStringList>
#include <string>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Whether most lines of a text are card numbers, so that it is such a list though no heading says so.
[[nodiscard]] bool isPasscodeList(const QString& text);

/// Reads decks that are lists of card numbers, one for each copy:
///
///     #created by ...          a comment
///     #name: My deck           a comment elsewhere, ours to keep what the format has no place for; "#about:" likewise
///     #main                    what follows is the deck; so it is before any heading
///     46986414
///     3x 46986414              several copies; "46986414 x3" likewise
///     46986414 Dark Magician   the name behind it must be that of the card
///     #extra
///     !side
///
/// The number is Definition::number. Where several cards of the pool have it, or the card has none, its name stands
/// there.
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
};

/// Finds out whether a text contains a deck as a link "ydke://MAIN!EXTRA!SIDE!", also within a web address. Each part
/// is the base64 of its cards' numbers, which have four bytes each, the lowest first.
[[nodiscard]] bool hasDeckLink(const QString& text);
/// Reads that link, which may be broken into lines. A second one with another deck is a mistake.
void readDeckLink(const CardPool& pool, DeckCollector& collector, const QString& text);

/// The deck in that form; reading it gives the deck again.
[[nodiscard]] std::string writePasscodes(const CardPool& pool, const Deck& deck);

}  // namespace duelogue
