#include "match/arcana/text/Refusals.h"

namespace duelogue::arcana {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NotInMain:
            return "You can only do this in your main phase with an empty stack.";
        case Reason::LandPlayed:
            return "You've already played a land this turn.";
        case Reason::Tapped:
            return "It is tapped.";
        case Reason::JustCome:
            return "It came under your control this turn (summoning sickness).";
        case Reason::Defender:
            return "It has defender: it can't attack.";
        case Reason::OutOfReach:
            return "Only creatures with flying or reach can block it.";
        case Reason::Feared:
            return "Only black or artifact creatures can block it.";
        case Reason::WalkedPast:
            return "Landwalk: it can't be blocked while you control a matching land.";
        case Reason::BlocksAlone:
            return "Menace: block it with two or more creatures.";
        case Reason::BlockedOnce:
            return "It can't be blocked by more creatures.";
        case Reason::OtherDuty:
            return "It must block another attacker.";
        case Reason::MustAttack:
            return "[1] must attack.";
        case Reason::MustBlock:
            return "More creatures must block.";
        case Reason::NotAttackers:
            return "You can only attack in your declare attackers step.";
        case Reason::NotBlockers:
            return "You can only block in your opponent's declare blockers step.";
        case Reason::NoPriority:
            return "You can't do this while attackers or blockers are declared.";
        case Reason::WhilePaying:
            return "Pay first, or cancel.";
        case Reason::NotAttacking:
            return "You can only block attacking creatures.";
    }
    return "";
}

}  // namespace duelogue::arcana
