#include "match/state/Message.h"

namespace duelogue {

const char* text(MessageId message) {
    switch (message) {
        case MessageId::None:
            return "";
        case MessageId::NotYourTurnToAnswer:
            return "It is not you who is asked now.";
        case MessageId::NotOneOfTheAnswers:
            return "That can't be done now: something else is asked.";
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
            return "Endless loop: the match is a draw.";
        case MessageId::TooManyTurns:
            return "Turn limit reached: the match is a draw.";
        case MessageId::IsPreventedBy:
            return "Another card doesn't allow it now: [1].";
        case MessageId::NotEligible:
            return "That can't be chosen for [1].";
        case MessageId::NotToChoose:
            return "That can't be chosen here.";
        case MessageId::AlreadyChosen:
            return "It has been chosen already.";
        case MessageId::MoreToChoose:
            return "There is more to choose first.";
        case MessageId::OutOfRange:
            return "The number is too small or too large.";
        case MessageId::CantBeTargeted:
            return "It can't be targeted.";
        case MessageId::NotInHand:
            return "That can't be done now: it isn't in your hand.";
        case MessageId::NotInPlay:
            return "It isn't in play.";
        case MessageId::NotYours:
            return "It isn't your card.";
        case MessageId::NoAbility:
            return "It has no ability that could be used.";
        case MessageId::SameAsAnother:
            return "It is the same as another one that is offered.";
        case MessageId::WrongType:
            return "Cards of its type can't do that.";
        case MessageId::OtherRole:
            return "Only the other side can do that.";
        case MessageId::OtherCard:
            return "That is asked of another card.";
        case MessageId::NothingToPay:
            return "There is nothing to pay for now.";
        case MessageId::Count:
            break;
    }
    return "";
}

}  // namespace duelogue
