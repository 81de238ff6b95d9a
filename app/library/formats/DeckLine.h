#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// A parsed line of a deck list. Understands the forms that people and deck sites use:
///
///     [bullet] [SB:] [kind:] [count] ["[SET]"] Name [set] [count] [dots]
///
/// A count is 4, 4x, x4, (4) or [4x] before the name, or x4, 4x, (4), [4], ": 4" or "....4" after it. A set is |SET|1,
/// |SET|[159], (SET) 123, [SET] or #123. Foil marks (+, *F*), labels (^Have,#37d67a^, #Burn) and a price ($0.25) may
/// follow it. A name may be a Markdown or wiki link. A part of the deck may be written instead of a set ("[Sideboard]",
/// "[Burn]") or of a foil mark ("*SB*"), or before a colon ("Maybeboard: 1 Name").
struct DeckLine {
    std::optional<DeckPlace> place{};  ///< part of the deck named by the line itself: "SB:", "[Maybeboard{noDeck}]"
    QStringList counts{};              ///< possible counts; more than one is ambiguous
    QString front{};                   ///< count before the name as written: "4x"; empty if there is none
    bool strayNumber = false;  ///< the only number is after the set, so it may be the card's own number or the count
    QString name{};            ///< rest of the line
    bool isCard = false;       ///< the name is that of a card

    /// Returns true if the line begins with the count. Such a line may also be a name like "45 Problems".
    [[nodiscard]] bool beginsWithNumber() const { return !counts.isEmpty() && front == counts.front(); }
};

[[nodiscard]] DeckLine readDeckLine(const DeckCollector& cards, const QString& text);

}  // namespace duelogue
