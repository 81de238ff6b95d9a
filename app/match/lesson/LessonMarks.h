#pragma once

#include <QVariantList>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/notation/lesson/LessonTarget.h"

namespace duelogue {

/// A part of the table that a lesson points to, in the terms of the table. Exactly one of the first three is set, or
/// `seat` with one of the other fields.
struct LessonMark {
    int card = -1;    ///< TableCard::id
    int answer = -1;  ///< TableAnswer::index: its button
    int pile = -1;    ///< index into the piles of `seat`, or into the table's piles without a seat
    int seat = -1;    ///< alone: its panel
    bool hand = false;
    std::vector<int> board{};  ///< the cards that lie in this part of the board
    bool half = false;         ///< the seat's half of the board, because no card lies there

    bool operator==(const LessonMark&) const = default;
};

/// Returns the part of the table that shows the target. `replies` are those of the question, in the order of
/// TableAnswer::index.
[[nodiscard]] LessonMark markOf(const LessonTarget& target, const GamePresenter& presenter, const ReadableMatch& match,
                                const TableState& table, const Replies& replies);

/// Returns the mark as LessonPointer reads it.
[[nodiscard]] QVariantMap shownMark(const LessonMark& mark);

}  // namespace duelogue
