#include "match/state/Message.h"

namespace duelogue {

const char* text(MessageId message) {
    switch (message) {
        case MessageId::None:
            return "";
        case MessageId::NotYourTurnToAnswer:
            return "It is not you who is asked now.";
        case MessageId::NotOneOfTheAnswers:
            return "That can't be done now.";
        case MessageId::NothingToTakeBack:
            return "There is nothing to take back here.";
        case MessageId::MatchIsOver:
            return "The match is over.";
        case MessageId::NotEnoughResources:
            return "Not enough to pay for it.";
        case MessageId::TakenBack:
            return "Taken back.";
        case MessageId::NoLegalTarget:
            return "There is nothing it could be aimed at.";
        case MessageId::NotAllowedNow:
            return "That isn't allowed now.";
        case MessageId::CostCantBePaid:
            return "What it costs can't be paid now.";
        case MessageId::TextForbids:
            return "Its own text doesn't allow it now.";
        case MessageId::NothingToDo:
            return "It would do nothing now.";
        case MessageId::IsPrevented:
            return "Another card doesn't allow it now.";
        case MessageId::EndlessEffects:
            return "What the cards do would go on without end: nobody wins.";
        case MessageId::TooManyTurns:
            return "The match has gone on for too many turns: nobody wins.";
        case MessageId::Count:
            break;
    }
    return "";
}

}  // namespace duelogue
