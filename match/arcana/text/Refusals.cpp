#include "match/arcana/text/Refusals.h"

namespace duelogue::arcana {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NotInMain:
            return "Only in your own main phase, while nothing waits to resolve.";
        case Reason::LandPlayed:
            return "You have played a land this turn.";
        case Reason::Tapped:
            return "It is tapped.";
        case Reason::JustCome:
            return "It has come under your control this turn.";
        case Reason::Defender:
            return "It has defender: it can't attack.";
        case Reason::OutOfReach:
            return "Only what flies or has reach can block it.";
        case Reason::Feared:
            return "Only black or artifact creatures can block it.";
        case Reason::WalkedPast:
            return "It walks through a land that you control.";
        case Reason::BlocksAlone:
            return "It has menace: one creature alone can't block it.";
        case Reason::BlockedOnce:
            return "No more creatures can block it.";
        case Reason::OtherDuty:
            return "Another attacker has to be blocked by it.";
        case Reason::MustAttack:
            return "[1] has to attack.";
        case Reason::MustBlock:
            return "More creatures have to block.";
        case Reason::NotAttacking:
            return "Only an attacking creature can be blocked.";
    }
    return "";
}

}  // namespace duelogue::arcana
