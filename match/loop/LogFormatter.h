#pragma once

#include <string>

#include "match/state/Communication.h"

namespace duelogue {

class Match;

/// What the log of a game says. English; whoever shows it translates. Stateless.
class LogFormatter {
public:
    LogFormatter() = default;
    virtual ~LogFormatter() = default;
    LogFormatter(const LogFormatter&) = delete;
    LogFormatter& operator=(const LogFormatter&) = delete;

    /// One sentence about a verb or request that has just happened, and is still on top of the stack; empty: not worth
    /// a line. Whoever shows it puts the names in: [12] is card 12, [12 14] the two of them, {0} player 0, {0's} what
    /// is theirs, and {0:draws|draw} player 0 with a verb, the second for "you".
    [[nodiscard]] virtual std::string tell(const Match& match, const Communication& done) const = 0;
    /// Likewise about a verb that the rules have carried out at once: it is on no stack. Default: none is worth a line.
    [[nodiscard]] virtual std::string tellRule(const Match& /*match*/, const Communication& /*done*/) const {
        return {};
    }
};

}  // namespace duelogue
