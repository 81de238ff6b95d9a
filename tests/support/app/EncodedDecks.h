#pragma once

#include <QStringEncoder>
#include <QtEndian>
#include <QtTest>

#include "app/games/Games.h"
#include "cards/data/CardPool.h"

/// Deck lists in encodings of other programs.
namespace duelogue {

[[nodiscard]] inline const CardPool& poolOf(const char* id) { return game(id)->pool(); }

/// Returns a deck as text, with its extra deck and its sideboard: "20 Forest, 4 Bee Sting | 1 Anaconda; 2 Swamp".
[[nodiscard]] inline QString entriesOf(const CardPool& pool, const Deck& deck) {
    const auto list = [&](const std::vector<DeckEntry>& entries) {
        QStringList cards;
        for (const DeckEntry& entry : entries)
            cards += QString::number(entry.count) + ' ' + QString::fromStdString(pool[entry.card].name);
        return cards.join(", ");
    };
    return list(deck.entries) + (deck.extra.empty() ? "" : " | " + list(deck.extra)) +
           (deck.sideboard.empty() ? "" : "; " + list(deck.sideboard));
}

[[nodiscard]] inline QString mistakesIn(const DeckReading& reading) {
    QStringList lines;
    for (const DeckError& error : reading.errors) lines += QString::fromStdString(error.text());
    return lines.join('\n');
}

/// Returns the part of a link that encodes these card numbers.
[[nodiscard]] inline QByteArray linkPart(const std::vector<std::uint32_t>& numbers) {
    QByteArray bytes;
    for (const std::uint32_t number : numbers) {
        QByteArray four(4, '\0');
        qToLittleEndian(number, four.data());
        bytes += four;
    }
    return bytes.toBase64();
}

inline constexpr std::uint32_t darkMagician = 46986414;
inline constexpr std::uint32_t darkHole = 53129443;
inline constexpr std::uint32_t blueEyes = 89631139;

[[nodiscard]] inline QByteArray link() {
    return "ydke://" + linkPart({darkMagician, darkMagician, darkHole}) + "!" + linkPart({blueEyes}) + "!" +
           linkPart({darkHole}) + "!";
}
inline const char* const magic = "2 Dark Magician, 1 Dark Hole | 1 Blue-Eyes White Dragon; 1 Dark Hole";

}  // namespace duelogue
