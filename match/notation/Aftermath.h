#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// What has come of the last reply that a scenario writes down, with the answers that were left out before and behind
/// it. A match is played again from what it was to be asked about that, so nothing need be written while it goes on.
class Aftermath {
public:
    /// As a reply is about to be read.
    void begin(const Match& match);
    /// A reply that is written down has been given.
    void given(PlayerId player, const Reply& reply) { m_given.push_back({player, reply, {}}); }
    /// Likewise one that is left out, as it is the only one; while it can still be given.
    void leftOut(const Match& match, const Reply& reply);

    /// The lines of the log, in their order: everybody knows every card, and the players are "player 1" and so on.
    [[nodiscard]] std::vector<std::string> told() const;
    /// The replies of a player that were left out, as they would have been written.
    [[nodiscard]] std::vector<std::string> leftOutBy(PlayerId player) const;

private:
    struct Given {
        PlayerId player;
        Reply reply;
        std::string leftOut;  ///< how it would have been written; empty: it is
    };
    std::optional<Match> m_before;  ///< none before the first reply
    std::vector<Given> m_given;
};

}  // namespace duelogue
