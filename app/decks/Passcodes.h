#pragma once

#include <QString>
#include <string>

#include "app/decks/DeckCollector.h"

namespace duelogue {

/// Reads decks that are lists of card numbers, one for each copy:
///
///     #created by ...          a comment
///     #name: My deck           a comment elsewhere, ours to keep what the format has no place for; "#about:" likewise
///     #main                    what follows is the deck; so it is before any heading
///     46986414
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
    DeckPart m_part = DeckPart::Main;

    void readLine(int line, const QString& text);
    [[nodiscard]] bool readHeading(const QString& text);
};

/// The deck in that form; reading it gives the deck again.
[[nodiscard]] std::string writePasscodes(const CardPool& pool, const Deck& deck);

}  // namespace duelogue
