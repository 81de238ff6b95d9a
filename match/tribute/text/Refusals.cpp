#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NotInMain:
            return "Only in your own main phase, while there is no chain.";
        case Reason::NotYourTurn:
            return "Out of the hand only in your own turn.";
        case Reason::Summoned:
            return "You have summoned or set a monster this turn.";
        case Reason::TooFewTributes:
            return "There are not enough monsters to tribute for it.";
        case Reason::NoMonsterSpace:
            return "There is no free space for a monster.";
        case Reason::NoSpellSpace:
            return "There is no free space for a spell or trap.";
        case Reason::NothingToSummon:
            return "You have no monster that could be summoned by it.";
        case Reason::SetFirst:
            return "A trap has to be set first, and to wait for the next turn.";
        case Reason::JustSet:
            return "It was set this turn.";
        case Reason::Waits:
            return "What it waits for has not happened.";
        case Reason::TooSlow:
            return "It is too slow to respond with it now.";
        case Reason::NotInStep:
            return "Not in this part of the damage step.";
        case Reason::InUse:
            return "It is being used.";
        case Reason::Settled:
            return "Its position can't be changed any more this turn.";
        case Reason::Defending:
            return "It is in defense position.";
        case Reason::Attacked:
            return "It has attacked this turn.";
        case Reason::FaceDown:
            return "It lies face-down.";
        case Reason::MonstersFirst:
            return "A monster has to be attacked while there is one.";
        case Reason::FirstTurn:
            return "There is no battle in the first turn.";
        case Reason::BattleIsOver:
            return "The battle of this turn is over.";
        case Reason::NotATarget:
            return "Only a monster of the other player can be attacked.";
    }
    return "";
}

}  // namespace duelogue::tribute
