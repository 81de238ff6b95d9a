#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Returns true if the text is a table (CSV with commas, semicolons or tabs) whose headings include the names of cards.
[[nodiscard]] bool isTable(const QString& text);

/// Reads such a table, as collection sites and Magic Online write it. The columns may be in any order:
///
///     Name, Card Name                    the card
///     Count, Quantity, Qty, Amount       number of copies
///     Reg Qty, Foil Qty                  their sum is the number of copies, unless a column has the total
///     Board, Section, Zone               the part of the deck; an unknown part is an error
///     Category                           the part of the deck, or any other word for cards of the deck
///     Sideboard, Maybeboard              yes or no; without a count, the number of copies in this part
///
/// All other columns are ignored. Without a column for the number of copies, each row is one copy, unless a heading
/// such as "Number of cards" may mean that number.
void readTable(DeckCollector& collector, const QString& text);

/// The columns of a table that contain data of a deck, by their headings.
struct TableColumns {
    static constexpr int none = -1;
    int name = none;
    int count = none;
    int regular = none;                              ///< number of copies that are not foils
    int foil = none;                                 ///< number of foils
    int board = none;                                ///< part of the deck
    bool hasSections = false;                        ///< the parts may also be types of cards
    int category = none;                             ///< part of the deck, or any word
    std::vector<std::pair<int, DeckPlace>> parts{};  ///< number of cards in a part; beside a number, whether they are
    QString doubtful{};                              ///< an unknown heading that may mean the number of copies

    /// Returns true if the headings are those of a deck. One known heading is not enough: it may be the first line of a
    /// plain list.
    [[nodiscard]] bool areOfDeck() const { return name != none && m_known > 1; }
    [[nodiscard]] bool haveCount() const { return count != none || regular != none || foil != none; }

    [[nodiscard]] static TableColumns of(const QStringList& headings);

private:
    int m_known = 0;
};

}  // namespace duelogue
