#pragma once

#include <string>

#include "match/state/Communication.h"

namespace duelogue {

class ReadableMatch;

/// The formatter of one game's log. It writes English; the caller translates. Stateless.
class LogFormatter {
public:
    LogFormatter() = default;
    virtual ~LogFormatter() = default;
    LogFormatter(const LogFormatter&) = delete;
    LogFormatter& operator=(const LogFormatter&) = delete;

    /// Returns one sentence about a completed verb or request, which is still on top of the stack. Returns an empty
    /// string if it is not worth a line. The caller replaces the placeholders: [12] is card 12, [12 14] two cards, {0}
    /// player 0, {0's} the possessive. {0:draws|draw} is player 0 with a verb, whose second form goes with "you".
    [[nodiscard]] virtual std::string tell(const ReadableMatch& match, const Communication& done) const = 0;
    /// Returns the sentence that comes before the one about `done`: who goes first, once the first opening hands are
    /// drawn. Default: empty.
    [[nodiscard]] virtual std::string tellFirst(const ReadableMatch& /*match*/, const Communication& /*done*/) const {
        return {};
    }
    /// Returns one sentence about a verb that was executed silently and is therefore not on the stack. Default: empty.
    [[nodiscard]] virtual std::string tellRule(const ReadableMatch& /*match*/, const Communication& /*done*/) const {
        return {};
    }
};

}  // namespace duelogue
