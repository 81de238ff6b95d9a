#include "match/state/Message.h"

namespace duelogue {

const char* text(MessageId message) {
    switch (message) {
        case MessageId::None:
            return "";
        case MessageId::NotYourTurnToAnswer:
            return "It's not your decision.";
        case MessageId::NotOneOfTheAnswers:
            return "You can't do that now: answer the current question first.";
        case MessageId::NothingToTakeBack:
            return "There is nothing to cancel.";
        case MessageId::MatchIsOver:
            return "The match is over.";
        case MessageId::NotEnoughResources:
            return "You can't pay for it.";
        case MessageId::TakenBack:
            return "Canceled.";
        case MessageId::NoLegalTarget:
            return "There is no legal target.";
        case MessageId::NotAllowedNow:
            return "You can't do that now.";
        case MessageId::CostCantBePaid:
            return "You can't pay its full cost now.";
        case MessageId::TextForbids:
            return "This card's own text forbids it now.";
        case MessageId::NothingToDo:
            return "It would have no effect now.";
        case MessageId::IsPrevented:
            return "Another card's effect forbids it now.";
        case MessageId::EndlessEffects:
            return "Endless loop: the match is a draw.";
        case MessageId::TooManyTurns:
            return "Turn limit reached: the match is a draw.";
        case MessageId::IsPreventedBy:
            return "[1]'s effect forbids it now.";
        case MessageId::NotEligible:
            return "You can't choose that for [1].";
        case MessageId::NotToChoose:
            return "You can't choose that here.";
        case MessageId::AlreadyChosen:
            return "You've already chosen it.";
        case MessageId::MoreToChoose:
            return "You must choose more first.";
        case MessageId::OutOfRange:
            return "That number is too small or too large.";
        case MessageId::CantBeTargeted:
            return "You can't target it.";
        case MessageId::NotInHand:
            return "You can't do that now: the card isn't in your hand.";
        case MessageId::NotInPlay:
            return "The card isn't in play.";
        case MessageId::NotYours:
            return "It isn't your card.";
        case MessageId::NoAbility:
            return "The card has no ability to use now.";
        case MessageId::SameAsAnother:
            return "Choose the other copy: both are the same.";
        case MessageId::WrongType:
            return "Cards of its type can't do that.";
        case MessageId::OtherRole:
            return "Only the other side can do that.";
        case MessageId::OtherCard:
            return "The question is about another card.";
        case MessageId::NothingToPay:
            return "There is nothing to pay for now.";
        case MessageId::Count:
            break;
    }
    return "";
}

}  // namespace duelogue
