#include "match/basebreak/text/Refusals.h"

namespace duelogue::basebreak {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NoMinionLeft:
            return "You can't play any more minions this turn.";
        case Reason::NoActionLeft:
            return "You can't play any more actions this turn.";
        case Reason::TooStrong:
            return "Your remaining minion play is limited to lower power.";
        case Reason::Elsewhere:
            return "Your remaining play can't be used there.";
        case Reason::NothingToLieOn:
            return "There is nothing to play it on.";
        case Reason::Used:
            return "It was already used this turn.";
        case Reason::BeforeScoring:
            return "You can only do this before a base scores.";
        case Reason::NotBeforeScoring:
            return "You can't do this while a base is about to score.";
        case Reason::ExtraFirst:
            return "Use the extra play first, or pass.";
        case Reason::NotSpecial:
            return "You can only play specials now.";
        case Reason::NotReady:
            return "Choose a base that has reached its breakpoint.";
    }
    return "";
}

}  // namespace duelogue::basebreak
