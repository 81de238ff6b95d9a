#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

const char* textOf(MessageId message) {
    switch (static_cast<Reason>(message)) {
        case Reason::NotInMain:
            return "You can only do this in your Main Phase with no chain.";
        case Reason::NotYourTurn:
            return "You can only activate it from the hand on your own turn.";
        case Reason::Summoned:
            return "You've already Normal Summoned or Set this turn.";
        case Reason::TooFewTributes:
            return "You don't control enough monsters to tribute for it.";
        case Reason::NoMonsterSpace:
            return "No free Monster Zone.";
        case Reason::NoSpellSpace:
            return "No free Spell & Trap Zone.";
        case Reason::NothingToSummon:
            return "You have no monster it could summon.";
        case Reason::SetFirst:
            return "Set the trap first; you can activate it from the next turn on.";
        case Reason::JustSet:
            return "It was set this turn: activate it from the next turn on.";
        case Reason::Waits:
            return "It can be activated only when the event in its text happens.";
        case Reason::TooSlow:
            return "Its Spell Speed is too low to respond now.";
        case Reason::NotInStep:
            return "You can't activate it at this point of the Damage Step.";
        case Reason::InUse:
            return "It is already being activated.";
        case Reason::Settled:
            return "Its battle position can't change again this turn.";
        case Reason::Defending:
            return "It is in defense position: change it to attack position first.";
        case Reason::Attacked:
            return "It has already attacked this turn.";
        case Reason::FaceDown:
            return "It is face-down: Flip Summon it first.";
        case Reason::MonstersFirst:
            return "You must attack a monster while your opponent controls one.";
        case Reason::FirstTurn:
            return "There is no Battle Phase on the first turn.";
        case Reason::BattleIsOver:
            return "This turn's Battle Phase is over.";
        case Reason::SummonFirst:
            return "Summon or Set a monster first, or pass.";
        case Reason::NotInBattle:
            return "You can only attack in your Battle Phase with no chain.";
        case Reason::NotATarget:
            return "You can only attack your opponent's monsters.";
    }
    return "";
}

}  // namespace duelogue::tribute
