#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/GamePresenter.h"
#include "match/loop/MatchDriver.h"
#include "match/notation/MatchLog.h"

namespace duelogue {

/// A reply tried out before it is submitted. It runs in a copy of the match until the next question. The view must
/// outlive the preview.
class ReplyPreview {
public:
    ReplyPreview(const View& view, const Reply& reply);

    /// Returns the certain consequences of the reply in the words of the log. They end where randomness decides or an
    /// unknown card is revealed (S2.21). The reply itself is left out. Empty if nothing else happens.
    [[nodiscard]] std::vector<QString> words(const std::vector<Occupant>& occupants) const;
    /// Returns the player's own cards that the reply would remove from the table or put onto a pile.
    [[nodiscard]] std::vector<int> losses(const GamePresenter& presenter, const std::vector<Occupant>& occupants,
                                          const TableState& now) const;

private:
    const View& m_view;
    const Reply m_reply;
    MatchDriver m_driver;
    std::vector<MatchLog::Line> m_lines;  ///< the certain lines

    [[nodiscard]] bool saysTheReply(const MatchLog::Line& line) const;
};

}  // namespace duelogue
