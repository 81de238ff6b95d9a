#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NotAnAction:
            return "Only as an action of your own turn.";
        case Reason::NoClicks:
            return "Not enough clicks.";
        case Reason::NoIce:
            return "There are no subroutines that it could break now.";
        case Reason::TooWeak:
            return "It is weaker than the ice.";
        case Reason::OtherServer:
            return "There is no place where it could be installed.";
        case Reason::NoMemory:
            return "There would not be enough memory for it.";
        case Reason::NotAdvanced:
            return "It has not been advanced often enough.";
        case Reason::NoTimeToScore:
            return "Agendas are scored in the Corp's turn, between actions.";
        case Reason::NoTimeToRez:
            return "This is no time to rez cards.";
        case Reason::OtherIce:
            return "Ice is rezzed as the Runner approaches it.";
        case Reason::NoViruses:
            return "There are no virus counters.";
        case Reason::NoTags:
            return "The Runner has no tags.";
        case Reason::Used:
            return "It has been used this turn.";
        case Reason::Rezzed:
            return "It is rezzed.";
        case Reason::NotInForce:
            return "Its text doesn't work where it lies.";
        case Reason::NoPrograms:
            return "There are no programs that it could replace.";
        case Reason::ClicksLeft:
            return "You have clicks left to spend.";
        case Reason::NotTrashed:
            return "It has no trash cost that could be paid here.";
        case Reason::Tried:
            return "Another card has stopped that this turn.";
    }
    return "";
}

}  // namespace duelogue::netrun
