#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NotAnAction:
            return "You can only do this as an action on your turn.";
        case Reason::NoClicks:
            return "Not enough clicks.";
        case Reason::NoIce:
            return "It can't break any subroutine here.";
        case Reason::TooWeak:
            return "Its strength is lower than the ice's: boost it first.";
        case Reason::OtherServer:
            return "There is nowhere to install it.";
        case Reason::NoMemory:
            return "Not enough memory: trash a program first.";
        case Reason::NotAdvanced:
            return "Not enough advancement counters: advance it first.";
        case Reason::NoTimeToScore:
            return "Score agendas on your turn, between actions.";
        case Reason::NoTimeToRez:
            return "You can't rez cards now.";
        case Reason::OtherIce:
            return "Ice can only be rezzed while the Runner approaches it.";
        case Reason::NoViruses:
            return "There are no virus counters to purge.";
        case Reason::NoTags:
            return "The Runner has no tags.";
        case Reason::Used:
            return "It was already used this turn.";
        case Reason::Rezzed:
            return "It is already rezzed.";
        case Reason::NotInForce:
            return "Its ability doesn't work where it is now.";
        case Reason::NoPrograms:
            return "There are no programs to trash for it.";
        case Reason::ClicksLeft:
            return "You must spend your remaining clicks first.";
        case Reason::NotTrashed:
            return "You can't trash it: it has no trash cost here.";
        case Reason::NoTimeToJackOut:
            return "You can only jack out after passing a piece of ice.";
        case Reason::NoTimeToTrash:
            return "You can only do this while you access a card.";
        case Reason::Tried:
            return "[1] prevents that this turn.";
    }
    return "";
}

}  // namespace duelogue::netrun
