#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// A line of a list as that of a card, in whatever way people and deck sites write it:
///
///     [bullet] [SB:] [kind:] [count] ["[SET]"] Name [set] [count] [dots]
///
/// A count is 4, 4x, x4, (4) or [4x], or behind the name x4, 4x, (4), [4], ": 4" or "....4"; a set is |SET|1,
/// |SET|[159], (SET) 123, [SET] or #123, with marks of a foil (+, *F*) and labels (^Have,#37d67a^, #Burn) behind it. A
/// name may be a link of Markdown or of a wiki. Where a set may stand, a place may as well: "[Sideboard]", "[Burn]"; it
/// may also stand before a colon ("Maybeboard: 1 Name").
struct DeckLine {
    std::optional<DeckPlace> place{};  ///< the place that the line itself names: "SB:", "[Maybeboard{noDeck}]"
    QStringList counts{};              ///< the numbers that say how many; of more than one nobody knows which is meant
    QString front{};                   ///< the one before the name, as it is written: "4x"; empty: there is none
    bool strayNumber = false;          ///< no other number than one behind the set: the card's own, or how many
    QString name{};                    ///< what is left
    bool isCard = false;               ///< and that is a card

    /// "45 Problems" is a name as well as a card that is not known.
    [[nodiscard]] bool beginsWithNumber() const { return !counts.isEmpty() && front == counts.front(); }
};

[[nodiscard]] DeckLine readDeckLine(const DeckCollector& cards, const QString& text);

}  // namespace duelogue
