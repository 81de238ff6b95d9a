#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "app/match/layout/TableLayout.h"

namespace duelogue {

/// What takes one place on the board: a heap of equal cards, with what is attached to it.
struct CardStack {
    std::vector<const TableCard*> cards;  ///< the last one lies on top
    std::vector<const TableCard*> attached;
    TableRow row = TableRow::Front;
};

/// Puts cards of the board that are alike on heaps. Cards are alike where they have the same word to gather by and are
/// the same in whatever is seen of them and in what a click on them means; what something points at lies alone.
class CardStacks {
public:
    /// The table must outlive it.
    explicit CardStacks(const TableState& table);

    /// Those of the cards that `lies` names, from left to right; what is attached to another card lies with that.
    [[nodiscard]] std::vector<CardStack> of(const std::function<bool(const TableCard&)>& lies) const;

private:
    const TableState& m_table;
    std::map<int, QString> m_answers;  ///< what a click on each card could mean
    std::set<int> m_alone;             ///< cards that something points at, or that are marked
    std::map<int, std::vector<const TableCard*>> m_attached;

    [[nodiscard]] QString keyOf(const TableCard& card) const;
};

/// Gives the cards of a heap their places: the heap takes `at`, what is attached peeks out above it. `index` is its
/// number among those beside it; `unit` as TableLayout's; `own`: it is the viewer's.
void placeHeap(const CardStack& heap, QRectF at, bool own, int index, double unit, TableLayout& layout);

}  // namespace duelogue
