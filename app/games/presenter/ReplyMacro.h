#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableQuestion.h"
#include "match/loop/Reply.h"

namespace duelogue {

/// Several replies of one player that are offered as one: "All three of them, for 4 in all". They answer consecutive
/// questions, beginning with the one at which the macro is offered.
struct ReplyMacro {
    /// The TableAnswer::index of the first macro; the others follow.
    static constexpr int firstIndex = TableAnswer::firstMacro;

    QString label;             ///< the action with its total cost
    std::vector<int> touches;  ///< the cards involved, see TableAnswer
    Replies replies;           ///< two or more; a single reply is offered anyway
};

}  // namespace duelogue
