#pragma once

#include "match/effects/verbs/VerbBody.h"
#include "match/effects/verbs/VerbProcess.h"
#include "match/loop/Observer.h"

namespace duelogue {

/// An observer that receives each communication once, in causal order: a verb before everything that it triggers, any
/// other communication when it completes.
class CausalObserver : public Observer {
public:
    void happened(const ReadableMatch& match, const Communication& verb) final { told(match, verb); }
    void completed(const ReadableMatch& match, const Communication& done) final {
        if (!hasBeenTold(done)) told(match, done);
    }

    /// Called with each communication, while it is on top of the stack with its outcome set.
    virtual void told(const ReadableMatch& match, const Communication& done) = 0;
};

}  // namespace duelogue
