#pragma once

#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"

namespace duelogue {

/// An observer that gets each communication once, in the order of cause and effect: a verb before anything that the
/// verb triggers, any other communication as it completes.
class CausalObserver : public Observer {
public:
    void happened(const Match& match, const Communication& verb) final { told(match, verb); }
    void completed(const Match& match, const Communication& done) final {
        if (!hasBeenTold(done)) told(match, done);
    }

    /// Called while the communication is on top of the stack with its outcome set.
    virtual void told(const Match& match, const Communication& done) = 0;
};

}  // namespace duelogue
