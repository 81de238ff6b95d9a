#include "match/basebreak/text/Refusals.h"

namespace duelogue::basebreak {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NoMinionLeft:
            return "You can play no more minions this turn.";
        case Reason::NoActionLeft:
            return "You can play no more actions this turn.";
        case Reason::TooStrong:
            return "The minion that you can still play has to be weaker.";
        case Reason::Elsewhere:
            return "What you can still play can't be played there.";
        case Reason::NothingToLieOn:
            return "There is nothing it could be played on.";
        case Reason::Used:
            return "It has been used this turn.";
        case Reason::BeforeScoring:
            return "Only before a base scores.";
        case Reason::NotBeforeScoring:
            return "Not while a base is about to score.";
        case Reason::NotSpecial:
            return "Only specials can be played now.";
        case Reason::NotReady:
            return "Only a base that has reached its breakpoint scores.";
    }
    return "";
}

}  // namespace duelogue::basebreak
