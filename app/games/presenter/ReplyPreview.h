#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

/// A reply of the person of the view, tried out before it is given: it happens in a copy, until somebody is asked
/// again. The view outlives it.
class ReplyPreview {
public:
    ReplyPreview(const View& view, const Reply& reply);

    /// What comes of it, in the words of the log, as far as it is certain for the person: up to what chance decides or
    /// a card shows that the person does not know (S2.21). What the reply says itself is left out; nothing where no
    /// more comes of it.
    [[nodiscard]] std::vector<QString> words(const std::vector<Occupant>& sitters) const;
    /// Those of the person's own cards that it takes off the table as it is now, or from the hand and the board onto a
    /// pile.
    [[nodiscard]] std::vector<int> losses(const GamePresenter& staging, const std::vector<Occupant>& sitters,
                                          const TableState& now) const;

private:
    const View& m_view;
    const Reply m_reply;
    Match m_match;
    std::vector<MatchLog::Line> m_lines;  ///< those that are certain

    [[nodiscard]] bool saysTheReply(const MatchLog::Line& line) const;
};

}  // namespace duelogue
