#pragma once

#include "match/loop/Reply.h"
#include "match/state/Communication.h"

namespace duelogue {

class ReadableMatch;

/// An observer of a match, for logs, journals and windows. A MatchDriver calls it on its own thread, never while a
/// handler holds a reference into the stack (S1.30).
class Observer {
public:
    virtual ~Observer() = default;
    /// A player's reply was accepted.
    virtual void replied(const ReadableMatch& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) {}
    /// A reply that a player submitted in advance was illegal when its turn came.
    virtual void refused(const ReadableMatch& /*match*/, PlayerId /*player*/, const Reply& /*reply*/,
                         MessageId /*why*/) {}
    /// A verb has happened. Its triggers are processed next, and then it is complete. Its list still exists.
    virtual void happened(const ReadableMatch& /*match*/, const Communication& /*verb*/) {}
    /// A communication is complete. Its list still exists.
    virtual void completed(const ReadableMatch& /*match*/, const Communication& /*done*/) {}
    /// A verb was executed silently. It is not on the stack, and its list still exists.
    virtual void executed(const ReadableMatch& /*match*/, const Communication& /*verb*/) {}
};

}  // namespace duelogue
