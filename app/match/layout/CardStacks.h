#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// The cards in one place on the board: a stack of equal cards, with the cards attached to it.
struct CardStack {
    std::vector<const TableCard*> cards;  ///< the last one is on top
    std::vector<const TableCard*> attached;
    TableRow row = TableRow::Front;
};

/// A grouping of equal cards on the board into card stacks. Cards are equal if they have the same TableCard::gather,
/// look the same, and a click on them means the same. A card that is a target or is marked stays alone.
class CardStacks {
public:
    /// The table must outlive this object.
    explicit CardStacks(const TableState& table);

    /// Returns the stacks of the cards for which `lies` is true, from left to right. Attached cards stay with their
    /// host.
    [[nodiscard]] std::vector<CardStack> of(const std::function<bool(const TableCard&)>& lies) const;

private:
    const TableState& m_table;
    std::map<int, QString> m_answers;  ///< the possible meanings of a click on each card
    std::set<int> m_alone;             ///< cards that are targets or marked
    std::map<int, std::vector<const TableCard*>> m_attached;

    [[nodiscard]] QString keyOf(const TableCard& card) const;
};

/// Places the cards of a stack in `at`; attached cards extend above it. `index` is the number of the stack in its row,
/// `unit` is TableLayout::unit, and `own` is true for the viewer's cards.
void placeCardStack(const CardStack& cardStack, QRectF at, bool own, int index, double unit, TableLayout& layout);

}  // namespace duelogue
