#pragma once

#include <cstdint>

#include "match/loop/StepResult.h"

namespace duelogue {

class HandlerContext;

/// The moment at which triggers on a verb look at the match.
enum class LooksBack : std::uint8_t {
    Never,    ///< after the verb has happened
    Leaving,  ///< just before the verb for triggers on a card that leaves play; afterwards for all others
    Always,   ///< just before the verb
};

/// The properties of a verb: everything that the engine knows in order to execute it.
struct VerbInfo {
    /// Executes the verb, for all its subjects at once. A derived verb asks for other verbs and is entered again with
    /// each answer; callers cannot tell the difference (S4.3). nullptr for an event without an effect of its own.
    StepResult (*act)(HandlerContext&, Communication& verb, const Communication* answered) = nullptr;
    LooksBack looksBack = LooksBack::Never;
    /// Each unit of its amount and each of its subjects is an event of its own, one after the other (draws).
    bool oneByOne = false;
    /// Card files cannot name the verb, so cards neither intercept nor notice it.
    bool silent = false;
    /// The verb puts its subjects onto a card: VerbBody::onto().
    bool onto = false;
    /// The verb uses a card as printed: VerbBody::print().
    bool usesPrint = false;
    /// Its player pays its amount, completely or not at all (Rulebook::payment()).
    bool pays = false;
    /// The verb takes a value from players. A player may choose to suffer it only with at least that amount.
    bool inFull = false;
    /// Called once for each such verb that is about to happen, before it can be intercepted. nullptr if the rules need
    /// no notice.
    void (*imminent)(HandlerContext&, const Communication& verb) = nullptr;
};

}  // namespace duelogue
